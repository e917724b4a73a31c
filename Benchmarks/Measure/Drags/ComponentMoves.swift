// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Rearrange
import UIKit
import UIKitTesting

/// Measures drags that components of the `Rearrange` library carry out, such as `RowReorderer`.
@MainActor
enum ComponentMoves {
    /// Measures a drag of the fourth row of a list with a `RowReorderer`. `DragMoves` measures the same drag with
    /// UIKit's drag and drop.
    ///
    /// - Parameters:
    ///   - count: the number of rows.
    ///   - inSection: the number of rows in each section; nil for a single section.
    static func rows(count: Int, inSection: Int? = nil) -> [Figure] {
        let stage = ListStage(count: count, rowsInSection: inSection)
        let reorderer = RowReorderer(tableView: stage.table)
        reorderer.onChange = { _ in }
        stage.table.contentOffset.y = 0
        stage.screen.advance(by: 0.1)
        let top = stage.table.rectForRow(at: inSection.map { IndexPath(row: 3 % $0, section: 3 / $0) } ?? [0, 3]).minY
        return DragMeasurement(on: stage.screen).measure(
            from: CGPoint(x: 20, y: top + 10), DragMeasurement.upAndDown(x: 20), isCarrying: { reorderer.isDragging })
    }

    /// Measures a drag of the fourth view of a scrolling column of `count` views.
    static func stack(count: Int) -> [Figure] {
        let views = (0..<count).map { number in
            let view = StackTile()
            view.text = "View \(number)"
            view.backgroundColor = number.isMultiple(of: 2) ? .systemTeal : .systemIndigo
            view.isUserInteractionEnabled = true
            return view
        }
        let stack = DragDropStackView(arrangedSubviews: views)
        (stack.axis, stack.spacing) = (.vertical, 10)
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        stack.frame = CGRect(x: 0, y: 0, width: 390, height: 70 * count - 10)
        scrollView.contentSize = stack.frame.size
        scrollView.addSubview(stack)
        let screen = TestScreen(size: scrollView.frame.size, scale: 1)
        screen.show(scrollView)
        screen.advance(by: 0.5)
        return DragMeasurement(on: screen).measure(
            from: CGPoint(x: 195, y: 240), DragMeasurement.upAndDown(x: 195), isCarrying: { stack.isDragging })
    }

    /// Measures a drag of an item over the other items of a board with `count` items and the given collision rule.
    static func board(count: Int, _ collision: BoardCollision) -> [Figure] {
        let board = BoardView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        board.collision = collision
        board.grid = .points(10)
        board.spacing = 0
        board.boardSize = CGSize(width: 390, height: CGFloat((count + 2) / 3) * 100)
        board.items = (0..<count).map { number in
            BoardItem(
                id: number, frame: CGRect(x: number % 3 * 130, y: number / 3 * 100, width: 110, height: 60),
                title: "Box \(number)")
        }
        let screen = TestScreen(size: board.frame.size, scale: 1)
        screen.show(board)
        screen.advance(by: 0.5)
        // The path stays away from the edges, at which the board would scroll.
        return DragMeasurement(on: screen).measure(
            from: CGPoint(x: 185, y: 330),
            { move in CGPoint(x: 195 + 120 * sin(move / 17), y: 420 + 150 * sin(move / 25)) },
            isCarrying: { board.isDragging })
    }
}

extension ComponentMoves {
    /// Measures a drag of an event of a `CalendarBoard` that has 50 events in each of `weeks` weeks. The board shows
    /// the first week.
    static func calendar(weeks: Int) -> [Figure] {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: "en_GB")
        // The start is Monday, 12 January 2026, in UTC.
        let start = Date(timeIntervalSince1970: 1_768_176_000)
        let board = CalendarBoard.week(of: start, calendar: calendar)
        board.firstDay = start
        board.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        board.items = (0..<50 * weeks).map { number in
            let (week, place) = (number / 50, number % 50)
            // Each day has seven or eight events. The first one starts at 8:00, and each next one an hour and a half
            // later.
            let hours = Double((week * 7 + place % 7) * 24 + 8) + Double(place / 7) * 1.5
            return BoardItem(
                id: number, time: DateInterval(start: start.addingTimeInterval(hours * 3600), duration: 3600),
                title: "Event \(number)")
        }
        let screen = TestScreen(size: board.frame.size, scale: 1)
        screen.show(board)
        screen.advance(by: 0.5)
        // Event 17 is on Thursday at 11:00.
        guard let view = board.view(for: 17) else { fatalError("Event 17 is in sight") }
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        // The path stays away from the sides, at which the page would turn, and from the edges, at which the board
        // would scroll.
        return DragMeasurement(on: screen).measure(
            from: middle, { move in CGPoint(x: 215 + 90 * sin(move / 17), y: 420 + 150 * sin(move / 25)) },
            isCarrying: { board.isDragging })
    }
}

private final class StackTile: UILabel {
    override var intrinsicContentSize: CGSize { CGSize(width: 390, height: 60) }
}
