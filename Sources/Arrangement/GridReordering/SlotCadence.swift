// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The delay between a new target slot and the moment at which the other items give way.
///
/// Times are in seconds on any clock that does not run backwards. The owner reports every movement, and calls
/// `timePassed` at `deadline`.
package struct SlotCadence: Sendable, Hashable {
    package enum Speed: Sendable, Hashable, CaseIterable {
        /// Each new slot is shown at once.
        case immediate
        /// A new slot is shown at once if the pointer is slow, otherwise after a short pause.
        case fast
        /// A new slot is shown after a rest of the pointer.
        case slow
    }

    /// The latest movement.
    private struct Movement: Sendable, Hashable {
        var point: GridPoint
        var time: Double
        /// The pointer's speed in points per second.
        var speed: Double
    }

    package let speed: Speed
    /// The slot that is shown; nil before the first one, and after the drag has left the view.
    package private(set) var shown: RowPath?
    /// The slot that is to be shown at `deadline`.
    private var pending: RowPath?
    /// The time at which the pending slot is to be shown; nil if there is none.
    package private(set) var deadline: Double?

    private var movement: Movement?
    /// The point and time at which the present rest began.
    private var rest: (point: GridPoint, time: Double) {
        get { (restPoint, restTime) }
        set { (restPoint, restTime) = newValue }
    }
    private var restPoint = GridPoint(position: 0, offset: 0)
    private var restTime = 0.0

    /// - Parameters:
    ///   - speed: the cadence.
    ///   - shown: the slot that is shown at the lift; nil for items that come from another view.
    package init(_ speed: Speed, shown: RowPath?) { (self.speed, self.shown) = (speed, shown) }

    /// Called when the pointer has moved, or when the content has scrolled under it.
    ///
    /// - Parameters:
    ///   - point: the pointer in the coordinates of the view, so that scrolling is not a movement of the pointer.
    ///   - slot: the slot for its position.
    ///   - time: the time of the movement.
    /// - Returns: the slot that is to be shown now; nil if it does not change.
    package mutating func pointerMoved(to point: GridPoint, slot: RowPath, at time: Double) -> RowPath? {
        follow(point, time)
        if slot == shown {
            (pending, deadline) = (nil, nil)
            return nil
        }
        pending = slot
        // The first slot of a drag from another view has nothing to wait for.
        deadline = shown == nil ? time : delayedTime(at: time)
        return timePassed(time)
    }

    /// Called when time has passed without a movement.
    ///
    /// - Returns: the slot that is to be shown now; nil if it does not change.
    package mutating func timePassed(_ time: Double) -> RowPath? {
        guard let pending, let deadline, time >= deadline else { return nil }
        shown = pending
        (self.pending, self.deadline) = (nil, nil)
        return pending
    }

    /// Called when the drag has left the view, so that no slot is shown.
    package mutating func pointerLeft() {
        (shown, pending, deadline, movement) = (nil, nil, nil, nil)
    }

    /// Called when the slot was changed by other means, such as a key or a change of the data.
    package mutating func slotChanged(to slot: RowPath) {
        shown = slot
        (pending, deadline) = (nil, nil)
    }

    private func delayedTime(at time: Double) -> Double {
        switch speed {
        case .immediate: time
        case .fast: (movement?.speed ?? 0) < Thresholds.Grid.fastSpeed ? time : time + Thresholds.Grid.fastDelay
        case .slow: rest.time + Thresholds.Grid.slowDelay
        }
    }

    private mutating func follow(_ point: GridPoint, _ time: Double) {
        guard let last = movement else {
            movement = Movement(point: point, time: time, speed: 0)
            rest = (point, time)
            return
        }
        // Several events may have the same time. They count together with the next one.
        if time > last.time {
            let speed = point.distance(to: last.point) / (time - last.time)
            movement = Movement(point: point, time: time, speed: speed)
        }
        if point.distance(to: rest.point) > Thresholds.Grid.restDistance { rest = (point, time) }
    }
}
