// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation
import UniformTypeIdentifiers

/// Items as other programs may have them: what they have in common as MIME types, and each of them for programs of UIKit.
@MainActor
struct OutgoingItems {
    /// How a format is made.
    private enum Source {
        case text, locations
        case type(String)
        case bundle(ItemBundle)
        case names(Data)
    }

    private let providers: [NSItemProvider]
    private var sources: [(format: String, source: Source)] = []

    /// - Parameter providers: asked for their data though it may be too early for the app's own views.
    init(_ providers: [NSItemProvider]) {
        self.providers = providers.compactMap { provider in
            let open = provider.copy() as? NSItemProvider
            open?.isClosed = false
            return open
        }
        addCommon()
        addBundles()
    }

    /// Nil where other programs may have nothing.
    var offer: DataOffer? {
        guard !sources.isEmpty else { return nil }
        return DataOffer(formats: sources.map(\.format)) { [self] format, answer in provide(format, answer) }
    }

    // MARK: Formats

    /// A format for programs that know of no items holds all of them, or is not there: nobody may take some for all.
    private mutating func addCommon() {
        let types = providers.map(\.typeIdentifiersForOtherPrograms)
        if providers.count == 1, let own = types.first {
            for type in own {
                for name in FormatNames.names(of: type) where !sources.contains(where: { $0.format == name }) {
                    sources.append((name, .type(type)))
                }
            }
        }
        guard !types.isEmpty else { return }
        if types.allSatisfy({ OutgoingItems.locationType(in: $0) != nil }) {
            sources.append((FormatNames.locations, .locations))
        }
        if types.allSatisfy({ OutgoingItems.textType(in: $0) != nil }) {
            sources.append((FormatNames.text, .text))
            sources.append((FormatNames.kind(of: FormatNames.text), .text))
        }
    }

    private mutating func addBundles() {
        var owners: [(type: String, items: [Int])] = []
        for (index, provider) in providers.enumerated() {
            for type in provider.typeIdentifiersForOtherPrograms {
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

    private static func locationType(in types: [String]) -> String? {
        types.first { ItemTypes.conforms($0, to: UTType.url.identifier) }
    }

    private static func textType(in types: [String]) -> String? {
        types.first(where: FormatNames.isText)
    }

    // MARK: Data

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
            gather(wanted(OutgoingItems.locationType)) { parts in
                let locations = parts.compactMap { $0.flatMap { try? ItemURL.read($0) } }
                answer(locations.count == parts.count ? URIList.data(of: locations) : nil)
            }
        }
    }

    private func wanted(_ choose: ([String]) -> String?) -> [(item: Int, type: String)] {
        providers.enumerated().compactMap { index, provider in
            choose(provider.typeIdentifiersForOtherPrograms).map { (index, $0) }
        }
    }

    /// Asks items for their data; what could not be had is nil.
    private func gather(
        _ wanted: [(item: Int, type: String)], _ completion: @escaping @Sendable ([Data?]) -> Void
    ) {
        let parts = LockedBox((data: [Data?](repeating: nil, count: wanted.count), missing: wanted.count))
        for (place, wish) in wanted.enumerated() {
            providers[wish.item].loadDataRepresentation(forTypeIdentifier: wish.type) { data, _ in
                let whole = parts.withLock { parts -> [Data?]? in
                    parts.data[place] = data
                    parts.missing -= 1
                    return parts.missing == 0 ? parts.data : nil
                }
                if let whole { completion(whole) }
            }
        }
    }
}
