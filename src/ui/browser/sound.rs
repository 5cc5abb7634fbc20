//! Sounds, made on the spot by the browser's own synthesiser: no file is loaded for them. Nothing is heard before the player has touched the
//! page, as browsers demand and manners, too.

use std::cell::RefCell;

use gloo_timers::callback::Timeout;
use js_sys::Reflect;
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::{
    AudioBuffer, AudioContext, AudioContextState, AudioNode, AudioParam, AudioScheduledSourceNode, BiquadFilterType,
    OscillatorType,
};

/// What is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// A card is drawn, or slides to somebody.
    Card,
    /// Cards are laid down.
    Lay,
    /// A hand is dealt, or a pile shuffled.
    Deal,
    /// A shot is fired.
    Gun,
    /// It hit.
    Hit,
    /// It missed, or was in vain.
    Miss,
    /// Something is the player's no longer.
    Robbed,
    /// Something has been won for good: the stamp comes down.
    Stamp,
    /// Money is paid.
    Coin,
    /// Fists on the table.
    Fist,
    /// A hand is over, or a place is held up.
    Bell,
    /// It is the player's turn.
    Turn,
    /// That is not possible.
    Refused,
    /// The player has won.
    Won,
    /// Somebody else has.
    Lost,
}

/// A strip of sound. Times in milliseconds, pitches in hertz.
struct Voice {
    kind: Kind,
    /// Its pitch, or the middle of its hiss: at first, and at the end.
    pitch: (f32, f32),
    /// When it begins.
    at: u16,
    /// How long it rings.
    rings: u16,
    /// How loud it is at first, up to 1.
    loud: f32,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Wood, bells.
    Sine,
    /// Strings, brass.
    Triangle,
    /// Paper, powder.
    Hiss,
}

const fn voice(kind: Kind, pitch: (f32, f32), at: u16, rings: u16, loud: f32) -> Voice {
    Voice { kind, pitch, at, rings, loud }
}

use Kind::{Hiss, Sine, Triangle};

impl Cue {
    const fn voices(self) -> &'static [Voice] {
        match self {
            Self::Card => const { &[voice(Hiss, (2600.0, 4200.0), 0, 90, 0.25)] },
            Self::Lay => {
                const { &[voice(Hiss, (1800.0, 900.0), 0, 60, 0.35), voice(Sine, (170.0, 110.0), 10, 70, 0.3)] }
            }
            Self::Deal => {
                const {
                    &[
                        voice(Hiss, (2400.0, 3800.0), 0, 70, 0.22),
                        voice(Hiss, (2600.0, 4000.0), 90, 70, 0.22),
                        voice(Hiss, (2300.0, 3700.0), 180, 70, 0.22),
                        voice(Hiss, (2700.0, 4100.0), 270, 70, 0.22),
                    ]
                }
            }
            Self::Gun => {
                const {
                    &[
                        voice(Hiss, (1500.0, 300.0), 0, 260, 0.9),
                        voice(Sine, (140.0, 45.0), 0, 180, 0.8),
                        voice(Hiss, (500.0, 200.0), 120, 420, 0.16),
                    ]
                }
            }
            Self::Hit => {
                const { &[voice(Triangle, (1900.0, 1200.0), 0, 240, 0.22), voice(Sine, (2850.0, 2400.0), 0, 320, 0.12)] }
            }
            Self::Miss => const { &[voice(Sine, (1500.0, 420.0), 0, 300, 0.16)] },
            Self::Robbed => {
                const {
                    &[
                        voice(Hiss, (3600.0, 1400.0), 0, 160, 0.35),
                        voice(Triangle, (330.0, 311.0), 60, 160, 0.25),
                        voice(Triangle, (262.0, 247.0), 200, 260, 0.25),
                    ]
                }
            }
            Self::Stamp => {
                const {
                    &[
                        voice(Sine, (120.0, 50.0), 0, 160, 0.9),
                        voice(Hiss, (700.0, 250.0), 0, 90, 0.6),
                        voice(Triangle, (784.0, 784.0), 130, 240, 0.12),
                        voice(Triangle, (1175.0, 1175.0), 210, 320, 0.12),
                    ]
                }
            }
            Self::Coin => {
                const { &[voice(Sine, (2093.0, 2093.0), 0, 140, 0.16), voice(Sine, (2794.0, 2794.0), 55, 260, 0.14)] }
            }
            Self::Fist => const { &[voice(Sine, (95.0, 55.0), 0, 150, 0.9), voice(Hiss, (420.0, 180.0), 0, 80, 0.5)] },
            Self::Bell => {
                const { &[voice(Sine, (880.0, 876.0), 0, 900, 0.25), voice(Sine, (2210.0, 2200.0), 0, 420, 0.1)] }
            }
            Self::Turn => {
                const { &[voice(Triangle, (587.0, 587.0), 0, 130, 0.16), voice(Triangle, (880.0, 880.0), 110, 220, 0.16)] }
            }
            Self::Refused => const { &[voice(Triangle, (196.0, 175.0), 0, 150, 0.25)] },
            Self::Won => {
                const {
                    &[
                        voice(Triangle, (523.0, 523.0), 0, 180, 0.25),
                        voice(Triangle, (659.0, 659.0), 140, 180, 0.25),
                        voice(Triangle, (784.0, 784.0), 280, 180, 0.25),
                        voice(Triangle, (1047.0, 1047.0), 420, 700, 0.28),
                        voice(Sine, (2093.0, 2093.0), 430, 800, 0.1),
                    ]
                }
            }
            Self::Lost => {
                const {
                    &[
                        voice(Triangle, (392.0, 392.0), 0, 240, 0.22),
                        voice(Triangle, (330.0, 330.0), 220, 240, 0.22),
                        voice(Triangle, (262.0, 258.0), 440, 700, 0.22),
                    ]
                }
            }
        }
    }

    /// How long a phone trembles with it, in milliseconds; 0 for not at all.
    const fn trembles(self) -> u32 {
        match self {
            Self::Robbed | Self::Won => 60,
            Self::Stamp | Self::Fist => 30,
            Self::Turn | Self::Gun => 12,
            _ => 0,
        }
    }
}

/// How far apart the cues of one act are, in milliseconds.
const BEAT: u16 = 170;
/// The most cues that one act makes: a whole scoring sheet is heard as a handful of coins.
const MOST: usize = 6;
/// The synthesiser sleeps after so long without a cue, in milliseconds, as it takes power.
const SLEEP: u32 = 4_000;
/// What nothing fades below: a ramp can never come to nothing.
const FAINT: f32 = 0.000_1;

/// The synthesiser, once the page has been touched.
struct Studio {
    context: AudioContext,
    hiss: AudioBuffer,
    sleep: Option<Timeout>,
}

thread_local! {
    static STUDIO: RefCell<Option<Studio>> = const { RefCell::new(None) };
}

/// Waits for the first touch. To be called once.
pub fn listen() {
    let touched = || {
        STUDIO.with_borrow_mut(|studio| {
            if studio.is_none() {
                *studio = Studio::new().ok();
            }
        });
    };
    // Never taken down: the page is listened to as long as it lives.
    let _ = window_event_listener(leptos::ev::pointerdown, move |_| touched());
    let _ = window_event_listener(leptos::ev::keydown, move |_| touched());
}

/// Plays them one after another, as loud as `volume` (0 to 1). Where nothing can be heard nothing is.
pub fn play(cues: &[Cue], volume: f32) {
    if volume <= 0.0 || cues.is_empty() || document().hidden() {
        return;
    }
    STUDIO.with_borrow_mut(|studio| {
        if let Some(studio) = studio {
            // A browser that will not play has said so; there is nobody to tell.
            studio.play(cues, volume).ok();
        }
    });
}

impl Studio {
    fn new() -> Result<Self, JsValue> {
        let context = AudioContext::new()?;
        let rate = context.sample_rate();
        let hiss = context.create_buffer(1, rate as u32, rate)?;
        // The numbers of a small generator: white enough for paper and powder.
        let mut state = 0x2545_f491_u32;
        let noise: Vec<f32> = (0..rate as u32)
            .map(|_| {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (state >> 8) as f32 / 8_388_608.0 - 1.0
            })
            .collect();
        hiss.copy_to_channel(&noise, 0)?;
        let mut studio = Self { context, hiss, sleep: None };
        studio.sleep_soon(); // who wants no sound never hears a cue
        Ok(studio)
    }

    fn sleep_soon(&mut self) {
        let context = self.context.clone();
        self.sleep = Some(Timeout::new(SLEEP, move || drop(context.suspend())));
    }

    fn play(&mut self, cues: &[Cue], volume: f32) -> Result<(), JsValue> {
        if self.context.state() != AudioContextState::Running {
            let _ = self.context.resume()?;
        }
        self.sleep_soon();
        let begin = self.context.current_time() + 0.01;
        for (nth, cue) in cues.iter().take(MOST).enumerate() {
            for voice in cue.voices() {
                let at = begin + f64::from(nth as u16 * BEAT + voice.at) / 1000.0;
                self.sing(voice, at, volume)?;
            }
        }
        let trembles = cues.iter().map(|cue| cue.trembles()).max().unwrap_or_default();
        let navigator = window().navigator();
        // Not every browser has it.
        if trembles > 0 && Reflect::has(&navigator, &"vibrate".into())? {
            navigator.vibrate_with_duration(trembles);
        }
        Ok(())
    }

    fn sing(&self, voice: &Voice, at: f64, volume: f32) -> Result<(), JsValue> {
        let end = at + f64::from(voice.rings) / 1000.0;
        let glide = |pitch: &AudioParam| -> Result<(), JsValue> {
            pitch.set_value_at_time(voice.pitch.0, at)?;
            pitch.exponential_ramp_to_value_at_time(voice.pitch.1, end)?;
            Ok(())
        };
        let gain = self.context.create_gain()?;
        gain.gain().set_value_at_time(FAINT, at)?;
        gain.gain().exponential_ramp_to_value_at_time(voice.loud * volume, at + 0.005)?;
        gain.gain().exponential_ramp_to_value_at_time(FAINT, end)?;
        gain.connect_with_audio_node(&self.context.destination())?;
        let through = |node: &AudioNode| node.connect_with_audio_node(&gain).map(drop);
        if voice.kind == Hiss {
            let filter = self.context.create_biquad_filter()?;
            filter.set_type(BiquadFilterType::Bandpass);
            glide(&filter.frequency())?;
            through(&filter)?;
            let source = self.context.create_buffer_source()?;
            source.set_buffer(Some(&self.hiss));
            source.connect_with_audio_node(&filter)?;
            ring(&source, at, end)?;
        } else {
            let source = self.context.create_oscillator()?;
            source.set_type(if voice.kind == Sine { OscillatorType::Sine } else { OscillatorType::Triangle });
            glide(&source.frequency())?;
            through(&source)?;
            ring(&source, at, end)?;
        }
        Ok(())
    }
}

fn ring(source: &AudioScheduledSourceNode, at: f64, end: f64) -> Result<(), JsValue> {
    source.start_with_when(at)?;
    source.stop_with_when(end)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Cue; 15] = [
        Cue::Card,
        Cue::Lay,
        Cue::Deal,
        Cue::Gun,
        Cue::Hit,
        Cue::Miss,
        Cue::Robbed,
        Cue::Stamp,
        Cue::Coin,
        Cue::Fist,
        Cue::Bell,
        Cue::Turn,
        Cue::Refused,
        Cue::Won,
        Cue::Lost,
    ];

    #[test]
    fn every_cue_is_short_and_audible_and_none_hurts() {
        for cue in ALL {
            let voices = cue.voices();
            assert!(!voices.is_empty(), "{cue:?}");
            for voice in voices {
                assert!((20..=1_500).contains(&(voice.at + voice.rings)), "{cue:?}");
                assert!(voice.loud > 0.0 && voice.loud <= 1.0, "{cue:?}");
                // A ramp goes by ratios, so no pitch may be 0; and none is beyond what most can hear.
                assert!([voice.pitch.0, voice.pitch.1].iter().all(|pitch| (40.0..=8_000.0).contains(pitch)), "{cue:?}");
            }
            let together: f32 = voices.iter().filter(|voice| voice.at < 5).map(|voice| voice.loud).sum();
            assert!(together <= 2.0, "{cue:?} would be distorted");
        }
    }

    #[test]
    fn no_two_cues_sound_the_same() {
        let score =
            |cue: Cue| cue.voices().iter().map(|v| (v.pitch.0 as u32, v.pitch.1 as u32, v.at)).collect::<Vec<_>>();
        for (at, &cue) in ALL.iter().enumerate() {
            assert!(ALL[at + 1..].iter().all(|&other| score(cue) != score(other)), "{cue:?}");
        }
    }
}
