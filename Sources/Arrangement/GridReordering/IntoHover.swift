// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Decides whether a drop goes into an item, such as a folder, or between items.
///
/// A drop goes into an item if the pointer has rested in the middle third of the item on both axes. It does so until
/// the pointer leaves that part. Passing over an item never leads into it.
///
/// Times are in seconds on any clock that does not run backwards. The owner reports every movement, and calls
/// `timePassed` at `deadline`.
package struct IntoHover: Sendable, Hashable {
    /// The change after an event.
    package enum Change: Sendable, Hashable {
        /// A drop now goes into the item: it is to be highlighted, and the gap closed.
        case into(RowPath)
        /// A drop now goes between the items again.
        case between
    }

    private enum State: Sendable, Hashable {
        case between
        /// The pointer rests in the middle of an item since `time`.
        case resting(RowPath, point: GridPoint, time: Double)
        case into(RowPath)
    }

    private var state = State.between

    package init() {}

    /// The item into which a drop goes now; nil between items.
    package var target: RowPath? { if case .into(let path) = state { path } else { nil } }

    /// The time at which a drop goes into the item under the pointer if it does not move; nil if there is none.
    package var deadline: Double? {
        if case .resting(_, _, let time) = state { time + Thresholds.Grid.intoDelay } else { nil }
    }

    /// Called when the pointer has moved, or when the content has scrolled under it.
    ///
    /// - Parameters:
    ///   - point: the pointer in the coordinates of the content.
    ///   - item: the item under the pointer that accepts the drop, by its path at the lift, and the position of the
    ///     pointer in it from 0 to 1 on each axis; nil if there is none.
    ///   - time: the time of the movement.
    /// - Returns: the change; nil if there is none.
    package mutating func pointerMoved(
        to point: GridPoint, over item: (path: RowPath, depth: GridPoint)?, at time: Double
    ) -> Change? {
        let middle = Thresholds.Grid.intoItem
        guard let item, middle.contains(item.depth.position), middle.contains(item.depth.offset) else {
            return pointerLeft()
        }
        if let target {
            if target == item.path { return nil }
            state = .resting(item.path, point: point, time: time)
            return .between
        }
        if case .resting(item.path, let start, _) = state,
            start.distance(to: point) <= Thresholds.Grid.restDistance
        {
            return timePassed(time)
        }
        state = .resting(item.path, point: point, time: time)
        return nil
    }

    /// Called when time has passed without a movement.
    package mutating func timePassed(_ time: Double) -> Change? {
        guard case .resting(let path, _, _) = state, let deadline, time >= deadline else { return nil }
        state = .into(path)
        return .into(path)
    }

    /// Called when the pointer has left the view, or when the item no longer accepts the drop.
    package mutating func pointerLeft() -> Change? {
        defer { state = .between }
        return target == nil ? nil : .between
    }
}
