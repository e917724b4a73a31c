// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// What has become of an item since it was lifted from a board: it is carried, and then comes down.
///
/// A drag session says who leads an item and whether it is let go of. This says what its view may do meanwhile: whether it
/// follows, and which of the views that lie on the board it stands for.
package struct ItemCourse: Sendable, Hashable {
    package enum State: Sendable, Hashable {
        /// It follows the pointer, or keys.
        case carried
        /// The board turns to where keys have led it: what the board says meanwhile is not about where it is.
        case turning
        /// The app has taken it away. It goes nowhere any more.
        case gone
        /// On its way to where it lies, as a piece of what is drawn of it.
        case landing(piece: Int)
        /// At rest.
        case over
    }

    package private(set) var state = State.carried

    package init() {}

    /// Whether it goes where it is led.
    package var follows: Bool { state == .carried }

    /// Whether it is neither on its way down nor at rest.
    package var isInAir: Bool {
        switch state {
        case .carried, .turning, .gone: true
        case .landing, .over: false
        }
    }

    /// Whether the item is no more.
    package var isGone: Bool { state == .gone }

    /// Whether a piece of it is left out on the board: all that is in the air, and the one that is on its way.
    package func hides(piece: Int) -> Bool {
        switch state {
        case .carried, .turning, .gone: true
        case .landing(let own): own == piece
        case .over: false
        }
    }

    // MARK: - Events

    package mutating func turnBegan() { if state == .carried { state = .turning } }
    package mutating func turnEnded() { if state == .turning { state = .carried } }

    /// The item is no more. What is on its way already goes on.
    package mutating func itemWent() { if state == .carried || state == .turning { state = .gone } }

    /// It is let go of, or goes home; said again where its place turns out to be another.
    package mutating func cameDown(asPiece piece: Int) { if state != .over { state = .landing(piece: piece) } }

    /// It is at rest. Whether it was not before: who is to know is told once.
    package mutating func settled() -> Bool {
        defer { state = .over }
        return state != .over
    }
}
