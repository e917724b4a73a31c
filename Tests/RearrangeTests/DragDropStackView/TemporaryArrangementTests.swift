// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Stack group: arranged views during a drag between stacks") @MainActor
struct TemporaryArrangementTests {
    @Test("During a drag, both stacks have the arranged views that the app has set, and no view is hidden")
    func seen() throws {
        let stage = FittingStacks()
        let own = stage.home.arrangedSubviews
        let finger = stage.dragToOtherStack(1, to: 0)
        finger.hold(0.3)
        #expect(stage.home.arrangedSubviews == own)
        #expect(stage.visited.names == ["W0", "W1"])
        #expect(stage.visited.arrangedSubviews.count == 2)
        #expect(stage.calls == ["begin"])
        #expect(own.allSatisfy { !$0.isHidden && $0.superview === stage.home })
        finger.up()
        try stage.expectSettled([["V0", "V2"], ["W0", "V1", "W1"]])
    }

    @Test("During a drag, the app can insert and remove views, at the indices that it knows", arguments: 0..<6)
    func changes(what: Int) throws {
        let stage = FittingStacks()
        let finger = stage.dragToOtherStack(1, to: 0)
        finger.hold(0.3)
        let tile = Tile("N")
        switch what {
        case 0:
            stage.home.insertArrangedSubview(tile, at: 1)
            stage.change(stage.home) { $0.insert("N", at: 1) }
        case 1:
            stage.home.insertArrangedSubview(tile, at: 2)
            stage.change(stage.home) { $0.insert("N", at: 2) }
        case 2:
            stage.home.addArrangedSubview(stage.home.arrangedSubviews[0])
            stage.change(stage.home) { $0.append($0.remove(at: 0)) }
        case 3:
            stage.visited.insertArrangedSubview(tile, at: 0)
            stage.change(stage.visited) { $0.insert("N", at: 0) }
        case 4:
            stage.visited.arrangedSubviews[1].removeFromSuperview()
            stage.change(stage.visited) { $0.remove(at: 1) }
        default:
            let first = stage.visited.arrangedSubviews[0]
            stage.visited.removeArrangedSubview(first)
            first.removeFromSuperview()
            stage.change(stage.visited) { $0.remove(at: 0) }
        }
        #expect([stage.home.names, stage.visited.names] == stage.models)
        finger.hold(0.3)
        let frames = stage.frames
        #expect(stage.home.sizeThatFits(.zero) == stage.home.bounds.size)
        finger.up()
        #expect(stage.frames == frames)
        try stage.expectSettled(stage.models)
        #expect(stage.moves.count == 1 && stage.models[1].contains("V1"))
    }

    @Test("After a cancel, the view has the index and the custom spacing that the app has set during the drag")
    func cancelled() throws {
        let stage = FittingStacks()
        let view = stage.home.arrangedSubviews[1]
        stage.home.setCustomSpacing(30, after: view)
        let finger = stage.dragToOtherStack(1, to: 0)
        finger.hold(0.3)
        #expect(stage.home.bounds.height == 130)
        #expect(stage.home.customSpacing(after: view) == 30)
        stage.home.setCustomSpacing(40, after: view)
        stage.home.insertArrangedSubview(Tile("N"), at: 0)
        stage.change(stage.home) { $0.insert("N", at: 0) }
        stage.home.insertArrangedSubview(view, at: 3)
        stage.change(stage.home) { $0.append($0.remove(at: 2)) }
        stage.home.insertArrangedSubview(view, at: 2)
        stage.change(stage.home) { $0.insert($0.remove(at: 3), at: 2) }
        #expect(stage.home.customSpacing(after: view) == 40)
        #expect(stage.home.names == ["N", "V0", "V1", "V2"])
        finger.cancel()
        try stage.expectSettled([["N", "V0", "V1", "V2"], ["W0", "W1"]])
        #expect(stage.home.bounds.height == 300)
    }

    @Test("Removing or hiding the dragged view while it is over another stack cancels the drag", arguments: 0..<3)
    func gone(how: Int) throws {
        let stage = FittingStacks()
        let finger = stage.dragToOtherStack(1, to: 0)
        finger.hold(0.3)
        let view = stage.home.arrangedSubviews[1]
        switch how {
        case 0: view.removeFromSuperview()
        case 1: stage.visited.addArrangedSubview(view)
        default: view.isHidden = true
        }
        if how == 1 { stage.change(stage.visited) { $0.append("V1") } }
        if how < 2 { stage.change(stage.home) { $0.remove(at: 1) } }
        finger.hold(0.3)
        #expect(!stage.home.isDragging)
        #expect(stage.calls == ["begin", "cancel"])
        finger.up()
        view.isHidden = false
        stage.screen.advance(by: 0.1)
        try stage.expectSettled(stage.models)
        #expect(stage.moves == [])
    }

    @Test("All views of the target stack can be replaced during a drag over it")
    func refilled() throws {
        let stage = FittingStacks()
        let finger = stage.dragToOtherStack(1, to: 1)
        finger.hold(0.3)
        for view in stage.visited.subviews { view.removeFromSuperview() }
        #expect(stage.visited.arrangedSubviews == [])
        for name in ["A", "B", "C"] { stage.visited.addArrangedSubview(Tile(name)) }
        stage.change(stage.visited) { $0 = ["A", "B", "C"] }
        finger.hold(0.3)
        #expect(stage.visited.bounds.height == 270)
        finger.up()
        try stage.expectSettled(stage.models)
        #expect(stage.models[1].count == 4)
        #expect(stage.visited.bounds.height == 270)
    }

    @Test("If the app cancels the drag during a layout of the stacks, all frames are as before")
    func endedByLayout() throws {
        let stage = FittingStacks()
        let frames = stage.frames
        let finger = stage.lift(1)
        stage.container.didLayout = { [weak stage] in stage?.home.cancel() }
        finger.move(to: stage.middle(stage.visited, 0), duration: 0.2)
        finger.hold(0.3)
        stage.container.didLayout = {}
        finger.up()
        try stage.expectSettled([["V0", "V1", "V2"], ["W0", "W1"]])
        #expect(stage.frames == frames)
        #expect(stage.calls == ["begin", "cancel"])
    }

    @Test("The layout during a drag has the custom spacings of the layout after the drop", arguments: 0..<3, 0..<4)
    func customSpacing(lifted: Int, slot: Int) throws {
        let stage = FittingStacks(3, 3)
        stage.home.setCustomSpacing(30, after: stage.home.arrangedSubviews[lifted])
        for (index, spacing) in [25.0, 3, 40].enumerated() {
            stage.visited.setCustomSpacing(CGFloat(spacing), after: stage.visited.arrangedSubviews[index])
        }
        stage.screen.advance(by: 0.1)
        let finger = stage.dragToOtherStack(lifted, to: 1)
        let end = slot == 3 ? stage.visited.bounds.maxY - 1 : stage.visited.arrangedSubviews[slot].frame.minY - 40
        finger.move(to: stage.visited.convert(CGPoint(x: 30, y: max(end, 2)), to: nil), duration: 0.2)
        finger.hold(0.4)
        let (frames, seen) = (stage.frames, stage.seenTiles)
        finger.up()
        #expect(stage.frames == frames)
        #expect(stage.moves.count == 1)
        try stage.screen.settle()
        #expect(stage.visited.bounds.size == stage.visited.sizeThatFits(.zero))
        for (name, frame) in stage.seenTiles where name != "V\(lifted)" {
            let old = try #require(seen[name])
            #expect(abs(frame.midY - old.midY) <= 0.5, "\(name): \(old) and then \(frame)")
        }
    }

    @Test(
        "If a scrolled stack shrinks at its end, the return of the view restores the content offset", arguments: 0..<3)
    func scrolledBack(way: Int) throws {
        let stage = FittingStacks(3, 12, isScrolled: true)
        let scrollView = try #require(stage.scrollView)
        // Scrolls the stack in the scroll view to its end. Then drags its last view to the other stack.
        scrollView.contentOffset.y = scrollView.contentSize.height - scrollView.bounds.height
        stage.screen.advance(by: 0.1)
        let (offset, start) = (scrollView.contentOffset, stage.middle(stage.visited, 11))
        let finger = stage.screen.touch(at: start)
        finger.hold(0.6)
        finger.move(to: stage.middle(stage.home, 1), duration: 0.2)
        finger.hold(0.3)
        #expect(scrollView.contentOffset.y == offset.y - 70)
        switch way {
        case 0: finger.cancel()
        case 1:
            finger.move(to: start, duration: 0.2)
            finger.up()
        default: finger.up()
        }
        try stage.screen.settle()
        #expect(scrollView.contentOffset.y == (way == 2 ? offset.y - 70 : offset.y))
        #expect(stage.moves.count == (way == 2 ? 1 : 0))
    }

    @Test(
        "A view inserted before the dragged one does not move the drag preview away from the finger",
        arguments: [true, false])
    func preview(isAway: Bool) throws {
        let stage = FittingStacks()
        let window = try #require(stage.home.window)
        let finger = isAway ? stage.dragToOtherStack(1, to: 1) : stage.lift(1)
        finger.hold(0.5)
        let lifted = try #require(window.subviews.last)
        let center = lifted.center
        stage.home.insertArrangedSubview(Tile("N"), at: 0)
        stage.change(stage.home) { $0.insert("N", at: 0) }
        finger.hold(0.3)
        #expect(lifted.center == center)
        finger.cancel()
        try stage.expectSettled([["N", "V0", "V1", "V2"], ["W0", "W1"]])
    }
}
