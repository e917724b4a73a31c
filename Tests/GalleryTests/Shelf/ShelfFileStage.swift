// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import UIKit
import UIKitTesting
import UniformTypeIdentifiers

@testable import gallery

/// A temporary folder with the shelf's files, and pages that are opened on it.
@MainActor
struct ShelfFileStage {
    let folder: ScratchFolder
    let screen = TestScreen(size: CGSize(width: 390, height: 844))
    /// The queue on which the shelf's file is read and written; nil for the queue that all pages of the file share. A
    /// test that suspends the queue passes its own.
    let jobs: FileJobs?

    init(jobs: FileJobs? = nil) throws {
        folder = try ScratchFolder()
        self.jobs = jobs
    }

    var store: ShelfStore { ShelfStore(directory: folder.url, jobs: jobs) }
    var filesFolder: URL { folder.url.appendingPathComponent("shelf-files") }

    /// The sorted names of all files, at any depth, in the folder that holds the files of the shelf's items.
    var files: [String] {
        let all = FileManager.default.enumerator(at: filesFolder, includingPropertiesForKeys: nil)
        return (all?.allObjects as? [URL] ?? []).filter { !$0.hasDirectoryPath }.map(\.lastPathComponent).sorted()
    }

    /// The files whose names the user knows. Thumbnails have UUIDs as names, and are left out.
    var namedFiles: [String] {
        files.filter { UUID(uuidString: ($0 as NSString).deletingPathExtension) == nil }
    }

    // MARK: Opening and leaving pages

    /// Opens the shelf page, and waits until its file has been read.
    func start() -> ShelfController {
        let page = open()
        finish()
        screen.advance(by: 0.3)
        return page
    }

    /// Opens the shelf page, whose file has not been read yet.
    func open() -> ShelfController {
        screen.use()
        let page = ShelfController(store: store)
        screen.show(UINavigationController(rootViewController: page))
        return page
    }

    /// Waits until all reads and writes are done.
    func finish() { screen.finishFileJobs([jobs].compactMap { $0 }) }

    /// Replaces the page by another one, after too short a time for pending items to load.
    func leave() async {
        screen.show(UIViewController())
        await screen.advance(by: 0.1)
        finish()
    }

    /// Leaves the page, and waits until its pending work is done and saved.
    func leaveForGood() async throws {
        await leave()
        try await settle()
    }

    /// Waits until no work of the app is pending, and all reads and writes of files are done.
    func settle() async throws {
        finish()
        try await screen.settle()
        finish()
    }

    /// Waits until a condition is true, no work is pending and everything is saved.
    func settle(when isSo: () -> Bool) async throws {
        try await screen.wait(until: isSo)
        try await settle()
    }

    func endProgram() {
        TerminationObserver.observe()
        NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: nil)
    }

    // MARK: Items

    func text(_ words: String) -> NSItemProvider { NSItemProvider(object: words as NSString) }

    func file(_ name: String) -> NSItemProvider {
        let provider = NSItemProvider()
        provider.suggestedName = name
        provider.registerDataRepresentation(for: .pdf) { done in
            done(Data("%PDF".utf8), nil)
            return nil
        }
        return provider
    }

    /// Pastes items, and waits until all of them have loaded.
    func paste(_ providers: [NSItemProvider], on page: ShelfController) async throws {
        let count = page.things.count
        page.paste(itemProviders: providers)
        try await settle { page.things.count == count + providers.count && page.deliveries.isEmpty }
    }

    func delete(row: Int, on page: ShelfController) async {
        page.tableView(page.shelf, commit: .delete, forRowAt: page.path(row))
        await screen.advance(by: 0.5)
        finish()
    }

    func says(_ words: String, _ page: ShelfController) -> Bool {
        page.view.words.contains { $0.contains(words) }
    }
}

/// An item provider whose data loads, or fails to load, when the test calls `deliver()` or `fail()`.
final class Late: Sendable {
    private struct Lost: LocalizedError {
        var errorDescription: String? { "it was lost" }
    }

    static let words = "Late did not come: it was lost."

    let provider = NSItemProvider()
    private let completion = Mutex<(@Sendable (Data?, (any Error)?) -> Void)?>(nil)

    init(_ name: String = "Late") {
        provider.suggestedName = name
        provider.registerDataRepresentation(for: .pdf) { [weak self] completion in
            self?.completion.withLock { $0 = completion }
            return nil
        }
    }

    func deliver() { completion.withLock { $0 }?(Data("%PDF".utf8), nil) }

    func fail() { completion.withLock { $0 }?(nil, Lost()) }
}
