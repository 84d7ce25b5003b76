"""The leak scan of the single server, with guests who come in at a door that is not their table's."""

from tests.server.test_leaks import (
    test_every_message_is_what_another_world_would_have_sent,
    test_no_secret_of_the_server_or_of_others_is_in_any_byte,
    test_what_can_be_asked_meanwhile_tells_no_more,
)
from tests.server.test_worlds import (
    test_in_another_world_a_newcomer_is_told_the_same,
    test_two_worlds_send_the_same_bytes,
)

__all__ = [
    "test_every_message_is_what_another_world_would_have_sent",
    "test_in_another_world_a_newcomer_is_told_the_same",
    "test_no_secret_of_the_server_or_of_others_is_in_any_byte",
    "test_two_worlds_send_the_same_bytes",
    "test_what_can_be_asked_meanwhile_tells_no_more",
]
