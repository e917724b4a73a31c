# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""The peer for lists: Qt Quick's list view with a million rows of a bold title and wrapped words, 390 by 844, drawn
by its software renderer into a picture.

    qt_list.py scroll     moves by 37 points a frame
    qt_list.py fling      moves by 400 points a frame
    qt_list.py jump       scrolls to the last row and to the first in turn
    qt_list.py MODE grid  a grid of four columns of a coloured square and a number
    qt_list.py MODE rows  200 lists that scroll sideways, each with 50 such items

Prints "milliseconds", the median of the frames, and "first", "rows" and "checksum": the number of the topmost visible
row, the number of visible rows, and 32 bits of FNV-1a of their titles and texts, or of the numbers in a grid. For lists
of lists, "live" is the number of items that exist. Needs PySide6-Essentials.
"""

import os
import pathlib
import sys
import time

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["QT_QUICK_BACKEND"] = "software"
# With an X server, Qt would use OpenGL, wait for its frames, and draw nothing.
os.environ.pop("DISPLAY", None)

from PySide6.QtCore import Q_ARG, QMetaObject, QUrl, Qt  # noqa: E402
from PySide6.QtGui import QGuiApplication, QImage  # noqa: E402
from PySide6.QtQml import QQmlComponent, QQmlEngine  # noqa: E402
from PySide6.QtQuick import QQuickRenderControl, QQuickRenderTarget, QQuickWindow  # noqa: E402

ROWS, WIDTH, HEIGHT = 1_000_000, 390, 844
WARM_UP, FRAMES = 30, 300


def checksum(rows):
    total = 2166136261
    for row in rows:
        for byte in "".join(line + "\n" for line in row).encode():
            total = (total ^ byte) * 16777619 & 0xFFFFFFFF
    return total


def visible_rows(view):
    """Returns the titles and texts of the visible rows, from the top."""
    QMetaObject.invokeMethod(view, "noteVisible")
    return [row.split("\n") for row in view.property("visibleTexts")]


def main():
    mode = sys.argv[1]
    application = QGuiApplication([])
    control = QQuickRenderControl()
    window = QQuickWindow(control)
    window.setGeometry(0, 0, WIDTH, HEIGHT)
    window.setColor(Qt.white)
    picture = QImage(WIDTH, HEIGHT, QImage.Format_ARGB32_Premultiplied)
    window.setRenderTarget(QQuickRenderTarget.fromPaintDevice(picture))
    control.initialize()
    engine = QQmlEngine()
    kind = sys.argv[2] if len(sys.argv) > 2 else "list"
    source = pathlib.Path(__file__).with_name(f"qt_{kind}.qml")
    component = QQmlComponent(engine, QUrl.fromLocalFile(str(source)))
    view = component.create()
    if view is None:
        raise SystemExit(component.errorString())
    view.setParentItem(window.contentItem())
    view.setProperty("model", 200 if kind == "rows" else ROWS)

    times = []
    for number in range(-WARM_UP, FRAMES):
        begin = time.perf_counter()
        if mode == "jump":
            row = 0 if number % 2 else ROWS - 1
            QMetaObject.invokeMethod(view, "jump", Q_ARG("QVariant", row))
        else:
            view.setProperty("contentY", view.property("contentY") + (37 if mode == "scroll" else 400))
        control.polishItems()
        control.sync()
        control.render()
        if number >= 0:
            times.append((time.perf_counter() - begin) * 1000)
        if number % 20 == 0:
            application.processEvents()

    if min(bytes(picture.constBits())) > 100:
        raise SystemExit("qt_list: nothing was drawn")
    rows = visible_rows(view)
    print("milliseconds", sorted(times)[len(times) // 2])
    print("first", rows[0][0].removeprefix("Row "))
    print("rows", len(rows))
    print("checksum", checksum(rows))
    if kind == "rows":
        print("live", view.property("live"))


if __name__ == "__main__":
    main()
