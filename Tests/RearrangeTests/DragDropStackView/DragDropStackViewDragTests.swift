// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Stack: dragging a view") @MainActor
struct DragDropStackViewDragTests {
    @Test(
        "A remove and an insert at the reported indices give the order on screen (I12)",
        arguments: [(1, 3), (3, 1), (0, 4), (4, 0)], [NSLayoutConstraint.Axis.horizontal, .vertical])
    func finalIndices(_ move: (from: Int, to: Int), axis: NSLayoutConstraint.Axis) throws {
        let stage = try StackStage(axis: axis)
        stage.drag(move.from, to: move.to).up()
        try stage.expectSettled()
        #expect(stage.modelDelegate.calls == ["begin", "move \(move.from) \(move.to)", "end"])
        #expect(stage.modelDelegate.model == stage.namesAfterMove(move.from, to: move.to))
    }

    @Test("Dragging a view two places on and back moves nothing, and nothing jumps (I13)")
    func backAgain() throws {
        let stage = try StackStage()
        let finger = stage.lift(1)
        finger.move(by: CGVector(dx: 140, dy: 0), duration: 0.3)
        finger.move(by: CGVector(dx: -140, dy: 0), duration: 0.3)
        let place = stage.lifted?.center
        finger.up()
        #expect(stage.lifted?.layer.presentation()?.position == place)
        try stage.expectSettled()
        #expect(stage.modelDelegate.calls == ["begin", "end"])
    }

    @Test("After a drag across all views in one event, the gap is there in the same frame (I14)")
    func fast() throws {
        let stage = try StackStage()
        let finger = stage.lift(0)
        finger.move(by: CGVector(dx: 283, dy: 0))
        #expect((1..<5).allSatisfy { abs(stage.tile($0).frame.midX - stage.tile($0).center.x + 70) < 0.01 })
        finger.up()
        try stage.expectSettled()
        #expect(stage.modelDelegate.calls == ["begin", "move 0 4", "end"])
    }

    @Test("A view dragged over one five times as long moves it once each way, and not while held still (I15)")
    func lengths() throws {
        let stage = try StackStage(3, axis: .vertical, sizes: [40, 200, 40], spacing: 0)
        let finger = stage.lift(0)
        var orders: [[String]] = []
        func look() {
            let order = stage.stack.arrangedSubviews.dropFirst().compactMap { $0 as? Tile }
                .filter { $0.transform.ty < -1 }.map(\.name)
            if orders.last != order { orders.append(order) }
        }
        for _ in 0..<60 {
            finger.move(by: CGVector(dx: 0, dy: 4))
            look()
        }
        finger.hold(2)
        look()
        for _ in 0..<60 {
            finger.move(by: CGVector(dx: 0, dy: -4))
            look()
        }
        #expect(orders == [[], ["V1"], ["V1", "V2"], ["V1"], []])
        finger.up()
        try stage.expectSettled()
    }

    @Test("A neighbour moves aside at the same overlap in both directions (I16)")
    func symmetric() throws {
        for sign in [-1.0, 1] {
            let stage = try StackStage()
            let finger = stage.lift(2)
            // Moves the dragged view's edge by 40 points, exactly to the neighbour's centre and not past it.
            finger.move(by: CGVector(dx: sign * 40, dy: 0))
            finger.up()
            try stage.expectSettled()
            #expect(stage.modelDelegate.calls == ["begin", "end"])
            let other = stage.lift(2)
            other.move(by: CGVector(dx: sign * 41, dy: 0))
            other.up()
            try stage.expectSettled()
            #expect(stage.modelDelegate.model == stage.namesAfterMove(2, to: sign < 0 ? 1 : 3))
        }
    }

    @Test("A view dragged far outside on one side, and then on the other, is dropped last (I19, I20, I21)")
    func outside() throws {
        let stage = try StackStage()
        let finger = stage.lift(2)
        finger.move(to: CGPoint(x: -400, y: -200), duration: 0.1)
        finger.move(to: CGPoint(x: 900, y: 800))
        finger.up()
        try stage.expectSettled()
        #expect(stage.modelDelegate.calls == ["begin", "move 2 4", "end"])
    }

    @Test(
        "Neighbours have scale 0.9, the preview scale 1.2 and alpha 0.85; the end of the drag restores all (I58)",
        arguments: [true, false], [NSLayoutConstraint.Axis.horizontal, .vertical])
    func looks(isDropped: Bool, axis: NSLayoutConstraint.Axis) throws {
        let stage = try StackStage(axis: axis)
        let finger = stage.drag(1, to: 2)
        finger.hold(1)
        for index in [0, 2, 3, 4] {
            let transform = stage.tile(index).transform
            #expect(abs(transform.a - 0.9) < 1e-9)
            #expect(abs(transform.d - 0.9) < 1e-9)
        }
        let lifted = try #require(stage.lifted)
        #expect(abs(lifted.transform.a - 1.2) < 1e-9)
        #expect(abs(lifted.alpha - 0.85) < 1e-6)
        #expect(lifted.layer.shadowOpacity > 0)
        #expect(stage.tile(1).alpha == 0)
        if isDropped { finger.up() } else { finger.cancel() }
        try stage.expectSettled()
    }

    @Test("Scales, alpha, shadow and press duration are those of the configuration")
    func configured() throws {
        let stage = try StackStage()
        stage.stack.configuration.neighbourScale = 0.5
        stage.stack.configuration.scale = 2
        stage.stack.configuration.alpha = 0.4
        stage.stack.configuration.minimumPressDuration = 1
        let finger = stage.lift(1)
        #expect(!stage.stack.isDragging)
        finger.hold(0.8)
        #expect(stage.tile(0).transform.a == 0.5)
        #expect(stage.lifted?.transform.a == 2)
        #expect(abs((stage.lifted?.alpha ?? 0) - 0.4) < 1e-6)
        finger.up()
        try stage.expectSettled()
        stage.stack.configuration = .plain
        let other = stage.lift(1)
        #expect(stage.tile(0).transform == .identity)
        #expect(stage.lifted?.transform == .identity)
        #expect(stage.lifted?.alpha == 1)
        #expect(stage.lifted?.layer.shadowOpacity == 0)
        other.up()
        try stage.expectSettled()
    }

    @Test("Nothing jumps at the lift, and the preview follows the finger along the axis (I62)")
    func lift() throws {
        let stage = try StackStage()
        let middle = stage.middle(1)
        let finger = stage.screen.touch(at: middle + CGVector(dx: 20, dy: 10))
        finger.hold(0.22)
        let lifted = try #require(stage.lifted)
        let shown = try #require(lifted.layer.presentation())
        #expect(abs(shown.position.x - middle.x) < 0.01)
        #expect(abs(shown.position.y - middle.y) < 0.01)
        #expect(abs(shown.frame.width - 60) < 10)
        finger.move(by: CGVector(dx: 30, dy: 25))
        // The stack is in no group, so the preview follows the finger only along the stack's axis.
        #expect(lifted.center == middle + CGVector(dx: 30, dy: 0))
        finger.up()
        try stage.expectSettled()
        stage.stack.configuration.hintOffset = 5
        let other = stage.lift(1)
        other.hold(1)
        #expect(stage.lifted?.frame.midY == middle.y - 5)
        other.up()
        try stage.expectSettled()
    }

    @Test("The shadow's opacity is animated at the lift and at the drop, and the preview has rounded corners")
    func corners() throws {
        let stage = try StackStage()
        let finger = stage.lift(1)
        let lifted = try #require(stage.lifted)
        func opacity() -> Float { lifted.layer.presentation()?.shadowOpacity ?? -1 }
        let early = opacity()
        finger.hold(0.1)
        let later = opacity()
        finger.hold(0.6)
        #expect(early < later)
        #expect(later < opacity())
        #expect(abs(opacity() - 0.3) < 0.001)
        #expect(lifted.subviews.first?.layer.cornerRadius == 12)
        finger.up()
        stage.screen.advance(by: 0.1)
        #expect(opacity() < 0.3)
        #expect(opacity() > 0)
        try stage.expectSettled()
    }

    @Test("The order changes before the drop animation ends, and the end is reported after it (I55)")
    func order() throws {
        let stage = try StackStage()
        let finger = stage.drag(0, to: 2)
        #expect(stage.stack.names == ["V0", "V1", "V2", "V3", "V4"])
        finger.up()
        #expect(stage.modelDelegate.calls == ["begin", "move 0 2"])
        #expect(stage.stack.isDragging)
        stage.screen.advance(by: 0.2)
        #expect(stage.modelDelegate.calls == ["begin", "move 0 2"])
        #expect(stage.lifted != nil)
        try stage.expectSettled()
        #expect(stage.modelDelegate.calls == ["begin", "move 0 2", "end"])
    }

    @Test("After the drop, neighbours continue from their places on screen")
    func noJump() throws {
        let stage = try StackStage()
        let finger = stage.lift(0)
        finger.move(by: CGVector(dx: 73, dy: 0))
        finger.hold(0.05)
        let tile = stage.tile(1)
        func shown() -> CGFloat { (tile.layer.presentation() ?? tile.layer).frame.midX }
        let before = shown()
        finger.up()
        #expect(abs(shown() - before) < 0.5)
        var last = before
        for _ in 0..<30 {
            stage.screen.advance(by: 1.0 / 60)
            #expect(abs(shown() - last) < 15)
            last = shown()
        }
        try stage.expectSettled()
    }

    @Test("Custom spacings move with their views", arguments: [UIStackView.Distribution.fill, .equalSpacing])
    func spacings(distribution: UIStackView.Distribution) throws {
        let stage = try StackStage(prepare: { stack in
            stack.distribution = distribution
            stack.setCustomSpacing(30, after: stack.arrangedSubviews[0])
        })
        let finger = stage.drag(0, to: 2)
        finger.hold(0.5)
        let hovering = (1..<5).map { stage.tile($0).frame.midX }
        let tiles = (1..<5).map { stage.tile($0) }
        finger.up()
        try stage.expectSettled()
        #expect(zip(hovering, tiles).allSatisfy { abs($0 - $1.center.x) < 0.6 })
        #expect(stage.stack.customSpacing(after: stage.tile(2)) == 30)
    }

    @Test(
        "With each distribution, neighbours during the drag are at their places after the drop",
        arguments: [
            UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
        ])
    func distributions(distribution: UIStackView.Distribution) throws {
        let stage = try StackStage(
            4, sizes: [40, 80, 60, 50], prepare: { $0.distribution = distribution })
        if distribution != .fill { stage.stack.frame.size.width = 340 }
        try stage.screen.settle()
        let finger = stage.lift(0)
        finger.move(by: CGVector(dx: 190, dy: 0), duration: 0.3)
        finger.hold(0.5)
        let tiles = (1..<4).map { stage.tile($0) }
        let hovering = tiles.map(\.frame.midX)
        finger.up()
        try stage.expectSettled()
        #expect(stage.modelDelegate.model != ["V0", "V1", "V2", "V3"])
        #expect(zip(hovering, tiles).allSatisfy { abs($0 - $1.center.x) < 1 }, "\(hovering) \(tiles.map(\.center.x))")
    }

    @Test("Hidden views are skipped, and a view that is shown again can be dragged (I59)")
    func hidden() throws {
        let stage = try StackStage()
        stage.tile(1).isHidden = true
        stage.screen.advance(by: 0.1)
        stage.drag(0, to: 2).up()
        try stage.expectSettled()
        #expect(stage.modelDelegate.calls == ["begin", "move 0 2", "end"])
        #expect(stage.modelDelegate.model == ["V1", "V2", "V0", "V3", "V4"])
        stage.drag(4, to: 1).up()
        try stage.expectSettled()
        #expect(stage.modelDelegate.model == ["V1", "V4", "V2", "V0", "V3"])
        stage.tile(0).isHidden = false
        stage.screen.advance(by: 0.1)
        stage.drag(0, to: 1).up()
        try stage.expectSettled()
        #expect(stage.modelDelegate.model == ["V4", "V1", "V2", "V0", "V3"])
    }

    @Test("A view is dropped only at the indices that its delegate allows")
    func limits() throws {
        let stage = try StackStage()
        stage.modelDelegate.limits = ["V2": 1...3]
        let finger = stage.lift(2)
        finger.move(by: CGVector(dx: 400, dy: 0), duration: 0.3)
        finger.up()
        try stage.expectSettled()
        #expect(stage.modelDelegate.calls == ["begin", "move 2 3", "end"])
        let other = stage.lift(3)
        other.move(by: CGVector(dx: -400, dy: 0), duration: 0.3)
        other.up()
        try stage.expectSettled()
        #expect(stage.modelDelegate.calls.suffix(2) == ["move 3 1", "end"])
    }

    @Test("In a right-to-left layout, the first view is at the right, and indices rise leftwards")
    func rightToLeft() throws {
        let stage = try StackStage(isRightToLeft: true)
        #expect(stage.middle(0).x > stage.middle(4).x)
        stage.drag(0, to: 2).up()
        try stage.expectSettled()
        #expect(stage.modelDelegate.calls == ["begin", "move 0 2", "end"])
        stage.drag(4, to: 3).up()
        try stage.expectSettled()
        #expect(stage.modelDelegate.calls.suffix(2) == ["move 4 3", "end"])
    }

    @Test("After a drag, views have the transform and the alpha that the app has set", arguments: [true, false])
    func ownLooks(isDropped: Bool) throws {
        let stage = try StackStage()
        let (dragged, neighbour) = (stage.tile(1), stage.tile(2))
        dragged.alpha = 0.5
        neighbour.transform = CGAffineTransform(scaleX: 1, y: -1)
        let finger = stage.drag(1, to: 3)
        if isDropped { finger.up() } else { finger.cancel() }
        try stage.screen.settle()
        #expect(dragged.alpha == 0.5)
        #expect(neighbour.transform == CGAffineTransform(scaleX: 1, y: -1))
    }

    @Test("With reduced motion, a drag has the same result without animation (I85)")
    func reducedMotion() throws {
        let stage = try StackStage()
        stage.screen.traits.prefersReducedMotion = true
        let finger = stage.drag(0, to: 2)
        let lifted = try #require(stage.lifted)
        for view in [stage.tile(1), stage.tile(3), lifted] { #expect(view.layer.animationKeys()?.isEmpty != false) }
        #expect(lifted.transform.a == 1.2)
        finger.up()
        stage.screen.advance(by: 0.02)
        #expect(stage.lifted == nil)
        try stage.expectSettled()
        #expect(stage.modelDelegate.calls == ["begin", "move 0 2", "end"])
    }
}
