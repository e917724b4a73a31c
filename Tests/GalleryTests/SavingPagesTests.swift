// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Pages that save, on a disk that takes its time") @MainActor
struct SavingPagesTests {
    private let folder: ScratchFolder
    private let screen = TestScreen(size: CGSize(width: 900, height: 844))
    private let jobs = FileJobs()

    init() throws { folder = try ScratchFolder() }

    private func file<Document>() -> DocumentFile<Document> { DocumentFile(directory: folder.url, jobs: jobs) }

    private func make(_ demo: Demo) -> UIViewController? {
        switch demo {
        case .players: PlayersController(store: file())
        case .tables: TwoTablesController(store: file())
        case .kanban: KanbanController(store: file())
        case .stack: StackController(store: file())
        case .calendar: CalendarController(store: file()) { WallClock.timeOfPictures(in: .current) }
        default: nil
        }
    }

    private nonisolated static let demos: [Demo] = [.players, .tables, .kanban, .stack, .calendar]

    /// Deletes the first row or event of a page; the stacks' first view goes behind the second.
    private func changeFirst(on page: UIViewController) {
        if let tables = page as? TwoTablesController {
            tables.change("Delete") {
                tables.lists[0].things.removeFirst()
                tables.lists[0].tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            }
        } else if page is StackController {
            screen.press(.keyboardDownArrow)
            screen.press(.keyboardD, modifiers: .control)
            screen.press(.keyboardRightArrow)
            screen.press(.keyboardReturnOrEnter)
        } else {
            screen.press(.keyboardDownArrow)
            screen.press(.keyboardDeleteOrBackspace)
        }
    }

    /// What the page's rows, stacks or events say, in their order.
    private func shown(_ page: UIViewController) -> [String] {
        switch page {
        case let page as StackController: page.row.stack.arrangedSubviews.compactMap(\.accessibilityLabel)
        case let page as CalendarController: page.board.items.compactMap { page.board.view(for: $0.id)?.words.first }
        default: page.view.all(UITableView.self).flatMap { $0.visibleCells.flatMap(\.words) }
        }
    }

    @Test(
        "A change waits for the disk, and not the page; opened again, the page shows it",
        arguments: demos)
    func change(demo: Demo) throws {
        let page = try #require(make(demo))
        screen.show(UINavigationController(rootViewController: page))
        screen.advance(by: 0.5)
        let before = shown(page)
        jobs.queue.suspend()
        changeFirst(on: page)
        try screen.settle()
        let after = shown(page)
        #expect(after != before && folder.names == [])
        jobs.queue.resume()
        let again = try #require(make(demo))
        screen.show(UINavigationController(rootViewController: again))
        screen.finishFileJobs([jobs])
        try screen.settle()
        #expect(shown(again) == after && folder.names.count == 1)
    }

    @Test(
        "A change that could not be saved after the page was left is told by the next page of the file",
        arguments: demos)
    func failure(demo: Demo) throws {
        // In a function of its own, which keeps no page.
        func leave() throws {
            let page = try #require(make(demo))
            screen.show(UINavigationController(rootViewController: page))
            screen.advance(by: 0.5)
            jobs.queue.suspend()
            changeFirst(on: page)
            try screen.settle()
            screen.show(UIViewController())
            try screen.settle()
        }
        try leave()
        try FileManager.default.removeItem(at: folder.url)
        try Data().write(to: folder.url)
        jobs.queue.resume()
        screen.finishFileJobs([jobs])
        try FileManager.default.removeItem(at: folder.url)
        let next = try #require(make(demo))
        screen.show(UINavigationController(rootViewController: next))
        screen.advance(by: 0.5)
        #expect(next.view.all(NoticeView.self).first?.text.contains("could not be saved in ") == true)
    }
}
