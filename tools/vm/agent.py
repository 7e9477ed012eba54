"""The guest's end of the line: runs in the chroot, takes one JSON request a line, answers each.

A request is {"op": NAME, ...}; the answer is {"ok": ...} or {"error": TEXT}. Requests are taken
one after the other, and each that waits has a limit of its own; see guest.py for the other end.
"""

import base64
import json
import os
import re
import signal
import subprocess
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import uinput  # noqa: E402  (needs the path above)

PORT_NAME = "telltale-agent"
RUN_FOLDER = "/run/telltale-vm"


class Agent:
    """The requests, one method each, and the processes and devices that they left behind."""

    def __init__(self):
        self.processes = {}
        self.devices = {}
        self.next_handle = 1
        os.makedirs(RUN_FOLDER, exist_ok=True)

    def handle(self, request):
        operation = getattr(self, "op_" + request.pop("op"))
        return operation(**request)

    def op_ping(self):
        return "here"

    def op_run(self, argv, cwd="/", env=None, timeout=30):
        """Runs to the end; past the limit the process is killed and `code` is None."""
        handle = self.op_spawn(argv, cwd, env)
        return self.op_wait(handle, timeout)

    def op_spawn(self, argv, cwd="/", env=None):
        """Starts a process and returns its handle; its output is collected in files."""
        handle = self._new_handle()
        with open(self._output(handle, "out"), "wb") as out, \
                open(self._output(handle, "err"), "wb") as err:
            self.processes[handle] = subprocess.Popen(
                argv, cwd=cwd, env={**os.environ, **(env or {})}, stdin=subprocess.DEVNULL,
                stdout=out, stderr=err, start_new_session=True)
        return handle

    def op_wait(self, handle, timeout):
        """The end of a process; past the limit it is killed with its children and `code` is None.

        A process ended by signal N has the code 128+N, as in a shell.
        """
        process = self.processes.pop(handle)
        try:
            code = process.wait(timeout)
            code = 128 - code if code < 0 else code
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            code = None
        return {"code": code, "out": self._read_output(handle, "out"),
                "err": self._read_output(handle, "err")}

    def op_running(self, handle):
        return self.processes[handle].poll() is None

    def op_pid(self, handle):
        return self.processes[handle].pid

    def op_kill(self, handle, signal_name):
        os.kill(self.processes[handle].pid, signal.Signals[signal_name])

    def op_output(self, handle):
        return {"out": self._read_output(handle, "out"), "err": self._read_output(handle, "err")}

    def op_read(self, path):
        with open(path, "rb") as file:
            return base64.b64encode(file.read()).decode()

    def op_write(self, path, data):
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def op_exists(self, path):
        return os.path.exists(path)

    def op_list(self, path):
        """The names in a folder; none if there is no such folder."""
        return sorted(os.listdir(path)) if os.path.isdir(path) else []

    def op_await_line(self, path, pattern, skip, timeout, handle=None):
        """The number of lines of `path` up to one past `skip` that fits; None past the limit.

        With a handle the wait ends early, with None, when that process has ended.
        """
        limit = time.monotonic() + timeout
        fits = re.compile(pattern)
        while True:
            ended = handle is not None and self.processes[handle].poll() is not None
            lines = self._complete_lines(path)
            for number, line in enumerate(lines[skip:], skip + 1):
                if fits.fullmatch(line):
                    return number
            if ended or time.monotonic() > limit:
                return None
            time.sleep(0.02)

    def op_input_devices(self):
        """The names of the input devices that the kernel has now."""
        names = {}
        for entry in os.listdir("/sys/class/input"):
            if entry.startswith("event"):
                with open(f"/sys/class/input/{entry}/device/name", encoding="utf-8") as file:
                    names[entry] = file.read().strip()
        return names

    def op_processes(self):
        """The name of each process with a command line."""
        names = []
        for entry in filter(str.isdigit, os.listdir("/proc")):
            try:
                with open(f"/proc/{entry}/cmdline", "rb") as file:
                    words = file.read().split(b"\0")
            except OSError:
                continue
            if words[0]:
                names.append(os.path.basename(words[0].decode(errors="replace")))
        return names

    def op_device(self, kind, **settings):
        """Makes an input device and returns its handle."""
        handle = self._new_handle()
        self.devices[handle] = uinput.KINDS[kind](**settings)
        return handle

    def op_act(self, handle, verb, arguments):
        """One act of an input device: `tap 10 20`, `turn -1`, `unplug`."""
        getattr(self.devices[handle], verb)(*arguments)
        if verb == "unplug":
            del self.devices[handle]

    def _new_handle(self):
        self.next_handle += 1
        return self.next_handle

    @staticmethod
    def _output(handle, stream):
        return f"{RUN_FOLDER}/{handle}.{stream}"

    def _read_output(self, handle, stream):
        with open(self._output(handle, stream), encoding="utf-8", errors="replace") as file:
            return file.read()

    @staticmethod
    def _complete_lines(path):
        try:
            with open(path, encoding="utf-8", errors="replace") as file:
                return file.read().split("\n")[:-1]
        except FileNotFoundError:
            return []


def find_port(limit=20):
    """The virtio-serial port, by name: without udevd there are no links to find it by."""
    for _ in range(limit * 10):
        for entry in os.listdir("/sys/class/virtio-ports"):
            with open(f"/sys/class/virtio-ports/{entry}/name", encoding="utf-8") as file:
                if file.read().strip() == PORT_NAME:
                    return f"/dev/{entry}"
        time.sleep(0.1)
    raise SystemExit(f"agent: no virtio-serial port named {PORT_NAME}")


def answer(agent, line):
    try:
        return {"ok": agent.handle(json.loads(line))}
    except Exception as error:  # whatever went wrong belongs to the one who asked
        return {"error": f"{type(error).__name__}: {error}"}


def serve(port):
    agent = Agent()
    port.write(b'{"ok": "ready"}\n')
    pending = b""
    while True:
        chunk = port.read(65536)
        if not chunk:
            time.sleep(0.05)
            continue
        pending += chunk
        while b"\n" in pending:
            line, pending = pending.split(b"\n", 1)
            write_all(port, json.dumps(answer(agent, line)).encode() + b"\n")


def write_all(port, data):
    while data:
        data = data[port.write(data):]


if __name__ == "__main__":
    with open(find_port(), "r+b", buffering=0) as opened:
        serve(opened)
