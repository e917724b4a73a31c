// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Keyboard drag: width of the preview over tables of other widths") @MainActor
struct KeyboardDragWidthTests {
    private func dragPreview(_ stage: LinkedStage) throws -> UIView {
        try #require(stage.screen.window.every("DragPreviewView").first)
    }

    @Test(
        "Over a wide table, the preview of a narrow row has the width and the place of the rows there",
        arguments: [false, true])
    func width(isMirrored: Bool) throws {
        let stage = LinkedStage()
        if isMirrored { stage.screen.traits.layoutDirection = .rightToLeft }
        stage.pickUpByKeys(withTablesAt: [
            CGRect(x: 20, y: 0, width: 200, height: 200), CGRect(x: 0, y: 220, width: 640, height: 220),
            CGRect(x: 300, y: 0, width: 300, height: 200),
        ])
        let carried = try dragPreview(stage)
        #expect(carried.bounds.width == CGFloat(200))
        for (list, width) in [(1, 640), (2, 300), (0, 200), (1, 640)] {
            stage.tabToTable(list)
            stage.screen.advance(by: 0.6)
            #expect(carried.bounds.width == CGFloat(width))
            let middle = carried.convert(CGPoint(x: carried.bounds.midX, y: 0), to: nil).x
            #expect(abs(middle - stage.views[list].frame.midX) <= 0.5)
            let ring = stage.screen.window.every("FocusRing").first
            #expect(ring?.frame.width == CGFloat(width) + 10)
        }
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(stage.items[1].contains("A0"))
    }

    @Test("Several previews, scaled down over a wide table, have the width of the rows of the next narrow table")
    func several() throws {
        let stage = LinkedStage()
        stage.views[0].allowsMultipleSelection = true
        for row in 0..<2 {
            stage.views[0].selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
        stage.pickUpByKeys(withTablesAt: [
            CGRect(x: 20, y: 0, width: 200, height: 200), CGRect(x: 0, y: 220, width: 640, height: 220),
            CGRect(x: 300, y: 0, width: 300, height: 200),
        ])
        #expect(stage.screen.window.every("DragPreviewView").count == 2)
        for list in [1, 2, 0, 1, 0] {
            stage.tabToTable(list)
            stage.screen.advance(by: 0.6)
            let most = stage.views[list].frame.width
            for picture in stage.screen.window.every("DragPreviewView") {
                let width = picture.bounds.width * hypot(picture.transform.a, picture.transform.b)
                #expect(list == 1 ? width <= most : abs(width - most) < 0.5, "\(list)")
            }
        }
        stage.screen.press(.escape)
        try stage.expectSettled()
    }

    @Test("A preview with its own visible path keeps its width over a wide table, and is clipped over a narrow one")
    func shape() throws {
        let stage = LinkedStage()
        stage.views[1].frame = CGRect(x: 0, y: 220, width: 640, height: 220)
        stage.views[2].frame = CGRect(x: 300, y: 0, width: 100, height: 200)
        stage.tables.lists[0].previewParameters = { cell in
            let parameters = UIDragPreviewParameters()
            parameters.visiblePath = UIBezierPath(roundedRect: cell.bounds.insetBy(dx: 4, dy: 4), cornerRadius: 12)
            return parameters
        }
        stage.screen.press(.tab)
        stage.screen.press(.keyboardD, modifiers: .control)
        let carried = try dragPreview(stage)
        for (list, width) in [(1, 192), (2, 100), (1, 192), (0, 192)] {
            stage.tabToTable(list)
            stage.screen.advance(by: 0.6)
            #expect(carried.bounds.width == CGFloat(width), "\(list)")
        }
        stage.screen.press(.escape)
        try stage.expectSettled()
    }
}
