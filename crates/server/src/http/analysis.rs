//! `POST /api/analysis`: the best lines of a position as a stream, limited in time and number.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::response::Response;
use fencepost_engine::time_management::TimeBudget;
use fencepost_engine::{Report, Verdict};
use fencepost_rules::{Game, Seat};
use futures_util::stream;
use serde::Serialize;
use tokio::sync::mpsc;

use super::App;
use super::api::{Analysis, AnalysisRequest};
use super::body::Message;
use super::client::Client;
use super::error::ApiError;
use super::ndjson::{self, line};
#[cfg(test)]
use super::openapi::Problem;
use super::quota::{ClientPermit, Permit};
use crate::engines::{Purpose, Task};

/// How many lines may wait for a slow client. A search whose client is slower ends.
const BACKLOG: usize = 256;
/// How often, and after which time, to look again whether an analysis that nobody reads has ended.
const RETRIES: usize = 4;
const RETRY_AFTER: Duration = Duration::from_millis(25);

/// A line of analysis.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "lowercase")]
pub(crate) enum Finding {
    /// One of the best lines.
    Line {
        /// 1 for the best.
        rank: usize,
        /// Plies searched.
        depth: u32,
        /// Positions looked at.
        nodes: u64,
        /// Milliseconds.
        time: u64,
        /// The chance of the player to move.
        chance: f64,
        /// Plies to a proven win.
        win: Option<u32>,
        /// Plies to a proven loss.
        loss: Option<u32>,
        /// Whether a draw is proven.
        draw: bool,
        /// With three or four players: each seat's chance, in turn order.
        chances: Option<Vec<f32>>,
        /// The moves.
        moves: Vec<String>,
    },
    /// The end.
    End {
        /// The best move; null where the game is over.
        best: Option<String>,
    },
    /// The engine failed, which is a bug in it; nothing more comes.
    Error {
        /// What is always `engine-failed`.
        code: &'static str,
    },
}

/// Analyses a position.
#[cfg_attr(test, utoipa::path(
    post,
    path = "/api/analysis",
    request_body = AnalysisRequest,
    responses(
        (status = 200, description = "One JSON object a line: best lines as they are found, then the end", body = Finding),
        (status = 403, description = "A position of a game that the asker is playing against other people", body = Problem),
        (status = 404, description = "This server does not analyse", body = Problem),
        (status = 422, description = "A value that cannot be", body = Problem),
    )
))]
pub(crate) async fn analyse(
    State(app): State<Arc<App>>,
    client: Client,
    Message(request): Message<AnalysisRequest>,
) -> Result<Response, ApiError> {
    let settings = &app.house.settings;
    if !settings.analysis {
        return Err(ApiError::AnalysisOff);
    }
    let Analysis { game, lines: count, seconds, level } = request.check(settings.max_analysis_seconds)?;
    if let Some(guest) = client.guest
        && app.house.plays_position(guest, game.position()).await?
    {
        return Err(ApiError::OwnGame);
    }
    let too_many = ApiError::TooMany { code: "too-many-analyses", retry: seconds };
    let permit = wait_for_permit(&app, &client).await.ok_or(too_many)?;
    let (sender, findings) = mpsc::channel(BACKLOG);
    let task = task(game, Duration::from_secs(seconds), &client, sender, permit);
    app.house.engines.submit(Task { level, lines: count, ..task });
    Ok(ndjson::response(stream::unfold(findings, |mut findings| async {
        let finding: Finding = findings.recv().await?;
        let text = serde_json::to_string(&finding).ok()?;
        Some((line(&text), findings))
    })))
}

/// Counts an analysis until the engine has let go of it, even if its client has gone.
type AnalysisPermit = (Permit<()>, ClientPermit);

/// Counts an analysis, unless there are too many. A client that has just cancelled another one waits until the engine has noticed.
async fn wait_for_permit(app: &App, client: &Client) -> Option<AnalysisPermit> {
    for _ in 0..RETRIES {
        let permit = acquire_permit(app, client);
        if permit.is_some() {
            return permit;
        }
        app.house.engines.drop_unread_analyses(Some(client.address));
        tokio::time::sleep(RETRY_AFTER).await;
    }
    acquire_permit(app, client)
}

/// Counts an analysis, unless its guest, its address or the server has too many.
fn acquire_permit(app: &App, client: &Client) -> Option<AnalysisPermit> {
    let quotas = &app.house.settings.quotas;
    let all = app.open.analyses.acquire((), quotas.analyses_in_all)?;
    let address = app.open.analyses_by_address.acquire(client.address, quotas.analyses_per_address)?;
    let guest = match client.guest {
        Some(guest) => Some(app.open.analyses_by_guest.acquire(guest, quotas.analyses_per_guest)?),
        None => None,
    };
    Some((all, (address, guest)))
}

fn task(game: Game, time: Duration, client: &Client, sender: mpsc::Sender<Finding>, permit: AnalysisPermit) -> Task {
    let seats = game.position().players().seats();
    let (reports, listens) = (sender.clone(), sender.clone());
    Task {
        payer: Some(client.address),
        purpose: Purpose::Analysis,
        level: 0,
        seed: game.position().zobrist_key(),
        game,
        budget: Some(TimeBudget { soft: time, hard: time }),
        lines: 1,
        report: Some(Box::new(move |report| reports.try_send(finding(report, seats)).is_ok())),
        is_wanted: Box::new(move || !listens.is_closed()),
        done: Box::new(move |answer| {
            let end = match answer.best {
                Ok(best) => Finding::End { best: best.map(|mv| mv.to_string()) },
                Err(_) => Finding::Error { code: "engine-failed" },
            };
            // The client may have gone, which is why the search ended.
            let _ = sender.try_send(end);
            drop(permit);
        }),
    }
}

fn finding(report: &Report, seats: &[Seat]) -> Finding {
    let (win, loss) = match report.score.verdict() {
        Verdict::Win(plies) => (Some(plies), None),
        Verdict::Loss(plies) => (None, Some(plies)),
        Verdict::Draw | Verdict::Estimate(_) => (None, None),
    };
    Finding::Line {
        rank: report.rank,
        depth: report.depth,
        nodes: report.nodes,
        time: report.time.as_millis() as u64,
        chance: report.chance,
        win,
        loss,
        draw: report.score.verdict() == Verdict::Draw,
        chances: report.chances.map(|chances| seats.iter().map(|&seat| chances[seat]).collect()),
        moves: report.line.iter().map(ToString::to_string).collect(),
    }
}
