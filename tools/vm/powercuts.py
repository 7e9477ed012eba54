"""Cuts the power of a unit with a service on it at many moments, and checks what is left of each question.

    python3 powercuts.py [--cuts N] [--rounds N] [--seed N]

A guest has a disk of its own, on which the service keeps its journal; QEMU notes each write and each flush. Programs ask,
and somebody answers. Then the disk is made as it would be had the power gone at a moment: with all that was written until
then, with what was flushed alone, or with some of what was not, as disks keep it. Its file system is repaired as at any
boot, the journal is read, and a service is started on it that is asked again. What must hold:

- what a program was told before the cut is in the journal;
- no question has an answer that nobody gave, and none has two;
- asked again under its key, a question has its answer, or is asked anew;
- what has no key and no answer ends as "shown" or "never shown", as it was.
"""

import argparse
import collections
import json
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

import disklog
from dialog import UNHURRIED, binary, scene_path
from guest import PATIENCE, REPOSITORY, Guest

FOLDER = "/run/telltale-vm/power"
DISK = f"{FOLDER}/disk"
EXAMPLE = os.path.join(REPOSITORY, "docs/examples/service/ask.py")
STEPS = ["before", "queued", "shown", "armed", "pressed", "answered"]
WAYS = ["all", "flushed", "some"]


class Round:
    """One question: how long the log was when its program was told each state, and before the key was pressed."""

    def __init__(self, number):
        self.key = f"route-{number}" if number % 3 else None
        self.seen = {}


def made(folder):
    """A new disk in a folder, with a log of what is written to it, and a copy of what it was before."""
    disk = os.path.join(folder, "disk")
    with open(disk, "wb") as file:
        file.truncate(16 << 20)
    open(disk + ".log", "wb").close()
    subprocess.run(["mkfs.ext4", "-q", "-F", disk], check=True)
    shutil.copy(disk, disk + ".before")
    return disk


def mount(guest):
    guest.run(["mkdir", "-p", DISK])
    mounted = guest.run(["mount", "-t", "ext4", "-o", "errors=remount-ro", "/dev/vda", DISK])
    if mounted.code != 0:
        raise SystemExit(f"powercuts: {mounted.err}")


def serve(guest):
    """A service with its journal on the disk, once it listens."""
    guest.write(f"{FOLDER}/unit.yaml", UNHURRIED.format(profile="ios"))
    service = guest.spawn(
        ["env", f"TELLTALE_SOCKET={FOLDER}/socket", binary(), "serve", "--profile", f"{FOLDER}/unit.yaml",
         "--state", f"{DISK}/state"])
    ended = guest.run(
        ["python3", "-c",
         "import socket,time\n"
         "for _ in range(600):\n"
         "  try: raise SystemExit(socket.socket(socket.AF_UNIX).connect('%s'))\n"
         "  except OSError: time.sleep(0.1)\n"
         "raise SystemExit(1)" % f"{FOLDER}/socket"])
    if ended.code == 0:
        return service
    raise SystemExit(f"powercuts: there is no service: {service.output()}")


def lived(folder, rounds, tell):
    """A unit's life on a disk whose writes are logged; the rounds."""
    disk = made(folder)
    log = disk + ".log"
    with Guest(disk=disk) as guest:
        mount(guest)
        service = serve(guest)
        told = [Round(number) for number in range(rounds)]
        for each in told:
            asked(guest, each, log)
            tell(f"asked {each.key or 'a question without a key'}")
        service.kill("SIGKILL")
        guest.run(["umount", DISK])
        guest.run(["sync"])
    return told, disklog.read(log), disk + ".before"


def asked(guest, each, log):
    told = f"{FOLDER}/told"
    guest.write(told, "")
    words = [scene_path("retry"), *([each.key] if each.key else [])]
    program = guest.spawn(
        ["sh", "-c", f'exec "$@" >{told}', "sh", "env", f"TELLTALE_SOCKET={FOLDER}/socket", "python3", EXAMPLE, *words])
    for state in STEPS[1:4]:
        if program.await_line(told, state, 0, 60) is None:
            raise SystemExit(f"powercuts: it was never {state}: {program.output()}")
        each.seen[state] = disklog.size(log)
    each.seen["pressed"] = disklog.size(log)
    guest.keys("ret")
    if program.wait(60 * PATIENCE).code != 0:
        raise SystemExit(f"powercuts: {program.output()}")
    each.seen["answered"] = disklog.size(log)


def left(before, writes, cut, way, chance, folder):
    """The state folder of a disk after a cut behind a write; None where the file system has none yet."""
    flushed = max((index for index in range(cut + 1) if writes[index].is_flush), default=-1)
    kept = writes[:flushed + 1]
    if way == "all":
        kept = writes[:cut + 1]
    elif way == "some":
        kept += [write for write in writes[flushed + 1:cut + 1] if chance.random() < 0.5]
    image = disklog.image(before, kept, os.path.join(folder, "image"))
    repaired = subprocess.run(["e2fsck", "-fy", image], capture_output=True, text=True)
    if repaired.returncode not in (0, 1):
        raise SystemExit(f"powercuts: {repaired.stdout}{repaired.stderr}")
    subprocess.run(["debugfs", "-R", f"rdump /state {folder}", image], capture_output=True)
    state = os.path.join(folder, "state")
    return state if os.path.isdir(state) else None


def step_of(each, place):
    """The last step of a question that its program knew of where the log ended."""
    return [step for step in STEPS if each.seen.get(step, 0) <= place][-1]


def audited(state):
    ended = subprocess.run(
        [binary(), "audit", "--json", "--state", state], capture_output=True, text=True)
    if ended.returncode not in (0, 66):
        raise SystemExit(f"powercuts: {ended.stderr}")
    return [json.loads(line) for line in ended.stdout.splitlines()]


def faults(rounds, place, records):
    """What is wrong with a journal, by what programs knew where the log ended."""
    asked = [record for record in records if record["event"] == "asked"]
    # The head of a journal that is begun anew says again what is asked for; this one is too short for that.
    for number, each in enumerate(rounds):
        step = step_of(each, place)
        own = [record for record in asked if record["id"] == number + 1]
        events = [record["event"] for record in records if record["id"] == number + 1]
        if step != "before" and len(own) != 1:
            yield f"question {number + 1} was {step} and is asked {len(own)} times"
        for state, event in (("shown", "shown"), ("armed", "armed"), ("answered", "answered")):
            known = STEPS.index(step) >= STEPS.index(state)
            if known and event not in events:
                yield f"question {number + 1} was {step} and has no record of {event}"
        answers = [record for record in records if record["id"] == number + 1 and record["event"] == "answered"]
        if len(answers) > 1:
            yield f"question {number + 1} has {len(answers)} answers"
        if answers and STEPS.index(step) < STEPS.index("pressed"):
            yield f"question {number + 1} has an answer that nobody gave"
        if any(answer["choice"] != "retry" for answer in answers):
            yield f"question {number + 1} has another answer: {answers}"


class Service:
    """A service on a state folder and a display in memory, before nobody."""

    def __init__(self, state):
        self.folder = tempfile.mkdtemp()
        self.path = os.path.join(self.folder, "socket")
        self.process = subprocess.Popen(
            [f"{binary()}-bench", "bench-serve", "--socket", self.path, "--state", state],
            env={**os.environ, "TELLTALE_PROFILE_PATH": os.path.join(REPOSITORY, "Platforms")},
            stderr=subprocess.DEVNULL)
        # A socket has its place before anybody listens to it.
        for _ in range(1000):
            try:
                self.line().close()
                return
            except OSError:
                time.sleep(0.02)
        raise SystemExit("powercuts: there is no service on what is left")

    def line(self):
        line = socket.socket(socket.AF_UNIX)
        line.settimeout(20)
        line.connect(self.path)
        return line

    def asked(self, key):
        """What the first word of a question is that is asked again under a key, and its choice."""
        with open(scene_path("retry"), encoding="utf-8") as file:
            text = file.read()
        line = self.line()
        call = {"method": "io.telltale.Ask", "more": True, "parameters": {"text": text, "key": key}}
        line.sendall(json.dumps(call).encode() + b"\0")
        reply = b""
        while not reply.endswith(b"\0"):
            more = line.recv(65536)
            if not more:
                break
            reply += more
        line.close()
        told = json.loads(reply.split(b"\0")[0])["parameters"]
        return told["state"], (told.get("answer") or {}).get("choice")

    def close(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        shutil.rmtree(self.folder)


def asked_again(rounds, records, state):
    """What is wrong with what a service does that is started on what is left."""
    service = Service(state)
    try:
        for number, each in enumerate(rounds):
            if each.key is None:
                continue
            answers = [r["choice"] for r in records if r["id"] == number + 1 and r["event"] == "answered"]
            told, choice = service.asked(each.key)
            if answers and (told, choice) != ("answered", answers[0]):
                yield f"{each.key} had the answer {answers[0]} and is {told} {choice}"
            if not answers and told == "answered":
                yield f"{each.key} had no answer and has {choice}"
    finally:
        service.close()
    after = audited(state)
    for number, each in enumerate(rounds):
        events = [record["event"] for record in records if record["id"] == number + 1]
        if each.key or "asked" not in events or "answered" in events:
            continue
        ends = [record for record in after if record["id"] == number + 1 and record["event"] == "ended"]
        if [end["wasShown"] for end in ends] != ["shown" in events]:
            yield f"question {number + 1} had {events} and ended as {ends}"


def cut(rounds, count, seed, tell=lambda words: None):
    """Lives and cuts; gives how many cuts there were by the last step that a program knew of, and what is wrong."""
    chance = random.Random(seed)
    between, wrong = collections.Counter(), []
    with tempfile.TemporaryDirectory() as folder:
        told, writes, before = lived(folder, rounds, tell)
        tell(f"{rounds} questions, {len(writes)} writes and flushes, {sum(write.is_flush for write in writes)} of them flushes")
        for index, at in enumerate(sorted(chance.choices(range(len(writes)), k=count))):
            way = WAYS[index % len(WAYS)]
            known = writes[at].end
            with tempfile.TemporaryDirectory() as place:
                state = left(before, writes, at, way, chance, place)
                records = audited(state) if state else []
                found = list(faults(told, known, records))
                if state:
                    found += asked_again(told, records, state)
            wrong += [f"cut behind write {at} ({way}): {line}" for line in found]
            current = next((each for each in told if step_of(each, known) != "answered"), told[-1])
            between[step_of(current, known)] += 1
            if index % 50 == 49:
                tell(f"{index + 1} of {count} cuts")
    return between, wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cuts", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    os.environ.setdefault("TELLTALE_BINARY", os.path.join(REPOSITORY, ".build/release/telltale"))
    between, wrong = cut(
        options.rounds, options.cuts, options.seed,
        lambda words: print(f"powercuts: {words}", file=sys.stderr, flush=True))
    for line in wrong:
        print(line)
    print("cuts by the last step that a program knew of: "
          + ", ".join(f"{step} {between[step]}" for step in STEPS))
    print(f"{options.cuts} cuts, {len(wrong)} things wrong")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
