// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What the lists of a page hold, players and words, which is saved in a file: one for each file, whichever page shows it.
///
/// It goes with the page, unless a text is still on its way to its lists then: it stays for that.
@MainActor
final class TwoTables {
    /// What the lists show.
    enum Kind {
        case members, words
    }

    private static let all = ModelsByFile<TwoTables>()

    private var players: [[DraggedThing]]
    private var words: [[DraggedThing]]
    /// What the person should know of the file, and of texts that did not come.
    private(set) var notice: FileNotice {
        didSet { if notice.text != oldValue.text { page?.noticeDidChange() } }
    }
    /// The page that shows it: where one was left and another opened, the other.
    weak var page: TwoTablesController?
    /// Nil where nothing is saved: there is nowhere to, or it would overwrite what could not be read.
    private let store: TwoTablesStore?

    /// - Parameter store: the file in which it is saved; nil for none, and for lists of one's own.
    static func saved(in store: TwoTablesStore?) -> TwoTables {
        guard let store else { return TwoTables(nil) }
        return all.model(of: store.file) { _ in TwoTables(store) }
    }

    private init(_ store: TwoTablesStore?) {
        let loaded = store?.load()
        self.store = loaded?.isReadOnly == true ? nil : store
        notice = FileNotice(loaded?.notice)
        let document = loaded?.document ?? .samples
        players = document.players.map { $0.compactMap(DraggedThing.init) }
        words = document.words.map { $0.compactMap(DraggedThing.init) }
    }

    /// What the lists hold of a kind; saved when it changes.
    subscript(kind: Kind) -> [[DraggedThing]] {
        get { kind == .members ? players : words }
        set {
            if kind == .members { players = newValue } else { words = newValue }
            guard let store else { return }
            notice.save("The lists", TwoTablesDocument(players: players, words: words), in: store)
        }
    }

    /// Puts things that have come at the end of a list: no place is kept for them any more.
    func append(_ arrived: [DraggedThing], to list: Int, of kind: Kind) {
        guard !arrived.isEmpty else { return }
        let before = self[kind]
        self[kind][list] += arrived
        page?.didAppend(to: before, of: kind)
    }

    /// Says that texts have not come, to whoever sees the lists.
    func tellOfFailures(_ count: Int) {
        guard count > 0 else { return }
        notice.add(count == 1 ? "A text did not come." : "\(count) texts did not come.")
    }

    /// Somebody has read the notice.
    func putNoticeAway() { notice.putAway() }
}
