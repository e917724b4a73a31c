// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// What a row's drag item stands for within the program.
@MainActor
final class LinkedDragged<Item: Codable & Identifiable & Sendable> {
    weak var owner: LinkedTables<Item>?
    /// As it was when it was lifted.
    let item: Item
    /// How often drags had been ended by then.
    private let cancellations: Int

    init(_ item: Item, of owner: LinkedTables<Item>) {
        (self.item, self.owner, cancellations) = (item, owner, owner.cancellations)
    }

    /// Whether its drag was ended: where the system goes on with that all the same, it comes nowhere.
    var isCancelled: Bool { owner.map { $0.cancellations != cancellations } ?? false }
}

/// What a drag carries, to linked tables that it is over.
enum LinkedLoad<Item: Codable & Identifiable & Sendable> {
    /// Items of the lists' own, of which some may have gone meanwhile.
    case own([Item.ID])
    /// Items that other components of this module give up, as boards do.
    case arriving([Item])
    /// Items of other tables in this program.
    case values([Item])
    /// Items that have yet to be read: so many.
    case data(Int)
}

extension LinkedLoad {
    /// What comes to a list, in the order in which it is dragged; nil for an item that has gone, and for all that has
    /// yet to be read.
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

// What may be dropped where.
extension LinkedTables {
    /// What a session carries; nil for what the lists have nothing to do with.
    func load(of session: any UIDropSession) -> LinkedLoad<Item>? {
        let dragged = session.items.map { $0.localObject as? LinkedDragged<Item> }
        guard isEnabled, !dragged.isEmpty, !dragged.contains(where: { $0?.isCancelled == true }) else { return nil }
        let own = dragged.compactMap { $0?.owner === self ? $0?.item.id : nil }
        if own.count == dragged.count { return .own(own) }
        // What is partly the lists' own would be partly moved and partly copied.
        guard own.isEmpty else { return nil }
        if let arriving = arriving(in: session) { return .arriving(arriving) }
        let values = dragged.compactMap { $0?.item }
        if values.count == dragged.count { return .values(values) }
        let isReadable = session.items.allSatisfy { $0.itemProvider.hasItemConformingToTypeIdentifier(itemType) }
        return isOpenToOtherPrograms && isReadable ? .data(dragged.count) : nil
    }

    /// The items that a session brings from another component of this module, as they are; nil if it brings others, too,
    /// or items that are in a list already.
    private func arriving(in session: any UIDropSession) -> [Item]? {
        guard let departure = session.departure, session.items.allSatisfy({ departure.id(of: $0) != nil }) else {
            return nil
        }
        let items = session.items.compactMap { $0.localObject as? Item }
        guard items.count == session.items.count, items.allSatisfy({ model.place(of: $0.id) == nil }) else {
            return nil
        }
        return items
    }

    /// The items of these tables that a session carries, as they were lifted: for a ``BoardView/itemForDrop``.
    public func items(in session: any UIDropSession) -> [Item] {
        session.items.compactMap { item in
            (item.localObject as? LinkedDragged<Item>).flatMap { $0.owner === self ? $0.item : nil }
        }
    }

    /// Items of the lists' own; nil where none of them is in any.
    func load(ofItems ids: [Item.ID]) -> LinkedLoad<Item>? {
        let known = ids.filter { model.place(of: $0) != nil }
        return known.isEmpty ? nil : .own(known)
    }

    /// Whether items of a list are copied to another: within a list they move.
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

    /// Whether a list takes all that is dragged.
    func takes(_ load: LinkedLoad<Item>, into list: List) -> Bool {
        guard let number = number(of: list) else { return false }
        switch load {
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

    /// What a drop on a list would do now.
    func proposal(for session: any UIDropSession, over list: List) -> UITableViewDropProposal {
        guard let load = load(of: session) else { return UITableViewDropProposal(operation: .cancel) }
        guard takes(load, into: list) else { return UITableViewDropProposal(operation: .forbidden) }
        let isMove =
            if case .own(let ids) = load {
                ids.contains { id in place(of: id).map { !copies(from: $0.list, to: list) } ?? false }
            } else if case .arriving = load {
                true
            } else {
                false
            }
        return UITableViewDropProposal(operation: isMove ? .move : .copy, intent: .insertAtDestinationIndexPath)
    }
}
