// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("External drag: taps with another finger") @MainActor
struct AddingToExternalDragTests {
    private let stage = DragStage()
    private let other = UIView(frame: CGRect(x: 250, y: 50, width: 100, height: 100))
    private let green: LoggingDragDelegate
    private let listener = GestureListener()

    init() {
        stage.dragDelegate.items = [UIDragItem(itemProvider: NSItemProvider(object: "one" as NSString))]
        green = LoggingDragDelegate("green", stage.log)
        green.added = [UIDragItem(itemProvider: NSItemProvider(object: "more" as NSString))]
        other.addInteraction(UIDragInteraction(delegate: green))
        let tap = UITapGestureRecognizer()
        tap.name = "tap"
        tap.addTarget(listener, action: GestureListener.record)
        other.addGestureRecognizer(tap)
        stage.container.addSubview(other)
    }

    /// Taps the second, green drag source, and returns the calls to its drag delegate.
    private func heardOfTap() -> [String] {
        stage.screen.advance(by: 0.1)
        _ = stage.log.drain()
        stage.screen.tap(at: stage.middle(of: other))
        stage.screen.advance(by: 0.1)
        return stage.log.drain().filter { $0.hasPrefix("green") }
    }

    @Test("While a finger drags, a tap adds its item to the drag and is no other tap")
    func ownDrag() throws {
        let finger = stage.dragToTarget()
        #expect(heardOfTap().first == "green adds at 50 50")
        #expect(stage.dragDelegate.session?.items.count == 2)
        #expect(listener.calls.isEmpty)
        finger.cancel()
        try expectNoLeftovers(stage.screen)
    }

    @Test("After items have been offered to other apps, a tap adds nothing and is an ordinary tap")
    func externalDrag() async throws {
        let drag = try stage.dragOutOfWindow()
        #expect(heardOfTap() == [])
        drag.move(to: stage.middle(of: stage.target))
        #expect(heardOfTap() == [])
        #expect(stage.dragDelegate.session?.items.count == 1)
        #expect(listener.calls == ["tap ended", "tap ended"])
        drag.move(to: DragStage.elsewhere)
        _ = stage.log.drain()
        drag.dropOnOtherApp(accepting: .move)
        await finishProviderLoads()
        drag.finish(.move)
        await stage.screen.advance(by: 0.1)
        #expect(stage.log.drain().filter { $0.hasPrefix("green") } == [], "the delegates of the target were not called")
        try expectNoLeftovers(stage.screen)
    }

    @Test("A tap adds nothing to a drag from another app, and is an ordinary tap (fact 256)")
    func incomingDrag() throws {
        let drop = stage.visit([("text/plain", Data("theirs".utf8))])
        stage.send(drop, .entered(stage.middle(of: stage.target)))
        #expect(heardOfTap() == [])
        #expect(stage.dropDelegate.session?.items.count == 1)
        #expect(listener.calls == ["tap ended"])
        stage.send(drop, .left)
        try expectNoLeftovers(stage.screen)
    }
}
