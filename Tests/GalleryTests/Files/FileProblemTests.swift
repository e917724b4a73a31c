// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Notices for unreadable files") @MainActor
struct FileProblemTests {
    private let folder: ScratchFolder
    private let screen = TestScreen(size: CGSize(width: 390, height: 844))

    init() throws { folder = try ScratchFolder() }

    private func open() -> ShelfController {
        let page = ShelfController(directory: folder.url)
        screen.show(UINavigationController(rootViewController: page))
        screen.finishFileJobs()
        screen.advance(by: 0.3)
        return page
    }

    private func notice(_ page: UIViewController) -> NoticeView? { page.view.all(NoticeView.self).first }

    private func closeButton(_ page: UIViewController) throws -> UIButton {
        try #require(notice(page)?.all(UIButton.self).first)
    }

    @Test("A folder at the file's path is reported as a folder, and set aside with its content")
    func isFolder() throws {
        let place = folder.url.appendingPathComponent("shelf.json")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
        try Data("kept".utf8).write(to: place.appendingPathComponent("inside.txt"))
        let page = open()
        #expect(
            notice(page)?.text == "shelf.json is a folder, where the page keeps a file. It was set aside as "
                + "shelf.folder-1.json, with all that is in it.")
        let inside = folder.url.appendingPathComponent("shelf.folder-1.json/inside.txt")
        #expect(try String(contentsOf: inside, encoding: .utf8) == "kept")
        #expect(folder.names == ["shelf.folder-1.json"])
    }

    @Test("A file of a newer version is reported as newer, and set aside under an unused name")
    func newer() throws {
        try folder.write("{\"version\":9,\"things\":[]}", to: "shelf.json")
        try folder.write("{}", to: "shelf.newer-1.json")
        let page = open()
        let text = try #require(notice(page)?.text)
        #expect(text.contains("was written by a newer version (9)"))
        #expect(text.contains("shelf.newer-2.json"))
        #expect(!text.contains("damaged"))
        #expect(folder.names == ["shelf.newer-1.json", "shelf.newer-2.json"])
    }

    @Test("The reason of a file error is the system's message, without error numbers")
    func words() throws {
        let store = ShelfStore(directory: folder.url.appendingPathComponent("missing/../file/x"))
        try folder.write("in the way", to: "file")
        do {
            try store.save(ShelfDocument([]))
            Issue.record("it was saved below a file")
        } catch {
            #expect(!error.fileReason.contains("error 2"), "\(error.fileReason)")
            #expect(!error.fileReason.hasSuffix("."), "\(error.fileReason)")
        }
        let directory = #expect(throws: (any Error).self) { try Data(contentsOf: folder.url) }
        #expect(directory?.fileReason.contains("Cocoa") == false, "\(directory?.fileReason ?? "")")
    }

    // MARK: Closing

    @Test(
        "The close button removes a notice by tap, by keyboard and by assistive technology",
        arguments: ["tap", "keys", "speech"])
    func close(way: String) throws {
        try folder.write("{", to: "shelf.json")
        let page = open()
        let top = page.shelf.frame.minY
        let button = try closeButton(page)
        #expect(button.bounds.width >= 44)
        #expect(button.bounds.height >= 44)
        switch way {
        case "tap": screen.tap(button)
        case "keys":
            for _ in 0..<20 where !button.isFocused { screen.press(.tab) }
            #expect(button.isFocused)
            screen.press(.space)
        default:
            let element = try #require(screen.accessibilityElement(named: "Close this message"))
            let isDone = element.accessibilityActivate()
            #expect(isDone)
        }
        try screen.settle()
        #expect(notice(page) == nil)
        #expect(page.shelf.frame.minY < top)
        // The focus is not lost with the closed notice: Tab still focuses an item on the page.
        screen.press(.tab)
        #expect(UIFocusSystem.focusSystem(for: page)?.focusedItem != nil)
    }

    @Test("On the players' page a notice can be closed, and each later failed save shows one again")
    func players() throws {
        try folder.write("{")
        let page = PlayersByHandController(store: PlayersStore(directory: folder.url))
        screen.show(UINavigationController(rootViewController: page))
        screen.advance(by: 0.3)
        screen.tap(try closeButton(page))
        try screen.settle()
        #expect(page.tableView.tableHeaderView == nil)
        #expect(notice(page) == nil)
        // A folder at the file's path makes saving fail.
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("players.json/x"), withIntermediateDirectories: true)
        for _ in 0..<2 {
            page.change("Delete") { page.players.removeLast() }
            page.tableView.reloadData()
            screen.finishFileJobs()
            screen.advance(by: 0.5)
            #expect(notice(page)?.text.hasPrefix("The players could not be saved in ") == true)
            screen.tap(try closeButton(page))
            screen.advance(by: 0.5)
            #expect(notice(page) == nil)
        }
    }

    @Test(
        "A notice fits its text and its button at every width, in both layout directions",
        arguments: [200.0, 390, 900])
    func layout(width: Double) {
        for text in ["Short", String(repeating: "Many words that go on and on. ", count: 8)] {
            for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
                let view = NoticeView(text) {}
                view.semanticContentAttribute = direction
                let size = view.sizeThatFits(CGSize(width: width, height: 0))
                view.frame.size = CGSize(width: CGFloat(width), height: size.height)
                view.layoutIfNeeded()
                let frames = view.subviews.map(\.frame)
                #expect(frames.count == 2 && !frames[0].insetBy(dx: 0.5, dy: 0).intersects(frames[1]), "\(frames)")
                #expect(frames.allSatisfy { view.bounds.contains($0) }, "\(frames) in \(view.bounds)")
            }
        }
    }

    // MARK: Changes on disk

    private func document(_ file: String, _ size: Int) -> String {
        "{\"version\":1,\"things\":[{\"text\":\"One\"},{\"file\":{\"folder\":\"\(file)\",\"name\":\"a.pdf\","
            + "\"size\":\(size),\"type\":\"com.adobe.pdf\"}}]}"
    }

    @Test("A missing file is reported once, and not when the page is opened again")
    func missingOnce() throws {
        try folder.write(document(UUID().uuidString, 3), to: "shelf.json")
        var page: ShelfController? = open()
        #expect(notice(page!)?.text == "Missing on the shelf, for their files have gone: a.pdf.")
        page = nil
        screen.show(UIViewController())
        screen.advance(by: 0.5)
        page = open()
        #expect(notice(page!) == nil)
        #expect(page!.things.map(\.title) == ["One"])
    }

    @Test("The item of a replaced file shows the file's current size")
    func size() throws {
        let id = UUID().uuidString
        try folder.write(document(id, 4096), to: "shelf.json")
        let place = folder.url.appendingPathComponent("shelf-files/\(id)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try Data("9 letters".utf8).write(to: place.appendingPathComponent("a.pdf"))
        let page = open()
        #expect(page.things.count == 2 && page.things[1].detail.hasSuffix("9 bytes"), "\(page.things.map(\.detail))")
    }
}
