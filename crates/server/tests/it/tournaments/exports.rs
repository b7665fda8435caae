//! Streams and files.

use axum::http::{Method, StatusCode, header};
use http_body_util::BodyExt;
use serde_json::{Value, json};

use super::Club;
use crate::house::Server;

#[tokio::test]
pub(crate) async fn every_change_comes_over_the_stream() {
    let server = Server::start().await;
    let club = Club::open(&server, json!({ "name": "Stream" })).await;
    let mut body = server.stream(&format!("/api/tournaments/{}/events", club.id)).await.into_body();
    let mut next = async || -> Value {
        loop {
            let frame = body.frame().await.expect("a frame").expect("no error");
            let text = String::from_utf8(frame.into_data().expect("data").to_vec()).expect("text");
            if !text.trim().is_empty() {
                return serde_json::from_str(&text).expect("JSON");
            }
        }
    };
    assert_eq!(next().await["players"], json!([]));
    club.enter(&["Ann"]).await;
    assert_eq!(next().await["players"][0]["name"], "Ann");
    club.enter(&["Ben"]).await;
    assert_eq!(next().await["players"][1]["name"], "Ben");
    club.pair().await;
    assert_eq!(next().await["rounds"][0]["tables"][0]["players"], json!([1, 2]));
    club.result(1, 1, "0-1").await;
    let last = next().await;
    assert_eq!((last.clone(), &last["standings"][0]["player"]), (club.state().await, &json!(2)));
}

#[tokio::test]
pub(crate) async fn sums_are_shown_for_each_player() {
    let server = Server::start().await;
    let club = Club::open(&server, json!({ "name": "Sums", "rounds": 2 })).await;
    club.enter_many(3).await;
    club.play_round().await;
    club.play_round().await;
    let state = club.state().await;
    for standing in state["standings"].as_array().expect("standings") {
        let details = club.call(Method::GET, &format!("/players/{}", standing["player"]), None, json!({})).await.body;
        assert_eq!(details["standing"]["tiebreaks"], standing["tiebreaks"]);
        let sums = details["standing"]["sums"]["buchholz"].as_array().expect("sums").clone();
        let sum: f64 = sums.iter().map(|it| it["score"].as_f64().expect("a score")).sum();
        assert!((sum - standing["tiebreaks"]["buchholz"].as_f64().expect("a sum")).abs() < 1e-9);
        assert_eq!(details["rounds"].as_array().map(Vec::len), Some(2));
        let points: f64 =
            details["rounds"].as_array().expect("rounds").iter().filter_map(|it| it["points"].as_f64()).sum();
        assert!((points - standing["points"].as_f64().expect("points")).abs() < 1e-9);
    }
    assert_eq!(club.call(Method::GET, "/players/9", None, json!({})).await.verdict(), (404, "no-such-player"));
}

#[tokio::test]
pub(crate) async fn a_tournament_is_exported_as_json_and_csv() {
    let server = Server::start().await;
    let club = Club::open(&server, json!({ "name": "Files", "rounds": 1, "tiebreaks": ["wins"] })).await;
    club.enter(&["Ann, the \"first\"", "=1+1", "Cat"]).await;
    club.play_round().await;
    let get = async |path: &str| club.call(Method::GET, path, None, json!({})).await;
    let standings = get("/standings.csv").await;
    assert_eq!(standings.headers[header::CONTENT_TYPE], "text/csv; charset=utf-8");
    let lines: Vec<&str> = standings.text.trim_start_matches('\u{feff}').lines().collect();
    assert_eq!(lines[0], "rank,player,name,rating,points,wins");
    assert_eq!(lines[1], "1,1,\"Ann, the \"\"first\"\"\",,1,1");
    assert!(lines.contains(&"3,2,'=1+1,,0,0"), "{lines:?}");
    let cross = get("/crosstable.csv").await.text;
    assert!(
        cross.contains("rank,player,name,round 1,points") && cross.contains("bye:1") && cross.contains("2:1"),
        "{cross}"
    );
    assert!(get("/pairings.csv").await.text.contains("1,1,\"Ann, the \"\"first\"\"\",'=1+1,,,1-0"));
    let whole = get("/export.json").await;
    assert_eq!(whole.status, StatusCode::OK);
    assert!(whole.body["standings"][0]["sums"]["wins"].is_array());
    assert_eq!(get("/games.qgn").await.text, "");
}
