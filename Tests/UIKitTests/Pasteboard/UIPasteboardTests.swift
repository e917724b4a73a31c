// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("The pasteboard") @MainActor
struct UIPasteboardTests {
    private let stage = PasteboardStage()
    private var board: UIPasteboard { stage.board }

    @Test("A text, and several")
    func strings() {
        #expect(!board.hasStrings && board.string == nil && board.strings == nil && board.numberOfItems == 0)
        board.string = "one"
        #expect(board.string == "one" && board.strings == ["one"] && board.hasStrings)
        #expect(board.types == ["public.utf8-plain-text"] && board.numberOfItems == 1)
        board.strings = ["one", "two"]
        #expect(board.string == "one" && board.strings == ["one", "two"] && board.numberOfItems == 2)
        board.string = nil
        #expect(board.numberOfItems == 0 && board.types == [])
    }

    @Test("A location, and several; each is text too")
    func urls() {
        let url = URL(string: "https://example.org/a")!
        board.url = url
        #expect(board.url == url && board.hasURLs && board.string == "https://example.org/a")
        board.urls = [url, URL(fileURLWithPath: "/tmp")]
        #expect(board.urls == [url, URL(fileURLWithPath: "/tmp")])
        #expect(!board.hasImages && !board.hasColors)
    }

    @Test("A picture, and several")
    func images() {
        board.image = stage.picture(3)
        #expect(board.hasImages && board.image?.size == CGSize(width: 3, height: 3) && !board.hasStrings)
        board.images = [stage.picture(1), stage.picture(2)]
        #expect(board.images?.map(\.size.width) == [1, 2])
        board.images = nil
        #expect(board.images == nil)
    }

    @Test("A colour, and several")
    func colors() {
        board.color = .red
        #expect(board.color == .red && board.hasColors)
        board.colors = [.red, .blue]
        #expect(board.colors == [.red, .blue])
    }

    @Test("Items by type, with values as they were set, as data, and of types that they have by themselves")
    func items() throws {
        board.items = [
            ["public.utf8-plain-text": "text", "com.example.own": Data([1, 2])],
            [UIPasteboard.typeAutomatic: URL(string: "https://example.org")!],
        ]
        #expect(board.numberOfItems == 2 && board.types == ["com.example.own", "public.utf8-plain-text"])
        #expect(board.items[0]["public.utf8-plain-text"] as? String == "text")
        #expect(board.items[0]["com.example.own"] as? Data == Data([1, 2]))
        #expect(board.items[1]["public.url"] as? URL == URL(string: "https://example.org"))
        #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("text".utf8))
        #expect(board.data(forPasteboardType: "public.text") == Data("text".utf8))
        #expect(board.data(forPasteboardType: "public.png") == nil)
        #expect(board.value(forPasteboardType: "public.utf8-plain-text") as? String == "text")
        board.addItems([["com.example.list": ["a", "b"]]])
        #expect(board.numberOfItems == 3 && board.items[2]["com.example.list"] as? [String] == ["a", "b"])
        board.setItems([["com.example.bad": Date.self]])
        #expect(board.types == [])
    }

    @Test("What cannot be written as the type that is said is left out, and a text is in the encoding that is said")
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

    @Test("One value or data takes the place of all")
    func single() {
        board.strings = ["one", "two"]
        board.setValue("three", forPasteboardType: "public.utf8-plain-text")
        #expect(board.strings == ["three"])
        board.setData(Data("four".utf8), forPasteboardType: "public.utf8-plain-text")
        #expect(board.strings == ["four"])
        board.setData(Data([0xC3, 0x28, 0x41]), forPasteboardType: "public.utf8-plain-text")
        #expect(board.string == nil && board.data(forPasteboardType: "public.utf8-plain-text")?.count == 3)
    }

    @Test("Sets of items")
    func itemSets() {
        board.items = [
            ["public.utf8-plain-text": "one"], ["public.png": stage.picture()], ["public.utf8-plain-text": "three"],
        ]
        #expect(board.contains(pasteboardTypes: ["public.text"]) && !board.contains(pasteboardTypes: ["public.image"]))
        #expect(board.itemSet(withPasteboardTypes: ["public.text"]) == IndexSet([0, 2]))
        #expect(board.itemSet(withPasteboardTypes: ["com.example.none"]) == nil)
        #expect(board.types(forItemSet: [1]) == [["public.png"]] && board.types(forItemSet: nil)?.count == 3)
        #expect(board.types(forItemSet: [7]) == nil)
        #expect(board.contains(pasteboardTypes: ["public.text"], inItemSet: [0, 2]))
        #expect(!board.contains(pasteboardTypes: ["public.text"], inItemSet: nil))
        #expect(
            board.values(forPasteboardType: "public.utf8-plain-text", inItemSet: nil) as? [String] == ["one", "three"])
        #expect(board.data(forPasteboardType: "public.utf8-plain-text", inItemSet: [2]) == [Data("three".utf8)])
        #expect(board.data(forPasteboardType: "public.utf8-plain-text", inItemSet: [1]) == nil)
    }

    @Test("Item providers and objects, whose data is made when somebody asks")
    func providers() async {
        let asked = LockedFlag()
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text", visibility: .all) {
            asked.set()
            $0(Data("promised".utf8), nil)
            return nil
        }
        board.itemProviders = [provider]
        #expect(board.itemProviders == [provider] && board.hasStrings && !asked.isSet)
        #expect(board.string == "promised" && asked.isSet)
        board.setObjects(["a", "b"])
        #expect(board.strings == ["a", "b"])
        board.setObjects([UIColor.red, "c" as NSString] as [any NSItemProviderWriting])
        #expect(board.color == .red && board.string == "c")
        board.setObjects(["d"], localOnly: true, expirationDate: nil)
        board.setObjects(["e" as NSString] as [any NSItemProviderWriting], localOnly: true, expirationDate: nil)
        #expect(board.string == "e")
    }

    @Test("For the first of a kind the others are not asked")
    func onlyFirst() {
        let asked = LockedFlag()
        let second = NSItemProvider()
        second.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text", visibility: .all) {
            asked.set()
            $0(Data("second".utf8), nil)
            return nil
        }
        board.itemProviders = [NSItemProvider(object: "first" as NSString), second]
        #expect(board.string == "first" && !asked.isSet)
        #expect(board.strings == ["first", "second"] && asked.isSet)
    }

    @Test(
        "Promises that nobody keeps are waited for together: one after the other these would take minutes",
        .timeLimit(.minutes(1)))
    func brokenPromises() {
        // Let go of, they would be answered.
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
        #expect(board.strings == nil && kept.count > 0)
        // Whoever calls next waits anew.
        board.itemProviders = [NSItemProvider(object: "kept" as NSString)]
        #expect(board.string == "kept")
    }

    @Test("Items go when their time has come, unless others have taken their place")
    func expiration() {
        board.setItems(
            [["public.utf8-plain-text": "secret"]],
            options: [.expirationDate: Date(timeIntervalSinceNow: 60), .localOnly: true])
        stage.screen.advance(by: 59)
        #expect(board.string == "secret")
        stage.screen.advance(by: 2)
        #expect(board.string == nil && stage.clipboard.formats.isEmpty)
        board.setItemProviders(
            [NSItemProvider(object: "soon" as NSString)], localOnly: false,
            expirationDate: Date(timeIntervalSinceNow: 60))
        board.string = "kept"
        stage.screen.advance(by: 100)
        #expect(board.string == "kept")
    }

    @Test("Of a pasteboard that was removed nobody hears any more, though its items were to go later")
    func removedBeforeItsTime() throws {
        let made = try #require(UIPasteboard(name: UIPasteboard.Name("org.example.expiring"), create: true))
        made.setItems(
            [["public.utf8-plain-text": "secret"]], options: [.expirationDate: Date(timeIntervalSinceNow: 60)])
        UIPasteboard.remove(withName: made.name)
        var heard = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: made, queue: nil
        ) { _ in
            MainActor.assumeIsolated { heard += 1 }
        }
        stage.screen.advance(by: 100)
        NotificationCenter.default.removeObserver(token)
        #expect(heard == 0)
    }

    @Test("Changes are counted and told of, with the types that came and went")
    func changes() {
        var heard: [[String]] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: nil, queue: nil
        ) { note in
            guard (note.object as? UIPasteboard)?.name == .general else { return }
            let added = note.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String] ?? []
            let removed = note.userInfo?[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String] ?? []
            MainActor.assumeIsolated { heard.append(added + ["|"] + removed) }
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
            heard == [
                ["com.example.a", "|"], ["com.example.b", "|", "com.example.a"],
                ["public.utf8-plain-text", "|", "com.example.b"], ["com.example.a", "|", "public.utf8-plain-text"],
            ])
    }

    @Test("Pasteboards of the app's own, by name")
    func named() throws {
        let name = UIPasteboard.Name("org.example.board")
        #expect(name.rawValue == UIPasteboard.Name(rawValue: "org.example.board").rawValue)
        #expect(UIPasteboard(name: name, create: false) == nil)
        let made = try #require(UIPasteboard(name: name, create: true))
        made.string = "mine"
        #expect(
            UIPasteboard(name: name, create: false)?.string == "mine" && made == UIPasteboard(name: name, create: true))
        #expect(!made.isPersistent && board.isPersistent && board.name == .general && made.name == name)
        #expect(board.string == nil && stage.clipboard.formats.isEmpty)
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
        #expect(removed == 1 && UIPasteboard(name: name, create: false) == nil)
        UIPasteboard.remove(withName: .general)
        board.string = "still there"
        #expect(board.string == "still there")
    }

    @Test("The lists of types")
    func lists() {
        #expect(UIPasteboard.typeListString.contains("public.utf8-plain-text"))
        #expect(UIPasteboard.typeListURL.contains("public.url"))
        #expect(UIPasteboard.typeListImage.contains("public.png"))
        #expect(UIPasteboard.typeListColor.contains("com.apple.uikit.color"))
        board.string = "text"
        #expect(board.contains(pasteboardTypes: UIPasteboard.typeListString as? [String] ?? []))
    }

    @Test("It may be used from another thread")
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

    @Test("Whoever asked for the changes of one pasteboard hears of those, and of no other")
    func observed() throws {
        let mine = try #require(UIPasteboard(name: UIPasteboard.Name("com.example.observed"), create: true))
        defer { UIPasteboard.remove(withName: mine.name) }
        let heard = Heard()
        var tokens: [any NSObjectProtocol] = []
        for (name, board) in [("general", UIPasteboard.general), ("mine", mine)] {
            tokens.append(
                NotificationCenter.default.addObserver(
                    forName: UIPasteboard.changedNotification, object: board, queue: nil
                ) { _ in heard.names.append(name) })
        }
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }
        #expect(UIPasteboard.general === UIPasteboard.general)
        UIPasteboard.general.string = "one"
        #expect(heard.names == ["general"])
        mine.string = "two"
        #expect(heard.names == ["general", "mine"])
        #expect(UIPasteboard(name: mine.name, create: false)?.string == "two")
        UIPasteboard(name: mine.name, create: false)?.string = "three"
        #expect(heard.names == ["general", "mine", "mine"])
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

/// What observers were told.
private final class Heard: @unchecked Sendable {
    var names: [String] = []
}
