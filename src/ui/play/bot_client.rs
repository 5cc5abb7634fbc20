//! The page's line to the bots' worker. A worker that fails is ended and started anew; if that does not help, the page thinks for itself,
//! so that a game always goes on.
//!
//! Workers are started from a text that the page holds: they need no file, which an update might have taken away meanwhile, and they are
//! under the page's own policy, as a worker from an address would not be.

use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;

use futures_util::lock::Mutex;
use gloo_timers::callback::Timeout;
use js_sys::{Array, Function, Promise, Reflect, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    AbortSignal, Blob, BlobPropertyBag, Element, MessageEvent, RequestInit, Response, Url, Worker, WorkerOptions,
    WorkerType,
};

use super::bots::Bots;
use crate::bots::Mind;
use crate::bots::rollout::Advice;
use crate::protocol::{self, Answer, Query, Reply, Request};
use crate::ui::part::Source;

/// The element that has the page's program in it, where everything is one file; its text knows by itself when it is in a worker.
const PROGRAM: &str = "program";
/// How long a worker may take to start, and its text to come, in milliseconds.
const START_MS: u32 = 5_000;
/// How long it may take to answer, in milliseconds; well above what it takes to think. One that has closed itself says nothing, so this is what notices.
const ANSWER_MS: u32 = 3_000;
/// How long the page itself may think where there is no worker, in milliseconds: it cannot be pressed meanwhile.
const PAGE_MS: f64 = 50.0;
/// How often one question is put to a worker.
const TRIES: usize = 2;
/// After this many failures in a row at one table no worker is asked any more.
const PATIENCE: u32 = 4;
/// After this many in a row that did not even start, none is started as long as the page lives: it would not start the next time, either.
const STARTS: u32 = 2;

#[wasm_bindgen]
extern "C" {
    /// The address of this program's script, whatever name the build gave it.
    #[wasm_bindgen(thread_local_v2, js_namespace = ["import", "meta"], js_name = url)]
    static GLUE: String;
}

thread_local! {
    /// The address of the text that workers are started from.
    static SCRIPT: OnceCell<String> = const { OnceCell::new() };
    /// How many workers in a row did not start.
    static FAILED_STARTS: Cell<u32> = const { Cell::new(0) };
}

/// Gets the text that workers are started from while the files of this version are sure to be there.
pub fn prepare() {
    // Whether it worked shows when a worker is wanted.
    spawn_local(async { script().await.map_or((), drop) });
}

/// Asks the bots, one question at a time. Clones share one worker, which [`BotClient::warm`] or else the first question starts.
#[derive(Clone)]
pub struct BotClient(Rc<Connection>);

/// What does not know the game.
struct Connection {
    bots: &'static Source<Bots>,
    worker: RefCell<Option<BotWorker>>,
    /// Who waits for the worker's next message.
    waiting: Rc<RefCell<Option<Function>>>,
    /// Held by whoever asks.
    turn: Mutex<()>,
    last_id: Cell<u32>,
    failures: Cell<u32>,
}

/// A worker, and what listens to it. Dropping it ends the worker.
struct BotWorker {
    worker: Worker,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(web_sys::Event)>,
}

/// A thought that takes long. It cannot be interrupted: dropped before the answer has come, it ends the worker, and the next question starts
/// another one.
struct LongThought<'a>(Option<&'a Connection>);

impl Drop for LongThought<'_> {
    fn drop(&mut self) {
        if let Some(connection) = self.0 {
            connection.worker.take();
        }
    }
}

impl Drop for BotWorker {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl BotClient {
    /// A client without a worker yet, for the bots of that source.
    pub fn new(bots: &'static Source<Bots>) -> Self {
        Self(Rc::new(Connection {
            bots,
            worker: RefCell::default(),
            waiting: Rc::default(),
            turn: Mutex::default(),
            last_id: Cell::default(),
            failures: Cell::default(),
        }))
    }

    /// Starts the worker, so that the first question finds it there.
    pub async fn warm(&self) {
        let connection = &self.0;
        let _turn = connection.turn.lock().await;
        connection.bots.come().await;
        if connection.spawn().await.is_none() {
            connection.stop();
        }
    }

    /// What the bot that is asked by `request` does. The answer is always legal; there is one wherever something is legal.
    pub async fn choose<G: Mind>(&self, request: Request<G>) -> Option<G::Action> {
        let legal = G::legal_in(&request.view);
        match self.ask::<G>(request).await {
            Some(Answer::Action(action)) => Some(action),
            // Not even the page itself knew.
            _ => legal.as_ref().first().copied(),
        }
    }

    /// Whether the bots have come.
    pub fn are_here(&self) -> bool {
        self.0.bots.now().is_some()
    }

    /// Waits until the bots have come.
    pub async fn come(&self) {
        self.0.bots.come().await;
    }

    /// What the bot that is asked would do if there were no time to think.
    pub fn first_guess<G: Mind>(&self, request: &Request<G>) -> Option<G::Action> {
        let guess = || {
            let reply = (self.0.bots.now()?.serve)(&protocol::encode(request).ok()?, 0.0);
            match protocol::decode::<Reply<G>>(&reply).ok()?.answer {
                Answer::Action(action) => Some(action),
                Answer::Advice(_) => None,
            }
        };
        guess().or_else(|| G::legal_in(&request.view).as_ref().first().copied())
    }

    /// How the best bot sees `view`, and what was `done` there, if there is anything to weigh. Dropped, it is no longer thought about.
    pub async fn advise<G: Mind>(&self, seed: u64, view: G::View, done: Option<G::Action>) -> Option<Advice<G>> {
        match self.ask::<G>(Request::advise(seed, view, done)).await? {
            Answer::Advice(advice) => Some(advice),
            Answer::Action(_) => None,
        }
    }

    async fn ask<G: Mind>(&self, mut request: Request<G>) -> Option<Answer<G>> {
        let connection = &self.0;
        let _turn = connection.turn.lock().await;
        let bots = connection.bots.come().await;
        request.id = connection.next_id();
        let fits = |reply: &Reply<G>| reply.fits(&request);
        let read = |bytes: &[u8]| protocol::decode(bytes).ok().filter(fits);
        if let Ok(bytes) = protocol::encode(&request) {
            let is_answer = |bytes: &[u8]| read(bytes).is_some();
            let mut thought = LongThought(matches!(request.question, Query::Advise { .. }).then_some(connection));
            let reply = connection.ask(&bytes, request.id, &is_answer).await;
            thought.0 = None;
            if let Some(reply) = reply.as_deref().and_then(read) {
                return Some(reply.answer);
            }
        }
        // There is no time to infer anything anew at every question.
        let at_once = Request { notes: G::Notes::default(), ..request.clone() };
        let reply = (bots.serve)(&protocol::encode(&at_once).ok()?, PAGE_MS);
        read(&reply).map(|reply| reply.answer)
    }
}

impl Connection {
    fn next_id(&self) -> u32 {
        self.last_id.set(self.last_id.get().wrapping_add(1));
        self.last_id.get()
    }

    /// Puts a question to the worker, another one if it fails; nothing if that does not help.
    async fn ask(&self, question: &[u8], id: u32, is_answer: &dyn Fn(&[u8]) -> bool) -> Option<Vec<u8>> {
        for _ in 0..TRIES {
            if self.failures.get() >= PATIENCE {
                break;
            }
            if let Some(reply) = self.ask_once(question, id).await
                && is_answer(&reply)
            {
                self.failures.set(0);
                return Some(reply);
            }
            self.stop();
        }
        None
    }

    /// The worker, started if there is none; nothing if it does not start.
    async fn spawn(&self) -> Option<Worker> {
        if self.worker.borrow().is_none() {
            let failed = FAILED_STARTS.get();
            if failed >= STARTS {
                return None;
            }
            // Its text may not have come; that is no worker that does not start.
            let script = script().await.ok()?;
            let started = self.start(&script).await;
            FAILED_STARTS.set(if started.is_some() { 0 } else { failed + 1 });
        }
        Some(self.worker.borrow().as_ref()?.worker.clone())
    }

    async fn start(&self, script: &str) -> Option<()> {
        let started = self.next_message(START_MS);
        let worker = BotWorker::start(script, &self.waiting).ok()?;
        // What it says first is only that it is there. It would take a question that comes before for its program.
        started.await?;
        self.worker.replace(Some(worker));
        Some(())
    }

    /// Stops a worker that has failed.
    fn stop(&self) {
        self.failures.set(self.failures.get() + 1);
        self.worker.take();
    }

    /// Puts a question to the worker; nothing if it fails in any way.
    async fn ask_once(&self, question: &[u8], id: u32) -> Option<Vec<u8>> {
        let worker = self.spawn().await?;
        worker.post_message(&Uint8Array::from(question)).ok()?;
        loop {
            let reply = self.next_message(ANSWER_MS).await?.dyn_into::<Uint8Array>().ok()?.to_vec();
            if protocol::id(&reply)? == id {
                return Some(reply);
            }
            // An answer to a question that nobody asks any more.
        }
    }

    /// The worker's next message, if it comes within `limit` milliseconds and before an error.
    fn next_message(&self, limit: u32) -> impl Future<Output = Option<JsValue>> + use<> {
        let waiting = Rc::clone(&self.waiting);
        let promise = Promise::new(&mut |resolve, _| {
            waiting.replace(Some(resolve));
        });
        let clock = Timeout::new(limit, move || settle(&waiting, &JsValue::UNDEFINED));
        async move {
            let message = JsFuture::from(promise).await.ok();
            clock.cancel();
            message.filter(|message| !message.is_undefined())
        }
    }
}

/// Gives `message` to whoever waits; undefined stands for a failure.
fn settle(waiting: &RefCell<Option<Function>>, message: &JsValue) {
    let waiter = waiting.borrow_mut().take();
    if let Some(waiter) = waiter {
        waiter.call1(&JsValue::NULL, message).ok();
    }
}

impl BotWorker {
    fn start(script: &str, waiting: &Rc<RefCell<Option<Function>>>) -> Result<Self, JsValue> {
        let options = WorkerOptions::new();
        // Chromium starts no module out of a page that is opened from a disk.
        options.set_type(if within().is_some() { WorkerType::Classic } else { WorkerType::Module });
        let worker = Worker::new_with_options(script, &options)?;
        let on_message = Closure::new({
            let waiting = Rc::clone(waiting);
            move |event: MessageEvent| settle(&waiting, &event.data())
        });
        let on_error = Closure::new({
            let waiting = Rc::clone(waiting);
            move |_| settle(&waiting, &JsValue::UNDEFINED)
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        let started = Self { worker, _on_message: on_message, _on_error: on_error };
        // The page's own program with the parts of it that are there, compiled already.
        let parts = Reflect::get(&js_sys::global(), &"parts".into())?;
        started.worker.post_message(&Array::of2(&wasm_bindgen::module(), &parts))?;
        Ok(started)
    }
}

/// The element with the page's program, where everything is one file.
fn within() -> Option<Element> {
    web_sys::window()?.document()?.get_element_by_id(PROGRAM)
}

/// The address of the text that workers are started from.
async fn script() -> Result<String, JsValue> {
    if let Some(address) = SCRIPT.with(|address| address.get().cloned()) {
        return Ok(address);
    }
    let text = match within() {
        Some(program) => program.text_content().unwrap_or_default(),
        None => worker_text(&fetch_glue().await?).ok_or("the program's script is not what it was")?,
    };
    let kind = BlobPropertyBag::new();
    kind.set_type("text/javascript");
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &kind)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    Ok(SCRIPT.with(|kept| kept.get_or_init(|| address).clone()))
}

/// The script by which the page itself was started, from the browser's cache.
async fn fetch_glue() -> Result<String, JsValue> {
    let window = web_sys::window().ok_or("there is no window")?;
    let options = RequestInit::new();
    options.set_signal(Some(&AbortSignal::timeout_with_u32(START_MS)));
    let answer = window.fetch_with_str_and_init(&GLUE.with(String::clone), &options);
    let answer: Response = JsFuture::from(answer).await?.dyn_into()?;
    let text = JsFuture::from(answer.text()?).await?;
    Ok(text.as_string().filter(|_| answer.ok()).ok_or("the program's script is gone")?)
}

/// `glue` with a start for a worker: once the compiled program comes, it runs, and its `main` sees where it is. A failure becomes the worker's
/// `error` event. None if `glue` is not what `wasm-bindgen` makes.
fn worker_text(glue: &str) -> Option<String> {
    let (before, _) = glue.rsplit_once(" as default")?;
    let init = before.rsplit(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != '$').next()?;
    (!init.is_empty())
        .then(|| format!("{glue}\nonmessage=({{data:[program,parts]}})=>{{Object.assign(globalThis,{{parts,async bringPart(){{}}}});{init}({{module_or_path:program}}).catch(reportError)}}"))
}

#[cfg(test)]
mod tests {
    use super::worker_text;

    #[test]
    fn a_worker_is_started_by_the_default_export_whatever_its_name() {
        for (exports, init) in [
            ("export { initSync, __wbg_init as default };\n", "__wbg_init"),
            ("export{a as initSync,$b as default};", "$b"),
        ] {
            let text = worker_text(&format!("let wasm;{exports}")).unwrap();
            assert!(
                text.starts_with("let wasm;") && text.contains(&format!("{init}({{module_or_path:program}})")),
                "{text}"
            );
        }
        assert_eq!(worker_text("<!doctype html><title>Not found</title>"), None);
        assert_eq!(worker_text("export{ as default}"), None);
    }
}
