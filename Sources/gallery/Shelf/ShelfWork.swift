// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// What a shelf does that can take long.
enum ShelfWork {
    /// Reads what was saved.
    case opening
    /// Loads what was pasted.
    case pasting
    case saving

    /// What the page says of it.
    var words: String {
        switch self {
        case .opening: "Opening…"
        case .pasting: "Pasting…"
        case .saving: "Saving…"
        }
    }
}
