// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("A page's file that another app writes while the page is open") @MainActor
struct FileWrittenElsewhereTests {
    private let stage: PlayersFileStage
    private var folder: ScratchFolder { stage.folder }
    private var store: PlayersStore { stage.store }

    init() throws { stage = try PlayersFileStage() }

    private func change(_ page: PlayersByHandController) {
        page.change("Delete") { page.players.removeLast() }
        page.tableView.reloadData()
        stage.screen.finishFileJobs()
        stage.screen.advance(by: 0.5)
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8)
    }

    @Test("A file that another gallery has saved and closed is set aside with a notice")
    func first() throws {
        let page = stage.page()
        #expect(stage.notice(page) == nil)
        do {
            let other = store
            _ = other.load()
            try other.save([Player.samples[3]])
        }
        let theirs = try text("players.json")
        change(page)
        #expect(try text("players.other-1.json") == theirs)
        #expect(store.waitAndLoad().players == page.players)
        #expect(
            stage.notice(page)
                == "players.json was written by somebody else while this page was open. It was set aside as "
                + "players.other-1.json; what this page shows is players.json now.")
        // A later change renames no file, because the page itself has written the file last.
        change(page)
        #expect(folder.names == ["players.json", "players.other-1.json"])
        #expect(store.waitAndLoad().players == page.players)
    }

    @Test("Each version that an editor writes is set aside under a new name")
    func editor() throws {
        try store.save(Player.samples)
        let page = stage.page()
        for number in 1...3 {
            try folder.write("Edited \(number)")
            change(page)
            #expect(try text("players.other-\(number).json") == "Edited \(number)")
            #expect(stage.notice(page)?.contains("players.other-\(number).json;") == true)
            #expect(store.waitAndLoad().players == page.players)
        }
        // Some editors replace the file with a new one, instead of writing into it.
        try folder.write("Put there", to: "new")
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("players.json"))
        try FileManager.default.moveItem(
            at: folder.url.appendingPathComponent("new"), to: folder.url.appendingPathComponent("players.json"))
        change(page)
        #expect(try text("players.other-4.json") == "Put there")
        #expect(store.waitAndLoad().players == page.players)
    }

    @Test("If another app only reads or removes the file, the page saves without a notice")
    func untouched() throws {
        try store.save(Player.samples)
        let page = stage.page()
        _ = try text("players.json")
        change(page)
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("players.json"))
        change(page)
        #expect(stage.notice(page) == nil)
        #expect(folder.names == ["players.json"])
        #expect(store.waitAndLoad().players == page.players)
    }

    @Test("After a damaged file, a file written later is set aside too, and the notice names both")
    func damaged() throws {
        try folder.write("{")
        let page = stage.page()
        #expect(folder.names == ["players.damaged-1.json"])
        try folder.write("Edited")
        change(page)
        #expect(try text("players.other-1.json") == "Edited")
        #expect(try text("players.damaged-1.json") == "{")
        let said = stage.notice(page) ?? ""
        #expect(said.contains("players.damaged-1.json"))
        #expect(said.contains("players.other-1.json"))
    }

    @Test("A failed save leaves the other app's file in place, until a save succeeds")
    func failing() throws {
        struct Number: SavedDocument {
            static let name = "players"
            var isSound: Bool { true }
            var number: Double
        }
        let file = DocumentFile<Number>(directory: folder.url)
        #expect(file.load().document == nil)
        try folder.write("Edited")
        var notice = FileNotice()
        // This save fails, because JSON cannot encode NaN.
        notice.show(file.save(Number(number: .nan), as: "The number"))
        #expect(notice.text?.hasPrefix("The number could not be saved in ") == true)
        #expect(folder.names == ["players.json"])
        notice.show(file.save(Number(number: 3), as: "The number"))
        #expect(notice.text?.contains("players.other-1.json") == true)
        #expect(try text("players.other-1.json") == "Edited")
        #expect(file.load().document?.number == 3.0)
    }
}
