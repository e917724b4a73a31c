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

    var things: [ShelfThing] {
        didSet {
            guard things != oldValue else { return }
            saveSoon()
            for page in pages { page.thingsDidChange() }
        }
    }
    /// What is still coming.
    private(set) var deliveries: [ShelfDelivery] = []
    /// What the person should know of the file.
    private(set) var notice: FileNotice {
        didSet { if notice.text != oldValue.text { for page in pages { page.noticeDidChange() } } }
    }
    let loader: ShelfLoader

    /// Nil where nothing is saved: there is nowhere to, or it would overwrite what could not be read.
    private let store: ShelfStore?
    /// That of the store, also where nothing is saved; nil where there is none.
    private let file: URL?
    private var viewers: [Viewer] = []
    /// Keeps it while something is on its way.
    private var itself: Shelf?
    /// What went wrong while nobody was there to be told.
    private var news: [String]
    /// Whether files were missing that nobody has been told of.
    private var isMissingFiles: Bool
    /// Whether what is on the shelf is other than what is saved, also where that was tried in vain.
    private var isToBeSaved = false
    /// Whether it will be tried at the end of this turn.
    private var isAboutToSave = false
    /// Hears that the program ends.
    private var programEnd: ProgramEnd?

    // MARK: Lifecycle

    /// - Parameter store: the file in which it is saved; nil for none, and for a shelf of one's own.
    static func saved(in store: ShelfStore?) -> Shelf {
        guard let store else { return Shelf(nil, untold: []) }
        return all.model(of: store.file) { Shelf(store, untold: $0) }
    }

    private init(_ store: ShelfStore?, untold: [String]) {
        let folder = ShelfFolder.folder(in: store?.directory)
        loader = ShelfLoader(folder: folder)
        let loaded = store?.load()
        self.store = loaded?.isReadOnly == true ? nil : store
        file = store?.file
        let (restored, missing) = loaded?.document?.restored(in: folder) ?? ([], [])
        things = restored
        notice = FileNotice(Shelf.notice(loaded, missing, folder), saving: loaded?.obstacle)
        isMissingFiles = !missing.isEmpty
        news = untold
        if let loaded, !loaded.isReadOnly {
            let isKnown = loaded.document != nil || loaded.notice == nil
            folder.deleteAbandoned(except: isKnown ? loaded.document?.things.compactMap(\.file) ?? [] : nil)
        }
        folder.begin(with: restored.compactMap(\.file))
        programEnd = ProgramEnd { [weak self] in self?.programEnds() }
    }

    isolated deinit { goes() }

    private func goes() {
        if !save() {
            loader.folder.leaveAlone()
            // Here the notice goes that has said so.
            let words = (notice.text ?? "") + Shelf.place(of: loader.folder)
            if !news.contains(words) { news.append(words) }
        }
        for delivery in deliveries { delivery.cancel() }
        if let file { Shelf.all.keep(untold: news, of: file) }
    }

    /// What the person should know of what was saved; nil when all is there.
    private static func notice(_ loaded: ShelfStore.Loaded?, _ missing: [String], _ folder: ShelfFolder) -> String? {
        var words = loaded?.notice
        if words != nil, loaded?.document == nil { words? += place(of: folder) }
        guard !missing.isEmpty else { return words }
        let names = missing.prefix(3).joined(separator: ", ") + (missing.count > 3 ? " and others" : "")
        return [words, "Missing on the shelf, for their files have gone: \(names)."].compactMap { $0 }
            .joined(separator: "\n")
    }

    /// Said of a shelf that is there no more, while its files are.
    private static func place(of folder: ShelfFolder) -> String {
        guard FileManager.default.fileExists(atPath: folder.url.path) else { return "" }
        return " The files that were on the shelf are in \(folder.url.path)."
    }

    private func programEnds() {
        for delivery in deliveries { stop(delivery) }
        if save() { loader.folder.delete() } else { loader.folder.leaveAlone() }
    }

    // MARK: Pages

    private var pages: [any ShelfPage] { viewers.compactMap(\.page) }

    /// Has a page hear of all that happens.
    func show(on page: any ShelfPage) {
        viewers.removeAll { $0.page == nil }
        if viewers.isEmpty {
            // What was taken away meanwhile went with the page that could have put it back.
            for delivery in deliveries { delivery.arrived.removeAll { !things.contains($0) } }
        }
        viewers.append(Viewer(page: page))
        for delivery in deliveries { page.didBegin(delivery) }
    }

    /// Somebody is there to be told what nobody has been.
    func tellNews() {
        if !news.isEmpty { notice.add(news.joined(separator: "\n")) }
        news = []
        // Said once: what has gone is on the shelf no more.
        if isMissingFiles { saveSoon() }
        isMissingFiles = false
    }

    /// Somebody has read the notice.
    func putNoticeAway() { notice.putAway() }

    // MARK: Saving

    /// Of all that comes in one turn the shelf is saved once.
    private func saveSoon() {
        guard store != nil else { return }
        isToBeSaved = true
        guard !isAboutToSave else { return }
        isAboutToSave = true
        DispatchQueue.main.async { [weak self] in
            self?.isAboutToSave = false
            self?.save()
        }
    }

    /// Saves what is not saved yet. Where that fails it is tried again at the next change, and before the shelf goes.
    ///
    /// - Returns: whether nothing is left to be saved.
    @discardableResult
    private func save() -> Bool {
        guard let store, isToBeSaved else { return true }
        loader.folder.willKeep(things.compactMap(\.file))
        guard notice.save("The shelf", ShelfDocument(things), in: store) else { return false }
        isToBeSaved = false
        // What was taken away can be put back until the last page goes.
        loader.folder.keep(things.compactMap(\.file))
        return true
    }

    private var isSeen: Bool { pages.contains(where: \.isShown) }

    // MARK: Deliveries

    /// Loads what has been dropped or pasted, and has it when it has come.
    func receive(_ delivery: ShelfDelivery, of providers: [NSItemProvider]) {
        deliveries.append(delivery)
        if store != nil { itself = self }
        delivery.whenLoaded = { [weak self] delivery, item in self?.didLoad(item, of: delivery) }
        for page in pages { page.didBegin(delivery) }
        delivery.load(providers, with: loader)
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
        // Where no place is kept for it, that has gone with a page that was left, or at a reload.
        if !pages.contains(where: { $0.place(thing, for: item) }) { things.append(thing) }
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
        if !isSeen { news += delivery.mistakes }
        for page in pages { page.didEnd(delivery) }
        if deliveries.isEmpty { itself = nil }
    }
}
