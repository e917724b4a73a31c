// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Two tables as high as their rows, each inside a scroll view that shows half of it.
@Suite("Row drags by keyboard and accessibility actions inside a scroll view") @MainActor
struct TableDragPageTests {
    private let stage = TableDragStage()
    private let pages = [0, 310].map { x in UIScrollView(frame: CGRect(x: x, y: 0, width: 290, height: 440)) }

    init() {
        for (page, table) in zip(pages, [stage.left, stage.right]) {
            table.superview?.addSubview(page)
            table.frame = CGRect(x: 0, y: 60, width: 290, height: 880)
            page.contentSize = CGSize(width: 290, height: 1000)
            page.addSubview(table)
        }
        stage.screen.advance(by: 0.1)
    }

    private func pickUp(_ row: Int) {
        stage.screen.press(.tab)
        for _ in 0..<row { stage.screen.press(.downArrow) }
        // The page scrolls to the focused row.
        stage.screen.advance(by: 1)
        stage.screen.press(.keyboardD, modifiers: .control)
    }

    /// Whether the centre of the drag preview is visible in a page.
    private func isInSight(_ page: UIScrollView) throws -> Bool {
        let picture = try #require(stage.screen.window.all("DragPreviewView").first)
        let middle = picture.convert(CGPoint(x: picture.bounds.midX, y: picture.bounds.midY), to: page)
        return page.bounds.contains(middle)
    }

    @Test("Arrow keys move a row past the fold and back, and the page scrolls along (rule 12)")
    func arrows() throws {
        pickUp(2)
        for _ in 0..<14 {
            stage.screen.press(.downArrow)
            stage.screen.advance(by: 0.3)
            #expect(stage.left.hasActiveDrop)
            #expect(try isInSight(pages[0]))
        }
        #expect(pages[0].contentOffset.y > CGFloat(300))
        #expect(stage.screen.announcements.last == "Moved above A17, 17 of 20")
        for _ in 0..<14 { stage.screen.press(.upArrow) }
        #expect(pages[0].contentOffset.y < CGFloat(200))
        stage.screen.press(.end)
        stage.screen.advance(by: 0.3)
        #expect(try isInSight(pages[0]))
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(stage.ours.sections[0].last == "A2")
    }

    @Test("The Right key enters a partly visible table at the row's height, and Down continues from there")
    func between() throws {
        pages[1].contentOffset.y = 300
        pickUp(2)
        stage.screen.press(.rightArrow)
        stage.screen.advance(by: 0.3)
        #expect(stage.right.hasActiveDrop)
        #expect(try isInSight(pages[1]))
        for _ in 0..<6 {
            stage.screen.press(.downArrow)
            #expect(stage.right.hasActiveDrop)
        }
        stage.screen.press(.end)
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(stage.theirs.sections[0].last == "A2")
    }

    @Test("Accessibility actions pick up rows and drop them beside rows below the fold")
    func accessibilityActions() throws {
        func cell(_ table: UITableView, _ row: Int) throws -> UITableViewCell {
            try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
        }
        #expect(stage.screen.perform("Pick Up", on: try cell(stage.left, 17)))
        #expect(stage.screen.perform("Drop Above", on: try cell(stage.right, 16)))
        try stage.expectSettled()
        #expect(stage.theirs.sections[0][16] == "A17")
        #expect(pages[1].contentOffset.y > CGFloat(300))
        #expect(stage.screen.perform("Pick Up", on: try cell(stage.left, 2)))
        #expect(stage.screen.perform("Drop Below", on: try cell(stage.left, 19)))
        try stage.expectSettled()
        #expect(stage.ours.sections[0].last == "A2")
    }
}
