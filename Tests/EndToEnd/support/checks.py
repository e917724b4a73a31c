# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Checks that print a line each, and waiting for conditions."""

import contextlib
import pathlib
import shutil
import signal
import sys
import time
import traceback

ROOT = pathlib.Path(__file__).resolve().parents[3]

# The timeout in seconds, long enough for slow and busy machines. Successful checks do not wait for it.
PATIENCE = 20.0
# The polling interval in seconds.
INTERVAL = 0.03


class Failure(Exception):
    """A failed check; the text states the reason."""


def wait_for(what, condition, patience=PATIENCE):
    """Returns the condition's first true result, or raises a `Failure` after the timeout.

    `what` names the awaited state: a string, or a function that returns one.
    """
    deadline = time.monotonic() + patience
    while True:
        result = condition()
        if result:
            return result
        if time.monotonic() > deadline:
            said = what() if callable(what) else what
            raise Failure(f"waited {patience:g} s for {said}")
        time.sleep(INTERVAL)


def expect(condition, otherwise):
    if not condition:
        raise Failure(otherwise)


class Checks:
    """Counts checks. `folder` has the pictures and logs, and is kept if a check failed."""

    def __init__(self, name):
        self.folder = ROOT / ".cache" / "end-to-end" / name
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        self.passed = 0
        self.failed = 0
        for number in (signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, lambda number, _: sys.exit(128 + number))

    @contextlib.contextmanager
    def check(self, name):
        """Runs the body as one check. A failure is printed and counted, and the next check continues."""
        try:
            yield
        except Failure as failure:
            self.fail(name, failure)
        except Exception:  # noqa: BLE001
            self.fail(name, traceback.format_exc().strip())
        else:
            self.passed += 1
            print(f"ok {name}", flush=True)

    def fail(self, name, reason):
        self.failed += 1
        indented = str(reason).replace("\n", "\n    ")
        print(f"not ok {name}\n    {indented}", flush=True)

    def expect_nothing_critical(self):
        """Checks that no program was ended by a signal, and that GTK logged no critical warning."""
        with self.check("no program has crashed, and none has misused GTK"):
            said = [
                f"{log.stem}: {line}" for log in sorted(self.folder.glob("*.log"))
                for line in log.read_text(errors="replace").splitlines() if "CRITICAL **" in line
            ]
            expect(not said, "\n".join(said[:20]))

    def finish(self):
        """Prints the number of passed checks, and returns the exit status. All programs must have ended."""
        ran = self.passed
        self.expect_nothing_critical()
        if self.failed:
            print(f"pictures and logs: {self.folder}")
        else:
            shutil.rmtree(self.folder, ignore_errors=True)
        print(f"{self.passed} passed, {self.failed} failed")
        return 1 if self.failed or not ran else 0
