// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// The items on a shelf and the items still loading, saved in a folder. All pages of a folder share one shelf.
///
/// The shelf is released with its last page, unless items that it can save are still loading: then it stays until they
/// have loaded. A shelf that saves nothing discards loading items with the page.
@MainActor
final class Shelf {
    /// A weak reference to a page that shows the shelf.
    private struct Viewer { weak var page: (any ShelfPage)? }

    /// The existing saved shelves, by their files.
    private static let all = ModelsByFile<Shelf>()

    /// The items on the shelf; empty until ``isOpen``.
    var things: [ShelfItem] {
        didSet {
            guard things != oldValue else { return }
            places.update(from: oldValue, to: things)
            guard isOpen else { return }
            save()
            for page in pages { page.thingsDidChange() }
        }
    }
    /// Whether the saved items have been loaded.
    private(set) var isOpen: Bool
    /// The deliveries whose items are still loading. A delivery is the items of one drop or paste.
    private(set) var deliveries: [ShelfDelivery] = []
    /// The insertion positions of dropped items that are still loading.
    private var places = DropPositions<ShelfDelivery.Item, ShelfItem>()
    /// The messages about the shelf's file.
    private(set) var notice = FileNotice() {
        didSet { if notice.text != oldValue.text { for page in pages { page.noticeDidChange() } } }
    }
    let loader: ShelfLoader

    private let jobs: FileJobs
    private let opening = ShelfOpening()
    /// The file in which the shelf is saved; nil if nothing is saved. It is nil for a shelf without a file, and if
    /// another gallery process has locked the file. It is also nil if the file could be neither read nor renamed.
    private var store: ShelfStore?
    /// The URL of the shelf's file, also when `store` is nil because the file is unreadable; nil if the shelf has no
    /// file.
    private let file: URL?
    private lazy var saver = FileSaver(jobs) { [weak self] in self?.didSave($0) }
    /// The drops and pastes that begin to load only when the shelf is open, each with the providers of its items.
    private var waiting: [(delivery: ShelfDelivery, providers: [NSItemProvider])] = []
    private var viewers: [Viewer] = []
    /// A reference from the shelf to itself, which keeps a saved shelf alive while items are loading or its file is
    /// being read or written.
    private var retainedSelf: Shelf?
    /// The errors that occurred while no page was visible.
    private var unshownMessages: [String] = []
    /// The message about missing files, until a visible page shows it.
    private var missing: String?
    /// Whether the shelf has unsaved changes, including changes whose save has failed.
    private var hasUnsavedChanges = false
    /// Calls `programWillTerminate()` at the end of the program.
    private var terminationObserver: TerminationObserver?

    // MARK: Lifecycle

    /// Returns the existing shelf of a file, or a new shelf.
    ///
    /// - Parameter store: the file in which the shelf is saved; nil for an unsaved shelf that is not shared.
    static func saved(in store: ShelfStore?) -> Shelf {
        guard let store else { return Shelf(nil) }
        return all.model(of: store.file) { Shelf(store) }
    }

    private init(_ store: ShelfStore?) {
        let folder = ShelfFolder.folder(in: store?.directory)
        loader = ShelfLoader(folder: folder)
        self.store = store
        file = store?.file
        jobs = store?.jobs ?? FileJobs()
        things = []
        isOpen = store == nil
        terminationObserver = TerminationObserver { [weak self] in self?.programWillTerminate() }
        if let store { open(store) }
    }

    private func open(_ store: ShelfStore) {
        let folder = loader.folder
        jobs.run { [opening] in
            opening.open(store, folder)
        } completion: { [weak self] in
            self?.didOpen($0)
        }
        workDidChange()
    }

    private func didOpen(_ opened: ShelfOpening.Result) {
        things = opened.things
        isOpen = true
        if opened.isReadOnly { store = nil }
        missing = opened.missing
        if pages.isEmpty {
            unshownMessages += [opened.notice].compactMap { $0 }
        } else {
            notice = FileNotice(opened.notice, saving: opened.obstacle)
        }
        if let file { unshownMessages += PendingMessages.removeAll(of: file) }
        for page in pages { page.didOpen() }
        if isSeen { showPendingMessages() }
        for (delivery, providers) in waiting where !delivery.isCancelled { delivery.load(providers, with: loader) }
        waiting = []
        workDidChange()
    }

    isolated deinit { saveBeforeDeinit() }

    private func saveBeforeDeinit() {
        for delivery in deliveries { delivery.cancel() }
        guard let file else { return }
        PendingMessages.store(unshownMessages, of: file)
        guard let store, hasUnsavedChanges else { return }
        let (folder, things) = (loader.folder, things)
        jobs.run {
            // The shelf's notice is released with the shelf, so the next page of the file shows the message.
            Shelf.writeLast(things, in: store, folder).failure.map { $0 + folder.locationMessage }
        } completion: { words in
            if let words { PendingMessages.store([words], of: file) }
        }
    }

    private func programWillTerminate() {
        for delivery in deliveries { stop(delivery) }
        // A save that is in progress may fail, so the shelf is saved again.
        let (store, folder, things) = (hasUnsavedChanges ? store : nil, loader.folder, things)
        jobs.run {
            let outcome = store.map { Shelf.writeLast(things, in: $0, folder) }
            if outcome?.isSaved != false { folder.delete() }
        }
    }

    // MARK: Pages

    private var pages: [any ShelfPage] { viewers.compactMap(\.page) }
    private var isSeen: Bool { pages.contains(where: \.isShown) }

    /// Adds a page, which is then notified of all changes.
    func addPage(_ page: any ShelfPage) {
        viewers.removeAll { $0.page == nil }
        if viewers.isEmpty {
            // All earlier pages are gone, and so are their undo steps: items that were removed on those pages cannot be
            // restored. So the undo step of a delivery that is still loading must not refer to these items.
            let there = Set(things)
            for delivery in deliveries { delivery.arrived.removeAll { !there.contains($0) } }
        }
        viewers.append(Viewer(page: page))
        for delivery in deliveries { page.didBegin(delivery) }
    }

    /// Reads the saved thumbnail of an item, unless it has been read.
    func readThumbnail(of thing: ShelfItem) {
        thing.readThumbnail(with: jobs) { [weak self, weak thing] in
            guard let self, let thing else { return }
            for page in pages { page.thumbnailDidLoad(of: thing) }
        }
    }

    /// Shows the pending messages on a page that has become visible.
    func showPendingMessages() {
        let words = ([missing].compactMap { $0 } + unshownMessages).filter { notice.text?.contains($0) != true }
        if !words.isEmpty { notice.add(words.joined(separator: "\n")) }
        unshownMessages = []
        guard missing != nil else { return }
        // The message shows once: after the save below, the shelf's file no longer lists the items whose files are
        // missing.
        missing = nil
        save()
    }

    /// Removes the notice after the user has closed it.
    func dismissNotice() { notice.dismiss() }

    // MARK: Saving

    /// Saves the shelf. If saving fails, it is retried at the next change and when the shelf is deallocated.
    private func save() {
        guard let store else { return }
        // After this save, the shelf's file no longer lists the items whose files are missing. So the message about
        // them is kept with the other unshown ones.
        unshownMessages += [missing].compactMap { $0 }
        missing = nil
        hasUnsavedChanges = true
        let (folder, things) = (loader.folder, things)
        saver.save { Shelf.write(things, in: store, folder) }
        workDidChange()
    }

    /// Whether the shelf may be saved, and its file is unchanged since the shelf last read or wrote it. While the file
    /// is read or written, returns true without blocking.
    func isUpToDate() -> Bool {
        store.map { !isOpen || saver.isUpToDate($0) } ?? false
    }

    private func didSave(_ outcome: SaveOutcome) {
        notice.show(outcome)
        if pages.isEmpty, let words = outcome.warning { unshownMessages.append(words) }
        if outcome.isSaved, !saver.isSaving { hasUnsavedChanges = false }
        workDidChange()
    }

    /// Writes the shelf's file. Must not be called on the main actor, because writing blocks the calling thread.
    private nonisolated static func write(
        _ things: [ShelfItem], in store: ShelfStore, _ folder: ShelfFolder
    ) -> SaveOutcome {
        let files = things.compactMap(\.file)
        folder.willSave(files)
        let outcome = store.save(ShelfDocument(things), as: "The shelf")
        // The files of removed items stay until the last page is released, because undo can restore the items.
        if outcome.isSaved { folder.markSaved(files) }
        return outcome
    }

    /// Saves the shelf before it is released. If that fails, none of its files is deleted.
    private nonisolated static func writeLast(
        _ things: [ShelfItem], in store: ShelfStore, _ folder: ShelfFolder
    ) -> SaveOutcome {
        let outcome = write(things, in: store, folder)
        if !outcome.isSaved { folder.keepAllFiles() }
        return outcome
    }

    // MARK: Work

    /// The current long-running work. Nil if there is none, or if only drops are loading, because the placeholder rows
    /// of a drop show its progress.
    var work: ShelfWork? {
        if !isOpen { return .opening }
        if deliveries.contains(where: \.isPaste) { return .pasting }
        return saver.isSaving ? .saving : nil
    }

    /// The progress of ``work``, from 0 to 1; nil if the progress is unknown or there is no work.
    var workFraction: Double? {
        switch work {
        case .opening: return opening.fraction
        case .pasting:
            let pastes = deliveries.filter(\.isPaste)
            return pastes.reduce(0) { $0 + $1.amount } / Double(pastes.reduce(0) { $0 + $1.items.count })
        case .saving, nil: return nil
        }
    }

    /// Notifies the pages that `work` may have changed, and keeps a saved shelf alive while there is work.
    private func workDidChange() {
        retainedSelf = store != nil && (work != nil || !deliveries.isEmpty) ? self : nil
        for page in pages { page.workDidChange() }
    }

    // MARK: Deliveries

    /// Loads the dropped or pasted items of a delivery from their providers. Adds each dropped item when it has loaded,
    /// and pasted items when all of them have.
    func receive(_ delivery: ShelfDelivery, of providers: [NSItemProvider]) {
        deliveries.append(delivery)
        if case .drop(let next) = delivery.kind { places.insert(delivery.items, above: next, in: things) }
        delivery.whenLoaded = { [weak self] delivery, item in self?.didLoad(item, of: delivery) }
        for page in pages { page.didBegin(delivery) }
        workDidChange()
        if isOpen { delivery.load(providers, with: loader) } else { waiting.append((delivery, providers)) }
    }

    private func didLoad(_ item: ShelfDelivery.Item, of delivery: ShelfDelivery) {
        switch (delivery.kind, item.result) {
        case (.drop, .success(let thing)?): insertDropped(thing, item, delivery)
        case (.drop, _): for page in pages { page.removePlaceholder(of: item) }
        case (.paste(let above), _): if delivery.isOver { insertPasted(delivery, below: above) }
        }
        if delivery.isOver { end(delivery) }
    }

    private func insertDropped(_ thing: ShelfItem, _ item: ShelfDelivery.Item, _ delivery: ShelfDelivery) {
        delivery.arrived.append(thing)
        // Inserts the item directly if no page has a placeholder for it: the page of the drop was left, or its table
        // was reloaded.
        if !pages.contains(where: { $0.replacePlaceholder(with: thing, for: item) }) {
            things.insert(thing, at: places.row(of: item, in: things))
        }
        places.didArrive(item, as: thing)
    }

    private func insertPasted(_ delivery: ShelfDelivery, below above: ShelfItem?) {
        delivery.arrived = delivery.items.compactMap { try? $0.result?.get() }
        let row = above.flatMap(things.firstIndex).map { $0 + 1 } ?? things.count
        things.insert(contentsOf: delivery.arrived, at: row)
    }

    /// Cancels the items of a delivery that have not loaded yet.
    func stop(_ delivery: ShelfDelivery) {
        guard !delivery.isOver, !delivery.isCancelled else { return }
        delivery.cancel()
        end(delivery)
    }

    private func end(_ delivery: ShelfDelivery) {
        deliveries.removeAll { $0 === delivery }
        places.remove(delivery.items)
        if !isSeen { unshownMessages += delivery.errorMessages }
        for page in pages { page.didEnd(delivery) }
        workDidChange()
    }
}
