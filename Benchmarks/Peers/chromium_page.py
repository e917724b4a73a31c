#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Opens a page of this folder in Chromium, and prints the figures that the page posts to /result.

    chromium_page.py PAGE QUERY

sortable_drag.html?count=N     drags a row over N rows of SortableJS; &grid over N items in four columns
flex_wrap.html?count=N         lays out N items of different sizes in wrapped lines
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
        files = {"/": (HERE / sys.argv[1], "text/html"), "/Sortable.min.js": (LIBRARY, "text/javascript")}
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
                "--window-size=390,950", f"http://127.0.0.1:{server.server_port}/?{sys.argv[2]}",
            ],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        try:
            print(results.get(timeout=300), end="")
        finally:
            browser.terminate()
            browser.wait()


if __name__ == "__main__":
    main()
