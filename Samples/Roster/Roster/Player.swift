// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A player of the team.
struct Player: Equatable {
    var name: String
    var position: String
    var isCaptain = false
}

/// The players in their order.
struct Team {
    private(set) var players: [Player]

    static let sample = Team(players: [
        Player(name: "Mina Park", position: "Goalkeeper"), Player(name: "Ada Novak", position: "Defender"),
        Player(name: "Lea Costa", position: "Midfielder", isCaptain: true),
        Player(name: "Ines Roy", position: "Forward"),
    ])

    mutating func add(_ player: Player) { players.append(player) }
    mutating func remove(at index: Int) { players.remove(at: index) }

    mutating func move(from source: Int, to destination: Int) {
        players.insert(players.remove(at: source), at: destination)
    }
}
