// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// What is on a shelf and on its way to it, which is saved in a folder: one for each folder, however many pages show it.
///
/// It goes with the last page that shows it, unless something is still on its way then that it can save: it stays for that.
/// Where it saves nothing, what is on its way goes with the page as what has come does.
@MainActor
final class Shelf {
    private struct Viewer { weak var page: (any ShelfPage)? }

    private static let all = ModelsByFile<Shelf>()

    /// Empty until it is open.
    var things: [ShelfThing] {
        didSet {
            guard things != oldValue else { return }
            places.follow(from: oldValue, to: things)
            guard isOpen else { return }
            save()
            for page in pages { page.thingsDidChange() }
        }
    }
    /// Whether what was saved has been read.
    private(set) var isOpen: Bool
    /// What is still coming.
    private(set) var deliveries: [ShelfDelivery] = []
    /// The places of dropped items that are still coming.
    private var places = ArrivalPlaces<ShelfDelivery.Item, ShelfThing>()
    /// What the person should know of the file.
    private(set) var notice = FileNotice() {
        didSet { if notice.text != oldValue.text { for page in pages { page.noticeDidChange() } } }
    }
    let loader: ShelfLoader

    private let jobs: FileJobs
    private let opening = ShelfOpening()
    /// Nil where nothing is saved: there is nowhere to, or it would overwrite what could not be read.
    private var store: ShelfStore?
    /// That of the store, also where nothing is saved; nil where there is none.
    private let file: URL?
    private lazy var saver = FileSaver(jobs) { [weak self] in self?.didSave($0) }
    /// What waits to be loaded until the shelf is open.
    private var waiting: [(delivery: ShelfDelivery, providers: [NSItemProvider])] = []
    private var viewers: [Viewer] = []
    /// Keeps it while something is on its way or its file is being read or written.
    private var itself: Shelf?
    /// What went wrong while nobody was there to be told.
    private var news: [String] = []
    /// The message about files that were missing, until somebody is told.
    private var missing: String?
    /// Whether what is on the shelf is other than what is saved, also where that was tried in vain.
    private var isToBeSaved = false
    /// Hears that the program ends.
    private var programEnd: ProgramEnd?

    // MARK: Lifecycle

    /// - Parameter store: the file in which it is saved; nil for none, and for a shelf of one's own.
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
        programEnd = ProgramEnd { [weak self] in self?.programEnds() }
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
            news += [opened.notice].compactMap { $0 }
        } else {
            notice = FileNotice(opened.notice, saving: opened.obstacle)
        }
        if let file { news += UntoldNews.take(of: file) }
        for page in pages { page.didOpen() }
        if isSeen { tellNews() }
        for (delivery, providers) in waiting where !delivery.isCancelled { delivery.load(providers, with: loader) }
        waiting = []
        workDidChange()
    }

    isolated deinit { goes() }

    private func goes() {
        for delivery in deliveries { delivery.cancel() }
        guard let file else { return }
        UntoldNews.keep(news, of: file)
        guard let store, isToBeSaved else { return }
        let (folder, things) = (loader.folder, things)
        jobs.run {
            // The notice that says so goes with the shelf.
            Shelf.writeLast(things, in: store, folder).failure.map { $0 + folder.placeInWords }
        } completion: { words in
            if let words { UntoldNews.keep([words], of: file) }
        }
    }

    private func programEnds() {
        for delivery in deliveries { stop(delivery) }
        // What is being saved is saved once more: that may fail.
        let (store, folder, things) = (isToBeSaved ? store : nil, loader.folder, things)
        jobs.run {
            let outcome = store.map { Shelf.writeLast(things, in: $0, folder) }
            if outcome?.isSaved != false { folder.delete() }
        }
    }

    // MARK: Pages

    private var pages: [any ShelfPage] { viewers.compactMap(\.page) }
    private var isSeen: Bool { pages.contains(where: \.isShown) }

    /// Has a page hear of all that happens.
    func show(on page: any ShelfPage) {
        viewers.removeAll { $0.page == nil }
        if viewers.isEmpty {
            // What was taken away meanwhile went with the page that could have put it back.
            let there = Set(things)
            for delivery in deliveries { delivery.arrived.removeAll { !there.contains($0) } }
        }
        viewers.append(Viewer(page: page))
        for delivery in deliveries { page.didBegin(delivery) }
    }

    /// Has the small picture of a thing read that was saved, unless that has been done.
    func readThumbnail(of thing: ShelfThing) {
        thing.readThumbnail(with: jobs) { [weak self, weak thing] in
            guard let self, let thing else { return }
            for page in pages { page.thumbnailDidCome(of: thing) }
        }
    }

    /// Somebody is there to be told what nobody has been.
    func tellNews() {
        let words = ([missing].compactMap { $0 } + news).filter { notice.text?.contains($0) != true }
        if !words.isEmpty { notice.add(words.joined(separator: "\n")) }
        news = []
        guard missing != nil else { return }
        // Said once: what has gone is on the shelf no more.
        missing = nil
        save()
    }

    /// Somebody has read the notice.
    func putNoticeAway() { notice.putAway() }

    // MARK: Saving

    /// Saves what is on the shelf. Where that fails it is tried again at the next change, and before the shelf goes.
    private func save() {
        guard let store else { return }
        // They are not found again at the next start.
        news += [missing].compactMap { $0 }
        missing = nil
        isToBeSaved = true
        let (folder, things) = (loader.folder, things)
        saver.save { Shelf.write(things, in: store, folder) }
        workDidChange()
    }

    /// Whether the shelf may be saved and its file is unchanged. Does not block while the file is read or written.
    func isUpToDate() -> Bool {
        store.map { !isOpen || saver.isUpToDate($0) } ?? false
    }

    private func didSave(_ outcome: SaveOutcome) {
        notice.show(outcome)
        if pages.isEmpty, let words = outcome.news { news.append(words) }
        if outcome.isSaved, !saver.isSaving { isToBeSaved = false }
        workDidChange()
    }

    /// Not for the main actor.
    private nonisolated static func write(
        _ things: [ShelfThing], in store: ShelfStore, _ folder: ShelfFolder
    ) -> SaveOutcome {
        let files = things.compactMap(\.file)
        folder.willKeep(files)
        let outcome = store.save(ShelfDocument(things), as: "The shelf")
        // What was taken away can be put back until the last page goes.
        if outcome.isSaved { folder.keep(files) }
        return outcome
    }

    /// Saves before the shelf goes: if that is impossible, none of its files is deleted.
    private nonisolated static func writeLast(
        _ things: [ShelfThing], in store: ShelfStore, _ folder: ShelfFolder
    ) -> SaveOutcome {
        let outcome = write(things, in: store, folder)
        if !outcome.isSaved { folder.leaveAlone() }
        return outcome
    }

    // MARK: Work

    /// What takes its time at the moment; nil for nothing but drops, which have rows that say so.
    var work: ShelfWork? {
        if !isOpen { return .opening }
        if deliveries.contains(where: \.isPaste) { return .pasting }
        return saver.isSaving ? .saving : nil
    }

    /// How far the work is: from 0 to 1, or nil if that is unknown.
    var workFraction: Double? {
        switch work {
        case .opening: return opening.fraction
        case .pasting:
            let pastes = deliveries.filter(\.isPaste)
            return pastes.reduce(0) { $0 + $1.amount } / Double(pastes.reduce(0) { $0 + $1.items.count })
        case .saving, nil: return nil
        }
    }

    private func workDidChange() {
        itself = store != nil && (work != nil || !deliveries.isEmpty) ? self : nil
        for page in pages { page.workDidChange() }
    }

    // MARK: Deliveries

    /// Loads what has been dropped or pasted, and has it when it has come.
    func receive(_ delivery: ShelfDelivery, of providers: [NSItemProvider]) {
        deliveries.append(delivery)
        if case .drop(let next) = delivery.way { places.insert(delivery.items, above: next, in: things) }
        delivery.whenLoaded = { [weak self] delivery, item in self?.didLoad(item, of: delivery) }
        for page in pages { page.didBegin(delivery) }
        workDidChange()
        if isOpen { delivery.load(providers, with: loader) } else { waiting.append((delivery, providers)) }
    }

    private func didLoad(_ item: ShelfDelivery.Item, of delivery: ShelfDelivery) {
        switch (delivery.way, item.result) {
        case (.drop, .success(let thing)?): arrive(thing, item, delivery)
        case (.drop, _): for page in pages { page.giveUp(item) }
        case (.paste(let above), _): if delivery.isOver { arrive(together: delivery, below: above) }
        }
        if delivery.isOver { end(delivery) }
    }

    private func arrive(_ thing: ShelfThing, _ item: ShelfDelivery.Item, _ delivery: ShelfDelivery) {
        delivery.arrived.append(thing)
        // No page has a placeholder for it any more if that page was left, or its table was reloaded.
        if !pages.contains(where: { $0.place(thing, for: item) }) {
            things.insert(thing, at: places.row(of: item, in: things))
        }
        places.didArrive(item, as: thing)
    }

    private func arrive(together delivery: ShelfDelivery, below above: ShelfThing?) {
        delivery.arrived = delivery.items.compactMap { try? $0.result?.get() }
        let row = above.flatMap(things.firstIndex).map { $0 + 1 } ?? things.count
        things.insert(contentsOf: delivery.arrived, at: row)
    }

    /// Lets go of what has not come yet of a delivery.
    func stop(_ delivery: ShelfDelivery) {
        guard !delivery.isOver, !delivery.isCancelled else { return }
        delivery.cancel()
        end(delivery)
    }

    private func end(_ delivery: ShelfDelivery) {
        deliveries.removeAll { $0 === delivery }
        places.remove(delivery.items)
        if !isSeen { news += delivery.mistakes }
        for page in pages { page.didEnd(delivery) }
        workDidChange()
    }
}
