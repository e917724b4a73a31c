// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Turns wheel and trackpad into distances in points, with a beginning and an end where there is one.
struct ScrollTranslator {
    typealias Scroll = InputEvent.Scroll

    /// Points a notch of a wheel: three lines of 20 points, the body text's; three lines is the desktop's habit
    /// (Firefox; Chromium on Linux has 53 pixels).
    static let pointsPerNotch: CGFloat = 60

    /// Points of finger movement that X11 counts as one notch of a trackpad: `ScrollPixelDistance`'s default of
    /// `xf86-input-libinput`.
    static let pointsPerTrackpadNotch: CGFloat = 15

    enum Unit {
        /// Notches of a wheel, or parts of one.
        case notches
        /// Notches that a trackpad was counted in.
        case trackpadNotches
        /// Points of a trackpad.
        case points
    }

    private var location = CGPoint.zero
    private var isScrolling = false

    mutating func scrolled(_ delta: CGVector, _ unit: Unit, at location: CGPoint) -> [Scroll] {
        self.location = location
        switch unit {
        case .notches:
            return stopped() + [scroll(delta, Self.pointsPerNotch, .notch)]
        case .trackpadNotches:
            return slid(delta, Self.pointsPerTrackpadNotch)
        case .points:
            return slid(delta, 1)
        }
    }

    /// The fingers left the trackpad; or another event shows that they must have.
    mutating func stopped() -> [Scroll] {
        guard isScrolling else { return [] }
        isScrolling = false
        return [scroll(.zero, 1, .ended)]
    }

    private mutating func slid(_ delta: CGVector, _ points: CGFloat) -> [Scroll] {
        defer { isScrolling = true }
        return [scroll(delta, points, isScrolling ? .changed : .began)]
    }

    private func scroll(_ delta: CGVector, _ points: CGFloat, _ phase: Scroll.Phase) -> Scroll {
        Scroll(location: location, delta: CGVector(dx: delta.dx * points, dy: delta.dy * points), phase: phase)
    }
}
