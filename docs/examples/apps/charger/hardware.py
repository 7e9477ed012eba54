"""What a charging station is made of.

Each class plays the part of a device. For a real station a class that asks the device takes its place.
"""


class Reader:
    """Reads cards. The first is accepted, the second declined, and so on, so that both are seen."""

    def __init__(self) -> None:
        self.cards = 0

    def accepts(self) -> bool:
        self.cards += 1
        return self.cards % 2 == 1


class Phone:
    """Knows whether somebody has paid by the code on the screen. Whoever looks at it long enough has."""

    def has_paid(self) -> bool:
        return True


class Cable:
    """Locks the plug in the car's socket.

    The second try of every three fails, as if the plug were not all the way in, so that the fault is seen.
    """

    def __init__(self) -> None:
        self.tries = 0

    def lock(self) -> bool:
        self.tries += 1
        return self.tries % 3 != 2

    def release(self) -> None:
        """Lets go of the plug; here there is nothing that holds it."""


class Meter:
    """Counts what a car takes: 45.5 kWh, 1.4 with each minute, and a reading is a minute further."""

    WHOLE, EACH = 455, 14

    def __init__(self) -> None:
        self.tenths, self.minutes = 0, 0

    def read(self) -> None:
        if self.tenths < self.WHOLE:
            self.minutes += 1
        self.tenths = min(self.tenths + self.EACH, self.WHOLE)

    @property
    def energy(self) -> float:
        """In kWh."""
        return self.tenths / 10

    @property
    def share(self) -> float:
        return self.tenths / self.WHOLE

    @property
    def minutes_left(self) -> int:
        return -(-(self.WHOLE - self.tenths) // self.EACH)

    @property
    def power(self) -> int:
        """In kW."""
        return self.EACH * 60 // 10
