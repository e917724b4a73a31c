// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

// A list of rows with a bold title and wrapped words, which depend on the row's number.

import QtQuick

ListView {
    id: list

    readonly property var words: [
        "table", "swift", "gesture", "scroll", "a", "of", "layer", "animation", "the", "board", "drop", "in", "reorder",
        "calendar", "view", "to"
    ]

    // 4 to 40 words: Lehmer's generator (modulus 2^31 - 1, factor 16,807).
    function body(number) {
        let state = (number * 40503 + 12345) % 2147483647
        const chosen = []
        for (let word = 0; word < 4 + number * 7919 % 37; word++) {
            state = state * 16807 % 2147483647
            chosen.push(words[(state >> 8) & 15])
        }
        return chosen.join(" ")
    }

    function jump(row) {
        positionViewAtIndex(row, ListView.Beginning)
    }

    // The title and the text of each visible row, from the top.
    property list<string> visibleTexts

    function noteVisible() {
        const texts = []
        for (let row = indexAt(0, contentY); row >= 0 && itemAtIndex(row); row++) {
            const item = itemAtIndex(row)
            if (item.y >= contentY + height) break
            texts.push(item.children[0].text + "\n" + item.children[1].text)
        }
        visibleTexts = texts
    }

    width: 390
    height: 844
    reuseItems: true
    boundsBehavior: Flickable.StopAtBounds
    delegate: Column {
        required property int index
        width: list.width
        spacing: 2
        Text {
            text: "Row " + parent.index
            font.bold: true
            font.pixelSize: 15
            textFormat: Text.PlainText
        }
        Text {
            text: list.body(parent.index)
            width: parent.width
            wrapMode: Text.Wrap
            font.pixelSize: 15
            textFormat: Text.PlainText
        }
    }
}
