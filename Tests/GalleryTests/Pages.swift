// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

// Helpers that read the content of pages and act as the user.

extension UIView {
    /// The texts of the visible labels in the view.
    var words: [String] {
        if isHidden || alpha == 0 { return [] }
        return [(self as? UILabel)?.text].compactMap { $0 } + subviews.flatMap(\.words)
    }

    /// The view and its descendants that are of a class.
    func all<View: UIView>(_ type: View.Type) -> [View] {
        [self as? View].compactMap { $0 } + subviews.flatMap { $0.all(type) }
    }

    /// The center of the view in the window.
    var middle: CGPoint { convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil) }
}

extension UITableView {
    /// The center of a row of the first section, in the window.
    func middle(ofRow row: Int) -> CGPoint {
        let rect = rectForRow(at: IndexPath(row: row, section: 0))
        return convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }
}

extension TestScreen {
    /// Lifts an item with a long press, drags it to another point, and drops it there.
    func drag(from start: CGPoint, to end: CGPoint) throws {
        let finger = touch(at: start)
        finger.hold(0.5)
        finger.move(to: end, duration: 0.4)
        finger.hold(0.3)
        finger.up()
        try settle()
    }

    /// Drags an item out of the window.
    ///
    /// - Returns: the data that the drag offers to other apps.
    func dragOutOfWindow(from start: CGPoint) async throws -> DataOffer {
        surface.hasOtherApps = true
        let finger = touch(at: start)
        await finger.hold(0.6)
        await finger.move(to: CGPoint(x: size.width + 200, y: 300), duration: 0.3)
        let offer = try #require(surface.drag).offer
        // The drag has left the window, and the desktop receives the pointer's events now. So the window's touch is
        // cancelled.
        finger.cancel()
        return offer
    }

    /// Drops data from another app at a point.
    @discardableResult
    func drop(_ offer: DataOffer, at point: CGPoint) async -> HeadlessDrop {
        let drop = HeadlessDrop(offer, actions: [.copy], on: surface)
        use()
        surface.send(drop, .entered(point))
        await advance(by: 0.4)
        surface.send(drop, .dropped(point))
        await advance(by: 1)
        return drop
    }
}

extension ShelfController {
    /// Fills the shelf with texts.
    func fill(_ words: [String]) {
        things = words.map { ShelfItem(.text($0)) }
        shelf.reloadData()
        contentDidChange()
    }
}

extension TestScreen {
    /// Deletes the first row or event of a page that saves its items. On the stack page, moves the first view to the
    /// position after the second view.
    func changeFirst(on page: UIViewController) {
        if let tables = page as? TwoTablesController {
            tables.change("Delete") {
                tables.lists[0].things.removeFirst()
                tables.lists[0].tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            }
        } else if let page = page as? StackController {
            let views = page.row.stack.arrangedSubviews
            let finger = touch(at: views[0].middle)
            finger.hold(0.5)
            finger.move(to: CGPoint(x: views[1].middle.x + 20, y: views[1].middle.y), duration: 0.4)
            finger.up()
        } else {
            press(.keyboardDownArrow)
            press(.keyboardDeleteOrBackspace)
        }
    }
}

extension UIViewController {
    /// The texts that a page shows for its saved items, in the order of the items. These are rows, views of a stack, or
    /// events of a calendar.
    var shown: [String] {
        switch self {
        case let page as StackController: page.row.stack.arrangedSubviews.compactMap(\.accessibilityLabel)
        case let page as CalendarController: page.board.items.map(\.title)
        case let page as ShelfController: page.shelf.visibleCells.flatMap(\.words)
        case let page as SpringboardController: page.pages.collectionView.visibleCells.flatMap(\.words).sorted()
        default: view.all(UITableView.self).flatMap { $0.visibleCells.flatMap(\.words) }
        }
    }
}
