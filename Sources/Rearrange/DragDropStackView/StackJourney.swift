// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Where a view is that is carried from stack to stack, and what it has left behind.
@MainActor
struct StackJourney {
    private enum Whereabouts {
        /// In the stack that it was lifted in.
        case home
        /// In another stack, which makes way for it.
        case visiting(StackPlaces)
        /// Outside all stacks, to be removed where it is let go of.
        case outside
    }

    private var whereabouts = Whereabouts.home
    private var lastLeft: (stack: DragDropStackView, point: CGPoint)?
    /// How far all round its own stack was scrolled before that closed up, and when it had.
    private(set) var scrolled: (before: ScrolledPlaces, after: ScrolledPlaces)?

    /// The other stack that it is in.
    var visited: StackPlaces? {
        if case .visiting(let places) = whereabouts { places } else { nil }
    }

    /// Whether it is outside all stacks.
    var isOutside: Bool {
        if case .outside = whereabouts { true } else { false }
    }

    // MARK: - From stack to stack

    mutating func entered(_ places: StackPlaces) { whereabouts = .visiting(places) }

    mutating func wentOutside() { whereabouts = .outside }

    /// It is in its own stack again, or on its way elsewhere.
    ///
    /// - Returns: the other stack that it was in.
    mutating func cameHome() -> StackPlaces? {
        let left = visited
        whereabouts = .home
        return left
    }

    // MARK: - Where the pointer led it

    /// - Parameters:
    ///   - stack: nil where it came from outside.
    ///   - point: where the pointer was, in the window.
    mutating func left(_ stack: DragDropStackView?, at point: CGPoint) { lastLeft = stack.map { ($0, point) } }

    /// Whether it was led away from a stack by a pointer that has not moved since.
    func hasJustLeft(_ stack: DragDropStackView, at point: CGPoint) -> Bool {
        lastLeft?.stack === stack && lastLeft?.point == point
    }

    // MARK: - What closed up behind it

    mutating func stackClosedUp(scrolledFrom before: ScrolledPlaces, to after: ScrolledPlaces) {
        scrolled = (before, after)
    }

    mutating func stackOpened() { scrolled = nil }
}
