// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIPasteboard {
    // MARK: The first item

    /// The first item's types.
    public var types: [String] { read { $0.first?.types ?? [] } }

    /// Whether the first item has one of the types or a subtype.
    public func contains(pasteboardTypes: [String]) -> Bool {
        read { $0.first?.type(conformingTo: pasteboardTypes) != nil }
    }

    /// The first item's data of a type or a subtype; nil if the item has no such data.
    public func data(forPasteboardType pasteboardType: String) -> Data? {
        read { $0.first?.data(as: pasteboardType) }
    }

    /// The first item's value of a type: a string, URL, image or colour if the type represents one. For another type,
    /// it is the value that was set, or data.
    public func value(forPasteboardType pasteboardType: String) -> Any? {
        read { $0.first?.value(as: pasteboardType) }
    }

    /// Replaces the items with one item that has the value for a type.
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        setItems([[pasteboardType: value]])
    }

    /// Replaces the items with one item that has the data for a type.
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        setItems([[pasteboardType: data]])
    }

    // MARK: Several items

    /// Calls `body` with the items at the indices in `set`, or with all items if `set` is nil.
    private func read<Result>(_ set: IndexSet?, _ body: ([PasteboardItem]) -> Result) -> Result {
        read { all in
            guard let set else { return body(all) }
            return body(set.filter { all.indices.contains($0) }.map { all[$0] })
        }
    }

    /// The items at the indices in `set`, or all items if `set` is nil.
    func items(in set: IndexSet?) -> [PasteboardItem] { read(set) { $0 } }

    /// The types of each item of `itemSet`, or of each item of the pasteboard if `itemSet` is nil. Nil if there are no
    /// such items.
    public func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
        let types = read(itemSet) { $0.map(\.types) }
        return types.isEmpty ? nil : types
    }

    /// Whether each item of `itemSet`, or of the pasteboard if `itemSet` is nil, has one of the types or a subtype.
    public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        read(itemSet) { items in
            !items.isEmpty && items.allSatisfy { $0.type(conformingTo: pasteboardTypes) != nil }
        }
    }

    /// The indices of the items that have one of the types or a subtype; nil if no item has one.
    public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let found = read { items in items.indices.filter { items[$0].type(conformingTo: pasteboardTypes) != nil } }
        return found.isEmpty ? nil : IndexSet(found)
    }

    /// The values for a type, one for each item that has it. Examines the items of `itemSet`, or all items of the
    /// pasteboard if `itemSet` is nil. Nil if none of them has the type.
    public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        let values = read(itemSet) { $0.compactMap { $0.value(as: pasteboardType) } }
        return values.isEmpty ? nil : values
    }

    /// The data of a type, one element for each item that has it. Examines the items of `itemSet`, or all items of the
    /// pasteboard if `itemSet` is nil. Nil if none of them has the type.
    public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        let data = read(itemSet) { $0.compactMap { $0.data(as: pasteboardType) } }
        return data.isEmpty ? nil : data
    }
}
