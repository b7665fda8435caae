//! Makes the description of the API from the code that answers, to compare it with the one that is sent.

use expect_test::expect_file;
use serde::Serialize;
use utoipa::openapi::path::{Operation, ParameterBuilder, ParameterIn};
use utoipa::openapi::schema::{Object, Type};
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{Content, Ref, RefOr, Required, Response as Described};
use utoipa::{Modify, OpenApi, ToSchema};

use super::super::api::{StateJson, SummaryJson};
use super::super::{
    analysis, exhibition, explorer, game_events, games, health, lobby, metrics, position, socket, study, tournaments,
};

/// Why a request failed.
#[derive(Serialize, ToSchema)]
pub(crate) struct Problem {
    /// What kind of error it is: `illegal-move`, `conflict`, `too-many-requests` and so on.
    error: &'static str,
    /// A sentence for people, in a language that the request accepts, or in English.
    reason: String,
    /// A short name that stays the same for good: for programs, and to translate by.
    code: &'static str,
    /// Seconds after which it is worth trying again, as in the header Retry-After.
    retry: Option<u64>,
    /// The field that cannot have its value.
    field: Option<String>,
    /// The move that cannot be played.
    #[serde(rename = "move")]
    mv: Option<String>,
    /// Its place in the list that was sent.
    at: Option<usize>,
    /// Whose turn it is, whose pawn stands there, or who would be shut in.
    seat: Option<String>,
    /// Where the pawn stands, or where the straight jump lands.
    square: Option<String>,
    /// The fence in the way.
    fence: Option<String>,
    /// The squares in which the seat would be shut.
    region: Option<Vec<String>>,
}

/// An error together with the state of the game, since the caller may have been behind.
#[derive(Serialize, ToSchema)]
pub(crate) struct Stale {
    #[serde(flatten)]
    problem: Problem,
    #[serde(flatten)]
    state: StateJson,
}

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Fencepost",
        description = "A race of pawns across a board of fences, for people and bots. docs/api.md tells how to play.",
    ),
    paths(
        games::make,
        games::join,
        games::look,
        games::play,
        games::resign,
        games::draw,
        games::takeback,
        games::rematch,
        games::time,
        games::phrase,
        games::takeover,
        game_events::events,
        socket::open,
        lobby::search,
        lobby::list,
        lobby::events,
        lobby::about,
        exhibition::show,
        position::explain,
        analysis::analyse,
        study::study,
        explorer::explore,
        explorer::record,
        explorer::offline,
        tournaments::make,
        tournaments::list,
        tournaments::look,
        tournaments::change,
        tournaments::events,
        tournaments::me,
        tournaments::join,
        tournaments::enter,
        tournaments::look_at,
        tournaments::correct,
        tournaments::withdraw,
        tournaments::retoken,
        tournaments::pair,
        tournaments::take_back,
        tournaments::enter_result,
        tournaments::propose,
        tournaments::appoint,
        tournaments::list_assistants,
        tournaments::revoke,
        tournaments::standings,
        tournaments::crosstable,
        tournaments::pairings,
        tournaments::whole,
        tournaments::games,
        health::health,
        metrics::metrics,
        super::describe
    ),
    components(schemas(StateJson, SummaryJson, Problem, Stale)),
    modifiers(&Always)
)]
struct Description;

/// What holds for every request.
struct Always;

impl Modify for Always {
    fn modify(&self, description: &mut utoipa::openapi::OpenApi) {
        if let Some(components) = &mut description.components {
            let token = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
            components.add_security_scheme("token", token);
        }
        for (path, item) in &mut description.paths.paths {
            let operations = [
                (&mut item.get, false),
                (&mut item.post, true),
                (&mut item.put, true),
                (&mut item.patch, true),
                (&mut item.delete, false),
            ];
            for (operation, takes_body) in operations {
                let Some(operation) = operation else { continue };
                if path.starts_with("/api/tournaments/") {
                    about_a_tournament(path, operation);
                } else if path.contains("{id}") {
                    about_a_game(operation);
                }
                add(operation, "421", "The server does not answer to the name in the address");
                add(operation, "429", "Too many calls, games or sockets; Retry-After says when to try again");
                add(operation, "500", "A fault in the server; the game is as it was last stored");
                add(operation, "503", "The disk is full or cannot be written, or the server is being restarted");
                if takes_body {
                    add(operation, "400", "The body is not JSON, or lacks a field");
                    add(operation, "403", "A page of another site");
                    add(operation, "408", "The body took too long to arrive");
                    add(operation, "413", "The body is too long");
                }
            }
        }
    }
}

/// A part of the address.
fn part(operation: &mut Operation, name: &str, description: &str) {
    let part = ParameterBuilder::new()
        .name(name)
        .parameter_in(ParameterIn::Path)
        .required(Required::True)
        .description(Some(description))
        .schema(Some(Object::with_type(Type::String)));
    operation.parameters.get_or_insert_default().push(RefOr::T(part.build()));
}

/// What holds for every request about one tournament.
fn about_a_tournament(path: &str, operation: &mut Operation) {
    let parts = [
        ("id", "The name of the tournament"),
        ("player", "The number of the player"),
        ("round", "The number of the round"),
        ("table", "The number of the table"),
        ("assistant", "The number of the assistant"),
    ];
    for (name, description) in parts.into_iter().filter(|(name, _)| path.contains(&format!("{{{name}}}"))) {
        part(operation, name, description);
    }
    add(operation, "404", "No such tournament, player, round or table");
    if operation.security.is_some() {
        add(operation, "401", "No key");
    }
}

/// What holds for every request about one game.
fn about_a_game(operation: &mut Operation) {
    part(operation, "id", "The name of the game");
    add(operation, "404", "No such game");
    if operation.security.is_some() {
        add(operation, "401", "No token, or one unknown here");
    }
}

/// Adds a status that the handler itself does not document.
fn add(operation: &mut Operation, status: &str, why: &str) {
    operation.responses.responses.entry(status.to_owned()).or_insert_with(|| problem(why));
}

fn problem(why: &str) -> RefOr<Described> {
    let mut response = Described::new(why);
    let content = Content::new(Some(Ref::from_schema_name("Problem")));
    response.content.insert("application/json".to_owned(), RefOr::T(content));
    RefOr::T(response)
}

#[test]
fn the_description_follows_the_code() {
    let mut text = Description::openapi().to_pretty_json().expect("a description");
    text.push('\n');
    expect_file!["openapi.json"].assert_eq(&text);
}
