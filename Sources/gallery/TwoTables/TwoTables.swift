// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The content of the page's lists: the members of a team, and the words of a shopping list. It is saved in a file, and
/// all pages that show the same file share one object.
///
/// The object is released with the page, unless dropped items are still loading or a save is in progress. Then it is
/// released when the items have loaded and the save has ended.
@MainActor
final class TwoTables {
    /// The kind of content that the lists show.
    enum Kind: CaseIterable {
        case members, words
    }

    private static let all = ModelsByFile<TwoTables>()

    /// The members of the team in each list.
    private var players: [[DraggedThing]]
    /// The words of the shopping list in each list.
    private var words: [[DraggedThing]]
    /// The positions at which dropped items that are still loading will be inserted, for each kind of content and each
    /// list.
    private var places: [Kind: [DropPositions<ThingDelivery, DraggedThing>]] = [:]
    /// The messages about the file, and about texts that failed to load.
    private(set) var notice: FileNotice {
        didSet { if notice.text != oldValue.text { page?.noticeDidChange() } }
    }
    /// The page that shows the lists: the one opened last.
    weak var page: TwoTablesController? {
        didSet { if page != nil { unshownMessages = [] } }
    }
    /// The file in which the lists are saved; nil if nothing is saved. It is nil for lists without a file, and if
    /// another gallery process has locked the file. It is also nil if the file could be neither read nor renamed.
    private let store: TwoTablesStore?
    /// The URL of the lists' file, even if nothing is saved in it; nil if the lists have no file.
    private let file: URL?
    /// The errors that occurred while no page could show them.
    private var unshownMessages: [String]
    /// Whether the lists have unsaved changes, including changes whose save has failed.
    private var hasUnsavedChanges = false
    private lazy var saver = FileSaver(store?.jobs ?? FileJobs()) { [weak self] in self?.didSave($0) }
    /// A reference to itself that keeps the object alive during a save.
    private var retainedSelf: TwoTables?

    /// Returns the existing object of a file, or a new one.
    ///
    /// - Parameter store: the file in which the lists are saved; nil for unsaved lists that are not shared.
    static func saved(in store: TwoTablesStore?) -> TwoTables {
        guard let store else { return TwoTables(nil, pendingMessages: []) }
        return all.model(of: store.file) {
            TwoTables(store, pendingMessages: PendingMessages.removeAll(of: store.file))
        }
    }

    private init(_ store: TwoTablesStore?, pendingMessages: [String]) {
        let loaded = store?.waitAndLoad()
        self.store = loaded?.isReadOnly == true ? nil : store
        file = store?.file
        unshownMessages = pendingMessages
        notice = FileNotice(loaded?.notice, saving: loaded?.obstacle)
        for words in pendingMessages { notice.add(words) }
        let document = loaded?.document ?? .samples
        players = document.players.map { $0.compactMap(DraggedThing.init) }
        words = document.words.map { $0.compactMap(DraggedThing.init) }
        for kind in Kind.allCases { places[kind] = self[kind].map { _ in DropPositions() } }
    }

    isolated deinit { saveBeforeDeinit() }

    private func saveBeforeDeinit() {
        guard let file else { return }
        // The notice is released with this object. So a message about this last save is stored, and the next page that
        // opens the file shows it.
        if hasUnsavedChanges, let write { PendingMessages.store(write(), of: file) }
        PendingMessages.store(unshownMessages, of: file)
    }

    /// The content of the lists of one kind; saved when it changes.
    subscript(kind: Kind) -> [[DraggedThing]] {
        get { kind == .members ? players : words }
        set {
            for (number, (old, new)) in zip(self[kind], newValue).enumerated() {
                places[kind]?[number].update(from: old, to: new)
            }
            if kind == .members { players = newValue } else { words = newValue }
            save()
        }
    }

    /// A function that saves the current content; nil if nothing is saved.
    private var write: FileSaver.Save? {
        guard let store else { return nil }
        let document = TwoTablesDocument(players: players, words: words)
        return { store.save(document, as: "The lists") }
    }

    /// Saves the lists. If saving fails, it is retried at the next change and when this object is deallocated.
    private func save() {
        guard let write else { return }
        (hasUnsavedChanges, retainedSelf) = (true, self)
        saver.save(write)
    }

    /// Whether the lists may be saved, and their file is unchanged since this object last read or wrote it. While the
    /// file is written, returns true without blocking.
    func isUpToDate() -> Bool { store.map { saver.isUpToDate($0) } ?? false }

    private func didSave(_ outcome: SaveOutcome) {
        notice.show(outcome)
        if page == nil, let words = outcome.warning { unshownMessages.append(words) }
        guard !saver.isSaving else { return }
        (hasUnsavedChanges, retainedSelf) = (!outcome.isSaved, nil)
    }

    /// Loads items that were dropped on a list, and inserts them when all have loaded.
    ///
    /// - Parameter next: the element above which the items were dropped; nil for the end.
    func receive(_ delivery: ThingDelivery, of providers: [NSItemProvider], above next: DraggedThing?) {
        places[delivery.kind]?[delivery.number].insert(
            [delivery], above: next, in: self[delivery.kind][delivery.number])
        delivery.load(providers) { self.didLoad($0, of: delivery) }
    }

    private func didLoad(_ arrived: [ThingDelivery.Arrival], of delivery: ThingDelivery) {
        // There are no placeholders if the page was left, or if its lists now show the other kind of content.
        if page?.place(arrived, of: delivery) != true { insert(arrived.map(\.thing), of: delivery) }
        if let first = arrived.first {
            places[delivery.kind]?[delivery.number].didArrive(delivery, as: first.thing)
        } else {
            places[delivery.kind]?[delivery.number].remove([delivery])
        }
        reportFailures(delivery.failures)
    }

    private func insert(_ arrived: [DraggedThing], of delivery: ThingDelivery) {
        guard !arrived.isEmpty else { return }
        let before = self[delivery.kind]
        self[delivery.kind][delivery.number].insert(contentsOf: arrived, at: row(of: delivery))
        page?.didInsert(to: before, of: delivery.kind)
    }

    /// The row at which the items of a delivery are inserted in the list that they were dropped on.
    func row(of delivery: ThingDelivery) -> Int {
        let things = self[delivery.kind][delivery.number]
        return places[delivery.kind]?[delivery.number].row(of: delivery, in: things) ?? things.count
    }

    /// Shows a message that `count` texts failed to load. Without a page, the next page that opens shows it.
    private func reportFailures(_ count: Int) {
        guard count > 0 else { return }
        let words = count == 1 ? "A text did not come." : "\(count) texts did not come."
        if page == nil { unshownMessages.append(words) }
        notice.add(words)
    }

    /// Removes the notice after the user has closed it.
    func dismissNotice() { notice.dismiss() }
}
