// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Deleting a dragged item") @MainActor
struct DeletedItemTests {
    /// The current opacity of a view on screen.
    private func alpha(_ view: UIView) -> Float { view.layer.presentation()?.opacity ?? view.layer.opacity }

    /// Advances frames until a drag preview is removed. Checks that the preview fades without moving, and that none of
    /// the `others` moves by 12 points or more in a frame.
    private func expectFade(
        of preview: UIView, beside others: [UIView], on screen: TestScreen,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        func places() -> [CGPoint] {
            others.map { view in
                let frame = (view.layer.presentation() ?? view.layer).frame
                return CGPoint(x: frame.midX, y: frame.midY)
            }
        }
        let center = preview.center
        var (before, last, frames) = (places(), alpha(preview), 0)
        while preview.superview != nil, frames < 60 {
            screen.advance(by: 1 / 60)
            frames += 1
            let now = places()
            for (old, new) in zip(before, now) {
                #expect(hypot(new.x - old.x, new.y - old.y) < 12, "\(frames)", sourceLocation: sourceLocation)
            }
            let isThere = preview.superview != nil
            #expect(!isThere || alpha(preview) <= last && preview.center == center, sourceLocation: sourceLocation)
            (before, last) = (now, alpha(preview))
        }
        #expect(frames >= 6, "\(frames)", sourceLocation: sourceLocation)
        #expect(frames < 60, "\(frames)", sourceLocation: sourceLocation)
    }

    @Test("The preview of a deleted row fades, and the other rows close the gap (I91)")
    func row() throws {
        let stage = RowsStage()
        let finger = stage.drag(2, to: 5)
        finger.hold(0.4)
        let (preview, others) = (try #require(stage.lifted.last), [0, 1, 3, 4, 5, 6, 7].compactMap { stage.cell($0) })
        stage.controller.model[0].remove(at: 2)
        stage.table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
        expectFade(of: preview, beside: others, on: stage.screen)
        finger.up()
        try stage.expectSettled(ids: stage.model)
        #expect(stage.controller.calls == ["begin 2", "cancelled"])
    }

    @Test("The preview of a view that is removed from its stack fades, and the others close the gap (I91)")
    func view() throws {
        let stage = try StackStage()
        let views = stage.stack.arrangedSubviews
        let finger = stage.drag(1, to: 3)
        finger.hold(0.4)
        let preview = try #require(stage.lifted)
        stage.modelDelegate.model.remove(at: 1)
        views[1].removeFromSuperview()
        expectFade(of: preview, beside: [views[0], views[2], views[3], views[4]], on: stage.screen)
        finger.up()
        try stage.expectSettled(ids: stage.modelDelegate.model)
        #expect(stage.modelDelegate.calls == ["begin", "cancel"])
    }

    @Test("An item that is removed from its board fades (I91)")
    func item() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 400)))
        let finger = stage.drag("A", by: 100, 100)
        let view = stage.view("A")
        stage.replace([stage.model[1]])
        expectFade(of: view, beside: [stage.view("B")], on: stage.screen)
        finger.up()
        try stage.expectSettled()
    }

    @Test("With reduced motion, the preview of a deleted item disappears at once (I85, I91)")
    func reducedMotion() throws {
        let rows = RowsStage()
        rows.screen.traits.prefersReducedMotion = true
        let finger = rows.drag(2, to: 5)
        rows.controller.model[0].remove(at: 2)
        rows.table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
        rows.screen.advance(by: 0.05)
        #expect(rows.lifted.isEmpty)
        finger.up()
        let stack = try StackStage()
        stack.screen.traits.prefersReducedMotion = true
        let other = stack.drag(1, to: 3)
        stack.stack.arrangedSubviews[1].removeFromSuperview()
        stack.screen.advance(by: 0.05)
        #expect(stack.lifted == nil)
        other.up()
    }
}
