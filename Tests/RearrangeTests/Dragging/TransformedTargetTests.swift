// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Drags between views with different scales and rotations (I86)") @MainActor
struct TransformedTargetTests {
    /// Adds a view with the given transform at the upper right of the screen, outside the stage's parent view.
    private func addTarget(_ stage: TransformedStage, _ transform: CGAffineTransform) -> UIView {
        let target = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
        target.center = CGPoint(x: 500, y: 80)
        target.backgroundColor = .systemGray4
        target.transform = transform
        stage.parent.superview?.addSubview(target)
        return target
    }

    private func middle(_ view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    @Test("A row dragged to a table of another scale keeps its size during the drag, and lands on its new row")
    func table() throws {
        let stage = TransformedStage(nil, in: ParentTransform.half.value)
        let (source, other) = (PlainRows(), PlainRows())
        other.names = ["X"]
        let from = source.makeTable(stage.parent.bounds)
        stage.parent.addSubview(from)
        let target = addTarget(stage, ParentTransform.turned.value)
        let to = other.makeTable(target.bounds)
        target.addSubview(to)
        for (table, rows) in [(from, source), (to, other)] {
            (table.dragDelegate, table.dropDelegate, table.dragInteractionEnabled) = (rows, rows, true)
        }
        stage.screen.advance(by: 0.1)
        let cell = try #require(source.cell(of: "R1", in: from))
        let (home, start) = (Corners(cell), middle(cell))
        let finger = stage.screen.touch(at: start)
        finger.hold(0.5)
        let end = middle(target)
        finger.move(to: end, duration: 0.3)
        finger.hold(0.4)
        let way = CGVector(dx: end.x - start.x, dy: end.y - start.y)
        let picture = try #require(stage.seen("DragPreviewView"))
        let seen = Corners(picture, isAnimated: true)
        #expect(seen.distance(to: home.moved(by: way)) <= 0.5)
        finger.up()
        stage.screen.advance(by: 0.05)
        let landing = Corners(picture)
        try stage.screen.settle()
        let row = try #require(other.cell(of: "R1", in: to))
        #expect(landing.distance(to: Corners(row)) <= 0.5, "\(landing) instead of \(Corners(row))")
    }

    @Test("The transform of a preview target is combined with the transforms of its container")
    func ownTransform() throws {
        let stage = TransformedStage(nil, in: ParentTransform.half.value)
        let target = addTarget(stage, ParentTransform.turned.value)
        let owner = DraggedTile()
        owner.tile.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
        owner.tile.transform = CGAffineTransform(rotationAngle: .pi / 6)
        owner.target = {
            UIDragPreviewTarget(
                container: target, center: CGPoint(x: 60, y: 50), transform: CGAffineTransform(scaleX: 0.5, y: 0.5))
        }
        stage.parent.addSubview(owner.tile)
        owner.tile.addInteraction(UIDragInteraction(delegate: owner))
        target.addInteraction(UIDropInteraction(delegate: owner))
        let wanted = UIView(frame: CGRect(x: 10, y: 28, width: 100, height: 44))
        wanted.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        target.addSubview(wanted)
        stage.screen.advance(by: 0.1)
        let (home, start) = (Corners(owner.tile), middle(owner.tile))
        let finger = stage.screen.touch(at: start)
        finger.hold(0.5)
        let picture = try #require(stage.seen("DragPreviewView"))
        #expect(Corners(picture).distance(to: home) <= 0.5)
        finger.move(to: middle(target), duration: 0.3)
        finger.hold(0.4)
        let way = CGVector(dx: middle(target).x - start.x, dy: middle(target).y - start.y)
        #expect(Corners(picture).distance(to: home.moved(by: way)) <= 0.5)
        finger.up()
        stage.screen.advance(by: 0.05)
        #expect(Corners(picture).distance(to: Corners(wanted)) <= 0.5)
        try stage.screen.settle()
    }

    @Test("The default preview of a drop has the item's place on screen, in the destination's coordinates")
    func standard() throws {
        let stage = TransformedStage(nil, in: ParentTransform.double.value)
        let target = addTarget(stage, ParentTransform.halfAndTurned.value)
        let owner = DraggedTile()
        owner.tile.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
        stage.parent.addSubview(owner.tile)
        owner.tile.addInteraction(UIDragInteraction(delegate: owner))
        let keeper = StandardKeeper()
        target.addInteraction(UIDropInteraction(delegate: keeper))
        stage.screen.advance(by: 0.1)
        let finger = stage.screen.touch(at: middle(owner.tile))
        finger.hold(0.5)
        finger.move(to: middle(target), duration: 0.3)
        finger.hold(0.4)
        let seen = Corners(try #require(stage.seen("DragPreviewView")))
        finger.up()
        let standard = try #require(keeper.standard?.target)
        let copy = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        (copy.center, copy.transform) = (standard.center, standard.transform)
        target.addSubview(copy)
        #expect(Corners(copy).distance(to: seen) <= 0.5)
        try stage.screen.settle()
    }

    @Test("A preview from previewProvider has its own size, and a cancel animates it to the source's frame")
    func provider() throws {
        let stage = TransformedStage(nil, in: ParentTransform.halfAndTurned.value)
        let owner = DraggedTile()
        owner.tile.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
        owner.provider = { UIDragPreview(view: UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))) }
        stage.parent.addSubview(owner.tile)
        owner.tile.addInteraction(UIDragInteraction(delegate: owner))
        stage.screen.advance(by: 0.1)
        let finger = stage.screen.touch(owner.tile)
        finger.hold(0.5)
        finger.move(by: CGVector(dx: 0, dy: 100), duration: 0.3)
        finger.hold(0.5)
        let picture = try #require(stage.seen("DragPreviewView"))
        let (points, point) = (Corners(picture).points, finger.location)
        #expect(abs(points[1].x - points[0].x - 40) <= 0.5)
        #expect(abs(points[2].y - points[1].y - 30) <= 0.5)
        #expect(abs(middle(picture).x - point.x) <= 0.5)
        #expect(abs(middle(picture).y - point.y) <= 0.5)
        finger.cancel()
        stage.screen.advance(by: 0.05)
        #expect(Corners(picture).distance(to: Corners(owner.tile)) <= 0.5)
        try stage.screen.settle()
    }

    @Test("A view dragged to a stack of another scale keeps its size during the drag, and lands on its new place")
    func stack() throws {
        let stage = TransformedStage(nil, in: ParentTransform.half.value)
        let target = addTarget(stage, ParentTransform.turned.value)
        func addStack(_ names: [String], to view: UIView) -> DragDropStackView {
            let stack = DragDropStackView(
                arrangedSubviews: names.map { Tile($0, size: CGSize(width: 60, height: 30)) })
            (stack.axis, stack.spacing, stack.configuration) = (.vertical, 10, .plain)
            stack.frame = CGRect(origin: CGPoint(x: 20, y: 10), size: stack.sizeThatFits(.zero))
            view.addSubview(stack)
            return stack
        }
        let (from, to) = (addStack(["A", "B"], to: stage.parent), addStack(["X"], to: target))
        let group = DragDropStackGroup([from, to])
        stage.screen.advance(by: 0.1)
        let tile = from.arrangedSubviews[0]
        let (home, start, end) = (Corners(tile), middle(tile), middle(to.arrangedSubviews[0]))
        let finger = stage.screen.touch(at: start)
        finger.hold(0.5)
        finger.move(to: end, duration: 0.3)
        finger.hold(0.4)
        let way = CGVector(dx: end.x - start.x, dy: end.y - start.y)
        let picture = try #require(stage.seen("DragPreview"))
        #expect(Corners(picture, isAnimated: true).distance(to: home.moved(by: way)) <= 0.5)
        finger.up()
        stage.screen.advance(by: 0.05)
        let landing = Corners(picture)
        try stage.screen.settle()
        #expect(to.names.contains("A"))
        #expect(group.stacks.count == 2)
        #expect(landing.distance(to: Corners(tile)) <= 0.5, "\(landing) instead of \(Corners(tile))")
    }

    @Test("The animation of undo in a transformed stack starts at the view's place on screen")
    func undo() throws {
        let stage = TransformedStage(.stack, in: ParentTransform.halfAndTurned.value)
        let tile = try #require(stage.item)
        let stack = try #require(tile.superview as? DragDropStackView)
        let finger = try stage.lift()
        finger.move(by: stage.down(64), duration: 0.3)
        finger.up()
        try stage.screen.settle()
        let before = Corners(tile)
        stage.screen.undoManager?.undo()
        let first = Corners(tile, isAnimated: true)
        #expect(stack.names == ["V0", "V1", "V2"])
        #expect(first.distance(to: before) <= 1, "\(first) instead of \(before)")
        try stage.screen.settle()
    }

    @Test("In a mirrored table whose cells are mirrored back, the drag preview covers the row")
    func upsideDown() throws {
        let stage = TransformedStage(nil, in: CGAffineTransform(scaleX: 1, y: -1))
        let rows = PlainRows()
        rows.cellTransform = CGAffineTransform(scaleX: 1, y: -1)
        let table = rows.makeTable(stage.parent.bounds)
        stage.parent.addSubview(table)
        let reorderer = RowReorderer(tableView: table)
        reorderer.configuration.scale = 1
        stage.screen.advance(by: 0.1)
        let cell = try #require(rows.cell(of: "R1", in: table))
        let home = Corners(cell)
        let finger = stage.screen.touch(at: middle(cell))
        finger.hold(0.8)
        let picture = try #require(stage.seen("DragPreview")?.subviews.last)
        #expect(Corners(picture, isAnimated: true).distance(to: home) <= 0.5)
        finger.cancel()
        stage.screen.advance(by: 0.05)
        #expect(Corners(picture).distance(to: home) <= 0.5)
        try stage.screen.settle()
    }

    @Test("The preview of a context menu covers its source, and returns to it", arguments: ParentTransform.allCases)
    func menu(transform: ParentTransform) throws {
        let stage = TransformedStage(nil, in: transform.value)
        let (tile, owner) = (Tile("T"), TileMenu())
        tile.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
        stage.parent.addSubview(tile)
        tile.addInteraction(UIContextMenuInteraction(delegate: owner))
        stage.screen.advance(by: 0.1)
        let home = Corners(tile)
        let finger = stage.screen.touch(tile)
        finger.hold(1)
        finger.up()
        let preview = try #require(stage.seen("LiftedPreview"))
        #expect(Corners(preview, isAnimated: true).distance(to: home) <= 0.5)
        // The source moves while the menu is open.
        tile.center.y += 60
        stage.screen.tap(at: CGPoint(x: 5, y: 595))
        let target = Corners(preview)
        #expect(target.distance(to: Corners(tile)) <= 0.5)
        try stage.screen.settle()
    }
}

/// A drop delegate that records the default preview of a drop.
@MainActor
private final class StandardKeeper: NSObject, UIDropInteractionDelegate {
    private(set) var standard: UITargetedDragPreview?

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        standard = defaultPreview
        return defaultPreview
    }
}

/// A delegate that provides a context menu with one action.
@MainActor
private final class TileMenu: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(children: [UIAction(title: "Do") { _ in }])
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { interaction.view.map { UITargetedPreview(view: $0) } }
}
