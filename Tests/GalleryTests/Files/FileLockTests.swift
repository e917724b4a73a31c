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

@Suite("File lock: two galleries with one data folder") @MainActor
struct FileLockTests {
    private let stage: PlayersFileStage
    private var folder: ScratchFolder { stage.folder }
    private var store: PlayersStore { stage.store }

    init() throws { stage = try PlayersFileStage() }

    /// Holds the lock of the players' file until it is deallocated, as another gallery process would.
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

    @Test("A second gallery shows the saved data with a notice, and saves nothing")
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
        #expect(try saved() == before)
        #expect(folder.names == ["players.json"])
        withExtendedLifetime(other) {}
    }

    @Test("A second gallery leaves a damaged file in place, because the first gallery sets it aside")
    func damaged() throws {
        try folder.write("{")
        let other = Other(folder)
        let loaded = store.waitAndLoad()
        #expect(loaded.isReadOnly)
        #expect(loaded.document == nil)
        #expect(folder.names == ["players.json"])
        withExtendedLifetime(other) {}
        _ = consume other
        #expect(store.waitAndLoad().notice?.contains("damaged") == true)
    }

    @Test("A page reopened after the first gallery ended saves again")
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

    @Test("An open page locks its file against other apps, but not against pages of the same gallery")
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
            #expect(!second.load().isReadOnly)
            #expect(!isFree())
            try second.save([Player.samples[0]])
            #expect(first.load().players == [Player.samples[0]])
        }
        #expect(isFree())
    }

    @Test("Loading from an empty folder creates no files")
    func nothingYet() throws {
        let store = store
        #expect(!store.waitAndLoad().isReadOnly)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
    }

    @Test("If the folder is created after loading, the first app that locks the file saves")
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
