// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Keeps the players in a file, and never loses one that it cannot read.
///
/// The file is JSON: `{"version": 1, "players": […]}`. It is written whole and put in place at once, so that a power cut
/// leaves the old one or the new one.
struct PlayersStore {
    static let version = 1

    /// The folder of the file.
    let directory: URL

    var file: URL { directory.appendingPathComponent("players.json") }

    private struct Document: Codable {
        var version: Int
        var players: [Player]
    }

    private struct Header: Codable {
        var version: Int
    }

    /// What came of loading.
    struct Loaded {
        var players: [Player]
        /// What the person should know; nil when all went well.
        var notice: String?
        /// Saving would overwrite a file that could not be read.
        var isReadOnly = false
    }

    /// `$XDG_DATA_HOME/uplift-gallery`, or `~/.local/share/uplift-gallery`.
    static var defaultDirectory: URL {
        let environment = ProcessInfo.processInfo.environment
        let base: URL
        if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
            base = URL(fileURLWithPath: data, isDirectory: true)
        } else {
            base = FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/share")
        }
        return base.appendingPathComponent("uplift-gallery", isDirectory: true)
    }

    /// The saved players; the samples where there is no file yet.
    ///
    /// A file that cannot be read as players, or that a newer version wrote, is set aside under another name.
    func load() -> Loaded {
        guard FileManager.default.fileExists(atPath: file.path) else { return Loaded(players: Player.samples) }
        let data: Data
        do {
            data = try Data(contentsOf: file)
        } catch {
            return setAside(because: "could not be read (\(error.localizedDescription))")
        }
        let decoder = JSONDecoder()
        guard let header = try? decoder.decode(Header.self, from: data) else {
            return setAside(because: "is damaged")
        }
        guard header.version <= PlayersStore.version else {
            return setAside(because: "was written by a newer version (\(header.version))")
        }
        guard let document = try? decoder.decode(Document.self, from: data),
            Set(document.players.map(\.id)).count == document.players.count
        else { return setAside(because: "is damaged") }
        return Loaded(players: document.players)
    }

    private func setAside(because reason: String) -> Loaded {
        var number = 1
        var aside = asideFile(number)
        while FileManager.default.fileExists(atPath: aside.path) {
            number += 1
            aside = asideFile(number)
        }
        do {
            try FileManager.default.moveItem(at: file, to: aside)
            return Loaded(
                players: Player.samples,
                notice: "players.json \(reason). It was set aside as \(aside.lastPathComponent).")
        } catch {
            return Loaded(
                players: Player.samples,
                notice: "players.json \(reason), and could not be set aside: \(error.localizedDescription). "
                    + "Changes are not saved.",
                isReadOnly: true)
        }
    }

    private func asideFile(_ number: Int) -> URL {
        directory.appendingPathComponent("players.damaged-\(number).json")
    }

    /// Throws where nothing could be saved: nobody should carry rows about for nothing.
    func checkThatItCanSave() throws {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        guard FileManager.default.isWritableFile(atPath: directory.path) else {
            throw CocoaError(.fileWriteNoPermission)
        }
    }

    /// Writes the players in the place of those before.
    func save(_ players: [Player]) throws {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(Document(version: PlayersStore.version, players: players)).write(to: file, options: .atomic)
    }
}
