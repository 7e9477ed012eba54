"""Small programs that the tests run behind the ticket machine, each by its name."""
import asyncio
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

from telltale_app import Refused, aio, connect
from telltale_app.events import Event, Ready, Activated, Shown

QUESTION = {"alert": {"title": "Pay by Card?", "reason": "confirm-purchase", "buttons": [
    {"id": "card", "title": "Pay by Card"}, {"role": "cancel"}]}}


def asking() -> None:
    with connect() as app:
        for event in app:
            if isinstance(event, Activated):
                answer = app.ask(QUESTION)
                app.update(set={"ticket.destination": f"{answer.outcome} {answer.choice}"})


def handling() -> None:
    app = connect()

    @app.on(Activated, control="zoo")
    def zoo(event: Activated) -> None:
        app.update(set={"ticket.destination": f"Heard {event.control}"})

    @app.on(Shown)
    def shown(event: Shown) -> None:
        print(f"shown {event.screen}")

    app.run()


def refused() -> None:
    with connect() as app:
        for event in app:
            if isinstance(event, Ready):
                try:
                    app.update(set={"ticket.destinatio": "x"})
                except Refused as error:
                    app.update(set={"ticket.destination": error.remedy or "none"})


def crashing() -> None:
    with connect() as app:
        for event in app:
            if isinstance(event, Activated):
                raise ValueError("no such destination")


async def asking_async() -> None:
    async with await aio.connect() as app:
        async for event in app:
            if isinstance(event, Activated):
                answer = await app.ask(QUESTION)
                await app.update(set={"ticket.destination": f"{answer.outcome} {answer.choice}"})


async def side_by_side() -> None:
    """Answers while it goes on to listen."""
    async with await aio.connect() as app:
        async def sell(event: Event) -> None:
            await app.update(set={"ticket.destination": "Sold Side by Side"})

        async for event in app:
            if isinstance(event, Activated):
                await asyncio.gather(sell(event), sell(event))


if __name__ == "__main__":
    wanted = globals()[sys.argv[1]]
    asyncio.run(wanted()) if asyncio.iscoroutinefunction(wanted) else wanted()
