// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A task with a title and a tag for its kind.
struct KanbanCard: Codable, Equatable, Identifiable, Sendable {
    enum Tag: String, Codable, CaseIterable, Sendable {
        case design, code, test, words, bug

        var name: String {
            switch self {
            case .design: "Design"
            case .code: "Code"
            case .test: "Test"
            case .words: "Words"
            case .bug: "Bug"
            }
        }

        var color: UIColor {
            switch self {
            case .design: .systemPurple
            case .code: .systemBlue
            case .test: .systemGreen
            case .words: .systemOrange
            case .bug: .systemRed
            }
        }
    }

    var id = UUID()
    var title: String
    var tag: Tag

    /// A copy with a new identifier.
    func copy() -> KanbanCard { KanbanCard(title: title, tag: tag) }

    /// Returns a new card with a provisional title, for a board that contains the given cards.
    static func newcomer(to board: [KanbanCard]) -> KanbanCard {
        KanbanCard(title: "New card", tag: Tag.allCases[board.count % Tag.allCases.count])
    }
}

/// A column of the board: its name, its colour and the largest number of cards in it.
enum KanbanStage: String, Codable, CaseIterable {
    case backlog, doing, review, done

    var name: String {
        switch self {
        case .backlog: "Backlog"
        case .doing: "Doing"
        case .review: "Review"
        case .done: "Done"
        }
    }

    var color: UIColor {
        switch self {
        case .backlog: .systemGray
        case .doing: .systemBlue
        case .review: .systemOrange
        case .done: .systemGreen
        }
    }

    /// The largest number of cards; nil for no limit.
    var capacity: Int? { self == .doing ? 3 : nil }

    /// The sample cards that the column contains if no board was saved.
    var samples: [KanbanCard] {
        switch self {
        case .backlog:
            [
                KanbanCard(title: "Round the corners of the first and the last row", tag: .design),
                KanbanCard(title: "느린 목록 찾기", tag: .bug),
                KanbanCard(title: "Write the tutorial", tag: .words),
                KanbanCard(title: "Read old files", tag: .test),
                KanbanCard(title: "Carry rows with the keys alone", tag: .code),
                KanbanCard(title: "Icons for the bar", tag: .design),
            ]
        case .doing:
            [
                KanbanCard(title: "Drop several cards at once", tag: .code),
                KanbanCard(title: "Colours for the dark", tag: .design),
            ]
        case .review:
            [
                KanbanCard(title: "Undo across lists", tag: .test),
                KanbanCard(title: "번역 확인", tag: .words),
            ]
        case .done:
            [
                KanbanCard(title: "Lists that link", tag: .code),
                KanbanCard(title: "A card lost its shadow on the way home", tag: .bug),
                KanbanCard(title: "Name things", tag: .words),
            ]
        }
    }
}
