#!/usr/bin/env python3
"""The program behind the media player, on the client for Python; driver.py beside it speaks the bare protocol.

usage: player.py [APP]    shows the app of a file; without one, takes the screen that started it
"""
import sys

from telltale_app import App, connect
from telltale_app.events import Emitted, Ready, Selected, Wanted

STATIONS = {"city": "City FM", "jazz": "Blue Hour", "news": "News Now"}
PAUSE, PLAY = ("pause", "Pause"), ("play", "Play")
ALBUMS = {"nocturnes": ("Nocturnes", "Anna Weber"), "harbour": ("Harbour Lights", "The Quay Trio"),
          "letters": ("Letters Home", "Jonas Lind"), "meridian": ("Meridian", "Sola"),
          "orchard": ("Orchard", "Mara Finch"), "tide": ("Tide Tables", "North Pier"),
          "winter": ("Winter Songs", "Choir of Elm"), "zenith": ("Zenith", "Anna Weber")}
TRACKS = [("quay", "The Quay", "3:41"), ("tide-wall", "Tide Wall", "5:02"), ("lamps", "Lamps", "2:55")]


class Player:
    def __init__(self, app: App) -> None:
        self.app, self.album, self.song, self.plays = app, "harbour", 0, True

    def list_stations(self) -> None:
        self.app.update(rows={"stations": [
            {"id": id, "title": title, "image": f"stations/{id}.svg", "push": "playing"} for id, title in STATIONS.items()]})

    def list_tracks(self) -> None:
        self.app.update(rows={"tracks": [
            {"id": id, "title": title, "style": "value1", "subtitle": length, "push": "playing"}
            for id, title, length in TRACKS]})

    def open(self, album: str) -> None:
        self.album = album
        title = ALBUMS[album][0]
        self.app.update(set={"album.title": title, "playing.album": title})

    def tune(self, station: str) -> None:
        self.app.update(set={
            "playing.album": "Radio", "playing.title": STATIONS[station], "playing.artist": "Live",
            "playing.time": "On air", "playing.left": "", "playing.share": 1,
            "playing.cover": f"stations/{station}.svg"})
        self.go_on(True)

    def play(self, song: int) -> None:
        self.song = song % len(TRACKS)
        _, title, length = TRACKS[self.song]
        self.app.update(set={
            "playing.title": title, "playing.artist": ALBUMS[self.album][1], "playing.time": "0:00",
            "playing.left": f"-{length}", "playing.share": 0, "playing.cover": f"covers/{self.album}.svg"})
        self.go_on(True)

    def go_on(self, plays: bool) -> None:
        """Both buttons, of the song and at the foot of all other screens, say what they would do now."""
        self.plays = plays
        icon, verb = PAUSE if plays else PLAY
        self.app.update(set={"playing.icon": icon, "playing.verb": verb})

    def hear(self, event: object) -> None:
        match event:
            case Ready(): self.app.update(driving="parked")
            case Wanted("stations"): self.list_stations()
            case Wanted("tracks"): self.list_tracks()
            case Selected("albums", album): self.open(album)
            case Selected("stations", station): self.tune(station)
            case Selected("tracks", _, index): self.play(index)
            case Emitted("pause"): self.go_on(not self.plays)
            case Emitted("next"): self.play(self.song + 1)
            case Emitted("previous"): self.play(self.song - 1)
            case Emitted("shuffle"): self.play(len(TRACKS) - 1)


def main() -> None:
    with connect(*sys.argv[1:]) as app:
        player = Player(app)
        for event in app:
            player.hear(event)


if __name__ == "__main__":
    main()
