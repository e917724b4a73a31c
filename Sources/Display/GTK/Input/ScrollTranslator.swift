// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Converts wheel and trackpad scrolls to distances in points. A trackpad scroll gets a beginning and an end.
struct ScrollTranslator {
    typealias Scroll = InputEvent.Scroll

    /// The points per notch of a wheel: three lines of body text, 20 points each. Three lines are usual on Linux
    /// desktops, for example in Firefox. Chromium on Linux scrolls 53 pixels per notch.
    static let pointsPerNotch: CGFloat = 60

    /// The points of finger movement that X11 reports as one notch of a trackpad: the default of `ScrollPixelDistance`
    /// in `xf86-input-libinput`.
    static let pointsPerTrackpadNotch: CGFloat = 15

    enum Unit {
        /// Notches of a wheel, possibly fractional.
        case notches
        /// Notches of a trackpad, as X11 reports them.
        case trackpadNotches
        /// Points of a trackpad's scroll.
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

    /// Ends a trackpad scroll, because the fingers left the trackpad or another kind of event arrived. The result is
    /// empty if no scroll is in progress.
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
