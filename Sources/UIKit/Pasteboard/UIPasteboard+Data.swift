// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIPasteboard {
    // MARK: The first item

    /// The first item's types.
    public var types: [String] { contents.first?.types ?? [] }

    /// Whether the first item has one of the types, or a kind of one.
    public func contains(pasteboardTypes: [String]) -> Bool {
        contents.first?.type(conformingTo: pasteboardTypes) != nil
    }

    public func data(forPasteboardType pasteboardType: String) -> Data? {
        contents.first?.data(as: pasteboardType)
    }

    /// A text, a location, a picture or a colour, by what type it is; else what was set, or data.
    public func value(forPasteboardType pasteboardType: String) -> Any? {
        contents.first?.value(as: pasteboardType)
    }

    /// Puts one value in the place of what there is.
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        setItems([[pasteboardType: value]])
    }

    /// Puts data in the place of what there is.
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        setItems([[pasteboardType: data]])
    }

    // MARK: Several items

    /// The items of a set, or all where there is none.
    private func items(in set: IndexSet?) -> [PasteboardItem] {
        let all = contents
        guard let set else { return all }
        return set.filter { all.indices.contains($0) }.map { all[$0] }
    }

    public func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
        let types = items(in: itemSet).map(\.types)
        return types.isEmpty ? nil : types
    }

    /// Whether each item of a set has one of the types, or a kind of one.
    public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        let items = items(in: itemSet)
        return !items.isEmpty && items.allSatisfy { $0.type(conformingTo: pasteboardTypes) != nil }
    }

    /// Which items have one of the types, or a kind of one; nil where none has.
    public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let found = contents.enumerated().filter { $0.element.type(conformingTo: pasteboardTypes) != nil }
        return found.isEmpty ? nil : IndexSet(found.map(\.offset))
    }

    /// The values of those items that have the type; nil where none has.
    public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        let values = items(in: itemSet).compactMap { $0.value(as: pasteboardType) }
        return values.isEmpty ? nil : values
    }

    /// The data of those items that have the type; nil where none has.
    public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        let data = items(in: itemSet).compactMap { $0.data(as: pasteboardType) }
        return data.isEmpty ? nil : data
    }
}
