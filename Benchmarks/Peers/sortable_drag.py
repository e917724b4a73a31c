#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Drags a row over a list of SortableJS in Chromium, and prints the median milliseconds of a move's handlers.

    sortable_drag.py COUNT
"""

import http.server
import pathlib
import queue
import subprocess
import sys
import tempfile
import threading

HERE = pathlib.Path(__file__).resolve().parent
LIBRARY = pathlib.Path("/usr/share/javascript/sortable/Sortable.min.js")
results = queue.Queue()


class Page(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        path = self.path.split("?")[0]
        files = {"/": (HERE / "sortable_drag.html", "text/html"), "/Sortable.min.js": (LIBRARY, "text/javascript")}
        if path not in files:
            return self.send_error(404)
        file, kind = files[path]
        data = file.read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def do_POST(self):
        results.put(self.rfile.read(int(self.headers["Content-Length"])).decode())
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_):
        pass


def main():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Page)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = subprocess.Popen(
            [
                "chromium", "--headless=new", "--no-sandbox", "--disable-gpu", f"--user-data-dir={profile}",
                "--window-size=390,950", f"http://127.0.0.1:{server.server_port}/?count={int(sys.argv[1])}",
            ],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        try:
            print(results.get(timeout=120), end="")
        finally:
            browser.terminate()
            browser.wait()


if __name__ == "__main__":
    main()
