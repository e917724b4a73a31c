// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Long-running work of a shelf.
enum ShelfWork {
    /// The saved items are being loaded.
    case opening
    /// Pasted items are being loaded.
    case pasting
    case saving

    /// The text that the page shows during the work.
    var words: String {
        switch self {
        case .opening: "Opening…"
        case .pasting: "Pasting…"
        case .saving: "Saving…"
        }
    }
}
