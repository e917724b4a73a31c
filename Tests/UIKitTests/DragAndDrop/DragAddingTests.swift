// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Choosing the drag session that a tap adds to") @MainActor
struct DragAddingTests {
    /// A drag delegate that adds an item to the first of several sessions.
    private final class Chooser: NSObject, UIDragInteractionDelegate {
        var asked = 0

        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] { [] }

        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }

        func dragInteraction(
            _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
            withTouchAt point: CGPoint
        ) -> (any UIDragSession)? {
            asked += 1
            return sessions.first
        }
    }

    @Test("fact 257: with one session the delegate is not asked which to add to, and the default is none")
    func choosing() throws {
        let stage = DragStage()
        let chooser = Chooser()
        let other = UIView(frame: CGRect(x: 250, y: 50, width: 100, height: 100))
        let interaction = UIDragInteraction(delegate: chooser)
        other.addInteraction(interaction)
        stage.container.addSubview(other)
        let finger = stage.dragToTarget()
        stage.screen.tap(other)
        #expect(stage.dragDelegate.session?.items.count == 2)
        #expect(chooser.asked == 0)
        let session = try #require(stage.dragDelegate.session)
        let delegate: any UIDragInteractionDelegate = stage.dragDelegate
        #expect(delegate.dragInteraction(stage.drag, sessionForAddingItems: [session], withTouchAt: .zero) == nil)
        finger.up()
        try expectNoLeftovers(stage.screen)
    }
}
