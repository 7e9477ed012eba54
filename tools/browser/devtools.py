"""A browser without a window, driven by its DevTools protocol, with nothing but Python's own library."""
import base64
import json
import os
import shutil
import socket
import struct
import subprocess
import tempfile
import time
import urllib.request


class Socket:
    """A WebSocket, as far as the tests need one."""

    def __init__(self, host, port, path, headers=None):
        self.line = socket.create_connection((host, port), timeout=20)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = {"Host": f"{host}:{port}", "Upgrade": "websocket", "Connection": "Upgrade",
                 "Sec-WebSocket-Key": key, "Sec-WebSocket-Version": "13"}
        lines.update(headers or {})
        head = f"GET {path} HTTP/1.1\r\n" + "".join(f"{k}: {v}\r\n" for k, v in lines.items())
        self.line.sendall((head + "\r\n").encode())
        self.rest = b""
        while b"\r\n\r\n" not in self.rest:
            more = self.line.recv(4096)
            if not more:
                break
            self.rest += more
        answer, _, self.rest = self.rest.partition(b"\r\n\r\n")
        self.status = int(answer.split()[1]) if answer else 0

    def take(self, count):
        while len(self.rest) < count:
            more = self.line.recv(1 << 16)
            if not more:
                raise EOFError("the other end has closed the line")
            self.rest += more
        data, self.rest = self.rest[:count], self.rest[count:]
        return data

    def send(self, text):
        data = text.encode()
        mask = os.urandom(4)
        if len(data) < 126:
            head = struct.pack("!BB", 0x81, 0x80 | len(data))
        elif len(data) < 65536:
            head = struct.pack("!BBH", 0x81, 0x80 | 126, len(data))
        else:
            head = struct.pack("!BBQ", 0x81, 0x80 | 127, len(data))
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))
        self.line.sendall(head + mask + masked)

    def receive(self):
        """A whole message: text as str, everything else as bytes."""
        message, kind = b"", 1
        while True:
            first, second = self.take(2)
            count = second & 0x7F
            if count == 126:
                count = struct.unpack("!H", self.take(2))[0]
            elif count == 127:
                count = struct.unpack("!Q", self.take(8))[0]
            data = self.take(count)
            if first & 0x0F == 8:
                raise EOFError("the other end has closed the line")
            if first & 0x0F:
                kind = first & 0x0F
            message += data
            if first & 0x80:
                return message.decode() if kind == 1 else message

    def close(self):
        self.line.close()


class Browser:
    """Chromium, headless, with a profile that is thrown away."""

    def __init__(self, width=1500, height=900):
        self.folder = tempfile.mkdtemp(prefix="telltale-browser-")
        program = next(p for p in ("chromium", "chromium-browser", "google-chrome") if shutil.which(p))
        self.process = subprocess.Popen(
            [program, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--no-first-run", "--disable-background-networking", "--remote-debugging-port=0",
             f"--window-size={width},{height}", f"--user-data-dir={self.folder}", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        port = self._port()
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/json", timeout=20) as answer:
            pages = json.load(answer)
        path = next(p["webSocketDebuggerUrl"] for p in pages if p["type"] == "page").split("/", 3)[3]
        self.socket = Socket("127.0.0.1", port, "/" + path)
        self.last = 0
        self.errors = []
        self.call("Runtime.enable")
        self.call("Page.enable")
        self.call("Log.enable")

    def _port(self):
        path = os.path.join(self.folder, "DevToolsActivePort")
        for _ in range(600):
            if os.path.exists(path):
                with open(path) as file:
                    text = file.read().split()
                if text:
                    return int(text[0])
            time.sleep(0.05)
        raise RuntimeError("the browser did not start")

    def call(self, method, **parameters):
        """What the browser answers; what it tells beside that is kept where it is a fault."""
        self.last += 1
        self.socket.send(json.dumps({"id": self.last, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.receive())
            if message.get("method") == "Runtime.exceptionThrown":
                details = message["params"]["exceptionDetails"]
                self.errors.append(details.get("exception", {}).get("description") or details["text"])
            if message.get("method") == "Log.entryAdded":
                entry = message["params"]["entry"]
                if entry["level"] == "error":
                    self.errors.append(entry["text"] + " " + entry.get("url", ""))
            if message.get("id") == self.last:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']}")
                return message["result"]

    def evaluate(self, expression):
        """The value of an expression in the page."""
        result = self.call(
            "Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"]["exception"]["description"])
        return result["result"].get("value")

    def wait(self, expression, seconds=20):
        """Waits until an expression is true in the page; its value."""
        end = time.monotonic() + seconds
        while True:
            value = self.evaluate(expression)
            if value:
                return value
            if time.monotonic() > end:
                raise AssertionError(f"it did not come: {expression}; errors: {self.errors}")
            time.sleep(0.03)

    def open(self, url):
        self.call("Page.navigate", url=url)

    def mouse(self, kind, x, y, **more):
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, **more)

    def click(self, x, y, seconds=0.08):
        self.mouse("mouseMoved", x, y)
        self.mouse("mousePressed", x, y, button="left", clickCount=1)
        time.sleep(seconds)
        self.mouse("mouseReleased", x, y, button="left", clickCount=1)

    def touch(self, x, y, seconds=0.08):
        self.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        time.sleep(seconds)
        self.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def key(self, key, code, number=0, text=""):
        self.call("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", key=key,
                  code=code, windowsVirtualKeyCode=number, text=text)
        time.sleep(0.05)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key, code=code,
                  windowsVirtualKeyCode=number)

    def picture(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def close(self):
        self.socket.close()
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
