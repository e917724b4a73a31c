// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitTesting

/// Tests that an animation that is reversed midway continues from its presented value, for all properties and kinds of
/// animations.
@Suite("Animations reversed midway (110)") @MainActor
struct InterruptionTests {
    let stage = AnimationStage()

    /// A property of the view's layer, with a setter for the two values between which it is animated.
    struct PropertyChange: CustomTestStringConvertible, Sendable {
        let key: String
        let set: @MainActor @Sendable (UIView, Bool) -> Void
        var testDescription: String { key }
    }

    nonisolated static let crossStackDrags = [
        PropertyChange(key: "opacity") { $0.alpha = $1 ? 1 : 0 },
        PropertyChange(key: "position") { $0.center.x = $1 ? 200 : 50 },
        PropertyChange(key: "bounds") { $0.bounds.size.width = $1 ? 200 : 50 },
        PropertyChange(key: "transform") { $0.transform = CGAffineTransform(scaleX: $1 ? 2 : 1, y: $1 ? 3 : 1) },
        // An animation to a scale of zero cannot be additive: its difference would need the inverse of the new
        // transform, which does not exist.
        PropertyChange(key: "transform") { $0.transform = $1 ? .identity : CGAffineTransform(scaleX: 0, y: 0) },
        PropertyChange(key: "transform") { $0.transform = CGAffineTransform(rotationAngle: $1 ? 1.5 : 0) },
        PropertyChange(key: "transform") { $0.layer.transform = CATransform3DMakeRotation($1 ? 1 : 0, 0, 1, 0) },
        // The result of combined transforms depends on their order.
        PropertyChange(key: "transform") {
            $0.transform =
                $1 ? CGAffineTransform(translationX: 90, y: 0).rotated(by: 1.2).scaledBy(x: 2, y: 1) : .identity
        },
        PropertyChange(key: "sublayerTransform") { $0.layer.sublayerTransform.m34 = $1 ? -0.01 : 0 },
        PropertyChange(key: "zPosition") { $0.layer.zPosition = $1 ? 10 : 0 },
        PropertyChange(key: "anchorPoint") { $0.layer.anchorPoint.x = $1 ? 1 : 0 },
        PropertyChange(key: "backgroundColor") { $0.backgroundColor = $1 ? .blue : .red },
        PropertyChange(key: "cornerRadius") { $0.layer.cornerRadius = $1 ? 20 : 0 },
        PropertyChange(key: "borderWidth") { $0.layer.borderWidth = $1 ? 8 : 0 },
        PropertyChange(key: "borderColor") { $0.layer.borderColor = ($1 ? UIColor.blue : .red).cgColor },
        PropertyChange(key: "shadowOpacity") { $0.layer.shadowOpacity = $1 ? 1 : 0 },
        PropertyChange(key: "shadowRadius") { $0.layer.shadowRadius = $1 ? 12 : 0 },
        PropertyChange(key: "shadowOffset") { $0.layer.shadowOffset.width = $1 ? 12 : 0 },
    ]

    private func shown(_ key: String) -> [Double] {
        stage.view.layer.presentation()!.animatableValue(forKeyPath: key)!.components!
    }

    /// The kind of animation that makes a change or reverses it.
    enum Way: CaseIterable {
        case plain, fromCurrentState, spring, keyframes, animator

        @MainActor
        func send(_ changes: @escaping () -> Void) {
            switch self {
            case .plain: UIView.animate(withDuration: 0.4, animations: changes)
            case .fromCurrentState:
                UIView.animate(withDuration: 0.4, delay: 0, options: .beginFromCurrentState, animations: changes)
            case .spring:
                UIView.animate(
                    withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
                    animations: changes)
            case .keyframes:
                UIView.animateKeyframes(withDuration: 0.4, delay: 0, animations: changes)
            case .animator:
                UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut, animations: changes).startAnimation()
            }
        }
    }

    @Test("A reversed property does not jump, and reaches its end value", arguments: crossStackDrags, Way.allCases)
    func continuous(crossStackDrag: PropertyChange, first: Way) {
        for second in Way.allCases {
            UIView.performWithoutAnimation { crossStackDrag.set(stage.view, false) }
            stage.screen.advance(by: 1)
            let start = shown(crossStackDrag.key)
            first.send { crossStackDrag.set(stage.view, true) }
            stage.screen.advance(by: 0.2)
            let before = shown(crossStackDrag.key)
            #expect(distance(start, before) > 1e-4, "It is on its way: \(first)")
            second.send { crossStackDrag.set(stage.view, false) }
            #expect(distance(before, shown(crossStackDrag.key)) < 1e-6, "\(first), then \(second)")
            stage.screen.advance(by: 2)
            #expect(distance(start, shown(crossStackDrag.key)) < 1e-9, "\(first), then \(second)")
        }
    }

    private func distance(_ a: [Double], _ b: [Double]) -> Double {
        zip(a, b).reduce(0) { $0 + abs($1.0 - $1.1) }
    }

    @Test("A reversed fade neither jumps nor leaves its range")
    func fade() {
        stage.view.alpha = 0
        stage.screen.advance(by: 0.1)
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { stage.view.alpha = 1 }
        stage.screen.advance(by: 1)
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { stage.view.alpha = 0 }
        var last = Double(stage.view.layer.presentation()!.opacity)
        #expect(near(last, 0.5, within: 0.02))
        for _ in 0..<60 {
            stage.screen.advance(by: 1.0 / 60)
            let opacity = Double(stage.view.layer.presentation()!.opacity)
            #expect((0...1).contains(opacity))
            #expect(abs(opacity - last) < 0.05)
            last = opacity
        }
    }
}
