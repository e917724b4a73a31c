// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitTesting

/// A replicator layer with instances one below the other. Each is animated half a second later than the one above it.
@Suite("Delayed instances of a replicator") @MainActor
struct ReplicatorDelayTests {
    let stage = AnimationStage()
    let replicator = CAReplicatorLayer()
    let dot = CALayer()

    init() {
        replicator.frame = CGRect(x: 0, y: 0, width: 200, height: 480)
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeTranslation(0, 50, 0)
        replicator.instanceDelay = 0.5
        dot.frame = CGRect(x: 145, y: 300, width: 10, height: 10)
        dot.backgroundColor = UIColor.blue.cgColor
        replicator.addSublayer(dot)
        stage.view.superview?.layer.addSublayer(replicator)
        stage.screen.advance(by: 0.1)
    }

    /// The x-coordinate of the dot's center in each row; nil if the row shows no dot.
    private var places: [Int?] {
        let picture = stage.screen.capture().cgImage!
        return (0..<3).map { row in
            let blue = (0..<200).filter { x in
                let pixel = picture.pixel(x: x * 2 + 1, y: (305 + 50 * row) * 2)
                return pixel.b > 200 && pixel.r < 50
            }
            return blue.isEmpty ? nil : (blue.first! + blue.last! + 1) / 2
        }
    }

    private func near(_ wanted: [Int]) -> Bool {
        let places = places
        return places.allSatisfy { $0 != nil } && zip(places, wanted).allSatisfy { abs($0! - $1) <= 2 }
    }

    private func move(_ change: (CABasicAnimation) -> Void = { _ in }) {
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration) = (20, 120, 1)
        change(animation)
        dot.add(animation, forKey: "move")
    }

    @Test("Each instance begins and ends later than the previous one by the delay")
    func delays() throws {
        let listener = AnimationListener()
        move { $0.delegate = listener }
        #expect(replicator.instanceDelay == 0.5)
        #expect(near([20, 150, 150]))
        stage.screen.advance(by: 0.3)
        #expect(near([50, 150, 150]))
        stage.screen.advance(by: 0.4)
        #expect(near([90, 40, 150]))
        stage.screen.advance(by: 0.5)
        // The first instance has ended, which ends the animation for its delegate. The other instances continue.
        #expect(near([150, 90, 40]))
        #expect(listener.calls == ["start", "stop true"])
        #expect(dot.animationKeys() == nil)
        #expect(dot.animation(forKey: "move") == nil)
        #expect(!stage.screen.pending.isEmpty)
        stage.screen.advance(by: 0.5)
        #expect(near([150, 150, 90]))
        try stage.screen.settle()
        #expect(near([150, 150, 150]))
        #expect(dot.animations.isEmpty)
        let frames = stage.screen.surface.framesRequested
        stage.screen.advance(by: 1)
        #expect(stage.screen.surface.framesRequested == frames)
        #expect(listener.calls == ["start", "stop true"])
    }

    @Test("A repeating animation is delayed in each instance, and a fill mode applies before and after it")
    func repeating() {
        move { ($0.repeatCount, $0.duration) = (.infinity, 2) }
        stage.screen.advance(by: 3.4)
        #expect(near([90, 65, 40]))
        dot.removeAllAnimations()
        stage.screen.advance(by: 0.1)
        #expect(near([150, 150, 150]))
        move {
            $0.fillMode = .both
            $0.isRemovedOnCompletion = false
        }
        stage.screen.advance(by: 0.7)
        #expect(near([90, 40, 20]))
        stage.screen.advance(by: 2)
        #expect(near([120, 120, 120]))
        let frames = stage.screen.surface.framesRequested
        stage.screen.advance(by: 1)
        #expect(stage.screen.surface.framesRequested == frames)
    }

    @Test("The delay is in the replicator's time: it holds while that is paused, and a higher speed shortens it")
    func time() {
        replicator.speed = 2
        move { $0.duration = 4 }
        stage.screen.advance(by: 1)
        #expect(near([70, 57, 45]))
        let now = replicator.convertTime(CACurrentMediaTime(), from: nil)
        (replicator.speed, replicator.timeOffset) = (0, now)
        stage.screen.advance(by: 1)
        #expect(near([70, 57, 45]))
    }

    @Test("The delays of nested replicators add up, and a sublayer's sublayers have the same delay")
    func nested() {
        let outer = CAReplicatorLayer()
        outer.frame = replicator.frame
        replicator.superlayer?.addSublayer(outer)
        outer.addSublayer(replicator)
        outer.instanceCount = 2
        outer.instanceTransform = CATransform3DMakeTranslation(0, 100, 0)
        outer.instanceDelay = 0.2
        replicator.instanceCount = 2
        let group = CALayer()
        replicator.addSublayer(group)
        group.addSublayer(dot)
        stage.screen.advance(by: 0.1)
        move()
        stage.screen.advance(by: 0.9)
        #expect(near([110, 60, 90]))
    }

    @Test("Without a delay all instances show the same moment, and a change of the delay is animated")
    func same() throws {
        replicator.instanceDelay = 0
        replicator.removeAllAnimations()
        move()
        stage.screen.advance(by: 0.5)
        #expect(near([70, 70, 70]))
        replicator.instanceDelay = 1
        #expect(replicator.animationKeys() == ["instanceDelay"])
        stage.screen.advance(by: 0.125)
        let shown = try #require(replicator.presentation())
        #expect(shown.instanceDelay > 0)
        #expect(shown.instanceDelay < 1)
        #expect(CAReplicatorLayer(layer: replicator).instanceDelay == 1)
    }

    @Test("An animation that is over in the first instance shows only in the later ones, even if it fills")
    func overInTheFirst() {
        move { $0.fillMode = .forwards }
        stage.screen.advance(by: 1.2)
        #expect(near([150, 90, 40]))
        #expect(dot.isAnimated)
        #expect(dot.presentation()?.position.x == 150)
        #expect(!dot.isValueReplaced(forKey: "position.x"))
    }

    @Test("A delayed instance has the z position of its own time")
    func depth() {
        let other = CALayer()
        other.frame = dot.frame
        other.backgroundColor = UIColor.red.cgColor
        replicator.addSublayer(other)
        stage.screen.advance(by: 0.1)
        #expect(places == [nil, nil, nil])
        let rise = CABasicAnimation(keyPath: "zPosition")
        (rise.fromValue, rise.toValue, rise.duration) = (1, 1, 5)
        dot.add(rise, forKey: "rise")
        stage.screen.advance(by: 0.75)
        #expect(places == [150, 150, nil])
    }
}
