#!/usr/bin/env python3
"""Shows an app through the unit's service with nothing but Python's standard library.

usage: open.py APP.yaml [LINE]...

APP.yaml is a path on the unit in a folder that the service's settings allow. Says the lines of the app protocol that are
given, prints what the service says, and ends when somebody presses a control with the id "done".
"""
import json
import os
import socket
import sys


def reply(stream):
    """The service's reply to the call, which ends with a zero byte."""
    text = b""
    while not text.endswith(b"\0"):
        piece = stream.read(1)
        if not piece:
            raise SystemExit("open.py: the service has gone")
        text += piece
    return json.loads(text[:-1])


def main():
    connection = socket.socket(socket.AF_UNIX)
    connection.connect(os.environ.get("TELLTALE_SOCKET", "/run/telltale/io.telltale"))
    stream = connection.makefile("rwb")
    parameters = {"file": os.path.abspath(sys.argv[1])}
    call = {"method": "io.telltale.OpenApp", "parameters": parameters, "upgrade": True}
    stream.write(json.dumps(call).encode() + b"\0")
    stream.flush()
    answer = reply(stream)
    if "error" in answer:
        raise SystemExit(f"open.py: {answer['error']}: {answer.get('parameters')}")
    # From here on it is a JSON object a line in both directions.
    for line in sys.argv[2:]:
        stream.write(line.encode() + b"\n")
    stream.flush()
    for line in stream:
        print(line.decode(), end="", flush=True)
        told = json.loads(line)
        if told.get("event") == "activated" and told["control"] == "done":
            return 0
    return 1


if __name__ == "__main__":
    sys.exit(main())
