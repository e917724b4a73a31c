// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The content of the lists as it is saved: `{"version": 1, "players": [[…], […], […]], "words": [[…], […], […]]}`.
/// Each inner array has the rows of one list in order.
struct TwoTablesDocument: SavedDocument, Equatable {
    static let name = "two-tables"
    private static let listCount = 3

    /// A row: `{"text": "…"}`, or `{"name": "…", "character": "…"}` for a member of the team.
    struct Thing: Codable, Equatable {
        var text: String?
        var name: String?
        var character: String?

        var isSound: Bool {
            guard let text else { return name != nil && character != nil }
            return name == nil && character == nil && Words(text) != nil
        }
    }

    var players: [[Thing]]
    var words: [[Thing]]

    var isSound: Bool {
        [players, words].allSatisfy { $0.count == TwoTablesDocument.listCount }
            && (players + words).joined().allSatisfy(\.isSound)
    }

    /// The sample content that the lists have if no content was saved.
    static let samples = TwoTablesDocument(
        players: [
            [
                ("Ada", "Striker"), ("Grace", "Keeper"), ("Alan", "Left back"), ("Edsger", "Sweeper"),
                ("Barbara", "Wing"),
            ],
            [
                ("Niklaus", "Keeper"), ("Tony", "Striker"), ("Donald", "Captain"), ("John", "Wing"),
                ("Frances", "Right back"),
            ],
            [("Pierluigi", "Whistle"), ("Bibiana", "Flag")],
        ].map { $0.map { Thing(name: $0, character: $1) } },
        words: [
            ["Bread", "Olives", "Tomatoes", "Basil", "Salt"], ["Milk", "Honey", "Oats", "Apples", "Tea"],
            ["Water", "Pepper"],
        ].map { $0.map { Thing(text: $0) } })
}

/// The file in which the content of the lists is saved.
typealias TwoTablesStore = DocumentFile<TwoTablesDocument>

extension TwoTablesDocument {
    init(players: [[DraggedThing]], words: [[DraggedThing]]) {
        self.init(players: players.map { $0.map(Thing.init) }, words: words.map { $0.map(Thing.init) })
    }
}

extension TwoTablesDocument.Thing {
    init(_ thing: DraggedThing) {
        switch thing.content {
        case .words(let words): self.init(text: words.text)
        case .member(let member): self.init(name: member.name, character: member.character)
        }
    }
}

extension DraggedThing {
    /// Restores a saved element; nil if it is not valid.
    convenience init?(_ saved: TwoTablesDocument.Thing) {
        if let words = saved.text.flatMap(Words.init) {
            self.init(.words(words))
        } else if let name = saved.name, let character = saved.character {
            self.init(.member(Member(name: name, character: character)))
        } else {
            return nil
        }
    }
}
