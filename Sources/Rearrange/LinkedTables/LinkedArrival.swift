// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Items of another program that have been dropped on a list and are being read: each has a placeholder until all have
/// come.
///
/// A table that is reloaded removes the placeholders. Then a bar at its edge shows the progress, and the items come to
/// where their placeholders were. A table without a window keeps its placeholders, and shows them when it comes back.
@MainActor
final class LinkedArrival<Item: Codable & Identifiable & Sendable> {
    let list: LinkedTables<Item>.List
    private(set) var contexts: [any UITableViewDropPlaceholderContext] = []
    private let providers: [NSItemProvider]
    private var results: [Result<Item, LinkedTablesError>?]
    /// The number of items that have neither been loaded nor failed.
    private var missing: Int
    private var progresses: [Progress] = []
    private var cells: [LinkedLoadingCell] = []
    /// Shows the progress if the table has removed the placeholders.
    private var bar: LinkedLoadingBar?
    /// The list's items that were above the placeholders at the drop, from top to bottom.
    private let above: [Item.ID]
    private var isCancelled = false
    private var whenDone: (() -> Void)?

    /// Seconds between two looks at how far the data have come.
    private static var interval: TimeInterval { 0.1 }

    /// - Parameter row: of the first placeholder.
    init(at list: LinkedTables<Item>.List, row: Int, of coordinator: any UITableViewDropCoordinator) {
        self.list = list
        providers = coordinator.items.map(\.dragItem.itemProvider)
        results = Array(repeating: nil, count: providers.count)
        missing = providers.count
        above = list.items.prefix(row).map(\.id)
        for (index, item) in coordinator.items.enumerated() {
            let placeholder = UITableViewDropPlaceholder(
                insertionIndexPath: IndexPath(row: row + index, section: 0),
                reuseIdentifier: LinkedLoadingCell.identifier, rowHeight: UITableView.automaticDimension)
            placeholder.cellUpdateHandler = { [weak self] cell in self?.adopt(cell, index) }
            contexts.append(coordinator.drop(item.dragItem, to: placeholder))
        }
    }

    /// Reads all items.
    ///
    /// - Parameter whenDone: called on the main queue when all have come or failed, unless they are cancelled.
    func load(_ typeIdentifier: String, whenDone: @escaping () -> Void) {
        self.whenDone = whenDone
        progresses = providers.enumerated().map { index, provider in
            let name = provider.suggestedName
            return provider.loadDataRepresentation(forTypeIdentifier: typeIdentifier) { [weak self] data, error in
                let result = Self.read(data, error, name)
                DispatchQueue.main.async {
                    MainActor.assumeIsolated { self?.take(result, index) }
                }
            }
        }
        look()
    }

    /// Makes an item of what came; on any thread.
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

    private func take(_ result: Result<Item, LinkedTablesError>, _ index: Int) {
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
    /// - Throws: what has become of the first that did not come.
    func items() throws(LinkedTablesError) -> [Item] {
        var items: [Item] = []
        for case let result? in results { items.append(try result.get()) }
        return items
    }

    /// Takes the placeholders away, or the bar.
    func leave() {
        for context in contexts { context.deletePlaceholder() }
        removeBar()
    }

    func removeBar() {
        bar?.remove()
        bar = nil
    }

    /// The row for the first item now if its placeholder has gone: below the lowest item that was above it and still
    /// is in the list.
    func row(in tables: LinkedTables<Item>) -> Int {
        for id in above.reversed() {
            if let place = tables.place(of: id), place.list === list { return place.row + 1 }
        }
        return 0
    }

    /// Cancels the loads; the placeholders go in the next turn, because the code that releases the tables may be in the
    /// middle of something.
    func cancel() {
        isCancelled = true
        for progress in progresses { progress.cancel() }
        DispatchQueue.main.async { [self] in
            MainActor.assumeIsolated { leave() }
        }
    }

    // MARK: How far

    private func adopt(_ cell: UITableViewCell, _ index: Int) {
        guard let cell = cell as? LinkedLoadingCell else { return }
        cells.removeAll { $0 === cell }
        cells.append(cell)
        cell.index = index
        cell.name = providers[index].suggestedName
        show(cell)
    }

    private func show(_ cell: LinkedLoadingCell) {
        guard let index = cell.index, progresses.indices.contains(index) else { return }
        cell.fraction = fraction(index)
    }

    /// The part of an item that has come, from 0 to 1.
    private func fraction(_ index: Int) -> Double {
        if results[index] != nil { return 1 }
        return progresses[index].isIndeterminate ? 0 : progresses[index].fractionCompleted
    }

    // MARK: After a reload

    private func updateBar() {
        // While there are placeholders or a drag, the table has updates that are not committed.
        if bar == nil, let tableView = list.tableView, !tableView.hasUncommittedUpdates {
            bar = LinkedLoadingBar(in: tableView, name: name)
        }
        guard let bar, !providers.isEmpty else { return }
        bar.update(providers.indices.map(fraction).reduce(0, +) / Double(providers.count))
        let others = (list.owner?.arrivals ?? []).prefix { $0 !== self }
        bar.bottom = others.filter { $0.list === list }.compactMap(\.bar?.height).reduce(0, +)
    }

    private var name: String? {
        providers.count == 1 ? providers[0].suggestedName : Phrase.items.text(count: providers.count)
    }

    private func look() {
        guard !isDone, !isCancelled else { return }
        for cell in cells { show(cell) }
        updateBar()
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.interval) { [weak self] in
            MainActor.assumeIsolated { self?.look() }
        }
    }
}

extension LinkedTables {
    /// Puts what has come in the places of its placeholders, as one change; or, where not all of it can come, nothing.
    func finish(_ arrival: LinkedArrival<Item>) {
        arrivals.removeAll { $0 === arrival }
        do {
            let items = try accepted(arrival.items(), in: arrival.list)
            commit(items, of: arrival)
        } catch {
            arrival.leave()
            onFailure?(error)
        }
    }

    /// The items of those that have been read which the list gets.
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

    private func commit(_ items: [Item], of arrival: LinkedArrival<Item>) {
        let list = arrival.list
        var left: [Item] = []
        func insert() {
            for (context, item) in zip(arrival.contexts, items) {
                // A reload has removed the placeholder.
                if !context.commitInsertion(dataSourceUpdates: { list.store(item, at: $0.row) }) { left.append(item) }
            }
        }
        if let tableView = list.tableView { tableView.performBatchUpdates { insert() } } else { left = items }
        arrival.removeBar()
        if !left.isEmpty {
            var items = list.items
            items.insert(contentsOf: left, at: arrival.row(in: self))
            write(lists.map { $0 === list ? items : $0.items }, isRefreshing: false)
        }
        let ids = items.map(\.id)
        let placements = ids.map { LinkedLists<Item.ID>.Placement($0, at: nil) }
        let reversal = LinkedReversal<Item>(placements: placements, name: Phrase.undoInsert.text())
        refreshActions()
        commit(reversal, registration(ofDropping: ids, on: list)) { tell([list]) }
        tellOfRest(of: arrival.contexts, [list])
    }
}
