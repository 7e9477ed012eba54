"""Asks kdialog and yad themselves, call by call, under Xvfb, for tools/zenity/record.

The functions kdialog_hand and yad_hand say what each hand is; what is asked stands in tools/zenity/asked_kdialog.py and
tools/zenity/asked_yad.py.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

import asked_kdialog  # noqa: E402
import asked_yad  # noqa: E402

DISPLAY = ":95"
# Lines of standard error that the tool kits write, and not the programs.
NOISE = ["Gtk-", "GLib", "Gdk-", "dconf", "qt.", "kf.", "QStandardPaths", "QSettings", "Qt: "]


class NoWindow(Exception):
    """The program ended, or waited, without a window."""


class Desktop:
    """An X server of its own. Each call gets a home folder that is new, so that no call leaves a trace in the next."""

    def __enter__(self):
        self.server = subprocess.Popen(["Xvfb", DISPLAY, "-screen", "0", "1024x768x24", "-noreset"],
                                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        environment = dict(os.environ, DISPLAY=DISPLAY)
        for _ in range(200):
            if self.server.poll() is not None:
                raise SystemExit(f"desktop: Xvfb does not start on {DISPLAY}")
            if subprocess.run(["xdotool", "getdisplaygeometry"], env=environment, check=False,
                              capture_output=True).returncode == 0:
                return self
            time.sleep(0.05)
        raise SystemExit(f"desktop: Xvfb does not answer on {DISPLAY}")

    def __exit__(self, *_):
        self.server.terminate()
        self.server.wait()

    def run(self, words, hand, given=None):
        """Runs a program, and a hand on it; (standard output, exit code, standard error), or None where it goes on."""
        # A program without a window was asked nothing: yad falls over at its start once in two thousand times.
        for _ in range(3):
            try:
                return self.run_anew(words, hand, given)
            except NoWindow:
                pass
        raise SystemExit(f"desktop: {words} shows no window")

    def run_anew(self, words, hand, given):
        """The same in a home folder that is new."""
        home = tempfile.mkdtemp()
        try:
            if hand[:1] == ["twice"]:
                self.run_at(home, words, hand[1:], given)
                hand = []
            return self.run_at(home, words, hand, given)
        finally:
            shutil.rmtree(home, ignore_errors=True)

    def run_at(self, home, words, hand, given):
        """The same in a home folder that is there."""
        environment = {name: value for name, value in os.environ.items()
                       if not name.startswith(("XDG_", "QT_", "GTK_", "KDE_", "LANG", "LC_"))}
        environment.update(HOME=home, DISPLAY=DISPLAY, LC_ALL="C.UTF-8", TZ="UTC", QT_QPA_PLATFORM="xcb",
                           NO_AT_BRIDGE="1", DBUS_SESSION_BUS_ADDRESS="disabled:")
        for name in ["CONFIG_HOME", "CACHE_HOME", "DATA_HOME", "RUNTIME_DIR"]:
            environment["XDG_" + name] = os.path.join(home, name.lower())
            os.makedirs(environment["XDG_" + name], mode=0o700, exist_ok=True)
        process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                   env=environment, cwd=home, text=True)
        try:
            process.stdin.write(given or "")
            process.stdin.close()
        except BrokenPipeError:
            pass
        process.stdin = None
        if hand:
            try:
                self.act(process, hand, environment)
            except NoWindow:
                process.kill()
                process.communicate()
                raise
        try:
            out, errors = process.communicate(timeout=5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            return None
        return out, process.returncode, errors

    def act(self, process, hand, environment):
        """Does what a hand does once the window is there; the window has the keys before the first of them is sent."""
        def xdotool(*words):
            return subprocess.run(["xdotool", *words], env=environment, check=False, capture_output=True, text=True,
                                  timeout=20).stdout
        window = ""
        ends = time.monotonic() + 10
        while not window and process.poll() is None and time.monotonic() < ends:
            found = xdotool("search", "--onlyvisible", "--pid", str(process.pid)).split()
            window = found[-1] if found else ""
            time.sleep(0 if window else 0.01)
        if not window:
            raise NoWindow
        words = ["mousemove", "1023", "767", "windowfocus", "--sync", window]
        for each in hand:
            if each.startswith("type:"):
                words += ["type", "--args", "1", "--delay", "2", each[5:]]
            elif each.startswith("click:"):
                # Places count from the window's left and top; those below zero count from its right and bottom.
                x, y = (int(part) for part in each[6:].split(","))
                shape = dict(line.split("=") for line in xdotool("getwindowgeometry", "--shell", window).split()
                             if "=" in line)
                x, y = x + (int(shape["WIDTH"]) if x < 0 else 0), y + (int(shape["HEIGHT"]) if y < 0 else 0)
                words += ["mousemove", "--window", window, str(x), str(y), "click", "1"]
            else:
                words += ["key", "--delay", "2", each]
        xdotool(*words)


# Two buttons of kdialog's windows stand at the right end of the lowest line; the check box stands above at the left.
LAST_BUTTON, BUTTON_BEFORE, CHECK_BOX = "click:-51,-24", "click:-137,-24", "click:18,-55"


def kdialog_hand(arguments, hand):
    """The keys and clicks of a hand on kdialog's windows.

    ok presses the default button, no the second, cancel the last; row-2 goes to the second row and presses OK; rows are
    all that are marked in the end; steps move a slider or a date; typed goes into the fields, one after the other.
    again marks the check box and does as it says, and then the same call is made once more and nothing is done.
    """
    mode = next((each for each in arguments if each in asked_kdialog.MODES), "")
    accept = {"--textinputbox": LAST_BUTTON, "--textbox": LAST_BUTTON, "--calendar": BUTTON_BEFORE}.get(mode, "Return")
    if hand == "nothing":
        return []
    if hand == "ok":
        return ["click:20,20"] if mode == "--passivepopup" else [accept]
    if hand == "no":
        return ["Tab", "Return"]
    if hand == "cancel":
        return [LAST_BUTTON]
    if hand == "escape":
        return ["Escape"]
    if isinstance(hand, str) and hand.startswith("row-"):
        return ["Home"] + ["Down"] * (int(hand[4:]) - 1) + ["Return"]
    if "again" in hand:
        return ["twice", CHECK_BOX, {"ok": "Return", "no": "alt+n", "escape": "Escape"}[hand["again"]]]
    if "steps" in hand:
        return ["Left" if hand["steps"] < 0 else "Right"] * abs(hand["steps"]) + [accept]
    if "rows" in hand:
        cells = arguments[arguments.index(mode) + 2:]
        states = [each for each in cells if each in ("on", "off")]
        keys = []
        for number, state in enumerate(states, 1):
            keys += (["space"] if (state == "on") != (number in hand["rows"]) else []) + ["Down"]
        return keys + ["Return"]
    keys = []
    for number, text in enumerate(hand["typed"]):
        keys += (["Tab"] if number else []) + (["type:" + text] if text else [])
    return keys + [accept]


def yad_hand(arguments, hand):
    """The keys and clicks of a hand on yad's windows.

    ok and cancel press the buttons that yad has by itself, button-2 the second of those that are asked for; enter and
    control-enter are keys. row-2 goes to the second row; rows are all that are marked in the end; steps move a scale.
    filled goes through the fields of a form: a text is typed, true turns a check box over, a number goes down in a box
    that folds out, and null leaves a field as it is. OK follows, or what stands as then.
    """
    if isinstance(hand, str):
        if hand.startswith("row-"):
            return ["Home"] + ["Down"] * (int(hand[4:]) - 1) + [press(arguments, -1)]
        if hand.startswith("button-"):
            return [press(arguments, int(hand[7:]))]
        return {"nothing": [], "escape": ["Escape"], "enter": ["Return"], "control-enter": ["ctrl+Return"],
                "ok": [press(arguments, -1)], "cancel": [press(arguments, -2)]}[hand]
    keys = []
    if "steps" in hand:
        keys = ["Left" if hand["steps"] < 0 else "Right"] * abs(hand["steps"])
    if "rows" in hand:
        keys = yad_rows(arguments, hand["rows"])
    fields = [each for each in arguments if each.startswith("--field=") and not each.endswith((":LBL", ":HDN"))]
    for number, each in enumerate(hand.get("filled", [])):
        if number:
            keys += ["ctrl+Tab" if fields[number - 1].endswith(":TXT") else "Tab"]
        if isinstance(each, str):
            keys += ["ctrl+a", "type:" + each] if each else ["ctrl+a", "BackSpace"]
        elif each is True:
            keys += ["space"]
        else:
            keys += ["Down"] * (each or 0)
    return keys + yad_hand(arguments, hand.get("then", "ok"))


def yad_rows(arguments, rows):
    """Brings it about that these rows are marked, or chosen where several may be, of which none is from the start."""
    several = "--multiple" in arguments
    cells = [each for each in arguments if not each.startswith("--")]
    width = sum(each.startswith("--column") for each in arguments)
    keys = ["Home"]
    for number in range(1, len(cells) // width + 1):
        marked = not several and cells[(number - 1) * width].upper() == "TRUE"
        if marked != (number in rows) and ("--radiolist" not in arguments or number in rows):
            keys += ["ctrl+space" if several else "space"]
        keys += ["ctrl+Down" if several else "Down"]
    return keys


def press(arguments, number):
    """Clicks a button of yad, of which each is 85 wide as long as its name is short; below zero from the last."""
    count = sum(each.startswith("--button") for each in arguments) or 2
    return f"click:{-47 - 90 * (count - number if number > 0 else -1 - number)},-21"


PROGRAMS = {"kdialog": (asked_kdialog, kdialog_hand), "yad": (asked_yad, yad_hand)}


def record(program, progress):
    """Asks a program all that is listed for it; the whole text of its file of calls."""
    asked, hands = PROGRAMS[program]
    calls, count = [], len(asked.ASKED) + len(asked.REFUSED)
    with Desktop() as desktop:
        for arguments, hand, *given in asked.ASKED:
            given = given[0] if given else None
            ended = desktop.run([program, *arguments], hands(arguments, hand), given)
            if ended is None:
                raise SystemExit(f"desktop: {program} {arguments} does not end by {hand}")
            call = {"arguments": arguments, "hand": hand}
            if given is not None:
                call["input"] = given
            calls.append(dict(call, output=ended[0], code=ended[1]))
            progress(len(calls), count)
        for arguments in asked.REFUSED:
            ended = desktop.run([program, *arguments], [])
            if ended is None:
                raise SystemExit(f"desktop: {program} {arguments} asks, although it should refuse")
            lines = [line for line in ended[2].splitlines() if line and not any(each in line for each in NOISE)]
            calls.append({"arguments": arguments, "message": lines[0] if lines else "", "code": ended[1]})
            progress(len(calls), count)
    return "[\n" + ",\n".join(json.dumps(each) for each in calls) + "\n]\n"
