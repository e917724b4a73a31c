// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The emoji dictionary as it is saved: `{"version": 1, "groups": […]}`.
struct EmojiDocument: SavedDocument {
    static let name = "emoji"

    var groups: [EmojiGroup]

    var isSound: Bool { true }
}

/// The file in which the emoji dictionary is saved.
typealias EmojiStore = DocumentFile<EmojiDocument>
