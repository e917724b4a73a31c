// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import SeededNumbers
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Two tables: saving") @MainActor
struct TwoTablesSavingTests {
    let folder: ScratchFolder

    init() throws { folder = try ScratchFolder() }

    private var store: TwoTablesStore { TwoTablesStore(directory: folder.url) }

    /// Opens a new page as after a restart of the gallery: the old page and its data are released first. So the content
    /// of the new page can only come from the file.
    private func restart(_ stage: inout TwoTablesStage?) throws -> TwoTablesStage {
        stage?.screen.finishFileJobs()
        weak let before = stage?.page.model
        stage = nil
        try #require(before == nil)
        return TwoTablesStage(store: store)
    }

    /// Drags the first row of the first list to the second list.
    private func drag(on stage: TwoTablesStage) throws {
        try stage.screen.drag(from: stage.tables[0].middle(ofRow: 0), to: stage.tables[1].middle(ofRow: 2))
    }

    @Test("Dragged rows of both kinds are restored after a restart, and loading writes nothing")
    func restart() throws {
        var first: TwoTablesStage? = TwoTablesStage(store: store)
        try first!.tap("Shop")
        try first!.tap("Team")
        #expect(folder.names == [])
        try drag(on: first!)
        let players = first!.titles
        #expect(players[1].contains("Ada"))
        #expect(folder.names == ["two-tables.json"])
        try first!.tap("Shop")
        try drag(on: first!)
        let words = first!.titles
        #expect(words[1].contains("Bread"))
        let second = try restart(&first)
        #expect(second.titles == players)
        #expect(second.page.lists[0].things[0].detail == "Keeper")
        second.expectShown()
        try second.tap("Shop")
        #expect(second.titles == words)
        #expect(second.page.undoManager?.canUndo == false)
    }

    @Test("Undo and redo are saved")
    func undo() throws {
        for (buttons, isCarried) in [(["Undo"], false), (["Undo", "Redo"], true)] {
            var stage: TwoTablesStage? = TwoTablesStage(store: store)
            let before = stage!.titles
            try drag(on: stage!)
            let after = stage!.titles
            #expect(after != before)
            for button in buttons { try stage!.tap(button) }
            #expect(try restart(&stage).titles == (isCarried ? after : before))
        }
    }

    @Test("Texts of several lines are kept whole, even among players")
    func texts() throws {
        var stage: TwoTablesStage? = TwoTablesStage(store: store)
        let text = "\n  line one  \nline two\näöü 日本語 😀"
        let words = try #require(Words(text))
        stage!.page.change("Insert") {
            stage!.page.lists[0].things.insert(DraggedThing(.words(words)), at: 1)
            stage!.tables[0].insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        }
        let next = try restart(&stage)
        #expect(next.titles[0].prefix(3) == ["Ada", "line one", "Grace"])
        guard case .words(let kept) = next.page.lists[0].things[1].content else {
            throw CocoaError(.featureUnsupported)
        }
        #expect(kept.text == text)
    }

    @Test("A text that loads while the other kind is shown is saved")
    func late() async throws {
        var stage: TwoTablesStage? = TwoTablesStage(store: store)
        let program = SlowProgram()
        await stage!.screen.drop(program.offer, at: stage!.tables[0].middle(ofRow: 1))
        stage!.screen.activate(try #require(stage!.screen.accessibilityElement(named: "Shop")))
        await stage!.screen.advance(by: 1)
        program.answer("Kurt")
        try await stage!.screen.wait { !folder.names.isEmpty }
        #expect(try restart(&stage).titles[0].prefix(3) == ["Ada", "Kurt", "Grace"])
    }

    @Test(
        "A text that loads after the page was left is saved, with the changes on a page opened since",
        arguments: [false, true], [false, true])
    func left(isOpenedAgain: Bool, isLeftAgain: Bool) async throws {
        let program = SlowProgram()
        let screen = TestScreen(size: CGSize(width: 390, height: 844))
        func open() async -> TwoTablesController {
            let page = TwoTablesController(store: store)
            screen.show(UINavigationController(rootViewController: page))
            await screen.advance(by: 0.1)
            return page
        }
        func leave() async {
            screen.show(UIViewController())
            await screen.advance(by: 0.5)
        }
        weak let first = await open()
        await screen.drop(program.offer, at: try #require(first).lists[0].tableView.middle(ofRow: 1))
        await leave()
        #expect(first == nil)
        if isOpenedAgain {
            let next = await open()
            next.change("Delete") {
                next.lists[0].things.removeFirst()
                next.lists[0].tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            }
            await screen.advance(by: 1)
            if isLeftAgain { await leave() }
        }
        program.answer("Kurt")
        try await screen.wait { store.waitAndLoad().document?.players[0].contains { $0.text == "Kurt" } == true }
        await leave()
        let names = TwoTablesStage(store: store).titles[0]
        #expect(names == (isOpenedAgain ? [] : ["Ada"]) + ["Kurt", "Grace", "Alan", "Edsger", "Barbara"])
        #expect(folder.names == ["two-tables.json"])
    }

    @Test("The page reopened from the gallery is as it was left")
    func again() throws {
        let options = try GalleryOptions(arguments: ["--demo", "tables", "--data", folder.url.path])
        let root = GalleryController(options: options)
        let screen = TestScreen(size: CGSize(width: 390, height: 844))
        screen.show(root)
        try screen.settle()
        let page = try #require(root.topViewController as? TwoTablesController)
        let tables = page.lists.map(\.tableView)
        try screen.drag(from: tables[0].middle(ofRow: 0), to: tables[1].middle(ofRow: 2))
        let names = page.lists.map { $0.things.map(\.title) }
        root.popViewController(animated: true)
        screen.finishFileJobs()
        try screen.settle()
        let next = try #require(Demo.tables.makeController(options) as? TwoTablesController)
        next.loadViewIfNeeded()
        #expect(next.lists.map { $0.things.map(\.title) } == names)
        #expect(names[1].contains("Ada"))
    }

    @Test("A damaged file is set aside unchanged, with a notice above the lists")
    func damaged() throws {
        let texts = [
            "", "{", "[]", "{\"version\": 1}", "{\"version\": 1, \"players\": [[], [], []], \"words\": [[]]}",
            "{\"version\": 1, \"players\": [[], [], []], \"words\": [[{\"text\": \" \"}], [], []]}",
            "{\"version\": 1, \"players\": [[{\"name\": \"Ada\"}], [], []], \"words\": [[], [], []]}",
        ]
        for (number, text) in texts.enumerated() {
            try folder.write(text, to: "two-tables.json")
            let stage = TwoTablesStage(store: store)
            let notice = "two-tables.json is damaged. It was set aside as two-tables.damaged-\(number + 1).json."
            let label = try #require(stage.screen.accessibilityElement(named: notice) as? UIView, "\(text)")
            let list = stage.tables[0]
            let top = list.convert(list.bounds, to: stage.page.view).minY
            #expect(top >= label.superview?.frame.maxY ?? .infinity)
            #expect(stage.titles[0].first == "Ada")
        }
        for (number, text) in texts.enumerated() {
            let file = folder.url.appendingPathComponent("two-tables.damaged-\(number + 1).json")
            #expect(try String(contentsOf: file, encoding: .utf8) == text)
        }
    }

    @Test("A file of random bytes does not stop the page, and is always set aside")
    func fuzz() throws {
        var random = Seeded(seed: 17)
        for round in 1...200 {
            let bytes = Data((0..<random.next(below: 60)).map { _ in UInt8(random.next(below: 256)) })
            try bytes.write(to: store.file)
            _ = store.waitAndLoad()
            #expect(folder.names.count == round)
        }
    }
}
