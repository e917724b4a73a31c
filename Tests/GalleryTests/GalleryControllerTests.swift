// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
@testable import UIKit
import UIKitTesting

@testable import gallery

@Suite("Gallery window") @MainActor
struct GalleryControllerTests {
    private let folder: ScratchFolder
    private let screen = TestScreen(size: CGSize(width: 390, height: 844))
    private let scene: UIWindowScene

    init() throws {
        folder = try ScratchFolder()
        let session = UISceneSession(
            role: .windowApplication,
            configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
        scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        scene.host = screen.host
        screen.window.windowScene = scene
    }

    private func start(_ arguments: String...) throws -> GalleryController {
        let gallery = GalleryController(
            options: try GalleryOptions(arguments: ["--data", folder.url.path] + arguments))
        screen.show(gallery)
        try screen.settle()
        return gallery
    }

    @Test("The window's title names the open demo, or only the gallery if none is open")
    func title() throws {
        let gallery = try start()
        #expect(screen.surface.title == "Uplift Gallery")
        screen.press(.downArrow)
        screen.press(.downArrow)
        screen.press(.return)
        try screen.settle()
        #expect(screen.surface.title == "Emoji – Uplift Gallery")
        screen.press(.downArrow)
        screen.press(.return)
        try screen.settle()
        #expect(gallery.viewControllers.count == 3)
        #expect(screen.surface.title == "Emoji – Uplift Gallery")
        // Opens another demo while the transition back from the first one is still running.
        gallery.popToRootViewController(animated: true)
        screen.advance(by: 0.1)
        screen.press(.upArrow)
        screen.press(.return)
        try screen.settle()
        #expect(screen.surface.title == "Players – Uplift Gallery")
        screen.press(.escape)
        try screen.settle()
        #expect(screen.surface.title == "Uplift Gallery")
    }

    @Test("With a demo opened from the command line, the window's title names it")
    func opened() throws {
        _ = try start("--demo", "calendar")
        #expect(screen.surface.title == "Calendar – Uplift Gallery")
    }

    // MARK: Leaving and reopening pages

    /// Opens a demo from the list.
    private func open(_ demo: Demo, in gallery: GalleryController) throws -> UIViewController {
        let list = try #require(gallery.topViewController as? DemoListController)
        let row = try #require(Demo.allCases.firstIndex(of: demo))
        list.tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
        screen.advance(by: 0.1)
        screen.mouse.click(at: list.tableView.middle(ofRow: row))
        screen.finishFileJobs()
        try screen.settle()
        return try #require(gallery.topViewController)
    }

    private func leave(_ gallery: GalleryController) throws {
        gallery.popToRootViewController(animated: true)
        screen.finishFileJobs()
        try screen.settle()
    }

    private nonisolated static let saving: [Demo] = [
        .players, .playersByHand, .emoji, .swipe, .tables, .shelf, .stack, .calendar, .kanban, .springboard,
    ]

    @Test("A change on a page that saves can be undone after the page is reopened", arguments: saving)
    func undo(demo: Demo) throws {
        screen.size = CGSize(width: 900, height: 844)
        let gallery = try start()
        let page = try open(demo, in: gallery)
        (page as? ShelfController)?.fill(["One", "Two"])
        screen.advance(by: 0.5)
        let before = page.shown
        screen.changeFirst(on: page)
        try screen.settle()
        let after = page.shown
        #expect(after != before)
        try leave(gallery)
        let again = try open(demo, in: gallery)
        #expect(again.shown == after)
        #expect(again.undoManager?.canUndo == true)
        screen.press(.keyboardZ, modifiers: .control)
        try screen.settle()
        #expect(again.shown == before)
        try leave(gallery)
        let last = try open(demo, in: gallery)
        screen.press(.keyboardZ, modifiers: [.control, .shift])
        try screen.settle()
        #expect(last.shown == after)
    }

    @Test("A page that replaces another, such as the emoji in another style, is the one that reopens")
    func replaced() throws {
        let gallery = try start()
        let first = try open(.emoji, in: gallery)
        screen.activate(try #require(screen.accessibilityElement(named: "Style")))
        try screen.settle()
        let page = try #require(gallery.topViewController)
        screen.changeFirst(on: page)
        try screen.settle()
        let after = page.shown
        try leave(gallery)
        let again = try open(.emoji, in: gallery)
        #expect(page !== first)
        #expect(again === page)
        #expect(again.shown == after)
        #expect(again.undoManager?.canUndo == true)
    }

    @Test("A page reopens with its changes while it is still animating out")
    func atOnce() throws {
        let gallery = try start()
        let page = try open(.kanban, in: gallery)
        screen.changeFirst(on: page)
        let after = page.shown
        for delay in [0, 0.1, 0.3] {
            gallery.popToRootViewController(animated: true)
            screen.advance(by: delay)
            let list = try #require(gallery.topViewController as? DemoListController)
            list.onSelect(.kanban)
            try screen.settle()
            let again = try #require(gallery.topViewController as? KanbanController)
            #expect(again.shown == after)
            #expect(gallery.viewControllers.count == 2)
            #expect(again.view.window != nil)
            #expect(again.undoManager?.canUndo == true)
        }
    }

    @Test(
        "A reopened page shows changes that another app wrote to its file", arguments: [Demo.kanban, .shelf, .tables])
    func writtenElsewhere(demo: Demo) throws {
        screen.size = CGSize(width: 900, height: 844)
        let gallery = try start()
        // This is a separate function, so that no reference to the page remains after the call.
        func change() throws {
            let page = try open(demo, in: gallery)
            (page as? ShelfController)?.fill(["One", "Two"])
            screen.advance(by: 0.5)
            screen.changeFirst(on: page)
        }
        try change()
        try leave(gallery)
        let file = try #require(folder.names.first { $0.hasSuffix(".json") && !$0.hasPrefix(".") })
        let words = try String(contentsOf: folder.url.appendingPathComponent(file), encoding: .utf8)
        for (old, new) in [("Write the tutorial", "Elsewhere"), ("Two", "Elsewhere"), ("Grace", "Elsewhere")] {
            guard words.contains(old) else { continue }
            try folder.write(words.replacingOccurrences(of: old, with: new), to: file)
        }
        let again = try open(demo, in: gallery)
        #expect(again.shown.contains("Elsewhere"))
        #expect(again.undoManager?.canUndo == false)
    }

    @Test("Players and By hand show each other's changes")
    func twoPagesOfAFile() throws {
        let gallery = try start()
        for (index, demo) in [Demo.players, .playersByHand, .players, .playersByHand].enumerated() {
            let page = try #require(try open(demo, in: gallery) as? PlayersTableController)
            #expect(page.players.count == Player.samples.count - index)
            screen.changeFirst(on: page)
            try screen.settle()
            try leave(gallery)
        }
        #expect(folder.names.filter { !$0.hasPrefix(".") } == ["players.json"])
    }
}
