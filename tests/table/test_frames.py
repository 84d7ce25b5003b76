"""Updates are put together from parts that are encoded once: to the byte what the encoder makes of the whole message."""

from __future__ import annotations

import pytest

from benchmarks.server.alone import Played
from sheepfold import games
from sheepfold.table.frames import done_data
from sheepfold.table.messages import Done, Update, Welcome, decode_server, encode
from sheepfold.table.mirror import Mirror


@pytest.mark.parametrize("name", games.names())
def test_an_update_is_what_the_encoder_makes_of_it(name: str) -> None:
    game = games.load(name)
    told: list[bytes] = []
    for seed in range(1, 4):
        played = Played(game, min(4, game.seats[1]), seed, told)
        for number, _ in enumerate(played.moves()):
            if number == 150:
                break
    updates = [data for data in told if isinstance(decode_server(data), Update)]
    assert len(updates) > 50  # the shortest games give about 40 each
    for data in updates:
        assert encode(decode_server(data)) == data


@pytest.mark.parametrize("name", games.names())
def test_an_update_says_nothing_that_was_known(name: str) -> None:
    game = games.load(name)
    played = Played(game, min(4, game.seats[1]), 4, [])
    assert played.told is not None
    mirror, sent = Mirror(), 0
    for number, _ in enumerate(played.moves()):
        messages = [effect for effect in map(decode_server, played.told) if isinstance(effect, Welcome | Update)]
        played.told.clear()
        for message in messages[:: len(played.seats)]:  # those of seat A
            if isinstance(message, Update):
                assert mirror.view is not None
                known = mirror.view["table"]
                assert not [key for key, value in message.change.items() if mirror.view.get(key) == value]
                assert not [key for key, value in message.table.items() if key in known and known[key] == value]
                sent += 1
            mirror.apply(message)
        if number == 150:
            break
    assert sent >= 20


@pytest.mark.parametrize("id", ["k3", " ", "~", 'a "quoted" one', "back\\slash"])
@pytest.mark.parametrize("head", ["", "ab" * 32])
def test_so_is_a_receipt(id: str, head: str) -> None:
    assert done_data(id, 17, head) == encode(Done(id, 17, head))
