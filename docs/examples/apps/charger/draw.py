#!/usr/bin/env python3
"""Draws the pictures of the charging station into Art, each by day and by night.

usage: draw.py    beside the folder Art

All of them have one hand: flat layers, one light from the upper left, lime for what carries power.
"""
from pathlib import Path

# By night the same things are drawn in these colours, and nothing is brighter than what is read beside it.
DAY = {
    "sky": ("#DDEBD3", "#FBF6DE"), "sun": "#FFE9A6", "halo": "#FFF3C9", "cloud": "#FFFFFF",
    "far": ("#C9DDB4", "#BAD3A0"), "middle": ("#A3C680", "#8FB86A"), "near": ("#739F4B", "#5F8C3C"),
    "field": ("#4C7A33", "#3E692C"), "furrow": "#5C8B3F", "road": ("#39463A", "#2C382E"), "line": "#E8E5CF",
    "tree": "#3F6B35", "tree-light": "#558545", "trunk": "#4B3B2C", "mast": "#F7F7EE", "mast-shade": "#D5DCC9",
    "roof": "#24352A", "roof-top": "#3B5142", "wood": "#B98A56", "wood-shade": "#9A7044", "light": "#F6FFD0",
    "beam": None, "ink": "#1C2B21", "ink-light": "#2E4436", "ink-edge": "#43604E",
    "lime": "#A8D63C", "lime-deep": "#86B422", "screen": "#D9F28A", "steel": "#C8CFC2", "steel-shade": "#9DA898",
    "body": ("#FDFBF2", "#E9E5D3"),
    "flank": ("#D6D3BF", "#F8F5E9"), "body-shade": "#CFCBB6", "body-line": "#B7B49F",
    "glass": ("#33483E", "#1E2E26"),
    "glint": "#6F8A79", "tyre": "#1A211C", "rim": "#D4D8CC", "rim-shade": "#8E988C", "lamp": "#FFF6CF",
    "tail": "#C8452F", "shadow": ("#16241A", 0.28), "wall": ("#E7EED6", "#CBDDB0"), "wall-far": "#D8E5C0",
    "wall-near": "#B5CF92", "card": ("#F0A356", "#D97F36"), "card-chip": "#FCE6BB", "card-line": "#FBD9A8",
    "coral": "#E0573C", "star": None, "moon": None,
}
NIGHT = {
    "sky": ("#0A120E", "#1A2B20"), "sun": None, "halo": None, "cloud": None,
    "far": ("#1B2C20", "#18271D"), "middle": ("#17271B", "#142218"), "near": ("#132116", "#101C13"),
    "field": ("#0F1A11", "#0C150E"), "furrow": "#15231A", "road": ("#141A16", "#0E120F"), "line": "#6A6C5C",
    "tree": "#0E1A11", "tree-light": "#15251A", "trunk": "#0D120E", "mast": "#5C675D", "mast-shade": "#434E45",
    "roof": "#0C130E", "roof-top": "#1F2C23", "wood": "#5B4429", "wood-shade": "#463520", "light": "#B9C68A",
    "beam": ("#C9D890", 0.20), "ink": "#223029", "ink-light": "#31443A", "ink-edge": "#4A6154",
    "lime": "#7FA62B", "lime-deep": "#648620", "screen": "#93B04A", "steel": "#6F786C", "steel-shade": "#4F5850",
    "body": ("#8E8F84", "#6C6E64"),
    "flank": ("#4A4C44", "#7C7D73"), "body-shade": "#55574E", "body-line": "#494B43",
    "glass": ("#141D18", "#0D1410"),
    "glint": "#2C3B32", "tyre": "#070A08", "rim": "#6D736A", "rim-shade": "#444A43", "lamp": "#B5AE8B",
    "tail": "#8C2F20", "shadow": ("#000000", 0.45), "wall": ("#1B2A1E", "#121D15"), "wall-far": "#18261B",
    "wall-near": "#0E1811", "card": ("#A56A33", "#844C1F"), "card-chip": "#B7A379", "card-line": "#B88A55",
    "coral": "#B0452F", "star": "#A9B59C", "moon": "#B9BE9C",
}


class Picture:
    """A file being written: shapes from the back to the front."""

    def __init__(self, width: int, height: int, colours: dict) -> None:
        self.width, self.height, self.colours = width, height, colours
        self.kept: list[str] = []
        self.shapes: list[str] = []

    def __getitem__(self, name: str):
        return self.colours[name]

    def fade(self, name: str, across: bool = False) -> str:
        """A gradient between the two colours of a name."""
        top, foot = self[name]
        end = 'x2="1" y2="0"' if across else 'x2="0" y2="1"'
        gradient = (f'<linearGradient id="{name}" x1="0" y1="0" {end}><stop offset="0" stop-color="{top}"/>'
                    f'<stop offset="1" stop-color="{foot}"/></linearGradient>')
        if gradient not in self.kept:
            self.kept.append(gradient)
        return f"url(#{name})"

    def path(self, d: str, fill: str | None = "none", **more: object) -> None:
        words = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in more.items())
        self.shapes.append(f'<path d="{d}" fill="{fill}"{words}/>')

    def stroke(self, d: str, colour: str, width: float, **more: object) -> None:
        self.path(d, stroke=colour, stroke_width=width, stroke_linecap="round", stroke_linejoin="round", **more)

    def box(self, x: float, y: float, width: float, height: float, radius: float, fill: str, **more: object) -> None:
        words = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in more.items())
        self.shapes.append(f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius}" fill="{fill}"{words}/>')

    def disc(self, x: float, y: float, radius: float, fill: str, **more: object) -> None:
        words = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in more.items())
        self.shapes.append(f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}"{words}/>')

    def oval(self, x: float, y: float, across: float, down: float, name: str) -> None:
        colour, opacity = self[name]
        self.shapes.append(f'<ellipse cx="{x}" cy="{y}" rx="{across}" ry="{down}" fill="{colour}" opacity="{opacity}"/>')

    def open(self, transform: str) -> None:
        self.shapes.append(f'<g transform="{transform}">')

    def close(self) -> None:
        self.shapes.append("</g>")

    def write(self, name: str) -> None:
        kept = f"<defs>{''.join(self.kept)}</defs>\n" if self.kept else ""
        text = (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}">\n{kept}'
                + "\n".join(self.shapes) + "\n</svg>\n")
        (Path(__file__).parent / "Art" / name).write_text(text)


# What stands in several pictures.


def car(it: Picture) -> None:
    """A small car seen from its left side, its nose at the right: 720 wide, on a ground at 0."""
    it.oval(360, 2, 350, 20, "shadow")
    it.path("M26 -66C16 -84 14 -116 22 -142C30 -178 62 -192 100 -200C158 -250 240 -268 340 -266C420 -264 470 -232 520 -186"
            "L648 -160C690 -150 708 -122 706 -84C706 -70 700 -62 688 -62L26 -62Z", it.fade("body"))
    # The lower third lies in the shade.
    it.path("M20 -104C180 -88 540 -88 706 -104L706 -78C706 -66 700 -58 688 -58L34 -58C22 -64 18 -80 20 -104Z",
            it["body-shade"])
    it.path("M128 -196C180 -234 244 -250 330 -249L330 -190L134 -188C126 -188 124 -192 128 -196Z", it.fade("glass"))
    it.path("M348 -249C414 -247 456 -222 498 -184L486 -184L348 -190Z", it.fade("glass"))
    it.path("M196 -229L170 -190L206 -190L236 -240C222 -237 208 -234 196 -229Z", it["glint"], opacity=0.45)
    it.stroke("M339 -190L336 -76M120 -178C260 -186 420 -182 636 -156", it["body-line"], 3)
    it.box(262, -166, 46, 9, 4.5, it["body-line"])
    it.path("M650 -152C684 -146 700 -134 704 -118L664 -124C652 -126 646 -134 650 -152Z", it["lamp"])
    it.path("M22 -146C26 -166 38 -178 54 -184L58 -150C58 -142 50 -138 42 -138Z", it["tail"])
    for x in (150, 566):
        it.path(f"M{x - 78} -58A78 78 0 0 1 {x + 78} -58Z", it["ink"])
        it.disc(x, -58, 60, it["tyre"])
        it.disc(x, -58, 40, it["rim"])
        for turn in range(0, 360, 72):
            it.shapes.append(f'<path d="M{x - 5} -64L{x - 9} -92L{x + 9} -92L{x + 5} -64Z" fill="{it["rim-shade"]}" '
                             f'transform="rotate({turn} {x} -58)"/>')
        it.disc(x, -58, 9, it["ink"])


def station(it: Picture) -> None:
    """A charging post: 150 wide, 420 high, on a ground at 0."""
    it.oval(78, 0, 110, 14, "shadow")
    it.box(-16, -18, 184, 20, 6, it["steel-shade"])
    it.box(0, -420, 150, 410, 26, it["ink"])
    it.path("M26 -420H52V-10H14C6 -14 0 -20 0 -36V-394A26 26 0 0 1 26 -420Z", it["ink-light"])
    it.box(24, -392, 102, 10, 5, it["lime"])
    it.box(24, -362, 102, 118, 12, it["screen"])
    it.path("M82 -348L52 -298H73L66 -260L98 -312H77Z", it["ink"])
    it.box(24, -222, 102, 66, 10, it["ink-edge"])
    for index, reach in enumerate((10, 18, 26)):
        it.stroke(f"M{60 + index * 13} {-189 - reach * 0.62}A{reach} {reach} 0 0 1 {60 + index * 13} {-189 + reach * 0.62}",
                  it["steel"], 5)
    it.disc(126, -118, 22, it["ink-edge"])
    it.disc(126, -118, 11, it["ink"])


def turbine(it: Picture, x: float, y: float, size: float, turn: float) -> None:
    it.open(f"translate({x} {y}) scale({size})")
    it.path("M-5 0L-2.4 -200H2.4L5 0Z", it["mast"])
    it.path("M0 0L0 -200H2.4L5 0Z", it["mast-shade"])
    for part in range(3):
        it.shapes.append(f'<path d="M0 -200C7 -216 6 -262 0 -304C-5 -262 -6 -216 0 -200Z" fill="{it["mast"]}" '
                         f'transform="rotate({turn + 120 * part} 0 -200)"/>')
    it.disc(0, -200, 6, it["mast-shade"])
    it.close()


def tree(it: Picture, x: float, y: float, size: float) -> None:
    it.open(f"translate({x} {y}) scale({size})")
    it.box(-6, -50, 12, 54, 3, it["trunk"])
    it.path("M0 -190C34 -190 52 -150 52 -104C52 -62 30 -34 0 -34C-30 -34 -52 -62 -52 -104C-52 -150 -34 -190 0 -190Z",
            it["tree"])
    it.path("M-6 -180C18 -172 26 -136 14 -100C4 -74 -22 -62 -40 -70C-50 -90 -50 -130 -36 -158C-28 -172 -18 -180 -6 -180Z",
            it["tree-light"])
    it.close()


def plug(it: Picture) -> None:
    """A plug seen from the side: its head begins at 0, and is 150 high around 0; the cable hangs down at its right."""
    it.stroke("M388 60C456 92 484 190 480 330S462 620 470 960", it["lime-deep"], 46)
    it.stroke("M384 52C450 82 475 184 471 330S453 620 461 960", it["lime"], 18)
    it.box(210, -76, 84, 40, 10, it["ink"])
    it.path("M176 -62C250 -74 330 -40 396 20C420 44 424 76 404 94C384 112 352 108 330 90C286 54 236 52 176 66Z", it["ink"])
    it.path("M176 -62C250 -74 330 -40 396 20C404 28 410 38 413 48C340 -10 262 -36 176 -30Z", it["ink-light"])
    it.box(0, -58, 120, 116, 14, it["steel"])
    it.box(0, 14, 120, 44, 14, it["steel-shade"])
    it.box(96, -82, 96, 164, 22, it["ink"])
    it.path("M118 -82H170A22 22 0 0 1 192 -60V-40H96V-60A22 22 0 0 1 118 -82Z", it["ink-light"])


def thumb(it: Picture, colour: str) -> None:
    """The button on the grip of a plug."""
    it.open("rotate(10 250 -70)")
    it.box(206, -92, 96, 46, 18, colour)
    it.close()


def flank(it: Picture, edge: float, y: float) -> None:
    """The side of a car in section, which bulges to an edge, with its socket at a height."""
    h = it.height / 0.8 + 20
    outline = f"C{edge - 30} {y - 260} {edge} {y - 200} {edge} {y}S{edge - 30} {y + 300} {edge - 110} {h}"
    it.path(f"M-60 -60H{edge - 110}{outline}H-60Z", it.fade("flank", across=True))
    it.path(f"M{edge - 110} -60{outline}H{edge - 164}C{edge - 80} {y + 300} {edge - 46} {y + 200} {edge - 46} {y}"
            f"S{edge - 80} {y - 260} {edge - 164} -60Z", it["body-shade"])
    it.box(edge - 170, y - 112, 176, 224, 26, it["ink"])
    it.box(edge - 150, y - 76, 156, 152, 14, it["ink-edge"])
    it.box(edge - 128, y - 62, 134, 124, 10, it["tyre"])


def backdrop(it: Picture, floor: float) -> None:
    """What is behind things that are seen from near: the same hills, far away."""
    w, h = it.width, it.height
    it.box(0, 0, w, h, 0, it.fade("wall"))
    it.path(f"M0 {floor}C{w * 0.2} {floor - 70} {w * 0.36} {floor - 60} {w * 0.56} {floor - 16}S{w * 0.86} {floor - 50} {w} {floor - 84}V{h}H0Z",
            it["wall-far"])
    it.path(f"M0 {floor + 70}C{w * 0.26} {floor + 10} {w * 0.42} {floor + 56} {w * 0.62} {floor + 70}S{w * 0.9} {floor + 20} {w} {floor + 46}V{h}H0Z",
            it["wall-near"])


def arrow(it: Picture, d: str, head: str, colour: str) -> None:
    it.stroke(d, colour, 26)
    it.stroke(head, colour, 26)


# The pictures.


def hero(it: Picture) -> None:
    """A station in the fields: the right half tells it, the left lies behind a card."""
    w, h = it.width, it.height
    it.box(0, 0, w, h, 0, it.fade("sky"))
    if it["sun"]:
        it.disc(1352, 236, 230, it["halo"], opacity=0.55)
        it.disc(1352, 236, 150, it["halo"])
        it.disc(1352, 236, 92, it["sun"])
        it.path("M1740 170H1990A28 28 0 0 0 1976 118A52 52 0 0 0 1886 90A64 64 0 0 0 1776 116A30 30 0 0 0 1740 170Z",
                it["cloud"], opacity=0.8)
    else:
        it.path("M1356 120A78 78 0 1 0 1422 232A62 62 0 1 1 1356 120Z", it["moon"])
        for x, y, size in ((1500, 96, 3), (1560, 250, 4), (1640, 70, 3), (1770, 168, 3), (1930, 84, 4), (2130, 60, 3), (2230, 110, 3),
                           (1080, 110, 3), (940, 230, 4), (760, 90, 3), (560, 190, 3), (380, 100, 4), (220, 220, 3), (2370, 180, 3)):
            it.disc(x, y, size, it["star"], opacity=0.8)
    it.path("M0 520C240 420 460 440 700 500S1180 560 1480 470S2080 380 2400 470V1000H0Z", it.fade("far"))
    for x, y, size, turn in ((1010, 520, 0.95, 14), (870, 500, 0.7, 52), (2040, 402, 0.95, 30), (2210, 400, 0.75, 86), (2330, 448, 0.6, 8)):
        turbine(it, x, y, size, turn)
    it.path("M0 600C320 520 620 560 900 600S1420 640 1720 570S2220 520 2400 560V1000H0Z", it.fade("middle"))
    it.path("M0 680C280 630 560 640 900 690S1500 700 1800 650S2260 630 2400 650V1000H0Z", it.fade("near"))
    for x, y, size in ((1120, 706, 0.9), (2190, 668, 1.2), (2280, 676, 0.9), (2360, 672, 1.1), (930, 700, 0.7)):
        tree(it, x, y, size)
    it.path("M0 760C420 720 820 740 1200 756S2000 744 2400 730V1000H0Z", it.fade("field"))
    for start in range(-200, 1200, 120):
        it.stroke(f"M{start + 420} 748L{start} 860", it["furrow"], 7, opacity=0.7)
    it.path("M0 838C700 822 1700 822 2400 838V1000H0Z", it.fade("road"))
    it.stroke("M0 846C700 830 1700 830 2400 846", it["line"], 5, opacity=0.55)
    # A roof over the place, with a band of light below it.
    if it["beam"]:
        colour, opacity = it["beam"]
        it.kept.append(f'<linearGradient id="beam" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{colour}" '
                       f'stop-opacity="{opacity}"/><stop offset="1" stop-color="{colour}" stop-opacity="0"/></linearGradient>')
        it.path("M1216 428H2190L2330 900H1076Z", "url(#beam)")
    for x in (1236, 2150):
        it.box(x, 420, 26, 436, 4, it["wood"])
        it.box(x + 14, 420, 12, 436, 4, it["wood-shade"])
    # Each plane lies upon the one before it: between edges that only meet the sky would shine through.
    it.path("M1206 415L2190 393V412L1206 435Z", it["light"])
    it.path("M1166 390L1182 374L2212 346L2226 360L2242 402L1166 426Z", it["roof"])
    it.path("M1166 390L2226 360L2212 346L1182 374Z", it["roof-top"])
    it.open("translate(1286 868) scale(0.94)")
    station(it)
    it.close()
    it.open("translate(1482 890)")
    car(it)
    it.close()
    # The cable, from the post to the socket above the rear wheel.
    cable = "M1404 757C1462 766 1432 916 1502 896C1558 878 1526 764 1570 738"
    it.stroke(cable, it["ink"], 16)
    it.stroke(cable, it["lime"], 8)
    it.disc(1574, 732, 19, it["ink"])
    it.disc(1574, 732, 8, it["lime"])


def reader(it: Picture, state: str) -> None:
    """The reader, and what it says: a card that comes, a check, or a cross."""
    backdrop(it, 640)
    it.open("translate(-96 -60)")
    it.oval(500, 902, 300, 30, "shadow")
    it.box(240, 230, 520, 670, 64, it["ink"])
    it.path("M304 230H360V900H304A64 64 0 0 1 240 836V294A64 64 0 0 1 304 230Z", it["ink-light"])
    it.box(296, 286, 408, 250, 28, it["screen"] if state != "no" else it["coral"])
    if state == "wait":
        for index, reach in enumerate((46, 92, 138)):
            it.stroke(f"M{432 + index * 46} {411 - reach * 0.62}A{reach * 0.95} {reach * 0.95} 0 0 1 {432 + index * 46} {411 + reach * 0.62}",
                      it["ink"], 22)
    elif state == "ok":
        it.stroke("M408 416L472 480L600 344", it["ink"], 40)
    else:
        it.stroke("M436 348L564 474M564 348L436 474", it["lamp"], 40)
    for row in range(2):
        for column in range(3):
            it.box(318 + column * 128, 640 + row * 84, 108, 58, 16, it["ink-edge"])
    it.box(296, 562, 408, 12, 6, it["lime"] if state != "no" else it["coral"])
    # The card: near the reader while it is waited for, away afterwards.
    it.open("translate(748 650) rotate(-16)" if state == "wait" else "translate(740 750) rotate(-8)")
    it.box(-212, -128, 424, 276, 30, "#000000", opacity=0.16)
    it.box(-220, -144, 424, 276, 30, it.fade("card"))
    it.path("M-220 -60H204V-20H-220Z", it["card-line"], opacity=0.55)
    it.box(-184, 8, 74, 58, 12, it["card-chip"])
    it.stroke("M-184 37H-110M-147 8V66", it["card"][1], 4)
    it.stroke("M-70 92H60M90 92H160", it["card-line"], 14)
    it.close()
    it.close()


def unlocked(it: Picture) -> None:
    """A plug that is not all the way in."""
    backdrop(it, 640)
    flank(it, 330, 470)
    it.open("translate(352 470)")
    plug(it)
    thumb(it, it["ink-edge"])
    it.close()
    # How far it still has to go.
    arrow(it, "M700 290H480", "M540 228L478 290L540 352", it["coral"])


def key(it: Picture) -> None:
    """Step one: the key of the car, and its lock."""
    backdrop(it, 520)
    it.oval(370, 634, 190, 16, "shadow")
    it.open("translate(350 392) rotate(-14) scale(1.15)")
    it.box(-90, -170, 180, 340, 72, it["ink"])
    it.path("M-18 -170A72 72 0 0 0 -90 -98V98A72 72 0 0 0 -18 170C-56 80 -56 -80 -18 -170Z", it["ink-light"])
    it.box(-56, -120, 112, 112, 36, it["lime"])
    it.box(-30, -66, 60, 44, 8, it["ink"])
    it.stroke("M-20 -66V-82A20 20 0 0 1 18 -92", it["ink"], 10)
    it.box(-56, 18, 112, 60, 24, it["ink-edge"])
    it.disc(0, 126, 16, it["ink-edge"])
    it.close()
    for index, reach in enumerate((44, 80, 116)):
        it.stroke(f"M{500 + index * 40} {290 - reach * 0.6}A{reach} {reach} 0 0 1 {500 + index * 40} {290 + reach * 0.6}",
                  it["lime-deep"], 18)


# Of a high card only the middle of a picture is seen: socket and cable keep away from its sides.
NEAR = "translate(20 48) scale(0.8)"


def press(it: Picture) -> None:
    """Step two: the button on the plug."""
    backdrop(it, 520)
    it.open(NEAR)
    flank(it, 280, 470)
    it.open("translate(190 470) scale(0.95)")
    plug(it)
    thumb(it, it["lime"])
    it.close()
    it.close()
    arrow(it, "M366 182V302", "M318 258L366 306L414 258", it["coral"])


def pull(it: Picture) -> None:
    """Step three: straight out."""
    backdrop(it, 520)
    it.open(NEAR)
    flank(it, 280, 470)
    it.open("translate(356 470) scale(0.95)")
    plug(it)
    thumb(it, it["ink-edge"])
    it.close()
    it.close()
    arrow(it, "M336 246H606", "M550 190L606 246L550 302", it["coral"])


PICTURES = {
    "hero": (2400, 1000, hero),
    "reader-wait": (1000, 1000, lambda it: reader(it, "wait")),
    "reader-ok": (1000, 1000, lambda it: reader(it, "ok")),
    "reader-no": (1000, 1000, lambda it: reader(it, "no")),
    "unlocked": (1000, 1000, unlocked),
    "key": (800, 780, key),
    "press": (800, 780, press),
    "pull": (800, 780, pull),
}


def main() -> None:
    for name, (width, height, draw) in PICTURES.items():
        for time, colours in (("day", DAY), ("night", NIGHT)):
            picture = Picture(width, height, colours)
            draw(picture)
            picture.write(f"{name}-{time}.svg")


if __name__ == "__main__":
    main()
