// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Window changes during a drag") @MainActor
struct DragWindowChangeTests {
    /// A change of the window's size, orientation or scale.
    enum Change: CaseIterable { case size, rotation, scale, sizeAndScale }

    /// The kind of input with which a test drags.
    enum Leader: CaseIterable { case finger, mouse, keys }

    private let stage = DragStage()

    init() {
        // The keyboard lifts a view only if the focused item is inside it.
        stage.source.addSubview(Focusable(frame: stage.source.bounds))
        stage.screen.advance(by: 0.1)
    }

    private final class Focusable: UIView {
        override var canBecomeFocused: Bool { true }
    }

    private func perform(_ change: Change) {
        let size = CGSize(width: 400, height: 600)
        switch change {
        case .size: stage.screen.size = CGSize(width: 400, height: 580)
        case .rotation: stage.screen.size = CGSize(width: size.height, height: size.width)
        case .scale: stage.screen.surface.resize(to: size, scale: 3)
        case .sizeAndScale: stage.screen.surface.resize(to: CGSize(width: 300, height: 450), scale: 1)
        }
        stage.screen.advance(by: 0.05)
    }

    /// Restores the window's size and scale.
    private func restore() { stage.screen.surface.resize(to: CGSize(width: 400, height: 600), scale: 2) }

    /// Drags the source over the target.
    ///
    /// - Returns: A closure that ends the drag with a drop at the current place.
    private func dragToTarget(_ leader: Leader) -> () -> Void {
        switch leader {
        case .finger:
            let finger = stage.dragToTarget()
            return { finger.up() }
        case .mouse:
            let mouse = stage.screen.mouse
            mouse.move(to: stage.middle(of: stage.source))
            mouse.press()
            mouse.move(by: CGVector(dx: 10, dy: 0))
            mouse.move(to: stage.middle(of: stage.target), duration: 0.2)
            return { mouse.release() }
        case .keys:
            stage.screen.press(.tab)
            stage.screen.press(.keyboardD, modifiers: .control)
            stage.screen.press(.tab)
            stage.screen.advance(by: 0.5)
            return { stage.screen.press(.space) }
        }
    }

    @Test(
        "Resizing, rotating or rescaling the window cancels the drag, and the next one drops (I50)",
        arguments: Leader.allCases, Change.allCases)
    func dragging(leader: Leader, change: Change) throws {
        let letGo = dragToTarget(leader)
        #expect(stage.log.drain().contains("into blue"))
        perform(change)
        letGo()
        try stage.screen.settle()
        let calls = stage.log.drain()
        #expect(calls.filter { $0.hasPrefix("red will end") } == ["red will end: cancel"], "\(calls)")
        #expect(calls.filter { $0.hasPrefix("red ended") } == ["red ended: cancel"])
        #expect(calls.filter { $0 == "blue ends" }.count == 1)
        #expect(!calls.contains("drop on blue"))
        try expectNoLeftovers(stage.screen)
        restore()
        stage.screen.advance(by: 0.1)
        dragToTarget(.finger)()
        try stage.screen.settle()
        #expect(stage.log.drain().contains("drop on blue"))
        try expectNoLeftovers(stage.screen)
    }

    @Test("A window change before the first movement reverses the lift (I50)", arguments: Change.allCases)
    func lifted(change: Change) throws {
        let finger = stage.lift()
        _ = stage.log.drain()
        perform(change)
        finger.move(by: CGVector(dx: 60, dy: 0), duration: 0.1)
        finger.up()
        try expectNoLeftovers(stage.screen)
        #expect(stage.log.drain() == ["red lift start"])
    }

    @Test("A drop or return animation finishes despite a window change (I50)", arguments: Change.allCases)
    func landing(change: Change) throws {
        stage.dropDelegate.drops = { $0 }
        for operation in [UIDropOperation.copy, .forbidden] {
            stage.dropDelegate.proposal = UIDropProposal(operation: operation)
            stage.dragToTarget().up()
            perform(change)
            try expectNoLeftovers(stage.screen)
            let calls = stage.log.drain()
            #expect(calls.filter { $0.hasPrefix("red ended") } == ["red ended: \(operation.word)"])
            #expect(calls.filter { $0 == "blue ends" }.count == 1)
            restore()
            stage.screen.advance(by: 0.1)
        }
    }
}
