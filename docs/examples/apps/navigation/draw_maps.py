#!/usr/bin/env python3
"""Draws the maps of the navigation app, by day and by night, from one small town.

usage: draw_maps.py    writes maps/*.svg beside this file

The town is a grid of streets that is bent a little, with a river, a motorway and parks. Every fourth or fifth street is
a main one. A view looks at it from above (`Flat`) or from behind the car (`Tilted`), and draws it to a picture.
"""
import math
import random
from pathlib import Path

HERE = Path(__file__).parent
WIDTH, HEIGHT = 1280, 760
BLOCK_X, BLOCK_Y = 112, 92  # metres from street to street

DAY = {
    "land": "#E9E0CB", "block": "#E1D6BD", "roof": "#F3ECDD", "wall": "#D3C7AB", "park": "#C6D3A6", "tree": "#AFC28E",
    "water": "#A3C8C1", "bank": "#BBD6CD", "edge": "#CFC2A4", "minor": "#F8F3E6", "main": "#FFFDF6",
    "motorway": "#EBC873", "motorway-edge": "#C39A42", "route": "#0F6A48", "route-edge": "#FFFDF6",
    "other": "#8D9089", "other-edge": "#F8F3E6", "jam": "#C4552B",
    "closed": "#B3261E", "closed-edge": "#FFFDF6", "park-sign": "#25609C", "walk": "#25609C",
    "driven": "#A9AF9B", "puck": "#FFFDF6", "arrow": "#0F6A48",
    "pin": "#10402E", "pin-edge": "#FFFDF6", "digit": "#FBF3E2", "goal": "#A4471B", "goal-edge": "#FFFDF6",
    "goal-digit": "#FBF3E2",
    "haze": "#EFE8D8",
}
NIGHT = {
    "land": "#0F1512", "block": "#131B17", "roof": "#1D2722", "wall": "#111814", "park": "#15271B", "tree": "#1B3224",
    "water": "#0D282B", "bank": "#0F2224", "edge": "#0B100E", "minor": "#26312B", "main": "#35433B",
    "motorway": "#5B4C26", "motorway-edge": "#2E2715", "route": "#46A87C", "route-edge": "#0B1410",
    "other": "#6C736E", "other-edge": "#0B1410", "jam": "#B9562F",
    "closed": "#B84A3C", "closed-edge": "#E6DED2", "park-sign": "#2F6499", "walk": "#7FA9D2",
    "driven": "#34453C", "puck": "#C9D6CC", "arrow": "#0E4630",
    "pin": "#17503A", "pin-edge": "#6E9381", "digit": "#EFE6D2", "goal": "#D98452", "goal-edge": "#0B1410",
    "goal-digit": "#0B1410",
    "haze": "#0B100D",
}
# Figures as strokes on a field of 10 by 14, so that no font is needed.
DIGITS = {
    "1": "M2.5 3.6L5.6 1V13",
    "2": "M1.4 4.2C1.6 2.2 3 1 5 1C7.2 1 8.7 2.3 8.7 4.3C8.7 7.6 3.5 9.4 1.3 13H8.9",
    "3": "M1.5 2.8C2.3 1.6 3.5 1 5 1C7 1 8.4 2.2 8.4 3.9C8.4 5.7 7 6.6 5 6.6"
         "C7.3 6.6 8.8 7.7 8.8 9.7C8.8 11.7 7.2 13 5 13C3.2 13 1.8 12.2 1.1 10.8",
    "4": "M6.9 13V1L1 9.6H9.2",
    "5": "M8.2 1H2.4L1.9 6.6C2.8 5.9 3.8 5.5 5 5.5C7.3 5.5 8.9 7 8.9 9.2C8.9 11.5 7.3 13 5 13C3.2 13 1.9 12.3 1.1 11",
    "6": "M7.8 1.5C4.3 1.7 1.3 4.8 1.3 9.1C1.3 11.5 2.8 13 5.1 13"
         "C7.3 13 8.8 11.5 8.8 9.4C8.8 7.3 7.4 5.9 5.3 5.9C3.5 5.9 2 7 1.3 9.1",
}


# The town.

def town(u: float, v: float) -> tuple[float, float]:
    """Where a crossing of the bent grid lies, in metres; streets are whole numbers."""
    x = u * BLOCK_X + 46 * math.sin(v * 0.21 + 1.0) + 20 * math.sin(u * 0.45 + v * 0.1)
    y = v * BLOCK_Y + 52 * math.sin(u * 0.17 + 0.4) + 16 * math.sin(v * 0.5)
    return x, y


def street(*corners: tuple[float, float], step: float = 0.1) -> list[tuple[float, float]]:
    """A line along streets from corner to corner, in metres, with rounded turns."""
    points = []
    for (u0, v0), (u1, v1) in zip(corners, corners[1:]):
        count = max(1, round(math.hypot(u1 - u0, v1 - v0) / step))
        points += [town(u0 + (u1 - u0) * i / count, v0 + (v1 - v0) * i / count) for i in range(count)]
    points.append(town(*corners[-1]))
    return rounded(points)


def rounded(points: list, reach: int = 2) -> list:
    """Each point in the middle of its neighbours, the ends as they are."""
    found = []
    for i in range(len(points)):
        span = min(reach, i, len(points) - 1 - i)
        around = points[i - span:i + span + 1]
        found.append((sum(x for x, _ in around) / len(around), sum(y for _, y in around) / len(around)))
    return found


def river_v(u: float) -> float:
    return -5.2 + 1.5 * math.sin(u * 0.24 + 0.6) + 0.05 * u


def motorway_u(v: float) -> float:
    return 10.4 + 1.5 * math.sin(v * 0.22 + 0.6) - 0.06 * v


RIVER = [town(u / 4, river_v(u / 4)) for u in range(-140, 141)]
MOTORWAY = [town(motorway_u(v / 4), v / 4) for v in range(-140, 141)]
# West, south, east and north street of each.
PARKS = [(-8, 0, -5, 3), (5, -3, 7, 0), (2, 5, 4, 8), (-14, 6, -11, 9), (10, 4, 14, 7), (-4, -13, -1, -10), (11, -9, 14, -6),
         (-17, -4, -15, -1)]
REACH = 30


def in_park(u: float, v: float) -> bool:
    return any(w < u < e and s < v < n for w, s, e, n in PARKS)


def wet(u: float, v: float) -> bool:
    """In the river or on its bank."""
    x, y = town(u, v)
    return abs(v - river_v(u)) < 3 and any(math.hypot(x - a, y - b) < 128 for a, b in RIVER)


def pieces(line: list[tuple[float, float]], keep) -> list[list[tuple[float, float]]]:
    """The parts of a line of grid places that are kept, in metres."""
    found, part = [], []
    for place in line:
        if keep(*place):
            part.append(town(*place))
        elif len(part) > 1:
            found.append(part)
            part = []
        else:
            part = []
    return found + ([part] if len(part) > 1 else [])


def streets(main: bool) -> list[list[tuple[float, float]]]:
    """Main streets from south to north cross the river on bridges; all others end at its banks. Parks have none."""
    def dry(u: float, v: float) -> bool:
        return not wet(u, v) and (main or not in_park(u, v))
    reach, found = [i / 4 for i in range(-4 * REACH, 4 * REACH + 1)], []
    for number in range(-REACH, REACH + 1):
        if (number % 5 == 0) == main:
            found += pieces([(number, v) for v in reach], (lambda u, v: True) if main else dry)
        if (number % 4 == 0) == main:
            found += pieces([(u, number) for u in reach], dry)
    return found


# Ways of looking at it. Both say where a place in metres is seen, and how many pixels a metre has there.

class Flat:
    """From above."""

    def __init__(self, middle: tuple[float, float], scale: float, at=(WIDTH / 2, HEIGHT / 2)) -> None:
        self.middle, self.factor, self.at = middle, scale, at

    def place(self, point):
        return (self.at[0] + (point[0] - self.middle[0]) * self.factor,
                self.at[1] - (point[1] - self.middle[1]) * self.factor)

    def scale(self, point) -> float:
        return self.factor

    def near(self, point) -> bool:
        x, y = self.place(point)
        return -160 < x < WIDTH + 160 and -160 < y < HEIGHT + 160


class Tilted:
    """From behind and above the car, which drives upwards in the picture; what is far is smaller."""

    def __init__(self, car, ahead, zoom: float = 1.5, horizon: float = -70, low: float = 580, depth: float = 430) -> None:
        self.car, self.zoom, self.horizon, self.low, self.depth = car, zoom, horizon, low, depth
        angle = math.atan2(ahead[0] - car[0], ahead[1] - car[1])
        self.cos, self.sin = math.cos(angle), math.sin(angle)

    def ahead(self, point) -> tuple[float, float]:
        x, y = point[0] - self.car[0], point[1] - self.car[1]
        return x * self.cos - y * self.sin, x * self.sin + y * self.cos

    def shrink(self, point) -> float:
        return self.depth / max(self.ahead(point)[1] + self.depth, 40)

    def scale(self, point) -> float:
        return self.zoom * self.shrink(point)

    def place(self, point, height: float = 0):
        x, _ = self.ahead(point)
        small = self.shrink(point)
        return (WIDTH / 2 + x * self.zoom * small,
                self.horizon + (self.low - self.horizon) * small - height * self.zoom * small * 0.8)

    def near(self, point) -> bool:
        x, y = self.ahead(point)
        sx, sy = self.place(point)
        return -0.49 * self.depth < y < 1250 and -260 < sx < WIDTH + 260 and sy > -60


# Drawing.

def plain(points: list) -> list:
    """The points of a line without those that lie less than half a pixel beside it (Douglas and Peucker)."""
    if len(points) < 3:
        return points
    (x0, y0), (x1, y1) = points[0], points[-1]
    length = math.hypot(x1 - x0, y1 - y0)
    off = [abs((x1 - x0) * (y0 - y) - (x0 - x) * (y1 - y0)) / length if length > 0.01 else math.hypot(x - x0, y - y0)
           for x, y in points]
    most = max(range(len(points)), key=off.__getitem__)
    if off[most] < 0.45:
        return [points[0], points[-1]]
    return plain(points[:most + 1])[:-1] + plain(points[most:])


class Picture:
    def __init__(self, view, colours: dict[str, str]) -> None:
        self.view, self.colours = view, colours
        self.parts: list[str] = []

    def add(self, text: str) -> None:
        self.parts.append(text)

    def path(self, points, close=True, digits: int = 1) -> str:
        return self.paths([points], close, digits)

    def paths(self, shapes, close=True, digits: int = 1) -> str:
        """From point to point, and from shape to shape, by what lies between them, which takes fewer letters."""
        text, last = "", (0, 0)
        for shape in shapes:
            start = None
            for point in plain(shape):
                here = round(point[0], digits), round(point[1], digits)
                text += "m" if start is None else "l" if last == start else ""
                for value in (round(here[0] - last[0], digits), round(here[1] - last[1], digits)):
                    figure = f"{value:g}".replace("0.", ".", 1) if abs(value) < 1 else f"{value:g}"
                    text += figure if text[-1] in "ml" or figure[0] == "-" else " " + figure
                start, last = start or here, here
            if close:
                text, last = text + "z", start
        return text

    def area(self, points, colour: str) -> None:
        if any(self.view.near(p) for p in points):
            self.add(f'<path d="{self.path([self.view.place(p) for p in points])}" fill="{self.colours[colour]}"/>')

    def seen(self, line):
        """The parts of a line that are near enough to be seen."""
        part = []
        for point in line:
            if self.view.near(point):
                part.append(point)
            else:
                if len(part) > 1:
                    yield part
                part = []
        if len(part) > 1:
            yield part

    def line(self, line, metres: float, colour: str, least: float = 0) -> None:
        self.lines([line], metres, colour, least)

    def lines(self, lines, metres: float, colour: str, least: float = 0) -> None:
        """Lines as wide as they are in metres where they lie, but no thinner than some pixels."""
        shapes = [part for line in lines for part in self.seen(line)]
        colour = self.colours[colour]
        if isinstance(self.view, Flat):
            data = self.paths([[self.view.place(p) for p in part] for part in shapes], close=False)
            self.add(f'<path d="{data}" fill="none" stroke="{colour}" stroke-linecap="round" stroke-linejoin="round" '
                     f'stroke-width="{max(metres * self.view.factor, least):.1f}"/>')
        else:
            data = self.paths([self.ribbon(part, metres, least) for part in shapes])
            self.add(f'<path d="{data}" fill="{colour}"/>')

    def ribbon(self, line, metres: float, least: float) -> list:
        """The outline of a line that is narrower where it is far."""
        places = [self.view.place(p) for p in line]
        left, right = [], []
        for i, (x, y) in enumerate(places):
            (x0, y0), (x1, y1) = places[max(0, i - 1)], places[min(len(places) - 1, i + 1)]
            length = math.hypot(x1 - x0, y1 - y0) or 1
            # What runs across the picture is seen from low above, and is thinner.
            half = max(metres * self.view.scale(line[i]), least) / 2 * (1 - 0.28 * abs(x1 - x0) / length)
            dx, dy = -(y1 - y0) / length * half, (x1 - x0) / length * half
            left.append((x + dx, y + dy))
            right.append((x - dx, y - dy))
        return left + right[::-1]

    def roads(self) -> None:
        main = streets(True)
        self.lines(streets(False), 11, "minor", 1.6)
        self.lines(main, 26, "edge", 5)
        self.line(MOTORWAY, 46, "motorway-edge", 11)
        self.lines(main, 19, "main", 3.6)
        self.line(MOTORWAY, 36, "motorway", 8)

    def town(self, close: bool) -> None:
        self.add(f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{self.colours["land"]}"/>')
        if not close:
            self.blocks()
        for west, south, east, north in PARKS:
            self.area(street((west, south), (east, south), (east, north), (west, north), (west, south), step=0.5), "park")
        self.line(RIVER, 235, "bank")
        self.line(RIVER, 205, "water")
        self.trees(random.Random(4), 7 if close else 3)
        self.roads()

    def blocks(self) -> None:
        """The middle of the town is built up more closely."""
        shapes = []
        for u in range(-REACH, REACH):
            for v in range(-REACH, REACH):
                middle = u + 0.5, v + 0.5
                if math.hypot(u + 1, (v - 1) * 0.9) < 9 + 2 * math.sin(u * 1.7 + v) and not in_park(*middle):
                    corners = [town(u, v), town(u + 1, v), town(u + 1, v + 1), town(u, v + 1)]
                    if any(self.view.near(p) for p in corners):
                        shapes.append([self.view.place(p) for p in corners])
        self.add(f'<path d="{self.paths(shapes, digits=0)}" fill="{self.colours["block"]}"/>')

    def houses(self, chance: random.Random) -> None:
        """Houses along the streets, those that are far first."""
        lots = []
        for u in range(-REACH, REACH):
            for v in range(-REACH, REACH):
                wide = chance.choice((1, 2, 2, 3))
                heights = [chance.uniform(4, 13) for _ in range(wide * 2)]
                empty = chance.random()
                if in_park(u + .5, v + .5) or any(wet(u + i, v + j) for i in (0, 1) for j in (0, 1)):
                    continue
                if any(abs(u + i - motorway_u(v + .5)) < 0.75 for i in (0, .5, 1)):
                    continue
                for i in range(wide):
                    for j in range(2):
                        if empty < 0.12 and j == 0:
                            continue
                        w = u + 0.13 + 0.74 * i / wide + 0.02
                        e = u + 0.13 + 0.74 * (i + 1) / wide - 0.02
                        s, n = (v + 0.15, v + 0.47) if j == 0 else (v + 0.53, v + 0.85)
                        lots.append(([town(w, s), town(e, s), town(e, n), town(w, n)], heights[i * 2 + j]))
        row, walls, roofs = None, [], []
        for corners, height in sorted(lots, key=lambda lot: -self.view.ahead(lot[0][0])[1]):
            far = self.view.ahead(corners[0])[1]
            if not all(self.view.near(p) for p in corners) or far > min(600, 400 * self.view.zoom):
                continue
            # Those of one row do not hide each other, and are drawn at once.
            if far // 30 != row:
                self.add_houses(walls, roofs)
                row, walls, roofs = far // 30, [], []
            # Only walls that face the viewer: they go from left to right in the picture. The roof covers the rest.
            low, high = ([self.view.place(p, up) for p in corners] for up in (0, height))
            seen = [i for i in range(4) if low[i][0] < low[(i + 1) % 4][0]]
            first = next(i for i in seen if (i - 1) % 4 not in seen)
            last = first + len(seen)
            walls.append([high[first]] + [low[i % 4] for i in range(first, last + 1)] + [high[last % 4]])
            roofs.append(high)
        self.add_houses(walls, roofs)

    def add_houses(self, walls: list, roofs: list) -> None:
        for shapes, colour in ((walls, "wall"), (roofs, "roof")):
            if shapes:
                self.add(f'<path d="{self.paths(shapes, digits=0)}" fill="{self.colours[colour]}"/>')

    def trees(self, chance: random.Random, each: int) -> None:
        """Dots, as the ends of lines of no length; those of one size are one line."""
        sizes: dict[int, str] = {}
        for west, south, east, north in PARKS:
            for _ in range(int((east - west) * (north - south) * each)):
                where = chance.uniform(west + .2, east - .2), chance.uniform(south + .2, north - .2)
                place = town(*where)
                if self.view.near(place) and not wet(*where):
                    x, y = self.view.place(place)
                    size = max(2, 2 * round(chance.uniform(9, 16) * self.view.scale(place)))
                    sizes[size] = sizes.get(size, "") + f"M{x:.0f} {y:.0f}h.1"
        for size, data in sorted(sizes.items()):
            self.add(f'<path d="{data}" stroke="{self.colours["tree"]}" stroke-width="{size}" stroke-linecap="round"/>')

    def route(self, line, colour: str = "route", metres: float = 17, least: float = 9) -> None:
        self.line(line, metres * 1.55, colour + "-edge" if colour != "driven" else "route-edge", least * 1.6)
        self.line(line, metres, colour, least)

    def car(self, point) -> None:
        x, y = self.view.place(point)
        c = self.colours
        self.add(f'<g transform="translate({x:.0f} {y:.0f})">'
                 f'<ellipse cy="7" rx="46" ry="38" fill="#000" opacity=".16"/>'
                 f'<ellipse rx="44" ry="37" fill="{c["puck"]}"/>'
                 f'<path d="M0 -27L22 21Q23 25 19 23L0 13L-19 23Q-23 25 -22 21Z" fill="{c["arrow"]}" '
                 f'stroke="{c["arrow"]}" stroke-width="3" stroke-linejoin="round"/></g>')

    def dot(self, point, size: float = 1) -> None:
        """Where the car stands, on a map from above."""
        x, y = self.view.place(point)
        c = self.colours
        self.add(f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{30 * size:.0f}" fill="{c["route"]}" opacity=".22"/>'
                 f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{16 * size:.0f}" fill="{c["puck"]}"/>'
                 f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{10 * size:.0f}" fill="{c["route"]}"/>')

    def pin(self, point, digit: str | None = None, size: float = 1, colour: str = "pin") -> None:
        x, y = self.view.place(point)
        self.add(f'<g transform="translate({x:.0f} {y:.0f}) scale({size})">'
                 f'<ellipse cy="1" rx="13" ry="5" fill="#000" opacity=".25"/>'
                 + pin(self.colours, digit, colour) + "</g>")

    def walk(self, line) -> None:
        data = self.path([self.view.place(p) for p in line], close=False)
        self.add(f'<path d="{data}" fill="none" stroke="{self.colours["walk"]}" stroke-width="9" stroke-linecap="round" '
                 f'stroke-dasharray="0 20"/>')

    def no_entry(self, point) -> None:
        x, y = self.view.place(point)
        c = self.colours
        self.add(f'<g transform="translate({x:.0f} {y:.0f})"><circle r="40" fill="{c["closed-edge"]}"/>'
                 f'<circle r="35" fill="{c["closed"]}"/>'
                 f'<rect x="-23" y="-6" width="46" height="12" rx="2" fill="{c["closed-edge"]}"/></g>')

    def parking(self, point) -> None:
        x, y = self.view.place(point)
        c = self.colours
        self.add(f'<g transform="translate({x:.0f} {y:.0f})">'
                 f'<rect x="-40" y="-40" width="80" height="80" rx="16" fill="{c["closed-edge"]}"/>'
                 f'<rect x="-35" y="-35" width="70" height="70" rx="12" fill="{c["park-sign"]}"/>'
                 f'<path d="M-11 23V-21H3A13 13 0 0 1 3 5H-11" fill="none" stroke="{c["closed-edge"]}" stroke-width="10" '
                 f'stroke-linejoin="round"/></g>')

    def haze(self) -> None:
        """What is far fades, as it does in the air."""
        colour = self.colours["haze"]
        self.add(f'<linearGradient id="haze" x2="0" y2="1"><stop offset=".4" stop-color="{colour}"/>'
                 f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/></linearGradient>'
                 f'<rect width="{WIDTH}" height="200" fill="url(#haze)"/>')

    def save(self, name: str) -> None:
        text = (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
                + "\n".join(self.parts) + "</svg>\n")
        (HERE / "maps" / name).write_text(text)


def pin(colours: dict[str, str], digit: str | None, colour: str = "pin") -> str:
    """A pin whose point is at 0, 0; without a figure it has an eye."""
    drop = "M0 0C-10 -16 -27 -29 -27 -48A27 27 0 0 1 27 -48C27 -29 10 -16 0 0Z"
    inside = (f'<path transform="translate(-11.5 -64) scale(2.3)" d="{DIGITS[digit]}" fill="none" '
              f'stroke="{colours["goal-digit" if colour == "goal" else "digit"]}" stroke-width="2.1" '
              f'stroke-linecap="round" stroke-linejoin="round"/>' if digit
              else f'<circle cy="-48" r="10" fill="{colours["digit"]}"/>')
    return (f'<path d="{drop}" fill="{colours[colour]}" stroke="{colours[colour + "-edge"]}" stroke-width="4" '
            f'stroke-linejoin="round"/>' + inside)


# The pictures. Grid places: the car starts at the crossing of streets 0 and -8, south of the river.

START = (0, -8)
PLACES = {"1": (5, 2), "2": (-4, 1), "3": (6, -2), "4": (1, 1.2), "5": (-5, -3), "6": (-1.5, -1.6)}
GOAL = PLACES["1"]
# On the right of the street, whichever way one comes.
FROM_SOUTH, FROM_NORTH = town(GOAL[0] + 0.36, GOAL[1]), town(GOAL[0] - 0.36, GOAL[1])
CAR_PARK = (4, 0)
ROUTES = {
    "mill": street(START, (0, 0), (5, 0), GOAL, step=0.1),
    "quay": street(START, (5, -8), GOAL, step=0.1),
    "park": street(START, (-5, -8), (-5, 0), (-5, 4), (5, 4), GOAL, step=0.1),
}
DETOUR = street(START, (0, 4), (5, 4), GOAL, step=0.1)
JAM = street((0.8, 0), (4.6, 0), step=0.1)


def overview(colours, scale: float, at: tuple[float, float]) -> Picture:
    picture = Picture(Flat(town(0.2, -1.8), scale, at=at), colours)
    picture.town(close=False)
    return picture


def places(colours) -> Picture:
    picture = overview(colours, 0.39, (640, 395))
    picture.dot(town(*START), 1.2)
    for digit, place in sorted(PLACES.items(), key=lambda it: -it[1][1]):
        picture.pin(town(*place), digit, *((1.5, "goal") if digit == "1" else (1.3, "pin")))
    return picture


def closed(colours) -> Picture:
    """The street to the gardens, which nobody may enter, and the way on foot from the nearest car park."""
    gardens, quay = PLACES["3"], street((-6, -2), (14, -2))
    picture = Picture(Flat(town(4.7, -0.95), 1.2), colours)
    picture.town(close=False)
    picture.line(quay, 26, "edge")
    picture.line(quay, 19, "main")
    picture.route(street((2.6, -2), (5.6, -2)), "closed", 12)
    picture.walk(street(CAR_PARK, (gardens[0], CAR_PARK[1]), gardens))
    picture.no_entry(town(4.1, -2))
    picture.parking(town(*CAR_PARK))
    picture.pin(town(*gardens), "3", 1.8)
    return picture


def preview(chosen: str, colours) -> Picture:
    picture = overview(colours, 0.40, (640, 400))
    for name, line in ROUTES.items():
        if name != chosen:
            picture.route(line, "other", 18, 8)
    picture.route(ROUTES[chosen], "route", 32, 14)
    picture.dot(town(*START), 1.2)
    picture.pin(town(*GOAL), None, 1.3, "goal")
    return picture


def length(line) -> float:
    return sum(math.dist(a, b) for a, b in zip(line, line[1:]))


def along(line, metres: float) -> int:
    """The number of the point that lies so far along a line."""
    done = 0.0
    for index in range(1, len(line)):
        done += math.dist(line[index - 1], line[index])
        if done >= metres:
            return index
    return len(line) - 1


def dashes(line, whole: int = 24) -> list:
    """For a way that is offered, and not taken yet; the short piece around the last corner is whole, up to the pin."""
    return [line[-whole:]] + [line[max(0, i):i + 7] for i in range(len(line) - whole - 11, -7, -11)]


def drive(line, at: float, colours, offered=None, goal=None, pin: float = 1.15, **view) -> Picture:
    """What lies ahead of the car, so many metres along its route, or before its end; with an offered way, the jam that it
    leads around."""
    index = along(line, at if at > 0 else length(line) + at)
    ahead = min(index + 4, len(line) - 1)
    (x0, y0), (x1, y1), (x, y) = line[ahead - 4], line[ahead], line[index]
    picture = Picture(Tilted((x, y), (x + x1 - x0, y + y1 - y0), **view), colours)
    picture.town(close=True)
    picture.houses(random.Random(7))
    if offered:
        fork = next(i for i, point in enumerate(offered) if math.dist(point, line[i]) > 12)
        picture.line(offered[fork - 1:], 17 * 1.55, "route-edge", 9 * 1.6)
        picture.lines(dashes(offered[fork + 1:]), 17, "route", 9)
    picture.route(line[:index + 1], "driven", 15)
    picture.route(line[index:], "route")
    if offered:
        picture.line(JAM, 17, "jam", 9)
    picture.haze()
    picture.pin(goal or line[-1], None, pin, "goal")
    picture.car(line[index])
    return picture


def pictures(colours):
    """All maps, by their names."""
    mill, quay, park = (ROUTES[name] for name in ("mill", "quay", "park"))
    yield "places", places(colours)
    yield "closed", closed(colours)
    for name in ROUTES:
        yield f"route-{name}", preview(name, colours)
    yield "ahead", drive(mill, 440, colours, zoom=1.35, horizon=-40)
    yield "choice", drive(mill, 440, colours, DETOUR, zoom=1.17, horizon=-275, low=550, depth=1060)
    yield "detour", drive(DETOUR, 640, colours, zoom=1.2)
    yield "turned", drive(mill, 860, colours)
    yield "quay", drive(quay, 330, colours)
    yield "park", drive(park, 330, colours)
    for name, line, goal in (("", mill, FROM_SOUTH), ("-quay", quay, FROM_SOUTH), ("-tower", DETOUR, FROM_NORTH)):
        yield f"near{name}", drive(line, -140, colours, goal=goal, pin=1.4, zoom=1.8)
    for name, line, goal in (("", mill, FROM_SOUTH), ("-tower", DETOUR, FROM_NORTH)):
        yield f"arrived{name}", drive(line, -1, colours, goal=goal, pin=1.7, zoom=2.2, horizon=-150)


def main() -> None:
    for theme, colours in (("", DAY), ("-night", NIGHT)):
        for name, picture in pictures(colours):
            picture.save(f"{name}{theme}.svg")


if __name__ == "__main__":
    main()
