// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The `localObject` of the drag item of a row. By this object, linked tables recognise the row when it is dragged over
/// a list of the same app.
@MainActor
final class LinkedDragged<Item: Codable & Identifiable & Sendable> {
    weak var owner: LinkedTables<Item>?
    /// The item as it was when it was lifted.
    let item: Item
    /// The number of calls of the linked tables' `cancel()` before the lift.
    private let cancellations: Int

    init(_ item: Item, of owner: LinkedTables<Item>) {
        (self.item, self.owner, cancellations) = (item, owner, owner.cancellations)
    }

    /// Whether the drag was cancelled. A drop is then refused, even if the system continues the drag.
    var isCancelled: Bool { owner.map { $0.cancellations != cancellations } ?? false }
}

/// The dragged items, as seen by the linked tables that they are dragged over.
enum LinkedDropContents<Item: Codable & Identifiable & Sendable> {
    /// Items of these linked tables, by identifier. Some may have been removed since the lift.
    case own([Item.ID])
    /// Items of a board. They leave the board when they are dropped on a list.
    case arriving([Item])
    /// Items of other linked tables in this app.
    case values([Item])
    /// The number of items of another app, which have yet to be loaded.
    case data(Int)
}

extension LinkedDropContents {
    /// The items that a drop moves or adds to a list, in the order of the drag. Nil stands for an item that has been
    /// removed, or that has yet to be loaded.
    @MainActor
    func pieces(for list: LinkedTables<Item>.List, _ tables: LinkedTables<Item>) -> [LinkedPiece<Item>?] {
        switch self {
        case .own(let ids):
            ids.map { id in
                guard let place = tables.place(of: id) else { return nil }
                guard tables.copies(from: place.list, to: list) else { return .moved(id) }
                return .added(tables.copy(of: place.list.items[place.row]))
            }
        case .arriving(let items): items.map { .added($0) }
        case .values(let items): items.map { .added(tables.makeCopy == nil ? $0 : tables.copy(of: $0)) }
        case .data(let count): Array(repeating: nil, count: count)
        }
    }
}

// MARK: Drop proposals
extension LinkedTables {
    /// The items of a drop session; nil if the lists cannot accept them.
    func dropContents(of session: any UIDropSession) -> LinkedDropContents<Item>? {
        let dragged = session.items.map { $0.localObject as? LinkedDragged<Item> }
        guard isEnabled, !dragged.isEmpty, !dragged.contains(where: { $0?.isCancelled == true }) else { return nil }
        let own = dragged.compactMap { $0?.owner === self ? $0?.item.id : nil }
        if own.count == dragged.count { return .own(own) }
        // A mixture of the lists' own items and others is refused: it would be partly moved and partly copied.
        guard own.isEmpty else { return nil }
        if let arriving = arriving(in: session) { return .arriving(arriving) }
        let values = dragged.compactMap { $0?.item }
        if values.count == dragged.count { return .values(values) }
        let isReadable = session.items.allSatisfy { $0.itemProvider.hasItemConformingToTypeIdentifier(itemType) }
        return isOpenToOtherApps && isReadable ? .data(dragged.count) : nil
    }

    /// The items that a session brings from a board, and that leave the board when they are dropped. Nil if the session
    /// has other items, too, or items that are in a list already.
    private func arriving(in session: any UIDropSession) -> [Item]? {
        guard let source = session.transferSource, session.items.allSatisfy({ source.id(of: $0) != nil }) else {
            return nil
        }
        let items = session.items.compactMap { $0.localObject as? Item }
        guard items.count == session.items.count, items.allSatisfy({ model.place(of: $0.id) == nil }) else {
            return nil
        }
        return items
    }

    /// The items of these tables in a drop session, as they were lifted. Call this method in the closure
    /// ``BoardView/itemForDrop`` of a board that accepts these items.
    public func items(in session: any UIDropSession) -> [Item] {
        session.items.compactMap { item in
            (item.localObject as? LinkedDragged<Item>).flatMap { $0.owner === self ? $0.item : nil }
        }
    }

    /// Returns items as the contents of a drag, without the items that are in no list; nil if no item is left.
    func dropContents(ofItems ids: [Item.ID]) -> LinkedDropContents<Item>? {
        let known = ids.filter { model.place(of: $0) != nil }
        return known.isEmpty ? nil : .own(known)
    }

    /// Whether a drop of one list's items on another copies them. Within a list, items are always moved.
    func copies(from source: List, to target: List) -> Bool {
        source !== target && transfer(source, target) == .copy
    }

    func copy(of item: Item) -> Item {
        guard let makeCopy else {
            preconditionFailure("LinkedTables are to copy an item, and nobody makes copies. Set makeCopy.")
        }
        let copy = makeCopy(item)
        precondition(
            copy.id != item.id && model.place(of: copy.id) == nil,
            "makeCopy made an item with the identifier \(copy.id), which is in use. Give every copy a new one.")
        return copy
    }

    /// Whether a list accepts all dragged items.
    func accepts(_ contents: LinkedDropContents<Item>, into list: List) -> Bool {
        guard let number = number(of: list) else { return false }
        switch contents {
        case .own(let ids):
            let arriving = ids.compactMap { place(of: $0) }.filter { $0.list !== list }
            return arriving.allSatisfy { list.canReceive($0.list.items[$0.row]) }
                && (makeCopy != nil || !arriving.contains { copies(from: $0.list, to: list) })
                && model.hasRoom(moving: [], adding: arriving.count, in: number)
        case .arriving(let items):
            return items.allSatisfy(list.canReceive) && model.hasRoom(moving: [], adding: items.count, in: number)
        case .values(let items):
            return items.allSatisfy { list.canReceive($0) && (makeCopy != nil || model.place(of: $0.id) == nil) }
                && model.hasRoom(moving: [], adding: items.count, in: number)
        case .data(let count): return model.hasRoom(moving: [], adding: count, in: number)
        }
    }

    /// The operation of a drop, for a session that is over a list.
    func operation(for session: any UIDropSession, over list: List) -> UIDropOperation {
        guard let contents = dropContents(of: session) else { return .cancel }
        guard accepts(contents, into: list) else { return .forbidden }
        let isMove =
            if case .own(let ids) = contents {
                ids.contains { id in place(of: id).map { !copies(from: $0.list, to: list) } ?? false }
            } else if case .arriving = contents {
                true
            } else {
                false
            }
        return isMove ? .move : .copy
    }
}
