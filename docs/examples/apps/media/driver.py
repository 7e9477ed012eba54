#!/usr/bin/env python3
"""The bare protocol, without a client: brings stations and songs, and plays along. player.py does all the rest.

usage: driver.py [TELLTALE …]    shows the app beside this file on the real screen
"""
import json
import pathlib
import subprocess
import sys

from catalogue import ALBUMS, STATIONS

# What the button would do now.
PAUSE = {"playing.icon": "pause", "playing.verb": "Pause"}
PLAY = {"playing.icon": "play", "playing.verb": "Play"}


class Screen:
    def __init__(self, command):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        self.requests = 0

    def say(self, **request):
        self.requests += 1
        print(json.dumps({"id": self.requests, **request}), file=self.process.stdin, flush=True)

    def events(self):
        for line in self.process.stdout:
            message = json.loads(line)
            if "error" in message:
                print("refused:", line.strip(), file=sys.stderr)
            elif "event" in message:
                yield message


def rows(source, album):
    if source == "stations":
        return [{"id": id, "title": one.name("en"), "subtitle": one.show("en"), "image": one.plate, "push": "playing"}
                for id, one in STATIONS.items()]
    if source == "kept":
        return [{"id": id, "title": one.name("en"), "image": one.cover, "push": "album"} for id, one in ALBUMS.items()]
    return [{"id": song.id, "title": song.name("en"), "push": "playing"} for song in album.songs]


def show(screen, album, song):
    screen.say(set={"playing.title": album.songs[song].name("en"), "playing.artist": album.artist("en"),
                    "playing.album": album.name("en"), "playing.cover": album.cover, **PAUSE})


def main():
    app = pathlib.Path(__file__).with_name("app.yaml")
    command = sys.argv[1:] or ["telltale"]
    screen = Screen([*command, "run", str(app)])
    album, song, plays = ALBUMS["harbour"], 0, True
    for event in screen.events():
        match event:
            case {"event": "ready"}:
                screen.say(driving="parked")
            case {"event": "wanted", "source": source}:
                screen.say(rows={source: rows(source, album)})
            case {"event": "selected", "list": "albums" | "kept", "entry": id}:
                album = ALBUMS[id]
                screen.say(set={"album.title": album.name("en"), "album.cover": album.cover})
            case {"event": "selected", "list": "stations", "entry": id}:
                screen.say(set={"playing.title": STATIONS[id].name("en"), "playing.cover": STATIONS[id].plate, **PAUSE})
            case {"event": "selected", "list": "tracks", "index": song}:
                show(screen, album, song)
            case {"event": "emitted", "name": "next" | "previous" as way}:
                song = (song + (1 if way == "next" else -1)) % len(album.songs)
                show(screen, album, song)
            case {"event": "emitted", "name": "pause"}:
                plays = not plays
                screen.say(set=PAUSE if plays else PLAY)
    return screen.process.wait()


if __name__ == "__main__":
    sys.exit(main())
