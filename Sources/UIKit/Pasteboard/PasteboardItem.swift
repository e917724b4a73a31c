// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UniformTypeIdentifiers

/// One of the things on a pasteboard.
struct PasteboardItem: @unchecked Sendable {
    let provider: NSItemProvider
    /// What was given as it is, by type.
    private let values: [String: Any]
    /// Reads data of another program at once.
    private let readWaiting: ((String) -> Data?)?

    /// In the order in which they were registered.
    var types: [String] { provider.registeredTypeIdentifiers }

    // MARK: Making

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

    /// Values by type; what cannot be written as its type is left out.
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

    /// The first of the item's types that is one of these, or a kind of one.
    func type(conformingTo wanted: [String]) -> String? {
        types.first { wanted.contains($0) }
            ?? types.first { type in wanted.contains { ItemTypes.conforms(type, to: $0) } }
    }

    /// Data of the type, or of the first that is a kind of it.
    func data(as wanted: String) -> Data? {
        guard let type = type(conformingTo: [wanted]) else { return nil }
        if let value = values[type], let data = PasteboardValue.data(of: value, as: type) { return data }
        if let readWaiting { return readWaiting(type) }
        return PasteboardItem.load(type, of: provider)
    }

    /// A text, a location, a picture or a colour by what type it is, or else what was given or data.
    func value(as wanted: String) -> Any? {
        guard let type = type(conformingTo: [wanted]) else { return nil }
        if let value = values[type], PasteboardValue.fits(value, type) { return PasteboardValue.bridged(value) }
        return data(as: type).map { PasteboardValue.value(of: $0, as: type) }
    }

    /// Whether it is another program's, which has it only for as long as it is on the pasteboard.
    var isForeign: Bool { readWaiting != nil }

    /// All of its data.
    var allData: [String: Any] {
        var all: [String: Any] = [:]
        for type in types { all[type] = data(as: type) }
        return all
    }

    /// Everything that the item is.
    var allValues: [String: Any] {
        var all: [String: Any] = [:]
        for type in types { all[type] = value(as: type) }
        return all
    }

    /// Waits for a promise of this program, as long as the call that asks waits for all of them; one that needs the main
    /// thread for it cannot be kept.
    static func load(_ type: String, of provider: NSItemProvider) -> Data? {
        let loaded = DispatchSemaphore(value: 0)
        let box = LockedBox<Data?>(nil)
        let progress = provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
            box.withLock { $0 = data }
            loaded.signal()
        }
        if !PasteboardPatience.wait(for: loaded) { progress.cancel() }
        return box.withLock { $0 }
    }
}
