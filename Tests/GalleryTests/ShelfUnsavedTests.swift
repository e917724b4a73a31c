// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting
import UniformTypeIdentifiers

@testable import gallery

@Suite("A shelf that cannot be saved for a while") @MainActor
struct ShelfUnsavedTests {
    private let folder: ScratchFolder
    private let screen = TestScreen(size: CGSize(width: 390, height: 844))

    init() throws {
        folder = try ScratchFolder()
    }

    private let trouble = "The shelf could not be saved in"
    /// What is in the way of the shelf's file.
    private var obstacle: URL { folder.url.appendingPathComponent("shelf.json") }

    private func obstruct() throws {
        try? FileManager.default.removeItem(at: obstacle)
        try FileManager.default.createDirectory(at: obstacle, withIntermediateDirectories: false)
    }

    private func mend() throws { try FileManager.default.removeItem(at: obstacle) }

    /// What lies in the shelf's folder of files, folders left out.
    private var files: [String] {
        let place = folder.url.appendingPathComponent("shelf-files")
        let all = FileManager.default.enumerator(at: place, includingPropertiesForKeys: nil)
        return (all?.allObjects as? [URL] ?? []).filter { !$0.hasDirectoryPath }.map(\.lastPathComponent).sorted()
    }

    private func start() -> ShelfController {
        let page = ShelfController(directory: folder.url)
        screen.show(UINavigationController(rootViewController: page))
        screen.advance(by: 0.3)
        return page
    }

    /// The page goes, and all that it had in its hands.
    private func leave() async throws {
        screen.show(UIViewController())
        await screen.advance(by: 0.1)
        try await screen.settle()
    }

    private func paste(_ name: String, on page: ShelfController) async throws {
        let provider = NSItemProvider()
        provider.suggestedName = name
        provider.registerDataRepresentation(for: .pdf) { done in
            done(Data("%PDF".utf8), nil)
            return nil
        }
        let count = page.things.count
        page.paste(itemProviders: [provider])
        try await screen.wait { page.things.count == count + 1 && page.deliveries.isEmpty }
        try await screen.settle()
    }

    private func end() { NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: nil) }

    private func says(_ words: String, _ page: ShelfController) -> Bool {
        page.view.words.contains { $0.contains(words) }
    }

    @Test(
        "It is saved when the page is left or the gallery ends, should nothing be in the way by then",
        arguments: [true, false])
    func again(isEnd: Bool) async throws {
        var page: ShelfController? = start()
        try obstruct()
        try await paste("Paper.pdf", on: page!)
        #expect(says(trouble, page!))
        try mend()
        if isEnd { end() }
        if isEnd {
            #expect(files == ["Paper.pdf"] && ShelfStore(directory: folder.url).load().document?.things.count == 1)
        }
        page = nil
        try await leave()
        #expect(files == ["Paper.pdf"])
        page = start()
        #expect(page!.things.map(\.title) == ["Paper.pdf"] && !says(trouble, page!))
    }

    @Test(
        "No file of it is deleted while something is, neither of what came nor of what was taken away",
        arguments: [true, false])
    func never(isEnd: Bool) async throws {
        var page: ShelfController? = start()
        try await paste("Paper.pdf", on: page!)
        page = nil
        try await leave()
        page = start()
        try obstruct()
        try await paste("Book.pdf", on: page!)
        page!.tableView(page!.shelf, commit: .delete, forRowAt: page!.path(0))
        try await screen.settle()
        if isEnd { end() }
        #expect(files == ["Book.pdf", "Paper.pdf"])
        page = nil
        try await leave()
        #expect(files == ["Book.pdf", "Paper.pdf"])
        page = start()
        #expect(page!.things.isEmpty && says(trouble, page!) && says("shelf-files", page!))
        try await paste("Letter.pdf", on: page!)
        page = nil
        try await leave()
        #expect(files == ["Book.pdf", "Letter.pdf", "Paper.pdf"])
        page = start()
        #expect(page!.things.map(\.title) == ["Letter.pdf"] && !says(trouble, page!))
    }

    @Test("Who comes back hears nothing of it once it was saved")
    func mended() async throws {
        var page: ShelfController? = start()
        page!.navigationController?.pushViewController(UIViewController(), animated: false)
        await screen.advance(by: 0.5)
        try obstruct()
        try await paste("Paper.pdf", on: page!)
        try mend()
        try await paste("Book.pdf", on: page!)
        page!.navigationController?.popViewController(animated: false)
        await screen.advance(by: 0.5)
        #expect(!says(trouble, page!) && page!.things.count == 2)
        page = nil
        try await leave()
        page = start()
        #expect(!says(trouble, page!) && page!.things.count == 2)
    }
}
