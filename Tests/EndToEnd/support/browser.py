# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Controls headless Chromium by its DevTools protocol on a pair of pipes, without a port or a library."""

import base64
import fcntl
import json
import os
import select
import time

from .checks import PATIENCE, Failure
from .pictures import Picture

# The browser reads commands on descriptor 3 and writes answers on 4.
LAUNCH = 'exec "$@" 3<&"$COMMANDS" 4>&"$ANSWERS"'
# The page is local and trusted, and a sandbox needs rights that containers seldom have.
OPTIONS = [
    "--headless", "--no-sandbox", "--remote-debugging-pipe", "--disable-gpu", "--disable-dev-shm-usage",
    "--no-first-run", "--hide-scrollbars", "--force-color-profile=srgb", "--disable-background-networking",
]


def high_pipe():
    """Makes a pipe with descriptors other than 3 and 4, which the browser uses."""
    return [fcntl.fcntl(end, fcntl.F_DUPFD, 10) for end in os.pipe()]


class Browser:
    """One page of `width` x `height` points. A point is a pixel before `scale` is called."""

    def __init__(self, processes, profile, width, height):
        commands, self.commands = high_pipe()
        self.answers, answers = high_pipe()
        self.process = processes.start(
            "chromium",
            ["bash", "-c", LAUNCH, "bash", "chromium", *OPTIONS, f"--user-data-dir={profile}"],
            env={**os.environ, "COMMANDS": str(commands), "ANSWERS": str(answers)},
            pass_fds=(commands, answers),
        )
        os.close(commands)
        os.close(answers)
        self.buffer = b""
        self.number = 0
        self.session = None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.size = {"width": width, "height": height}
        self.scale(1)
        self.call("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=2)
        self.call("Page.enable")

    def call(self, method, **parameters):
        """Sends a command and returns its result; events that arrive before it are ignored."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        deadline = time.monotonic() + PATIENCE
        while True:
            answer = json.loads(self._message(deadline, method))
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise Failure(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def _message(self, deadline, method):
        while b"\0" not in self.buffer:
            if not select.select([self.answers], [], [], max(0, deadline - time.monotonic()))[0]:
                raise Failure(f"the browser did not answer {method}")
            read = os.read(self.answers, 1 << 20)
            if not read:
                raise Failure(f"the browser ended before it answered {method}")
            self.buffer += read
        message, self.buffer = self.buffer.split(b"\0", 1)
        return message

    def scale(self, scale):
        """Sets the number of pixels a point."""
        self.call("Emulation.setDeviceMetricsOverride", **self.size, deviceScaleFactor=scale, mobile=False)

    def open(self, address):
        self.call("Page.navigate", url=address)

    def evaluate(self, expression):
        return self.call("Runtime.evaluate", expression=expression, returnByValue=True)["result"].get("value")

    def picture(self, file):
        file.write_bytes(base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"]))
        return Picture.load(file)

    def mouse(self, kind, x, y, pressed=False):
        moves = kind == "mouseMoved"
        self.call(
            "Input.dispatchMouseEvent", type=kind, x=x, y=y, button="none" if moves and not pressed else "left",
            buttons=1 if pressed else 0, clickCount=0 if moves else 1,
        )

    def touch(self, kind, *points):
        self.call("Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": x, "y": y, "id": 0} for x, y in points])
