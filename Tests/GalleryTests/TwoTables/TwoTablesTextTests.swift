// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

/// The rows that a text is among when it comes are others than when it was dropped.
@Suite("Texts of other programs on the page of two tables") @MainActor
struct TwoTablesTextTests {
    private let stage = TwoTablesStage()
    private let program = SlowProgram()

    private var screen: TestScreen { stage.screen }
    private var page: TwoTablesController { stage.page }
    private var home: ThingList { page.lists[0] }
    private var titles: [String] { home.things.map(\.title) }
    private var hasPlaceholder: Bool {
        home.tableView.frame.height > 0 && home.tableView.words.contains("Loading…")
    }

    private func tap(_ name: String) async throws {
        screen.activate(try #require(screen.accessibilityElement(named: name)))
        await screen.advance(by: 1)
    }

    /// Drops the program's text on the upper half of a row of the first list.
    @discardableResult
    private func drop(row: Int, _ offer: DataOffer? = nil) async -> HeadlessDrop {
        let rect = home.tableView.rectForRow(at: IndexPath(row: row, section: 0))
        let point = home.tableView.convert(CGPoint(x: rect.midX, y: rect.minY + 4), to: nil)
        return await screen.drop(offer ?? program.offer, at: point)
    }

    @Test("A text that comes late comes where it was dropped, though the row above has gone; that is one step to undo")
    func late() async throws {
        let drop = await drop(row: 2)
        #expect(titles == ["Ada", "Grace", "Alan", "Edsger", "Barbara"] && hasPlaceholder)
        #expect(page.undoManager?.canUndo == false)
        page.change("Delete") {
            home.tableView.performBatchUpdates {
                home.things.remove(at: 0)
                home.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
            }
        }
        await screen.advance(by: 1)
        program.answer("Kurt")
        try await screen.wait { !hasPlaceholder }
        #expect(titles == ["Grace", "Kurt", "Alan", "Edsger", "Barbara"])
        #expect(drop.outcome == .some(.copy))
        try await tap("Undo")
        #expect(titles == ["Grace", "Alan", "Edsger", "Barbara"])
        try await tap("Undo")
        #expect(titles == ["Ada", "Grace", "Alan", "Edsger", "Barbara"] && page.undoManager?.canUndo == false)
    }

    @Test("Of a text that does not come, or says nothing, there is neither a row nor a step to undo")
    func never() async throws {
        for text in [nil, " \n \n"] {
            await drop(row: 2)
            #expect(hasPlaceholder)
            program.answer(text)
            try await screen.wait { !hasPlaceholder }
            #expect(titles == ["Ada", "Grace", "Alan", "Edsger", "Barbara"])
            #expect(page.undoManager?.canUndo == false)
            #expect((page.fileNotice.text == "A text did not come.") == (text == nil))
            page.putNoticeAway()
            await screen.advance(by: 0.5)
        }
    }

    @Test(
        "A player of another gallery is a player here, with the game beside the name; on the page of words it is words")
    func member() async throws {
        let theirs = TestScreen(size: CGSize(width: 390, height: 844))
        let other = TwoTablesController()
        theirs.show(UINavigationController(rootViewController: other))
        await theirs.advance(by: 0.1)
        let offer = try await theirs.carryOut(from: other.lists[0].tableView.middle(ofRow: 1))
        await drop(row: 0, offer)
        try await screen.wait { titles.count == 6 }
        #expect(titles.first == "Grace" && home.things.first?.detail == "Keeper")
        #expect(home.tableView.words.contains("Keeper") && !home.tableView.words.contains("Grace, Keeper"))
        try await tap("Shop")
        await drop(row: 0, offer)
        try await screen.wait { titles.count == 6 }
        #expect(titles.first == "Grace, Keeper")
    }

    @Test(
        "Where the other kind shows when a text comes, it comes where it was dropped, and to what undoes that")
    func otherKind() async throws {
        await drop(row: 2)
        try await tap("Shop")
        #expect(!hasPlaceholder)
        program.answer("Kurt")
        try await screen.settle()
        #expect(titles == ["Bread", "Olives", "Tomatoes", "Basil", "Salt"] && page.undoManager?.canUndo == false)
        try await tap("Team")
        try await screen.wait { titles.count > 5 }
        #expect(titles == ["Ada", "Grace", "Kurt", "Alan", "Edsger", "Barbara"])
        try await tap("Undo")
        #expect(titles == ["Ada", "Grace", "Alan", "Edsger", "Barbara"])
        #expect(home.tableView.words.contains("Barbara") && !home.tableView.words.contains("Kurt"))
    }

    @Test("The kind was put aside and shows again when a text comes: it comes where it was dropped")
    func thereAndBack() async throws {
        await drop(row: 2)
        try await tap("Shop")
        try await tap("Team")
        program.answer("Kurt")
        try await screen.wait { titles.count > 5 }
        #expect(titles == ["Ada", "Grace", "Kurt", "Alan", "Edsger", "Barbara"])
        #expect(home.tableView.words.contains("Kurt"))
        try await tap("Undo")
        #expect(titles == ["Ada", "Grace", "Alan", "Edsger", "Barbara"])
    }

    @Test(
        "A text of several lines is one row, which shows its first line and how many there are, and all of it goes on")
    func lines() async throws {
        await drop(row: 0)
        let text = "\n  line one  \nline two\n\nline four äöü 日本語 😀"
        program.answer(text)
        try await screen.wait { !hasPlaceholder }
        #expect(titles.first == "line one" && home.tableView.words.contains("3 lines"))
        let provider = try #require(home.things.first).makeProvider()
        let given = await withCheckedContinuation { done in
            _ = provider.loadObject(ofClass: NSString.self) { text, _ in
                done.resume(returning: (text as? NSString).map(String.init))
            }
        }
        #expect(given == text)
    }

    @Test("Of a long text the row has the first line, and no more than 200 letters of it")
    func long() async throws {
        for (text, expected) in [
            ("\n  First  \nSecond", "First"),
            (String(repeating: "x", count: 100_000), String(repeating: "x", count: 200)),
        ] {
            await drop(row: 0)
            program.answer(text)
            try await screen.wait { !hasPlaceholder }
            #expect(titles.first == expected)
        }
    }
}
