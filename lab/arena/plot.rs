//! Strength against the time to think, as a picture.

use std::error::Error;
use std::path::Path;

use plotters::prelude::*;

/// What a league says of a bot.
pub struct Rated {
    pub name: String,
    /// Glicko's rating, and half the width of its 95 % interval; the first bot named has the rating 0.
    pub rating: f64,
    pub spread: f64,
    /// Processor time for a decision, in milliseconds: the mean and the worst.
    pub millis: f64,
    pub worst: f64,
}

/// Draws a point with its interval and name for each bot.
pub fn draw(standings: &[Rated], file: &Path) -> Result<(), Box<dyn Error>> {
    let least = |values: &mut dyn Iterator<Item = f64>| values.fold(f64::INFINITY, f64::min);
    let most = |values: &mut dyn Iterator<Item = f64>| values.fold(f64::NEG_INFINITY, f64::max);
    let millis = |s: &Rated| s.millis.max(1e-4);
    let times = least(&mut standings.iter().map(millis)) / 2.0..most(&mut standings.iter().map(millis)) * 8.0;
    let low = least(&mut standings.iter().map(|s| s.rating - s.spread)) - 40.0;
    let high = most(&mut standings.iter().map(|s| s.rating + s.spread)) + 40.0;
    let area = SVGBackend::new(file, (800, 500)).into_drawing_area();
    area.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&area)
        .margin(16)
        .x_label_area_size(44)
        .y_label_area_size(60)
        .build_cartesian_2d(times.log_scale(), low..high)?;
    let mut mesh = chart.configure_mesh();
    mesh.bold_line_style(BLACK.mix(0.12)).light_line_style(TRANSPARENT).label_style(("sans-serif", 14));
    mesh.x_desc("milliseconds a move").y_desc("rating, Elo's points").draw()?;
    for standing in standings {
        let (x, y) = (millis(standing), standing.rating);
        let ends = vec![(x, y - standing.spread), (x, y + standing.spread)];
        chart.draw_series([PathElement::new(ends, BLACK)])?;
        chart.draw_series([Circle::new((x, y), 4, BLACK.filled())])?;
        let label = Text::new(standing.name.clone(), (10, -8), ("sans-serif", 15));
        chart.draw_series([EmptyElement::at((x, y)) + label])?;
    }
    area.present()?;
    Ok(())
}
