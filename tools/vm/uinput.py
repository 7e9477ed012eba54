"""Input devices made in the guest through the kernel's uinput: touchscreen, knob, remote, and what
recordings describe.

`python3 uinput.py touchscreen 1280 720` (or `knob`, `remote`) makes one and takes one act a line
on its standard input, such as `tap 100 200`, `turn -2`, `press KEY_UP` or `unplug`.
Kernel documents: input/uinput.rst, input/multi-touch-protocol.rst (protocol B).
"""

import fcntl
import os
import struct
import sys
import time

EV_SYN, EV_KEY, EV_REL, EV_ABS = 0, 1, 2, 3
SYN_REPORT = 0
REL_DIAL, REL_WHEEL = 0x07, 0x08
ABS_X, ABS_Y = 0x00, 0x01
ABS_MT_SLOT, ABS_MT_POSITION_X, ABS_MT_POSITION_Y, ABS_MT_TRACKING_ID = 0x2F, 0x35, 0x36, 0x39
BTN_TOUCH = 0x14A
INPUT_PROP_DIRECT = 1
BUS_USB = 3

KEYS = {
    "KEY_ESC": 1, "KEY_ENTER": 28, "KEY_UP": 103, "KEY_LEFT": 105, "KEY_RIGHT": 106,
    "KEY_DOWN": 108, "KEY_HOME": 102, "KEY_MENU": 139, "KEY_BACK": 158, "KEY_HOMEPAGE": 172,
    "KEY_SELECT": 353, "KEY_OK": 352, "KEY_PLAYPAUSE": 164, "KEY_VOLUMEUP": 115,
    "KEY_VOLUMEDOWN": 114,
}

UI_DEV_CREATE = 0x5501
UI_DEV_DESTROY = 0x5502
UI_DEV_SETUP = 0x405C5503
UI_ABS_SETUP = 0x401C5504
UI_SET_EVBIT = 0x40045564
UI_SET_KEYBIT = 0x40045565
UI_SET_RELBIT = 0x40045566
UI_SET_ABSBIT = 0x40045567
UI_SET_PROPBIT = 0x4004556E

SLOTS = 10
PRESS_SECONDS = 0.12


class Device:
    """An input device that exists until it is unplugged."""

    def __init__(self, name, keys=(), axes=(), absolute=(), properties=(), product=1):
        self._open(keys, axes, absolute, properties, name, (BUS_USB, 0x1209, product, 1))

    def _open(self, keys, axes, absolute, properties, name, identity):
        """Makes it; the identity is its bus, vendor, product and version."""
        self.file = os.open("/dev/uinput", os.O_WRONLY | os.O_CLOEXEC)
        for event_type, present in ((EV_KEY, keys), (EV_REL, axes), (EV_ABS, absolute)):
            if present:
                fcntl.ioctl(self.file, UI_SET_EVBIT, event_type)
        for key in keys:
            fcntl.ioctl(self.file, UI_SET_KEYBIT, key)
        for axis in axes:
            fcntl.ioctl(self.file, UI_SET_RELBIT, axis)
        for code, highest, resolution in absolute:
            fcntl.ioctl(self.file, UI_SET_ABSBIT, code)
            # struct uinput_abs_setup: code, then value, min, max, fuzz, flat, resolution.
            fcntl.ioctl(self.file, UI_ABS_SETUP,
                        struct.pack("=HxxiiiiiI", code, 0, 0, highest, 0, 0, resolution))
        for each in properties:
            fcntl.ioctl(self.file, UI_SET_PROPBIT, each)
        # struct uinput_setup: bus, vendor, product, version, name, force-feedback effects.
        fcntl.ioctl(self.file, UI_DEV_SETUP,
                    struct.pack("=HHHH80sI", *identity, name.encode(), 0))
        fcntl.ioctl(self.file, UI_DEV_CREATE)

    def send(self, *events):
        """One frame: the (type, code, value) triples and the report that ends it."""
        for event_type, code, value in (*events, (EV_SYN, SYN_REPORT, 0)):
            # struct input_event with a zero time: the kernel stamps it.
            os.write(self.file, struct.pack("@llHHi", 0, 0, event_type, code, value))

    def key(self, code, value):
        self.send((EV_KEY, code, value))

    def press(self, name, seconds=PRESS_SECONDS):
        """A key by its kernel name, down and up."""
        self.hold(name)
        time.sleep(float(seconds))
        self.release(name)

    def hold(self, name):
        self.key(KEYS[name], 1)

    def release(self, name):
        self.key(KEYS[name], 0)

    def unplug(self):
        fcntl.ioctl(self.file, UI_DEV_DESTROY)
        os.close(self.file)


class Touchscreen(Device):
    """A protocol B touchscreen whose coordinates are the screen's pixels."""

    def __init__(self, width, height, name="Telltale VM Touchscreen"):
        width, height = int(width), int(height)
        super().__init__(
            name, keys=(BTN_TOUCH,), properties=(INPUT_PROP_DIRECT,), product=1,
            absolute=((ABS_X, width - 1, 0), (ABS_Y, height - 1, 0), (ABS_MT_SLOT, SLOTS - 1, 0),
                      (ABS_MT_POSITION_X, width - 1, 0), (ABS_MT_POSITION_Y, height - 1, 0),
                      (ABS_MT_TRACKING_ID, 65535, 0)))
        self.next_contact = 0
        self.down_slots = set()

    def down(self, x, y, slot=0):
        x, y, slot = int(x), int(y), int(slot)
        self.next_contact = (self.next_contact + 1) % 65536
        frame = [(EV_ABS, ABS_MT_SLOT, slot), (EV_ABS, ABS_MT_TRACKING_ID, self.next_contact),
                 (EV_ABS, ABS_MT_POSITION_X, x), (EV_ABS, ABS_MT_POSITION_Y, y)]
        if not self.down_slots:
            frame.append((EV_KEY, BTN_TOUCH, 1))
        self.down_slots.add(slot)
        self.send(*frame, (EV_ABS, ABS_X, x), (EV_ABS, ABS_Y, y))

    def move(self, x, y, slot=0):
        x, y = int(x), int(y)
        self.send((EV_ABS, ABS_MT_SLOT, int(slot)), (EV_ABS, ABS_MT_POSITION_X, x),
                  (EV_ABS, ABS_MT_POSITION_Y, y), (EV_ABS, ABS_X, x), (EV_ABS, ABS_Y, y))

    def up(self, slot=0):
        slot = int(slot)
        frame = [(EV_ABS, ABS_MT_SLOT, slot), (EV_ABS, ABS_MT_TRACKING_ID, -1)]
        self.down_slots.discard(slot)
        if not self.down_slots:
            frame.append((EV_KEY, BTN_TOUCH, 0))
        self.send(*frame)

    def tap(self, x, y, seconds=PRESS_SECONDS):
        """Down, a moment, up, at one place."""
        self.down(x, y)
        time.sleep(float(seconds))
        self.up()

    def drag(self, x, y, to_x, to_y, seconds=0.4, rest=0):
        """Down at one place, a straight way, a rest, up at another."""
        x, y, to_x, to_y = (int(each) for each in (x, y, to_x, to_y))
        steps = 12
        self.down(x, y)
        for step in range(1, steps + 1):
            time.sleep(float(seconds) / steps)
            self.move(x + (to_x - x) * step // steps, y + (to_y - y) * step // steps)
        time.sleep(float(rest))
        self.up()

    def pinch(self, left, left_y, right, right_y, distance, seconds=0.3):
        """Two fingers beside each other that come to be so many pixels apart."""
        left, right, distance, steps = int(left), int(right), int(distance), 8
        middle, first = (left + right) // 2, right - left
        self.down(left, left_y, 0)
        self.down(right, right_y, 1)
        for step in range(1, steps + 1):
            time.sleep(float(seconds) / steps)
            half = (first + (distance - first) * step // steps) // 2
            self.move(middle - half, left_y, 0)
            self.move(middle + half, right_y, 1)
        self.up(0)
        self.up(1)


class Knob(Device):
    """A rotary knob with detents, a push (KEY_ENTER) and a back key."""

    def __init__(self, axis="dial", name="Telltale VM Knob"):
        self.axis = {"dial": REL_DIAL, "wheel": REL_WHEEL}[axis]
        super().__init__(name, keys=(KEYS["KEY_ENTER"], KEYS["KEY_BACK"]), axes=(self.axis,),
                         product=2)

    def turn(self, detents):
        """Clockwise for positive numbers, one frame a detent."""
        detents = int(detents)
        for _ in range(abs(detents)):
            self.send((EV_REL, self.axis, 1 if detents > 0 else -1))
            time.sleep(0.03)

    def push(self, seconds=PRESS_SECONDS):
        self.press("KEY_ENTER", seconds)

    def back(self):
        self.press("KEY_BACK")


class Remote(Device):
    """A television remote: arrows, select, menu, back, home."""

    def __init__(self, name="Telltale VM Remote"):
        super().__init__(name, keys=sorted(KEYS.values()), product=3)


class Described(Device):
    """A device as a recording of evemu describes it: what it can send, and who made it."""

    def __init__(self, recording):
        self.bits, self.ranges, self.properties = {}, {}, []
        self.name, self.identity = "", (BUS_USB, 0, 0, 0)
        with open(recording, encoding="utf-8") as file:
            for line in file:
                self._read(*line.rstrip("\n").partition(" ")[::2])
        absolute = [(code, *self.ranges[code]) for code in self._codes(EV_ABS)]
        self._make(self._codes(EV_KEY), self._codes(EV_REL), absolute)

    def _read(self, letter, rest):
        if letter == "N:":
            self.name = rest
        elif letter == "I:":
            self.identity = tuple(int(word, 16) for word in rest.split())
        elif letter == "P:":
            self.properties += [int(word, 16) for word in rest.split()]
        elif letter == "B:":
            event_type, *words = (int(word, 16) for word in rest.split())
            self.bits.setdefault(event_type, []).extend(words)
        elif letter == "A:":
            code, lowest, highest, _, _, *resolution = rest.split()
            self.ranges[int(code, 16)] = (int(lowest), int(highest), int((resolution or [0])[0]))

    def _codes(self, event_type):
        return self._set(self.bits.get(event_type, []))

    @staticmethod
    def _set(words):
        return [8 * place + bit for place, word in enumerate(words) for bit in range(8)
                if word >> bit & 1]

    def _make(self, keys, axes, absolute):
        self._open(keys, axes, [(code, highest, resolution)
                                for code, _, highest, resolution in absolute],
                   self._set(self.properties), self.name, self.identity)

    def strike(self, code, seconds=PRESS_SECONDS):
        """A key by its number, down and up."""
        self.key(int(code), 1)
        time.sleep(float(seconds))
        self.key(int(code), 0)

    def chord(self, first, second):
        """Two keys by their numbers, the first held while the second is struck."""
        self.key(int(first), 1)
        time.sleep(PRESS_SECONDS)
        self.strike(second)
        self.key(int(first), 0)


KINDS = {"touchscreen": Touchscreen, "knob": Knob, "remote": Remote, "described": Described}


def main(arguments):
    if not arguments or arguments[0] not in KINDS:
        raise SystemExit(f"usage: uinput.py {'|'.join(KINDS)} [settings]")
    device = KINDS[arguments[0]](*arguments[1:])
    for line in sys.stdin:
        words = line.split()
        if words and words[0] == "wait":
            time.sleep(float(words[1]))
        elif words:
            getattr(device, words[0])(*words[1:])


if __name__ == "__main__":
    main(sys.argv[1:])
