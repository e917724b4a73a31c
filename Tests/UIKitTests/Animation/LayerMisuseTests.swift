// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import QuartzCore

/// Tests of the error message with which the program ends when an app misuses layers and their views.
///
/// An optimized build must print the message too, although `precondition` prints none there.
@Suite("Layer misuse")
struct LayerMisuseTests {
    @Test("Adding a layer or view to itself or to one below it, or as its own mask, ends the program")
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

    @Test("A cycle that a layer's own action makes while the layer is added ends the program")
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

    @Test("Asking for a fifth control point ends the program")
    func controlPoints() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            var values: [Float] = [0, 0]
            CAMediaTimingFunction(name: .linear).getControlPoint(at: 4, values: &values)
        }
        expect(result, "CAMediaTimingFunction has control points 0 to 3, and was asked for 4")
    }

    @Test("A commit without a transaction ends the program")
    func commit() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            CATransaction.commit()
        }
        expect(result, "CATransaction.commit() without a matching begin()")
    }

    private func expect(_ result: ExitTest.Result?, _ message: String) {
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("*** Terminating app: "), "\(said)")
        #expect(said.contains(message), "\(said)")
    }
}
