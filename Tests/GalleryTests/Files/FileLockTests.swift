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

@Suite("Two galleries on one folder") @MainActor
struct FileLockTests {
    private let stage: PlayersFileStage
    private var folder: ScratchFolder { stage.folder }
    private var store: PlayersStore { stage.store }

    init() throws { stage = try PlayersFileStage() }

    /// Another program that has the players' file.
    private final class Other {
        private let descriptor: Int32
        init(_ folder: ScratchFolder) {
            descriptor = open(folder.url.appendingPathComponent(".players.json.lock").path, O_RDWR | O_CREAT, 0o600)
            let result = flock(descriptor, LOCK_EX | LOCK_NB)
            precondition(result == 0)
        }
        deinit { close(descriptor) }
    }

    private func saved() throws -> Data { try Data(contentsOf: folder.url.appendingPathComponent("players.json")) }

    @Test("The second shows what the first has saved, says that it saves nothing, and changes nothing")
    func second() throws {
        try store.save([Player.samples[3]])
        let before = try saved()
        let other = Other(folder)
        let page = stage.page()
        #expect(page.players == [Player.samples[3]])
        #expect(
            stage.notice(page)?.hasPrefix("players.json is open in another gallery. What is changed here is not saved")
                == true)
        page.change("Delete") { page.players = [] }
        #expect(try saved() == before && folder.names == ["players.json"])
        withExtendedLifetime(other) {}
    }

    @Test("It sets nothing aside that it cannot read: that is the first one's business")
    func damaged() throws {
        try folder.write("{")
        let other = Other(folder)
        let loaded = store.waitAndLoad()
        #expect(loaded.isReadOnly && loaded.document == nil && folder.names == ["players.json"])
        withExtendedLifetime(other) {}
        _ = consume other
        #expect(store.waitAndLoad().notice?.contains("damaged") == true)
    }

    @Test("Opened again when the first one has ended, the page saves")
    func afterwards() throws {
        try store.save([Player.samples[3]])
        var other: Other? = Other(folder)
        #expect(store.waitAndLoad().isReadOnly)
        withExtendedLifetime(other) {}
        other = nil
        let page = stage.page()
        #expect(stage.notice(page) == nil)
        page.change("Delete") { page.players = [] }
        #expect(store.waitAndLoad().players == [])
    }

    @Test("A page has its file until it goes, also for others of the same gallery, and not for other programs")
    func held() throws {
        let path = folder.url.appendingPathComponent(".players.json.lock").path
        func isFree() -> Bool {
            let descriptor = open(path, O_RDWR | O_CREAT, 0o600)
            defer { close(descriptor) }
            return flock(descriptor, LOCK_EX | LOCK_NB) == 0
        }
        do {
            let first = store
            try first.save([Player.samples[3]])
            let second = store
            #expect(!second.load().isReadOnly && !isFree())
            try second.save([Player.samples[0]])
            #expect(first.load().players == [Player.samples[0]])
        }
        #expect(isFree())
    }

    @Test("Whoever has only looked where nothing is saved yet leaves nothing there")
    func nothingYet() throws {
        let store = store
        #expect(!store.waitAndLoad().isReadOnly)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
    }

    @Test("Where there was no folder at first, whoever saves first has the file")
    func laterFolder() throws {
        let inner = folder.url.appendingPathComponent("inner", isDirectory: true)
        let late = PlayersStore(directory: inner)
        #expect(!late.load().isReadOnly)
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        let descriptor = open(inner.appendingPathComponent(".players.json.lock").path, O_RDWR | O_CREAT, 0o600)
        let result = flock(descriptor, LOCK_EX | LOCK_NB)
        #expect(result == 0)
        #expect(throws: SaveError.self) { try late.save([]) }
        close(descriptor)
        try late.save([])
        #expect(late.load().players == [])
    }
}
