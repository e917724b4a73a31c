// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Stack: views arranged by constraints") @MainActor
struct DragDropStackConstraintTests {
    /// Ties the edges of the stage's stack to the content of its scroll view.
    private func tieToContent(_ stage: StackStage) throws {
        let (stack, content) = (stage.stack, try #require(stage.scrollView).contentLayoutGuide)
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 5),
            stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -5),
            stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        ])
        try stage.screen.settle()
    }

    @Test("A view is dragged to the end of a stack that constraints place in a scroll view")
    func scrolledStack() throws {
        let stage = try StackStage(20, scrolls: true)
        try tieToContent(stage)
        #expect(!stage.stack.constraints.isEmpty)
        #expect(stage.scrollView?.contentSize == CGSize(width: 1400, height: 80))
        let finger = stage.lift(1)
        finger.move(to: stage.place(5), duration: 0.3)
        finger.hold(4)
        finger.up()
        try stage.expectSettled()
        #expect(stage.modelDelegate.calls == ["begin", "move 1 19", "end"])
        #expect(stage.stack.names == stage.modelDelegate.model)
        #expect(stage.stack.arrangedSubviews.map(\.frame.minX) == (0..<20).map { CGFloat($0) * 70 })
        #expect(stage.scrollView?.contentSize == CGSize(width: 1400, height: 80))
    }

    @Test("A view keeps a width from constraints at its new place")
    func widthOfDraggedView() throws {
        let stage = try StackStage(4, scrolls: true)
        try tieToContent(stage)
        let dragged = stage.tile(0)
        dragged.widthAnchor.constraint(equalToConstant: 100).isActive = true
        try stage.screen.settle()
        stage.drag(0, to: 2).up()
        try stage.expectSettled()
        #expect(stage.stack.names == ["V1", "V2", "V0", "V3"])
        #expect(stage.stack.arrangedSubviews.map(\.frame.minX) == [0, 70, 140, 250])
        #expect(dragged.frame.width == 100)
    }

    @Test("A drag between two stacks leaves each view in one of them")
    func otherStack() throws {
        let stage = try StackStage(3, axis: .vertical)
        let (other, group) = stage.joinColumn(["A", "B"])
        for view in stage.stack.arrangedSubviews + other.arrangedSubviews {
            view.heightAnchor.constraint(equalToConstant: 60).isActive = true
        }
        try stage.screen.settle()
        let finger = stage.lift(1)
        finger.move(to: other.convert(CGPoint(x: 30, y: 65), to: nil), duration: 0.3)
        finger.hold(0.5)
        finger.up()
        try stage.screen.settle()
        #expect(stage.stack.names == ["V0", "V2"])
        #expect(other.names == ["A", "V1", "B"])
        #expect(other.arrangedSubviews.map(\.frame.minY) == [0, 70, 140])
        #expect(other.arrangedSubviews.map(\.frame.height) == [60, 60, 60])
        withExtendedLifetime(group) {}
    }
}
