// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation
import UniformTypeIdentifiers

/// The formats in which items are offered to other apps. They are common MIME types and, for apps that use UIKit,
/// formats that keep the items separate.
@MainActor
struct OutgoingItems {
    /// The source of a format's data.
    private enum Source {
        case text, locations
        case type(String)
        case bundle(ItemBundle)
        case names(Data)
    }

    /// The source of an item's URL.
    private enum Location {
        /// The URL is contained in the item's data of the given type identifier.
        case data(String)
        /// The URL is that of a file to create from the item's data of the given type identifier.
        case file(String)
    }

    private let providers: [NSItemProvider]
    /// The temporary files that are created for other apps; nil if items are not to be offered as files.
    let files: OutgoingFiles?
    private var sources: [(format: String, source: Source)] = []

    /// Creates the formats for items.
    ///
    /// - Parameters:
    ///   - providers: the items' providers. Their data is loaded when another app requests it, even before the drop.
    ///     This app's own views can load it only after the drop has begun.
    ///   - makesFiles: whether an item with a name, such as an image, is also offered as a file.
    init(_ providers: [NSItemProvider], makesFiles: Bool = false) {
        files = makesFiles ? OutgoingFiles() : nil
        self.providers = providers.compactMap { provider in
            let open = provider.copy() as? NSItemProvider
            open?.isClosed = false
            return open
        }
        addCommon()
        addBundles()
    }

    /// The offer to other apps; nil if no item is visible to other apps.
    var offer: DataOffer? {
        guard !sources.isEmpty else { return nil }
        return DataOffer(formats: sources.map(\.format)) { [self] format, answer in provide(format, answer) }
    }

    // MARK: Formats

    /// Adds the common formats, for apps that do not use UIKit. A format that cannot contain all items is left out,
    /// because the other app could not notice that some items are missing.
    private mutating func addCommon() {
        let types = providers.map(\.typeIdentifiersForOtherApps)
        if providers.count == 1, let own = types.first {
            for type in own {
                for name in FormatNames.names(of: type) where !sources.contains(where: { $0.format == name }) {
                    sources.append((name, .type(type)))
                }
            }
        }
        guard !types.isEmpty else { return }
        if providers.allSatisfy({ location(of: $0) != nil }) {
            sources.append((FormatNames.locations, .locations))
        }
        if types.allSatisfy({ OutgoingItems.textType(in: $0) != nil }) {
            sources.append((FormatNames.text, .text))
            sources.append((FormatNames.kind(of: FormatNames.text), .text))
        }
    }

    /// Adds the formats for apps that use UIKit: one `ItemBundle` for each type, and the item names.
    private mutating func addBundles() {
        var owners: [(type: String, items: [Int])] = []
        for (index, provider) in providers.enumerated() {
            for type in provider.typeIdentifiersForOtherApps {
                if let known = owners.firstIndex(where: { $0.type == type }) {
                    owners[known].items.append(index)
                } else {
                    owners.append((type, [index]))
                }
            }
        }
        for (type, items) in owners {
            let bundle = ItemBundle(typeIdentifier: type, items: items, count: providers.count)
            sources.append((bundle.name, .bundle(bundle)))
        }
        if !owners.isEmpty, let names = ItemNames.data(of: providers.map(\.suggestedName)) {
            sources.append((ItemNames.format, .names(names)))
        }
    }

    /// The source of an item's URL; nil if the item neither contains a URL nor can be written as a file.
    private func location(of provider: NSItemProvider) -> Location? {
        let types = provider.typeIdentifiersForOtherApps
        if let type = types.first(where: { ItemTypes.conforms($0, to: UTType.url.identifier) }) { return .data(type) }
        guard files != nil, provider.suggestedName != nil else { return nil }
        return types.first(where: OutgoingItems.isFileType).map(Location.file)
    }

    /// Whether data of a type can be written as a file with a known file name extension, or as a folder. False for
    /// plain text.
    private static func isFileType(_ typeIdentifier: String) -> Bool {
        guard let type = UTType(typeIdentifier), !FormatNames.isText(typeIdentifier) else { return false }
        return type.conforms(to: .directory) || type.conforms(to: .data) && type.preferredFilenameExtension != nil
    }

    private static func textType(in types: [String]) -> String? {
        types.first(where: FormatNames.isText)
    }

    // MARK: Data

    /// Loads the data of a format. Calls `answer` with the data; nil if it could not be loaded.
    private func provide(_ format: String, _ answer: @escaping @Sendable (Data?) -> Void) {
        guard let source = sources.first(where: { $0.format == format })?.source else { return answer(nil) }
        switch source {
        case .names(let names): answer(names)
        case .type(let type): gather([(0, type)]) { answer($0[0]) }
        case .bundle(let bundle):
            gather(bundle.items.map { ($0, bundle.typeIdentifier) }) { answer(ItemBundle.join($0)) }
        case .text:
            let wanted = wanted(OutgoingItems.textType)
            gather(wanted) { parts in
                let texts = zip(parts, wanted).compactMap { data, wanted in
                    data.flatMap { try? ItemText.read($0, wanted.type) }
                }
                answer(texts.count == parts.count ? Data(texts.joined(separator: "\n").utf8) : nil)
            }
        case .locations:
            gather(providers.count, { findLocation($0, $1) }) { parts in
                let locations = parts.compactMap { $0 }
                answer(locations.count == parts.count ? URIList.data(of: locations) : nil)
            }
        }
    }

    /// Loads the URL of the item at an index, or creates a file for the item. Calls `answer` with the URL, or with nil.
    private func findLocation(_ number: Int, _ answer: @escaping @Sendable (URL?) -> Void) {
        let provider = providers[number]
        switch location(of: provider) {
        case .data(let type):
            provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
                answer(data.flatMap { try? ItemURL.read($0) })
            }
        case .file(let type): files?.makeFile(number, type, of: provider, answer)
        case nil: answer(nil)
        }
    }

    /// For each item, its index and the type that `choose` selects from its types. Items without such a type are left
    /// out.
    private func wanted(_ choose: ([String]) -> String?) -> [(item: Int, type: String)] {
        providers.enumerated().compactMap { index, provider in
            choose(provider.typeIdentifiersForOtherApps).map { (index, $0) }
        }
    }

    /// Loads data of several items. Calls `completion` with the data in the order of `wanted`; nil for data that could
    /// not be loaded. Each element of `wanted` names an item by its index, and the type of the data.
    private func gather(
        _ wanted: [(item: Int, type: String)], _ completion: @escaping @Sendable ([Data?]) -> Void
    ) {
        gather(
            wanted.count,
            { place, answer in
                let wish = wanted[place]
                providers[wish.item].loadDataRepresentation(forTypeIdentifier: wish.type) { data, _ in answer(data) }
            }, completion)
    }

    /// Collects `count` asynchronous values. Calls `completion` with the values in the order of their indices; nil for
    /// a value that could not be loaded.
    ///
    /// - Parameter ask: requests one value. Its first argument is the index of the value. Its second argument is a
    ///   closure that `ask` must call once, on any thread, with the value.
    private func gather<Value: Sendable>(
        _ count: Int, _ ask: (Int, @escaping @Sendable (Value?) -> Void) -> Void,
        _ completion: @escaping @Sendable ([Value?]) -> Void
    ) {
        let parts = LockedBox((values: [Value?](repeating: nil, count: count), missing: count))
        for place in 0..<count {
            ask(place) { value in
                let whole = parts.withLock { parts -> [Value?]? in
                    parts.values[place] = value
                    parts.missing -= 1
                    return parts.missing == 0 ? parts.values : nil
                }
                if let whole { completion(whole) }
            }
        }
    }
}
