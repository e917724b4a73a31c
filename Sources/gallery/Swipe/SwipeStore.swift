// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The inbox as it is saved: `{"version": 1, "messages": […], "archived": 0}`.
struct SwipeDocument: SavedDocument {
    static let name = "swipe"

    var messages: [Message]
    /// The number of letters in the archive.
    var archived: Int

    var isSound: Bool { archived >= 0 }
}

/// The file in which the letters of the inbox are saved.
typealias SwipeStore = DocumentFile<SwipeDocument>
