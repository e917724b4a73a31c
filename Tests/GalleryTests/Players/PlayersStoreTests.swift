// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SeededNumbers
import Testing

@testable import gallery

@Suite("Players' file")
struct PlayersStoreTests {
    let folder: ScratchFolder
    let store: PlayersStore

    init() throws {
        folder = try ScratchFolder()
        store = PlayersStore(directory: folder.url)
    }

    @Test("Without a file there are thirty sample players, and loading writes nothing")
    func firstStart() {
        let loaded = store.waitAndLoad()
        #expect(loaded.players.count == 30)
        #expect(loaded.notice == nil)
        #expect(folder.names == [])
    }

    @Test("Saved players are loaded in their order")
    func roundTrip() throws {
        let players = Array(Player.samples.reversed())
        try store.save(players)
        #expect(store.waitAndLoad().players == players)
        #expect(folder.names == ["players.json"])
        let text = try String(contentsOf: store.file, encoding: .utf8)
        #expect(text.contains("\"version\" : 1"))
    }

    @Test("An empty list is saved and loaded as an empty list")
    func empty() throws {
        try store.save([])
        #expect(store.waitAndLoad().players == [])
    }

    @Test(
        "A damaged file is set aside with a notice, and overwrites no earlier one",
        arguments: ["", "{", "[]", "{\"version\":1}", "{\"version\":1,\"players\":[{\"name\":3}]}", "\u{0}\u{1}\u{2}"])
    func damaged(text: String) throws {
        try folder.write(text)
        let first = store.waitAndLoad()
        #expect(first.players.count == 30)
        #expect(first.notice?.contains("players.damaged-1.json") == true)
        #expect(folder.names == ["players.damaged-1.json"])
        #expect(
            try String(contentsOf: folder.url.appendingPathComponent("players.damaged-1.json"), encoding: .utf8) == text
        )
        try folder.write("second")
        #expect(store.waitAndLoad().notice?.contains("players.damaged-2.json") == true)
        #expect(folder.names == ["players.damaged-1.json", "players.damaged-2.json"])
    }

    @Test("A file of a newer version is set aside too")
    func newer() throws {
        try folder.write("{\"version\":2,\"players\":[],\"more\":true}")
        let loaded = store.waitAndLoad()
        #expect(loaded.notice?.contains("newer version (2)") == true)
        #expect(folder.names == ["players.newer-1.json"])
    }

    @Test("A file with two players of the same identity counts as damaged")
    func sameIdentity() throws {
        let player = Player.samples[0]
        try store.save([player, player])
        #expect(store.waitAndLoad().notice?.contains("damaged") == true)
    }

    @Test("A file of random bytes does not stop the page, and is always set aside")
    func fuzz() throws {
        var random = Seeded(seed: 42)
        for round in 1...200 {
            let bytes = Data((0..<random.next(below: 60)).map { _ in UInt8(random.next(below: 256)) })
            try bytes.write(to: store.file)
            _ = store.waitAndLoad()
            #expect(folder.names.count == round)
        }
    }

    @Test("Stars out of range are clamped, and the file is kept", arguments: [-4, 0, 9, Int.max])
    func strangeStars(stars: Int) throws {
        let id = UUID()
        try folder.write(
            "{\"version\":1,\"players\":[{\"id\":\"\(id)\",\"name\":\"a\",\"game\":\"b\",\"stars\":\(stars)}]}")
        let loaded = store.waitAndLoad()
        #expect(loaded.notice == nil)
        #expect((1...5).contains(loaded.players[0].stars))
    }
}
