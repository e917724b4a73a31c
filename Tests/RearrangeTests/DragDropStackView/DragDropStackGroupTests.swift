// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

/// Two horizontal stacks, one above the other. The group's `onChange` changes their models.
@MainActor
private final class TwoStacks {
    let stage: StackStage
    let other: DragDropStackView
    let otherModelDelegate: StackModelDelegate
    let group: DragDropStackGroup
    var moves: [String] = []
    /// The sums of the numbers of arranged views in the two stacks, one recorded at each `onChange`. All should be
    /// equal.
    var totals: Set<Int> = []

    init(_ count: Int = 3, _ otherCount: Int = 2) throws {
        stage = try StackStage(count)
        let tiles = (0..<otherCount).map { Tile("W\($0)") }
        other = DragDropStackView(arrangedSubviews: tiles)
        other.spacing = 10
        otherModelDelegate = StackModelDelegate(tiles.map(\.name))
        other.dragDelegate = otherModelDelegate
        other.accessibilityLabel = "Other"
        stage.stack.accessibilityLabel = "Own"
        stage.controller.view.addSubview(other)
        group = DragDropStackGroup([stage.stack, other])
        resize()
        group.onChange = { [unowned self] move in
            let source = modelDelegate(move.source)
            let target = modelDelegate(move.target)
            let name = source.model.remove(at: move.sourceIndex)
            target.model.insert(name, at: move.targetIndex)
            moves.append("\(name) \(move.sourceIndex) \(move.targetIndex)")
            totals.insert(stage.stack.arrangedSubviews.count + other.arrangedSubviews.count)
        }
    }

    private func modelDelegate(_ stack: DragDropStackView) -> StackModelDelegate {
        stack === other ? otherModelDelegate : stage.modelDelegate
    }

    func resize() {
        let size = other.sizeThatFits(.zero)
        other.frame = CGRect(x: 15, y: 200, width: size.width, height: size.height)
        stage.stack.frame.size = stage.stack.sizeThatFits(.zero)
        stage.screen.advance(by: 0.1)
    }

    func middleOfOther(_ index: Int) -> CGPoint { other.convert(other.arrangedSubviews[index].center, to: nil) }

    func expectSettled(sourceLocation: SourceLocation = #_sourceLocation) throws {
        try stage.screen.settle()
        resize()
        try stage.expectSettled(ids: stage.modelDelegate.model, sourceLocation: sourceLocation)
        #expect(other.names == otherModelDelegate.model, sourceLocation: sourceLocation)
        for case let tile as Tile in other.arrangedSubviews {
            #expect(tile.alpha == 1, "\(tile.name)", sourceLocation: sourceLocation)
            #expect(tile.transform == .identity, "\(tile.name)", sourceLocation: sourceLocation)
        }
        let all = (stage.modelDelegate.model + otherModelDelegate.model).count
        #expect(totals.isEmpty || totals == [all], sourceLocation: sourceLocation)
        let calls = otherModelDelegate.calls
        #expect(
            calls.count(where: { $0 == "begin" }) == calls.count(where: { $0 == "end" || $0 == "cancel" }),
            sourceLocation: sourceLocation)
    }
}

@Suite("Stack group: drags between stacks") @MainActor
struct DragDropStackGroupTests {
    @Test("A drop in another stack moves the view once, and it is always in exactly one stack (I36)")
    func across() throws {
        let stacks = try TwoStacks()
        let stage = stacks.stage
        let finger = stage.lift(0)
        finger.move(to: stacks.middleOfOther(0) + CGVector(dx: 10, dy: 0), duration: 0.4)
        finger.hold(0.3)
        #expect(stacks.other.arrangedSubviews[1].transform.tx == 70)
        #expect(stage.tile(1).transform.tx == -70)
        #expect(stage.stack.names == ["V0", "V1", "V2"])
        #expect(stacks.moves == [])
        finger.up()
        #expect(stacks.moves == ["V0 0 1"])
        try stacks.expectSettled()
        #expect(stacks.otherModelDelegate.model == ["W0", "V0", "W1"])
        #expect(stage.modelDelegate.model == ["V1", "V2"])
        #expect(stage.modelDelegate.calls == ["begin", "end"])
        #expect(stacks.otherModelDelegate.calls == [])
    }

    @Test("Dragging a view over another stack and back moves nothing")
    func backAgain() throws {
        let stacks = try TwoStacks()
        let finger = stacks.stage.lift(1)
        let home = stacks.stage.middle(1)
        finger.move(to: stacks.middleOfOther(0), duration: 0.3)
        finger.move(to: home, duration: 0.3)
        finger.up()
        try stacks.expectSettled()
        #expect(stacks.moves == [])
        #expect(stacks.stage.modelDelegate.calls == ["begin", "end"])
    }

    @Test("A cancel over another stack returns the view")
    func cancelled() throws {
        let stacks = try TwoStacks()
        let finger = stacks.stage.lift(1)
        finger.move(to: stacks.middleOfOther(0), duration: 0.3)
        finger.cancel()
        try stacks.expectSettled()
        #expect(stacks.moves == [])
        #expect(stacks.stage.modelDelegate.calls == ["begin", "cancel"])
    }

    @Test(
        "A view returns from a stack that refuses it, is full or disabled, or if its own stack needs it (I39)",
        arguments: 0..<4)
    func refused(by reason: Int) throws {
        let stacks = try TwoStacks()
        switch reason {
        case 0: stacks.otherModelDelegate.refused = ["V1"]
        case 1: stacks.other.configuration.maximumCount = 2
        case 2: stacks.other.isEnabled = false
        default: stacks.stage.stack.configuration.minimumCount = 3
        }
        let finger = stacks.stage.lift(1)
        finger.move(to: stacks.middleOfOther(0), duration: 0.3)
        finger.hold(0.2)
        finger.up()
        try stacks.expectSettled()
        #expect(stacks.moves == [])
        #expect(stacks.otherModelDelegate.calls == [])
    }

    @Test("An empty stack accepts a view, a drop past the last view is last, and the only view can leave (I44)")
    func empty() throws {
        let stacks = try TwoStacks(1, 0)
        let finger = stacks.stage.lift(0)
        finger.move(to: CGPoint(x: 17, y: 203), duration: 0.3)
        finger.up()
        try stacks.expectSettled()
        #expect(stacks.moves == ["V0 0 0"])
        #expect(stacks.stage.modelDelegate.model == [])
        let second = try TwoStacks(1, 1)
        let other = second.stage.lift(0)
        other.move(to: second.middleOfOther(0) + CGVector(dx: 60, dy: 0), duration: 0.3)
        other.up()
        try second.expectSettled()
        #expect(second.moves == ["V0 0 1"])
    }

    @Test("A move between stacks is one undo step, which can be redone (I57)")
    func undo() throws {
        let stacks = try TwoStacks()
        let finger = stacks.stage.lift(0)
        finger.move(to: stacks.middleOfOther(0) + CGVector(dx: 10, dy: 0), duration: 0.4)
        finger.up()
        try stacks.expectSettled()
        let undoManager = try #require(stacks.stage.screen.undoManager)
        undoManager.undo()
        try stacks.expectSettled()
        #expect(stacks.stage.modelDelegate.model == ["V0", "V1", "V2"])
        #expect(stacks.otherModelDelegate.model == ["W0", "W1"])
        #expect(!undoManager.canUndo)
        undoManager.redo()
        try stacks.expectSettled()
        #expect(stacks.otherModelDelegate.model == ["W0", "V0", "W1"])
        #expect(stacks.moves == ["V0 0 1", "V0 1 0", "V0 0 1"])
    }

    @Test("Removing the other stack from its superview during a drag returns the view")
    func otherGone() throws {
        let stacks = try TwoStacks()
        let finger = stacks.stage.lift(0)
        finger.move(to: stacks.middleOfOther(0), duration: 0.4)
        stacks.other.removeFromSuperview()
        finger.hold(0.1)
        finger.up()
        try stacks.stage.expectSettled()
        #expect(stacks.moves == [])
        #expect(stacks.stage.modelDelegate.calls.first == "begin")
        #expect(stacks.other.arrangedSubviews.allSatisfy { $0.transform == .identity })
    }

    @Test("A stack that is disabled or leaves the group during a drag accepts no drop", arguments: [true, false])
    func otherRefusesDuringDrag(isOff: Bool) throws {
        let stacks = try TwoStacks()
        let finger = stacks.stage.lift(0)
        finger.move(to: stacks.middleOfOther(0), duration: 0.4)
        if isOff { stacks.other.isEnabled = false } else { stacks.other.group = nil }
        finger.up()
        try stacks.expectSettled()
        #expect(stacks.moves == [])
        #expect(stacks.otherModelDelegate.calls == [])
    }

    @Test("A custom action moves a view to another stack, with that stack's name")
    func customAction() throws {
        let stacks = try TwoStacks()
        let element = try #require(stacks.stage.screen.accessibilityElement(named: "V1"))
        #expect(stacks.stage.screen.perform("Move to Other", on: element))
        try stacks.expectSettled()
        #expect(stacks.moves == ["V1 1 2"])
        #expect(stacks.stage.modelDelegate.calls == ["begin", "end"])
        #expect(stacks.stage.screen.announcements.last == "V1 moved after W1, 3 of 3")
        #expect(element.accessibilityCustomActions?.map(\.name).contains("Move to Own") == true)
    }

    @Test("If views of the other stack are removed and added during a drag over it, the drop works (I52)")
    func otherChanges() throws {
        let stacks = try TwoStacks()
        let finger = stacks.stage.lift(0)
        finger.move(to: stacks.middleOfOther(1), duration: 0.4)
        stacks.other.arrangedSubviews[0].removeFromSuperview()
        stacks.otherModelDelegate.model.remove(at: 0)
        stacks.other.addArrangedSubview(Tile("W2"))
        stacks.otherModelDelegate.model.append("W2")
        finger.hold(0.2)
        finger.up()
        try stacks.expectSettled()
        #expect(stacks.moves.count == 1)
        #expect(stacks.otherModelDelegate.model.count == 3)
    }

    @Test(
        "A view held at the edge of another scrolled stack scrolls it, and is dropped there (I36, I46)",
        arguments: frameRates)
    func scrollsOther(rate: Double) throws {
        let stage = try StackStage(3)
        stage.screen.framesPerSecond = rate
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 80))
        let other = DragDropStackView(arrangedSubviews: (0..<40).map { Tile("W\($0)") })
        other.frame = CGRect(x: 0, y: 10, width: 2400, height: 60)
        scrollView.contentSize = CGSize(width: 2400, height: 80)
        scrollView.addSubview(other)
        stage.controller.view.addSubview(scrollView)
        stage.screen.advance(by: 0.1)
        let group = DragDropStackGroup([stage.stack, other])
        var moves = 0
        group.onChange = {
            moves += 1
            stage.modelDelegate.model.remove(at: $0.sourceIndex)
        }
        let finger = stage.lift(0)
        finger.move(to: CGPoint(x: 300, y: 240), duration: 0.3)
        finger.move(to: CGPoint(x: 375, y: 240), duration: 0.1)
        finger.hold(0.5)
        var last = scrollView.contentOffset.x
        for _ in 0..<Int(rate) {
            finger.hold(1 / rate)
            #expect(scrollView.contentOffset.x > last)
            last = scrollView.contentOffset.x
        }
        finger.up()
        try stage.expectSettled(ids: ["V1", "V2"])
        #expect(moves == 1)
        #expect(other.names.count == 41)
        #expect(try #require(other.names.firstIndex(of: "V0")) > 8)
    }

    @Test("A stack that has left the group accepts no drop")
    func left() throws {
        let stacks = try TwoStacks()
        stacks.other.group = nil
        #expect(stacks.group.stacks.count == 1)
        let finger = stacks.stage.lift(0)
        finger.move(to: stacks.middleOfOther(0), duration: 0.4)
        finger.up()
        try stacks.expectSettled()
        #expect(stacks.moves == [])
    }

    // MARK: - Removal by a drop outside

    @Test("A view dropped outside beyond removalDistance is removed, in one undo step", arguments: [true, false])
    func removed(isFar: Bool) throws {
        let stage = try StackStage()
        stage.stack.configuration.removalDistance = 60
        let finger = stage.lift(1)
        finger.move(by: CGVector(dx: 0, dy: isFar ? 110 : 80), duration: 0.3)
        finger.hold(0.3)
        #expect(((stage.lifted?.alpha ?? 0) < 0.6) == isFar)
        finger.up()
        try stage.expectSettled(ids: isFar ? ["V0", "V2", "V3", "V4"] : nil)
        #expect(stage.modelDelegate.calls == (isFar ? ["begin", "remove 1", "end"] : ["begin", "end"]))
        guard isFar else { return }
        stage.screen.undoManager?.undo()
        try stage.expectSettled()
        #expect(stage.modelDelegate.model == ["V0", "V1", "V2", "V3", "V4"])
        stage.screen.undoManager?.redo()
        try stage.expectSettled(ids: ["V0", "V2", "V3", "V4"])
    }

    @Test("A view dragged out and back in, or cancelled outside, is not removed", arguments: [true, false])
    func notRemoved(isCancelled: Bool) throws {
        let stage = try StackStage()
        stage.stack.configuration.removalDistance = 60
        let finger = stage.lift(1)
        finger.move(by: CGVector(dx: 0, dy: 150), duration: 0.3)
        if isCancelled {
            finger.cancel()
        } else {
            finger.move(by: CGVector(dx: 0, dy: -150), duration: 0.3)
            finger.up()
        }
        try stage.expectSettled()
        #expect(stage.modelDelegate.calls == ["begin", isCancelled ? "cancel" : "end"])
    }
}
