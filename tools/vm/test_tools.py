"""The virtual machine's own parts: what they read, and how they fail."""

import struct
import unittest
import zlib

from case import GuestCase
from guest import GuestError
from picture import Picture, read_png, read_ppm
from run import ScriptError, parse_script


def png_with_filters(rows, filters):
    """A PNG of RGB rows in which row N is stored as the difference that filter N asks for."""
    stored, above = b"", bytes(len(rows[0]))
    for row, kind in zip(rows, filters):
        stored += bytes([kind]) + bytes(
            (row[at] - guess(kind, row, above, at)) & 255 for at in range(len(row)))
        above = row
    header = struct.pack(">IIBBBBB", len(rows[0]) // 3, len(rows), 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
        for name, body in ((b"IHDR", header), (b"IDAT", zlib.compress(stored)), (b"IEND", b"")))


def guess(kind, row, above, at):
    left = row[at - 3] if at >= 3 else 0
    corner = above[at - 3] if at >= 3 else 0
    up = above[at]
    nearest = min((left, up, corner), key=lambda each: abs(left + up - corner - each))
    return (0, left, up, (left + up) // 2, nearest)[kind]


class Pictures(unittest.TestCase):
    rows = [bytes((line * 37 + at * at * 11) & 255 for at in range(12)) for line in range(5)]

    def test_png_with_each_filter_reads_as_it_was(self):
        picture = read_png(png_with_filters(self.rows, (3, 4, 1, 2, 0)))
        self.assertEqual(picture, Picture(4, 5, b"".join(self.rows)))

    def test_png_reads_as_it_was_written(self):
        picture = Picture(4, 5, b"".join(self.rows))
        self.assertEqual(read_png(picture.png()), picture)

    def test_ppm_pixels_may_look_like_line_ends(self):
        self.assertEqual(read_ppm(b"P6\n1 1\n255\n\n\n\n"), Picture(1, 1, b"\n\n\n"))

    def test_a_difference_names_its_first_pixel(self):
        one = Picture(2, 2, bytes(12))
        two = Picture(2, 2, bytes(9) + b"\1\2\3")
        self.assertIsNone(one.difference(one))
        self.assertEqual(one.difference(two),
                         "1 pixels differ, all in x 1...1, y 1...1; "
                         "the first at (1, 1) is #000000 against #010203")


class Scripts(unittest.TestCase):
    def test_acts_are_separated_by_semicolons_or_lines(self):
        self.assertEqual(parse_script("tap delete; turn -1\npush"),
                         [["tap", "delete"], ["turn", "-1"], ["push"]])

    def test_unknown_acts_are_refused(self):
        with self.assertRaisesRegex(ScriptError, "unknown act “hop”"):
            parse_script("push; hop")


class Guests(GuestCase):
    settings = {"display": None, "udev": False}

    def test_a_command_that_hangs_is_killed_at_its_limit(self):
        ended = self.guest.run(["sleep", "100"], timeout=0.2)
        self.assertIsNone(ended.code)

    def test_a_request_that_fails_says_why(self):
        with self.assertRaisesRegex(GuestError, "no-such-program"):
            self.guest.run(["no-such-program"])

    def test_a_panic_ends_the_guest_with_its_console(self):
        with self.assertRaisesRegex(GuestError, "(?s)end of its console.*vfs_write"):
            self.guest.write("/proc/sysrq-trigger", "c")
        # The next test boots a new one.
        self.assertIsNotNone(self.guest.qemu.poll())
