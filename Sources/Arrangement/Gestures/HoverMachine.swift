// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Follows a pointer that touches nothing: a continuous gesture from entering a view to leaving it.
package struct HoverMachine: Sendable, Hashable {
    private var isInside = false

    package init() {}

    /// The pointer was seen; `isOver` says whether the view or one below it is what it points at.
    package mutating func pointerMoved(isOver: Bool) -> GestureVerdict {
        switch (isInside, isOver) {
        case (false, false): return .none
        case (false, true):
            isInside = true
            return .began
        case (true, true): return .changed
        case (true, false):
            isInside = false
            return .ended
        }
    }
}
