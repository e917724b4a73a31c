// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The players as they are saved: `{"version": 1, "players": […]}`.
struct PlayersDocument: SavedDocument {
    static let name = "players"

    var players: [Player]

    var isSound: Bool { Set(players.map(\.id)).count == players.count }
}

/// The file in which the players are saved.
typealias PlayersStore = DocumentFile<PlayersDocument>

extension PlayersStore {
    func save(_ players: [Player]) throws { try save(PlayersDocument(players: players)) }
}

extension PlayersStore.Loaded {
    /// The saved players, or the samples if there are none.
    var players: [Player] { document?.players ?? Player.samples }
}
