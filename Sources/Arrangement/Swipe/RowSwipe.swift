// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A row that is pushed aside to show the actions on one side: where it is to be, and what is to be done.
///
/// It begins in a finger's hold or by itself, rests open, waits for the app while an action is performed, and closes.
/// Once it closes it stays closed: who swipes the row again makes another. Lengths are in points along the way that
/// shows the actions: 0 is closed, and below 0 the content is pushed to the other side.
package struct RowSwipe: Sendable, Hashable {
    private enum State: Hashable {
        case open
        /// A finger, or a wheel, holds the row; what showed when it took hold, and how far it has come since.
        case held(from: Double, translation: Double, holder: Holder, isFull: Bool)
        /// The app is at it, and has not said that it is done.
        case performing(isFull: Bool)
        case closed
    }

    /// What holds a row.
    package enum Holder: Sendable, Hashable {
        /// A finger, or several on a trackpad: they can be felt, and let go of the row where somebody wants.
        case finger
        /// The notches of a wheel, which opens the row and performs nothing: nobody sees how far a notch goes before it
        /// has been turned, and there is nothing to let go of.
        case wheel
    }

    package enum Action: Sendable, Hashable {
        case none
        /// The content is here now.
        case show(Double)
        /// The content goes here quickly: the finger has come far enough for the first action, or has gone back.
        case snap(Double)
        /// The content comes to rest here on a spring that starts at a velocity, in points a second.
        case settle(Double, velocity: Double)
        /// The action of this number is to be performed.
        case perform(Int)
        /// The content comes to rest at 0, and the actions go.
        case close(velocity: Double)
    }

    /// Points that the open row's content is pushed aside.
    package private(set) var openWidth: Double
    /// The row's width.
    package private(set) var rowWidth: Double
    /// Whether letting go far enough performs the first action.
    package let performsFirst: Bool
    private var state: State

    private typealias Numbers = Thresholds.SwipeActions

    /// A row that opens by itself.
    package init(openWidth: Double, rowWidth: Double, performsFirst: Bool) {
        self.openWidth = openWidth
        self.rowWidth = rowWidth
        self.performsFirst = performsFirst
        state = .open
    }

    // MARK: What it is

    package var isHeld: Bool { if case .held = state { true } else { false } }
    package var isClosed: Bool { state == .closed }
    package var isPerforming: Bool { if case .performing = state { true } else { false } }

    /// Whether letting go now performs the first action, or doing so has begun.
    package var isFull: Bool {
        switch state {
        case .held(_, _, _, let isFull), .performing(let isFull): isFull
        case .open, .closed: false
        }
    }

    /// Where the content is to be.
    package var shown: Double {
        switch state {
        case .open: openWidth
        case .closed: 0
        case .performing(let isFull): isFull ? rowWidth : openWidth
        case .held(let from, let translation, _, let isFull): RowSwipe.shown(from + translation, openWidth, isFull)
        }
    }

    /// Points from the closed row at which letting go performs the first action: not before all buttons show.
    private var fullTravel: Double { max(rowWidth * Numbers.fullSwipeFraction, openWidth) }

    /// What shows for a finger that asks for `pull` points.
    private static func shown(_ pull: Double, _ openWidth: Double, _ isFull: Bool) -> Double {
        if isFull { return pull }
        if pull < 0 { return pull * Numbers.elasticity }
        return pull <= openWidth ? pull : openWidth + (pull - openWidth) * Numbers.elasticity
    }

    /// What a finger would have to ask for to see `shown`: the other way round.
    private static func pull(_ shown: Double, _ openWidth: Double) -> Double {
        if shown < 0 { return shown / Numbers.elasticity }
        return shown <= openWidth ? shown : openWidth + (shown - openWidth) / Numbers.elasticity
    }

    // MARK: The finger

    /// A finger took hold of the row while so much of the actions was on screen, or a wheel did.
    package mutating func grabbed(at shown: Double, by holder: Holder = .finger) -> Action {
        switch state {
        case .open, .held:
            state = .held(from: RowSwipe.pull(shown, openWidth), translation: 0, holder: holder, isFull: false)
            return .show(shown)
        case .performing, .closed: return .none
        }
    }

    /// The finger has moved since it took hold.
    ///
    /// - Parameters:
    ///   - translation: points that count for the content.
    ///   - travel: the same with those that made it a swipe; by these the first action is performed.
    package mutating func moved(translation: Double, travel: Double) -> Action {
        guard case .held(let from, _, let holder, let wasFull) = state else { return .none }
        let isFull = performsFirst && holder == .finger && from + travel >= fullTravel
        state = .held(from: from, translation: translation, holder: holder, isFull: isFull)
        return isFull == wasFull ? .show(shown) : .snap(shown)
    }

    /// The finger let go, at points a second.
    package mutating func released(velocity: Double) -> Action {
        guard case .held(_, _, _, let isFull) = state else { return .none }
        if isFull {
            state = .performing(isFull: true)
            return .perform(0)
        }
        guard shown + velocity * Numbers.projection > openWidth / 2 else { return close(velocity: velocity) }
        state = .open
        return .settle(openWidth, velocity: velocity)
    }

    // MARK: What else happens

    /// A button was tapped.
    package mutating func chosen(_ action: Int) -> Action {
        guard state == .open else { return .none }
        state = .performing(isFull: false)
        return .perform(action)
    }

    /// The app has said that the action was performed, or that it was not.
    package mutating func answered() -> Action { isPerforming ? close() : .none }

    /// The finger was taken away, or something else begins on the screen.
    package mutating func close(velocity: Double = 0) -> Action {
        guard state != .closed else { return .none }
        state = .closed
        return .close(velocity: velocity)
    }

    /// The row has another width, and so may its buttons have. A finger that holds it goes on from where it is.
    package mutating func resized(openWidth: Double, rowWidth: Double) -> Action {
        guard openWidth != self.openWidth || rowWidth != self.rowWidth, state != .closed else { return .none }
        (self.openWidth, self.rowWidth) = (openWidth, rowWidth)
        return .show(shown)
    }
}
