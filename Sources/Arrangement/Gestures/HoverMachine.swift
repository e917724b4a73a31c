// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Tracks a pointer without a pressed button: a continuous gesture from entering a view to leaving it.
package struct HoverMachine: Sendable, Hashable {
    private var isInside = false

    package init() {}

    /// Updates the gesture after a pointer movement.
    ///
    /// - Parameter isOver: whether the pointer's hit view is the recognizer's view or a subview of it.
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
