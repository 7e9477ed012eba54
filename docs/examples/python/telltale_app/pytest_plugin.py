"""For pytest: `pytest_plugins = ["telltale_app.pytest_plugin"]` in conftest.py, then

    def test_a_ticket_is_sold(telltale_screen):
        screen = telltale_screen("app.yaml", "python3 driver.py")
        screen.tap("buy")
        assert "Thank You" in screen.text()
"""
from __future__ import annotations

from typing import Any, Callable, Iterator

import pytest

from .testing import HeadlessScreen


@pytest.fixture
def telltale_screen() -> Iterator[Callable[..., HeadlessScreen]]:
    """Opens screens as `HeadlessScreen` does; they are closed after the test."""
    screens: list[HeadlessScreen] = []

    def open_screen(*arguments: Any, **options: Any) -> HeadlessScreen:
        screens.append(HeadlessScreen(*arguments, **options))
        return screens[-1]

    yield open_screen
    for screen in screens:
        screen.close()
