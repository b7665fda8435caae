//! The one task of this process that reads what is new in games. Whoever asks while it reads waits for the next round, which
//! answers all of them by one query: every question is asked after it came in, so that no answer is older than its question.

use sqlx::postgres::PgConnection;
use tokio::sync::{mpsc, oneshot};

use super::super::{News, ProcessId, StoreError, read_events};
use super::connection::{Reconnecting, Work};
use super::queries;

/// How many questions one query answers at most.
pub(super) const MOST_AT_ONCE: usize = 256;

/// What is new in a game after the event of that number?
pub(super) struct Question {
    pub(super) game: String,
    pub(super) known: u64,
    pub(super) reply: oneshot::Sender<Result<Stored, StoreError>>,
}

/// What is stored of a game, as it is.
#[derive(Clone, Debug, Default)]
pub(super) struct Stored {
    bodies: Vec<String>,
    holder: Option<i64>,
}

impl Stored {
    pub(super) async fn read(self) -> Result<News, StoreError> {
        Ok(News { events: read_events(self.bodies).await?, holder: self.holder.map(ProcessId) })
    }
}

/// A row: the place of the question, the holder of the game and one new event, if there is one.
type NewsRow = (i64, Option<i64>, Option<String>);

/// Answers questions until nobody can ask any more.
pub(super) async fn run(mut connection: Reconnecting, mut queue: mpsc::Receiver<Question>) {
    let mut questions = Vec::with_capacity(MOST_AT_ONCE);
    while queue.recv_many(&mut questions, MOST_AT_ONCE).await > 0 {
        let answers = answer(&mut connection, &questions).await;
        for (place, question) in questions.drain(..).enumerate() {
            let answer = answers.as_ref().map(|answers| answers[place].clone()).map_err(Clone::clone);
            // Whoever asked may have gone.
            let _ = question.reply.send(answer);
        }
    }
    connection.close().await;
}

/// All questions of a round.
struct Round<'a>(&'a [Question]);

impl Work for Round<'_> {
    type Done = Vec<NewsRow>;

    async fn run(&self, connection: &mut PgConnection) -> Result<Vec<NewsRow>, StoreError> {
        let games: Vec<&str> = self.0.iter().map(|question| question.game.as_str()).collect();
        let known: Vec<i64> = self.0.iter().map(|question| question.known as i64).collect();
        Ok(sqlx::query_as(queries::NEWS).bind(games).bind(known).fetch_all(connection).await?)
    }
}

async fn answer(connection: &mut Reconnecting, questions: &[Question]) -> Result<Vec<Stored>, StoreError> {
    let rows = connection.run_again(&Round(questions)).await?;
    let mut answers = vec![Stored::default(); questions.len()];
    for (place, holder, body) in rows {
        let answer = &mut answers[place as usize - 1];
        answer.holder = holder;
        answer.bodies.extend(body);
    }
    Ok(answers)
}
