// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

#if canImport(Glibc)
import Glibc
#endif

@testable import gallery

@Suite("Unwritable data folder") @MainActor
struct UnwritableFolderTests {
    private let folder: ScratchFolder
    private let screen = TestScreen(size: CGSize(width: 390, height: 844))

    init() throws {
        folder = try ScratchFolder()
        try folder.write("in the way", to: "file")
    }

    private let words = "Nothing will be saved: "

    private func open(_ demo: Demo, _ directory: URL) throws -> UIViewController {
        let options = try GalleryOptions(arguments: ["--demo=\(demo.rawValue)", "--data=\(directory.path)"])
        let root = GalleryController(options: options)
        screen.show(root)
        screen.finishFileJobs()
        try screen.settle()
        return try #require(root.topViewController)
    }

    private func says(_ page: UIViewController) -> Bool {
        page.view.words.contains { $0.contains(words + folder.url.path) }
    }

    @Test(
        "Every page opens, and a page that saves shows at once that nothing will be saved",
        arguments: Demo.allCases)
    func opens(demo: Demo) throws {
        let saving: [Demo] = [
            .players, .playersByHand, .emoji, .swipe, .tables, .shelf, .stack, .calendar, .kanban, .springboard,
        ]
        let page = try open(demo, folder.url.appendingPathComponent("file/below"))
        #expect(says(page) == saving.contains(demo))
    }

    @Test("A page shows the saved data of a read-only folder", .enabled(if: geteuid() != 0))
    func readOnly() throws {
        try PlayersStore(directory: folder.url).save([Player.samples[3]])
        try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.url.path)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.url.path) }
        let page = try open(.players, folder.url)
        #expect(says(page))
        #expect(page.view.words.contains { $0.contains(Player.samples[3].name) })
    }

    @Test("The notice disappears after a successful save")
    func later() throws {
        let below = folder.url.appendingPathComponent("file/below")
        let page = try #require(try open(.players, below) as? PlayersController)
        try FileManager.default.removeItem(at: below.deletingLastPathComponent())
        let players = Array(page.players.reversed())
        page.change("Move") { page.players = players }
        screen.finishFileJobs()
        try screen.settle()
        #expect(!says(page))
        #expect(PlayersStore(directory: below).waitAndLoad().players == players)
    }

    @Test("Capturing a picture without a writable data folder succeeds with status 0")
    func drawn() {
        let (below, file) = (folder.url.path + "/file/below", folder.url.path + "/picture.png")
        let arguments = ["--demo=players", "--data=\(below)", "--capture=\(file)"]
        var reported: [String] = []
        #expect(Gallery.run(arguments, say: { _ in }, report: { reported.append($0) }) == 0)
        #expect(reported.isEmpty)
        #expect(folder.names == ["file", "picture.png"])
    }

    @Test("A captured page shows no notice, and creates no folder")
    func picture() throws {
        let below = folder.url.appendingPathComponent("below")
        let file = folder.url.appendingPathComponent("picture.png")
        let arguments = ["--demo=players", "--data=\(below.path)", "--capture=\(file.path)"]
        let page = Demo.players.makeController(try GalleryOptions(arguments: arguments))
        screen.show(page)
        #expect(!page.view.words.contains { $0.contains(words) })
        #expect(folder.names == ["file"])
    }
}
