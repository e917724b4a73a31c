// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("General and named pasteboards") @MainActor
struct UIPasteboardTests {
    private let stage = PasteboardStage()
    private var board: UIPasteboard { stage.board }

    @Test("One string or several can be set and read")
    func strings() {
        #expect(!board.hasStrings)
        #expect(board.string == nil)
        #expect(board.strings == nil)
        #expect(board.numberOfItems == 0)
        board.string = "one"
        #expect(board.string == "one")
        #expect(board.strings == ["one"])
        #expect(board.hasStrings)
        #expect(board.types == ["public.utf8-plain-text"])
        #expect(board.numberOfItems == 1)
        board.strings = ["one", "two"]
        #expect(board.string == "one")
        #expect(board.strings == ["one", "two"])
        #expect(board.numberOfItems == 2)
        board.string = nil
        #expect(board.numberOfItems == 0)
        #expect(board.types == [])
    }

    @Test("One URL or several can be set and read, and each is text too")
    func urls() {
        let url = URL(string: "https://example.org/a")!
        board.url = url
        #expect(board.url == url)
        #expect(board.hasURLs)
        #expect(board.string == "https://example.org/a")
        board.urls = [url, URL(fileURLWithPath: "/tmp")]
        #expect(board.urls == [url, URL(fileURLWithPath: "/tmp")])
        #expect(!board.hasImages)
        #expect(!board.hasColors)
    }

    @Test("One image or several can be set and read")
    func images() {
        board.image = stage.picture(3)
        #expect(board.hasImages)
        #expect(board.image?.size == CGSize(width: 3, height: 3))
        #expect(!board.hasStrings)
        board.images = [stage.picture(1), stage.picture(2)]
        #expect(board.images?.map(\.size.width) == [1, 2])
        board.images = nil
        #expect(board.images == nil)
    }

    @Test("One colour or several can be set and read")
    func colors() {
        board.color = .red
        #expect(board.color == .red)
        #expect(board.hasColors)
        board.colors = [.red, .blue]
        #expect(board.colors == [.red, .blue])
    }

    @Test("Items have values and data by type, and the automatic type follows from the value")
    func items() throws {
        board.items = [
            ["public.utf8-plain-text": "text", "com.example.own": Data([1, 2])],
            [UIPasteboard.typeAutomatic: URL(string: "https://example.org")!],
        ]
        #expect(board.numberOfItems == 2)
        #expect(board.types == ["com.example.own", "public.utf8-plain-text"])
        #expect(board.items[0]["public.utf8-plain-text"] as? String == "text")
        #expect(board.items[0]["com.example.own"] as? Data == Data([1, 2]))
        #expect(board.items[1]["public.url"] as? URL == URL(string: "https://example.org"))
        #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("text".utf8))
        #expect(board.data(forPasteboardType: "public.text") == Data("text".utf8))
        #expect(board.data(forPasteboardType: "public.png") == nil)
        #expect(board.value(forPasteboardType: "public.utf8-plain-text") as? String == "text")
        board.addItems([["com.example.list": ["a", "b"]]])
        #expect(board.numberOfItems == 3)
        #expect(board.items[2]["com.example.list"] as? [String] == ["a", "b"])
        board.setItems([["com.example.bad": Date.self]])
        #expect(board.types == [])
    }

    @Test("Values that cannot be written as their type are left out, and text has the encoding of its type")
    func written() {
        board.items = [["public.tiff": stage.picture(), "public.jpeg": stage.picture(), "com.example.own": "text"]]
        #expect(board.types == ["com.example.own", "public.jpeg"])
        #expect(board.data(forPasteboardType: "public.jpeg")?.prefix(2) == Data([0xFF, 0xD8]))
        board.setValue("wide", forPasteboardType: "public.utf16-plain-text")
        #expect(board.data(forPasteboardType: "public.utf16-plain-text")?.count == 10)
        #expect(board.string == "wide")
        let provider = board.itemProviders[0]
        #expect(provider.registeredTypeIdentifiers == ["public.utf16-plain-text"])
    }

    @Test("Setting one value or data replaces all items")
    func single() {
        board.strings = ["one", "two"]
        board.setValue("three", forPasteboardType: "public.utf8-plain-text")
        #expect(board.strings == ["three"])
        board.setData(Data("four".utf8), forPasteboardType: "public.utf8-plain-text")
        #expect(board.strings == ["four"])
        board.setData(Data([0xC3, 0x28, 0x41]), forPasteboardType: "public.utf8-plain-text")
        #expect(board.string == nil)
        #expect(board.data(forPasteboardType: "public.utf8-plain-text")?.count == 3)
    }

    @Test("Types, values and data can be read for a set of items")
    func itemSets() {
        board.items = [
            ["public.utf8-plain-text": "one"], ["public.png": stage.picture()], ["public.utf8-plain-text": "three"],
        ]
        #expect(board.contains(pasteboardTypes: ["public.text"]))
        #expect(!board.contains(pasteboardTypes: ["public.image"]))
        #expect(board.itemSet(withPasteboardTypes: ["public.text"]) == IndexSet([0, 2]))
        #expect(board.itemSet(withPasteboardTypes: ["com.example.none"]) == nil)
        #expect(board.types(forItemSet: [1]) == [["public.png"]])
        #expect(board.types(forItemSet: nil)?.count == 3)
        #expect(board.types(forItemSet: [7]) == nil)
        #expect(board.contains(pasteboardTypes: ["public.text"], inItemSet: [0, 2]))
        #expect(!board.contains(pasteboardTypes: ["public.text"], inItemSet: nil))
        #expect(
            board.values(forPasteboardType: "public.utf8-plain-text", inItemSet: nil) as? [String] == ["one", "three"])
        #expect(board.data(forPasteboardType: "public.utf8-plain-text", inItemSet: [2]) == [Data("three".utf8)])
        #expect(board.data(forPasteboardType: "public.utf8-plain-text", inItemSet: [1]) == nil)
    }

    @Test("Item providers and objects make their data only on request")
    func providers() async {
        let asked = LockedFlag()
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text", visibility: .all) {
            asked.set()
            $0(Data("promised".utf8), nil)
            return nil
        }
        board.itemProviders = [provider]
        #expect(board.itemProviders == [provider])
        #expect(board.hasStrings)
        #expect(!asked.isSet)
        #expect(board.string == "promised")
        #expect(asked.isSet)
        board.setObjects(["a", "b"])
        #expect(board.strings == ["a", "b"])
        board.setObjects([UIColor.red, "c" as NSString] as [any NSItemProviderWriting])
        #expect(board.color == .red)
        #expect(board.string == "c")
        board.setObjects(["d"], localOnly: true, expirationDate: nil)
        board.setObjects(["e" as NSString] as [any NSItemProviderWriting], localOnly: true, expirationDate: nil)
        #expect(board.string == "e")
    }

    @Test("Reading the first string does not request the data of the others")
    func onlyFirst() {
        let asked = LockedFlag()
        let second = NSItemProvider()
        second.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text", visibility: .all) {
            asked.set()
            $0(Data("second".utf8), nil)
            return nil
        }
        board.itemProviders = [NSItemProvider(object: "first" as NSString), second]
        #expect(board.string == "first")
        #expect(!asked.isSet)
        #expect(board.strings == ["first", "second"])
        #expect(asked.isSet)
    }

    @Test("Data that never come are waited for together, not one after the other", .timeLimit(.minutes(1)))
    func dataThatNeverComes() {
        // Retains the completions, because releasing one answers its request with an error.
        let kept = LockedCompletions()
        let silent = (0..<300).map { _ in
            let provider = NSItemProvider()
            provider.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text", visibility: .all) {
                kept.keep($0)
                return nil
            }
            return provider
        }
        board.itemProviders = silent
        #expect(board.strings == nil)
        #expect(kept.count > 0)
        // The timeout of the call above does not affect later calls: this one waits for its data.
        board.itemProviders = [NSItemProvider(object: "kept" as NSString)]
        #expect(board.string == "kept")
    }

    @Test("Items are removed at their expiration date, unless others have replaced them")
    func expiration() {
        board.setItems(
            [["public.utf8-plain-text": "secret"]],
            options: [.expirationDate: Date(timeIntervalSinceNow: 60), .localOnly: true])
        stage.screen.advance(by: 59)
        #expect(board.string == "secret")
        stage.screen.advance(by: 2)
        #expect(board.string == nil)
        #expect(stage.clipboard.formats.isEmpty)
        board.setItemProviders(
            [NSItemProvider(object: "soon" as NSString)], localOnly: false,
            expirationDate: Date(timeIntervalSinceNow: 60))
        board.string = "kept"
        stage.screen.advance(by: 100)
        #expect(board.string == "kept")
    }

    @Test("A removed pasteboard posts no change at the expiration date of its items")
    func removedBeforeExpiration() throws {
        let made = try #require(UIPasteboard(name: UIPasteboard.Name("org.example.expiring"), create: true))
        made.setItems(
            [["public.utf8-plain-text": "secret"]], options: [.expirationDate: Date(timeIntervalSinceNow: 60)])
        UIPasteboard.remove(withName: made.name)
        var calls = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: made, queue: nil
        ) { _ in
            MainActor.assumeIsolated { calls += 1 }
        }
        stage.screen.advance(by: 100)
        NotificationCenter.default.removeObserver(token)
        #expect(calls == 0)
    }

    @Test("Changes are counted and posted, with the added and removed types")
    func changes() {
        var calls: [[String]] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: nil, queue: nil
        ) { note in
            guard (note.object as? UIPasteboard)?.name == .general else { return }
            let added = note.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String] ?? []
            let removed = note.userInfo?[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String] ?? []
            MainActor.assumeIsolated { calls.append(added + ["|"] + removed) }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        let count = board.changeCount
        board.setData(Data(), forPasteboardType: "com.example.a")
        board.setData(Data(), forPasteboardType: "com.example.b")
        #expect(board.changeCount == count + 2)
        stage.copyElsewhere([("text/plain", Data("theirs".utf8))])
        #expect(board.changeCount == count + 3)
        board.setData(Data(), forPasteboardType: "com.example.a")
        #expect(
            calls == [
                ["com.example.a", "|"], ["com.example.b", "|", "com.example.a"],
                ["public.utf8-plain-text", "|", "com.example.b"], ["com.example.a", "|", "public.utf8-plain-text"],
            ])
    }

    @Test("An app's own pasteboards are found by their names")
    func named() throws {
        let name = UIPasteboard.Name("org.example.board")
        #expect(name.rawValue == UIPasteboard.Name(rawValue: "org.example.board").rawValue)
        #expect(UIPasteboard(name: name, create: false) == nil)
        let made = try #require(UIPasteboard(name: name, create: true))
        made.string = "mine"
        #expect(UIPasteboard(name: name, create: false)?.string == "mine")
        #expect(made == UIPasteboard(name: name, create: true))
        #expect(!made.isPersistent)
        #expect(board.isPersistent)
        #expect(board.name == .general)
        #expect(made.name == name)
        #expect(board.string == nil)
        #expect(stage.clipboard.formats.isEmpty)
        let unique = UIPasteboard.withUniqueName()
        #expect(unique.name != UIPasteboard.withUniqueName().name)
        var removed = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.removedNotification, object: nil, queue: nil
        ) { note in
            guard (note.object as? UIPasteboard)?.name.rawValue == "org.example.board" else { return }
            MainActor.assumeIsolated { removed += 1 }
        }
        UIPasteboard.remove(withName: name)
        NotificationCenter.default.removeObserver(token)
        #expect(removed == 1)
        #expect(UIPasteboard(name: name, create: false) == nil)
        UIPasteboard.remove(withName: .general)
        board.string = "still there"
        #expect(board.string == "still there")
    }

    @Test("The type lists contain the types of strings, URLs, images and colours")
    func lists() {
        #expect(UIPasteboard.typeListString.contains("public.utf8-plain-text"))
        #expect(UIPasteboard.typeListURL.contains("public.url"))
        #expect(UIPasteboard.typeListImage.contains("public.png"))
        #expect(UIPasteboard.typeListColor.contains("com.apple.uikit.color"))
        board.string = "text"
        #expect(board.contains(pasteboardTypes: UIPasteboard.typeListString as? [String] ?? []))
    }

    @Test("The pasteboard can be read from another thread")
    func thread() async {
        board.string = "there"
        let text = LockedText()
        let done = Task.detached { text.set(UIPasteboard.general.string) }
        while text.value == nil {
            await stage.screen.advance(by: 0.1)
        }
        await done.value
        #expect(text.value == "there")
    }

    @Test("An observer of one pasteboard is told of the changes of that pasteboard only")
    func observed() throws {
        let mine = try #require(UIPasteboard(name: UIPasteboard.Name("com.example.observed"), create: true))
        defer { UIPasteboard.remove(withName: mine.name) }
        let calls = Calls()
        var tokens: [any NSObjectProtocol] = []
        for (name, board) in [("general", UIPasteboard.general), ("mine", mine)] {
            tokens.append(
                NotificationCenter.default.addObserver(
                    forName: UIPasteboard.changedNotification, object: board, queue: nil
                ) { _ in calls.names.append(name) })
        }
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }
        #expect(UIPasteboard.general === UIPasteboard.general)
        UIPasteboard.general.string = "one"
        #expect(calls.names == ["general"])
        mine.string = "two"
        #expect(calls.names == ["general", "mine"])
        #expect(UIPasteboard(name: mine.name, create: false)?.string == "two")
        UIPasteboard(name: mine.name, create: false)?.string = "three"
        #expect(calls.names == ["general", "mine", "mine"])
    }
}

private final class LockedFlag: @unchecked Sendable {
    private let lock = NSLock()
    private var stored = false
    func set() { lock.withLock { stored = true } }
    var isSet: Bool { lock.withLock { stored } }
}

private final class LockedCompletions: @unchecked Sendable {
    private let lock = NSLock()
    private var kept: [@Sendable (Data?, (any Error)?) -> Void] = []
    func keep(_ completion: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        lock.withLock { kept.append(completion) }
    }
    var count: Int { lock.withLock { kept.count } }
}

private final class LockedText: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: String?
    func set(_ text: String?) { lock.withLock { stored = text } }
    var value: String? { lock.withLock { stored } }
}

/// The names of the pasteboards whose observers were called.
private final class Calls: @unchecked Sendable {
    var names: [String] = []
}
