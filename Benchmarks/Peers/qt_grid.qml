// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

// A grid of four columns of items with a coloured square and a number.

import QtQuick

GridView {
    id: grid

    readonly property var colors: [
        "#ff3b30", "#ff9500", "#ffcc00", "#34c759", "#30b0c7", "#007aff", "#5856d6", "#af52de"
    ]

    function jump(item) {
        positionViewAtIndex(item, GridView.Beginning)
    }

    // The number of each visible item, in order.
    property list<string> visibleTexts

    function noteVisible() {
        const texts = []
        for (let item = indexAt(1, contentY); item >= 0 && itemAtIndex(item); item++) {
            const view = itemAtIndex(item)
            if (view.y >= contentY + height) break
            texts.push(view.children[1].text)
        }
        visibleTexts = texts
    }

    width: 390
    height: 844
    cellWidth: 97.5
    cellHeight: 130
    reuseItems: true
    boundsBehavior: Flickable.StopAtBounds
    delegate: Item {
        required property int index
        width: 90
        height: 120
        Rectangle {
            x: 13
            width: 64
            height: 64
            color: grid.colors[parent.index % 8]
        }
        Text {
            y: 100
            width: 90
            height: 20
            horizontalAlignment: Text.AlignHCenter
            text: parent.index
            font.pixelSize: 15
            textFormat: Text.PlainText
        }
    }
}
