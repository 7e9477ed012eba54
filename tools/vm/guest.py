"""A virtual machine with a real display and real input devices, under QEMU without KVM.

    with Guest(display="virtio", width=1280, height=720) as guest:
        print(guest.run(["uname", "-r"]).out)
        guest.screen()

The guest sees this machine's root file system at the same paths, read-only below a scratch layer.
Nothing here waits without a limit: a guest that does not answer is killed, and GuestError carries
the end of its console log.
"""

import atexit
import base64
import ctypes
import os
import shutil
import signal
import subprocess
import tempfile
import time
from dataclasses import dataclass

from picture import read_ppm
from qmp import LineSocket, LineTimeout, Qmp, QmpError

HERE = os.path.dirname(os.path.abspath(__file__))
REPOSITORY = os.path.dirname(os.path.dirname(HERE))

# QEMU's device and the kernel's module for it.
DISPLAYS = {
    "virtio": ("virtio-gpu-pci,xres={width},yres={height}", "virtio_gpu"),
    "bochs": ("VGA,xres={width},yres={height}", "bochs"),
    "cirrus": ("cirrus-vga", "cirrus"),
    "qxl": ("qxl-vga,xres={width},yres={height}", "qxl"),
}

# Software emulation on a busy machine: TELLTALE_VM_PATIENCE=3 triples every limit.
PATIENCE = float(os.environ.get("TELLTALE_VM_PATIENCE", "1"))
BOOT_SECONDS = 180 * PATIENCE
# What an answer of the agent may take beyond the time that the request itself allows.
ANSWER_SECONDS = 30 * PATIENCE
PLUG_SECONDS = 0.5 * PATIENCE
SLEEP_SECONDS = 2.5
ROOT_PORTS = 4
ABSOLUTE_RANGE = 0x7FFF


class GuestError(Exception):
    """The guest did not boot, did not answer or refused a request."""


@dataclass(frozen=True)
class Ended:
    """How a command ended: `code` is None if it was killed at its limit."""

    code: int | None
    out: str
    err: str


def cache_folder():
    """Where `setup` leaves the kernel and the initramfs."""
    return os.environ.get("TELLTALE_VM_CACHE") or os.path.join(REPOSITORY, ".build-vm")


class Guest:
    """One virtual machine, from boot to `close`; display None boots it without a card.

    With `udev` the guest runs udevd, so its device monitors hear the "udev" netlink group; without,
    only the "kernel" group speaks, as on a small system that leaves /dev to the kernel. `root` says whose root the guest
    has: this machine's (`host`), or that of a Debian with systemd (`debian`), which tools/vm/debian makes. `disk` is a file
    that the guest has as /dev/vda; what is written to it is noted in the file of the same name that ends in .log. With
    `crypt` the guest's kernel knows encrypted disks.
    """

    def __init__(self, display="virtio", width=1280, height=720, udev=False, root="host",
                 inputs=("virtio-keyboard-pci", "virtio-tablet-pci"), disk=None, crypt=False):
        self.disk, self.crypt = disk, crypt
        self.display, self.width, self.height = display, width, height
        self.udev, self.root = udev, root
        self.home = "/" if root == "debian" else REPOSITORY
        self.folder = tempfile.mkdtemp(prefix="telltale-vm-")
        self.qemu = self.qmp = self.agent = None
        self.free_ports = [f"port{number}" for number in range(ROOT_PORTS)]
        self.used_ports = {}
        atexit.register(self.close)
        try:
            self._start(inputs)
        except BaseException:
            self.close()
            raise

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    # Commands

    def run(self, argv, cwd=None, env=None, timeout=90):
        """A command in the guest, to its end; in this repository, or at the root of a system of its own."""
        timeout *= PATIENCE
        answer = self._ask("run", timeout, argv=argv, cwd=cwd or self.home, env=env, timeout=timeout)
        return Ended(**answer)

    def spawn(self, argv, cwd=None, env=None):
        """A command in the guest, left running."""
        return Process(self, self._ask("spawn", argv=argv, cwd=cwd or self.home, env=env))

    def read(self, path):
        return base64.b64decode(self._ask("read", path=path))

    def write(self, path, data):
        """Writes a file into the guest's scratch layer; this machine's file stays as it is."""
        data = data.encode() if isinstance(data, str) else data
        self._ask("write", path=path, data=base64.b64encode(data).decode())

    def exists(self, path):
        return self._ask("exists", path=path)

    def input_devices(self):
        """The names of the guest's input devices by node name (`event0`)."""
        return self._ask("input_devices")

    def processes(self):
        """The program names of the guest's processes."""
        return self._ask("processes")

    # Input

    def device(self, kind, **settings):
        """A touchscreen (the size of the screen), knob or remote made with uinput."""
        if kind == "touchscreen":
            settings = {"width": self.width, "height": self.height, **settings}
        return InputDevice(self, self._ask("device", kind=kind, **settings))

    def keys(self, *names, seconds=0.12):
        """Presses the keys (QEMU's names: ret, esc, meta_l, dot, ac_home) in order, holds them
        together for a moment, and releases them the other way round."""
        for name in names:
            self._inject(_key(name, True))
        time.sleep(seconds)
        for name in reversed(names):
            self._inject(_key(name, False))

    def point(self, x, y):
        """Moves the absolute pointer to a pixel of the screen."""
        self._inject(_axis("x", x, self.width), _axis("y", y, self.height))

    def click(self, x, y, seconds=0.12):
        """The left button at a pixel of the screen, down and up."""
        self.point(x, y)
        self._inject(_button("left", True))
        time.sleep(seconds)
        self._inject(_button("left", False))

    def plug(self, driver, device_id):
        """Plugs a device in and returns when the guest can hear it: usb-kbd, usb-tablet,
        virtio-keyboard-pci, virtio-tablet-pci."""
        folder, bus = "/sys/class/hidraw", "usb.0"
        if driver.startswith("virtio-"):
            folder, bus = "/sys/class/input", self.free_ports.pop(0)
            self.used_ports[device_id] = bus
        before = set(self._ask("list", path=folder))
        self._qemu("device_add", driver=driver, id=device_id, bus=bus)
        limit = time.monotonic() + 30 * PATIENCE
        while set(self._ask("list", path=folder)) <= before:
            if time.monotonic() > limit:
                self._give_up(f"the guest did not take {device_id}")
            time.sleep(0.1)
        # The USB driver drops what comes before it has finished, which nothing in /sys tells.
        time.sleep(PLUG_SECONDS)

    def unplug(self, device_id):
        """Pulls a device out and returns when the guest has let go of it."""
        self._qemu("device_del", id=device_id)
        try:
            self.qmp.await_event("DEVICE_DELETED", 30 * PATIENCE, device=device_id)
        except (LineTimeout, OSError, EOFError):
            self._give_up(f"the guest did not let go of {device_id}")
        if device_id in self.used_ports:
            self.free_ports.append(self.used_ports.pop(device_id))

    def sleep(self):
        """Suspends the guest to memory and wakes it. What it has from this machine (9p) does not
        survive that: no new program can be started in it afterwards."""
        self.spawn(["sh", "-c", "echo mem >/sys/power/state"])
        limit = time.monotonic() + 30 * PATIENCE
        while self._qemu("query-status")["status"] != "suspended":
            if time.monotonic() > limit:
                self._give_up("the guest does not fall asleep")
            time.sleep(0.1)
        # The guest reckons by a clock of whole seconds: of less it does not know that it slept.
        time.sleep(SLEEP_SECONDS)
        self._qemu("system_wakeup")

    def restart(self):
        """Restarts what is installed on the disk, and returns when it is up again."""
        self.spawn(["systemctl", "reboot"])
        self._receive(time.monotonic() + BOOT_SECONDS, "restart")

    # Picture

    def screen(self):
        """What is on the glass now."""
        path = os.path.join(self.folder, "screen.ppm")
        self._qemu("screendump", filename=path)
        with open(path, "rb") as file:
            return read_ppm(file.read())

    def screenshot(self, path):
        """What is on the glass now, as a PNG file of this machine."""
        self._qemu("screendump", filename=os.path.abspath(path), format="png")

    def console(self, lines=80):
        """The end of the guest's serial console."""
        try:
            with open(os.path.join(self.folder, "console"), encoding="utf-8",
                      errors="replace") as file:
                return "\n".join(file.read().splitlines()[-lines:])
        except FileNotFoundError:
            return ""

    def close(self):
        """Ends the machine at once; nothing in it is worth keeping."""
        for line in (self.agent, self.qmp):
            if line:
                line.close()
        if self.qemu and self.qemu.poll() is None:
            self.qemu.kill()
        if self.qemu:
            self.qemu.wait(10)
        shutil.rmtree(self.folder, ignore_errors=True)
        atexit.unregister(self.close)

    # Inside

    def _start(self, inputs):
        cache = cache_folder()
        for name in ("vmlinuz", "initramfs.cpio"):
            if not os.path.exists(os.path.join(cache, name)):
                raise GuestError(f"{cache} has no {name}; run tools/vm/setup first")
        if self.root == "debian" and not os.path.exists(os.path.join(cache, "debian/disk.ext4")):
            raise GuestError(f"{cache} has no debian/disk.ext4; run tools/package and tools/vm/debian first")
        with open(os.path.join(self.folder, "qemu"), "wb") as log:
            self.qemu = subprocess.Popen(self._command(cache, inputs), stdin=subprocess.DEVNULL,
                                         stdout=log, stderr=log, preexec_fn=_die_with_parent)
        deadline = time.monotonic() + BOOT_SECONDS
        self._await_sockets(deadline)
        self.agent = LineSocket(os.path.join(self.folder, "agent.sock"))
        self.qmp = Qmp(os.path.join(self.folder, "qmp.sock"))
        self._receive(deadline, "boot")
        if self.udev:
            self._start_udev(cache)

    def _command(self, cache, inputs):
        sock = os.path.join(self.folder, "{}.sock").format
        words = [
            "qemu-system-x86_64", "-M", "q35,i8042=off", "-accel", "tcg,thread=multi",
            # Five-level page tables cost an emulated processor a walk more for nothing.
            "-cpu", "max,la57=off", "-m", "768", "-smp", "2", "-nodefaults", "-display", "none",
            "-vga", "none",
            "-kernel", os.path.join(cache, "vmlinuz"),
            "-initrd", os.path.join(cache, "initramfs.cpio"),
            "-append", self._kernel_words(),
            "-serial", f"file:{os.path.join(self.folder, 'console')}",
            "-qmp", f"unix:{sock('qmp')},server=on,wait=off",
            "-device", "virtio-serial-pci",
            "-chardev", f"socket,id=agent,path={sock('agent')},server=on,wait=off",
            "-device", "virtserialport,chardev=agent,name=telltale-agent",
            "-virtfs", "local,path=/,mount_tag=host,security_model=none,readonly=on,"
                       "multidevs=remap",
            "-device", "qemu-xhci,id=usb",
        ]
        if self.root == "debian":
            disk = os.path.join(cache, "debian", "disk.ext4")
            words += ["-drive", f"file={disk},format=raw,if=virtio,snapshot=on,cache=unsafe",
                      "-chardev", f"socket,id=terminal,path={sock('terminal')},server=on,wait=off",
                      "-device", "virtconsole,chardev=terminal"]
        else:
            words.append("-no-reboot")
        if self.disk:
            words += ["-blockdev", f"driver=file,node-name=plain,filename={self.disk}",
                      "-blockdev", f"driver=file,node-name=log,filename={self.disk}.log",
                      "-blockdev", "driver=blklogwrites,node-name=logged,file=plain,log=log",
                      "-device", "virtio-blk-pci,drive=logged"]
        if self.display:
            device = DISPLAYS[self.display][0].format(width=self.width, height=self.height)
            words += ["-device", device]
        for number, port in enumerate(self.free_ports):
            words += ["-device", f"pcie-root-port,id={port},chassis={number + 1}"]
        for driver in inputs:
            words += ["-device", f"{driver},id={driver},bus={self._bus(driver)}"]
        return words

    def _bus(self, driver):
        if not driver.startswith("virtio-"):
            return "usb.0"
        self.used_ports[driver] = self.free_ports.pop(0)
        return self.used_ports[driver]

    def _kernel_words(self):
        words = [
            "console=ttyS0", "quiet", "panic=-1",
            # A guest that lives for a minute needs no guard; a quarter less work to boot.
            "mitigations=off", "nokaslr", "apparmor=0", "audit=0", "random.trust_cpu=on",
            # A cursor that blinks and a console that blanks would make two dumps of one still
            # picture differ.
            "vt.global_cursor_default=0", "consoleblank=0",
            f"vm.agent={os.path.join(HERE, 'agent.py')}",
        ]
        if self.root == "debian":
            words.append("vm.root=disk")
        if self.disk:
            words.append("vm.disk=yes")
        if self.crypt:
            words.append("vm.crypt=yes")
        if self.display:
            words.append(f"vm.display={DISPLAYS[self.display][1]}")
        return " ".join(words)

    def _await_sockets(self, deadline):
        names = [os.path.join(self.folder, name) for name in ("agent.sock", "qmp.sock")]
        while not all(map(os.path.exists, names)):
            if self.qemu.poll() is not None or time.monotonic() > deadline:
                raise GuestError(f"QEMU did not start:\n{self._said_by_qemu()}")
            time.sleep(0.02)

    def _start_udev(self, cache):
        """Copies udevd over the guest's root and lets it look at every device once."""
        # Otherwise udevadm takes the chroot for a container and does nothing, with success.
        here_counts = {"SYSTEMD_IGNORE_CHROOT": "1"}
        steps = (["cp", "-a", f"{cache}/udev/.", "/"],
                 ["/lib/systemd/systemd-udevd", "--daemon"],
                 ["udevadm", "trigger", "--action=add"],
                 ["udevadm", "settle", "--timeout=30"])
        for step in steps:
            ended = self.run(step, cwd="/", env=here_counts, timeout=60)
            if ended.code != 0:
                raise GuestError(f"{' '.join(step)}: {ended.err.strip()}")

    def _ask(self, operation, seconds=0, **arguments):
        try:
            self.agent.send({"op": operation, **arguments})
        except OSError as error:
            self._give_up(f"the line to the guest is broken ({operation}): {error}")
        answer = self._receive(time.monotonic() + seconds + ANSWER_SECONDS, operation)
        if "error" in answer:
            raise GuestError(f"{operation}: {answer['error']}")
        return answer["ok"]

    def _receive(self, deadline, waiting_for):
        try:
            return self.agent.receive(deadline)
        except (LineTimeout, OSError, EOFError) as error:
            self._give_up(f"no answer from the guest ({waiting_for}): {str(error) or type(error).__name__}")

    def _give_up(self, why):
        console, said, code = self.console(), self._said_by_qemu(), self.qemu.poll()
        self.close()
        ended = "" if code is None else f"\nQEMU had ended with {code}: {said}"
        raise GuestError(f"{why}{ended}\nThe end of its console:\n{console}")

    def _said_by_qemu(self):
        """What QEMU wrote; nothing once the machine is closed, as whoever asks it afterwards finds it."""
        try:
            with open(os.path.join(self.folder, "qemu"), encoding="utf-8", errors="replace") as log:
                return log.read().strip()
        except FileNotFoundError:
            return ""

    def _qemu(self, command, **arguments):
        try:
            return self.qmp.command(command, 20 * PATIENCE, **arguments)
        except QmpError as error:
            raise GuestError(str(error)) from error
        except (LineTimeout, OSError, EOFError) as error:
            self._give_up(f"QEMU does not answer ({command}): {error or 'out of time'}")

    def _inject(self, *events):
        self._qemu("input-send-event", events=list(events))


class Process:
    """A command that is running in the guest."""

    def __init__(self, guest, handle):
        self.guest, self.handle = guest, handle

    def running(self):
        return self.guest._ask("running", handle=self.handle)

    def kill(self, signal_name="SIGTERM"):
        self.guest._ask("kill", handle=self.handle, signal_name=signal_name)

    def pid(self):
        return self.guest._ask("pid", handle=self.handle)

    def output(self):
        """What it wrote so far: (standard output, standard error)."""
        answer = self.guest._ask("output", handle=self.handle)
        return answer["out"], answer["err"]

    def wait(self, timeout=60):
        """Its end; killed, with the code None, at the limit."""
        timeout *= PATIENCE
        return Ended(**self.guest._ask("wait", timeout, handle=self.handle, timeout=timeout))

    def await_line(self, path, pattern, skip=0, timeout=60):
        """The number of the first line of a guest file after `skip` lines that fits the regular
        expression, or None when the time is up or the process has ended without it."""
        timeout *= PATIENCE
        return self.guest._ask("await_line", timeout, path=path, pattern=pattern, skip=skip,
                               timeout=timeout, handle=self.handle)


class InputDevice:
    """A uinput device in the guest; the acts are the methods of uinput.py's classes."""

    def __init__(self, guest, handle):
        self.guest, self.handle = guest, handle

    def act(self, verb, *arguments):
        self.guest._ask("act", 30, handle=self.handle, verb=verb, arguments=arguments)


def _key(name, down):
    return {"type": "key", "data": {"down": down, "key": {"type": "qcode", "data": name}}}


def _button(name, down):
    return {"type": "btn", "data": {"down": down, "button": name}}


def _axis(name, pixel, pixels):
    # The middle of the pixel, so that rounding on the way back cannot reach its neighbour.
    value = int((pixel + 0.5) * ABSOLUTE_RANGE / pixels)
    return {"type": "abs", "data": {"axis": name, "value": value}}


def _die_with_parent():
    """Runs in the child: when the test program is killed outright, QEMU goes with it."""
    pr_set_pdeathsig = 1
    ctypes.CDLL(None).prctl(pr_set_pdeathsig, signal.SIGKILL)
