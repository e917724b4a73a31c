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
        default: nil
        }
    }

    /// What the labels of the page's rows say.
    private func shown(_ page: UIViewController) -> [String] {
        page.view.all(UITableView.self).flatMap { $0.visibleCells.flatMap(\.words) }
    }

    @Test(
        "A change waits for the disk, and not the page; opened again, the page shows it",
        arguments: [Demo.players, .tables, .kanban])
    func change(demo: Demo) throws {
        let page = try #require(make(demo))
        screen.show(UINavigationController(rootViewController: page))
        screen.advance(by: 0.5)
        let before = shown(page)
        jobs.queue.suspend()
        if let tables = page as? TwoTablesController {
            tables.change("Delete") {
                tables.lists[0].things.removeFirst()
                tables.lists[0].tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            }
        } else {
            screen.press(.keyboardDownArrow)
            screen.press(.keyboardDeleteOrBackspace)
        }
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
}
