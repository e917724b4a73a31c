// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Drag and drop by accessibility actions") @MainActor
struct DragActionTests {
    private let stage = DragStage()

    init() {
        stage.source.isAccessibilityElement = true
        stage.source.accessibilityLabel = "Apple"
        stage.target.accessibilityLabel = "Basket"
    }

    private var spoken: [String] {
        stage.screen.accessibilityElements.map { ($0 as? UIView)?.accessibilityLabel ?? "" }
    }

    private func actions(_ element: UIResponder) -> [String] {
        (element.accessibilityCustomActions ?? []).map(\.name)
    }

    @Test("rule 12: A view is picked up and dropped; its target is an element only during the drag")
    func drops() throws {
        #expect(spoken == ["Apple"])
        #expect(actions(stage.source) == ["Pick Up"])
        #expect(actions(stage.target) == [])
        #expect(stage.screen.perform("Pick Up", on: stage.source))
        #expect(stage.log.drain().contains("red begins"))
        #expect(spoken == ["Apple", "Basket"])
        #expect(actions(stage.source) == ["Put Back"])
        #expect(actions(stage.target) == ["Drop", "Put Back"])
        #expect(stage.screen.perform("Drop", on: stage.target))
        try expectNoLeftovers(stage.screen)
        let calls = stage.log.drain()
        #expect(calls.contains("drop on blue"))
        #expect(calls.contains("red ended: copy"))
        #expect(spoken == ["Apple"])
        #expect(actions(stage.source) == ["Pick Up"])
        #expect(actions(stage.target) == [])
        #expect(stage.screen.announcements == ["Apple lifted", "Apple dropped"])
    }

    @Test("Put Back on the source or on a target cancels the drag")
    func putBack() throws {
        for place in [stage.source, stage.target] {
            #expect(stage.screen.perform("Pick Up", on: stage.source))
            #expect(stage.screen.perform("Put Back", on: place))
            try expectNoLeftovers(stage.screen)
            #expect(stage.log.drain().contains("red ended: cancel"))
            #expect(stage.screen.announcements.last == "Apple put back")
        }
    }

    @Test("A target that cannot take the drag has no Drop action; a forbidden drop continues the drag")
    func refuses() throws {
        stage.dropDelegate.canHandle = false
        #expect(stage.screen.perform("Pick Up", on: stage.source))
        #expect(spoken == ["Apple"])
        #expect(actions(stage.target) == ["Put Back"])
        #expect(stage.screen.perform("Put Back", on: stage.source))
        try stage.screen.settle()
        stage.dropDelegate.canHandle = true
        stage.dropDelegate.proposal = UIDropProposal(operation: .forbidden)
        #expect(stage.screen.perform("Pick Up", on: stage.source))
        #expect(!stage.screen.perform("Drop", on: stage.target))
        stage.screen.advance(by: 0.5)
        #expect(stage.screen.announcements.last == "Cannot be dropped here")
        #expect(actions(stage.source) == ["Put Back"])
        #expect(stage.screen.perform("Put Back", on: stage.source))
        try expectNoLeftovers(stage.screen)
        #expect(!stage.log.drain().contains("drop on blue"))
    }

    @Test("An element offers the actions of the drag source or drop target at its place")
    func places() throws {
        let name = UILabel(frame: CGRect(x: 10, y: 10, width: 50, height: 20))
        name.text = "Red"
        stage.source.isAccessibilityElement = false
        stage.source.addSubview(name)
        // `hint` is not a subview of the drop target, only in front of it.
        let hint = UILabel(frame: stage.target.frame.insetBy(dx: 20, dy: 60))
        hint.text = "Drop it here"
        stage.container.addSubview(hint)
        #expect(stage.screen.perform("Pick Up", on: name))
        #expect(actions(hint) == ["Drop", "Put Back"])
        #expect(stage.screen.perform("Drop", on: hint))
        try stage.screen.settle()
        #expect(stage.log.drain().contains("drop on blue"))
        stage.source.isUserInteractionEnabled = false
        #expect(actions(name) == [])
        stage.source.isUserInteractionEnabled = true
        stage.drag.isEnabled = false
        #expect(actions(name) == [])
    }

    @Test("An accessibility element inside a view is picked up at its own place")
    func parts() throws {
        let part = UIAccessibilityElement(accessibilityContainer: stage.source)
        part.accessibilityLabel = "Stalk"
        part.accessibilityFrameInContainerSpace = CGRect(x: 40, y: 0, width: 20, height: 10)
        stage.source.isAccessibilityElement = false
        stage.source.accessibilityElements = [part]
        #expect(stage.screen.perform("Pick Up", on: part))
        #expect(stage.dragDelegate.session?.location(in: stage.source) == CGPoint(x: 50, y: 5))
        #expect(stage.screen.perform("Put Back", on: part))
        try expectNoLeftovers(stage.screen)
    }

    @Test("An off-screen drop target is scrolled into view for the drop")
    func scrolledAside() throws {
        let page = UIScrollView(frame: CGRect(x: 160, y: 0, width: 240, height: 600))
        page.contentSize = CGSize(width: 240, height: 2000)
        stage.container.addSubview(page)
        stage.target.frame = CGRect(x: 0, y: 1500, width: 150, height: 150)
        page.addSubview(stage.target)
        let name = UILabel(frame: stage.target.bounds)
        name.text = "Blue"
        stage.target.addSubview(name)
        #expect(stage.screen.perform("Pick Up", on: stage.source))
        stage.screen.focus(on: name)
        #expect(stage.screen.perform("Drop", on: name))
        #expect(page.contentOffset.y > CGFloat(900))
        try stage.screen.settle()
        #expect(stage.log.drain().contains("drop on blue"))
    }

    @Test("During a drag with a finger, no drag actions are offered")
    func byFinger() throws {
        let finger = stage.dragToTarget()
        #expect(spoken == ["Apple"])
        #expect(actions(stage.source) == [])
        #expect(actions(stage.target) == [])
        finger.up()
        try expectNoLeftovers(stage.screen)
    }

    @Test("The app's custom actions come first, and drag actions are not stored with them")
    func kept() {
        stage.source.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Eat") { _ in true }]
        #expect(actions(stage.source) == ["Eat", "Pick Up"])
        stage.source.accessibilityCustomActions = stage.source.accessibilityCustomActions
        #expect(actions(stage.source) == ["Eat", "Pick Up"])
        stage.source.accessibilityCustomActions = nil
        #expect(actions(stage.source) == ["Pick Up"])
    }
}
