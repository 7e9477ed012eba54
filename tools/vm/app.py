"""An app in the guest: `run`, with the test in the place of the application; and the same headless."""

import json
import os
import re
import shlex
import subprocess
import tempfile

from dialog import TRACE, UNHURRIED, binary, designed
from guest import PATIENCE, REPOSITORY
from picture import read_png

FOLDER = "/run/telltale-vm"
# Milliseconds that an act of a script takes at most, and in which the screen comes to rest.
ACT, REST = 200, 3000
ACTS = {"frame": 0, "drag": 600, "pinch": 420}
REQUESTS, PIPE, EVENTS = f"{FOLDER}/requests", f"{FOLDER}/pipe", f"{FOLDER}/events"


class Rehearsal:
    """What the headless display shows while a list of acts is played.

    An act is a line of a script (`tap library`, `turn 1`, `frame album`, `pinch 50% 50% 100 200`),
    `drag X Y X Y` of a finger that rests before it lifts, or an object that the application says."""

    def __init__(self, scene, profile, size, acts):
        self.frames = {}
        script, updates, now = [f"wait {REST}"], [], REST
        for act in acts:
            if isinstance(act, dict):
                updates.append(json.dumps({"at": now, **act}))
            else:
                script += self._lines(act)
                now += ACTS.get(act.split()[0], ACT)
            script.append(f"wait {REST}")
            now += REST
        with tempfile.TemporaryDirectory() as folder:
            self._play(scene, profile, size, folder, script, updates)
            with open(f"{folder}/transcript", encoding="utf-8") as file:
                found = re.findall(r"touch down (\d+) (\d+)", file.read())
            self.touches = [(int(x), int(y)) for x, y in found]
            for act in script:
                if act.startswith("frame "):
                    name = act.split()[1]
                    with open(f"{folder}/frames/{name}.png", "rb") as file:
                        self.frames[name] = read_png(file.read())

    @staticmethod
    def _lines(act):
        verb, *words = act.split()
        if verb == "drag":
            return [f"press {words[0]} {words[1]}", f"move {words[2]} {words[3]}", "release"]
        return [f"{act} 300" if verb == "pinch" else act]

    @staticmethod
    def _play(scene, profile, size, folder, script, updates):
        for name, lines in (("script", script), ("updates", updates)):
            with open(f"{folder}/{name}", "w", encoding="utf-8") as file:
                file.write("\n".join(lines) + "\n")
        command = [binary(), "play", scene, "--profile", designed(profile, folder),
                   "--size", "{}x{}".format(*size),
                   "--script", f"{folder}/script", "--updates", f"{folder}/updates",
                   "--frames", f"{folder}/frames", "--transcript", f"{folder}/transcript"]
        ended = subprocess.run(command, cwd=REPOSITORY, capture_output=True, text=True,
                               timeout=120 * PATIENCE, check=False)
        if ended.returncode != 0 or ended.stderr:
            raise AssertionError(f"{shlex.join(command)} ended with {ended.returncode}:\n"
                                 f"{ended.stderr}")


class App:
    """One `run` in the guest, from its start to its end."""

    def __init__(self, guest, scene, profile):
        self.guest, self.lines_seen, self.requests = guest, 0, 0
        profile_file = f"{FOLDER}/unhurried-{profile}.yaml"
        guest.write(profile_file, UNHURRIED.format(profile=profile))
        for path in (TRACE, REQUESTS, EVENTS):
            guest.write(path, "")
        command = shlex.join([binary(), "run", scene, "--profile", profile_file, "--trace", TRACE])
        guest.run(["mkfifo", PIPE])
        self.process = guest.spawn(["sh", "-c", f"exec {command} < {PIPE} > {EVENTS}"])
        # The program hears the end of its input when this ends.
        self.feeder = guest.spawn(["sh", "-c", f"exec tail -n +1 -f {REQUESTS} > {PIPE}"])

    def say(self, **request):
        """Sends a request and waits until it is done."""
        self.requests += 1
        line = json.dumps({"id": self.requests, **request})
        self.guest.run(["sh", "-c", f"printf '%s\\n' {shlex.quote(line)} >> {REQUESTS}"])
        self.await_line(f'{{"ok":{self.requests}}}')

    def await_line(self, text, timeout=60):
        """Waits for the next line with this text in it, and fails with the whole story."""
        pattern = f".*{re.escape(text)}.*"
        line = self.process.await_line(EVENTS, pattern, self.lines_seen, timeout)
        if line is None:
            out, err = self.process.output()
            raise AssertionError(
                f"no “{text}” within {timeout} s; lines so far:\n"
                f"{self.guest.read(EVENTS).decode(errors='replace')}\nstandard error:\n{err}")
        self.lines_seen = line

    def end(self):
        """Closes the application's side; the program's end."""
        self.feeder.kill("SIGTERM")
        self.feeder.wait(20)
        return self.process.wait(20)

    def abandon(self):
        for process in (self.feeder, self.process):
            if process.running():
                process.kill("SIGKILL")
        self.guest.run(["rm", "-f", PIPE])
