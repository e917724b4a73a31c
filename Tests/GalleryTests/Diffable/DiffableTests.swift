// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Diffable page") @MainActor
struct DiffablePageTests {
    let screen = TestScreen(size: CGSize(width: 390, height: 844))
    let controller = DiffableController()

    init() throws {
        screen.show(UINavigationController(rootViewController: controller))
        try screen.settle()
    }

    /// The names on screen, from the top.
    private var names: [String] {
        controller.tableView.visibleCells.map { cell in
            let texts = cell.contentView.subviews.compactMap { ($0 as? UILabel)?.text }
            return texts.first ?? ""
        }
    }

    private func tap(_ button: UIButton) throws {
        screen.tap(button)
        try screen.settle()
    }

    @Test("Shuffle reorders the thousand animals, and Sort restores their order")
    func shuffling() throws {
        #expect(names.first == "Agile badger")
        #expect(controller.statusText == "All 1000 animals")
        #expect(controller.tableView.numberOfRows(inSection: 0) == 1000)
        let sorted = names
        try tap(controller.shuffleButton)
        #expect(names.count == sorted.count)
        #expect(names != sorted)
        try tap(controller.sortButton)
        #expect(names == sorted)
    }

    @Test("Filter shows one color after another in the chosen order, and then all animals")
    func filtering() throws {
        try tap(controller.shuffleButton)
        var counts: [String: Int] = [:]
        for hue in Animal.Hue.allCases {
            try tap(controller.filterButton)
            let rows = controller.tableView.numberOfRows(inSection: 0)
            #expect(controller.statusText == "\(rows) \(hue.rawValue) animals")
            counts[hue.rawValue] = rows
            let shown = names
            #expect(shown.allSatisfy { name in Animal.all.first { $0.name == name }?.hue == hue })
            try tap(controller.sortButton)
            #expect(names == Animal.all.filter { $0.hue == hue }.prefix(names.count).map(\.name))
            try tap(controller.shuffleButton)
        }
        #expect(counts.values.reduce(0, +) == 1000)
        #expect(counts.values.allSatisfy { $0 == 200 })
        try tap(controller.filterButton)
        #expect(controller.statusText == "All 1000 animals")
    }

    @Test("A button tapped during a change starts the next change from there")
    func haste() throws {
        for button in [controller.shuffleButton, controller.filterButton, controller.shuffleButton] {
            screen.tap(button)
            screen.advance(by: 0.1)
        }
        try tap(controller.sortButton)
        #expect(names.first == "Agile badger")
        #expect(controller.statusText == "200 red animals")
        #expect(controller.tableView.visibleCells.allSatisfy { $0.alpha == 1 })
    }

    @Test("Buttons and rows do not overlap, in narrow and wide windows", arguments: [320.0, 390, 1024])
    func layout(width: Double) throws {
        screen.size = CGSize(width: width, height: 700)
        try screen.settle()
        let buttons = [controller.shuffleButton, controller.sortButton, controller.filterButton]
        let frames = buttons.map { $0.convert($0.bounds, to: nil) }
        for (left, right) in zip(frames, frames.dropFirst()) { #expect(right.minX - left.maxX == 12) }
        #expect(frames[0].minX == 20)
        #expect(abs(frames[2].maxX - (width - 20)) < 0.01)
        for (button, frame) in zip(buttons, frames) {
            let title = button.titleLabel.map { $0.convert($0.bounds, to: nil) } ?? .null
            #expect(frame.insetBy(dx: -0.5, dy: -0.5).contains(title))
        }
        let last = try #require(controller.tableView.visibleCells.last)
        #expect(controller.tableView.convert(controller.tableView.bounds, to: nil).maxY <= frames[0].minY - 36)
        #expect(last.frame.width == CGFloat(width))
    }

    @Test("At large text sizes one menu replaces the three buttons, so that rows fill most of the page")
    func largeText() throws {
        screen.size = CGSize(width: 320, height: 600)
        screen.traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        try screen.settle()
        let room = controller.view.bounds.height - controller.view.safeAreaInsets.top
        #expect(controller.tableView.frame.height - controller.view.safeAreaInsets.top > 0.6 * room)
        #expect(controller.shuffleButton.isHidden)
        #expect(!controller.actionsButton.isHidden)
        for choice in ["Filter", "Shuffle", "Sort"] {
            try tap(controller.actionsButton)
            try screen.tap(choice)
            try screen.settle()
        }
        #expect(controller.statusText == "200 red animals")
        #expect(names.first == "Agile badger")
    }
}
