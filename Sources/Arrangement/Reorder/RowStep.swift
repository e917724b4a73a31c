// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// An accessibility action that moves a row.
package enum RowStep: CaseIterable, Sendable {
    case up, down, toTop, toBottom

    /// The action's localized name.
    package var name: String {
        switch self {
        case .up: Phrase.moveUp.text()
        case .down: Phrase.moveDown.text()
        case .toTop: Phrase.moveToTop.text()
        case .toBottom: Phrase.moveToBottom.text()
        }
    }

    /// The index to which this action moves the row at index `row`, in a list of `count` rows. Nil if the row cannot
    /// move that way.
    package func row(from row: Int, of count: Int) -> Int? {
        let target =
            switch self {
            case .up: row - 1
            case .down: row + 1
            case .toTop: 0
            case .toBottom: count - 1
            }
        return (0..<count).contains(target) && target != row ? target : nil
    }
}
