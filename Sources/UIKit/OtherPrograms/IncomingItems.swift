// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Display
import Foundation
import UniformTypeIdentifiers

/// What another program gives, as items whose data is read when somebody loads it.
@MainActor
final class IncomingItems {
    private let formats: [String]
    /// What another program of UIKit gives; everything else does not count then.
    private let bundles: [ItemBundle]
    private let reads: IncomingReads
    /// How the data of each item is read, by type.
    private var ways: [ObjectIdentifier: [String: Way]] = [:]

    init(_ source: any DataSource) {
        formats = Array(source.formats.prefix(Thresholds.OtherPrograms.mostFormats))
        bundles = IncomingItems.bundles(formats)
        reads = IncomingReads(source)
    }

    private static func bundles(_ formats: [String]) -> [ItemBundle] {
        let all = formats.compactMap { ItemBundle(name: $0, most: Thresholds.OtherPrograms.mostItems) }
        // Each is a list of the same items.
        let alike = all.filter { $0.count == all[0].count }
        var promises = 0
        return Array(
            alike.prefix {
                promises += $0.items.count
                return promises <= Thresholds.OtherPrograms.mostPromises
            })
    }

    // MARK: Items

    /// Calls `completion` with the items, soon or at once: a list of them is read first, where there is one.
    func find(_ completion: @escaping @MainActor ([NSItemProvider]) -> Void) {
        guard let listFormat else { return completion(items(list: nil)) }
        reads.load(listFormat, limit: Thresholds.OtherPrograms.mostListBytes) { [self] result in
            completion(items(list: (try? result.get())?.data))
        }
    }

    /// The format that says how many files there are, or what items are called.
    var listFormat: String? { bundles.isEmpty ? locationsFormat : formats.first { $0 == ItemNames.format } }

    /// - Parameter list: what ``listFormat`` holds; nil where it is none, or was not to be had.
    func items(list: Data?) -> [NSItemProvider] {
        if let count = bundles.first?.count {
            return itemsOfBundles(names: ItemNames.names(in: list, count: count))
        }
        let locations = list.map { URIList.locations(in: $0, most: Thresholds.OtherPrograms.mostItems) } ?? []
        guard locations.count > 1 || locations.first?.isFileURL == true else {
            return [itemOfFormats(location: locations.first)]
        }
        return zip(locations, LocationLooker.current.kinds(at: locations)).map(IncomingItems.item)
    }

    /// The types that the formats speak of, without anything being read.
    var typesAtHand: Set<String> {
        guard bundles.isEmpty else { return Set(bundles.map(\.typeIdentifier)) }
        let location = locationsFormat.map { _ in UTType.url.identifier }
        return Set(formats.compactMap(FormatNames.type(named:)) + [location].compactMap { $0 })
    }

    private var locationsFormat: String? {
        formats.first { FormatNames.kind(of: $0) == FormatNames.locations }
    }

    /// A file, or another location.
    private static func item(at location: URL, _ kind: LocationLooker.Kind) -> NSItemProvider {
        let provider =
            switch kind {
            case .file, .folder: NSItemProvider(of: location, isFolder: kind == .folder, openInPlace: true)
            case .nothing: NSItemProvider(object: location as NSURL)
            }
        provider.byteLimit = Thresholds.OtherPrograms.mostBytes
        return provider
    }

    private func itemsOfBundles(names: [String?]) -> [NSItemProvider] {
        let items = names.map { name in
            let item = NSItemProvider()
            item.suggestedName = name
            return item
        }
        for bundle in bundles {
            for (place, item) in bundle.items.enumerated() {
                promise(bundle.typeIdentifier, of: items[item], .bundle(bundle, place))
            }
        }
        return items
    }

    private func itemOfFormats(location: URL?) -> NSItemProvider {
        let item = NSItemProvider()
        let text = formats.filter { FormatNames.textRank(of: $0) != nil }
            .min { FormatNames.textRank(of: $0)! < FormatNames.textRank(of: $1)! }
        for format in formats {
            if let location, FormatNames.kind(of: format) == FormatNames.locations {
                item.registerObject(location as NSURL, visibility: .all)
            }
            guard let type = FormatNames.type(named: format) else { continue }
            if FormatNames.kind(of: format) == "text/plain", format != text { continue }
            promise(type, of: item, format == text ? .text(format) : .data(format))
        }
        return item
    }

    // MARK: Their data

    /// What is to be read for a type, and what becomes of it.
    private enum Way {
        case data(String), text(String)
        /// The data of an item at a place of a bundle.
        case bundle(ItemBundle, Int)

        var format: String {
            switch self {
            case .data(let format), .text(let format): format
            case .bundle(let bundle, _): bundle.name
            }
        }

        /// Whether several items' data is in one format.
        var isShared: Bool {
            if case .bundle(let bundle, _) = self { return bundle.items.count > 1 }
            return false
        }

        /// What makes the value of what was read, on any thread: it may take long.
        @MainActor
        func making(of read: IncomingData) -> @Sendable () -> Data? {
            let data = read.data
            switch self {
            case .data: return { data }
            case .text(let format): return { FormatNames.utf8(data, named: format) }
            case .bundle(let bundle, let place):
                let part = read.place(of: place, of: bundle.items.count)
                return { part.map { data.subdata(in: $0) } }
            }
        }
    }

    private func promise(_ type: String, of item: NSItemProvider, _ way: Way) {
        // Two formats may be of one type: the first says more.
        guard ways[ObjectIdentifier(item)]?[type] == nil else { return }
        ways[ObjectIdentifier(item), default: [:]][type] = way
        item.byteLimit = Thresholds.OtherPrograms.mostBytes
        let scheduler = ScheduledWork.scheduler
        item.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { [reads] completion in
            // Nobody knows how much is to come until it has.
            let progress = ItemLoadProgress(totalUnitCount: -1)
            scheduler.post {
                reads.load(
                    way.format, limit: Thresholds.OtherPrograms.mostBytes, isKept: way.isShared, progress: progress
                ) { result in
                    let making = result.map { way.making(of: $0) }
                    // Whoever asked makes an object of it, or a file, which may take long too.
                    ItemQueues.run(on: ItemQueues.handlers) {
                        let value = making.flatMap { make -> Result<Data, DataReadError> in
                            make().map(Result.success) ?? .failure(.unavailable("it could not be made"))
                        }
                        switch value {
                        case .success(let data):
                            let count = Int64(data.count)
                            (progress.totalUnitCount, progress.completedUnitCount) = (count, count)
                            completion(data, nil)
                        case .failure(.cancelled): completion(nil, CocoaError(.userCancelled))
                        case .failure(let error):
                            completion(nil, NSItemProvider.error(.itemUnavailableError, error.description))
                        }
                    }
                }
            }
            return progress
        }
    }

    /// Whether data of an item, of one type or of any, is read from the other program.
    func reads(_ type: String?, of item: NSItemProvider) -> Bool {
        guard let ways = ways[ObjectIdentifier(item)] else { return false }
        return type.map { ways[$0] != nil } ?? true
    }

    /// An item's data of a type, with `read` to read a format at once.
    func dataNow(_ type: String, of item: NSItemProvider, _ read: (String) -> Data?) -> Data? {
        guard let way = ways[ObjectIdentifier(item)]?[type] else { return nil }
        return reads.now(way.format, isKept: way.isShared, read).flatMap { way.making(of: $0)() }
    }

    // MARK: The end

    var isClosed: Bool { reads.isClosed }

    /// Calls `body` when nothing is being read any more.
    func whenIdle(_ body: @escaping () -> Void) { reads.whenIdle(body) }

    /// Nothing can be read any more.
    func close() { reads.close() }
}
