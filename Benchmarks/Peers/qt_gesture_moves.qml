// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

// Rows with a tap, a drag and a long press in a flickable list.
import QtQuick

Item {
    width: 390
    height: 844

    Flickable {
        anchors.fill: parent
        contentHeight: 5000

        Column {
            Repeater {
                model: 14

                Rectangle {
                    width: 390
                    height: 60
                    color: index & 1 ? "white" : "lightgray"

                    TapHandler {}
                    DragHandler {
                        target: null
                        grabPermissions: PointerHandler.CanTakeOverFromAnything
                    }
                    TapHandler {
                        longPressThreshold: 0.5
                        onLongPressed: {}
                    }
                }
            }
        }
    }
}
