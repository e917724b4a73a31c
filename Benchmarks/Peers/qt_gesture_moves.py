# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""The peer for moves: Qt Quick delivers them to a row's three handlers and the flickable around it.

Prints the microseconds of "moves", the median of 300 times 40 moves, and of "floor", the time to make an event in
Python and to send it to an object that ignores it. A move takes the difference. Needs PySide6-Essentials.
"""

import os
import pathlib
import time

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["QT_QUICK_BACKEND"] = "software"

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, Qt  # noqa: E402
from PySide6.QtGui import QGuiApplication, QMouseEvent, QPointingDevice  # noqa: E402
from PySide6.QtQuick import QQuickView  # noqa: E402

ROUNDS, MOVES = 300, 40


def sent(target, kind, x, y, button, buttons, device):
    """Measures the seconds to make an event and to send it."""
    begin = time.perf_counter()
    point = QPointF(x, y)
    event = QMouseEvent(kind, point, point, point, button, buttons, Qt.NoModifier, device)
    QCoreApplication.sendEvent(target, event)
    return time.perf_counter() - begin


def median(values):
    return sorted(values)[len(values) // 2] * 1e6


def main():
    application = QGuiApplication([])
    view = QQuickView()
    view.setSource(str(pathlib.Path(__file__).with_suffix(".qml")))
    view.show()
    application.processEvents()
    device = QPointingDevice.primaryPointingDevice()
    moves = []
    for number in range(ROUNDS):
        y = 100 + number % 300
        sent(view, QEvent.MouseButtonPress, 100, y, Qt.LeftButton, Qt.LeftButton, device)
        for move in range(MOVES):
            moves.append(
                sent(view, QEvent.MouseMove, 100 + move * 2, y + move * 0.3, Qt.NoButton, Qt.LeftButton, device)
            )
        sent(view, QEvent.MouseButtonRelease, 180, y + 12, Qt.LeftButton, Qt.NoButton, device)
    nobody = QObject()
    floor = [sent(nobody, QEvent.MouseMove, 1, 1, Qt.NoButton, Qt.LeftButton, device) for _ in range(5000)]
    print("moves", median(moves))
    print("floor", median(floor))


if __name__ == "__main__":
    main()
