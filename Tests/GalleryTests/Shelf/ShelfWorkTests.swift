// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

/// The disk does nothing until a test says so: what happens before, happens without it.
@Suite("The shelf on a disk that takes its time") @MainActor
struct ShelfWorkTests {
    private let stage: ShelfFileStage
    private let jobs = FileJobs()
    private var screen: TestScreen { stage.screen }

    init() throws { stage = try ShelfFileStage(jobs: jobs) }

    private func holdDisk() { jobs.queue.suspend() }
    private func releaseDisk() { jobs.queue.resume() }

    /// What is said of the page's work.
    private func work(_ page: ShelfController) -> [String] { page.workView.words }

    /// Has things on the shelf that were saved.
    private func save(_ words: String...) throws {
        try stage.store.save(ShelfDocument(words.map { ShelfItem(.text($0)) }))
    }

    // MARK: Opening

    @Test("The page is there at once, says after half a second that it opens, and does what else it can")
    func opening() throws {
        try save("One", "Two")
        holdDisk()
        let page = stage.open()
        #expect(
            page.things.isEmpty && !stage.says("Drag a picture", page) && page.samples.tableView.visibleCells.count > 2)
        screen.advance(by: 0.48)
        #expect(work(page).isEmpty && screen.announcements.isEmpty)
        screen.advance(by: 0.04)
        #expect(work(page) == ["Opening…"] && screen.announcements == ["Opening…"])
        #expect(page.shelf.frame.contains(page.workView.frame))
        // The rest of the window reacts.
        let offset = page.samples.tableView.contentOffset.y
        let finger = screen.touch(at: page.samples.tableView.middle)
        finger.move(by: CGVector(dx: 0, dy: -100), duration: 0.2)
        finger.up()
        screen.advance(by: 1)
        #expect(page.samples.tableView.contentOffset.y > offset)
        releaseDisk()
        stage.finish()
        screen.advance(by: 0.1)
        #expect(page.things.map(\.title) == ["One", "Two"] && page.shelf.visibleCells.count == 2)
        #expect(work(page).isEmpty && screen.announcements == ["Opening…"])
    }

    @Test("What takes less than half a second is not worth a word")
    func short() async throws {
        try save("One")
        let page = stage.start()
        await stage.delete(row: 0, on: page)
        await screen.advance(by: 1)
        #expect(screen.announcements.filter { $0.hasSuffix("…") } == [])
    }

    @Test("How far it has come is read out, where that is known")
    func bar() async throws {
        let page = stage.start()
        page.paste(itemProviders: [page.samples.samples[3].makeProvider()])
        await screen.advance(by: 1)
        #expect(work(page) == ["Pasting…"])
        let bar = try #require(screen.accessibilityElement(named: "Pasting…") as? UIProgressView)
        // The item is loaded on a thread of its own, which may begin late.
        for _ in 0..<1000 where bar.progress <= 0.3 { await screen.advance(by: 0.1) }
        #expect(bar.progress > 0.3 && bar.progress < 0.9)
    }

    @Test("What is pasted while the shelf opens comes below what was there, in a step to undo")
    func pastedMeanwhile() async throws {
        try save("One", "Two")
        holdDisk()
        let page = stage.open()
        page.paste(itemProviders: [stage.text("Three")])
        await screen.advance(by: 0.1)
        page.paste(itemProviders: [stage.text("Four")])
        await screen.advance(by: 1)
        #expect(page.things.isEmpty && page.deliveries.count == 2 && work(page) == ["Opening…"])
        page.undoManager?.undo()
        releaseDisk()
        try await stage.settle { page.things.count == 3 && page.deliveries.isEmpty }
        #expect(page.things.map(\.title) == ["One", "Two", "Three"])
        page.undoManager?.undo()
        try await stage.settle()
        #expect(page.things.map(\.title) == ["One", "Two"])
    }

    @Test("What is dropped while the shelf opens has its placeholder, and comes when it is open")
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
        #expect(page.things.isEmpty && page.shelf.subviews.contains { $0 is LoadingCell })
        releaseDisk()
        try await stage.settle { page.things.count == 3 && page.deliveries.isEmpty }
        #expect(page.things.map(\.title).sorted() == ["One", "Two", "Tyger Tyger, burning bright,"])
        #expect(page.shelf.numberOfRows(inSection: 0) == 3 && !page.shelf.subviews.contains { $0 is LoadingCell })
    }

    @Test("A page that is left while it opens goes, and the next one tells what was wrong with the file")
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

    @Test("A missing file is told of by the next page, also where the shelf is saved without it before")
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

    @Test("The program ends while the shelf opens, and nothing of it is lost")
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

    @Test("The page says after half a second that it saves, and takes changes; the last of them is saved")
    func saving() throws {
        try save("One", "Two", "Three")
        let page = stage.start()
        holdDisk()
        for _ in 0..<2 {
            page.tableView(page.shelf, commit: .delete, forRowAt: page.path(0))
            screen.advance(by: 0.3)
        }
        #expect(work(page) == ["Saving…"] && page.things.map(\.title) == ["Three"])
        #expect(stage.store.load().document?.things.count == 3)
        releaseDisk()
        stage.finish()
        #expect(work(page).isEmpty && stage.store.load().document?.things.map(\.text) == ["Three"])
    }

    @Test("What cannot be saved is said when the disk has said so, and saved with the next change")
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
        #expect(!stage.says("could not be saved", page) && stage.store.load().document?.things.count == 2)
    }

    @Test("A page that is left while it saves is saved, and opened again it shows that")
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

    @Test("What was changed just before the program ends is saved")
    func end() throws {
        let stage = try ShelfFileStage()
        let page = stage.start()
        page.fill(["One"])
        stage.endProgram()
        #expect(stage.store.load().document?.things.map(\.text) == ["One"])
    }

    // MARK: Pictures

    @Test("A picture that was saved has a symbol until it is read, and is read when its row shows")
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
