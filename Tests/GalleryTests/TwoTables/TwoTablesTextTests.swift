// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

/// Tests of dropped texts that load after the rows around their drop position have changed.
@Suite("Two tables: texts from other apps") @MainActor
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

    /// Drops the data in `offer`, by default the other app's text, on the upper half of a row of the first list.
    @discardableResult
    private func drop(row: Int, _ offer: DataOffer? = nil) async -> HeadlessDrop {
        let rect = home.tableView.rectForRow(at: IndexPath(row: row, section: 0))
        let point = home.tableView.convert(CGPoint(x: rect.midX, y: rect.minY + 4), to: nil)
        return await screen.drop(offer ?? program.offer, at: point)
    }

    @Test("A late text is inserted at its drop position though a row above was deleted, as one undo step")
    func late() async throws {
        let drop = await drop(row: 2)
        #expect(titles == ["Ada", "Grace", "Alan", "Edsger", "Barbara"])
        #expect(hasPlaceholder)
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
        #expect(titles == ["Ada", "Grace", "Alan", "Edsger", "Barbara"])
        #expect(page.undoManager?.canUndo == false)
    }

    @Test("A text that fails to load or is blank adds neither a row nor an undo step")
    func never() async throws {
        for text in [nil, " \n \n"] {
            await drop(row: 2)
            #expect(hasPlaceholder)
            program.answer(text)
            try await screen.wait { !hasPlaceholder }
            #expect(titles == ["Ada", "Grace", "Alan", "Edsger", "Barbara"])
            #expect(page.undoManager?.canUndo == false)
            #expect((page.fileNotice.text == "A text did not come.") == (text == nil))
            page.dismissNotice()
            await screen.advance(by: 0.5)
        }
    }

    @Test("A player from another gallery is a player with its game here, and a text on the page of words")
    func member() async throws {
        let theirs = TestScreen(size: CGSize(width: 390, height: 844))
        let other = TwoTablesController()
        theirs.show(UINavigationController(rootViewController: other))
        await theirs.advance(by: 0.1)
        let offer = try await theirs.dragOutOfWindow(from: other.lists[0].tableView.middle(ofRow: 1))
        await drop(row: 0, offer)
        try await screen.wait { titles.count == 6 }
        #expect(titles.first == "Grace")
        #expect(home.things.first?.detail == "Keeper")
        #expect(home.tableView.words.contains("Keeper"))
        #expect(!home.tableView.words.contains("Grace, Keeper"))
        try await tap("Shop")
        await drop(row: 0, offer)
        try await screen.wait { titles.count == 6 }
        #expect(titles.first == "Grace, Keeper")
    }

    @Test("A text that loads while the other kind is shown is at its drop position later, and can be undone")
    func otherKind() async throws {
        await drop(row: 2)
        try await tap("Shop")
        #expect(!hasPlaceholder)
        program.answer("Kurt")
        try await screen.settle()
        #expect(titles == ["Bread", "Olives", "Tomatoes", "Basil", "Salt"])
        #expect(page.undoManager?.canUndo == false)
        try await tap("Team")
        try await screen.wait { titles.count > 5 }
        #expect(titles == ["Ada", "Grace", "Kurt", "Alan", "Edsger", "Barbara"])
        try await tap("Undo")
        #expect(titles == ["Ada", "Grace", "Alan", "Edsger", "Barbara"])
        #expect(home.tableView.words.contains("Barbara"))
        #expect(!home.tableView.words.contains("Kurt"))
    }

    @Test("A text that loads after its kind was hidden and shown again is at its drop position")
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

    @Test("A text of several lines is one row with its first line and line count, and is dragged out whole")
    func lines() async throws {
        await drop(row: 0)
        let text = "\n  line one  \nline two\n\nline four äöü 日本語 😀"
        program.answer(text)
        try await screen.wait { !hasPlaceholder }
        #expect(titles.first == "line one")
        #expect(home.tableView.words.contains("3 lines"))
        let provider = try #require(home.things.first).makeProvider()
        let given = await withCheckedContinuation { done in
            _ = provider.loadObject(ofClass: NSString.self) { text, _ in
                done.resume(returning: (text as? NSString).map(String.init))
            }
        }
        #expect(given == text)
    }

    @Test("The row of a long text shows its first line, and at most 200 characters of it")
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
