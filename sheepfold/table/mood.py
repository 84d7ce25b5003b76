"""What is said at a table without words and not kept: reactions, and what each would like to play next."""

from __future__ import annotations

from sheepfold.core.seats import letter
from sheepfold.table.around import React, Reacted, Wish
from sheepfold.table.context import Context
from sheepfold.table.effects import Guest
from sheepfold.table.pace import Buckets, Rate

REACTIONS = Rate(0.5, 1)  # of a person
WISHES = Rate(0.5, 10)


class Mood:
    def __init__(self, context: Context) -> None:
        self.context = context
        self.reactions = Buckets(REACTIONS, context.time.now)
        self.wish_pace = Buckets(WISHES, context.time.now)
        self.wishes: dict[str, str] = {}  # person → game

    def react(self, guest: Guest, message: React) -> None:
        context = self.context
        if guest.seat is None or guest.is_bot:
            return context.refuse(guest, message.id, "react-players-only")
        if not self.reactions.take(guest.person):
            return context.refuse(guest, message.id, "chat-too-much")
        context.done(guest, message.id)
        who = letter(guest.seat)
        for seat, perspective in context.perspectives.items():
            if who not in context.config.does_not_hear(seat):
                context.tell(perspective.guests, Reacted(who, message.what))

    def wish(self, guest: Guest, message: Wish) -> None:
        context = self.context
        if guest.seat is None or guest.is_bot:
            return context.refuse(guest, message.id, "react-players-only")
        if not self.wish_pace.take(guest.person):
            return context.refuse(guest, message.id, "chat-too-much")
        self.wishes.pop(guest.person, None)
        if message.game:
            self.wishes[guest.person] = message.game
        context.done(guest, message.id)
        context.tell_news()

    def message(self) -> dict[str, str]:
        """By seat; one vote for each person, at their first seat."""
        seats_of = self.context.config.seats_of
        return {letter(seats_of(person)[0]): game for person, game in self.wishes.items() if seats_of(person)}

    def seats_changed(self) -> None:
        """Who has got up wishes nothing any more."""
        self.wishes = {person: game for person, game in self.wishes.items() if self.context.config.seats_of(person)}
