#!/usr/bin/env python3
"""The program behind the media player, on the client for Python; driver.py beside it speaks the bare protocol.

usage: player.py [APP]    shows the app of a file; without one, takes the screen that started it
"""
from __future__ import annotations

import asyncio
import sys
from typing import Any

from catalogue import ALBUMS, STATIONS, Album, Song, Station
from hardware import Clock, Deck, NoConnection, NoSignal, Store, Tuner
from telltale_app.aio import App, connect
from telltale_app.events import Ended, Emitted, Event, Ready, Selected, Wanted

WORDS = {
    "en": {
        "pause": "Pause", "play": "Play", "like": "Like", "unlike": "Remove Like", "radio": "Radio",
        "songs": "{} songs · {} min", "year": "{}", "size": "{} · {} MB", 
        "no-signal": "No Signal for {}", "try-again": "Try Again",
        "remove": "Remove This Download?", "remove-text": "{} stays in your library.", "remove-button": "Remove",
        "download": "Download", "stop": "Stop",
        "done": "Ready for the road", "of": "{} of {} MB", "lost": "Connection lost",
    },
    "ja": {
        "pause": "一時停止", "play": "再生", "like": "お気に入りに追加", "unlike": "お気に入りから削除", "radio": "ラジオ",
        "songs": "{}曲・{}分", "year": "{}年", "size": "{} · {} MB", 
        "no-signal": "{}を受信できません", "try-again": "再試行",
        "remove": "ダウンロードを削除しますか？", "remove-text": "「{}」はライブラリに残ります。", "remove-button": "削除",
        "download": "ダウンロード", "stop": "中止",
        "done": "保存済みです", "of": "{} / {} MB", "lost": "接続が切れました",
    },
}


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

    # What it is called.

    def word(self, key: str, *values: object) -> str:
        return WORDS[self.language][key].format(*values)

    @property
    def playing(self) -> Song | Station:
        return self.station or self.album.songs[self.song]

    async def say(self, **names: Any) -> None:
        """Sets names of the scene; those with a point are written with two underlines."""
        await self.app.update(set={name.replace("__", ".").replace("_", "-"): value for name, value in names.items()})

    # What the screen shows.

    async def begin(self, ready: Ready) -> None:
        self.language = "ja" if ready.language.startswith("ja") else "en"
        self.clock.scripted = ready.clock == "script"
        self.deck.load(self.album.songs[self.song].seconds, at=121)
        await self.app.update(driving="parked")
        await self.tell_playing()
        await self.tell_album()
        await self.tell_download()

    async def tell_playing(self) -> None:
        """What plays, in full: on its own screen, at the foot of the others, and by a mark in both lists."""
        name, liked = self.playing.name(self.language), self.playing.id in self.likes
        about = self.station or self.album
        await self.say(
            playing__title=name,
            playing__artist=about.show(self.language) if self.station else about.artist(self.language),
            playing__album=self.word("radio") if self.station else about.name(self.language),
            playing__cover=about.plate if self.station else about.cover,
            playing__off_air=not self.station, playing__no_song=bool(self.station),
            playing__megahertz=f"{self.station.megahertz} MHz" if self.station else "",
            playing__icon="pause" if self.deck.plays else "play",
            playing__verb=self.word("pause" if self.deck.plays else "play"),
            playing__like="heart-filled" if liked else "heart",
            playing__like_verb=self.word("unlike" if liked else "like"))
        if self.station:
            await self.say(radio__name=name, radio__show=about.show(self.language), radio__plate=about.plate)
        heard = bool(self.station) and self.deck.plays
        await self.say(radio__icon="pause" if heard else "play", radio__verb=self.word("pause" if heard else "play"))
        await self.tell_position()

    async def tell_position(self) -> None:
        if self.station:
            return
        at, length = self.deck.position, self.deck.length
        await self.say(playing__share=at / length, playing__time=minutes(at), playing__left=f"-{minutes(length - at)}")

    async def tell_album(self) -> None:
        one = self.open_album
        kept = ("remove-button" if one.id in self.store.kept
                else "stop" if self.store.works_on(one.id) else "download")
        long = round(sum(song.seconds for song in one.songs) / 60)
        await self.say(
            album__title=one.name(self.language), album__artist=one.artist(self.language), album__cover=one.cover,
            album__about=self.word("songs", len(one.songs), long), album__year=self.word("year", one.year),
            album__keep=self.word(kept), album__keep_icon={"remove-button": "trash", "stop": "close"}.get(kept, kept))

    async def tell_download(self) -> None:
        """The newest download: how far it is, or that it is there, or that it has stopped."""
        job = self.store.newest
        one = ALBUMS[job.album]
        state = "done" if job.done else "lost" if job.lost else "of"
        await self.say(
            downloads__title=one.name(self.language), downloads__cover=one.cover, downloads__progress=job.share,
            downloads__percent=f"{job.share:.0%}",
            downloads__state=self.word(state, round(job.share * one.megabytes), one.megabytes),
            downloads__color="destructive" if job.lost else "text-secondary", downloads__new=self.unseen,
            downloads__busy=not job.done and not job.lost, downloads__done=job.done or job.lost,
            downloads__verb=self.word("try-again" if job.lost else "play"),
            downloads__icon="refresh" if job.lost else "play")

    async def list_stations(self) -> None:
        await self.app.update(rows={"stations": [{
            "id": one.id, "title": one.name(self.language), "subtitle": one.show(self.language), "image": one.plate,
            "accessory": self.mark(one is self.station, one.megahertz)} for one in STATIONS.values()]})

    async def list_tracks(self) -> None:
        heard = not self.station and self.open_album is self.album
        await self.app.update(rows={"tracks": [{
            "id": song.id, "title": song.name(self.language), "action": {"select": "now"},
            "accessory": self.mark(heard and number == self.song, minutes(song.seconds))}
            for number, song in enumerate(self.open_album.songs)]})

    async def list_queue(self) -> None:
        songs = self.album.songs
        await self.app.update(rows={"queue": [{
            "id": song.id, "title": song.name(self.language), "subtitle": self.album.artist(self.language),
            "image": self.album.cover, "accessory": {"value": minutes(song.seconds)}}
            for song in songs[self.song + 1:] + songs[:self.song]]})

    async def list_kept(self) -> None:
        await self.app.update(rows={"kept": [{
            "id": one.id, "title": one.titles(self.language), "image": one.cover,
            "subtitle": [self.word("size", one.artist(self.language), one.megabytes), f"{one.megabytes} MB"]}
            for one in (ALBUMS[id] for id in self.store.kept)]})

    @staticmethod
    def mark(heard: bool, value: str) -> dict[str, Any]:
        return {"icon": {"name": "sound", "color": "accent"}} if heard else {"value": value}

    # What hands do.

    async def play(self, album: Album, song: int) -> None:
        self.album, self.song, self.station = album, song % len(album.songs), None
        self.deck.load(album.songs[self.song].seconds)
        await self.tell_playing()

    async def tune(self, station: Station) -> bool:
        """Whether it is heard. A station without a signal leaves what plays as it is."""
        while True:
            try:
                self.tuner.tune(station.megahertz)
                break
            except NoSignal:
                answer = await self.app.ask({"alert": {
                    "id": "no-signal", "reason": "problem", "title": self.word("no-signal", station.name(self.language)),
                    "buttons": [{"id": "again", "title": self.word("try-again"), "likely": True}, {"role": "cancel"}]}})
                if answer.choice != "again":
                    return False
        self.station = self.tuned = station
        self.deck.go_on()
        await self.tell_playing()
        await self.list_stations()
        return True

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

    async def open(self, id: str) -> None:
        self.open_album = ALBUMS[id]
        await self.tell_album()

    async def play_album(self, album: Album) -> None:
        await self.play(album, 0)
        await self.app.update(select="now")

    async def keep(self) -> None:
        """Downloads the album that is looked at, stops that, or asks whether it is to go."""
        one = self.open_album
        if one.id in self.store.kept:
            return await self.remove(one)
        if self.store.works_on(one.id):
            self.store.stop()
        else:
            self.store.begin(one.id, one.megabytes)
            self.unseen += 1
        await self.tell_album()
        await self.tell_download()

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
        """The one button beside a download: plays it, or goes on with one that has stopped."""
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
            case Wanted("stations"): await self.list_stations()
            case Wanted("tracks"): await self.list_tracks()
            case Wanted("queue"): await self.list_queue()
            case Wanted("kept"): await self.look_at_downloads()
            case Selected("stations", id):
                if await self.tune(STATIONS[id]):
                    await self.app.update(select="now")
            case Selected("albums", id): await self.open(id)
            case Selected("kept", id):
                await self.open(id)
                await self.app.update(push="album")
            case Selected("tracks", _, index): await self.play(self.open_album, index)
            case Selected("queue", id):
                await self.play(self.album, [song.id for song in self.album.songs].index(id))
                await self.app.update(pop=True)
            case Emitted("listen"): await self.listen()
            case Emitted("play-album"): await self.play_album(self.open_album)
            case Emitted("download-main"): await self.use_download()
            case Emitted("pause"): await self.pause()
            case Emitted("next"): await self.step(1)
            case Emitted("previous"): await self.step(-1)
            case Emitted("like"): await self.like()
            case Emitted("keep"): await self.keep()

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
