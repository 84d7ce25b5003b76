"""The credential matrix of the single server, with guests who come in at a door that is not their table's."""

from tests.server.test_credentials import (
    open_party,
    played,
    test_a_seat_moves_to_another_device_once_and_the_old_one_is_dead_at_once,
    test_a_seat_obeys_its_holder_and_the_table_its_owner,
    test_a_seat_that_was_left_is_closed_to_the_one_who_left,
    test_a_watcher_can_do_nothing_and_nobody_hears_of_it,
    test_no_seat_with_anothers_secret,
    test_no_seat_without_its_secret,
    test_nothing_goes_before_hello,
    test_secrets_are_not_in_the_database,
    test_tables_that_are_not_there_say_so_and_no_more,
    test_what_is_private_of_a_person_is_only_that_persons,
    test_who_is_forgotten_is_nobody,
    test_who_is_kicked_is_out_and_a_code_of_his_opens_nothing,
    test_without_a_known_secret_nothing_can_be_done,
)

__all__ = [
    "open_party",
    "played",
    "test_a_seat_moves_to_another_device_once_and_the_old_one_is_dead_at_once",
    "test_a_seat_obeys_its_holder_and_the_table_its_owner",
    "test_a_seat_that_was_left_is_closed_to_the_one_who_left",
    "test_a_watcher_can_do_nothing_and_nobody_hears_of_it",
    "test_no_seat_with_anothers_secret",
    "test_no_seat_without_its_secret",
    "test_nothing_goes_before_hello",
    "test_secrets_are_not_in_the_database",
    "test_tables_that_are_not_there_say_so_and_no_more",
    "test_what_is_private_of_a_person_is_only_that_persons",
    "test_who_is_forgotten_is_nobody",
    "test_who_is_kicked_is_out_and_a_code_of_his_opens_nothing",
    "test_without_a_known_secret_nothing_can_be_done",
]
