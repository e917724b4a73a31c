// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

/// Returns a decoder for an archive without content.
func emptyArchive() throws -> NSCoder {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    return try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
}

@Suite("Objects decoded from an empty archive") @MainActor
struct ArchiveTests {
    let screen = TestScreen(size: CGSize(width: 300, height: 300))

    @Test("A decoded control sends its actions")
    func control() throws {
        let control = try #require(UIControl(coder: emptyArchive()))
        control.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        screen.show(control)
        var presses = 0
        let action = UIAction { _ in presses += 1 }
        control.addAction(action, for: .touchUpInside)
        screen.tap(control)
        #expect(presses == 1)
        control.removeAction(action, for: .touchUpInside)
        screen.tap(control)
        #expect(presses == 1)
    }

    @Test("A decoded stack view arranges its views")
    func stackView() throws {
        let stack = try UIStackView(coder: emptyArchive())
        #expect(stack.axis == .horizontal)
        #expect(stack.distribution == .fill)
        #expect(stack.spacing == 0)
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        let view = UIView()
        stack.addArrangedSubview(view)
        stack.layoutIfNeeded()
        #expect(view.frame == stack.bounds)
    }

    @Test("A decoded table shows rows, and a decoded cell and header lay out their content")
    func table() throws {
        let table = try #require(UITableView(coder: emptyArchive()))
        #expect(table.style == .plain)
        #expect(table.alwaysBounceVertical)
        #expect(table.backgroundColor == .systemBackground)
        table.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        let teams = Teams([3], headers: ["One"])
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = teams
        screen.show(table)
        #expect(table.visibleCells.compactMap { $0.textLabel?.text } == ["0-0", "0-1", "0-2"])

        let cell = try #require(UITableViewCell(coder: emptyArchive()))
        #expect(cell.reuseIdentifier == nil)
        #expect(cell.detailTextLabel == nil)
        cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        cell.textLabel?.text = "Name"
        cell.layoutIfNeeded()
        #expect(cell.contentView.superview === cell)
        #expect(cell.textLabel?.frame.width ?? 0 > 200)

        let header = try #require(UITableViewHeaderFooterView(coder: emptyArchive()))
        header.frame = CGRect(x: 0, y: 0, width: 300, height: 28)
        header.layoutIfNeeded()
        #expect(header.reuseIdentifier == nil)
        #expect(header.contentView.frame == header.bounds)
    }

    @Test("A decoded list content view shows a configuration, and a decoded table controller has its table")
    func listContentAndController() throws {
        let view = try #require(UIListContentView(coder: emptyArchive()))
        #expect((view.configuration as? UIListContentConfiguration) == .cell())
        var configuration = UIListContentConfiguration.cell()
        configuration.text = "Name"
        view.configuration = configuration
        #expect(view.textLayoutGuide != nil)
        #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height > 20)

        let controller = try #require(UITableViewController(coder: emptyArchive()))
        screen.show(controller)
        #expect(controller.tableView.style == .plain)
        #expect(controller.tableView.dataSource === controller)
    }

    @Test("A decoded layer can be displayed, and a decoded animation runs")
    func layer() throws {
        let layer = try #require(CALayer(coder: emptyArchive()))
        #expect(layer.opacity == 1)
        #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(layer.sublayers == nil)
        screen.show(UIView())
        screen.window.layer.addSublayer(layer)
        screen.advance(by: 0.1)
        let animation = try #require(CABasicAnimation(coder: emptyArchive()))
        #expect(animation.isRemovedOnCompletion)
        #expect(animation.duration == 0)
        animation.keyPath = "opacity"
        animation.toValue = 0
        animation.duration = 1
        layer.add(animation, forKey: nil)
        screen.advance(by: 0.5)
        #expect(abs(layer.presentation()!.opacity - 0.5) < 0.02)
    }

    @Test("A decoded tap gesture recognizer recognizes taps")
    func recognizer() throws {
        @MainActor final class Board {
            var taps = 0
            func tapped() { taps += 1 }
        }
        let tap = try #require(UITapGestureRecognizer(coder: emptyArchive()))
        let plain = try #require(UIGestureRecognizer(coder: emptyArchive()))
        #expect(plain.state == .possible)
        #expect(plain.view == nil)
        let board = Board()
        tap.addTarget(board, action: Board.tapped)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        screen.show(view)
        view.addGestureRecognizer(tap)
        screen.tap(view)
        #expect(board.taps == 1)
    }
}
