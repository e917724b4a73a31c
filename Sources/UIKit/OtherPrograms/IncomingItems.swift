// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Display
import Foundation
import UniformTypeIdentifiers

/// What another program gives, as items whose data is read when somebody loads it.
@MainActor
final class IncomingItems {
    private let source: any DataSource
    private let formats: [String]
    /// What is being read, by numbers; nil while it begins.
    private var reads: [Int: (any DataRead)?] = [:]
    private var readsBegun = 0
    private var bundles: [String: SharedBundle] = [:]
    /// How the data of each item is read, by type.
    private var ways: [ObjectIdentifier: [String: Way]] = [:]
    private(set) var isClosed = false
    /// Whether anything that somebody wanted did not come.
    private(set) var hasFailed = false

    init(_ source: any DataSource) {
        self.source = source
        formats = Array(source.formats.prefix(Thresholds.OtherPrograms.mostFormats))
    }

    // MARK: Items

    /// Calls `completion` with the items, soon or at once: to know how many files there are, a list of them is read.
    func find(_ completion: @escaping @MainActor ([NSItemProvider]) -> Void) {
        guard let list = locationsFormat else { return completion(items(locations: [])) }
        read(list, limit: Thresholds.OtherPrograms.mostListBytes) { [self] result in
            hasFailed = false
            completion(items(locations: IncomingItems.locations(try? result.get())))
        }
    }

    /// The items, where the list of locations is known.
    func items(locations: [URL]) -> [NSItemProvider] {
        let bundles = ownBundles
        if let count = bundles.first?.count { return itemsOfBundles(bundles.filter { $0.count == count }, count) }
        if locations.count > 1 { return locations.map(IncomingItems.item(at:)) }
        if let location = locations.first, location.isFileURL { return [IncomingItems.item(at: location)] }
        return [itemOfFormats(location: locations.first)]
    }

    static func locations(_ data: Data?) -> [URL] {
        data.map { URIList.locations(in: $0, most: Thresholds.OtherPrograms.mostItems) } ?? []
    }

    /// The types that the formats speak of, without anything being read.
    var typesAtHand: Set<String> {
        let bundles = ownBundles
        guard bundles.isEmpty else { return Set(bundles.map(\.typeIdentifier)) }
        let location = locationsFormat.map { _ in UTType.url.identifier }
        return Set(formats.compactMap(FormatNames.type(named:)) + [location].compactMap { $0 })
    }

    /// The name of the list of locations, where there is one and it counts.
    var locationsFormat: String? {
        guard ownBundles.isEmpty else { return nil }
        return formats.first { FormatNames.kind(of: $0) == FormatNames.locations }
    }

    private var ownBundles: [ItemBundle] {
        formats.compactMap { ItemBundle(name: $0, most: Thresholds.OtherPrograms.mostItems) }
    }

    /// A file, or another location.
    private static func item(at location: URL) -> NSItemProvider {
        let provider =
            NSItemProvider(contentsOf: location, contentType: nil, openInPlace: true)
            ?? NSItemProvider(object: location as NSURL)
        provider.byteLimit = Thresholds.OtherPrograms.mostBytes
        return provider
    }

    private func itemsOfBundles(_ bundles: [ItemBundle], _ count: Int) -> [NSItemProvider] {
        let items = (0..<count).map { _ in NSItemProvider() }
        for bundle in bundles {
            for (place, item) in bundle.items.enumerated() {
                promise(bundle.typeIdentifier, of: items[item], .bundle(bundle, place)) { [self] progress, completion in
                    load(bundle, place, progress, completion)
                }
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
            promise(type, of: item, format == text ? .text(format) : .data(format)) { [self] progress, completion in
                load(format, progress) { result in
                    completion(result.map { format == text ? FormatNames.utf8($0, named: format) : $0 })
                }
            }
        }
        return item
    }

    private typealias Loader =
        @MainActor (ItemLoadProgress, @escaping @MainActor (Result<Data, DataReadError>) -> Void) -> Void

    /// What is to be read for a type, and what becomes of it.
    private enum Way {
        case data(String), text(String)
        case bundle(ItemBundle, Int)
    }

    private func promise(_ type: String, of item: NSItemProvider, _ way: Way, _ load: @escaping Loader) {
        if ways[ObjectIdentifier(item)]?[type] == nil { ways[ObjectIdentifier(item), default: [:]][type] = way }
        item.byteLimit = Thresholds.OtherPrograms.mostBytes
        let scheduler = ScheduledWork.scheduler
        item.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
            // Nobody knows how much is to come until it has.
            let progress = ItemLoadProgress(totalUnitCount: -1)
            scheduler.post {
                load(progress) { result in
                    switch result {
                    case .success(let data):
                        (progress.totalUnitCount, progress.completedUnitCount) = (Int64(data.count), Int64(data.count))
                        completion(data, nil)
                    case .failure(.cancelled): completion(nil, CocoaError(.userCancelled))
                    case .failure(let error):
                        completion(nil, NSItemProvider.error(.itemUnavailableError, error.description))
                    }
                }
            }
            return progress
        }
    }

    // MARK: Reading

    private func load(
        _ format: String, _ progress: ItemLoadProgress,
        _ completion: @escaping @MainActor (Result<Data, DataReadError>) -> Void
    ) {
        guard !isClosed else { return completion(.failure(.unavailable("the drop is over"))) }
        guard !progress.isCancelled else { return completion(.failure(.cancelled)) }
        let scheduler = ScheduledWork.scheduler
        let read = read(
            format, limit: Thresholds.OtherPrograms.mostBytes,
            progress: { progress.completedUnitCount = Int64($0) }, completion)
        nonisolated(unsafe) let cancellable = read
        progress.whenCancelled { scheduler.post { cancellable.cancel() } }
        // It may have been cancelled just before.
        if progress.isCancelled { read.cancel() }
    }

    @discardableResult
    private func read(
        _ format: String, limit: Int, progress: (@MainActor (Int) -> Void)? = nil,
        _ completion: @escaping @MainActor (Result<Data, DataReadError>) -> Void
    ) -> any DataRead {
        readsBegun += 1
        let number = readsBegun
        reads.updateValue(nil, forKey: number)
        let read = source.read(
            DataRequest(format, limit: limit, progress: progress) { [self] result in
                reads.removeValue(forKey: number)
                if case .failure = result { hasFailed = true }
                completion(result)
                tellIfIdle()
            })
        // It may have come already.
        if reads.keys.contains(number) { reads[number] = read }
        return read
    }

    /// All items' data of one type is one stretch, which is read once.
    private func load(
        _ bundle: ItemBundle, _ place: Int, _ progress: ItemLoadProgress,
        _ completion: @escaping @MainActor (Result<Data, DataReadError>) -> Void
    ) {
        let take: @MainActor (Result<Data, DataReadError>) -> Void = { result in
            completion(
                result.flatMap { data in
                    guard let part = ItemBundle.split(data, count: bundle.items.count)?[place] else {
                        return .failure(.unavailable("it could not be made"))
                    }
                    return .success(part)
                })
        }
        if let shared = bundles[bundle.name], !shared.isOver {
            shared.waiting.append(take)
            return
        }
        if let whole = bundles[bundle.name]?.data { return take(.success(whole)) }
        let shared = SharedBundle()
        shared.waiting = [take]
        bundles[bundle.name] = shared
        // One that several wait for goes on when one of them does not want it any more.
        load(bundle.name, bundle.items.count == 1 ? progress : ItemLoadProgress(totalUnitCount: -1)) { [self] result in
            shared.isOver = true
            shared.data = try? result.get()
            if shared.data == nil { bundles[bundle.name] = nil }
            for take in shared.waiting { take(result) }
            shared.waiting = []
        }
    }

    // MARK: Reading at once

    /// Whether data of an item, of one type or of any, is read from the other program.
    func reads(_ type: String?, of item: NSItemProvider) -> Bool {
        guard let ways = ways[ObjectIdentifier(item)] else { return false }
        return type.map { ways[$0] != nil } ?? true
    }

    /// An item's data of a type, with `read` to read a format at once.
    func dataNow(_ type: String, of item: NSItemProvider, _ read: (String) -> Data?) -> Data? {
        switch ways[ObjectIdentifier(item)]?[type] {
        case .data(let format): read(format)
        case .text(let format): read(format).map { FormatNames.utf8($0, named: format) }
        case .bundle(let bundle, let place):
            read(bundle.name).flatMap { ItemBundle.split($0, count: bundle.items.count)?[place] }
        case nil: nil
        }
    }

    // MARK: The end

    private var whenIdle: (() -> Void)?

    /// Calls `body` when nothing is being read any more.
    func whenIdle(_ body: @escaping () -> Void) {
        whenIdle = body
        tellIfIdle()
    }

    private func tellIfIdle() {
        guard reads.isEmpty, let body = whenIdle else { return }
        whenIdle = nil
        body()
    }

    /// Nothing can be read any more.
    func close() {
        isClosed = true
        whenIdle = nil
        for read in reads.values { read?.cancel() }
    }
}

/// What several items' loads wait for.
@MainActor
private final class SharedBundle {
    var waiting: [@MainActor (Result<Data, DataReadError>) -> Void] = []
    var data: Data?
    var isOver = false
}
