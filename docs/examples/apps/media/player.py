#!/usr/bin/env python3
"""The program behind the media player, on the client for Python; driver.py beside it speaks the bare protocol.

usage: player.py [APP]    shows the app in this file; without it, uses the screen that started the program
"""
from __future__ import annotations

import asyncio
import sys
from typing import Any

from catalogue import ALBUMS, STATIONS, Album, Song, Station
from hardware import Clock, Deck, NoConnection, NoSignal, Store, Tuner
from telltale_app.aio import App, connect
from telltale_app.events import Ended, Emitted, Event, Ready, Selected, Wanted
from words import WORDS

Row = dict[str, Any]


def minutes(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


class Player:
    """Tells the screen what plays, and the hardware what hands ask for."""

    def __init__(self, app: App) -> None:
        self.app, self.language, self.clock = app, "en", Clock()
        self.deck, self.tuner, self.store = Deck(self.clock), Tuner(), Store(self.clock)
        # What is looked at, and what is heard: a song of an album, or a station.
        self.open_album, self.album, self.song = ALBUMS["harbour"], ALBUMS["harbour"], 1
        self.station: Station | None = None
        # The last one that was heard, which the radio goes on with.
        self.tuned = STATIONS["saltwater"]
        self.likes: set[str] = set()
        # How many downloads nobody has looked at yet.
        self.unseen = 0
        # Whether the display is so low that rows have one line.
        self.is_low = self.is_narrow = False

    # What it is called.

    def word(self, key: str, *values: object) -> str:
        return WORDS[self.language][key].format(*values)

    @property
    def playing(self) -> Song | Station:
        return self.station or self.album.songs[self.song]

    # What the screen shows.

    async def begin(self, ready: Ready) -> None:
        self.language = "ja" if ready.language.startswith("ja") else "en"
        self.clock.scripted = ready.clock == "script"
        self.is_low, self.is_narrow = ready.height < 600, ready.width < 1500
        self.deck.load(self.album.songs[self.song].seconds, at=121)
        await self.app.update(driving="parked")
        await self.tell_playing()
        await self.tell_album()
        await self.tell_download()
        await self.list_queue()

    async def tell_playing(self) -> None:
        """What plays: on its own screen, at the foot of the others, and beside the stations."""
        heard = bool(self.station) and self.deck.plays
        liked = self.playing.id in self.likes
        await self.app.update(set={
            "playing.title": self.playing.name(self.language),
            "playing.icon": "pause" if self.deck.plays else "play",
            "playing.verb": self.word("pause" if self.deck.plays else "play"),
            "playing.like": "heart-filled" if liked else "heart",
            "playing.like-verb": self.word("unlike" if liked else "like"),
            "playing.off-air": not self.station, "playing.no-song": bool(self.station),
            "radio.icon": "pause" if heard else "play", "radio.verb": self.word("pause" if heard else "play"),
            "radio.name": self.tuned.titles(self.language)[-1 if self.is_narrow else 0],
            "radio.show": self.tuned.show(self.language), "radio.plate": self.tuned.plate,
            **(self.about_station(self.station) if self.station else self.about_song())})
        await self.tell_position()

    def about_station(self, station: Station) -> dict[str, Any]:
        return {"playing.artist": station.show(self.language), "playing.album": self.word("radio"),
                "playing.cover": station.plate, "playing.megahertz": f"{station.megahertz} MHz"}

    def about_song(self) -> dict[str, Any]:
        return {"playing.artist": self.album.artist(self.language), "playing.album": self.album.name(self.language),
                "playing.cover": self.album.cover}

    async def tell_position(self) -> None:
        if self.station:
            return
        at, length = self.deck.position, self.deck.length
        await self.app.update(set={
            "playing.share": at / length, "playing.time": minutes(at), "playing.left": f"−{minutes(length - at)}"})

    async def tell_album(self) -> None:
        """The album that is looked at, and what the button above it does about its download."""
        one = self.open_album
        keep, icon = [self.word("download")], "download"
        if one.id in self.store.kept:
            keep, icon = [self.word("remove-button")], "trash"
        elif self.store.works_on(one.id):
            keep, icon = [self.word("stop"), self.word("stop-short")], "close"
        await self.app.update(set={
            "album.title": one.name(self.language), "album.cover": one.cover,
            "album.artist": self.word("by", one.artist(self.language), one.year),
            "album.keep": keep, "album.keep-icon": icon, **self.progress})

    @property
    def progress(self) -> dict[str, Any]:
        """How far the album that is looked at is under way, or how long it is."""
        one, job = self.open_album, self.store.newest
        loads = self.store.works_on(one.id) and not job.lost
        length = round(sum(song.seconds for song in one.songs) / 60)
        about = self.word("saving", self.amount) if loads else self.word("songs", len(one.songs), length)
        # A narrow display has one text for both.
        by = self.word("saved", job.share) if loads else one.artist(self.language)
        return {"album.about": about, "album.by": by, "album.rests": not loads, "downloads.progress": job.share}

    @property
    def amount(self) -> str:
        """How much of the newest download is there."""
        job = self.store.newest
        return self.word("of", round(job.share * job.megabytes), job.megabytes)

    async def tell_download(self) -> None:
        """The newest download: how far it is, or that it is there, or that it has stopped."""
        job = self.store.newest
        name = ALBUMS[job.album].name(self.language)
        title, state = name, self.word("done") if job.done else self.amount
        if job.lost:
            title, state = self.word("lost"), self.word("part", name, job.share)
        loads = not job.done and not job.lost
        await self.app.update(set={
            "downloads.title": title, "downloads.state": state, "downloads.cover": ALBUMS[job.album].cover,
            "downloads.well": not job.lost, "downloads.lost": job.lost, "downloads.busy": loads, "downloads.rests": not loads,
            "downloads.verb": self.word("try-again" if job.lost else "play"),
            "downloads.icon": "refresh" if job.lost else "play", "downloads.new": self.unseen,
            **self.progress})

    # What stands in lists.

    async def list_stations(self) -> None:
        await self.app.update(rows={"stations": [self.station_row(one) for one in STATIONS.values()]})

    def station_row(self, one: Station) -> Row:
        row = {"id": one.id, "title": one.titles(self.language), "image": one.plate,
               "accessory": self.mark(one is self.station, one.megahertz)}
        return row if self.is_low else row | {"subtitle": one.show(self.language)}

    async def list_tracks(self) -> None:
        heard = None if self.station else self.playing
        await self.app.update(rows={"tracks": [{
            "id": song.id, "title": song.name(self.language), "action": {"select": "now"},
            "accessory": self.mark(song is heard, minutes(song.seconds))} for song in self.open_album.songs]})

    async def list_queue(self) -> None:
        """The song that plays, which is marked, the songs after it, and then those before it."""
        songs = self.album.songs[self.song:] + self.album.songs[:self.song]
        await self.app.update(rows={"queue": [self.queue_row(song, number) for number, song in enumerate(songs)]})

    def queue_row(self, song: Song, number: int) -> Row:
        row = {"id": song.id, "title": song.name(self.language), "length": minutes(song.seconds)}
        if number == 0:
            return row | {"style": "playing", "icon": "sound"}
        return row | {"style": "song", "number": str(number)}

    async def list_kept(self) -> None:
        """What is on the disk, but for the newest one, which is shown large beside it."""
        await self.app.update(rows={"kept": [
            self.kept_row(ALBUMS[id]) for id in self.store.kept if id != self.store.newest.album]})

    def kept_row(self, one: Album) -> Row:
        return {"id": one.id, "title": one.name(self.language), "image": one.cover,
                "subtitle": f"{one.megabytes} MB"}

    @staticmethod
    def mark(heard: bool, value: str) -> Row:
        return {"icon": {"name": "sound", "color": "accent"}} if heard else {"value": value}

    # What hands do with what plays.

    async def play(self, album: Album, song: int) -> None:
        self.album, self.song, self.station = album, song % len(album.songs), None
        self.deck.load(album.songs[self.song].seconds)
        await self.tell_playing()
        await self.list_queue()

    async def tune(self, station: Station) -> bool:
        """Whether it is heard. A station without a signal leaves what plays as it is."""
        while True:
            try:
                self.tuner.tune(station.megahertz)
                break
            except NoSignal:
                if not await self.wants_again(station):
                    return False
        self.station = self.tuned = station
        self.deck.go_on()
        await self.tell_playing()
        await self.list_stations()
        return True

    async def wants_again(self, station: Station) -> bool:
        """Whether somebody wants to try a station again that has no signal."""
        answer = await self.app.ask({"alert": {
            "id": "no-signal", "reason": "problem", "title": self.word("no-signal", station.name(self.language)),
            "message": self.word("no-signal-text"),
            "buttons": [{"id": "again", "title": self.word("try-again"), "likely": True}, {"role": "cancel"}]}})
        return answer.choice == "again"

    async def listen(self) -> None:
        """The station that is shown large: heard, or paused where it is."""
        if self.station:
            return await self.pause()
        await self.tune(self.tuned)

    async def step(self, by: int) -> None:
        """The next song, or the next station that has a signal."""
        if not self.station:
            return await self.play(self.album, self.song + by)
        stations = list(STATIONS.values())
        at = stations.index(self.station)
        while True:
            at += by
            station = stations[at % len(stations)]
            if self.tuner.hears(station.megahertz):
                await self.tune(station)
                return

    async def pause(self) -> None:
        self.deck.pause() if self.deck.plays else self.deck.go_on()
        await self.tell_playing()

    async def like(self) -> None:
        self.likes ^= {self.playing.id}
        await self.tell_playing()

    async def play_album(self, album: Album) -> None:
        await self.play(album, 0)
        await self.app.update(select="now")

    # What hands do with albums and their downloads.

    async def open(self, id: str) -> None:
        self.open_album = ALBUMS[id]
        await self.tell_album()

    async def keep(self) -> None:
        """Downloads the album that is looked at, stops that, or asks whether it is to go."""
        one = self.open_album
        if one.id in self.store.kept:
            return await self.remove(one)
        if self.store.works_on(one.id):
            return await self.cancel_download()
        self.store.begin(one.id, one.megabytes)
        self.unseen += 1
        await self.tell_album()
        await self.tell_download()

    async def cancel_download(self) -> None:
        self.store.stop()
        await self.tell_album()
        await self.tell_download()
        await self.list_kept()

    async def remove(self, one: Album) -> None:
        answer = await self.app.ask({"alert": {
            "id": "remove", "reason": "confirm-destructive", "title": self.word("remove"),
            "message": self.word("remove-text", one.name(self.language)),
            "buttons": [{"id": "remove", "title": self.word("remove-button"), "role": "destructive"}, {"role": "cancel"}]}})
        if answer.choice != "remove":
            return
        self.store.remove(one.id)
        await self.tell_album()
        await self.list_kept()

    async def use_download(self) -> None:
        """The main button beside a download: plays it, or goes on with one that has stopped."""
        if self.store.newest.done:
            return await self.play_album(ALBUMS[self.store.newest.album])
        self.store.resume()
        await self.tell_download()

    async def look_at_downloads(self) -> None:
        self.unseen = 0
        await self.tell_download()
        await self.list_kept()

    # What happens.

    async def hear(self, event: Event) -> None:
        self.clock.hear()
        if not isinstance(event, Ready | Ended):
            await self.move_on()
        match event:
            case Ready(): await self.begin(event)
            case Wanted(source): await self.bring(source)
            case Selected(list, id): await self.choose(list, id)
            case Emitted(name): await self.do(name)

    async def bring(self, source: str) -> None:
        match source:
            case "stations": await self.list_stations()
            case "tracks": await self.list_tracks()
            case "queue": await self.list_queue()
            case "kept": await self.look_at_downloads()

    async def choose(self, list: str, id: str) -> None:
        match list:
            case "stations":
                if await self.tune(STATIONS[id]):
                    await self.app.update(select="now")
            case "albums": await self.open(id)
            case "kept":
                await self.open(id)
                await self.app.update(push="album")
            case "tracks": await self.play(self.open_album, self.open_album.place(id))
            case "queue":
                if id != self.playing.id:
                    await self.play(self.album, self.album.place(id))
                await self.app.update(pop=True)

    async def do(self, name: str) -> None:
        match name:
            case "listen": await self.listen()
            case "play-album": await self.play_album(self.open_album)
            case "download-main": await self.use_download()
            case "cancel-download": await self.cancel_download()
            case "pause": await self.pause()
            case "next": await self.step(1)
            case "previous": await self.step(-1)
            case "like": await self.like()
            case "keep": await self.keep()

    async def move_on(self) -> None:
        """What time does by itself: a song ends, a download gets on."""
        if self.deck.ended and not self.station:
            await self.play(self.album, self.song + 1)
        await self.tell_position()
        was = self.store.newest.done
        try:
            self.store.move_on()
        except NoConnection:
            pass  # The screen says so, with a button that tries again.
        await self.tell_download()
        if self.store.newest.done and not was:
            await self.list_kept()
            await self.tell_album()

    async def tick(self) -> None:
        while True:
            await asyncio.sleep(1)
            if not self.clock.scripted:
                await self.move_on()


async def main() -> None:
    async with await connect(*sys.argv[1:]) as app:
        player = Player(app)
        ticking = asyncio.create_task(player.tick())
        async for event in app:
            await player.hear(event)
        ticking.cancel()


if __name__ == "__main__":
    asyncio.run(main())
