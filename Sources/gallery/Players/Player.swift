// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A person who plays a game, with a rating.
struct Player: Codable, Equatable, Identifiable, Sendable {
    var id: UUID
    var name: String
    var game: String
    /// The rating, from 1 to 5.
    var stars: Int

    init(id: UUID = UUID(), name: String, game: String, stars: Int) {
        self.id = id
        self.name = name
        self.game = game
        self.stars = min(max(stars, 1), 5)
    }
}

extension Player {
    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            id: try values.decode(UUID.self, forKey: .id), name: try values.decode(String.self, forKey: .name),
            game: try values.decode(String.self, forKey: .game), stars: try values.decode(Int.self, forKey: .stars))
    }

    /// The sample players that the list contains if no players were saved.
    static let samples: [Player] = [
        Player(name: "김하늘", game: "바둑", stars: 5),
        Player(name: "Ada Lovelace", game: "Chess", stars: 5),
        Player(name: "이서준", game: "장기", stars: 3),
        Player(name: "Grace Hopper", game: "Backgammon", stars: 4),
        Player(name: "박지우", game: "윷놀이", stars: 4),
        Player(name: "Alan Turing", game: "Go", stars: 4),
        Player(name: "최유나", game: "체스", stars: 2),
        Player(name: "Margaret Hamilton", game: "Lunar Lander", stars: 5),
        Player(name: "정민호", game: "오목", stars: 3),
        Player(name: "Edsger Dijkstra", game: "Shortest Path", stars: 5),
        Player(name: "강수빈", game: "공기놀이", stars: 4),
        Player(name: "Barbara Liskov", game: "Substitution", stars: 5),
        Player(name: "조은서", game: "알까기", stars: 2),
        Player(name: "Donald Knuth", game: "Nim", stars: 4),
        Player(name: "윤도현", game: "마작", stars: 3),
        Player(name: "Katherine Johnson", game: "Orbit", stars: 5),
        Player(name: "장예린", game: "루미큐브", stars: 4),
        Player(name: "Dennis Ritchie", game: "Space Travel", stars: 4),
        Player(name: "임시우", game: "다이아몬드 게임", stars: 1),
        Player(name: "Frances Allen", game: "Checkers", stars: 4),
        Player(name: "한지민", game: "젠가", stars: 3),
        Player(name: "Ken Thompson", game: "Endgames", stars: 5),
        Player(name: "오세훈", game: "사천성", stars: 3),
        Player(name: "Radia Perlman", game: "Spanning Tree", stars: 5),
        Player(name: "서다인", game: "할리갈리", stars: 2),
        Player(name: "John Conway", game: "Life", stars: 5),
        Player(name: "신유진", game: "고누", stars: 4),
        Player(name: "Hedy Lamarr", game: "Frequency Hopping", stars: 4),
        Player(name: "권태오", game: "카탄", stars: 3),
        Player(name: "Niklaus Wirth", game: "Lilith", stars: 4),
    ]

    /// Returns the player that the Add button adds after `number` others. If all names are used, they repeat with a
    /// number at their end.
    static func newcomer(_ number: Int) -> Player {
        let names = ["문가온", "Emmy Noether", "배주원", "Claude Shannon", "홍라희", "Sophie Germain"]
        let games = ["바둑", "Chess", "장기", "Minivac", "오목", "Go"]
        let index = number % names.count
        let round = number / names.count
        return Player(
            name: round == 0 ? names[index] : "\(names[index]) \(round + 1)", game: games[index], stars: 3)
    }
}
