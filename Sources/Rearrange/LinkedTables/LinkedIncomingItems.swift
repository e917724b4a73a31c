// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Items of another app that were dropped on a list and are being loaded. Each has a placeholder until all are loaded.
///
/// A reload of the list's view removes the placeholders. Then a bar at the view's edge shows the progress, and the
/// items are inserted where their placeholders were. A view without a window keeps its placeholders, and shows them
/// when it returns to a window.
@MainActor
final class LinkedIncomingItems<Item: Codable & Identifiable & Sendable> {
    let list: LinkedTables<Item>.List
    private(set) var placeholders: [LinkedPlaceholder] = []
    private let providers: [NSItemProvider]
    private var results: [Result<Item, LinkedTablesError>?]
    /// The number of items that have neither been loaded nor failed.
    private var missing: Int
    private var progresses: [Progress] = []
    /// The cells of the placeholders, by the indices of the items.
    private var cells: [Int: any LinkedProgressCell] = [:]
    /// The progress bar that replaces the placeholders after a reload of the view.
    private var bar: LinkedLoadingBar?
    /// The list's items that were above the placeholders at the drop, from top to bottom.
    private let above: [Item.ID]
    private var isCancelled = false
    private var whenDone: (() -> Void)?

    /// Seconds between two progress updates.
    private static var interval: TimeInterval { 0.1 }

    /// Creates the placeholders of the dropped items. The items are not loaded yet.
    ///
    /// - Parameter row: the row of the first placeholder.
    init(at list: LinkedTables<Item>.List, row: Int, of coordinator: any LinkedDropCoordinator) {
        self.list = list
        providers = coordinator.dragItems.map(\.itemProvider)
        results = Array(repeating: nil, count: providers.count)
        missing = providers.count
        above = list.items.prefix(row).map(\.id)
        for (index, item) in coordinator.dragItems.enumerated() {
            placeholders.append(
                coordinator.drop(item, toPlaceholderAt: IndexPath(row: row + index, section: 0)) { [weak self] cell in
                    self?.adopt(cell, index)
                })
        }
    }

    /// Loads all items.
    ///
    /// - Parameters:
    ///   - typeIdentifier: the uniform type identifier of the data to load.
    ///   - whenDone: called on the main queue when all items are loaded or have failed, unless the load is cancelled.
    func load(_ typeIdentifier: String, whenDone: @escaping () -> Void) {
        self.whenDone = whenDone
        progresses = providers.enumerated().map { index, provider in
            let name = provider.suggestedName
            return provider.loadDataRepresentation(forTypeIdentifier: typeIdentifier) { [weak self] data, error in
                let result = Self.read(data, error, name)
                DispatchQueue.main.async {
                    MainActor.assumeIsolated { self?.receive(result, index) }
                }
            }
        }
        updateProgress()
    }

    /// Decodes an item from loaded data; called on any thread.
    private nonisolated static func read(
        _ data: Data?, _ error: (any Error)?, _ name: String?
    ) -> Result<Item, LinkedTablesError> {
        guard let data else {
            return .failure(.unavailable(name: name, reason: error ?? CocoaError(.fileReadUnknown)))
        }
        do {
            return .success(try JSONDecoder().decode(Item.self, from: data))
        } catch {
            return .failure(.unreadable(name: name, reason: error))
        }
    }

    private func receive(_ result: Result<Item, LinkedTablesError>, _ index: Int) {
        guard !isCancelled else { return }
        if results[index] == nil { missing -= 1 }
        results[index] = result
        guard isDone else { return }
        let whenDone = whenDone
        self.whenDone = nil
        whenDone?()
    }

    private var isDone: Bool { missing == 0 }

    /// The items, in the order in which they were dragged.
    ///
    /// - Throws: the error of the first item that could not be loaded.
    func items() throws(LinkedTablesError) -> [Item] {
        var items: [Item] = []
        for case let result? in results { items.append(try result.get()) }
        return items
    }

    /// Removes the placeholders and the progress bar.
    func removePlaceholders() {
        for placeholder in placeholders { placeholder.remove() }
        removeBar()
    }

    func removeBar() {
        bar?.remove()
        bar = nil
    }

    /// The row at which the first item is inserted if its placeholder was removed. It is below the lowest of the items
    /// that were above that placeholder and are still in the list.
    func row(in tables: LinkedTables<Item>) -> Int {
        for id in above.reversed() {
            if let place = tables.place(of: id), place.list === list { return place.row + 1 }
        }
        return 0
    }

    /// Cancels the loads. The placeholders are removed in the next turn of the main queue, because the caller may be in
    /// the middle of a change.
    func cancel() {
        isCancelled = true
        for progress in progresses { progress.cancel() }
        DispatchQueue.main.async { [self] in
            MainActor.assumeIsolated { removePlaceholders() }
        }
    }

    // MARK: Progress

    private func adopt(_ cell: any LinkedProgressCell, _ index: Int) {
        // The cell may have shown another placeholder before.
        cells = cells.filter { $0.value !== cell }
        cells[index] = cell
        cell.show(name: providers[index].suggestedName)
        show(cell, index)
    }

    private func show(_ cell: any LinkedProgressCell, _ index: Int) {
        if progresses.indices.contains(index) { cell.show(fraction: fraction(index)) }
    }

    /// The loaded part of an item, from 0 to 1.
    private func fraction(_ index: Int) -> Double {
        if results[index] != nil { return 1 }
        return progresses[index].isIndeterminate ? 0 : progresses[index].fractionCompleted
    }

    // MARK: Progress bar after a reload

    private func updateBar() {
        // No bar is added while the view has uncommitted updates. These are the placeholders, which show the progress
        // themselves, or the gap of a drag over the view.
        if bar == nil, let view = list.view, !view.hasUncommittedUpdates {
            bar = LinkedLoadingBar(in: view, name: name)
        }
        guard let bar, !providers.isEmpty else { return }
        bar.update(providers.indices.map(fraction).reduce(0, +) / Double(providers.count))
        let others = (list.owner?.incomingItemLoads ?? []).prefix { $0 !== self }
        bar.bottom = others.filter { $0.list === list }.compactMap(\.bar?.height).reduce(0, +)
    }

    private var name: String? {
        providers.count == 1 ? providers[0].suggestedName : Phrase.items.text(count: providers.count)
    }

    private func updateProgress() {
        guard !isDone, !isCancelled else { return }
        for (index, cell) in cells { show(cell, index) }
        updateBar()
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.interval) { [weak self] in
            MainActor.assumeIsolated { self?.updateProgress() }
        }
    }
}

extension LinkedTables {
    /// Replaces the placeholders with the loaded items, as one change. If one item cannot be inserted, none is.
    func finish(_ incomingItems: LinkedIncomingItems<Item>) {
        incomingItemLoads.removeAll { $0 === incomingItems }
        do {
            let items = try accepted(incomingItems.items(), in: incomingItems.list)
            commit(items, of: incomingItems)
        } catch {
            incomingItems.removePlaceholders()
            onFailure?(error)
        }
    }

    /// Returns the items to insert. An item whose identifier occurs already, in a list or among the loaded items, is
    /// replaced by a copy. Throws if the list cannot take all of them.
    private func accepted(_ items: [Item], in list: List) throws(LinkedTablesError) -> [Item] {
        var known: Set<Item.ID> = []
        var accepted: [Item] = []
        for item in items {
            guard list.canReceive(item) else { throw .refused }
            let isNew = model.place(of: item.id) == nil && known.insert(item.id).inserted
            guard isNew || makeCopy != nil else { throw .present }
            let coming = isNew ? item : copy(of: item)
            known.insert(coming.id)
            accepted.append(coming)
        }
        guard let number = number(of: list), model.hasRoom(moving: [], adding: items.count, in: number) else {
            throw .full
        }
        return accepted
    }

    private func commit(_ items: [Item], of incomingItems: LinkedIncomingItems<Item>) {
        let list = incomingItems.list
        var left: [Item] = []
        func insert() {
            for (placeholder, item) in zip(incomingItems.placeholders, items) {
                // `replace` returns false if a reload has removed the placeholder. Such an item is inserted after the
                // batch update.
                if !placeholder.replace({ list.store(item, at: $0.row) }) { left.append(item) }
            }
        }
        if let view = list.view { view.performBatchUpdates({ insert() }, completion: nil) } else { left = items }
        incomingItems.removeBar()
        if !left.isEmpty {
            var items = list.items
            items.insert(contentsOf: left, at: incomingItems.row(in: self))
            write(lists.map { $0 === list ? items : $0.items }, isRefreshing: false)
        }
        let ids = items.map(\.id)
        let placements = ids.map { LinkedLists<Item.ID>.Placement($0, at: nil) }
        let reversal = LinkedReversal<Item>(placements: placements, name: Phrase.undoInsert.text())
        refreshActions()
        commit(reversal, registration(ofDropping: ids, on: list)) { report([list]) }
        callOnSettled(after: incomingItems.placeholders.map(\.animator), [list])
    }
}
