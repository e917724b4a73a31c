// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

/// Tests with a simulated slow disk: a test suspends the queue that reads and writes the shelf's file. Until the test
/// resumes the queue, nothing is read or written.
@Suite("Shelf on a slow disk") @MainActor
struct ShelfWorkTests {
    private let stage: ShelfFileStage
    private let jobs = FileJobs()
    private var screen: TestScreen { stage.screen }

    init() throws { stage = try ShelfFileStage(jobs: jobs) }

    private func holdDisk() { jobs.queue.suspend() }
    private func releaseDisk() { jobs.queue.resume() }

    /// The texts that the page shows about its pending work.
    private func work(_ page: ShelfController) -> [String] { page.workView.words }

    /// Saves texts as the items of the shelf.
    private func save(_ words: String...) throws {
        try stage.store.save(ShelfDocument(words.map { ShelfItem(.text($0)) }))
    }

    // MARK: Opening

    @Test("While the shelf opens, the page is there at once, says so after half a second, and can be used")
    func opening() throws {
        try save("One", "Two")
        holdDisk()
        let page = stage.open()
        #expect(page.things.isEmpty)
        #expect(!stage.says("Drag a picture", page))
        #expect(page.samples.tableView.visibleCells.count > 2)
        screen.advance(by: 0.48)
        #expect(work(page).isEmpty)
        #expect(screen.announcements.isEmpty)
        screen.advance(by: 0.04)
        #expect(work(page) == ["Opening…"])
        #expect(screen.announcements == ["Opening…"])
        #expect(page.shelf.frame.contains(page.workView.frame))
        // Scrolls the list of samples, which must work although the shelf is still opening.
        let offset = page.samples.tableView.contentOffset.y
        let finger = screen.touch(at: page.samples.tableView.middle)
        finger.move(by: CGVector(dx: 0, dy: -100), duration: 0.2)
        finger.up()
        screen.advance(by: 1)
        #expect(page.samples.tableView.contentOffset.y > offset)
        releaseDisk()
        stage.finish()
        screen.advance(by: 0.1)
        #expect(page.things.map(\.title) == ["One", "Two"])
        #expect(page.shelf.visibleCells.count == 2)
        #expect(work(page).isEmpty)
        #expect(screen.announcements == ["Opening…"])
    }

    @Test("Work of less than half a second is not announced")
    func short() async throws {
        try save("One")
        let page = stage.start()
        await stage.delete(row: 0, on: page)
        await screen.advance(by: 1)
        #expect(screen.announcements.filter { $0.hasSuffix("…") } == [])
    }

    @Test("A paste has an accessible progress bar")
    func bar() async throws {
        let page = stage.start()
        page.paste(itemProviders: [page.samples.samples[3].makeProvider()])
        await screen.advance(by: 1)
        #expect(work(page) == ["Pasting…"])
        let bar = try #require(screen.accessibilityElement(named: "Pasting…") as? UIProgressView)
        // The item is loaded on its own thread, which may begin late.
        for _ in 0..<1000 where bar.progress <= 0.3 { await screen.advance(by: 0.1) }
        #expect(bar.progress > 0.3)
        #expect(bar.progress < 0.9)
    }

    @Test("Items pasted while the shelf opens are inserted below its items, and can be undone")
    func pastedMeanwhile() async throws {
        try save("One", "Two")
        holdDisk()
        let page = stage.open()
        page.paste(itemProviders: [stage.text("Three")])
        await screen.advance(by: 0.1)
        page.paste(itemProviders: [stage.text("Four")])
        await screen.advance(by: 1)
        #expect(page.things.isEmpty)
        #expect(page.deliveries.count == 2)
        #expect(work(page) == ["Opening…"])
        page.undoManager?.undo()
        releaseDisk()
        try await stage.settle { page.things.count == 3 && page.deliveries.isEmpty }
        #expect(page.things.map(\.title) == ["One", "Two", "Three"])
        page.undoManager?.undo()
        try await stage.settle()
        #expect(page.things.map(\.title) == ["One", "Two"])
    }

    @Test("An item dropped while the shelf opens has a placeholder, and loads when the shelf is open")
    func droppedMeanwhile() async throws {
        try save("One", "Two")
        holdDisk()
        let page = stage.open()
        await screen.advance(by: 0.1)
        let finger = screen.touch(at: page.samples.tableView.middle(ofRow: 0))
        await finger.hold(0.6)
        await finger.move(to: page.shelf.middle, duration: 0.3)
        await finger.hold(0.2)
        await finger.up()
        await screen.advance(by: 1)
        #expect(page.things.isEmpty)
        #expect(page.shelf.subviews.contains { $0 is LoadingCell })
        releaseDisk()
        try await stage.settle { page.things.count == 3 && page.deliveries.isEmpty }
        #expect(page.things.map(\.title).sorted() == ["One", "Two", "Tyger Tyger, burning bright,"])
        #expect(page.shelf.numberOfRows(inSection: 0) == 3)
        #expect(!page.shelf.subviews.contains { $0 is LoadingCell })
    }

    @Test("A page left while it opens is released, and the next page reports the damaged file")
    func leftMeanwhile() throws {
        try stage.folder.write("{", to: "shelf.json")
        holdDisk()
        weak let page = stage.open()
        screen.show(UIViewController())
        screen.advance(by: 0.1)
        #expect(page == nil)
        releaseDisk()
        stage.finish()
        #expect(stage.folder.names == ["shelf.damaged-1.json"])
        #expect(stage.says("shelf.damaged-1.json", stage.start()))
    }

    @Test("The next page reports a missing file, even if the shelf was saved without it before")
    func missingMeanwhile() async throws {
        try stage.store.save(ShelfDocument([ShelfItem(.text("One"))]))
        var document = try #require(stage.store.load().document)
        document.things.append(
            ShelfDocument.Thing(
                file: ShelfDocument.File(
                    folder: UUID().uuidString, name: "Gone.pdf", type: "com.adobe.pdf", size: 3, count: nil)))
        try stage.store.save(document)
        holdDisk()
        var page: ShelfController? = stage.open()
        page!.paste(itemProviders: [stage.text("Two")])
        await screen.advance(by: 0.1)
        page = nil
        screen.show(UIViewController())
        await screen.advance(by: 0.1)
        releaseDisk()
        try await stage.settle()
        #expect(stage.store.load().document?.things.count == 2)
        #expect(stage.says("Gone.pdf", stage.start()))
    }

    @Test("Ending the program while the shelf opens loses nothing")
    func endsMeanwhile() async throws {
        let stage = try ShelfFileStage()
        var page: ShelfController? = stage.start()
        try await stage.paste([stage.file("Book.pdf")], on: page!)
        page = nil
        try await stage.leaveForGood()
        page = stage.open()
        stage.endProgram()
        #expect(stage.files == ["Book.pdf"])
        #expect(stage.store.load().document?.things.count == 1)
    }

    // MARK: Saving

    @Test("The page says after half a second that it saves, accepts changes, and saves the last of them")
    func saving() throws {
        try save("One", "Two", "Three")
        let page = stage.start()
        holdDisk()
        for _ in 0..<2 {
            page.tableView(page.shelf, commit: .delete, forRowAt: page.path(0))
            screen.advance(by: 0.3)
        }
        #expect(work(page) == ["Saving…"])
        #expect(page.things.map(\.title) == ["Three"])
        #expect(stage.store.load().document?.things.count == 3)
        releaseDisk()
        stage.finish()
        #expect(work(page).isEmpty)
        #expect(stage.store.load().document?.things.map(\.text) == ["Three"])
    }

    @Test("A failed save is reported when the disk has answered, and the next change is saved")
    func failing() throws {
        try save("One", "Two")
        let page = stage.start()
        holdDisk()
        try FileManager.default.removeItem(at: stage.store.file)
        try FileManager.default.createDirectory(at: stage.store.file, withIntermediateDirectories: false)
        page.tableView(page.shelf, commit: .delete, forRowAt: page.path(0))
        screen.advance(by: 0.3)
        #expect(!stage.says("could not be saved", page))
        releaseDisk()
        stage.finish()
        #expect(stage.says("The shelf could not be saved in", page))
        try FileManager.default.removeItem(at: stage.store.file)
        page.undoManager?.undo()
        stage.finish()
        #expect(!stage.says("could not be saved", page))
        #expect(stage.store.load().document?.things.count == 2)
    }

    @Test("A page left while it saves is saved, and shows the change when it is reopened")
    func leftWhileSaving() throws {
        try save("One", "Two")
        var page: ShelfController? = stage.start()
        holdDisk()
        page?.tableView(page!.shelf, commit: .delete, forRowAt: page!.path(0))
        page = nil
        screen.show(UIViewController())
        screen.advance(by: 0.1)
        page = stage.open()
        releaseDisk()
        stage.finish()
        #expect(page?.things.map(\.title) == ["Two"])
        #expect(stage.store.load().document?.things.map(\.text) == ["Two"])
    }

    @Test("A change just before the program ends is saved")
    func end() throws {
        let stage = try ShelfFileStage()
        let page = stage.start()
        page.fill(["One"])
        stage.endProgram()
        #expect(stage.store.load().document?.things.map(\.text) == ["One"])
    }

    // MARK: Pictures

    @Test("A saved picture has a symbol until its thumbnail is read, which begins when its row shows")
    func thumbnails() async throws {
        let lake = UIGraphicsImageRenderer(size: CGSize(width: 480, height: 320)).image { context in
            UIColor.systemTeal.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 480, height: 320))
        }
        var page: ShelfController? = stage.start()
        try await stage.paste([NSItemProvider(object: lake)], on: page!)
        page = nil
        try await stage.leaveForGood()
        func shownSize() throws -> CGSize? {
            let cell = try #require(page?.shelf.visibleCells.first)
            return (cell.contentConfiguration as? UIListContentConfiguration)?.image?.size
        }
        page = stage.open()
        jobs.wait()
        holdDisk()
        await screen.advance(by: 0.1)
        #expect(try shownSize() == UIImage(systemName: "photo")?.size)
        releaseDisk()
        stage.finish()
        await screen.advance(by: 0.1)
        #expect(try shownSize() == CGSize(width: 48, height: 32))
    }
}
