#!/usr/bin/env python3
"""Asks a question through the unit's service with nothing but Python's standard library.

usage: ask.py SCENE.yaml [KEY]

Prints each state and then the answer; ends with 0 for a chosen button and 1 otherwise.
"""
import json
import os
import socket
import sys


def call(stream, method, parameters, more=False):
    """Sends a call and gives its replies, one after the other."""
    message = {"method": f"io.telltale.{method}", "parameters": parameters, "more": more}
    stream.write(json.dumps(message).encode() + b"\0")
    stream.flush()
    while True:
        text = b""
        while not text.endswith(b"\0"):
            piece = stream.read(1)
            if not piece:
                raise SystemExit("ask.py: the service has gone")
            text += piece
        reply = json.loads(text[:-1])
        if "error" in reply:
            raise SystemExit(f"ask.py: {reply['error']}: {reply.get('parameters')}")
        yield reply["parameters"]
        if not reply.get("continues"):
            return


def main():
    connection = socket.socket(socket.AF_UNIX)
    connection.connect(os.environ.get("TELLTALE_SOCKET", "/run/telltale/io.telltale"))
    with open(sys.argv[1], encoding="utf-8") as file:
        parameters = {"text": file.read()}
    if len(sys.argv) > 2:
        parameters["key"] = sys.argv[2]
    for told in call(connection.makefile("rwb"), "Ask", parameters, more=True):
        print(told["state"], flush=True)
    answer = told["answer"]
    print(answer["outcome"], answer.get("choice"), *answer["fields"])
    return 0 if answer["outcome"] == "chosen" else 1


if __name__ == "__main__":
    sys.exit(main())
