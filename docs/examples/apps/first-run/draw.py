#!/usr/bin/env python3
"""Draws the app's pictures, each by day and by night, into pictures/ beside this file.

One hand for all: flat plaster walls, arches, soft shade at the right, clay and moss. What matters stands in the
middle, since a picture is cut to the shape of its place.
"""
import math
import pathlib

OUT = pathlib.Path(__file__).with_name("pictures")
# A thousand wide; above and below there is more wall and more floor, for places that are high.
SIZE, TOP, FOOT = 1000, -160, 1080

DAY = {
    "wall": "#F0D6C3", "wall-foot": "#E7C3AB", "light": "#F9E8DA", "trim": "#FBF2E8", "floor": "#BE7A5C",
    "floor-foot": "#A9654B", "wood": "#9C5940", "wood-light": "#B26B4E", "wood-dark": "#774030", "clay": "#B4513C",
    "clay-light": "#D17F64", "clay-dark": "#8C3B2D", "rose": "#D99A8B", "cream": "#FBF1E6", "cloth": "#EBD9C6",
    "sky": "#F5B98F", "sky-foot": "#FCE6CD", "sun": "#F9D27F", "hill-1": "#DDA284", "hill-2": "#B9765C",
    "hill-3": "#8C4E40", "leaf": "#6E7C50", "leaf-light": "#92A06C", "leaf-dark": "#4D5A38", "dark": "#3A211B",
    "screen": "#2A1815", "glow": "#F8C99C", "shade": "#5A2A1A", "steel": "#D8C4B4", "water": "#BFD0C4",
    "ray": "#F9D27F", "alarm": "#F9DAD8",
}
NIGHT = {
    "wall": "#2B1D1B", "wall-foot": "#211513", "light": "#33231F", "trim": "#4A372F", "floor": "#2A1814",
    "floor-foot": "#1D100D", "wood": "#4A2B21", "wood-light": "#573429", "wood-dark": "#331C15", "clay": "#74382B",
    "clay-light": "#8C4D3C", "clay-dark": "#53271E", "rose": "#6E4840", "cream": "#8B7767", "cloth": "#5E4C41",
    "sky": "#14121E", "sky-foot": "#33222A", "sun": "#A8926F", "hill-1": "#3C262A", "hill-2": "#2B1B1F",
    "hill-3": "#1B1013", "leaf": "#38422B", "leaf-light": "#47523A", "leaf-dark": "#262E1D", "dark": "#170C0A",
    "screen": "#120907", "glow": "#C08A66", "shade": "#000000", "steel": "#5D4E46", "water": "#3D4A46",
    "ray": "#57402F", "alarm": "#3A1513",
}


class Sheet:
    """A picture that grows from the back to the front."""

    def __init__(self, colours):
        self.colours = colours
        self.parts, self.defs, self.number = [], [], 0

    def paint(self, name):
        return self.colours.get(name, name)

    def add(self, tag, fill, opacity=1, **attributes):
        text = " ".join(f'{key.replace("_", "-")}="{value}"' for key, value in attributes.items())
        faint = f' opacity="{opacity}"' if opacity != 1 else ""
        self.parts.append(f'<{tag} {text} fill="{self.paint(fill)}"{faint}/>')

    def rect(self, x, y, w, h, fill, r=0, opacity=1):
        self.add("rect", fill, opacity, x=x, y=y, width=w, height=h, **({"rx": r} if r else {}))

    def circle(self, x, y, r, fill, opacity=1):
        self.add("circle", fill, opacity, cx=x, cy=y, r=r)

    def path(self, d, fill, opacity=1):
        self.add("path", fill, opacity, d=d)

    def line(self, d, stroke, width, opacity=1, dash=None):
        more = {"stroke_dasharray": dash} if dash else {}
        self.add("path", "none", opacity, d=d, stroke=self.paint(stroke), stroke_width=width,
                 stroke_linecap="round", stroke_linejoin="round", **more)

    def fade(self, top, foot):
        """The name of a fill that goes over from one colour to another."""
        self.number += 1
        self.defs.append(
            f'<linearGradient id="f{self.number}" x1="0" y1="0" x2="0" y2="1">'
            f'<stop offset="0" stop-color="{self.paint(top)}"/><stop offset="1" stop-color="{self.paint(foot)}"/>'
            "</linearGradient>")
        return f"url(#f{self.number})"

    def inside(self, d):
        """Everything until `outside` is cut to this outline."""
        self.number += 1
        self.defs.append(f'<clipPath id="f{self.number}"><path d="{d}"/></clipPath>')
        self.parts.append(f'<g clip-path="url(#f{self.number})">')

    def smaller(self, middle, foot, scale):
        """Everything until `outside` is smaller and about the middle, so that a narrow place shows all of it."""
        self.parts.append(f'<g transform="translate({SIZE / 2 - middle * scale:.0f} {foot * (1 - scale):.0f}) '
                          f'scale({scale})">')

    def outside(self):
        self.parts.append("</g>")

    def text(self):
        return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 {TOP} {SIZE} {FOOT - TOP}">'
                f'<defs>{"".join(self.defs)}</defs>{"".join(self.parts)}</svg>\n')


def arch(x, foot, width, height):
    """A gate: straight sides, round at the top."""
    r = width / 2
    return f"M{x - r} {foot}V{foot - height + r}A{r} {r} 0 0 1 {x + r} {foot - height + r}V{foot}Z"


def behind(s, top, foot):
    s.rect(0, TOP, SIZE, FOOT - TOP, s.fade(top, foot))


def room(s, floor=740):
    behind(s, "wall", "wall-foot")
    s.rect(0, floor, SIZE, FOOT - floor, s.fade("floor", "floor-foot"))
    s.rect(0, floor - 16, SIZE, 16, "trim", opacity=0.75)


def device(s, x, foot, height, shows="sun"):
    """The product: an arch of clay with a display, on a foot of cloth."""
    u = height / 100
    s.path(f"M{x - 44 * u} {foot}H{x + 62 * u}L{x + 44 * u} {foot - 5 * u}H{x - 40 * u}Z", "shade", 0.22)
    body = arch(x, foot, 84 * u, 100 * u)
    s.inside(body)
    s.rect(x - 42 * u, foot - 100 * u, 84 * u, 100 * u, s.fade("clay-light", "clay"))
    s.rect(x + 25 * u, foot - 100 * u, 20 * u, 100 * u, "clay-dark", opacity=0.35)
    s.rect(x - 42 * u, foot - 24 * u, 84 * u, 24 * u, "cloth")
    for step in range(4):
        s.rect(x - 42 * u, foot - (20 - 5.4 * step) * u, 84 * u, 1.6 * u, "shade", opacity=0.22)
    s.rect(x + 25 * u, foot - 24 * u, 20 * u, 24 * u, "shade", opacity=0.16)
    s.outside()
    glass = arch(x, foot - 31 * u, 62 * u, 60 * u)
    s.path(glass, "screen")
    s.inside(glass)
    SIGNS[shows](s, x, foot - 31 * u, u)
    s.outside()


def sign_sun(s, x, y, u):
    s.circle(x, y - 24 * u, 13 * u, "sun")
    s.path(f"M{x - 34 * u} {y}V{y - 16 * u}Q{x - 14 * u} {y - 28 * u} {x + 4 * u} {y - 14 * u}"
           f"T{x + 34 * u} {y - 16 * u}V{y}Z", "clay")
    s.path(f"M{x - 34 * u} {y}V{y - 8 * u}Q{x - 4 * u} {y - 18 * u} {x + 34 * u} {y - 5 * u}V{y}Z", "clay-dark")


def sign_waves(s, x, y, u):
    s.circle(x, y - 12 * u, 4.4 * u, "glow")
    for r in (12, 21, 30):
        s.line(f"M{x - r * u * 0.72} {y - 12 * u - r * u * 0.7}"
               f"A{r * u} {r * u} 0 0 1 {x + r * u * 0.72} {y - 12 * u - r * u * 0.7}", "glow", 4.4 * u, 1.15 - r / 50)


def sign_lock(s, x, y, u):
    s.line(f"M{x - 8 * u} {y - 26 * u}V{y - 33 * u}A{8 * u} {8 * u} 0 0 1 {x + 8 * u} {y - 33 * u}V{y - 26 * u}",
           "glow", 4 * u)
    s.rect(x - 14 * u, y - 27 * u, 28 * u, 20 * u, "glow", 4 * u)
    s.circle(x, y - 18 * u, 2.8 * u, "screen")
    s.rect(x - 1.3 * u, y - 17 * u, 2.6 * u, 6 * u, "screen", 1 * u)


def sign_arrow(s, x, y, u):
    s.line(f"M{x} {y - 9 * u}V{y - 38 * u}M{x - 12 * u} {y - 27 * u}L{x} {y - 39 * u}L{x + 12 * u} {y - 27 * u}",
           "glow", 4.8 * u)


def sign_tick(s, x, y, u):
    s.line(f"M{x - 15 * u} {y - 24 * u}L{x - 4 * u} {y - 13 * u}L{x + 16 * u} {y - 36 * u}", "glow", 4.8 * u)


def sign_asleep(s, x, y, u):
    s.line(f"M{x - 17 * u} {y - 25 * u}Q{x} {y - 11 * u} {x + 17 * u} {y - 25 * u}", "glow", 4.4 * u)
    s.line(f"M{x - 10 * u} {y - 18 * u}L{x - 13 * u} {y - 12 * u}M{x} {y - 16 * u}V{y - 9 * u}"
           f"M{x + 10 * u} {y - 18 * u}L{x + 13 * u} {y - 12 * u}", "glow", 3.4 * u)


SIGNS = {"sun": sign_sun, "waves": sign_waves, "lock": sign_lock, "arrow": sign_arrow, "tick": sign_tick,
         "asleep": sign_asleep}


def leaf(s, x, y, length, angle, fill):
    """A leaf from a point outwards, with its rib."""
    a = math.radians(angle)
    dx, dy = math.cos(a) * length, -math.sin(a) * length
    nx, ny = math.sin(a) * length * 0.26, math.cos(a) * length * 0.26
    tip, mid = (x + dx, y + dy), (x + dx * 0.5, y + dy * 0.5)
    s.path(f"M{x:.1f} {y:.1f}Q{mid[0] - nx:.1f} {mid[1] - ny:.1f} {tip[0]:.1f} {tip[1]:.1f}"
           f"Q{mid[0] + nx:.1f} {mid[1] + ny:.1f} {x:.1f} {y:.1f}Z", fill)
    s.line(f"M{x:.1f} {y:.1f}L{x + dx * 0.8:.1f} {y + dy * 0.8:.1f}", "leaf-dark", length * 0.018, 0.6)


def plant(s, x, foot, size, pot="clay-light"):
    u = size / 100
    for angle, length, fill in ((150, 62, "leaf"), (30, 60, "leaf"), (122, 78, "leaf-light"), (58, 76, "leaf"),
                                (90, 88, "leaf-light"), (172, 40, "leaf-dark"), (8, 40, "leaf-dark")):
        leaf(s, x, foot - 38 * u, length * u, angle, fill)
    s.path(f"M{x - 24 * u} {foot - 42 * u}H{x + 24 * u}L{x + 18 * u} {foot}H{x - 18 * u}Z", pot)
    s.path(f"M{x + 8 * u} {foot - 42 * u}H{x + 24 * u}L{x + 18 * u} {foot}H{x + 7 * u}Z", "shade", 0.16)
    s.rect(x - 27 * u, foot - 46 * u, 54 * u, 10 * u, pot, 3 * u)
    s.rect(x - 27 * u, foot - 37 * u, 54 * u, 2 * u, "shade", opacity=0.2)


def cup(s, x, foot, u):
    s.line(f"M{x + 15 * u} {foot - 22 * u}a{7 * u} {7 * u} 0 1 1 0 {13 * u}", "cream", 4 * u)
    s.path(f"M{x - 16 * u} {foot - 28 * u}H{x + 16 * u}V{foot - 10 * u}Q{x + 16 * u} {foot} {x + 6 * u} {foot}"
           f"H{x - 6 * u}Q{x - 16 * u} {foot} {x - 16 * u} {foot - 10 * u}Z", "cream")
    s.path(f"M{x + 5 * u} {foot - 28 * u}H{x + 16 * u}V{foot - 10 * u}Q{x + 16 * u} {foot} {x + 6 * u} {foot}"
           f"H{x + 4 * u}Z", "shade", 0.12)


def books(s, x, foot, u):
    """Upright, the last one leaning."""
    for dx, w, h, fill in ((0, 16, 74, "leaf"), (17, 12, 62, "cream"), (30, 18, 80, "rose"), (49, 11, 68, "clay-dark")):
        s.rect(x + dx * u, foot - h * u, w * u, h * u, fill, 2 * u)
        s.rect(x + dx * u, foot - (h - 10) * u, w * u, 4 * u, "shade", opacity=0.2)


def sideboard(s, y, left=-20, right=1020):
    s.rect(left, y, right - left, 26, "wood-light")
    s.rect(left, y + 26, right - left, 1000, "wood")
    s.rect(left, y + 26, right - left, 14, "shade", opacity=0.25)
    for x in range(left + 190, right, 310):
        s.rect(x - 2, y + 40, 4, FOOT - y, "wood-dark")
        s.circle(x - 26, y + 110, 9, "wood-dark")
        s.circle(x + 26, y + 110, 9, "wood-dark")


def hills(s, x, y, width, height, sun=(0.66, 0.36, 0.13)):
    """The country behind a window, within x, y, width and height."""
    s.rect(x, y, width, height, s.fade("sky", "sky-foot"))
    s.circle(x + width * sun[0], y + height * sun[1], width * sun[2] * 1.7, "sun", 0.25)
    s.circle(x + width * sun[0], y + height * sun[1], width * sun[2], "sun")
    def ridge(points, fill):
        d = f"M{x} {y + height}"
        steps = [(x + width * px, y + height * py) for px, py in points]
        d += f"L{steps[0][0]:.0f} {steps[0][1]:.0f}"
        for (ax, ay), (bx, by) in zip(steps, steps[1:]):
            d += f"C{(ax + bx) / 2:.0f} {ay:.0f} {(ax + bx) / 2:.0f} {by:.0f} {bx:.0f} {by:.0f}"
        s.path(d + f"L{x + width} {y + height}Z", fill)
    ridge([(0, 0.56), (0.25, 0.48), (0.55, 0.6), (0.8, 0.5), (1, 0.55)], "hill-1")
    ridge([(0, 0.66), (0.3, 0.7), (0.6, 0.6), (1, 0.72)], "hill-2")
    ridge([(0, 0.84), (0.4, 0.74), (0.75, 0.86), (1, 0.78)], "hill-3")


def window(s, x, foot, width, height, sun=(0.66, 0.36, 0.13)):
    outer, inner = arch(x, foot, width, height), arch(x, foot - 16, width - 44, height - 38)
    s.path(outer, "trim")
    s.inside(inner)
    hills(s, x - width / 2, foot - height, width, height, sun)
    s.outside()
    s.rect(x - 5, foot - height + 10, 10, height - 20, "trim")
    s.rect(x - width / 2, foot - height * 0.46, width, 10, "trim")
    s.rect(x - width / 2 - 26, foot - 14, width + 52, 28, "trim", 6)
    s.rect(x - width / 2 - 26, foot + 8, width + 52, 8, "shade", 4, 0.18)


def lamp(s, x, top, u):
    """It hangs from the ceiling."""
    s.rect(x - 1.2 * u, TOP, 2.4 * u, top - TOP, "dark")
    s.path(f"M{x - 34 * u} {top + 34 * u}A{34 * u} {34 * u} 0 0 1 {x + 34 * u} {top + 34 * u}Z", "clay")
    s.path(f"M{x + 8 * u} {top + 1 * u}A{34 * u} {34 * u} 0 0 1 {x + 34 * u} {top + 34 * u}H{x + 12 * u}Z",
           "shade", 0.18)
    s.path(f"M{x - 9 * u} {top + 34 * u}A{9 * u} {9 * u} 0 0 0 {x + 9 * u} {top + 34 * u}Z", "sun")


def frame(s, x, y, w, h):
    s.rect(x, y, w, h, "wood-dark", 4)
    s.rect(x + 10, y + 10, w - 20, h - 20, "cream")
    s.inside(f"M{x + 26} {y + 26}H{x + w - 26}V{y + h - 26}H{x + 26}Z")
    s.rect(x, y, w, h, "rose")
    s.circle(x + w * 0.6, y + h * 0.42, w * 0.16, "cream")
    s.path(f"M{x} {y + h}V{y + h * 0.66}Q{x + w * 0.4} {y + h * 0.46} {x + w} {y + h * 0.74}V{y + h}Z", "leaf")
    s.outside()


# The pictures.

def welcome(s):
    behind(s, "wall", "wall-foot")
    s.path(f"M560 {TOP}H1000V520L720 {FOOT}H240Z", "light", 0.45)
    window(s, 500, 700, 590, 620, sun=(0.68, 0.34, 0.11))
    sideboard(s, 770)
    plant(s, 296, 776, 270)
    device(s, 520, 776, 300)
    books(s, 672, 776, 2.1)


def networks(s):
    behind(s, "wall", "wall-foot")
    # What it says goes out in arches.
    for width, fill in ((1320, "light"), (1080, "rose"), (840, "light"), (620, "clay-light")):
        s.path(arch(500, 800, width, width * 0.5 + 300), fill, 0.75 if fill == "rose" else 1)
    s.path(arch(500, 800, 430, 500), "cream")
    sideboard(s, 770)
    device(s, 500, 776, 330, "waves")
    plant(s, 160, 776, 250, "clay")
    cup(s, 800, 776, 2.2)


def password(s):
    room(s, 800)
    s.path(f"M0 {TOP}H420L160 800H0Z", "light", 0.4)
    # A door that is locked.
    s.path(arch(390, 806, 500, 720), "trim")
    s.path(arch(390, 806, 440, 680), s.fade("clay-light", "clay"))
    s.path(arch(390, 760, 330, 580), "clay-dark", 0.35)
    s.path(arch(390, 752, 300, 556), "clay-light", 0.5)
    s.rect(386, 200, 8, 600, "clay-dark", opacity=0.5)
    s.circle(526, 520, 25, "sun")
    s.circle(526, 520, 10, "wood-dark")
    s.path("M522 520h8l7 30h-22z", "wood-dark")
    # The table beside it.
    s.rect(662, 700, 236, 24, "wood-light", 6)
    s.rect(684, 724, 24, 240, "wood")
    s.rect(852, 724, 24, 240, "wood")
    s.rect(662, 722, 236, 12, "shade", opacity=0.25)
    device(s, 776, 702, 210, "lock")
    frame(s, 690, 190, 180, 210)
    plant(s, 195, 900, 185)


def wrong(s):
    """The ground behind what is said of a wrong password."""
    s.rect(0, TOP, SIZE, FOOT - TOP, "alarm")


def joining(s):
    hills(s, 0, TOP, SIZE, FOOT - TOP, sun=(0.5, 0.27, 0.11))
    # A way from the house to the device, over the hills.
    s.line("M284 690C310 320 650 300 742 520", "cream", 12, dash="2 34")
    s.path("M120 720V560L235 460L350 560V720Z", "cream")
    s.path("M96 574L235 446L374 574L352 594L235 488L118 594Z", "clay-dark")
    s.path("M235 488L350 592V720H235Z", "shade", 0.1)
    s.path(arch(235, 720, 64, 104), "clay")
    s.rect(150, 610, 44, 44, "sun", 6)
    s.rect(276, 610, 44, 44, "sun", 6)
    s.path("M0 700Q220 660 460 730T1000 760V1080H0Z", "hill-3")
    s.rect(470, 806, 560, 26, "wood-light", 6)
    s.rect(470, 832, 560, 300, "wood")
    s.rect(470, 832, 560, 14, "shade", opacity=0.25)
    device(s, 745, 812, 290, "waves")
    plant(s, 170, 950, 230, "clay")


def privacy(s):
    behind(s, "wall", "wall-foot")
    window(s, 500, 690, 560, 600, sun=(0.36, 0.34, 0.1))
    # Curtains that are nearly drawn.
    for x, side in ((96, 1), (904, -1)):
        d = (f"M{x - 110 * side} 60H{x + 330 * side}Q{x + 330 * side} 430 {x + 110 * side} 560"
             f"Q{x + 140 * side} 660 {x + 170 * side} 760H{x - 110 * side}Z")
        s.path(d, "clay-light")
        s.inside(d)
        for step in range(7):
            left = x + (-70 + step * 62) * side
            s.path(f"M{left} 60Q{left} 430 {x + (10 + step * 16) * side} 560"
                   f"Q{left * 0.5 + x * 0.5} 700 {x + (step * 24) * side} 760H{x + (step * 24 - 16) * side}"
                   f"Q{x + (step * 14) * side} 640 {x + (step * 14) * side} 560"
                   f"Q{left - 26 * side} 430 {left - 26 * side} 60Z", "clay-dark", 0.28)
        s.outside()
        s.path(f"M{x - 90 * side} 540H{x + 136 * side}V578H{x - 90 * side}Z", "clay-dark")
    s.rect(0, 44, 1000, 22, "wood-dark", 8)
    sideboard(s, 770)
    device(s, 500, 776, 300, "asleep")
    books(s, 690, 776, 1.9)
    cup(s, 300, 776, 2)


def update(s, shows="arrow"):
    behind(s, "sky", "sky-foot")
    # The sun comes up behind it.
    for step in range(13):
        a, b = math.radians(step * 15 - 3.4), math.radians(step * 15 + 3.4)
        s.path(f"M500 640L{500 + 1100 * math.cos(a):.0f} {640 - 1100 * math.sin(a):.0f}"
               f"L{500 + 1100 * math.cos(b):.0f} {640 - 1100 * math.sin(b):.0f}Z", "ray", 0.4)
    s.circle(500, 640, 400, "ray", 0.3)
    s.circle(500, 640, 300, "ray", 0.9)
    s.path("M0 600C180 540 300 640 500 610S820 540 1000 620V1080H0Z", "hill-2")
    s.path("M0 690C240 640 380 720 560 690S860 650 1000 700V1080H0Z", "hill-3")
    sideboard(s, 790)
    device(s, 500, 796, 350, shows)
    plant(s, 210, 796, 190, "clay-light")
    plant(s, 802, 796, 180, "clay-light")


def updated(s):
    update(s, "tick")


def living(s):
    room(s, 720)
    window(s, 380, 520, 300, 400)
    lamp(s, 704, 150, 2.2)
    s.rect(236, 560, 350, 190, "clay", 44)
    s.rect(202, 610, 90, 180, "clay-dark", 36)
    s.rect(530, 610, 90, 180, "clay-dark", 36)
    s.rect(276, 660, 270, 90, "clay-light", 26)
    s.rect(407, 660, 8, 90, "clay", opacity=0.8)
    s.rect(230, 786, 26, 40, "wood-dark")
    s.rect(566, 786, 26, 40, "wood-dark")
    s.path("M290 560l104 -5 10 98 -104 7z", "cream")
    s.rect(636, 690, 156, 20, "wood-light", 6)
    s.rect(704, 710, 20, 116, "wood")
    device(s, 710, 692, 150)
    s.path("M230 860H720L790 940H160Z", "rose", 0.55)


def kitchen(s):
    behind(s, "wall", "wall-foot")
    for y in range(300, 640, 62):
        for x in range(-40 if (y // 62) % 2 else 0, 1000, 80):
            s.rect(x + 3, y + 3, 74, 56, "light", 6, 0.6)
    s.rect(-10, 150, 430, 170, "leaf", 10)
    s.rect(232, 158, 5, 154, "leaf-dark")
    s.circle(212, 290, 8, "cream")
    s.circle(258, 290, 8, "cream")
    s.path(f"M540 {TOP}H720V170L790 300H470L540 170Z", "steel")
    s.path(f"M660 {TOP}H720V170L790 300H692Z", "shade", 0.12)
    s.rect(-10, 630, 1020, 30, "trim")
    s.rect(-10, 660, 1020, 460, "leaf")
    s.rect(-10, 660, 1020, 14, "shade", opacity=0.25)
    for x in (250, 440, 860):
        s.rect(x, 674, 5, 460, "leaf-dark")
    s.rect(460, 690, 340, 340, "steel", 8)
    s.rect(-10, 1040, 1020, 50, "leaf-dark")
    s.rect(496, 760, 268, 180, "screen", 14)
    for x in (520, 593, 667, 740):
        s.circle(x, 724, 13, "dark")
    # A pot on the fire.
    s.line("M496 532H764", "wood-dark", 18)
    s.path("M516 520H744V600Q744 630 714 630H546Q516 630 516 600Z", "clay")
    s.path("M680 520H744V600Q744 630 714 630H670Z", "shade", 0.2)
    s.path("M506 520A124 60 0 0 1 754 520Z", "clay-light")
    s.circle(630, 454, 14, "wood-dark")
    device(s, 312, 634, 210)
    plant(s, 330, 150, 150, "clay-light")


def bedroom(s):
    room(s, 760)
    s.smaller(505, 760, 0.7)
    window(s, 715, 500, 320, 390, sun=(0.4, 0.34, 0.13))
    s.path(arch(350, 760, 540, 460), "wood-light")
    s.path(arch(350, 760, 480, 430), "wood", 0.5)
    s.rect(120, 560, 200, 110, "cream", 40)
    s.rect(370, 560, 200, 110, "cloth", 40)
    s.path("M70 700Q70 640 130 640H570Q630 640 630 700V860H70Z", "clay-light")
    s.path("M70 716Q200 690 350 716T630 716V860H70Z", "clay")
    s.rect(60, 850, 580, 40, "wood-dark", 8)
    s.rect(730, 660, 220, 24, "wood-light", 6)
    s.rect(746, 684, 188, 190, "wood")
    s.rect(746, 770, 188, 5, "wood-dark")
    s.circle(840, 728, 10, "wood-dark")
    s.circle(840, 824, 10, "wood-dark")
    device(s, 838, 662, 180, "asleep")
    s.outside()


def study(s):
    room(s, 800)
    s.smaller(500, 800, 0.74)
    frame(s, 110, 110, 190, 230)
    s.rect(420, 300, 480, 20, "wood-light", 4)
    books(s, 450, 300, 1.6)
    plant(s, 800, 300, 150, "clay")
    s.rect(90, 590, 820, 30, "wood-light", 6)
    s.rect(120, 620, 28, 300, "wood")
    s.rect(560, 620, 320, 300, "wood")
    for y in (700, 800):
        s.rect(560, y, 320, 6, "wood-dark")
    for y in (660, 752, 856):
        s.rect(690, y, 60, 10, "wood-dark", 5)
    # A lamp that bends over the desk.
    s.line("M190 586L140 486L236 416", "leaf-dark", 14)
    s.path("M206 392L244 366L322 452L226 470Z", "leaf")
    s.rect(140, 572, 100, 20, "leaf-dark", 10)
    s.path("M300 590l24 -150h250l24 150z", "steel")
    s.path("M322 574l18 -120h220l18 120z", "screen")
    device(s, 760, 594, 190)
    s.rect(330, 740, 190, 30, "clay", 14)
    s.rect(410, 770, 26, 120, "dark")
    s.rect(350, 880, 150, 20, "dark", 10)
    s.outside()


def bathroom(s):
    behind(s, "wall", "wall-foot")
    for y in range(420, 800, 76):
        for x in range(0, 1000, 76):
            s.rect(x + 3, y + 3, 70, 70, "water", 6, 0.5)
    s.rect(0, 400, 1000, 22, "trim")
    s.rect(0, 800, SIZE, FOOT - 800, s.fade("floor", "floor-foot"))
    s.smaller(537, 800, 0.68)
    s.circle(270, 240, 148, "wood-light")
    s.circle(270, 240, 126, "water")
    s.path("M190 320L340 140L384 176L238 360Z", "cream", 0.4)
    s.line("M640 600V420Q640 370 690 370T740 420", "steel", 20)
    s.path("M690 420H790L770 452H710Z", "steel")
    s.path("M420 610H960V650Q960 800 840 800H540Q420 800 420 650Z", "cream")
    s.path("M820 610H960V650Q960 800 840 800H760Z", "shade", 0.1)
    s.rect(396, 590, 588, 40, "trim", 20)
    for x, y, r in ((520, 578, 30), (566, 566, 40), (620, 580, 28), (474, 588, 22)):
        s.circle(x, y, r, "cream")
    s.rect(500, 796, 40, 40, "wood-dark", 8)
    s.rect(840, 796, 40, 40, "wood-dark", 8)
    s.rect(90, 600, 250, 22, "wood-light", 6)
    s.rect(112, 622, 20, 60, "wood")
    s.rect(298, 622, 20, 60, "wood")
    device(s, 172, 602, 170)
    plant(s, 290, 602, 130, "clay")
    s.outside()


def hall(s):
    room(s, 760)
    s.smaller(535, 760, 0.72)
    s.path(arch(300, 766, 380, 600), "trim")
    s.path(arch(300, 766, 330, 566), s.fade("leaf-light", "leaf"))
    s.path(arch(300, 640, 200, 380), "sky-foot")
    s.rect(296, 270, 8, 370, "leaf")
    s.rect(200, 460, 200, 8, "leaf")
    s.circle(430, 580, 14, "sun")
    s.rect(560, 300, 380, 22, "wood-light", 6)
    for x in (610, 700, 790, 880):
        s.line(f"M{x} 322v26q0 14 14 14", "wood-dark", 9)
    s.path("M624 360Q590 372 580 420L566 590H690L676 420Q666 372 640 360Z", "clay")
    s.path("M646 362Q668 374 676 420L690 590H646Z", "shade", 0.16)
    s.path("M778 380q26 -50 52 0l20 150h-92z", "rose")
    s.rect(560, 640, 400, 24, "wood-light", 6)
    s.rect(584, 664, 24, 160, "wood")
    s.rect(912, 664, 24, 160, "wood")
    device(s, 852, 642, 190)
    s.path("M600 800q0 -34 40 -34l24 22 56 12v24H600z", "clay-dark")
    s.path("M120 830H480L540 900H60Z", "rose", 0.7)
    s.outside()


PICTURES = (welcome, networks, password, wrong, joining, privacy, update, updated,
            living, kitchen, bedroom, study, bathroom, hall)


def main():
    OUT.mkdir(exist_ok=True)
    for picture in PICTURES:
        for colours, mark in ((DAY, ""), (NIGHT, "-night")):
            sheet = Sheet(colours)
            picture(sheet)
            (OUT / f"{picture.__name__}{mark}.svg").write_text(sheet.text(), encoding="utf-8")


if __name__ == "__main__":
    main()
