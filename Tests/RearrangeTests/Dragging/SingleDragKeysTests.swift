// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

/// A delegate that provides an item for each drag, and counts the drags.
@MainActor
private final class DragDelegate: NSObject, UIDragInteractionDelegate {
    private(set) var begun = 0

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "x" as NSString))] }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) { begun += 1 }
}

@Suite("One drag at a time: keyboard drag and drag interaction") @MainActor
struct SingleDragKeysTests {
    @Test("During a keyboard drag, a finger starts no drag interaction, and afterwards it does (I07)")
    func fingerDuringKeyboardDrag() throws {
        let dragSource = DragDelegate()
        let source = UIView(frame: CGRect(x: 300, y: 300, width: 80, height: 80))
        let interaction = UIDragInteraction(delegate: dragSource)
        interaction.isEnabled = true
        source.addInteraction(interaction)
        let stage = RowsStage(in: { child in
            let parent = UIViewController()
            parent.addChild(child)
            parent.view.addSubview(child.view)
            parent.view.addSubview(source)
            child.view.frame = CGRect(x: 0, y: 0, width: 300, height: 440)
            child.didMove(toParent: parent)
            return parent
        })
        func drag() throws {
            let finger = stage.screen.touch(at: CGPoint(x: 340, y: 340))
            finger.hold(0.8)
            finger.move(by: CGVector(dx: 15, dy: 0), duration: 0.2)
            finger.up()
            try stage.screen.settle()
        }
        stage.screen.press(.tab)
        stage.screen.press(.space)
        #expect(stage.controller.reorderer?.isDragging == true)
        stage.screen.press(.downArrow)
        let finger = stage.screen.touch(at: CGPoint(x: 340, y: 340))
        finger.hold(0.8)
        finger.move(by: CGVector(dx: 15, dy: 0), duration: 0.2)
        finger.up()
        #expect(dragSource.begun == 0)
        #expect(stage.controller.reorderer?.isDragging == true)
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(stage.model == stage.namesAfterMove(0, to: 1))
        #expect(stage.screen.window.gestureRecognizers?.isEmpty != false)
        try drag()
        #expect(dragSource.begun == 1)
    }
}
