// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Stack group: sizes of the stacks") @MainActor
struct DragDropStackSizesTests {
    /// Checks that all tiles except `lifted` are still where they were. `seen` has their earlier frames. The centre may
    /// differ by half a point, and the size by one point. `place` is the beginning of the failure messages.
    private func expectInPlace(
        _ stage: FittingStacks, _ seen: [String: CGRect], besides lifted: String, _ place: String,
        _ sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        for (name, frame) in stage.seenTiles where name != lifted {
            let old = try #require(seen[name], sourceLocation: sourceLocation)
            #expect(
                abs(frame.midX - old.midX) <= 0.5,
                "\(place) \(name): \(old) and then \(frame)", sourceLocation: sourceLocation)
            #expect(
                abs(frame.midY - old.midY) <= 0.5,
                "\(place) \(name): \(old) and then \(frame)", sourceLocation: sourceLocation)
            #expect(
                abs(frame.width - old.width) <= 1,
                "\(place) \(name): \(old) and then \(frame)", sourceLocation: sourceLocation)
            #expect(
                abs(frame.height - old.height) <= 1,
                "\(place) \(name): \(old) and then \(frame)", sourceLocation: sourceLocation)
        }
    }

    @Test(
        "The target stack grows by the gap, the source stack shrinks, and the outer stack follows, animated"
    )
    func grows() throws {
        let stage = FittingStacks()
        let (home, visited) = (stage.home, stage.visited)
        #expect(home.bounds.height == 200)
        #expect(visited.bounds.height == 130)
        #expect(stage.outer.bounds.height == 430)
        let finger = stage.dragToOtherStack(1, to: 0)
        #expect(home.bounds.height == 130)
        #expect(visited.bounds.height == 200)
        #expect(stage.outer.bounds.height == 430)
        #expect(visited.frame.minY == 150)
        #expect(stage.footer.frame.minY == 370)
        // The sizes of the stacks are animated together with the views in the stacks.
        stage.screen.advance(by: 0.06)
        #expect((131...199).contains(stage.seen(home).height))
        #expect((131...199).contains(stage.seen(visited).height))
        #expect((151...219).contains(stage.seen(visited).minY))
        stage.screen.advance(by: 0.3)
        #expect(stage.seen(home).height == 130)
        #expect(stage.seen(visited).height == 200)
        finger.up()
        #expect(home.bounds.height == 130)
        #expect(visited.bounds.height == 200)
        try stage.expectSettled([["V0", "V2"], ["W0", "V1", "W1"]])
        #expect(home.bounds.height == 130)
        #expect(visited.bounds.height == 200)
        #expect(stage.moves == ["V1 1 1"])
    }

    @Test(
        "After a cancel, a drag back, or if the target is disabled, the stacks have their sizes from before",
        arguments: 0..<4)
    func asBefore(way: Int) throws {
        let stage = FittingStacks()
        let frames = stage.frames
        let start = stage.middle(stage.home, 1)
        let finger = stage.dragToOtherStack(1, to: 1)
        stage.screen.advance(by: way == 3 ? 0.05 : 0.3)
        #expect(stage.frames != frames)
        switch way {
        case 0, 3: finger.cancel()
        case 1:
            finger.move(to: start, duration: 0.2)
            finger.hold(0.3)
            #expect(stage.frames == frames)
            finger.up()
        default:
            stage.visited.isEnabled = false
            finger.hold(0.3)
            #expect(stage.frames == frames)
            finger.cancel()
        }
        try stage.expectSettled([["V0", "V1", "V2"], ["W0", "W1"]])
        #expect(stage.frames == frames)
        #expect(stage.moves == [])
    }

    @Test(
        "While a view is over another stack, all other views are at their places after the drop",
        arguments: FittingStacks.distributions, [NSLayoutConstraint.Axis.vertical, .horizontal])
    func preview(distribution: UIStackView.Distribution, axis: NSLayoutConstraint.Axis) throws {
        for index in 0..<3 {
            let stage = FittingStacks(axis: axis, isMirrored: axis == .horizontal && index == 1) { stack in
                stack.distribution = distribution
                stack.configuration = .plain
                stack.alignment = index == 2 ? .center : .fill
            }
            let finger = stage.dragToOtherStack(index, to: index % 2)
            finger.hold(0.4)
            let (sizes, seen) = (stage.frames, stage.seenTiles)
            let names = stage.home.names[index]
            finger.up()
            #expect(stage.frames == sizes)
            try stage.screen.settle()
            try expectInPlace(stage, seen, besides: names, "\(index)")
            #expect(stage.moves.count == 1)
        }
    }

    @Test("Dragging a view out for removal shrinks its stack, and dragging it back in restores the size")
    func removed() throws {
        let stage = FittingStacks { $0.configuration.removalDistance = 40 }
        let frames = stage.frames
        let finger = stage.lift(1)
        finger.move(by: CGVector(dx: 150, dy: 0), duration: 0.2)
        finger.hold(0.3)
        #expect(stage.home.bounds.height == 130)
        #expect(stage.visited.frame.minY == 150)
        #expect(stage.footer.frame.minY == 300)
        finger.move(by: CGVector(dx: -150, dy: 0), duration: 0.2)
        finger.hold(0.3)
        #expect(stage.frames == frames)
        finger.move(by: CGVector(dx: 150, dy: 0), duration: 0.2)
        finger.up()
        try stage.expectSettled([["V0", "V2"], ["W0", "W1"]])
        #expect(stage.home.bounds.height == 130)
        stage.screen.undoManager?.undo()
        try stage.expectSettled([["V0", "V1", "V2"], ["W0", "W1"]])
        #expect(stage.frames == frames)
    }

    @Test("A stack whose only view is dragged out has length zero, and the view can be dragged back")
    func last() throws {
        let stage = FittingStacks(1, 0)
        let start = stage.middle(stage.home, 0)
        let frames = stage.frames
        #expect(stage.visited.bounds.height == 0)
        let finger = stage.lift(0)
        finger.move(to: stage.visited.convert(CGPoint(x: 2, y: 2), to: nil), duration: 0.2)
        finger.hold(0.3)
        #expect(stage.home.bounds.height == 0)
        #expect(stage.visited.bounds.height == 60)
        finger.move(to: stage.home.convert(CGPoint(x: 2, y: -3), to: nil), duration: 0.2)
        finger.hold(0.3)
        #expect(stage.frames == frames)
        #expect(start == stage.middle(stage.home, 0))
        finger.move(to: stage.visited.convert(CGPoint(x: 2, y: 2), to: nil), duration: 0.2)
        finger.up()
        try stage.expectSettled([[], ["V0"]])
        #expect(stage.home.bounds.height == 0)
        #expect(stage.visited.bounds.height == 60)
    }

    @Test("A pointer that rests anywhere between two stacks causes no further change of size", arguments: 0..<4)
    func rests(way: Int) throws {
        let stage = FittingStacks(axis: way % 2 == 0 ? .vertical : .horizontal)
        stage.outer.alignment = way < 2 ? .leading : .center
        stage.screen.advance(by: 0.1)
        let isBack = way == 3
        let finger = stage.lift(1)
        var point = stage.middle(stage.home, 1)
        let (start, end) = (point, stage.middle(stage.visited, 1))
        for step in 1...48 {
            let share = CGFloat(step <= 24 || !isBack ? step : 48 - step) / 24
            point = CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
            finger.move(to: point, duration: 1.0 / 60)
            let frames = stage.frames
            finger.hold(0.25)
            #expect(stage.frames == frames, "\(step)")
        }
        finger.cancel()
        try stage.expectSettled([["V0", "V1", "V2"], ["W0", "W1"]])
    }

    @Test("If the content of a scroll view fits its stack, it grows with the gap", arguments: [false, true])
    func scrolls(isDropped: Bool) throws {
        let stage = FittingStacks(3, 8, isScrolled: true)
        let scrollView = try #require(stage.scrollView)
        #expect(scrollView.contentSize.height == 550)
        let finger = stage.dragToOtherStack(1, to: 0)
        finger.hold(0.3)
        #expect(scrollView.contentSize.height == 620)
        isDropped ? finger.up() : finger.cancel()
        try stage.screen.settle()
        #expect(scrollView.contentSize.height == (isDropped ? 620 : 550))
        #expect(stage.visited.names.count == (isDropped ? 9 : 8))
    }

    @Test("In stacks of fixed length, the views keep their lengths while the gap opens and closes")
    func cannotGrow() throws {
        let stage = FittingStacks()
        stage.outer.removeFromSuperview()
        for (stack, x) in [(stage.home, 15.0), (stage.visited, 200)] {
            stack.frame = CGRect(x: CGFloat(x), y: 20, width: 60, height: stack.bounds.height)
            stage.container.superview?.addSubview(stack)
        }
        stage.screen.advance(by: 0.1)
        let finger = stage.dragToOtherStack(1, to: 0)
        finger.hold(0.3)
        for tile in (stage.home.arrangedSubviews + stage.visited.arrangedSubviews) where tile.alpha > 0 {
            #expect(tile.bounds.height == 60)
        }
        // The neighbours move as in other stacks: V2 closes the gap in the source stack, and W1 opens one in the target
        // stack.
        #expect(stage.seenTiles["V2"]?.midY == CGFloat(120))
        #expect(stage.seenTiles["W1"]?.midY == CGFloat(190))
        finger.cancel()
        try stage.expectSettled([["V0", "V1", "V2"], ["W0", "W1"]])
    }

    @Test(
        "In stacks of fixed length, each view has its length and place after the drop already during the drag",
        arguments: FittingStacks.distributions.dropFirst(), [NSLayoutConstraint.Axis.vertical, .horizontal])
    func fixedLengths(distribution: UIStackView.Distribution, axis: NSLayoutConstraint.Axis) throws {
        let isShared = distribution == .fillEqually || distribution == .fillProportionally
        for lifted in 0..<3 {
            let stage = FittingStacks(axis: axis) { stack in
                stack.distribution = distribution
                stack.configuration = .plain
            }
            stage.outer.removeFromSuperview()
            for (stack, place) in [(stage.home, 15.0), (stage.visited, 200)] {
                let length = (axis == .vertical ? stack.bounds.height : stack.bounds.width) + (isShared ? 0 : 130)
                stack.frame =
                    axis == .vertical
                    ? CGRect(x: CGFloat(place), y: 20, width: 60, height: length)
                    : CGRect(x: 15, y: CGFloat(place), width: length, height: 60)
                stage.container.superview?.addSubview(stack)
            }
            stage.screen.advance(by: 0.1)
            let frames = [stage.home.frame, stage.visited.frame]
            let finger = stage.dragToOtherStack(lifted, to: lifted % 2)
            finger.hold(0.4)
            let (names, seen) = (stage.home.names[lifted], stage.seenTiles)
            finger.up()
            try stage.screen.settle()
            #expect([stage.home.frame, stage.visited.frame] == frames)
            #expect(stage.moves.count == 1)
            try expectInPlace(stage, seen, besides: names, "\(lifted)")
        }
    }

    @Test(
        "A view dragged into a nested stack makes that stack grow, and the outer stack fits it",
        arguments: [false, true])
    func nested(isDropped: Bool) throws {
        let screen = TestScreen(size: CGSize(width: 600, height: 600))
        let inner = DragDropStackView(arrangedSubviews: [Tile("W0"), Tile("W1")])
        let stack = DragDropStackView(arrangedSubviews: [Tile("V0"), Tile("V1"), inner, Tile("V2")])
        for stack in [stack, inner] { (stack.axis, stack.spacing, stack.configuration) = (.vertical, 10, .plain) }
        let controller = UIViewController()
        let container = FittingView(stack)
        container.frame = CGRect(x: 0, y: 0, width: 600, height: 600)
        controller.view.addSubview(container)
        screen.show(controller)
        screen.advance(by: 0.1)
        let group = DragDropStackGroup([inner, stack])
        var moves: [String] = []
        group.onChange = { moves.append("\($0.sourceIndex) \($0.targetIndex)") }
        let view = stack.arrangedSubviews[0]
        #expect(stack.bounds.height == 340)
        let finger = screen.touch(at: stack.convert(view.center, to: nil))
        finger.hold(0.6)
        finger.move(to: inner.convert(inner.arrangedSubviews[0].center, to: nil), duration: 0.3)
        finger.hold(0.4)
        #expect(inner.bounds.height == 200)
        #expect(stack.bounds.height == 340)
        isDropped ? finger.up() : finger.cancel()
        try screen.settle()
        #expect(stack.bounds.height == 340)
        #expect(inner.bounds.height == (isDropped ? 200 : 130))
        #expect(moves.count == (isDropped ? 1 : 0))
        #expect(view.superview === (isDropped ? inner : stack))
        #expect((stack.arrangedSubviews + inner.arrangedSubviews).allSatisfy { $0.transform == .identity })
    }

    @Test("A keyboard drag resizes the stacks too, and Escape restores the sizes")
    func keys() throws {
        let stage = FittingStacks(axis: .horizontal)
        stage.outer.axis = .vertical
        stage.screen.advance(by: 0.1)
        let frames = stage.frames
        stage.screen.press(.tab)
        stage.screen.press(.rightArrow)
        for isDropped in [false, true] {
            stage.screen.press(.space)
            stage.screen.press(.downArrow)
            stage.screen.advance(by: 0.5)
            #expect(stage.home.bounds.width == 130)
            #expect(stage.visited.bounds.width == 200)
            stage.screen.press(isDropped ? .space : .escape)
            try stage.screen.settle()
            #expect((stage.frames == frames) == !isDropped)
        }
        try stage.expectSettled([["V0", "V2"], ["W0", "V1", "W1"]])
        #expect(stage.home.bounds.width == 130)
        #expect(stage.visited.bounds.width == 200)
    }

    @Test("With reduced motion, the stacks have the same sizes without animation")
    func reducedMotion() throws {
        let stage = FittingStacks()
        stage.screen.traits.prefersReducedMotion = true
        let finger = stage.dragToOtherStack(1, to: 0)
        #expect(stage.seen(stage.home).height == 130)
        #expect(stage.seen(stage.visited).height == 200)
        finger.up()
        try stage.expectSettled([["V0", "V2"], ["W0", "V1", "W1"]])
    }
}
