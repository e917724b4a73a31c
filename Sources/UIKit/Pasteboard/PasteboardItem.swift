// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UniformTypeIdentifiers

/// An item on a pasteboard: an item provider, with the values that this app has set, or with access to another app's
/// data.
struct PasteboardItem: @unchecked Sendable {
    let provider: NSItemProvider
    /// The values that the app has set, by type.
    private let values: [String: Any]
    /// Reads another app's data of the given type with a blocking wait; nil for this app's items.
    private let readWaiting: ((String) -> Data?)?

    /// The item's types, in the order of their registration.
    var types: [String] { provider.registeredTypeIdentifiers }

    // MARK: Creating

    init(_ provider: NSItemProvider, readWaiting: ((String) -> Data?)? = nil) {
        self.provider = provider
        self.readWaiting = readWaiting
        values = [:]
    }

    init(_ object: any NSItemProviderWriting) {
        provider = NSItemProvider(object: object)
        readWaiting = nil
        values = Dictionary(
            object.writableTypeIdentifiersForItemProvider.map { ($0, object as Any) },
            uniquingKeysWith: { one, _ in one })
    }

    /// Creates an item from values by type. Values that cannot be converted to data of their type are left out.
    init(values given: [String: Any]) {
        let provider = NSItemProvider()
        var values: [String: Any] = [:]
        if let object = given[UIPasteboard.typeAutomatic].flatMap(PasteboardValue.object) {
            provider.registerObject(object, visibility: .all)
            for type in object.writableTypeIdentifiersForItemProvider { values[type] = object }
        }
        for (type, value) in given.sorted(by: { $0.key < $1.key }) where type != UIPasteboard.typeAutomatic {
            guard let data = PasteboardValue.data(of: value, as: type) else { continue }
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) {
                $0(data, nil)
                return nil
            }
            values[type] = value
        }
        self.provider = provider
        self.values = values
        readWaiting = nil
    }

    // MARK: Reading

    /// The first of the item's types that is in `wanted`. If there is none, the first of its types that is a subtype of
    /// a wanted type; nil if there is none either.
    func type(conformingTo wanted: [String]) -> String? {
        types.first { wanted.contains($0) }
            ?? types.first { type in wanted.contains { ItemTypes.conforms(type, to: $0) } }
    }

    /// The item's data of the type `wanted`, or else of the first of the item's types that is a subtype of it.
    func data(as wanted: String) -> Data? {
        guard let type = type(conformingTo: [wanted]) else { return nil }
        if let value = values[type], let data = PasteboardValue.data(of: value, as: type) { return data }
        if let readWaiting { return readWaiting(type) }
        return PasteboardItem.load(type, of: provider)
    }

    /// The item's value of a type: a string, URL, image or colour if the type represents one. For another type, it is
    /// the value that the app has set, or data.
    func value(as wanted: String) -> Any? {
        guard let type = type(conformingTo: [wanted]) else { return nil }
        if let value = values[type], PasteboardValue.fits(value, type) { return PasteboardValue.bridged(value) }
        return data(as: type).map { PasteboardValue.value(of: $0, as: type) }
    }

    /// Whether the item belongs to another app. Its data can then be read only while it is on the pasteboard.
    var isForeign: Bool { readWaiting != nil }

    /// The item's data for each of its types.
    var allData: [String: Any] {
        var all: [String: Any] = [:]
        for type in types { all[type] = data(as: type) }
        return all
    }

    /// The item's value for each of its types, as ``value(as:)`` returns it.
    var allValues: [String: Any] {
        var all: [String: Any] = [:]
        for type in types { all[type] = value(as: type) }
        return all
    }

    /// Loads data from a provider of this app with a blocking wait; nil if that fails or the pasteboard call times out.
    /// A load handler that needs the main thread cannot finish if that thread waits here.
    static func load(_ type: String, of provider: NSItemProvider) -> Data? {
        let loaded = DispatchSemaphore(value: 0)
        let box = LockedBox<Data?>(nil)
        let progress = provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
            box.withLock { $0 = data }
            loaded.signal()
        }
        if !PasteboardTimeout.wait(for: loaded) { progress.cancel() }
        return box.withLock { $0 }
    }
}
