// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What the lists of a page hold, players and words, which is saved in a file: one for each file, whichever page shows it.
///
/// It goes with the page, unless a text is still on its way to its lists then, or it is being saved: it stays for that.
@MainActor
final class TwoTables {
    /// What the lists show.
    enum Kind: CaseIterable {
        case members, words
    }

    private static let all = ModelsByFile<TwoTables>()

    private var players: [[DraggedThing]]
    private var words: [[DraggedThing]]
    /// The places of dropped texts that are still coming, of each list.
    private var places: [Kind: [ArrivalPlaces<ThingDelivery, DraggedThing>]] = [:]
    /// What the person should know of the file, and of texts that did not come.
    private(set) var notice: FileNotice {
        didSet { if notice.text != oldValue.text { page?.noticeDidChange() } }
    }
    /// The page that shows it: where one was left and another opened, the other.
    weak var page: TwoTablesController? {
        didSet { if page != nil { news = [] } }
    }
    /// Nil where nothing is saved: there is nowhere to, or it would overwrite what could not be read.
    private let store: TwoTablesStore?
    /// That of the store, also where nothing is saved; nil where there is none.
    private let file: URL?
    /// What went wrong while no page was there to tell it.
    private var news: [String]
    /// Whether what the lists hold is other than what is saved, also where that was tried in vain.
    private var isUnsaved = false
    private lazy var saver = FileSaver(store?.jobs ?? FileJobs()) { [weak self] in self?.didSave($0) }
    /// Keeps it while it is being saved.
    private var itself: TwoTables?

    /// - Parameter store: the file in which it is saved; nil for none, and for lists of one's own.
    static func saved(in store: TwoTablesStore?) -> TwoTables {
        guard let store else { return TwoTables(nil, untold: []) }
        return all.model(of: store.file) { TwoTables(store, untold: UntoldNews.take(of: store.file)) }
    }

    private init(_ store: TwoTablesStore?, untold: [String]) {
        let loaded = store?.waitAndLoad()
        self.store = loaded?.isReadOnly == true ? nil : store
        file = store?.file
        news = untold
        notice = FileNotice(loaded?.notice, saving: loaded?.obstacle)
        for words in untold { notice.add(words) }
        let document = loaded?.document ?? .samples
        players = document.players.map { $0.compactMap(DraggedThing.init) }
        words = document.words.map { $0.compactMap(DraggedThing.init) }
        for kind in Kind.allCases { places[kind] = self[kind].map { _ in ArrivalPlaces() } }
    }

    isolated deinit { goes() }

    private func goes() {
        guard let file else { return }
        // The notice that says so goes with this.
        if isUnsaved, let write { UntoldNews.keep(write(), of: file) }
        UntoldNews.keep(news, of: file)
    }

    /// What the lists hold of a kind; saved when it changes.
    subscript(kind: Kind) -> [[DraggedThing]] {
        get { kind == .members ? players : words }
        set {
            for (number, (old, new)) in zip(self[kind], newValue).enumerated() {
                places[kind]?[number].follow(from: old, to: new)
            }
            if kind == .members { players = newValue } else { words = newValue }
            save()
        }
    }

    /// What saves what the lists hold now; nil where nothing is saved.
    private var write: FileSaver.Save? {
        guard let store else { return nil }
        let document = TwoTablesDocument(players: players, words: words)
        return { store.save(document, as: "The lists") }
    }

    /// Saves what the lists hold. Where that fails it is tried again at the next change, and before this goes.
    private func save() {
        guard let write else { return }
        (isUnsaved, itself) = (true, self)
        saver.save(write)
    }

    /// Whether the lists may be saved and their file is unchanged. Does not block while the file is written.
    func isUpToDate() -> Bool { store.map { saver.isUpToDate($0) } ?? false }

    private func didSave(_ outcome: SaveOutcome) {
        notice.show(outcome)
        if page == nil, let words = outcome.news { news.append(words) }
        guard !saver.isSaving else { return }
        (isUnsaved, itself) = (!outcome.isSaved, nil)
    }

    /// Loads what was dropped on a list, and has it there when all has come.
    ///
    /// - Parameter next: the thing above which it was dropped; nil for the end.
    func receive(_ delivery: ThingDelivery, of providers: [NSItemProvider], above next: DraggedThing?) {
        places[delivery.kind]?[delivery.number].insert(
            [delivery], above: next, in: self[delivery.kind][delivery.number])
        delivery.load(providers) { self.arrive($0, of: delivery) }
    }

    private func arrive(_ arrived: [ThingDelivery.Arrival], of delivery: ThingDelivery) {
        // The placeholders have gone with a page that was left, or with its other kind.
        if page?.place(arrived, of: delivery) != true { insert(arrived.map(\.thing), of: delivery) }
        if let first = arrived.first {
            places[delivery.kind]?[delivery.number].didArrive(delivery, as: first.thing)
        } else {
            places[delivery.kind]?[delivery.number].remove([delivery])
        }
        tellOfFailures(delivery.failures)
    }

    private func insert(_ arrived: [DraggedThing], of delivery: ThingDelivery) {
        guard !arrived.isEmpty else { return }
        let before = self[delivery.kind]
        self[delivery.kind][delivery.number].insert(contentsOf: arrived, at: row(of: delivery))
        page?.didInsert(to: before, of: delivery.kind)
    }

    /// The row at which a delivery is inserted.
    func row(of delivery: ThingDelivery) -> Int {
        let things = self[delivery.kind][delivery.number]
        return places[delivery.kind]?[delivery.number].row(of: delivery, in: things) ?? things.count
    }

    /// Says that texts have not come, to whoever sees the lists, or opens them next.
    private func tellOfFailures(_ count: Int) {
        guard count > 0 else { return }
        let words = count == 1 ? "A text did not come." : "\(count) texts did not come."
        if page == nil { news.append(words) }
        notice.add(words)
    }

    /// Somebody has read the notice.
    func putNoticeAway() { notice.putAway() }
}
