// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Calls of updateConstraints") struct UpdateConstraintsTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

    @Test("updateConstraints is called before the layout, descendants first, and only when requested")
    func updates() {
        final class Updating: UIView {
            static var calls: [Int] = []
            override func updateConstraints() {
                Updating.calls.append(tag)
                super.updateConstraints()
            }
        }
        let (outer, inner) = (Updating(), Updating())
        (outer.tag, inner.tag) = (1, 2)
        root.addSubview(outer)
        outer.addSubview(inner)
        root.layoutIfNeeded()
        Updating.calls = []
        outer.setNeedsUpdateConstraints()
        inner.setNeedsUpdateConstraints()
        #expect(inner.needsUpdateConstraints())
        #expect(Updating.calls.isEmpty)
        root.layoutIfNeeded()
        #expect(Updating.calls == [2, 1])
        #expect(!inner.needsUpdateConstraints())
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(Updating.calls == [2, 1])
    }

    @Test("fact L116: a view that overrides updateConstraints, and a controller, are asked once in a window")
    func firstUpdate() {
        final class Row: UIView {
            var calls = 0
            override func updateConstraints() {
                calls += 1
                super.updateConstraints()
            }
        }
        final class Controller: UIViewController {
            var calls = 0
            override func updateViewConstraints() {
                calls += 1
                super.updateViewConstraints()
            }
        }
        let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 2)
        let (controller, row) = (Controller(), Row())
        controller.view.addSubview(row)
        screen.show(controller)
        screen.advance(by: 0.1)
        #expect(row.calls == 1)
        #expect(controller.calls == 1)
        controller.view.setNeedsUpdateConstraints()
        screen.advance(by: 0.1)
        #expect(controller.calls == 2)
        #expect(row.calls == 1)
    }
}
