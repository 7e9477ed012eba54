#!/usr/bin/env python3
"""Draws the covers and the stations' plates, all by one hand: flat layers, few colours, a long light.

usage: artwork.py    writes covers/*.svg and stations/*.svg beside this file
"""
import math
import pathlib
import random

HERE = pathlib.Path(__file__).parent
SIDE = 600


class Drawing:
    """One picture: what is painted, from the back to the front, and the gradients that it is painted with."""

    def __init__(self, seed: int, width: int = SIDE, height: int = SIDE) -> None:
        self.chance, self.parts, self.defs = random.Random(seed), [], []
        self.width, self.height = width, height

    def gradient(self, *stops: str, way: str = "down", fade: tuple[float, ...] = ()) -> str:
        """Colours at even distances; what `fill` takes."""
        name = f"g{len(self.defs)}"
        axis = {"down": 'x1="0" y1="0" x2="0" y2="1"', "across": 'x1="0" y1="0" x2="1" y2="0"',
                "slant": 'x1="0" y1="0" x2="1" y2="1"'}.get(way)
        last = max(len(stops) - 1, 1)
        body = "".join(
            f'<stop offset="{i / last:.2f}" stop-color="{colour}"'
            + (f' stop-opacity="{fade[i]}"' if fade else "") + "/>" for i, colour in enumerate(stops))
        self.defs.append(f'<linearGradient id="{name}" {axis}>{body}</linearGradient>' if axis
                         else f'<radialGradient id="{name}">{body}</radialGradient>')
        return f"url(#{name})"

    def ground(self, fill: str) -> None:
        self.parts.append(f'<rect width="{self.width}" height="{self.height}" fill="{fill}"/>')

    def path(self, d: str, fill: str = "none", **more: object) -> None:
        words = "".join(f' {key.replace("_", "-")}="{value}"' for key, value in more.items())
        self.parts.append(f'<path d="{d}" fill="{fill}"{words}/>')

    def line(self, d: str, colour: str, wide: float, **more: object) -> None:
        self.path(d, stroke=colour, stroke_width=wide, stroke_linecap="round", stroke_linejoin="round", **more)

    def disc(self, x: float, y: float, r: float, fill: str, **more: object) -> None:
        words = "".join(f' {key.replace("_", "-")}="{value}"' for key, value in more.items())
        self.parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="{fill}"{words}/>')

    def box(self, x: float, y: float, wide: float, high: float, fill: str, r: float = 0, **more: object) -> None:
        words = "".join(f' {key.replace("_", "-")}="{value}"' for key, value in more.items())
        self.parts.append(f'<rect x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high:.1f}" '
                          f'rx="{r}" fill="{fill}"{words}/>')

    def halo(self, x: float, y: float, r: float, colour: str, strong: float = .6) -> None:
        """Light that goes out from a point."""
        self.disc(x, y, r, self.gradient(colour, colour, way="round", fade=(strong, 0)))

    def stars(self, count: int, below: float, colour: str) -> None:
        for _ in range(count):
            self.disc(self.chance.uniform(8, self.width - 8), self.chance.uniform(8, below),
                      self.chance.choice((1, 1.4, 2.2)), colour, opacity=self.chance.choice((.45, .7, .95)))

    def hills(self, top: float, swing: float, fill: str, waves: float = 2, shift: float = 0) -> None:
        """Soft land from one edge to the other, down to the foot."""
        points = []
        for i in range(61):
            x = self.width * i / 60
            a = 2 * math.pi * (waves * i / 60 + shift)
            points.append(f"{x:.0f} {top - swing * (.7 * math.sin(a) + .3 * math.sin(2.3 * a + 1)):.1f}")
        self.path(f"M{'L'.join(points)}L{self.width} {self.height}L0 {self.height}Z", fill)

    def peaks(self, top: float, swing: float, fill: str, count: int = 5) -> None:
        """Rock from one edge to the other: straight flanks of uneven height."""
        points = [f"0 {top + swing * .5:.0f}"]
        for i in range(count):
            x = self.width * (i + .5) / count + self.chance.uniform(-.2, .2) * self.width / count
            points.append(f"{x:.0f} {top - swing * self.chance.uniform(.2, 1):.0f}")
            points.append(f"{self.width * (i + 1) / count:.0f} {top + swing * self.chance.uniform(.2, .7):.0f}")
        self.path(f"M{'L'.join(points)}L{self.width} {self.height}L0 {self.height}Z", fill)

    def ripples(self, y: float, foot: float, count: int, colour: str, x: float, spread: float, wide: float = 7) -> None:
        """What the light leaves on water: shorter and further apart towards the foot."""
        for i in range(count):
            share = i / max(count - 1, 1)
            half = spread * (1 - .72 * share) * self.chance.uniform(.7, 1.05)
            at = y + (foot - y) * share ** 1.15
            off = self.chance.uniform(-.16, .16) * spread
            self.line(f"M{x + off - half:.0f} {at:.0f}H{x + off + half:.0f}", colour, wide, opacity=f"{1 - .45 * share:.2f}")

    def save(self, path: str) -> None:
        defs = f"<defs>{''.join(self.defs)}</defs>" if self.defs else ""
        text = (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}">{defs}\n'
                + "\n".join(self.parts) + "\n</svg>\n")
        (HERE / path).parent.mkdir(exist_ok=True)
        (HERE / path).write_text(text, encoding="utf-8")


# Covers.

def harbour() -> Drawing:
    it = Drawing(3)
    it.ground(it.gradient("#4A2440", "#B2473A", "#F08A4B", "#FBC377"))
    it.halo(300, 352, 300, "#FFE2A0", .75)
    it.disc(300, 352, 104, it.gradient("#FFE7A8", "#FFC765"))
    it.hills(360, 26, "#8C3A3C", 1.4, .12)
    it.box(0, 376, 600, 224, it.gradient("#7A2F3C", "#2C1B36"))
    it.ripples(396, 580, 11, "#FFCB73", 300, 150, 8)
    # Two cranes, a mole with its lamp, and a boat at anchor.
    for x, flip in ((92, 1), (168, 1)):
        it.line(f"M{x} 392V236M{x - 34} 392L{x} 300L{x + 34} 392M{x - 52 * flip} 250H{x + 118 * flip}"
                f"M{x} 214L{x + 112 * flip} 250M{x} 214L{x - 48 * flip} 250M{x} 236V214", "#2B1430", 9)
        it.line(f"M{x + 92 * flip} 252V318", "#2B1430", 4)
    it.path("M0 388H224L246 412H0Z", "#2B1430")
    it.path("M392 402H548L520 442H418Z", "#2B1430")
    it.path("M440 402V372H492V402ZM500 402V352H516V402Z", "#2B1430")
    it.line("M466 372V292M466 300L532 402M466 300L404 402", "#2B1430", 5)
    it.disc(466, 288, 8, "#FFE7A8")
    return it


def nocturnes() -> Drawing:
    it = Drawing(5)
    it.ground(it.gradient("#0C0F2C", "#232A63", "#5A4A8E"))
    it.stars(70, 330, "#EDE6FF")
    for r, strength in ((250, .10), (190, .14), (136, .2)):
        it.disc(372, 296, r, "#C9B8FF", opacity=strength)
    it.path("M372 204A92 92 0 1 1 300 353A82 82 0 1 0 372 204Z", it.gradient("#FFF6DA", "#F2D9A6"))
    it.hills(404, 44, "#3B3578", 1.3, .05)
    it.hills(458, 36, "#272659", 1.7, .4)
    # Keys of a piano lie where the field would.
    for i in range(9):
        it.path(f"M{i * 70 - 20} 600L{i * 56 + 56} 486H{i * 56 + 106}L{i * 70 + 44} 600Z", "#EDE3D2")
    for i in (0, 1, 3, 4, 5, 7):
        it.path(f"M{i * 66 + 26} 566L{i * 57 + 88} 486H{i * 57 + 118}L{i * 66 + 62} 566Z", "#14143A")
    return it


def letters() -> Drawing:
    it = Drawing(7)
    it.ground(it.gradient("#F6E3C5", "#EFC79B"))
    it.disc(300, 290, 84, it.gradient("#EE7B4B", "#D9502F"))
    # A letter, whose flaps are hills that one comes home over.
    it.path("M0 262L210 386L330 316L600 470V600H0Z", "#C98A63")
    it.path("M600 236L398 372L262 300L0 452V600H600Z", "#8F4A3C")
    it.path("M0 330L300 508L600 330V600H0Z", "#F7E8D0")
    it.path("M0 600L236 470L300 508L364 470L600 600Z", "#E9CDA6")
    it.line("M0 330L300 508L600 330", "#B7835F", 5)
    it.line("M236 470L0 600M364 470L600 600", "#CDA57C", 4)
    # Birds are ahead.
    for x, y, s in ((150, 120, 1.1), (196, 92, .8), (446, 108, .9), (112, 168, .7)):
        it.line(f"M{x - 18 * s} {y - 8 * s}Q{x - 8 * s} {y - 14 * s} {x} {y}Q{x + 8 * s} {y - 14 * s} {x + 18 * s} {y - 8 * s}", "#6B342E", 5)
    it.disc(300, 512, 34, "#B8392B")
    it.disc(300, 512, 22, "none", stroke="#F7E8D0", stroke_width=4)
    it.disc(300, 512, 8, "#F7E8D0")
    return it


def meridian() -> Drawing:
    it = Drawing(11)
    it.ground(it.gradient("#0D3B3F", "#155E5C", "#0B2F38"))
    it.halo(300, 300, 330, "#5FD1B3", .45)
    it.disc(300, 300, 206, it.gradient("#F3C56B", "#E4763F", "#8E2F45", way="slant"))
    for rx in (48, 104, 156):
        it.parts.append(f'<ellipse cx="300" cy="300" rx="{rx}" ry="206" fill="none" stroke="#FFF1CC" '
                        'stroke-width="5" opacity=".8"/>')
    it.line("M300 94V506", "#FFF1CC", 7)
    for y in (180, 300, 420):
        half = math.sqrt(206 ** 2 - (y - 300) ** 2)
        it.line(f"M{300 - half:.0f} {y}H{300 + half:.0f}", "#FFF1CC", 4, opacity=.55)
    for r in (238, 268):
        it.disc(300, 300, r, "none", stroke="#8BE0C6", stroke_width=3, opacity=.5)
    for angle in range(0, 360, 15):
        a, long = math.radians(angle), 26 if angle % 45 == 0 else 12
        it.line(f"M{300 + 238 * math.cos(a):.0f} {300 + 238 * math.sin(a):.0f}"
                f"L{300 + (238 + long) * math.cos(a):.0f} {300 + (238 + long) * math.sin(a):.0f}", "#8BE0C6", 4)
    it.disc(300 + 268 * math.cos(-.9), 300 + 268 * math.sin(-.9), 18, "#FFF1CC")
    return it


def orchard() -> Drawing:
    it = Drawing(13)
    it.ground(it.gradient("#FBE7B2", "#F6C56F"))
    it.disc(438, 264, 62, "#E96B3C")
    it.hills(300, 34, "#B9B55C", 1.2, .1)
    it.hills(356, 30, "#7F9448", 1.3, .45)
    # Rows of trees come nearer, each row larger, with its fruit.
    for y, r, step, off, leaf, fruit in ((352, 30, 92, 30, "#4E7038", 5), (432, 46, 134, -16, "#3B5C32", 7),
                                         (548, 72, 196, 54, "#274829", 10)):
        it.hills(y + r * .9, 10, {352: "#93A04C", 432: "#6E8440", 548: "#4F6A35"}[y], 1, y / 97)
        for i in range(8):
            x = off + i * step
            if x - r > 600:
                break
            it.box(x - r * .1, y, r * .2, r * 1.15, "#5A3A26")
            it.disc(x, y - r * .4, r, leaf)
            it.disc(x - r * .3, y - r * .62, r * .55, "#FFFFFF", opacity=.09)
            for dx, dy in ((-.45, -.1), (.35, -.75), (.4, 0), (-.2, -.95), (0, -.4)):
                it.disc(x + dx * r, y + dy * r, fruit, "#F0803C")
    return it


def tide() -> Drawing:
    it = Drawing(17)
    it.ground(it.gradient("#F4DEC3", "#E9A987", "#C6685F"))
    it.disc(164, 262, 54, "#FFF2D8")
    colours = ("#3F7C88", "#2B6577", "#1D4D64", "#14384F", "#0C2639")
    # A pier stands between the waves, and gets smaller towards the sea.
    for n, colour in enumerate(colours):
        if n == 2:
            for i in range(6):
                x, h = 600 - i * 82, 190 - i * 14
                it.box(x - 60, 300 + i * 7, 15, h, "#2A1A26")
            it.path("M600 268L150 316V332L600 304Z", "#2A1A26")
            it.line("M600 228L150 300M600 268V228M518 276V241M436 285V254M354 294V267M272 303V280M150 316V300", "#2A1A26", 5)
        top = 318 + n * 58
        d, x = f"M-40 {top}", -40 - n * 34 % 60
        d = f"M{x} {top}"
        for i in range(8):
            d += f"q28 -{30 - n * 2} 56 0t56 0"
        it.path(f"{d}V600H-80Z", colour)
        it.line(d, "#F4DEC3", 4, opacity=.35)
    return it


def winter() -> Drawing:
    it = Drawing(19)
    it.ground(it.gradient("#5F7E94", "#A9BCC6", "#F0D9CB"))
    it.halo(208, 300, 210, "#FFF4E4", .9)
    it.disc(208, 300, 66, "#FFF8EC")
    it.peaks(392, 96, "#8097A8", 5)
    it.hills(424, 24, "#DCE5EA", 1.2, .2)

    # By how thick they are: one path for all that are alike, which keeps the file small.
    branches: dict[float, str] = {}

    def branch(x: float, y: float, angle: float, long: float, wide: float) -> None:
        if wide < 1.6:
            return
        to = (x + long * math.cos(angle), y - long * math.sin(angle))
        branches[wide] = branches.get(wide, "") + f"M{x:.0f} {y:.0f}L{to[0]:.0f} {to[1]:.0f}"
        for turn in (-.46, .42, .06):
            branch(*to, angle + turn * it.chance.uniform(.7, 1.3), long * it.chance.uniform(.64, .8), wide * .6)
    branch(420, 512, math.pi / 2, 118, 22)
    branch(96, 446, math.pi / 2, 44, 8)
    branch(166, 440, math.pi / 2, 34, 6)
    for wide, path in branches.items():
        it.line(path, "#2E2B36", round(wide, 1))
    it.hills(500, 22, "#F6F8F8", 1, .55)
    it.hills(556, 16, "#D3DEE4", 1.3, .1)
    it.stars(44, 590, "#FFFFFF")
    return it


def zenith() -> Drawing:
    it = Drawing(23)
    it.ground(it.gradient("#20203F", "#5B2B52", "#C2513F"))
    for i, colour in enumerate(("#E8743F", "#F0934A", "#F6B25C", "#FBD07B", "#FFE9AE")):
        it.disc(300, 96, 300 - i * 52, colour, opacity=.30 + .16 * i)
    it.disc(300, 96, 66, "#FFF7DD")
    it.path("M0 420H74L98 380H210L236 424H330L352 396H470L500 438H600V600H0Z", "#8A3044")
    it.path("M0 470H40L70 424H150L182 478H600V600H0Z", "#6B2440")
    it.path("M338 494L376 434H520L560 500H600V600H300Z", "#561C3A")
    it.hills(528, 14, "#391331", 1, .3)
    it.hills(570, 10, "#220B22", 1.4, .1)
    # Somebody walks below it all.
    it.path("M288 522L296 478Q300 470 304 478L312 522Z", "#170716")
    it.disc(300, 467, 8, "#170716")
    it.path("M288 522L312 522L372 588H352Z", "#170716", opacity=.45)
    return it


# Stations: one plate each, with a sign that is told at a glance and from afar.

def plate(seed: int, *colours: str) -> Drawing:
    it = Drawing(seed)
    it.ground(it.gradient(*colours, way="slant"))
    return it


def saltwater() -> Drawing:
    it = plate(29, "#F2A65A", "#D9642F", "#8F2F22")
    it.disc(300, 262, 118, "#FFE3AE")
    for n, (y, colour) in enumerate(((330, "#7C2A22"), (406, "#57201F"), (484, "#34171A"))):
        x = -70 - 46 * n
        d = f"M{x} {y}" + "q44 -58 88 0t88 0" * 5
        it.path(f"{d}V640H-90Z", colour)
        it.line(d, "#FFE3AE", 9, opacity=f"{.9 - .25 * n}")
    return it


def city() -> Drawing:
    it = plate(31, "#F3B45B", "#D9603A")
    it.disc(418, 188, 88, "#FFE9B8")
    for x, top, wide, colour in ((40, 300, 120, "#A63C34"), (150, 200, 110, "#8C2F33"), (440, 260, 130, "#A63C34"),
                                 (250, 130, 100, "#5B1F2C"), (346, 250, 104, "#73272F"), (90, 380, 120, "#5B1F2C")):
        it.box(x, top, wide, 600 - top, colour)
    it.line("M300 130V70", "#5B1F2C", 12)
    for x, top, rows, columns in ((270, 170, 8, 2), (168, 240, 5, 2), (368, 290, 6, 2), (460, 300, 6, 3), (112, 416, 4, 2)):
        for row in range(rows):
            for column in range(columns):
                if it.chance.random() < .72:
                    it.box(x + column * 38, top + row * 46, 20, 26, "#FFD98C", 3)
    it.box(0, 560, 600, 40, "#3A1420")
    return it


def jazz() -> Drawing:
    it = plate(37, "#1B2A52", "#3C3B7A", "#B0587A")
    it.disc(300, 300, 196, "none", stroke="#F2C879", stroke_width=22)
    # The note covers twelve and one.
    for hour in range(2, 12):
        a = math.radians(hour * 30)
        long = 42 if hour % 3 == 0 else 22
        it.line(f"M{300 + 156 * math.sin(a):.0f} {300 - 156 * math.cos(a):.0f}"
                f"L{300 + (156 - long) * math.sin(a):.0f} {300 - (156 - long) * math.cos(a):.0f}", "#F2C879", 12)
    # Its hands are a note.
    it.line("M308 318V152L384 190", "#FFF1D2", 22)
    it.parts.append('<ellipse cx="272" cy="326" rx="48" ry="36" fill="#FFF1D2" transform="rotate(-20 272 326)"/>')
    return it


def classic() -> Drawing:
    it = plate(41, "#6E1F2E", "#A83A3B")
    for i, colour in enumerate(("#F4D8A4", "#E0A35C", "#C8693F", "#8E2F35", "#F4D8A4")):
        r = 250 - i * 48
        it.path(f"M{300 - r} 430A{r} {r} 0 0 1 {300 + r} 430Z", colour)
    it.box(50, 458, 500, 24, "#F4D8A4", 12)
    return it


def news() -> Drawing:
    it = plate(43, "#EFE3D0", "#D8BFA0")
    it.disc(300, 300, 214, "#B8402A")
    it.box(150, 206, 300, 44, "#F8EFE0", 22)
    it.box(150, 278, 224, 44, "#F8EFE0", 22)
    it.box(150, 350, 150, 44, "#F8EFE0", 22)
    it.disc(420, 372, 34, "#F5B544")
    return it


def folk() -> Drawing:
    it = plate(47, "#F6DDA0", "#EBB066")
    it.disc(300, 250, 120, "#D9562F")
    it.hills(350, 70, "#8DA05A", 1, .02)
    it.hills(420, 60, "#5F7F4C", 1, .5)
    it.hills(500, 44, "#33563C", 1.2, .2)
    for x, y, s in ((150, 446, 1), (208, 466, .8), (438, 420, 1.1)):
        it.path(f"M{x - 30 * s} {y}L{x} {y - 96 * s}L{x + 30 * s} {y}Z", "#1F3B2C")
    return it


def talk() -> Drawing:
    it = plate(53, "#2F4E4A", "#1B3034")
    it.path("M96 150H396Q436 150 436 190V330Q436 370 396 370H226L148 436V370H96Q56 370 56 330V190Q56 150 96 150Z", "#E9B872")
    it.path("M250 262H504Q544 262 544 302V430Q544 470 504 470H480V540L404 470H250Q210 470 210 430V302Q210 262 250 262Z", "#D9603A")
    for x in (306, 377, 448):
        it.disc(x, 366, 25, "#FFF1D6")
    return it


def beat() -> Drawing:
    it = plate(59, "#17131F", "#3A1E3E", "#7A2B4E")
    for i, high in enumerate((120, 240, 360, 210, 420, 290, 150)):
        it.box(72 + i * 68, 300 - high / 2, 44, high, it.gradient("#FFC56B", "#EE6A3E", "#B92F5C"), 22)
    return it


def coast() -> Drawing:
    it = plate(61, "#23404F", "#3E6E78", "#E2A57A")
    it.path("M300 176L0 60V236Z", "#FFEAB4", opacity=.55)
    it.path("M300 176L600 60V236Z", "#FFEAB4", opacity=.55)
    it.path("M256 470L272 206H328L344 470Z", "#F8EEDF")
    it.path("M265 330L269 268H331L335 330ZM256 470L260 396H340L344 470Z", "#C9452F")
    it.box(262, 190, 76, 18, "#2B2230", 4)
    it.box(272, 146, 56, 46, "#FFE08A")
    it.path("M262 148L300 104L338 148Z", "#C9452F")
    it.path("M120 480Q300 420 480 480V600H120Z", "#2B2230")
    d = "M-30 520" + "q40 -36 80 0t80 0" * 5
    it.path(f"{d}V640H-30Z", "#173340")
    it.line(d, "#F8EEDF", 8, opacity=.6)
    return it


def kids() -> Drawing:
    it = plate(67, "#F7C9A0", "#EE9468")
    for x, lean in ((232, -10), (368, 10)):
        it.parts.append(f'<g transform="rotate({lean} {x} 210)"><ellipse cx="{x}" cy="190" rx="56" ry="146" fill="#FFF4E4"/>'
                        f'<ellipse cx="{x}" cy="196" rx="28" ry="104" fill="#EB8A6A"/></g>')
    it.disc(300, 412, 158, "#FFF4E4")
    it.disc(244, 392, 17, "#3A2230")
    it.disc(356, 392, 17, "#3A2230")
    it.path("M278 436Q300 424 322 436Q312 462 300 462Q288 462 278 436Z", "#D9603A")
    it.line("M300 462Q298 490 268 490M300 462Q302 490 332 490", "#3A2230", 9)
    return it


def world() -> Drawing:
    it = plate(71, "#1C2B33", "#2E4B4E")
    it.stars(26, 590, "#FFEBC4")
    it.disc(300, 300, 142, it.gradient("#F5B55F", "#C9522F", way="slant"))
    it.path("M168 248Q250 220 330 252T440 262L434 244A142 142 0 0 0 176 230Z", "#FFE2AA", opacity=.7)
    it.path("M162 332Q250 300 320 338T438 340L428 364A142 142 0 0 1 174 366Z", "#7C2A2A", opacity=.55)
    it.line("M158 342C70 404 66 444 118 440C210 434 430 304 498 214C536 164 508 150 440 186", "#FFE9C2", 17)
    return it


def pop_up() -> Drawing:
    it = plate(73, "#3B1C3F", "#8E2F4F", "#EE7A45")
    it.path("M300 150L540 430H60Z", "#F8E3B8")
    for left, right in ((60, 140), (220, 300), (380, 460)):
        it.path(f"M300 150L{left} 430H{right}Z", "#D9482F")
    it.path("M82 430H518L500 560H100Z", "#F2CF97")
    it.path("M246 560V486Q300 430 354 486V560Z", "#3B1C3F")
    it.line("M300 150V76", "#F8E3B8", 10)
    it.path("M304 76L378 100L304 124Z", "#F5B544")
    it.box(0, 556, 600, 44, "#2A1230")
    return it


COVERS = (harbour, nocturnes, letters, meridian, orchard, tide, winter, zenith)
STATIONS = (saltwater, city, jazz, classic, news, folk, talk, beat, coast, kids, world, pop_up)

if __name__ == "__main__":
    for folder, pictures in (("covers", COVERS), ("stations", STATIONS)):
        for draw in pictures:
            draw().save(f"{folder}/{draw.__name__.replace('_', '-')}.svg")
