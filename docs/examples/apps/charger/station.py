"""What the station is made of. These classes stand in for the hardware; one that asks its device takes the place of each."""


class Reader:
    """Reads cards. The first is accepted, the second declined, and so on, so that both are seen."""

    def __init__(self) -> None:
        self.cards = 0

    def accepts(self) -> bool:
        self.cards += 1
        return self.cards % 2 == 1


class Phone:
    """Knows whether somebody has paid by the code on the screen: whoever looks at it that long has."""

    def has_paid(self) -> bool:
        return True


class Cable:
    """Locks the plug in the car. It does so at once but for the second time, when somebody has not pushed it in."""

    def __init__(self) -> None:
        self.times, self.locked = 0, False

    def lock(self) -> bool:
        self.times += 1
        self.locked = self.times % 3 != 2
        return self.locked

    def release(self) -> None:
        self.locked = False


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
