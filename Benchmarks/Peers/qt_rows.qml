// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

// A list of lists that scroll sideways, each with 50 items with a coloured square and a number.

import QtQuick

ListView {
    id: list

    readonly property var colors: [
        "#ff3b30", "#ff9500", "#ffcc00", "#34c759", "#30b0c7", "#007aff", "#5856d6", "#af52de"
    ]

    // The number of each visible item, row by row, and the number of items that exist.
    property list<string> visibleTexts
    property int live

    function noteVisible() {
        const texts = []
        let count = 0
        for (const row of contentItem.children) {
            if (!(row instanceof ListView)) continue
            for (const item of row.contentItem.children) if (item.children.length > 1) count += 1
        }
        // There is no row in the space between two rows.
        const top = indexAt(1, contentY)
        for (let row = top < 0 ? indexAt(1, contentY + spacing) : top; row >= 0 && itemAtIndex(row); row++) {
            const view = itemAtIndex(row)
            if (view.y >= contentY + height) break
            for (let item = view.indexAt(view.contentX, 1); item >= 0 && view.itemAtIndex(item); item++) {
                const cell = view.itemAtIndex(item)
                if (cell.x >= view.contentX + view.width) break
                texts.push(cell.children[1].text)
            }
        }
        visibleTexts = texts
        live = count
    }

    width: 390
    height: 844
    spacing: 10
    reuseItems: true
    boundsBehavior: Flickable.StopAtBounds
    delegate: ListView {
        id: row
        required property int index
        width: 390
        height: 120
        spacing: 10
        orientation: ListView.Horizontal
        reuseItems: true
        boundsBehavior: Flickable.StopAtBounds
        model: 50
        delegate: Item {
            required property int index
            readonly property int number: row.index * 50 + index
            width: 90
            height: 120
            Rectangle {
                x: 13
                width: 64
                height: 64
                color: list.colors[parent.number % 8]
            }
            Text {
                y: 100
                width: 90
                height: 20
                horizontalAlignment: Text.AlignHCenter
                text: parent.number
                font.pixelSize: 15
                textFormat: Text.PlainText
            }
        }
    }
}
