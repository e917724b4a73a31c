// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import UIKit
import UIKitTesting
import UniformTypeIdentifiers

@testable import gallery

/// A folder with what is on the shelf, and pages that are opened on it.
@MainActor
struct ShelfFileStage {
    let folder: ScratchFolder
    let screen = TestScreen(size: CGSize(width: 390, height: 844))
    /// What reads and writes the shelf's file; tests that hold it have one of their own.
    let jobs: FileJobs?

    init(jobs: FileJobs? = nil) throws {
        folder = try ScratchFolder()
        self.jobs = jobs
    }

    var store: ShelfStore { ShelfStore(directory: folder.url, jobs: jobs) }
    var filesFolder: URL { folder.url.appendingPathComponent("shelf-files") }

    /// What lies in the shelf's folder of files, all the way down, folders left out.
    var files: [String] {
        let all = FileManager.default.enumerator(at: filesFolder, includingPropertiesForKeys: nil)
        return (all?.allObjects as? [URL] ?? []).filter { !$0.hasDirectoryPath }.map(\.lastPathComponent).sorted()
    }

    /// Those that people know of: small pictures have names that nobody knows.
    var namedFiles: [String] {
        files.filter { UUID(uuidString: ($0 as NSString).deletingPathExtension) == nil }
    }

    // MARK: Pages that come and go

    /// The gallery starts, and shows the shelf.
    func start() -> ShelfController {
        let page = open()
        finish()
        screen.advance(by: 0.3)
        return page
    }

    /// The gallery shows the shelf, which is not read yet.
    func open() -> ShelfController {
        screen.use()
        let page = ShelfController(store: store)
        screen.show(UINavigationController(rootViewController: page))
        return page
    }

    /// Lets all be read and written that is to be.
    func finish() { screen.finishFileJobs([jobs].compactMap { $0 }) }

    /// The page goes, and what is on its way has no time to come.
    func leave() async {
        screen.show(UIViewController())
        await screen.advance(by: 0.1)
        finish()
    }

    /// The page goes, and all that it had in its hands.
    func leaveForGood() async throws {
        await leave()
        try await settle()
    }

    /// Lets all come to rest, and all be saved.
    func settle() async throws {
        finish()
        try await screen.settle()
        finish()
    }

    /// Lets time pass until something is so, all is at rest, and all is saved.
    func settle(when isSo: () -> Bool) async throws {
        try await screen.wait(until: isSo)
        try await settle()
    }

    func endProgram() {
        ProgramEnd.observe()
        NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: nil)
    }

    // MARK: What comes and goes

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

    /// Pastes, and waits for all of it.
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

/// Something that is on its way for as long as a test wants.
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

    func come() { completion.withLock { $0 }?(Data("%PDF".utf8), nil) }

    func fail() { completion.withLock { $0 }?(nil, Lost()) }
}
