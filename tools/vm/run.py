"""Shows one scene in the virtual machine, plays a script at it, leaves the screendump.

Acts of a script, separated by ';' or line ends:
  tap CONTROL | tap X Y       touch a button, or a pixel
  drag X Y X Y                touch, slide, let go
  turn N, push, back          the knob; negative turns are anticlockwise
  remote KEY_NAME             a key of the remote
  key NAME...                 keys of the keyboard together, by QEMU's names: ret, esc, meta_l dot
  click CONTROL | click X Y   the pointer
  wait SECONDS
  shot FILE.png               a screendump in between
"""

import argparse
import os
import sys
import time

from dialog import Dialog
from guest import DISPLAYS, REPOSITORY, Guest, GuestError

DEVICE_OF_ACT = {"tap": "touchscreen", "drag": "touchscreen", "turn": "knob", "push": "knob",
                 "back": "knob", "remote": "remote"}
OTHER_ACTS = ("key", "click", "wait", "shot")


class ScriptError(Exception):
    """An act that nobody knows, or that lacks something."""


def parse_script(text):
    """The acts as lists of words; ScriptError for one with an unknown name."""
    if os.path.exists(text):
        with open(text, encoding="utf-8") as file:
            text = file.read()
    acts = [line.split() for line in text.replace(";", "\n").splitlines() if line.strip()]
    for act in acts:
        if act[0] not in DEVICE_OF_ACT and act[0] not in OTHER_ACTS:
            known = ", ".join([*DEVICE_OF_ACT, *OTHER_ACTS])
            raise ScriptError(f"unknown act “{act[0]}”; there are {known}")
    return acts


class Player:
    """The acts on one dialog; the devices that they need exist before it starts."""

    def __init__(self, guest, acts):
        self.guest, self.acts = guest, acts
        kinds = {DEVICE_OF_ACT[act[0]] for act in acts if act[0] in DEVICE_OF_ACT}
        self.devices = {kind: guest.device(kind) for kind in sorted(kinds)}

    def play(self, dialog):
        for act in self.acts:
            print("  " + " ".join(act), file=sys.stderr, flush=True)
            try:
                self._act(dialog, *act)
            except (TypeError, ValueError, IndexError) as error:
                raise ScriptError(f"“{' '.join(act)}”: {error}") from error

    def _act(self, dialog, name, *words):
        if name == "tap" or name == "click":
            words = dialog.center(words[0]) if len(words) == 1 else [int(each) for each in words]
        if name == "click":
            self.guest.click(*words)
        elif name == "key":
            self.guest.keys(*words)
        elif name == "wait":
            time.sleep(float(words[0]))
        elif name == "shot":
            self.guest.screenshot(words[0])
        else:
            verb = "press" if name == "remote" else name
            self.devices[DEVICE_OF_ACT[name]].act(verb, *words)


def parse_arguments():
    parser = argparse.ArgumentParser(
        prog="run", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="Options that run does not know, such as --lang ar, go to `telltale show`.")
    parser.add_argument("scene", help="a scene file")
    parser.add_argument("--profile", required=True)
    parser.add_argument("--display", choices=sorted(DISPLAYS), default="virtio")
    parser.add_argument("--size", default="1280x720", help="of the screen, in pixels")
    parser.add_argument("--script", default="", help="acts, or a file of acts")
    parser.add_argument("--out", default=os.path.join(REPOSITORY, "out", "vm", "glass.png"))
    parser.add_argument("--udev", action="store_true", help="run udevd in the guest")
    parser.add_argument("--binary", default=os.path.join(REPOSITORY, ".build/release/telltale"))
    options, rest = parser.parse_known_args()
    if not os.path.exists(options.scene):
        parser.error(f"no scene file {options.scene}")
    if not os.access(options.binary, os.X_OK):
        parser.error(f"no program {options.binary}; build it first: swift build -c release")
    width, cross, height = options.size.partition("x")
    if not (cross and width.isdigit() and height.isdigit()):
        parser.error(f"--size {options.size}: expected WIDTHxHEIGHT, such as 1280x720")
    options.size = (int(width), int(height))
    return options, rest


def show(guest, options, rest, acts):
    player = Player(guest, acts)
    dialog = Dialog(guest, os.path.abspath(options.scene), options.profile, *rest).await_armed()
    os.makedirs(os.path.dirname(os.path.abspath(options.out)), exist_ok=True)
    guest.screenshot(options.out)
    print(f"run: the glass is in {options.out}", file=sys.stderr)
    player.play(dialog)
    if not acts:
        dialog.process.kill("SIGTERM")
    ended = dialog.end(timeout=10)
    sys.stdout.write(ended.out)
    sys.stderr.write(ended.err + dialog.trace())
    end = "was still unanswered, and killed" if ended.code is None else f"ended with {ended.code}"
    print(f"run: the program {end}", file=sys.stderr)


def main():
    options, rest = parse_arguments()
    os.environ["TELLTALE_BINARY"] = os.path.abspath(options.binary)
    width, height = options.size
    try:
        acts = parse_script(options.script)
        with Guest(options.display, width, height, udev=options.udev) as guest:
            show(guest, options, rest, acts)
    except (AssertionError, GuestError, ScriptError) as error:
        print(f"run: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
