// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// How a row is moved without a finger; what people call it is its raw value.
package enum RowStep: String, CaseIterable, Sendable {
    case up = "Move Up"
    case down = "Move Down"
    case toTop = "Move to Top"
    case toBottom = "Move to Bottom"

    /// The place after it in a list of `count` rows; nil where that is none, or the same.
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
