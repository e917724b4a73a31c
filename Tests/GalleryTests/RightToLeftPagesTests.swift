// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Pages with a right-to-left layout") @MainActor
struct RightToLeftPagesTests {
    private func stackPage(
        in folder: ScratchFolder, width: CGFloat, isRightToLeft: Bool = true
    ) -> (TestScreen, StackController) {
        let screen = TestScreen(size: CGSize(width: width, height: 844))
        if isRightToLeft { screen.traits.layoutDirection = .rightToLeft }
        let page = StackController(store: StackStore(directory: folder.url))
        screen.show(UINavigationController(rootViewController: page))
        screen.advance(by: 0.5)
        return (screen, page)
    }

    @Test(
        "The stack's row shows its first tile at the leading edge, in both layout directions",
        arguments: [false, true])
    func row(isRightToLeft: Bool) throws {
        let folder = try ScratchFolder()
        let (screen, page) = stackPage(in: folder, width: 390, isRightToLeft: isRightToLeft)
        let first = page.row.stack.arrangedSubviews[0].middle
        #expect(isRightToLeft ? first.x > 300 && first.x < 390 : first.x > 0 && first.x < 90)
        // After the row was scrolled, a new layout must not scroll it back to its start.
        page.row.scrollView.contentOffset.x += isRightToLeft ? -100 : 100
        page.row.setNeedsLayout()
        screen.advance(by: 0.5)
        let scrolled = page.row.stack.arrangedSubviews[0].middle.x
        #expect(scrolled == first.x + (isRightToLeft ? 100 : -100))
        for width in [320.0, 360, 390] {
            screen.size.width = width
            screen.advance(by: 0.5)
            let start = isRightToLeft ? width - 390 : 0
            #expect(abs(page.row.stack.arrangedSubviews[0].middle.x - scrolled - start) < 0.01, "\(width)")
        }
    }

    @Test("A row that fits in a wide window shows its start, at the right, after the window narrows")
    func narrowed() throws {
        let folder = try ScratchFolder()
        let (screen, page) = stackPage(in: folder, width: 1300)
        // The row is laid out once more at the same width, before the width changes.
        page.row.setNeedsLayout()
        screen.advance(by: 0.5)
        for width in [390.0, 1300, 390] {
            screen.size.width = width
            screen.advance(by: 0.5)
        }
        let scrollView = page.row.scrollView
        #expect(scrollView.bounds.maxX == scrollView.contentSize.width + scrollView.contentInset.right)
    }

    @Test("The strip of the scrolling page shows its first tile at every window width")
    func strip() throws {
        let screen = TestScreen(size: CGSize(width: 390, height: 844))
        screen.traits.layoutDirection = .rightToLeft
        let page = ScrollingController()
        screen.show(UINavigationController(rootViewController: page))
        for width in [390.0, 320, 360] {
            screen.size.width = width
            screen.advance(by: 0.5)
            let tile = try #require(page.strip.subviews.lazy.compactMap { $0 as? UILabel }.first)
            #expect(tile.text == "1")
            #expect(page.strip.bounds.maxX == tile.frame.maxX + 8, "\(width)")
        }
    }

    @Test("The images of the calendar's arrow buttons flip in a right-to-left layout")
    func arrows() throws {
        let bar = CalendarBar()
        for button in [bar.earlier, bar.later] {
            #expect(button.image(for: .normal)?.flipsForRightToLeftLayoutDirection == true)
        }
    }
}
