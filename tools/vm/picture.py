"""Pictures as rows of RGB bytes: reads PNG and PPM, writes PNG, says where two differ."""

import struct
import zlib
from dataclasses import dataclass

CHANNELS = {0: 1, 2: 3, 4: 2, 6: 4}


@dataclass(frozen=True)
class Picture:
    """`pixels` is width * height * 3 bytes, red first, no padding."""

    width: int
    height: int
    pixels: bytes

    def difference(self, other):
        """None if equal, or a sentence for the reader: how many pixels, and the first."""
        if (self.width, self.height) != (other.width, other.height):
            return f"{self.width}x{self.height} against {other.width}x{other.height} pixels"
        if self.pixels == other.pixels:
            return None
        ours, theirs = self._values(), other._values()
        wrong = [at for at, (one, two) in enumerate(zip(ours, theirs)) if one != two]
        columns = [at % self.width for at in wrong]
        y, x = divmod(wrong[0], self.width)
        return (f"{len(wrong)} pixels differ, all in x {min(columns)}...{max(columns)}, "
                f"y {y}...{wrong[-1] // self.width}; the first at ({x}, {y}) is "
                f"#{ours[wrong[0]].hex()} against #{theirs[wrong[0]].hex()}")

    def _values(self):
        return [self.pixels[at:at + 3] for at in range(0, len(self.pixels), 3)]

    def png(self):
        """The picture as a PNG file."""
        stride = self.width * 3
        rows = b"".join(b"\0" + self.pixels[at:at + stride]
                        for at in range(0, len(self.pixels), stride))
        header = struct.pack(">IIBBBBB", self.width, self.height, 8, 2, 0, 0, 0)
        return (b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", header)
                + _chunk(b"IDAT", zlib.compress(rows, 6)) + _chunk(b"IEND", b""))


def _chunk(name, body):
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def read_ppm(data):
    """A binary PPM of 8 bits a channel, as QEMU writes it."""
    magic, size, most, pixels = data.split(b"\n", 3)
    if magic != b"P6" or most != b"255":
        raise ValueError("not a binary PPM of 8 bits a channel")
    width, height = (int(each) for each in size.split())
    return Picture(width, height, pixels)


def read_png(data):
    """A PNG of 8 bits a channel, not interlaced, no palette; alpha must be opaque throughout."""
    if data[:8] != b"\x89PNG\r\n\x1a\n":
        raise ValueError("not a PNG file")
    at, packed, header = 8, b"", None
    while at < len(data):
        length, name = struct.unpack_from(">I4s", data, at)
        body = data[at + 8:at + 8 + length]
        at += length + 12
        if name == b"IHDR":
            header = struct.unpack(">IIBBBBB", body)
        elif name == b"IDAT":
            packed += body
    width, height, depth, colour, _, _, interlace = header
    if depth != 8 or colour not in CHANNELS or interlace:
        raise ValueError(f"unexpected PNG: depth {depth}, colour type {colour}")
    channels = CHANNELS[colour]
    samples = _unfilter(zlib.decompress(packed), width * channels, height, channels)
    return Picture(width, height, _to_rgb(samples, channels))


def _to_rgb(samples, channels):
    if channels in (2, 4) and samples[channels - 1::channels].strip(b"\xff"):
        raise ValueError("the PNG is not opaque, as a frame of a screen is")
    if channels == 3:
        return bytes(samples)
    pixels = bytearray(len(samples) // channels * 3)
    for channel in range(3):
        pixels[channel::3] = samples[min(channel, (channels - 1) // 2 * 2)::channels]
    return bytes(pixels)


def _unfilter(data, stride, height, step):
    """Undoes the filter of each row (PNG specification, section 9)."""
    result = bytearray()
    above = bytearray(stride)
    for row in range(height):
        start = row * (stride + 1)
        line = bytearray(data[start + 1:start + 1 + stride])
        if len(line) != stride:
            raise ValueError("the PNG ends early")
        _FILTERS[data[start]](line, above, step)
        result += line
        above = line
    return result


def _none(line, above, step):
    pass


def _sub(line, above, step):
    for at in range(step, len(line)):
        line[at] = (line[at] + line[at - step]) & 255


def _up(line, above, step):
    line[:] = bytes((one + two) & 255 for one, two in zip(line, above))


def _average(line, above, step):
    for at, up in enumerate(above):
        left = line[at - step] if at >= step else 0
        line[at] = (line[at] + (left + up) // 2) & 255


def _paeth(line, above, step):
    for at, up in enumerate(above):
        left = line[at - step] if at >= step else 0
        corner = above[at - step] if at >= step else 0
        estimate = left + up - corner
        by_left, by_up, by_corner = (abs(estimate - each) for each in (left, up, corner))
        if by_left <= by_up and by_left <= by_corner:
            nearest = left
        else:
            nearest = up if by_up <= by_corner else corner
        line[at] = (line[at] + nearest) & 255


_FILTERS = (_none, _sub, _up, _average, _paeth)
