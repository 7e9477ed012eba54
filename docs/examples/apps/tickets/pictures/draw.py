#!/usr/bin/env python3
"""Draws the pictures of the ticket machine, by day and by night: ./draw.py writes them beside itself."""
import pathlib
import random

HERE = pathlib.Path(__file__).resolve().parent

# One hand for all of it: the same names by day and by night, from the sky down to the street.
DAY = {
    "sky": ("#F6B48E", "#FBD3B1", "#FDEBD6"), "sun": "#FFF6E6", "cloud": "#FFF3E4",
    "far": "#EFB596", "mid": "#D98C70", "near": "#A9584A", "roof": "#7E3B38", "lit": "#FBD9B4", "unlit": "#8C463F",
    "ground": "#5B2F33", "ground2": "#472428", "rail": "#C79A86", "stone": "#FBEBDA", "stone2": "#E6C3A9",
    "leaf": "#2F6159", "leaf2": "#467C6C", "trunk": "#4A2A2B",
    "red": "#D6401C", "red2": "#A92D12", "cream": "#FFF4E6", "glass": "#3C2B35", "glass2": "#5D4652", "light": "#FFE9B8",
    "water": "#5E8F8F", "water2": "#457677", "water3": "#2F5F62", "steel": "#6F4A4A", "white": "#FFFFFF",
}
NIGHT = {
    "sky": ("#120A16", "#2A1322", "#4A1F28"), "sun": "#C9B7A6", "cloud": "#2B1622",
    "far": "#3A1B27", "mid": "#2C1420", "near": "#1E0E17", "roof": "#150A10", "lit": "#B98550", "unlit": "#32182A",
    "ground": "#2C181F", "ground2": "#201117", "rail": "#4F383F", "stone": "#6B4C48", "stone2": "#533A3B",
    "leaf": "#14292A", "leaf2": "#1D3735", "trunk": "#10090C",
    "red": "#94301A", "red2": "#6D2210", "cream": "#A8917F", "glass": "#B98A55", "glass2": "#8E6740", "light": "#D9B478",
    "water": "#2A4A50", "water2": "#1E3A41", "water3": "#183037", "steel": "#46313A", "white": "#B5A9A0",
}


def box(x, y, w, h, fill, r=0, more=""):
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}"{f" rx={chr(34)}{r:g}{chr(34)}" if r else ""} fill="{fill}"{more}/>'


def disc(x, y, r, fill, more=""):
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}"{more}/>'


def path(d, fill, more=""):
    return f'<path d="{d}" fill="{fill}"{more}/>'


def line(d, colour, width, more=""):
    return (f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round" '
            f'stroke-linejoin="round"{more}/>')


def picture(width, height, c, *parts):
    """A picture with the sky behind it."""
    stops = "".join(f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in zip((0, 0.45, 0.85), c["sky"]))
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"><defs><linearGradient id="sky" '
            f'x1="0" y1="0" x2="0" y2="1">{stops}</linearGradient></defs>'
            f'{box(0, 0, width, height, "url(#sky)")}{"".join(parts)}</svg>\n')


def moon(x, y, r, c):
    """A moon that wanes."""
    return path(f"M{x - r * 0.2:g} {y - r:g}a{r:g} {r:g} 0 1 0 {r * 1.15:g} {r * 1.15:g}a{r * 0.86:g} {r * 0.86:g} 0 0 1 {-r * 1.15:g} {-r * 1.15:g}z", c["sun"])


def cloud(x, y, s, c, opacity=0.8):
    return (f'<g opacity="{opacity}">' + box(x, y, 120 * s, 16 * s, c["cloud"], 8 * s)
            + box(x + 22 * s, y - 13 * s, 66 * s, 22 * s, c["cloud"], 11 * s)
            + box(x - 28 * s, y + 11 * s, 84 * s, 12 * s, c["cloud"], 6 * s) + "</g>")


def tree(x, foot, s, c, leaf="leaf"):
    """A lime tree, as they stand along the track."""
    return (box(x - 4 * s, foot - 46 * s, 8 * s, 46 * s, c["trunk"]) + disc(x, foot - 82 * s, 40 * s, c[leaf])
            + disc(x - 24 * s, foot - 62 * s, 26 * s, c[leaf]) + disc(x + 25 * s, foot - 60 * s, 24 * s, c[leaf]))


def poplar(x, foot, s, c, leaf="leaf"):
    return (box(x - 3 * s, foot - 20 * s, 6 * s, 20 * s, c["trunk"])
            + path(f"M{x:g} {foot - 118 * s:g}c{26 * s:g} {34 * s:g} {24 * s:g} {104 * s:g} 0 {104 * s:g}"
                   f"s{-26 * s:g} {-70 * s:g} 0 {-104 * s:g}z", c[leaf]))


def panes(x, y, columns, rows, dx, dy, w, h, c, dice, share, r=0):
    """Windows of a house; by night some of them are lit."""
    return "".join(box(x + i * dx, y + j * dy, w, h, c["lit"] if dice.random() < share else c["unlit"], r)
                   for i in range(columns) for j in range(rows))


def gable(x, foot, w, h, fill, roof):
    """A house with a pointed roof."""
    top = foot - h
    return (box(x, top, w, h, fill) + path(f"M{x - 4:g} {top:g}L{x + w / 2:g} {top - w * 0.55:g}L{x + w + 4:g} {top:g}z", roof))


def skyline(foot, colour, shapes):
    """Houses in one colour, as heights beside each other: (x, width, height, kind)."""
    out = ""
    for x, w, h, kind in shapes:
        top = foot - h
        out += box(x, top, w, h + 1, colour)
        if kind == "gable":
            out += path(f"M{x:g} {top + 1:g}l{w / 2:g} {-w * 0.5:g}l{w / 2:g} {w * 0.5:g}z", colour)
        elif kind == "spire":
            out += path(f"M{x:g} {top + 1:g}l{w / 2:g} {-w * 2.1:g}l{w / 2:g} {w * 2.1:g}z", colour)
        elif kind == "dome":
            out += path(f"M{x:g} {top + 1:g}a{w / 2:g} {w / 2:g} 0 0 1 {w:g} 0z", colour)
            out += box(x + w / 2 - 2, top - w / 2 - 26, 4, 28, colour)
        elif kind == "mast":
            out += box(x + w / 2 - 2, top - 34, 4, 36, colour)
        elif kind == "step":
            out += box(x + w * 0.2, top - 16, w * 0.6, 17, colour)
    return out


def tram(x, foot, s, c):
    """Two cars of a low tram, 640 by 150 where s is 1; foot is the rail."""
    def at(*values):
        return [value * s for value in values]
    parts = []
    body = "M36 20H604Q632 20 640 78V128H0V78Q8 20 36 20Z"
    parts.append(path("M10 128H630V138H10Z", c["ground2"]))
    for wheel in (84, 132, 292, 348, 508, 556):
        parts.append(disc(wheel, 138, 13, c["ground2"]) + disc(wheel, 138, 5, c["rail"]))
    parts.append(path(body, c["red"]))
    # The lower side lies in the shade, and a cream line runs along all of it.
    parts.append(path("M0 104H640V128Q640 134 632 134H8Q0 134 0 128Z", c["red2"]))
    parts.append(box(0, 94, 640, 10, c["cream"]))
    parts.append(box(60, 10, 150, 12, c["red2"], 5) + box(420, 10, 160, 12, c["red2"], 5))
    # Ends with the driver's glass, then windows and doors.
    parts.append(path("M46 32H66V86H12Q20 40 46 32Z", c["glass"]))
    parts.append(path("M594 32H574V86H628Q620 40 594 32Z", c["glass"]))
    for start in (76, 342):
        for i in range(4):
            parts.append(box(start + i * 56, 32, 50, 50, c["glass"], 5))
            parts.append(path(f"M{start + i * 56 + 8} 82l20 -50h14l-20 50z", c["glass2"], ' opacity="0.55"'))
    for door in (188, 398):
        parts.append(box(door, 30, 50, 100, c["cream"], 4) + box(door + 4, 36, 19, 88, c["glass"], 3)
                     + box(door + 27, 36, 19, 88, c["glass"], 3))
    # The bellows between both cars.
    parts.append(box(304, 22, 32, 112, c["glass2"]) + "".join(box(308 + i * 8, 22, 3, 112, c["ground2"]) for i in range(4)))
    parts.append(box(8, 108, 20, 9, c["light"], 4) + box(612, 108, 20, 9, c["light"], 4))
    # What it takes its current by.
    parts.append(line("M470 10L500 -16L470 -42M440 -44H500", c["steel"], 4))
    return f'<g transform="translate({x:g} {foot - 151 * s:g}) scale({s:g})">{"".join(parts)}</g>'


def hero(c, night):
    """A tram before the city."""
    w, h, foot = 1080, 940, 560
    dice = random.Random(7)
    far = [(0, 70, 150, "flat"), (64, 44, 190, "mast"), (120, 80, 130, "flat"), (206, 50, 200, "dome"), (262, 90, 150, "gable"),
           (360, 40, 236, "spire"), (404, 100, 140, "flat"), (512, 60, 190, "step"), (580, 90, 150, "flat"),
           (676, 44, 230, "mast"), (728, 84, 170, "flat"), (820, 60, 140, "step"), (886, 90, 150, "gable"), (980, 110, 190, "flat")]
    mid = [(-10, 110, 120, "gable"), (96, 90, 150, "flat"), (184, 100, 110, "gable"), (300, 76, 170, "step"), (372, 130, 120, "flat"),
           (640, 96, 150, "gable"), (732, 110, 120, "flat"), (846, 90, 176, "gable"), (930, 160, 130, "flat")]
    sun = disc(798, 320, 50, c["sun"], ' opacity="0.95"') if not night else (
        moon(800, 300, 40, c))
    stars = "".join(disc(dice.randrange(20, 1060), dice.randrange(20, 330), dice.choice((1.4, 1.8, 2.4)), c["sun"], ' opacity="0.6"')
                    for _ in range(34)) if night else ""
    halls = ""
    for x, width, height in ((40, 120, 150), (172, 96, 190), (842, 104, 176), (958, 130, 140)):
        halls += gable(x, foot, width, height, c["near"], c["roof"])
        halls += panes(x + 16, foot - height + 18, int((width - 20) // 26), int((height - 50) // 34), 26, 34, 13, 20, c, dice, 0.55, 2)
    street = (box(0, foot - 6, w, 10, c["stone2"]) + box(0, foot + 2, w, 200, c["ground"])
              + box(0, foot + 14, w, 5, c["rail"]) + box(0, foot + 40, w, 5, c["rail"])
              + box(0, foot + 62, w, 400, c["ground2"]))
    street += "".join(box(x, foot + 22, 30, 6, c["ground2"], 3) for x in range(-10, 1080, 62))
    wire = line(f"M-10 {foot - 170}H1090", c["steel"], 3)
    masts = "".join(box(x, foot - 232, 8, 230, c["steel"], 3) + line(f"M{x + 4} {foot - 190}h58", c["steel"], 4) for x in (120, 930))
    front = "".join(disc(x, 736, r, c["leaf"]) for x, r in zip(range(-10, 1100, 86), (96, 70, 84, 62, 78, 66, 90) * 2))
    front += "".join(disc(x, 782, r, c["leaf2"]) for x, r in zip(range(30, 1100, 97), (74, 56, 64, 50, 70, 58) * 2)) + box(0, 782, w, h - 782, c["leaf2"])
    return picture(
        w, h, c, stars, sun, cloud(130, 262, 1.1, c), cloud(470, 150, 1.1, c, 0.6), cloud(900, 196, 1, c, 0.6), cloud(170, 70, 1, c, 0.6),
        skyline(foot, c["far"], far), skyline(foot, c["mid"], mid), halls,
        poplar(318, foot, 1.5, c, "leaf2"), poplar(356, foot, 1.9, c), tree(440, foot, 1.75, c, "leaf2"), tree(560, foot, 2.0, c),
        tree(668, foot, 1.7, c, "leaf2"), poplar(750, foot, 1.9, c), poplar(788, foot, 1.5, c, "leaf2"), wire, masts, street, tram(196, foot + 40, 1.08, c), front)


def place(c, ground, *parts):
    """The picture of a destination: what it is known by stands between 88 and 248, which the widest of places shows."""
    return picture(480, 380, c, '<g transform="translate(0 22)">', box(0, 298, 480, 70, ground), *parts, "</g>")


def water(foot, c, w=480, h=300):
    waves = "".join(box(x, y, length, 4, c["water"], 2) for x, y, length in
                    ((30, foot + 18, 60), (150, foot + 34, 90), (300, foot + 20, 50), (380, foot + 44, 70), (60, foot + 52, 50)))
    return box(0, foot, w, h - foot, c["water2"]) + box(0, foot, w, 7, c["water"]) + waves


def scene(c, night, x, y):
    """What stands behind each of the destinations: the sun or the moon, and a cloud."""
    if night:
        return moon(x, y, 22, c)
    return disc(x, y, 26, c["sun"], ' opacity="0.95"')


def harbour(c, night):
    crane = ('<g transform="translate(24 51) scale(0.76)">' + path("M96 214L116 92H132L152 214H140L124 120L108 214Z", c["steel"]) + box(70, 84, 190, 12, c["steel"], 3)
             + path("M116 92L124 46L132 92ZM124 46L232 84H206L126 58Z", c["steel"]) + box(60, 76, 34, 26, c["roof"], 3)
             + line("M224 94V140", c["steel"], 3) + box(204, 140, 42, 24, c["red"], 2) + "</g>")
    ship = (path("M196 208H448L424 254H226Z", c["red2"]) + box(196, 200, 252, 12, c["cream"], 2)
            + box(372, 140, 54, 62, c["cream"], 3) + box(380, 150, 38, 12, c["glass"], 2) + box(388, 116, 20, 26, c["red"])
            + "".join(box(x, y, 40, 24, c[k], 2) for x, y, k in
                      ((212, 176, "leaf2"), (256, 176, "red"), (300, 176, "near"), (256, 150, "stone2"), (300, 150, "leaf"))))
    far = [(0, 60, 60, "flat"), (60, 30, 90, "mast"), (280, 60, 50, "flat"), (340, 50, 84, "step"), (400, 90, 56, "gable")]
    return place(c, c["water3"], scene(c, night, 306, 118), cloud(30, 112, 0.6, c, 0.6), skyline(226, c["far"], far), crane,
                   water(228, c), box(40, 212, 140, 22, c["ground"], 2), ship,
                   path("M0 262q30 -10 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0v38H0z", c["water3"]))


def old_town(c, night):
    dice = random.Random(3)
    houses = ""
    for x, w, h, fill in ((8, 84, 92, "mid"), (96, 74, 120, "stone2"), (310, 80, 104, "mid"), (394, 82, 126, "near")):
        houses += gable(x, 244, w, h, c[fill], c["roof"])
        houses += panes(x + 12, 244 - h + 12, int((w - 14) // 22), int(h // 34), 22, 32, 12, 20, c, dice, 0.5, 2)
    tower = ('<g transform="translate(57.8 58.6) scale(0.76)">' + box(204, 96, 74, 148, c["stone"]) + path("M196 98L241 38L286 98Z", c["red"]) + box(196, 94, 90, 10, c["red2"])
             + disc(241, 128, 17, c["cream"]) + line("M241 128V117M241 128L249 132", c["glass"], 3.4)
             + path("M222 244V196a19 19 0 0 1 38 0V244Z", c["glass"])
             + box(214, 160, 12, 20, c["unlit"], 2) + box(256, 160, 12, 20, c["unlit"], 2) + "</g>")
    far = [(0, 120, 110, "gable"), (150, 60, 140, "gable"), (400, 90, 150, "flat")]
    return place(c, c["ground"], scene(c, night, 297, 104), cloud(172, 100, 0.4, c), skyline(244, c["far"], far), houses, tower,
                   tree(192, 246, 0.5, c), tree(290, 246, 0.5, c, "leaf2"), box(0, 242, 480, 58, c["ground"]),
                   box(0, 242, 480, 7, c["stone2"]), "".join(box(x, 264 + 14 * (x // 40 % 2), 26, 5, c["ground2"], 2) for x in range(6, 470, 40)))


def lake(c, night):
    hills = (path("M0 190C70 110 130 120 190 168C250 92 330 80 400 142C430 120 460 124 480 130V232H0Z", c["far"])
             + path("M0 214C80 160 150 184 220 196C300 150 400 160 480 190V232H0Z", c["mid"]))
    def boat(x, foot, s):
        return (f'<g transform="translate({x} {foot}) scale({s})">' + path("M-62 0H62L44 26H-42Z", c["red"])
                + box(-62, -2, 124, 6, c["cream"], 2) + box(-3, -136, 6, 136, c["steel"])
                + path("M8 -132C54 -92 64 -48 62 -14H8Z", c["cream"]) + path("M-8 -112C-40 -74 -46 -40 -48 -14H-8Z", c["stone2"]) + "</g>")
    reeds = "".join(line(f"M{x} 368V300Q{x + 4} {276 - x % 3 * 8} {x + 10} {252 - x % 4 * 6}", c["leaf"], 5) for x in range(4, 90, 13))
    return place(c, c["water3"], scene(c, night, 178, 118), cloud(330, 110, 0.5, c), hills, poplar(424, 226, 0.7, c),
                   poplar(452, 226, 0.56, c, "leaf2"), water(222, c), boat(278, 222, 0.86), boat(110, 220, 0.42),
                   path("M0 272q30 -9 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0v28H0z", c["water3"]), reeds)


def fair(c, night):
    import math
    x, y, r = 268, 168, 62
    spokes = "".join(f"M{x} {y}L{x + r * math.cos(a):.1f} {y + r * math.sin(a):.1f}"
                     for a in (i * math.pi / 5 for i in range(10)))
    cars = "".join(disc(round(x + r * math.cos(a), 1), round(y + r * math.sin(a) + 4, 1), 10, c[k]) for a, k in
                   ((i * math.pi / 5, ("red", "cream", "leaf2", "rail", "stone2")[i % 5]) for i in range(10)))
    wheel = (line(f"M{x} {y}L{x - 46} 246M{x} {y}L{x + 46} 246", c["steel"], 8) + line(spokes, c["steel"], 3)
             + f'<circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="{c["red2"]}" stroke-width="7"/>'
             + f'<circle cx="{x}" cy="{y}" r="{r - 16}" fill="none" stroke="{c["steel"]}" stroke-width="3"/>' + cars + disc(x, y, 13, c["red"]))
    def tent(at, w, h):
        strips = "".join(path(f"M{at + w / 2:g} {246 - h:g}L{at + i * w / 6:g} {246 - h * 0.45:g}H{at + (i + 1) * w / 6:g}Z",
                              c["red"] if i % 2 else c["cream"]) for i in range(6))
        return box(at + 8, 246 - h * 0.45, w - 16, h * 0.45, c["stone2"]) + strips + path(
            f"M{at + w / 2 - 14:g} 246V{246 - h * 0.3:g}h28V246Z", c["glass"]) + box(at + w / 2 - 2, 246 - h - 18, 4, 20, c["steel"]) + path(
            f"M{at + w / 2 + 2:g} {246 - h - 18:g}l20 7l-20 7z", c["red"])
    far = [(0, 60, 70, "flat"), (64, 50, 100, "gable"), (130, 80, 60, "flat"), (350, 60, 80, "step"), (410, 80, 64, "flat")]
    return place(c, c["ground"], scene(c, night, 174, 118), cloud(374, 110, 0.5, c), skyline(246, c["far"], far), wheel, tent(26, 132, 110),
                   tent(372, 96, 76), box(0, 244, 480, 56, c["ground"]), box(0, 244, 480, 7, c["stone2"]),
                   "".join(disc(px, 262, 4, c["light"]) for px in range(24, 480, 36)))


def airport(c, night):
    plane = ('<g transform="translate(288 142) rotate(-12) scale(0.8)">'
             + path("M-150 4C-150 -14 -120 -20 -60 -20H96C130 -20 150 -6 156 4C150 12 120 20 84 20H-110C-136 20 -150 16 -150 4Z", c["cream"])
             + path("M-150 2L-176 -52H-146L-104 -18Z", c["red"]) + path("M8 4L-62 74H-30L66 8Z", c["stone2"])
             + path("M-6 -20L-50 -54H-28L44 -20Z", c["stone2"]) + path("M120 -14H140Q150 -6 154 0H124Z", c["glass"])
             + "".join(box(px, -8, 9, 10, c["glass"], 4) for px in range(-84, 104, 20))
             + path("M-150 8H154C146 14 116 20 84 20H-110C-130 20 -146 18 -150 8Z", c["red"]) + "</g>")
    tower = (path("M58 250L66 150H94L102 250Z", c["stone2"]) + path("M44 118H116L104 152H56Z", c["glass"])
             + box(40, 106, 80, 14, c["red"], 4) + box(78, 94, 4, 14, c["steel"]))
    hall = path("M150 250V214Q300 168 480 204V250Z", c["near"]) + "".join(
        box(px, 222, 26, 20, c["lit"] if night and px % 4 else c["stone2"], 2) for px in range(166, 470, 36))
    return place(c, c["ground"], scene(c, night, 440, 160), cloud(126, 106, 0.5, c), cloud(330, 178, 0.5, c, 0.6),
                   skyline(250, c["far"], [(0, 40, 30, "flat"), (120, 60, 60, "flat")]), hall, tower, plane,
                   box(0, 248, 480, 52, c["ground"]), box(0, 248, 480, 6, c["stone2"]),
                   "".join(box(px, 272, 40, 6, c["stone"], 2) for px in range(10, 480, 78)))


def gardens(c, night):
    pane = "#7A5638" if night else "#CFE3D6"
    house = (path("M96 244V168H384V244Z", pane) + path("M150 168C150 110 190 70 240 70S330 110 330 168Z", pane)
             + path("M96 168Q100 132 150 132V168ZM384 168Q380 132 330 132V168Z", pane)
             + line("M150 244V168C150 110 190 70 240 70S330 110 330 168V244M96 244V168Q100 132 150 132M384 244V168Q380 132 330 132M96 168H384M96 206H384", c["cream"], 6)
             + line("M195 244V84M240 244V70M285 244V84M123 244V138M357 244V138", c["cream"], 4)
             + box(236, 58, 8, 14, c["cream"]) + disc(240, 56, 7, c["red"]) + box(222, 202, 36, 42, c["red"], 2))
    palm = "".join(line(f"M196 190Q{196 + dx * 0.6} {190 - dy} {196 + dx} {190 - dy * 0.5}", c["leaf"], 7)
                   for dx, dy in ((-34, 34), (-20, 50), (16, 52), (34, 36))) + line("M196 240Q192 214 196 190", c["trunk"], 7)
    beds = "".join(disc(x, 270 + x % 3 * 6, 7, c[("red", "cream", "light")[x // 20 % 3]]) for x in range(14, 480, 20))
    return place(c, c["leaf"], scene(c, night, 378, 120), cloud(112, 108, 0.5, c), path("M0 200Q120 140 240 180T480 160V250H0Z", c["far"]),
                   poplar(48, 246, 1, c), poplar(80, 246, 0.7, c, "leaf2"), poplar(430, 246, 1.05, c), poplar(404, 246, 0.7, c, "leaf2"),
                   f'<g opacity="0.92" transform="translate(38.4 43) scale(0.84 0.82)">{house}</g>', palm, box(0, 242, 480, 58, c["leaf"]), box(0, 242, 480, 7, c["leaf2"]), beds)


def counter(c, night):
    """What stands behind the machine's own parts."""
    far = [(0, 110, 130, "gable"), (110, 80, 190, "flat"), (200, 60, 240, "spire"), (266, 120, 150, "flat"), (720, 90, 170, "gable"),
           (812, 70, 220, "mast"), (884, 110, 150, "flat"), (990, 90, 200, "step")]
    return (disc(540, 400, 310, c["sun"], f' opacity="{0.12 if night else 0.45}"') + skyline(640, c["far"], far)
            + box(0, 640, 1080, 120, c["ground"]) + box(0, 636, 1080, 10, c["stone2"]))


def case(c, night):
    """Colours of a machine: its body, its keys, what is cut into it, what is lit on it and what stands on that."""
    if night:
        return "#5F4A58", "#87707E", "#1C0F16", c["light"], "#4A1526"
    return c["glass"], c["glass2"], c["ground2"], c["stone"], c["red2"]


def reader(c, night):
    """A card on its way to the reader."""
    body, key, _, lit, sign = case(c, night)
    waves = "".join(line(f"M{462 - i * 24} {296 - i * 30}Q540 {252 - i * 34} {618 + i * 24} {296 - i * 30}", c["red"], 12,
                         f' opacity="{(1, 0.7, 0.4)[i]}"') for i in range(3))
    device = (box(368, 330, 344, 330, body, 38) + box(396, 358, 288, 130, lit, 18)
              + line("M508 456Q540 432 572 456M486 430Q540 388 594 430M464 404Q540 342 616 404", sign, 10)
              + "".join(box(400 + i * 96, 514 + j * 46, 84, 32, key, 10) for i in range(3) for j in range(3)))
    card = ('<g transform="translate(396 36) rotate(-5)">' + box(8, 12, 288, 176, c["red2"], 22, ' opacity="0.3"')
            + box(0, 0, 288, 176, c["red"], 22) + path("M0 112Q90 56 172 104T288 86V154Q288 176 266 176H22Q0 176 0 154Z", c["red2"])
            + box(28, 38, 52, 40, c["light"], 8) + line("M28 58H80M54 38V78", c["red2"], 3) + box(28, 134, 116, 12, c["cream"], 6)
            + path("M204 142q18 0 26 -14q8 -12 24 -12q14 0 14 14q0 24 -28 24q-26 0 -36 -12z", c["cream"]) + "</g>")
    return picture(1080, 760, c, counter(c, night), '<g transform="translate(0 34)">', device, waves, card, "</g>")


def cash(c, night):
    """A note and coins, on their way into the slots."""
    body, key, hole, lit, _ = case(c, night)
    # What is to be put in is seen best, by night as well.
    edge, paper, rim = ("#5E9484", "#3F7568", "#94703F") if night else (c["leaf2"], c["leaf"], c["rail"])

    def coin(x, y, r):
        return (disc(x + r * 0.1, y + r * 0.14, r, c["ground2"], ' opacity="0.25"') + disc(x, y, r, rim) + disc(x, y, r * 0.78, c["light"])
                + disc(x, y, r * 0.5, rim) + disc(x - r * 0.07, y - r * 0.07, r * 0.46, c["light"]))
    note = ('<g transform="translate(372 90)">' + box(0, 0, 210, 320, edge, 12) + box(14, 14, 182, 320, paper, 8)
            + disc(105, 150, 50, edge) + disc(105, 150, 28, c["cream"]) + box(34, 38, 54, 12, c["cream"], 6) + box(122, 244, 54, 12, c["cream"], 6) + "</g>")
    device = (box(318, 352, 444, 308, body, 38) + box(350, 386, 254, 26, hole, 13) + note
              + box(340, 398, 274, 50, body) + box(350, 398, 254, 10, c["red"], 5)
              + box(646, 392, 66, 108, lit, 18) + box(673, 410, 12, 72, hole, 6) + box(386, 540, 308, 66, hole, 24) + box(386, 540, 308, 12, key, 6))
    return picture(1080, 760, c, counter(c, night), '<g transform="translate(0 30)">', device,
                   coin(680, 316, 42), coin(742, 232, 32), coin(662, 176, 28), "</g>")


PICTURES = {"hero": hero, "harbour": harbour, "old-town": old_town, "lake": lake, "fair": fair, "airport": airport,
            "gardens": gardens, "reader": reader, "cash": cash}


def main():
    for name, draw in PICTURES.items():
        (HERE / f"{name}.svg").write_text(draw(DAY, False))
        (HERE / f"{name}-night.svg").write_text(draw(NIGHT, True))


if __name__ == "__main__":
    main()
