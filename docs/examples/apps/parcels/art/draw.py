#!/usr/bin/env python3
"""Draws the pictures of the parcel terminal: art/draw.py writes them beside itself. Those behind texts
have one by day and one by night.

The wall of doors is drawn once for each door, with that one open; the other pictures look at one door from nearby.
"""
import pathlib
import re

HERE = pathlib.Path(__file__).parent
WIDE, HIGH = 386, 500                     # as a panel's left half is shaped

DEEP, WALL, DOOR, LIGHT = "#32122C", "#451C3C", "#5E2C54", "#74406A"
OCHRE, AMBER, GLOW, RUST = "#C4782A", "#DB9443", "#F0BF85", "#8F4F17"
TEAL, SEA, MIST = "#0C4F4D", "#17706B", "#8CC4BC"
PAPER, STONE = "#F7EDE1", "#D9C7B4"
RED = "#C02A15"

GAP = 8
SMALL, MEDIUM, LARGE = 62, 94, 130        # heights of doors
TERMINAL = SMALL + GAP + MEDIUM
COLUMNS = [[SMALL, MEDIUM, SMALL, LARGE], [TERMINAL, SMALL, LARGE], [MEDIUM, SMALL, SMALL, LARGE],
           [SMALL, SMALL, MEDIUM, LARGE]]
DOOR_WIDE, LEFT, TOP = 70, 33, 64

# Digits of number plates, drawn with a pen in a field of 6 by 10.
DIGITS = {
    "0": "M3 0Q6 0 6 5T3 10T0 5T3 0", "1": "M1 2L3.6 0V10", "2": "M.3 2.4Q.8 0 3 0Q5.8 0 5.8 2.7Q5.8 4.4 .2 10H6",
    "3": "M.3 1.4Q1.2 0 3 0Q5.6 0 5.6 2.5Q5.6 4.7 2.6 4.7Q6 4.7 6 7.3Q6 10 3 10Q.9 10 .1 8.3",
    "4": "M4.6 10V0L0 7H6", "5": "M5.4 0H1L.6 4.6Q1.6 3.8 3 3.8Q6 3.8 6 6.8T3 10Q1 10 .1 8.6",
    "6": "M5.4 1.2Q4.6 0 3 0Q0 0 0 5.6Q0 10 3 10Q6 10 6 7T3.2 4.2Q.6 4.2 0 6.4", "7": "M0 0H6L2.2 10",
    "8": "M3 4.6Q.4 4.6 .4 2.3T3 0T5.6 2.3T3 4.6Q0 4.6 0 7.3T3 10T6 7.3T3 4.6",
    "9": "M.6 8.8Q1.4 10 3 10Q6 10 6 4.4Q6 0 3 0Q0 0 0 3T2.8 5.8Q5.4 5.8 6 3.6",
}


def rect(x, y, w, h, fill, r=0.0, more=""):
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{r:g}" fill="{fill}"{more}/>'


def shape(points, fill, more=""):
    path = "M" + "L".join(f"{x:g} {y:g}" for x, y in points) + "Z"
    return f'<path d="{path}" fill="{fill}"{more}/>'


def pen(path, colour, width, more=""):
    return (f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round" '
            f'stroke-linejoin="round"{more}/>')


def faint(opacity):
    return f' opacity="{opacity:g}"'


def gradient(name, top, foot):
    return (f'<linearGradient id="{name}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{top}"/>'
            f'<stop offset="1" stop-color="{foot}"/></linearGradient>')


def number(n, x, y, size, colour):
    """A number plate whose left upper corner is x, y; size is the height of a digit."""
    k = size / 10
    return "".join(f'<g transform="translate({x + i * 9 * k:g} {y:g}) scale({k:g})">{pen(DIGITS[d], colour, 1.5)}</g>'
                   for i, d in enumerate(str(n)))


def parcel(x, y, w, h):
    """A box of cardboard, seen from the front; x, y is the left end of its floor."""
    tape = w * 0.17
    return (rect(x, y - h, w, h, AMBER, w * 0.03) + rect(x, y - h, w, h * 0.26, GLOW, w * 0.03, faint(0.45))
            + rect(x + (w - tape) / 2, y - h, tape, h * 0.46, RUST, 0, faint(0.5))
            + rect(x + w * 0.1, y - h * 0.3, w * 0.28, h * 0.16, PAPER, w * 0.02, faint(0.9)))


def closed_door(x, y, w, h, n, fill=DOOR):
    size = min(w, 68) * 0.17
    return (rect(x, y, w, h, fill, 5) + rect(x, y, w, 3, LIGHT, 1.5, faint(0.55))
            + rect(x + w - 12, y + h / 2 - 8, 4, 16, DEEP, 2) + (number(n, x + 9, y + 11, size, "#B58FAC") if n else ""))


def open_door(x, y, w, h, n, full):
    """Light inside, and the leaf that has swung out to the left, so little that a panel's edge does not cut it."""
    out = rect(x - 3, y - 3, w + 6, h + 6, GLOW, 7) + rect(x, y, w, h, "url(#inside)", 4)
    out += shape([(x, y + h), (x + w, y + h), (x + w - w * 0.16, y + h * 0.8), (x + w * 0.16, y + h * 0.8)], RUST, faint(0.55))
    if full:
        wide = w * 0.6
        out += parcel(x + (w - wide) / 2, y + h * 0.93, wide, min(wide * 0.66, h * 0.62))
    hinge = x - 2
    edge = hinge - w * 0.4
    leaf = [(hinge, y - 3), (edge, y + 9), (edge, y + h + 15), (hinge, y + h + 3)]
    out += shape([(a - 5, b + 7) for a, b in leaf], "#1B0817", faint(0.45)) + shape(leaf, "url(#leaf)")
    return out + number(n, edge + 6, y + 22, 10, PAPER)


def terminal(x, y, w, h):
    """Where one stands: the only other light on the wall."""
    return (rect(x, y, w, h, DEEP, 6) + rect(x + 9, y + 14, w - 18, 38, SEA, 3) + rect(x + 9, y + 14, w - 18, 18, MIST, 3, faint(0.35))
            + "".join(rect(x + 16 + i * 14, y + 66 + j * 13, 8, 7, LIGHT, 2) for i in range(3) for j in range(3))
            + rect(x + 14, y + h - 22, w - 28, 6, "#1B0817", 3))


def doors():
    """Place, size and number of every door, and of the terminal, which has none."""
    n = 0
    for column, heights in enumerate(COLUMNS):
        y = TOP + 12
        for h in heights:
            n += h != TERMINAL
            yield LEFT + 8 + column * (DOOR_WIDE + GAP), y, DOOR_WIDE, h, n if h != TERMINAL else None
            y += h + GAP


def street(sky, hills, ground, kerb):
    """What is behind the wall and below it."""
    return (rect(0, 0, WIDE, HIGH, f"url(#{sky})")
            + shape([(0, 40), (70, 14), (160, 44), (250, 10), (340, 40), (410, 22), (410, 120), (0, 120)], hills)
            + rect(0, 462, WIDE, 38, ground) + rect(0, 462, WIDE, 7, kerb))


def wall(which, full):
    out = rect(LEFT - 9, TOP - 14, WIDE - 2 * LEFT + 18, 20, OCHRE, 4) + rect(LEFT, TOP, WIDE - 2 * LEFT, 400, "url(#wall)", 4)
    opened = ""
    for x, y, w, h, n in doors():
        if n is None:
            out += terminal(x, y, w, h)
        elif n == which:
            opened = open_door(x, y, w, h, n, full)
        else:
            out += closed_door(x, y, w, h, n)
    return out + opened


def nearby(fill=WALL, door=DOOR):
    """The wall from so near that one door fills the view: its place is 105, 130, 230 by 230."""
    out = rect(0, 0, 2 * WIDE, HIGH, fill)
    for x, y, w, h in [(-145, -110, 230, 220), (105, -110, 230, 220), (355, -110, 230, 220), (-145, 130, 230, 230),
                       (355, 130, 230, 230), (-145, 380, 230, 230), (105, 380, 230, 230), (355, 380, 230, 230)]:
        out += rect(x, y, w, h, door, 14) + rect(x + 6, y, w - 12, 5, LIGHT, 2.5, faint(0.5))
        out += rect(x + w - 36, y + h / 2 - 27, 13, 54, DEEP, 6.5)
    return out


def hollow():
    return (rect(97, 122, 246, 246, GLOW, 18) + rect(105, 130, 230, 230, "url(#inside)", 12)
            + shape([(105, 360), (335, 360), (299, 318), (141, 318)], RUST, faint(0.5)))


def arrow(x, y, angle, edge, length=90):
    """Points from x, y along the angle; 0 is to the right."""
    path = f"M0 0H{length - 4}M{length - 32} -30L{length} 0L{length - 32} 30"
    return f'<g transform="translate({x} {y}) rotate({angle})">{pen(path, edge, 27)}{pen(path, PAPER, 15)}</g>'


def moved(by, content):
    return f'<g transform="translate({by} 0)">{content}</g>'


def ajar():
    """A door that is not quite closed, its hinges, and which way to push it."""
    leaf = [(105, 126), (232, 88), (232, 402), (105, 364)]
    hinges = "".join(rect(92, y, 22, 44, OCHRE, 7) + rect(92, y, 22, 8, AMBER, 4) for y in (160, 286))
    return (nearby() + hollow() + shape([(x + 18, y + 8) for x, y in leaf], "#1B0817", faint(0.4))
            + shape(leaf, "url(#leaf)") + shape([(105, 126), (232, 88), (232, 97), (105, 134)], "#9A6A90")
            + shape([(232, 88), (243, 92), (243, 398), (232, 402)], DEEP) + rect(200, 212, 13, 66, DEEP, 6.5)
            + hinges + arrow(256, 245, 0, DEEP, 96))


def thanks():
    """The door is closed, and all is well."""
    return (nearby() + rect(105, 130, 230, 230, LIGHT, 14) + rect(111, 130, 218, 5, "#9A6A90", 2.5)
            + f'<circle cx="220" cy="245" r="84" fill="{OCHRE}"/><circle cx="220" cy="245" r="84" fill="url(#shine)"/>'
            + pen("M180 248L209 276L262 216", PAPER, 19))


def refused():
    """The field for a code with the edge that it has where the code is wrong, and a sign above it."""
    dots = "".join(f'<circle cx="{127 + i * 31.2:g}" cy="222" r="7.5" fill="{RED}"/>' for i in range(6))
    sign = "M205 52L264 152H146Z"
    return (pen(sign, GLOW, 26) + shape([(205, 52), (264, 152), (146, 152)], GLOW) + pen("M205 82V116", DEEP, 13)
            + f'<circle cx="205" cy="141" r="8" fill="{DEEP}"/>'
            + rect(96.5, 184, 217, 76, PAPER, 18, f' stroke="{RED}" stroke-width="9"') + dots)


def helping(what):
    """The terminal's speaker: it waits with a question, it sounds and somebody answers, or a code was wrong."""
    rings = "".join(pen(f"M{205 - r * 0.72:g} {338 - r * 0.7:g}A{r} {r} 0 0 1 {205 + r * 0.72:g} {338 - r * 0.7:g}", c, 13)
                    for r, c in [(44, GLOW), (76, AMBER), (108, OCHRE)])
    dots = "".join(f'<circle cx="{150 + i * 55}" cy="101" r="14" fill="{SEA}"/>' for i in range(3))
    question = pen("M181 82Q183 62 205 62Q229 62 229 82Q229 97 205 106V112", SEA, 14) \
        + f'<circle cx="205" cy="136" r="9" fill="{SEA}"/>'
    grille = "".join(f'<circle cx="{205 + i * 22}" cy="{356 + j * 22}" r="5.5" fill="{DEEP}"/>'
                     for i in range(-4, 5) for j in range(4))
    bubble = rect(84, 40, 242, 122, PAPER, 36) + shape([(180, 150), (230, 150), (205, 194)], PAPER)
    above = {"help": f'<g transform="translate(0 84)">{bubble}{question}</g>', "calling": bubble + dots + rings,
             "refused": refused()}[what]
    content = above + rect(92, 330, 226, 128, SEA, 18) + grille
    rise = -41 if what == "help" else 0   # its bubble stands low: as much room above as below
    return rect(0, 0, WIDE, HIGH, "url(#teal)") + f'<g transform="translate(-12 {rise})">{content}</g>'


def tile(fill, door, content):
    """For the start page: wider, and its middle is what counts."""
    out = rect(0, 0, 420, 300, fill)
    for x in (-102, 338):
        for y in (-150, 38, 226):
            out += rect(x, y, 176, 176, door, 12) + rect(x + 6, y, 164, 4, "#FFFFFF", 2, faint(0.12))
            out += rect(x + 148, y + 64, 10, 48, fill, 5)
    return out + f'<g transform="translate(41 36) scale(0.8)">{content}</g>'


def collecting():
    box = (rect(92, 32, 228, 188, GLOW, 16) + rect(100, 40, 212, 172, "url(#inside)", 10)
           + shape([(100, 212), (312, 212), (282, 180), (130, 180)], RUST, faint(0.5)) + parcel(138, 206, 136, 94) + arrow(206, 206, 90, DEEP, 58))
    leaf = [(94, 30), (22, 48), (22, 240), (94, 222)]
    return tile(WALL, DOOR, box + shape(leaf, "url(#leaf)") + rect(34, 126, 8, 42, DEEP, 4))


def sending():
    box = (rect(92, 32, 228, 188, MIST, 16) + rect(100, 40, 212, 172, "url(#cool)", 10)
           + shape([(100, 212), (312, 212), (282, 180), (130, 180)], "#08403E", faint(0.5)))
    leaf = [(94, 30), (22, 48), (22, 240), (94, 222)]
    goods = parcel(144, 270, 124, 86) + arrow(206, 168, -90, TEAL, 78)
    return tile(TEAL, SEA, box + shape(leaf, "#2A8A83") + rect(34, 126, 8, 42, TEAL, 4) + goods)


def carton(w, h, d):
    """One of three boxes, all in one scale on one floor: width, height and depth in centimetres."""
    k, floor = 4.0, 212
    w, h, dx, dy = w * k, h * k, d * k * 0.42, d * k * 0.3
    x = (300 - w - dx) / 2
    y = floor - h
    tape = w * 0.16
    middle = x + (w - tape) / 2
    return (pen(f"M14 {floor + 3}H286", "#A08C7C", 5)
            + shape([(x + w, y), (x + w + dx, y - dy), (x + w + dx, floor - dy), (x + w, floor)], RUST)
            + shape([(x, y), (x + dx, y - dy), (x + w + dx, y - dy), (x + w, y)], GLOW)
            + rect(x, y, w, h, AMBER)
            + shape([(middle, y), (middle + dx, y - dy), (middle + tape + dx, y - dy), (middle + tape, y)], OCHRE)
            + rect(middle, y, tape, min(h * 0.5, 36), OCHRE)
            + rect(x + 10, floor - 24, min(w * 0.26, 44), 14, PAPER, 2))


DEFS = (gradient("sky", STONE, PAPER) + gradient("dusk", "#1D1A2E", "#2B1A2A") + gradient("wall", WALL, DEEP)
        + gradient("inside", GLOW, OCHRE) + gradient("leaf", "#8A5580", DOOR) + gradient("teal", SEA, TEAL)
        + gradient("cool", MIST, SEA) + gradient("shine", "#E0A055", OCHRE))


def night(svg):
    """The same as dark as telltale makes pictures by night, so that all of them are alike."""
    def dim(match):
        values = [int(match[0][i:i + 2], 16) for i in (1, 3, 5)]
        return "#" + "".join(f"{round(v * 0.8):02X}" for v in values)
    return re.sub(r"#[0-9A-F]{6}", dim, svg)


def write(name, body, size=(WIDE, HIGH), change=str):
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size[0]} {size[1]}"><defs>{DEFS}</defs>{body}</svg>\n'
    (HERE / f"{name}.svg").write_text(change(svg))


def main():
    for n in range(1, sum(h != TERMINAL for heights in COLUMNS for h in heights) + 1):
        write(f"collect-{n}", wall(n, True))
        write(f"send-{n}", wall(n, False))
    write("street", street("sky", "#6A8F87", STONE, "#BFA284"))
    write("street-night", street("dusk", "#12343A", "#2E232B", "#453039"))
    for name, body in [("ajar", moved(-34, ajar())), ("thanks", moved(-27, thanks()))]:
        write(name, body)
        write(f"{name}-night", body, change=night)
    for name in ("help", "calling", "refused"):
        write(name, helping(name))
    write("start-collect", collecting(), (420, 300))
    write("start-send", sending(), (420, 300))
    for name, sides in [("small", (35, 10, 25)), ("medium", (40, 22, 32)), ("large", (45, 40, 38))]:
        write(f"box-{name}", carton(*sides), (300, 218))


if __name__ == "__main__":
    main()
