// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The content of the row and the columns as it is saved: `{"version": 1, "days": […], "tasks": [[…], […]]}`.
struct StackDocument: SavedDocument, Equatable {
    static let name = "stack"
    /// The titles of the columns.
    static let columns = ["To do", "Done"]

    /// The days in the row.
    var days: [String]
    /// The tasks of each column.
    var tasks: [[String]]

    var isSound: Bool { tasks.count == StackDocument.columns.count }

    /// The sample content that the page shows if no content was saved.
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

/// The file in which the content of the stacks is saved.
typealias StackStore = DocumentFile<StackDocument>
