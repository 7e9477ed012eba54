"""Runs dialog and whiptail on a terminal of their own, and writes down what they answer and how they end.

Both draw on the terminal and answer on another descriptor: on standard error, or where --stdout and --output-fd say.
So a pipe stands in the place of each descriptor on which an answer may come, as in scripts, and everything else is the
terminal. What is asked stands in tools/zenity/asked_terminal.py.
"""

import concurrent.futures
import fcntl
import json
import os
import pty
import re
import select
import shutil
import signal
import struct
import sys
import tempfile
import termios
import time

import asked_terminal

# Rows and columns of the terminal.
WINDOW = (30, 100)
# A screen is drawn when nothing has been written for so many seconds, and the program sleeps.
DRAWN, MOVED = 0.15, 0.05
# After so many seconds a call is taken for one that does not end.
LIMIT = 20.0
# Calls mostly wait for what is drawn, so that many of them go on at a time.
TOGETHER = 8
UP, DOWN, TAB, ENTER, ESCAPE, SPACE = "\x1bOA", "\x1bOB", "\t", "\r", "\x1b", " "
FIELDS, LISTS = ["--inputbox", "--passwordbox"], ["--menu", "--checklist", "--radiolist"]
# Codes of buttons.
BUTTONS = {"yes": 0, "cancel": 1, "help": 2, "extra": 3}
# An order to the terminal, and a character that only moves its cursor.
ORDERS = re.compile(r"\x1b(\[[0-9;?]*[a-zA-Z]|[()].|[=>78MHDEc])|[\r\x07\x08\x0e\x0f]")


class Failure(Exception):
    """Says which call did not end as its hand was to end it."""


def value(arguments, *names):
    """What follows an option, or nothing."""
    found = [arguments[place + 1] for place, each in enumerate(arguments[:-1]) if each in names]
    return found[-1] if found else None


def mode(arguments):
    return next((each for each in arguments if each[2:] in asked_terminal.MODES), None)


def buttons(arguments):
    """The buttons of a box in the order in which Tab goes through them."""
    found = ["yes"] + (["extra"] if "--extra-button" in arguments else [])
    box, has_none = mode(arguments), {"--nocancel", "--no-cancel"} & set(arguments)
    # A question always has a No.
    if box == "--yesno" or (box not in ["--msgbox", "--textbox"] and not has_none):
        found.append("cancel")
    return found + (["help"] if "--help-button" in arguments else [])


def rows(arguments):
    """Tags of a list's rows, each with whether it is on at first."""
    box = arguments.index(mode(arguments))
    words = arguments[box + 5:]
    # Options behind the list begin with the first word that is one; behind -- there are none.
    end = next((place for place, each in enumerate(words) if each[:2] == "--"), len(words))
    words = words[:end] + (words[end + 1:] if words[end:end + 1] == ["--"] else [])
    has_items = not {"--noitem", "--no-items"} & set(arguments)
    width = 1 + has_items + (arguments[box] != "--menu") + ("--item-help" in arguments)
    status = 1 + has_items
    return [(words[start], arguments[box] != "--menu" and words[start + status].lower() in ["on", "true", "yes", "1"])
            for start in range(0, len(words) - width + 1, width)]


def hand_keys(program, arguments, hand):
    """The keys of a hand, each as the terminal sends it."""
    if hand == "escape":
        return [ESCAPE]
    if hand == "nothing":
        return []
    box = mode(arguments)
    # In whiptail the cursor stands in a text that scrolls, where Enter does nothing.
    first = [TAB] if program == "whiptail" and "--scrolltext" in arguments else []
    if hand == "ok":
        return first + [ENTER]
    if isinstance(hand, dict) and "typed" in hand:
        return first + [each for each in hand["typed"] if each] + [ENTER]
    if isinstance(hand, str) and hand in BUTTONS:
        names = buttons(arguments)
        tabs = names.index(hand)
        if "--defaultno" in arguments and (program == "dialog" or box == "--yesno"):
            tabs = (tabs - names.index("cancel")) % len(names)
        # A field comes before the buttons, and in whiptail a list as well.
        elif box in FIELDS or (program == "whiptail" and box in LISTS):
            tabs += 1
        return first + [TAB] * tabs + [ENTER]
    found = rows(arguments)
    # A list with a default item begins in it; Up stays in the first row.
    keys = first + [UP] * len(found) if "--default-item" in arguments else []
    if isinstance(hand, str):
        return keys + [DOWN] * (int(hand[4:]) - 1) + [ENTER]
    turned = {number for number, (_, on) in enumerate(found, 1) if on} ^ set(hand["rows"])
    if box == "--radiolist":
        turned &= set(hand["rows"])
    for number in range(1, max(turned, default=0) + 1):
        keys += ([DOWN] if number > 1 else []) + ([SPACE] if number in turned else [])
    return keys + [ENTER]


def is_end(program, arguments, hand, code):
    """Whether a call ends so by a hand that found its button."""
    box = mode(arguments)
    if hand == "nothing":
        return True
    if hand == "ok":
        return code in BUTTONS.values()
    if hand == "escape":
        # Without Cancel whiptail says 1 of Escape.
        has_other = program == "whiptail" and "--nocancel" in arguments and box in FIELDS + LISTS
        return code == (1 if has_other else 255)
    # The button Help of a text says what Cancel says, which has no button there.
    if hand == "help" and box == "--textbox" and "--no-cancel" not in arguments:
        return code == BUTTONS["cancel"]
    return code == (BUTTONS.get(hand, 0) if isinstance(hand, str) else 0)


def pipes_of(program, arguments):
    """The descriptors that are pipes; standard output is the terminal where it is not told to be one."""
    named = value(arguments, "--output-fd")
    number = int(named) if named and named.isdigit() else None
    on_output = program == "dialog" and ("--stdout" in arguments or number == 1)
    return sorted({2} | ({1} if on_output else set()) | ({number} if number and number > 2 else set()))


def start(words, folder, pipes, standard_input):
    """Starts a program on a new terminal; its process and the terminal's other end."""
    process, terminal = pty.fork()
    if process:
        return process, terminal
    try:
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", *WINDOW, 0, 0))
        # Ends of pipes are copied out of the way first: one may have the number that another is to get.
        safe = {number: fcntl.fcntl(end, fcntl.F_DUPFD, 100) for number, end in pipes.items()}
        if standard_input is not None:
            os.dup2(standard_input, 0)
        for number, end in safe.items():
            os.dup2(end, number)
        for number in set(range(3, 256)) - set(pipes):
            try:
                os.close(number)
            except OSError:
                pass
        os.chdir(folder)
        # Nothing else is set: neither DIALOGOPTS, DIALOGRC, DIALOG_* nor NEWT_COLORS, and no home has a .dialogrc.
        os.execvpe(words[0], words, {"PATH": os.environ["PATH"], "TERM": "xterm", "LC_ALL": "C.UTF-8", "HOME": folder})
    finally:
        os._exit(127)


def sleeps(process):
    """Whether a process waits for something, as it does after it has drawn."""
    try:
        with open(f"/proc/{process}/stat", encoding="ascii", errors="replace") as file:
            return file.read().rpartition(")")[2].split()[0] == "S"
    except OSError:
        return True


def read_all(process, terminal, ends, keys):
    """Reads until all is closed, and sends the keys, taking each from its list; the terminal is None in the texts."""
    texts = {number: b"" for number in [None, *ends.values()]}
    opened = {terminal: None, **ends}
    is_drawn, last = False, time.monotonic() + LIMIT
    while opened:
        if time.monotonic() > last:
            os.kill(process, signal.SIGKILL)
            return None
        ready, _, _ = select.select(list(opened), [], [], MOVED if is_drawn else DRAWN)
        for each in ready:
            try:
                data = os.read(each, 65536)
            except OSError:
                # A terminal that nobody has open any more gives an error where a pipe gives its end.
                data = b""
            texts[opened[each]] += data
            if not data:
                del opened[each]
        if not ready and keys and texts[None] and sleeps(process):
            is_drawn = True
            os.write(terminal, keys.pop(0).encode())
    return {number: text.decode(errors="replace") for number, text in texts.items()}


def call(program, arguments, keys, given):
    """Runs a program, and a hand on it; (texts by descriptor, exit code), or None where it goes on."""
    folder = tempfile.mkdtemp()
    pipes = {number: os.pipe() for number in pipes_of(program, arguments)}
    source = os.pipe() if "input" in given else (None, None)
    try:
        for name, content in given.get("files", {}).items():
            with open(os.path.join(folder, name), "w", encoding="utf-8", newline="") as file:
                file.write(content)
        process, terminal = start(
            [program, *arguments], folder, {number: ends[1] for number, ends in pipes.items()}, source[0])
        for _, end in pipes.values():
            os.close(end)
        if "input" in given:
            os.close(source[0])
            try:
                os.write(source[1], given["input"].encode())
            except BrokenPipeError:
                pass
            os.close(source[1])
        texts = read_all(process, terminal, {ends[0]: number for number, ends in pipes.items()}, keys)
        code = os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
        for end in [terminal, *(ends[0] for ends in pipes.values())]:
            os.close(end)
    finally:
        shutil.rmtree(folder)
    return texts and (texts, code)


def ask(program, arguments, hand, given):
    given = dict(given)
    expected = given.pop("ends", None)
    ended = call(program, arguments, hand_keys(program, arguments, hand), given)
    if ended is None:
        raise Failure(f"{program} {arguments} does not end by {hand}")
    texts, code = ended
    if code != expected and not is_end(program, arguments, hand, code):
        raise Failure(f"{program} {arguments} ends with {code} by {hand}: {texts[2]!r}")
    record = {"arguments": arguments, "hand": hand, **given, "output": texts.get(1, ""), "told": texts[2]}
    # An answer on a third descriptor is neither.
    record.update({"other": text for number, text in texts.items() if number and number > 2})
    return dict(record, code=code)


def refuse(program, arguments, given):
    keys = [ESCAPE]
    ended = call(program, arguments, keys, given)
    if ended is None or not keys:
        raise Failure(f"{program} {arguments} asks, where it was to refuse")
    texts, code = ended
    # Some is told on standard output, which is the terminal.
    lines = [ORDERS.sub("", line) for text in [texts[2], texts[None]] for line in text.split("\n")]
    told = [line.rstrip() for line in lines if line.strip()]
    return {"arguments": arguments, **given, "message": told[0] if told else "", "code": code}


def one(program, arguments, hand, given):
    """A call or, where there is no hand, one that is to be refused."""
    return refuse(program, arguments, given) if hand is None else ask(program, arguments, hand, given)


def record(program, progress=lambda done, count: None):
    """All calls of a program as the text of a file; says on its way how many of them are done."""
    asked = [(arguments, hand, more[0] if more else {}) for arguments, hand, *more in asked_terminal.ASKED[program]]
    asked += [(arguments, None, more[0] if more else {}) for arguments, *more in asked_terminal.REFUSED[program]]
    calls = []
    # A process forks safely only while it has a single thread, so that calls are made by processes.
    with concurrent.futures.ProcessPoolExecutor(TOGETHER) as workers:
        waiting = [workers.submit(one, program, *each) for each in asked]
        try:
            for each in waiting:
                calls.append(each.result())
                progress(len(calls), len(asked))
        except Failure as failure:
            workers.shutdown(cancel_futures=True)
            raise SystemExit(f"record: {failure}") from None
    return "[\n" + ",\n".join(json.dumps(each) for each in calls) + "\n]\n"
