// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Display
import Foundation
import UniformTypeIdentifiers

/// The items of another app's drag or clipboard; their data is read on request.
@MainActor
final class IncomingItems {
    private let formats: [String]
    /// The offered formats that only apps with this UIKit exchange. Each can hold the data of several items. If there
    /// are any, all other formats are ignored, except the format of the item names.
    private let bundles: [ItemBundle]
    private let reads: IncomingReads
    /// For each item and each type of its data: the format in which the data is read, and the conversion of the read
    /// data. The first key is the identity of the item's provider, the second is the type identifier.
    private var representations: [ObjectIdentifier: [String: Representation]] = [:]

    init(_ source: any DataSource) {
        formats = Array(source.formats.prefix(Thresholds.DataExchange.mostFormats))
        bundles = IncomingItems.bundles(formats)
        reads = IncomingReads(source)
    }

    private static func bundles(_ formats: [String]) -> [ItemBundle] {
        let all = formats.compactMap { ItemBundle(name: $0, most: Thresholds.DataExchange.mostItems) }
        // Each `ItemBundle` states the number of all offered items. A bundle that states another number than the first
        // bundle is invalid.
        let alike = all.filter { $0.count == all[0].count }
        var promises = 0
        return Array(
            alike.prefix {
                promises += $0.items.count
                return promises <= Thresholds.DataExchange.mostPromises
            })
    }

    // MARK: Items

    /// Calls `completion` with the items. If the other app offers a list of files or of item names, the list is read
    /// first. Otherwise `completion` is called immediately.
    func loadItems(_ completion: @escaping @MainActor ([NSItemProvider]) -> Void) {
        guard let listFormat else { return completion(items(list: nil)) }
        reads.load(listFormat, limit: Thresholds.DataExchange.mostListBytes) { [self] result in
            completion(items(list: (try? result.get())?.data))
        }
    }

    /// The format with the list of files or of item names; nil if the other app offers neither.
    var listFormat: String? { bundles.isEmpty ? locationsFormat : formats.first { $0 == ItemNames.format } }

    /// Creates a provider for each item that the other app offers.
    ///
    /// - Parameter list: the data of ``listFormat``; nil without that format, or if it could not be read.
    func items(list: Data?) -> [NSItemProvider] {
        if let count = bundles.first?.count {
            return itemsOfBundles(names: ItemNames.names(in: list, count: count))
        }
        let locations = list.map { URIList.locations(in: $0, most: Thresholds.DataExchange.mostItems) } ?? []
        guard locations.count > 1 || locations.first?.isFileURL == true else {
            return [itemOfFormats(location: locations.first)]
        }
        return zip(locations, FileKindResolver.current.kinds(at: locations)).map(IncomingItems.item)
    }

    /// The type identifiers of the offered formats, found without reading data.
    var availableTypes: Set<String> {
        guard bundles.isEmpty else { return Set(bundles.map(\.typeIdentifier)) }
        let location = locationsFormat.map { _ in UTType.url.identifier }
        return Set(formats.compactMap(FormatNames.type(named:)) + [location].compactMap { $0 })
    }

    private var locationsFormat: String? {
        formats.first { FormatNames.kind(of: $0) == FormatNames.locations }
    }

    /// Creates the item provider for a URL. It provides the file or the folder at the URL, or the URL itself if there
    /// is neither.
    private static func item(at location: URL, _ kind: FileKindResolver.Kind) -> NSItemProvider {
        let provider =
            switch kind {
            case .file, .folder: NSItemProvider(of: location, isFolder: kind == .folder, openInPlace: true)
            case .nothing: NSItemProvider(object: location as NSURL)
            }
        provider.byteLimit = Thresholds.DataExchange.mostBytes
        return provider
    }

    /// Creates the items that the `bundles` formats hold. Each format provides one type of data.
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

    /// Creates a single item with the data of all offered formats. Of several plain text formats, only the best is
    /// used.
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

    // MARK: Data

    /// The format in which an item's data of one type is read, and the conversion of the read data.
    private enum Representation {
        case data(String), text(String)
        /// The part of an item bundle's data that belongs to one item. The number is the index of that part.
        case bundle(ItemBundle, Int)

        var format: String {
            switch self {
            case .data(let format), .text(let format): format
            case .bundle(let bundle, _): bundle.name
            }
        }

        /// Whether the format holds the data of several items.
        var isShared: Bool {
            if case .bundle(let bundle, _) = self { return bundle.items.count > 1 }
            return false
        }

        /// Returns a closure that converts the read data. The result of the closure is nil if the item has no data. The
        /// closure may take long and can be called on any thread.
        @MainActor
        func conversion(of read: IncomingData) -> @Sendable () -> Data? {
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

    /// Registers a type of data of an item. The data is read from the other app when it is loaded.
    private func promise(_ type: String, of item: NSItemProvider, _ representation: Representation) {
        // If two formats have the same type, the first one is the more specific and is kept.
        guard representations[ObjectIdentifier(item)]?[type] == nil else { return }
        representations[ObjectIdentifier(item), default: [:]][type] = representation
        item.byteLimit = Thresholds.DataExchange.mostBytes
        let scheduler = ScheduledWork.scheduler
        item.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { [reads] completion in
            // A negative count means that the size is unknown, as it is until all data has arrived.
            let progress = ItemLoadProgress(totalUnitCount: -1)
            scheduler.post {
                reads.load(
                    representation.format, limit: Thresholds.DataExchange.mostBytes, isKept: representation.isShared,
                    progress: progress
                ) { result in
                    let conversion = result.map { representation.conversion(of: $0) }
                    // `completion` is called on this queue too, because it may create an object or a file, which may
                    // take long.
                    ItemQueues.run(on: ItemQueues.handlers) {
                        let value = conversion.flatMap { make -> Result<Data, DataReadError> in
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

    /// Whether data of an item must be read from the other app: data of `type`, or of any type if `type` is nil.
    func reads(_ type: String?, of item: NSItemProvider) -> Bool {
        guard let representations = representations[ObjectIdentifier(item)] else { return false }
        return type.map { representations[$0] != nil } ?? true
    }

    /// Returns an item's data of a type; nil if it cannot be read. The closure `read` reads the data of a format, and
    /// blocks until that data has arrived.
    func readBlocking(_ type: String, of item: NSItemProvider, _ read: (String) -> Data?) -> Data? {
        guard let representation = representations[ObjectIdentifier(item)]?[type] else { return nil }
        return reads.readBlocking(representation.format, isKept: representation.isShared, read).flatMap {
            representation.conversion(of: $0)()
        }
    }

    // MARK: Closing

    var isClosed: Bool { reads.isClosed }

    /// Calls `body` once, as soon as no read is running. A later `close()` discards a `body` that still waits.
    func whenIdle(_ body: @escaping () -> Void) { reads.whenIdle(body) }

    /// Cancels running reads; no data can be read afterwards.
    func close() { reads.close() }
}
