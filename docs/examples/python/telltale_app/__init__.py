"""A program behind the screens of a Telltale app, in Python and with nothing but its standard library.

    from telltale_app import connect
    from telltale_app.events import Emitted, Wanted

    with connect("app.yaml") as app:
        for event in app:
            match event:
                case Wanted("stations"):
                    app.update(rows={"stations": [{"id": "jazz", "title": "Blue Hour"}]})
                case Emitted("stop"):
                    break

`telltale_app.aio` is the same for asyncio, `telltale_app.testing` runs a program on the headless display.
"""
from .app import App, Answer, Refused, connect

__all__ = ["Answer", "App", "Refused", "connect"]
