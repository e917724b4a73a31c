// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Window changes during an external drag") @MainActor
struct ExternalDragWindowTests {
    /// A change of the window's size or scale.
    enum Change: CaseIterable {
        case size, creepingSize, scale
    }

    private let stage = DragStage()

    init() {
        stage.dragDelegate.items = [UIDragItem(itemProvider: NSItemProvider(object: "one" as NSString))]
    }

    private func perform(_ change: Change) {
        switch change {
        case .size: stage.screen.size = CGSize(width: 400, height: 580)
        case .creepingSize: for width in [401.0, 402] { stage.screen.size = CGSize(width: width, height: 600) }
        case .scale: stage.screen.surface.resize(to: CGSize(width: 400, height: 600), scale: 3)
        }
    }

    @Test(
        "Resizing by more than a point, or rescaling, cancels the drag inside and outside (I50)",
        arguments: Change.allCases, [true, false])
    func own(change: Change, isInside: Bool) throws {
        let drag = try stage.dragOutOfWindow()
        if isInside { drag.move(to: stage.middle(of: stage.target)) }
        stage.screen.size = CGSize(width: 401, height: 600)
        stage.screen.advance(by: 0.1)
        #expect(!drag.isCancelled)
        _ = stage.log.drain()
        perform(change)
        #expect(drag.isCancelled)
        try expectNoLeftovers(stage.screen)
        let calls = stage.log.drain()
        #expect(calls.filter { $0.hasPrefix("red will end") } == ["red will end: cancel"])
        #expect(calls.filter { $0.hasPrefix("red ended") } == ["red ended: cancel"])
        #expect(calls.contains("blue ends") == isInside)
        stage.lift().up()
        #expect(stage.log.drain().first == "red items", "the next one can be lifted")
    }

    @Test(
        "Resizing or rescaling refuses a drag from another app until it enters again (I50)",
        arguments: Change.allCases)
    func incomingDrag(change: Change) throws {
        let middle = stage.middle(of: stage.target)
        let text: [(format: String, data: Data?)] = [("text/plain", Data("theirs".utf8))]
        let drop = stage.visit(text)
        stage.send(drop, .entered(middle))
        stage.screen.size = CGSize(width: 401, height: 600)
        stage.screen.advance(by: 0.1)
        #expect(drop.proposal == .copy)
        _ = stage.log.drain()
        perform(change)
        #expect(stage.log.drain() == ["out of blue", "blue ends"])
        #expect(drop.proposal == nil)
        stage.send(drop, .moved(middle))
        #expect(stage.log.drain() == [])
        #expect(drop.proposal == nil)
        stage.send(drop, .left)
        let again = stage.visit(text)
        stage.send(again, .entered(middle))
        #expect(stage.log.drain() == ["blue?", "into blue", "over blue"])
        #expect(again.proposal == .copy)
        stage.send(again, .left)
        try expectNoLeftovers(stage.screen)
    }

    @Test("A drop right after a resize is refused, and the other app is told")
    func late() throws {
        let drop = stage.visit([("text/plain", Data("theirs".utf8))])
        stage.send(drop, .entered(stage.middle(of: stage.target)))
        perform(.size)
        stage.send(drop, .dropped(stage.middle(of: stage.target)))
        #expect(drop.outcome == .some(nil))
        #expect(drop.requestedFormats.isEmpty)
        try expectNoLeftovers(stage.screen)
    }

    @Test("Deactivating the window keeps an external drag, because the user may drop in another app")
    func deactivated() throws {
        let drag = try stage.dragOutOfWindow()
        stage.screen.isActive = false
        stage.screen.advance(by: 0.1)
        #expect(!drag.isCancelled)
        #expect(!stage.log.drain().contains { $0.hasPrefix("red will end") })
        drag.endWithoutDrop()
        try expectNoLeftovers(stage.screen)
    }
}
