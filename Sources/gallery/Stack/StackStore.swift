// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What the row and the columns show, as it is saved: `{"version": 1, "days": […], "tasks": [[…], […]]}`.
struct StackDocument: SavedDocument, Equatable {
    static let name = "stack"
    /// What the columns are called.
    static let columns = ["To do", "Done"]

    /// The row's.
    var days: [String]
    /// Each column's.
    var tasks: [[String]]

    var isSound: Bool { tasks.count == StackDocument.columns.count }

    /// The page of a first start.
    static let samples = StackDocument(
        days: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun", "Rain", "Sun rise", "Noon", "Dusk", "Night"],
        tasks: [
            [
                "Water the plants", "Write to Ada", "Mend the bicycle", "Buy bread, olives and tomatoes",
                "Call the plumber", "Read chapter five", "Tidy the desk", "Book the train",
                "Return the library books before they are late", "Sharpen the knives", "Wash the windows",
                "Tune the guitar",
            ],
            ["Feed the cat", "Take out the bins", "Hang up the picture"],
        ])
}

/// The file of the stacks.
typealias StackStore = DocumentFile<StackDocument>
