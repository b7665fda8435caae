//! The tests of games, sockets, lists and tournaments once more, with the games in `PostgreSQL`. They are the same functions.

use crate::test_store::run;
use crate::tournaments::{at_the_board, exports, hostile, keys, online};
use crate::{api, computer, game_lists, keeping, limits, lobby, player_actions, sockets};

/// Tests with their names.
macro_rules! tests {
    ($($module:ident: $($test:ident)+;)+) => {
        &[$($((stringify!($test), $module::$test as fn())),+),+]
    };
}

#[test]
fn games_are_played_the_same_way() {
    run(tests! {
        api: a_game_is_made_joined_and_played_to_its_end illegal_moves_get_the_right_error
            an_error_about_a_cut_off_names_the_seat_and_the_squares invalid_games_are_refused engines_sit_down_and_move
            a_game_of_engines_plays_itself seats_are_shuffled_by_lot_and_kept_if_agreed
            draws_takebacks_and_rematches_need_the_others
            players_get_no_analysis_of_the_game_they_are_playing_with_others errors_are_in_the_language_of_the_client;
        player_actions: a_player_may_give_their_own_seat_to_an_engine
            time_can_be_given_to_the_other_or_to_one_of_the_others
            time_cannot_be_given_to_oneself_or_to_an_invalid_seat
            an_offer_cannot_be_repeated_before_the_next_move engines_decline_draws_and_the_game_goes_on;
        computer: the_same_move_after_a_takeback_is_answered_again;
        keeping: games_go_on_after_a_restart an_engine_moves_after_a_restart;
    });
}

#[test]
fn sockets_and_lists_show_the_same() {
    run(tests! {
        sockets: players_and_watchers_see_the_same_game who_asks_for_changes_knows_as_much_as_who_gets_the_whole
            invalid_messages_get_errors_and_floods_are_disconnected other_sites_and_too_many_sockets_are_refused
            clients_are_told_when_the_server_stops;
        lobby: the_lobby_streams_changes_of_listed_games a_slow_reader_of_the_lobby_gets_a_new_snapshot;
        game_lists: lists_are_in_the_order_of_change_for_every_search a_guest_with_both_seats_finds_a_game_once;
        limits: long_messages_and_too_many_games_are_refused the_games_that_a_guest_creates_are_limited
            the_games_that_a_guest_joins_are_limited;
        keeping: lists_show_the_current_number_of_moves games_are_found_by_their_properties;
    });
}

#[test]
fn tournaments_are_run_the_same_way() {
    run(tests! {
        at_the_board: a_swiss_of_eleven_over_five_rounds_with_a_withdrawal_and_a_late_entry
            a_club_evening_of_thirteen_at_tables_of_four_and_three results_are_refused_corrected_and_taken_back
            repeats_are_made_only_if_they_are_allowed a_knock_out_ends_with_a_final_and_a_match_for_third_place
            in_a_round_robin_everybody_meets_everybody names_that_are_taken_get_a_number settings_can_be_changed
            the_number_of_tournaments_from_one_address_is_limited;
        keys: a_players_token_does_nothing_but_propose_and_withdraw
            two_players_agree_on_a_result_and_contradictions_go_to_the_organiser
            assistants_help_until_they_are_revoked everybody_learns_who_they_are_and_no_key_is_shown_again;
        exports: every_change_comes_over_the_stream sums_are_shown_for_each_player
            a_tournament_is_exported_as_json_and_csv;
        hostile: no_key_of_another_tournament_opens_anything a_proposal_that_is_sent_again_changes_nothing;
        online: nobody_gets_help_in_a_tournament_game a_player_who_lost_the_token_gets_a_new_one_for_the_game_as_well
            a_round_that_is_taken_back_has_no_games engines_fill_seats_so_that_nobody_sits_out
            a_drawn_game_of_a_knock_out_is_played_again
            an_aborted_game_is_for_the_organiser_to_decide_and_a_restart_changes_nothing;
    });
}
