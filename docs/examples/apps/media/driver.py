#!/usr/bin/env python3
"""The program behind the media player: brings stations, albums and songs, and plays along.

usage: driver.py [TELLTALE …]    shows the app beside this file on the real screen
"""
import json
import pathlib
import subprocess
import sys

STATIONS = {"city": "City FM", "jazz": "Blue Hour", "news": "News Now"}
TRACKS = {"quay": ("The Quay", "3:41"), "tide-wall": ("Tide Wall", "5:02"), "lamps": ("Lamps", "2:55")}
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


def rows(source):
    if source == "stations":
        return [{"id": id, "title": title, "push": "playing"} for id, title in STATIONS.items()]
    return [
        {"id": id, "title": title, "style": "value1", "subtitle": length, "push": "playing"}
        for id, (title, length) in TRACKS.items()
    ]


def main():
    app = pathlib.Path(__file__).with_name("app.yaml")
    command = sys.argv[1:] or ["telltale"]
    screen = Screen([*command, "run", str(app)])
    song, plays = 0, True
    for event in screen.events():
        match event:
            case {"event": "ready"}:
                screen.say(driving="parked")
            case {"event": "wanted", "source": source}:
                screen.say(rows={source: rows(source)})
            case {"event": "selected", "list": "albums", "entry": album}:
                screen.say(set={"album.title": album.title(), "playing.album": album.title()})
            case {"event": "selected", "list": "stations", "entry": station}:
                plays = True
                screen.say(set={"playing.title": STATIONS[station], "playing.album": "Radio", **PAUSE})
            case {"event": "selected", "list": "tracks", "index": song}:
                plays = True
                screen.say(set={"playing.title": list(TRACKS.values())[song][0], **PAUSE})
            case {"event": "emitted", "name": "next"}:
                song, plays = (song + 1) % len(TRACKS), True
                screen.say(set={"playing.title": list(TRACKS.values())[song][0], **PAUSE})
            case {"event": "emitted", "name": "pause"}:
                plays = not plays
                screen.say(set=PAUSE if plays else PLAY)
    return screen.process.wait()


if __name__ == "__main__":
    sys.exit(main())
