// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Display
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

@Suite("External drag from another app") @MainActor
struct IncomingExternalDragTests {
    private let stage = DragStage()
    private var middle: CGPoint { stage.middle(of: stage.target) }
    private let text: [(format: String, data: Data?)] = [
        ("text/plain;charset=utf-8", Data("theirs".utf8)), ("text/plain", Data("theirs".utf8)),
    ]

    @Test("A drag from another app has a drop session with no local session, entered like any other")
    func enters() throws {
        let drop = stage.visit(text)
        stage.send(drop, .entered(middle))
        stage.screen.advance(by: 0.1)
        #expect(stage.log.drain() == ["blue?", "into blue", "over blue"])
        #expect(drop.proposal == .copy)
        let session = try #require(stage.dropDelegate.session)
        #expect(session.localDragSession == nil)
        #expect(session.items.count == 1 && session.items[0].localObject == nil)
        #expect(session.canLoadObjects(ofClass: String.self))
        #expect(!session.canLoadObjects(ofClass: UIImage.self))
        #expect(session.items[0].itemProvider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(session.allowsMoveOperation)
        stage.send(drop, .left)
        #expect(stage.log.drain() == ["out of blue", "blue ends"])
        #expect(drop.requestedFormats.isEmpty)
        #expect(drop.proposal == nil)
        try expectNoLeftovers(stage.screen)
    }

    @Test("Dropped text is read when it is loaded, and then the other app is told of the end")
    func text() async throws {
        var loaded: [String]?
        stage.dropDelegate.whenPerformed = { $0.loadObjects(ofClass: String.self) { loaded = $0 } }
        let drop = stage.visit(text)
        stage.send(drop, .entered(middle))
        await stage.screen.advance(by: 0.1)
        #expect(drop.requestedFormats.isEmpty)
        stage.send(drop, .dropped(middle))
        #expect(drop.outcome == nil)
        try await stage.screen.settle()
        #expect(loaded == ["theirs"])
        #expect(drop.requestedFormats == ["text/plain;charset=utf-8"])
        #expect(drop.outcome == .some(.copy))
        #expect(
            stage.log.drain().suffix(5) == [
                "drop on blue", "blue animates drop", "blue drop end", "blue concludes", "blue ends",
            ])
        try expectNoLeftovers(stage.screen)
    }

    @Test("The other app carries out a move, and if it offers none, a proposed move is no drop")
    func move() async throws {
        stage.dropDelegate.proposal = UIDropProposal(operation: .move)
        stage.dropDelegate.whenPerformed = { $0.loadObjects(ofClass: String.self) { _ in } }
        let drop = stage.visit(text)
        stage.send(drop, .entered(middle))
        #expect(drop.proposal == .move)
        stage.send(drop, .dropped(middle))
        try await stage.screen.settle()
        #expect(drop.outcome == .some(.move))
        let copy = stage.visit(text, actions: [.copy])
        stage.send(copy, .entered(middle))
        #expect(copy.proposal == nil)
        stage.send(copy, .dropped(middle))
        try await stage.screen.settle()
        #expect(copy.outcome == .some(nil))
    }

    @Test("A move of which nothing is loaded is a copy to the other app, which would else delete the item")
    func unread() async throws {
        stage.dropDelegate.proposal = UIDropProposal(operation: .move)
        let outcomes: [(Set<DragAction>, DragAction?)] = [([.copy, .move], .copy), ([.move], nil)]
        for (actions, outcome) in outcomes {
            let drop = stage.visit(text, actions: actions)
            stage.send(drop, .entered(middle))
            #expect(drop.proposal == .move)
            stage.send(drop, .dropped(middle))
            try await stage.screen.settle()
            #expect(stage.log.drain().contains("drop on blue"))
            #expect(drop.outcome == .some(outcome))
        }
    }

    @Test("A move of several items is reported as one only if all are loaded, else as a copy")
    func partlyRead() async throws {
        stage.dropDelegate.proposal = UIDropProposal(operation: .move)
        for count in 1...3 {
            let other = DragStage()
            other.dragDelegate.items = ["one", "two", "three"].map {
                UIDragItem(itemProvider: NSItemProvider(object: $0 as NSString))
            }
            let theirs = try other.dragOutOfWindow()
            let drop = HeadlessDrop(theirs.offer, actions: theirs.actions, on: stage.screen.surface)
            stage.dropDelegate.whenPerformed = { session in
                for item in session.items.prefix(count) {
                    _ = item.itemProvider.loadObject(ofClass: NSString.self) { _, _ in }
                }
            }
            stage.send(drop, .entered(middle))
            stage.send(drop, .dropped(middle))
            try await stage.screen.settle()
            #expect(drop.outcome == .some(count == 3 ? .move : .copy))
        }
    }

    @Test("Each dragged file is an item of its own, with a file representation")
    func files() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["a.txt", "b.png"].map { folder.appendingPathComponent($0) }
        for file in files { try Data(file.lastPathComponent.utf8).write(to: file) }
        let list = files.map { $0.absoluteString + "\r\n" }.joined()
        let drop = stage.visit([("text/uri-list", Data(list.utf8)), ("text/plain", Data(list.utf8))])
        let names = TextsBox()
        stage.dropDelegate.whenPerformed = { session in
            for item in session.items {
                _ = item.itemProvider.loadDataRepresentation(forTypeIdentifier: "public.data") { data, _ in
                    names.add(data.map { String(decoding: $0, as: UTF8.self) } ?? "nothing")
                }
            }
        }
        stage.send(drop, .entered(middle))
        await stage.screen.advance(by: 0.1)
        let items = try #require(stage.dropDelegate.session).items
        #expect(items.map(\.itemProvider.suggestedName) == ["a.txt", "b.png"])
        #expect(items[1].itemProvider.registeredTypeIdentifiers == ["public.png", "public.file-url"])
        stage.send(drop, .dropped(middle))
        try await stage.screen.settle()
        #expect(names.texts.sorted() == ["a.txt", "b.png"])
        #expect(drop.outcome == .some(.copy))
    }

    @Test("A drop before the number of files is known is performed once it is known")
    func early() async throws {
        stage.dropDelegate.whenPerformed = { stage.log.add("\($0.items.count) items") }
        let drop = stage.visit([("text/uri-list", Data("file:///1\nfile:///2\nfile:///3".utf8))])
        stage.send(drop, .entered(middle))
        stage.send(drop, .dropped(middle))
        #expect(stage.log.drain() == [])
        try await stage.screen.settle()
        #expect(stage.log.drain().contains("3 items"))
    }

    @Test("Several items from another UIKit app stay separate, each with its own data")
    func bundle() async throws {
        let other = DragStage()
        let own = NSItemProvider()
        own.registerDataRepresentation(forTypeIdentifier: "com.example.row", visibility: .all) {
            $0(Data("row".utf8), nil)
            return nil
        }
        other.dragDelegate.items = [
            UIDragItem(itemProvider: NSItemProvider(object: "one" as NSString)), UIDragItem(itemProvider: own),
            UIDragItem(itemProvider: NSItemProvider(object: "three" as NSString)),
        ]
        let theirs = try other.dragOutOfWindow()
        let drop = HeadlessDrop(theirs.offer, actions: theirs.actions, on: stage.screen.surface)
        var texts: [String]?
        stage.dropDelegate.whenPerformed = { $0.loadObjects(ofClass: String.self) { texts = $0 } }
        stage.send(drop, .entered(middle))
        let types = try #require(stage.dropDelegate.session).items.map(\.itemProvider.registeredTypeIdentifiers)
        #expect(types == [["public.utf8-plain-text"], ["com.example.row"], ["public.utf8-plain-text"]])
        stage.send(drop, .dropped(middle))
        try await stage.screen.settle()
        #expect(texts == ["one", "three"])
        #expect(drop.requestedFormats.count == 1)
    }

    @Test("The names of items from another UIKit app are known before the drop")
    func names() async throws {
        let other = DragStage()
        other.dragDelegate.items = ["a boat.png", nil, "../../etc/passwd"].map { name in
            let provider = NSItemProvider(object: (name ?? "none") as NSString)
            provider.suggestedName = name
            return UIDragItem(itemProvider: provider)
        }
        let theirs = try other.dragOutOfWindow()
        let drop = HeadlessDrop(theirs.offer, actions: theirs.actions, on: stage.screen.surface)
        stage.send(drop, .entered(middle))
        await stage.screen.advance(by: 0.1)
        let items = try #require(stage.dropDelegate.session).items
        #expect(items.map(\.itemProvider.suggestedName) == ["a boat.png", nil, "passwd"])
        #expect(items.allSatisfy { $0.itemProvider.registeredTypeIdentifiers == ["public.utf8-plain-text"] })
        #expect(drop.requestedFormats == [ItemNames.format])
        stage.send(drop, .left)
        try expectNoLeftovers(stage.screen)
    }

    @Test("Data over the size limit fail to load, and the other app is told of no drop")
    func tooMuch() async throws {
        let most = Thresholds.DataExchange.mostBytes
        let drop = stage.visit([("image/png", Data(count: most + 1))])
        let held = ErrorBox()
        stage.dropDelegate.whenPerformed = { session in
            _ = session.items[0].itemProvider.loadDataRepresentation(forTypeIdentifier: "public.png") { _, error in
                held.set(error)
            }
        }
        stage.send(drop, .entered(middle))
        stage.send(drop, .dropped(middle))
        try await stage.screen.settle()
        #expect((held.error as? NSError)?.code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
        #expect(drop.outcome == .some(nil))
    }

    @Test("Data that never come fail to load after the timeout")
    func stalled() async throws {
        let drop = stage.visit([("image/png", nil)])
        let held = ErrorBox()
        stage.dropDelegate.whenPerformed = { session in
            _ = session.items[0].itemProvider.loadDataRepresentation(forTypeIdentifier: "public.png") {
                held.set($1)
            }
        }
        stage.send(drop, .entered(middle))
        stage.send(drop, .dropped(middle))
        await stage.screen.advance(by: DataRequest.timeout - 1)
        #expect(held.error == nil)
        #expect(drop.outcome == nil)
        await stage.screen.advance(by: 1.5)
        try await stage.screen.settle()
        #expect((held.error as? NSError)?.code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
        #expect(drop.outcome == .some(nil))
    }

    @Test("Of items that share a read, one can be cancelled alone; if all are, nothing is read")
    func shared() async throws {
        for cancelled in [[0], [0, 1]] {
            let stage = DragStage()
            let middle = stage.middle(of: stage.target)
            let other = DragStage()
            other.dragDelegate.items = ["one", "two"].map {
                UIDragItem(itemProvider: NSItemProvider(object: $0 as NSString))
            }
            let theirs = try other.dragOutOfWindow()
            let drop = HeadlessDrop(theirs.offer, actions: theirs.actions, on: stage.screen.surface)
            let (texts, held) = (TextsBox(), ErrorBox())
            stage.dropDelegate.whenPerformed = { session in
                for (index, item) in session.items.enumerated() {
                    let progress = item.itemProvider.loadObject(ofClass: NSString.self) { text, error in
                        if let text = text as? NSString { texts.add(text as String) } else { held.set(error) }
                    }
                    if cancelled.contains(index) { progress.cancel() }
                }
            }
            stage.send(drop, .entered(middle))
            stage.send(drop, .dropped(middle))
            try await stage.screen.settle()
            #expect(texts.texts == (cancelled.count == 1 ? ["two"] : []))
            #expect((held.error as? CocoaError)?.code == .userCancelled)
            // The other app must keep an item that was not loaded.
            #expect(drop.outcome == .some(nil))
        }
    }

    @Test("A file that cannot be read is no drop to the other app, which might delete it")
    func unreadable() async throws {
        stage.dropDelegate.proposal = UIDropProposal(operation: .move)
        let held = ErrorBox()
        stage.dropDelegate.whenPerformed = { session in
            _ = session.items[0].itemProvider.loadFileRepresentation(forTypeIdentifier: "public.data") { held.set($1) }
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".bin")
        try Data("text".utf8).write(to: file)
        let drop = stage.visit([("text/uri-list", Data(file.absoluteString.utf8))])
        stage.send(drop, .entered(middle))
        await stage.screen.advance(by: 0.1)
        try FileManager.default.removeItem(at: file)
        stage.send(drop, .dropped(middle))
        try await stage.screen.settle()
        #expect(held.error != nil)
        #expect(drop.outcome == .some(nil))
    }

    @Test("After the drag neither its data nor its source is retained")
    func forgotten() async throws {
        weak var gone: HeadlessDrop?
        for isDropped in [true, false] {
            do {
                let drop = stage.visit(text)
                gone = drop
                stage.dropDelegate.whenPerformed = { $0.loadObjects(ofClass: String.self) { _ in } }
                stage.send(drop, .entered(middle))
                stage.send(drop, isDropped ? .dropped(middle) : .left)
                try await stage.screen.settle()
            }
            #expect(gone == nil)
        }
    }

    @Test("A load whose data never come can be cancelled")
    func endless() async throws {
        let drop = stage.visit([("image/png", nil)])
        let held = ErrorBox()
        var progress: Progress?
        stage.dropDelegate.whenPerformed = { session in
            progress = session.items[0].itemProvider.loadDataRepresentation(forTypeIdentifier: "public.png") {
                held.set($1)
            }
        }
        stage.send(drop, .entered(middle))
        stage.send(drop, .dropped(middle))
        await stage.screen.advance(by: 1)
        #expect(held.error == nil)
        #expect(drop.outcome == nil)
        progress?.cancel()
        try await stage.screen.settle()
        #expect((held.error as? CocoaError)?.code == .userCancelled)
        #expect(drop.outcome == .some(nil))
    }

    @Test("Loading after the drop is over fails")
    func late() async throws {
        stage.dropDelegate.keepsSession = true
        let drop = stage.visit(text)
        stage.send(drop, .entered(middle))
        stage.send(drop, .dropped(middle))
        try await stage.screen.settle()
        #expect(drop.outcome == .some(.copy))
        let held = ErrorBox()
        _ = try #require(stage.dropDelegate.session).items[0].itemProvider.loadObject(ofClass: NSString.self) {
            held.set($1)
        }
        try await stage.screen.settle()
        #expect(held.error != nil)
        #expect(drop.requestedFormats.isEmpty)
    }
}

/// An error that another thread sets.
private final class ErrorBox: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: (any Error)?

    func set(_ error: (any Error)?) { lock.withLock { stored = error } }
    var error: (any Error)? { lock.withLock { stored } }
}

/// Texts that another thread adds.
private final class TextsBox: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: [String] = []

    func add(_ text: String) { lock.withLock { stored.append(text) } }
    var texts: [String] { lock.withLock { stored } }
}
