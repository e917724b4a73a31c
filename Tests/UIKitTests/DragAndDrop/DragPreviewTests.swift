// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Drag and drop: previews") @MainActor
struct DragPreviewTests {
    private let stage = DragStage()
    private let far = CGPoint(x: 300, y: 250)

    private func color(_ point: CGPoint) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
        let seen = Pixels(stage.screen.capture()).color(at: point)
        return (seen.red, seen.green, seen.blue)
    }

    private func isRed(_ point: CGPoint) -> Bool { color(point).red > 0.7 && color(point).green < 0.5 }
    private func isGreen(_ point: CGPoint) -> Bool { color(point).green > 0.4 && color(point).red < 0.3 }
    private func isWhite(_ point: CGPoint) -> Bool { color(point).red > 0.95 && color(point).green > 0.95 }

    @Test("fact 250: the lifted preview is live, and static once the finger moves")
    func live() throws {
        let finger = stage.lift()
        stage.source.center = CGPoint(x: 300, y: 300)
        stage.source.backgroundColor = .green
        finger.hold(0.05)
        #expect(isGreen(CGPoint(x: 100, y: 100)))
        #expect(isGreen(CGPoint(x: 300, y: 300)))
        finger.move(to: CGPoint(x: 100, y: 300), duration: 0.3)
        stage.source.backgroundColor = .red
        finger.hold(0.3)
        #expect(isGreen(CGPoint(x: 100, y: 300)))
        #expect(isRed(CGPoint(x: 300, y: 300)))
        finger.up()
        stage.screen.advance(by: 0.05)
        #expect(stage.previewViews.count == 1)
        try expectNoLeftovers(stage.screen)
    }

    @Test("fact 251: an item without a preview is invisible, and can still be dragged")
    func invisible() throws {
        stage.dragDelegate.lifts = { _, _ in nil }
        let finger = stage.dragToTarget()
        #expect(stage.previewViews.isEmpty)
        #expect(stage.badge == nil)
        finger.up()
        try stage.screen.settle()
        let calls = stage.log.drain()
        #expect(calls.contains("drop on blue"))
        #expect(calls.contains("blue animates drop"))
        #expect(!calls.contains("blue preview for drop"))
        try expectNoLeftovers(stage.screen)
    }

    @Test("fact 252: a preview is clipped to its path, centred on the target, and opaque")
    func parameters() throws {
        #expect(UIDragPreviewParameters().backgroundColor == .systemBackground)
        #expect(UIDragPreviewParameters().visiblePath == nil)
        stage.source.backgroundColor = .clear
        let half = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 25))
        half.backgroundColor = .red
        stage.source.addSubview(half)
        stage.container.backgroundColor = .blue
        stage.dragDelegate.lifts = { interaction, _ in
            let parameters = UIDragPreviewParameters()
            parameters.visiblePath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 50))
            return interaction.view.map { UITargetedDragPreview(view: $0, parameters: parameters) }
        }
        let finger = stage.lift()
        finger.hold(0.3)
        finger.move(by: CGVector(dx: 150, dy: 100), duration: 0.3)
        finger.hold(0.3)
        // Before the lift, the clipped view was at x = 50...150 and y = 50...100. Its preview has grown slightly.
        let previewView = try #require(stage.previewViews.first)
        #expect(previewView.bounds.size == CGSize(width: 100, height: 50))
        #expect(isRed(CGPoint(x: 250, y: 160)))
        #expect(isWhite(CGPoint(x: 250, y: 190)))
        #expect(color(CGPoint(x: 250, y: 215)).blue > 0.6)
        #expect(!isWhite(CGPoint(x: 250, y: 215)))
        finger.up()
        try expectNoLeftovers(stage.screen)
    }

    @Test("A preview keeps the parameters it was made with")
    func copies() {
        let parameters = UIDragPreviewParameters()
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        parameters.visiblePath = path
        path.apply(CGAffineTransform(scaleX: 2, y: 2))
        let lifted = UITargetedDragPreview(view: stage.source, parameters: parameters)
        let dragged = UIDragPreview(view: stage.source, parameters: parameters)
        parameters.visiblePath = nil
        parameters.backgroundColor = .red
        for kept in [lifted.parameters, dragged.parameters] {
            #expect(kept.visiblePath?.bounds.width == 10)
            #expect(kept.backgroundColor == .systemBackground)
            #expect(kept is UIDragPreviewParameters)
        }
    }

    @Test("fact 254, fact 255: several items are stacked, the first in front, with a count badge")
    func previewStack() throws {
        stage.dragDelegate.items = (0..<3).map { _ in UIDragItem(itemProvider: NSItemProvider()) }
        var colors: [UIColor] = [.green, .red, .red]
        stage.dragDelegate.lifts = { interaction, _ in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
            view.backgroundColor = colors.removeFirst()
            return UITargetedDragPreview(
                view: view, parameters: UIDragPreviewParameters(),
                target: UIDragPreviewTarget(container: interaction.view!, center: CGPoint(x: 50, y: 50)))
        }
        stage.dropDelegate.proposal = UIDropProposal(operation: .move)
        let finger = stage.dragToTarget()
        finger.hold(0.3)
        #expect(stage.previewViews.count == 3)
        #expect(stage.badge?.accessibilityLabel == "3")
        #expect(isGreen(stage.middle(of: stage.target)))
        let angles = Set(stage.previewViews.map { ($0.transform.b * 1000).rounded() })
        #expect(angles.count == 3)
        finger.up()
        try stage.screen.settle()
        #expect(stage.log.calls.filter { $0 == "blue animates drop" }.count == 3)
        try expectNoLeftovers(stage.screen)
    }

    @Test("fact 266: copy shows a plus, forbidden a sign, and move or cancel of one item no badge")
    func badges() throws {
        for (operation, words) in [
            (UIDropOperation.copy, "+"), (.forbidden, "forbidden"), (.move, nil), (.cancel, nil),
        ] {
            stage.dropDelegate.proposal = UIDropProposal(operation: operation)
            let finger = stage.dragToTarget()
            #expect(stage.badge?.accessibilityLabel == words)
            finger.move(to: far)
            #expect(stage.badge == nil)
            finger.cancel()
            #expect(stage.badge == nil)
            try expectNoLeftovers(stage.screen)
        }
    }

    @Test("fact 260: a large preview shrinks during the drag, unless the source prefers full size")
    func size() throws {
        stage.source.frame = CGRect(x: 0, y: 50, width: 400, height: 100)
        for isFull in [false, true] {
            stage.dragDelegate.isFullSize = isFull
            let finger = stage.lift()
            finger.move(by: CGVector(dx: 0, dy: 100), duration: 0.3)
            finger.hold(0.3)
            let previewView = try #require(stage.previewViews.first)
            #expect(abs(previewView.transform.a - (isFull ? 1 : 0.75)) < 0.001)
            #expect(abs(stage.middle(of: previewView).x - 200) < 1)
            #expect(abs(stage.middle(of: previewView).y - 200) < 1)
            finger.up()
            try expectNoLeftovers(stage.screen)
        }
    }

    @Test("fact 267, fact 260: a target can request full size, until the preview has shrunk once")
    func sizeOverDestination() throws {
        stage.source.frame = CGRect(x: 0, y: 50, width: 400, height: 100)
        let own = LoggingDropDelegate("own", stage.log)
        own.proposal.prefersFullSizePreview = true
        stage.source.addInteraction(UIDropInteraction(delegate: own))
        let finger = stage.lift()
        finger.move(by: CGVector(dx: 0, dy: 20), duration: 0.3)
        finger.hold(0.3)
        let previewView = try #require(stage.previewViews.first)
        #expect(previewView.transform.a == 1)
        finger.move(by: CGVector(dx: 0, dy: 100), duration: 0.3)
        finger.move(by: CGVector(dx: 0, dy: -100), duration: 0.3)
        finger.hold(0.3)
        #expect(stage.log.drain().last == "over own")
        #expect(abs(previewView.transform.a - 0.75) < 0.001)
        finger.up()
        try expectNoLeftovers(stage.screen)
    }

    @Test("fact 260: a later proposal that does not prefer full size shrinks the preview")
    func sizeOfLaterProposal() throws {
        stage.source.frame = CGRect(x: 0, y: 50, width: 400, height: 100)
        let own = LoggingDropDelegate("own", stage.log)
        own.proposal.prefersFullSizePreview = true
        stage.source.addInteraction(UIDropInteraction(delegate: own))
        let finger = stage.lift()
        finger.move(by: CGVector(dx: 0, dy: 20), duration: 0.3)
        own.proposal = UIDropProposal(operation: .copy)
        finger.move(by: CGVector(dx: 0, dy: 1))
        finger.hold(0.3)
        let previewView = try #require(stage.previewViews.first)
        #expect(abs(previewView.transform.a - 0.75) < 0.001)
        finger.up()
        try expectNoLeftovers(stage.screen)
    }

    @Test("An unchanged preview is not redrawn in each frame, even with 100 items")
    func still() throws {
        stage.dragDelegate.items = (0..<100).map { _ in UIDragItem(itemProvider: NSItemProvider()) }
        func contents() -> [UIView] {
            stage.previewViews.compactMap { $0.all("LiftedPreview").first?.subviews.first?.subviews.first }
        }
        let finger = stage.lift()
        let before = contents()
        stage.screen.advance(by: 0.1)
        #expect(before.count == 100)
        #expect(zip(before, contents()).allSatisfy { $0 === $1 })
        stage.source.backgroundColor = .green
        stage.screen.advance(by: 0.1)
        let after = contents()
        #expect(after.count == 100)
        #expect(!zip(before, after).contains { $0 === $1 })
        finger.move(to: far)
        finger.up()
        stage.screen.advance(by: 0.1)
        #expect(zip(after, contents()).allSatisfy { $0 === $1 })
        try expectNoLeftovers(stage.screen)
    }

    @Test("fact 273: an item's previewProvider replaces the lift preview, and nil hides it")
    func provider() throws {
        var asked = 0
        stage.dragDelegate.items[0].previewProvider = {
            asked += 1
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            view.backgroundColor = .green
            return UIDragPreview(view: view)
        }
        let finger = stage.lift()
        #expect(asked == 0)
        finger.move(to: far, duration: 0.3)
        finger.hold(0.5)
        #expect(asked == 1)
        // Nothing of the larger lift preview is visible beyond the new preview and its shadow.
        #expect(isGreen(far))
        #expect(isWhite(CGPoint(x: far.x - 49, y: far.y)))
        stage.dragDelegate.items[0].previewProvider = { nil }
        #expect(isWhite(far))
        finger.up()
        try expectNoLeftovers(stage.screen)
    }

    @Test("The preview of a URL is a card with its title and its address")
    func link() throws {
        let url = try #require(URL(string: "https://example.org/list"))
        let preview = UIDragPreview(for: url, title: "A list")
        #expect(preview.view.menuTitles == ["A list", "https://example.org/list"])
        #expect(UIDragPreview(for: url).view.menuTitles == ["https://example.org/list"])
        let target = UIDragPreviewTarget(container: stage.container, center: far)
        let targeted = UITargetedDragPreview(for: url, title: "A list", target: target)
        #expect(targeted.view.menuTitles == preview.view.menuTitles)
        #expect(targeted.target === target)
        #expect(UITargetedDragPreview(for: url, target: target).view.bounds.height < targeted.view.bounds.height)
    }

    @Test("fact 253: a preview of a view in a window takes its target from that view")
    func targeted() {
        stage.source.transform = CGAffineTransform(rotationAngle: 0.1)
        let preview = UITargetedDragPreview(view: stage.source)
        #expect(preview.target.container === stage.container)
        #expect(preview.target.center == CGPoint(x: 100, y: 100))
        #expect(preview.target.transform == stage.source.transform)
        #expect(preview.size == CGSize(width: 100, height: 100))
        let other = preview.retargetedPreview(with: UIDragPreviewTarget(container: stage.target, center: .zero))
        #expect(other.view === stage.source)
        #expect(other.target.container === stage.target)
        stage.source.transform = .identity
    }

    @Test("fact 263: a dropped item moves to the target of the drop preview and shows that preview")
    func intoPlace() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        view.backgroundColor = .green
        stage.dropDelegate.drops = { [target = stage.target] _ in
            UITargetedDragPreview(
                view: view, parameters: UIDragPreviewParameters(),
                target: UIDragPreviewTarget(container: target, center: CGPoint(x: 15, y: 15)))
        }
        let finger = stage.dragToTarget()
        finger.up()
        stage.screen.advance(by: 0.3)
        let previewView = try #require(stage.previewViews.first)
        #expect(stage.middle(of: previewView) == CGPoint(x: 215, y: 415))
        #expect(isGreen(CGPoint(x: 217, y: 417)))
        try expectNoLeftovers(stage.screen)
    }

    @Test("fact 273: setNeedsDropPreviewUpdate has an effect only during the drop animation")
    func update() throws {
        var place = CGPoint(x: 15, y: 15)
        stage.dropDelegate.drops = { [target = stage.target] preview in
            preview.retargetedPreview(with: UIDragPreviewTarget(container: target, center: place))
        }
        let item = stage.dragDelegate.items[0]
        item.setNeedsDropPreviewUpdate()
        let finger = stage.dragToTarget()
        item.setNeedsDropPreviewUpdate()
        #expect(!stage.log.drain().contains("blue preview for drop"))
        finger.up()
        stage.screen.advance(by: 0.1)
        place = CGPoint(x: 100, y: 100)
        _ = stage.log.drain()
        item.setNeedsDropPreviewUpdate()
        #expect(stage.log.drain() == ["blue preview for drop"])
        let previewView = try #require(stage.previewViews.first)
        #expect(stage.middle(of: previewView) == CGPoint(x: 300, y: 500))
        try stage.screen.settle()
        _ = stage.log.drain()
        item.setNeedsDropPreviewUpdate()
        #expect(stage.log.drain() == [])
        try expectNoLeftovers(stage.screen)
    }

    @Test("fact 273: an updated drop preview may be another preview, or nil")
    func updateToOther() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        var wanted: UITargetedDragPreview?
        stage.dropDelegate.drops = { [target = stage.target] preview in
            wanted ?? preview.retargetedPreview(with: UIDragPreviewTarget(container: target, center: .zero))
        }
        let finger = stage.dragToTarget()
        finger.up()
        stage.screen.advance(by: 0.05)
        wanted = UITargetedDragPreview(
            view: view, parameters: UIDragPreviewParameters(),
            target: UIDragPreviewTarget(container: stage.target, center: CGPoint(x: 15, y: 15)))
        stage.dragDelegate.items[0].setNeedsDropPreviewUpdate()
        stage.dragDelegate.items[0].setNeedsDropPreviewUpdate()
        let previewView = try #require(stage.previewViews.first)
        #expect(previewView.bounds.size == view.bounds.size)
        #expect(stage.middle(of: previewView) == CGPoint(x: 215, y: 415))
        #expect(previewView.all("LiftedPreview").count == 2)
        stage.dropDelegate.drops = { _ in nil }
        stage.dragDelegate.items[0].setNeedsDropPreviewUpdate()
        #expect(previewView.alpha == 0)
        try expectNoLeftovers(stage.screen)
    }

    @Test("fact 275: with many items, no drop preview is requested again")
    func updateOfManyItems() throws {
        stage.dragDelegate.items = (0..<11).map { _ in UIDragItem(itemProvider: NSItemProvider()) }
        let finger = stage.dragToTarget()
        finger.up()
        stage.screen.advance(by: 0.05)
        stage.dragDelegate.items[0].setNeedsDropPreviewUpdate()
        #expect(!stage.log.drain().contains("blue preview for drop"))
        try expectNoLeftovers(stage.screen)
    }

    @Test("fact 275: many items all have the default preview and share one animator")
    func manyItems() throws {
        var animators: Set<ObjectIdentifier> = []
        stage.dropDelegate.whenAnimated = { animators.insert(ObjectIdentifier($0)) }
        for (count, expected) in [(10, 10), (11, 1)] {
            animators = []
            stage.dragDelegate.items = (0..<count).map { _ in UIDragItem(itemProvider: NSItemProvider()) }
            let finger = stage.dragToTarget()
            finger.up()
            #expect(animators.count == expected)
            try stage.screen.settle()
            let calls = stage.log.calls
            stage.log.calls = []
            #expect(calls.filter { $0 == "blue preview for drop" }.count == (count == 10 ? 10 : 0))
            #expect(calls.filter { $0 == "blue animates drop" }.count == count)
            #expect(calls.filter { $0 == "blue drop end" }.count == count)
            try expectNoLeftovers(stage.screen)
        }
    }

    @Test("fact 276: a drop takes longer to a far target, and a return takes less than a drop")
    func durations() throws {
        func time(_ place: CGPoint) throws -> TimeInterval {
            stage.dropDelegate.drops = { [ground = stage.container] preview in
                preview.retargetedPreview(with: UIDragPreviewTarget(container: ground, center: place))
            }
            let finger = stage.dragToTarget()
            finger.up()
            let start = stage.screen.now
            while !stage.previewViews.isEmpty { stage.screen.advance(by: 1.0 / 60) }
            return stage.screen.now - start
        }
        let near = try time(stage.middle(of: stage.target))
        let away = try time(CGPoint(x: 275, y: -600))
        #expect(near > 0.32)
        #expect(near < 0.37)
        #expect(away > near + 0.1)
        #expect(away < 0.56)
        let finger = stage.dragToTarget()
        finger.cancel()
        let start = stage.screen.now
        while !stage.previewViews.isEmpty { stage.screen.advance(by: 1.0 / 60) }
        #expect(stage.screen.now - start < near)
        try expectNoLeftovers(stage.screen)
    }

    @Test("Rule 9: a preview released during the lift animation continues from where it is seen")
    func releaseDuringLift() throws {
        stage.source.frame = CGRect(x: 0, y: 50, width: 400, height: 100)
        let finger = stage.screen.touch(at: CGPoint(x: 20, y: 100))
        finger.hold(0.34)
        finger.move(by: CGVector(dx: 0, dy: 100), duration: 0.05)
        stage.screen.advance(by: 0.05)
        let previewView = try #require(stage.previewViews.first)
        let before = try #require(previewView.layer.presentation())
        finger.cancel()
        let after = try #require(previewView.layer.presentation())
        #expect(abs(before.position.x - after.position.x) < 1)
        #expect(abs(before.position.y - after.position.y) < 1)
        #expect(abs(before.affineTransform().a - after.affineTransform().a) < 0.02)
        #expect(after.affineTransform().a < 0.99)
        try expectNoLeftovers(stage.screen)
    }

    @Test("A preview keeps its offset from the mouse, however far the first movement goes")
    func mouseOffset() throws {
        let mouse = stage.screen.mouse
        mouse.move(to: stage.middle(of: stage.source))
        mouse.press()
        mouse.move(by: CGVector(dx: 60, dy: 0))
        mouse.hold(0.5)
        let previewView = try #require(stage.previewViews.first)
        #expect(stage.middle(of: previewView) == CGPoint(x: 160, y: 100))
        mouse.move(to: far)
        #expect(stage.middle(of: previewView) == far)
        mouse.release()
        try expectNoLeftovers(stage.screen)
    }

    @Test("fact 273: the preview of an added item looks like the others")
    func addedPreview() throws {
        let green = LoggingDragDelegate("green", stage.log)
        let other = UIView(frame: CGRect(x: 250, y: 50, width: 100, height: 100))
        stage.container.addSubview(other)
        other.addInteraction(UIDragInteraction(delegate: green))
        let item = UIDragItem(itemProvider: NSItemProvider())
        var asked = 0
        item.previewProvider = {
            asked += 1
            return UIDragPreview(view: UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
        }
        green.added = [item]
        let finger = stage.dragToTarget()
        stage.screen.tap(other)
        stage.screen.advance(by: 0.5)
        #expect(asked == 1)
        let previewViews = stage.previewViews
        #expect(previewViews.map(\.bounds.width).sorted() == [40, 100])
        for previewView in previewViews {
            let lifted = try #require(previewView.all("LiftedPreview").last)
            #expect(lifted.transform.a > 1)
            #expect(lifted.layer.shadowOpacity > 0)
        }
        finger.up()
        try expectNoLeftovers(stage.screen)
    }
}
