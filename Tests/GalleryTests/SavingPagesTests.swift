// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Saving pages on a slow disk") @MainActor
struct SavingPagesTests {
    private let folder: ScratchFolder
    private let screen = TestScreen(size: CGSize(width: 900, height: 844))
    private let jobs = FileJobs()

    init() throws { folder = try ScratchFolder() }

    private func file<Document>() -> DocumentFile<Document> { DocumentFile(directory: folder.url, jobs: jobs) }

    private func make(_ demo: Demo) -> UIViewController? {
        switch demo {
        case .players: PlayersController(store: file())
        case .emoji: EmojiController(store: file(), style: .insetGrouped)
        case .swipe: SwipeController(store: file())
        case .tables: TwoTablesController(store: file())
        case .kanban: KanbanController(store: file())
        case .stack: StackController(store: file())
        case .springboard: SpringboardController(store: file())
        case .calendar: CalendarController(store: file()) { WallClock.timeOfPictures(in: .current) }
        default: nil
        }
    }

    private nonisolated static let demos: [Demo] = [
        .players, .emoji, .swipe, .tables, .kanban, .stack, .calendar, .springboard,
    ]

    @Test(
        "A change does not block the page on a slow disk, and shows when the page is reopened",
        arguments: demos)
    func change(demo: Demo) throws {
        let page = try #require(make(demo))
        screen.show(UINavigationController(rootViewController: page))
        screen.advance(by: 0.5)
        let before = page.shown
        jobs.queue.suspend()
        screen.changeFirst(on: page)
        try screen.settle()
        let after = page.shown
        #expect(after != before)
        #expect(folder.names == [])
        jobs.queue.resume()
        let again = try #require(make(demo))
        screen.show(UINavigationController(rootViewController: again))
        screen.finishFileJobs([jobs])
        try screen.settle()
        #expect(again.shown == after)
        #expect(folder.names.count == 1)
    }

    @Test("A page with a pending save is up to date, and the check does not wait for the disk", arguments: demos)
    func upToDate(demo: Demo) throws {
        let page = try #require(make(demo) as? any SavedPage)
        screen.show(UINavigationController(rootViewController: page))
        screen.advance(by: 0.5)
        jobs.queue.suspend()
        screen.changeFirst(on: page)
        try screen.settle()
        // The file queue is suspended, so a check that waited for the disk would never return.
        #expect(page.isUpToDate())
        jobs.queue.resume()
        screen.finishFileJobs([jobs])
        #expect(page.isUpToDate())
    }

    @Test(
        "A save that fails after the page was left is reported by the next page of the file",
        arguments: demos)
    func failure(demo: Demo) throws {
        // A local function changes and leaves the page, so that no reference to the page remains after the call.
        func leave() throws {
            let page = try #require(make(demo))
            screen.show(UINavigationController(rootViewController: page))
            screen.advance(by: 0.5)
            jobs.queue.suspend()
            screen.changeFirst(on: page)
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
