// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Rounding of constrained frames to pixels") struct ConstraintPixelTests {
    /// The frame of a view on a screen with a number of pixels per point.
    private func frame(scale: CGFloat, top: CGFloat, height: CGFloat) -> CGRect {
        let screen = TestScreen(size: CGSize(width: 400, height: 300), scale: scale)
        let (controller, view) = (UIViewController(), UIView())
        addConstrained(view, to: controller.view, left: 0, top: top, width: 10, height: height)
        screen.show(controller)
        return view.frame
    }

    @Test(
        "A position is rounded to the nearest pixel of the screen (L204)",
        arguments: [(2, 950.25, 950.5), (2, 950.2, 950), (1, 20.4, 20), (1, 20.5, 21)] as [(CGFloat, CGFloat, CGFloat)])
    func positions(scale: CGFloat, top: CGFloat, expected: CGFloat) {
        #expect(frame(scale: scale, top: top, height: 10).minY == expected)
    }

    @Test("On a screen with three pixels per point, frames are multiples of a third of a point (L205)")
    func thirds() {
        let frame = frame(scale: 3, top: 10.4, height: 20.3)
        // The edges are at 10.4 and 30.7, that is at 31.2 and 92.1 pixels.
        #expect(abs(frame.minY - 31 / 3) < 1e-6)
        #expect(abs(frame.height - 61 / 3) < 1e-6)
    }

    @Test("Fractions of a pixel do not add up along a chain of views (L207)")
    func chain() {
        let screen = TestScreen(size: CGSize(width: 400, height: 300), scale: 2)
        let controller = UIViewController()
        let views = (0..<30).map { _ in UIView() }
        var last = controller.view.leftAnchor
        for view in views {
            addConstrained(view, to: controller.view, top: 0, width: 10.1, height: 10)
            view.leftAnchor.constraint(equalTo: last).isActive = true
            last = view.rightAnchor
        }
        screen.show(controller)
        #expect(views[29].frame.maxX == 303)
        for (view, next) in zip(views, views.dropFirst()) { #expect(view.frame.maxX == next.frame.minX) }
    }
}
