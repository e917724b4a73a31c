// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import QuartzCore

/// What the program says, and that it ends, when an app uses layers and their views wrongly: in an optimised build too,
/// in which a precondition says nothing.
@Suite("Layer misuse")
struct LayerMisuseTests {
    @Test("A layer on itself, on one below it, or as a mask there")
    func circles() async throws {
        let sublayer = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let (outer, inner) = (CALayer(), CALayer())
            outer.addSublayer(inner)
            inner.addSublayer(outer)
        }
        expect(sublayer, "is a part of cycle in its layer tree")
        let mask = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let layer = CALayer()
            layer.mask = layer
        }
        expect(mask, "is a part of cycle in its layer tree")
        let view = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let (outer, inner) = (UIView(), UIView())
            outer.addSubview(inner)
            inner.addSubview(outer)
        }
        expect(view, "as subview of itself or of a view below it")
    }

    @Test("A layer that an action of its own puts above the one that it is added to")
    func circleOfAnAction() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            final class Turning: CAAction {
                nonisolated(unsafe) static var goal: CALayer?
                func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
                    (anObject as? CALayer)?.addSublayer(Turning.goal!)
                }
            }
            let (stage, goal) = (AnimationStage(), CALayer())
            Turning.goal = goal
            stage.layer.actions = [kCAOnOrderOut: Turning()]
            goal.addSublayer(stage.layer)
        }
        expect(result, "is a part of cycle in its layer tree")
    }

    @Test("A fifth control point")
    func controlPoints() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            var values: [Float] = [0, 0]
            CAMediaTimingFunction(name: .linear).getControlPoint(at: 4, values: &values)
        }
        expect(result, "CAMediaTimingFunction has control points 0 to 3, and was asked for 4")
    }

    @Test("A commit of no transaction")
    func commit() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            CATransaction.commit()
        }
        expect(result, "CATransaction.commit() without a matching begin()")
    }

    private func expect(_ result: ExitTest.Result?, _ message: String) {
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("*** Terminating app: ") && said.contains(message), "\(said)")
    }
}
