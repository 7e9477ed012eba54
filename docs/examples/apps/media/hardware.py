"""Stand-ins for what a car has: a deck, a tuner and a store on the disk; a real player has its own behind the same names."""
from __future__ import annotations

import time
from dataclasses import dataclass


class NoSignal(Exception):
    """The tuner hears nothing at that frequency."""


class NoConnection(Exception):
    """The download has stopped half way."""


class Clock:
    """Seconds. The clock of a script is the screen's own, and no business of ours: there each event counts as three."""

    scripted = False
    _heard = 0

    def hear(self) -> None:
        self._heard += 3

    @property
    def now(self) -> float:
        return self._heard if self.scripted else time.monotonic()


class Deck:
    """Plays one song: how long it is, and where it stands."""

    def __init__(self, clock: Clock) -> None:
        self._clock, self.length, self.plays = clock, 1, True
        self._at, self._since = 0.0, clock.now

    def load(self, length: int, at: float = 0) -> None:
        self.length, self._at, self._since, self.plays = length, at, self._clock.now, True

    def pause(self) -> None:
        self._at, self.plays = self.position, False

    def go_on(self) -> None:
        self._since, self.plays = self._clock.now, True

    @property
    def position(self) -> float:
        return min(self._at + (self._clock.now - self._since if self.plays else 0), self.length)

    @property
    def ended(self) -> bool:
        return self.position >= self.length


class Tuner:
    """Hears every station but those that are behind a hill just now; the second try finds them."""

    def __init__(self) -> None:
        self._hidden = {"98.1"}

    def hears(self, megahertz: str) -> bool:
        return megahertz not in self._hidden

    def tune(self, megahertz: str) -> None:
        if megahertz in self._hidden:
            self._hidden.remove(megahertz)
            raise NoSignal


@dataclass
class Job:
    """One download."""

    album: str
    megabytes: int
    share: float = 0.0
    lost: bool = False

    @property
    def done(self) -> bool:
        return self.share >= 1


class Store:
    """Albums on the disk. One of them is hard to get: its connection is lost half way, once."""

    SPEED = 2  # megabytes in a second
    FRAIL = {"winter": .4}

    def __init__(self, clock: Clock) -> None:
        self._clock, self._seen = clock, clock.now
        self.kept = ["tide", "orchard", "nocturnes", "harbour"]
        self.newest = Job("harbour", 96, 1)
        self._frail, self._last = dict(self.FRAIL), self.newest

    def begin(self, album: str, megabytes: int) -> None:
        self.newest, self._seen = Job(album, megabytes), self._clock.now

    def works_on(self, album: str) -> bool:
        return self.newest.album == album and not self.newest.done

    def stop(self) -> None:
        self.newest = self._last

    def resume(self) -> None:
        self.newest.lost, self._seen = False, self._clock.now

    def remove(self, album: str) -> None:
        self.kept.remove(album)

    def move_on(self) -> None:
        passed, self._seen = self._clock.now - self._seen, self._clock.now
        job = self.newest
        if job.done or job.lost:
            return
        job.share = min(1, job.share + passed * self.SPEED / job.megabytes)
        if job.share >= self._frail.get(job.album, 2):
            job.share, job.lost = self._frail.pop(job.album), True
            raise NoConnection
        if job.done:
            self._last = job
            # At the end: a list stays where it is when rows come in above.
            self.kept.append(job.album)
