"""The program under test: frames on this machine, dialogs in the guest."""

import functools
import json
import os
import re
import subprocess
import tempfile

from guest import PATIENCE, REPOSITORY
from picture import read_png

SCENES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "scenes")
TRACE = "/run/telltale-vm/trace"
# What an emulated machine changes of a profile: on a busy host an event may reach the program, and
# a short press may end, later than any hand would make it, which must not count as an accident. And
# the devices of the tests are made by a program.
# Frames are those of the profile's own density: the millimetres of its panel are made up.
UNHURRIED = """telltale: 1
extends: [{profile}]
device: {{scale: 1}}
input: {{virtual: allow}}
behaviour: {{stale-event-ms: 10000, hold-ms: 10000}}
"""


def binary():
    """The program's path, the same here and in the guest."""
    return os.environ["TELLTALE_BINARY"]


def scene_path(name):
    """A path as it stands, or the name of one of the scenes that come with the tests."""
    return name if os.sep in name else os.path.join(SCENES, f"{name}.yaml")


@functools.cache
def headless(scene, profile, size, *options):
    """The headless frame and its buttons' frames: (Picture, {id: (x, y, width, height)})."""
    with tempfile.TemporaryDirectory() as folder:
        output = os.path.join(folder, "frame.png")
        shown = profile if "--panel" in options else designed(profile, folder)
        command = [binary(), "render", scene_path(scene), "--profile", shown,
                   "--size", "{}x{}".format(*size), "--output", output, "--frames", *options]
        ended = subprocess.run(command, cwd=REPOSITORY, capture_output=True, text=True,
                               timeout=60 * PATIENCE, check=False)
        if ended.returncode != 0:
            raise AssertionError(f"{' '.join(command)} ended with {ended.returncode}:\n"
                                 f"{ended.stderr}")
        with open(output, "rb") as file:
            return read_png(file.read()), _frames(ended.stdout)


def designed(profile, folder):
    """A profile with its own density, as the guest has it, in a file of a folder."""
    base = os.path.abspath(os.path.join(REPOSITORY, profile)) if os.sep in profile else profile
    path = os.path.join(folder, "designed.yaml")
    with open(path, "w", encoding="utf-8") as file:
        file.write(f"telltale: 1\nextends: [{base}]\ndevice: {{scale: 1}}\n")
    return path


def _frames(text):
    frames = {}
    for line in text.splitlines():
        if line.startswith("{"):
            frame = json.loads(line)
            frames[frame["control"]] = tuple(frame[key] for key in ("x", "y", "width", "height"))
    return frames


class Dialog:
    """One `show` in the guest, from its start to its end."""

    def __init__(self, guest, scene, profile, *options, console=None, trusts_programs=True,
                 more=""):
        """With a console, such as /dev/tty1, the dialog is started from there. Devices made by the
        tests count unless programs are not trusted. With `more` the profile has these lines, too."""
        self.guest, self.scene, self.profile = guest, scene, profile
        # What the frame depends on.
        self.options = [each for each in options
                        if each != "--json" and not each.startswith("--timeout")]
        guest.write(TRACE, "")
        base = os.path.abspath(profile) if os.sep in profile else profile
        profile_file = f"/run/telltale-vm/unhurried-{os.path.basename(base)}.yaml"
        text = UNHURRIED.format(profile=base) + more
        panel = re.search(r"width-mm: (\d+), height-mm: (\d+)", more)
        if panel:
            text = text.replace("device: {scale: 1}\n", "")
            self.options += ["--panel", "x".join(panel.groups())]
        guest.write(profile_file, text if trusts_programs else text.replace("allow", "refuse"))
        self.lines_seen = 0
        command = [binary(), "show", scene_path(scene), "--profile", profile_file,
                   "--trace", TRACE, *options]
        if console:
            # The shell leads a session of its own, so what it opens first becomes its terminal.
            command = ["sh", "-c", f'exec "$@" <{console}', "sh", *command]
        self.process = guest.spawn(command)
        self.ended = None

    def await_trace(self, pattern, timeout=60):
        """Waits for the next line of the trace that fits, and fails with the whole story."""
        line = self.process.await_line(TRACE, pattern, self.lines_seen, timeout)
        if line is None:
            out, err = self.process.output()
            state = "is still running" if self.process.running() else "has ended"
            raise AssertionError(
                f"no “{pattern}” in the trace within {timeout} s; the program {state}\n"
                f"trace:\n{self.trace()}\nstandard output:\n{out}\nstandard error:\n{err}")
        self.lines_seen = line

    def await_armed(self):
        self.await_trace("armed")
        return self

    def trace(self):
        return self.guest.read(TRACE).decode(errors="replace")

    def running(self):
        return self.process.running()

    def center(self, control):
        """The middle of a button on the glass."""
        size = (self.guest.width, self.guest.height)
        frames = headless(self.scene, self.profile, size, *self.options)[1]
        if control not in frames:
            raise AssertionError(f"no frame of “{control}”, only of {sorted(frames)}")
        x, y, width, height = frames[control]
        return x + width // 2, y + height // 2

    def end(self, timeout=60):
        """Waits for the end; a dialog that outlives the limit is killed and has the code None."""
        if self.ended is None:
            self.ended = self.process.wait(timeout)
        return self.ended

    def abandon(self):
        """Leaves nothing running, however the test went."""
        if self.ended is None:
            if self.process.running():
                self.process.kill("SIGKILL")
            self.end()
