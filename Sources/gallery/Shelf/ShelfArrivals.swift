// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// What was still on its way to a shelf when its page was left: it goes on coming, and is saved with the shelf, or is the
/// next page's to wait for.
///
/// There is one for each folder in which a shelf is saved, from when a page leaves something until the next one has it.
@MainActor
final class ShelfArrivals {
    /// By the paths of their folders.
    private static var all: [String: ShelfArrivals] = [:]

    private(set) var deliveries: [ShelfDelivery] = []
    /// What the person should know that nobody has been told.
    private(set) var news: [String] = []
    private let directory: URL
    /// Hears that the program ends.
    private var observer: (any NSObjectProtocol)?

    private init(_ directory: URL) {
        self.directory = directory
        observer = NotificationCenter.default.addObserver(
            forName: UIApplication.willTerminateNotification, object: nil, queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.programEnds() } }
    }

    isolated deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }

    // MARK: From page to page

    /// A page goes, and waits for these no more.
    static func goOn(with deliveries: [ShelfDelivery], for directory: URL) {
        guard !deliveries.isEmpty else { return }
        let arrivals = all[directory.standardizedFileURL.path] ?? ShelfArrivals(directory)
        all[directory.standardizedFileURL.path] = arrivals
        for delivery in deliveries { arrivals.take(delivery) }
    }

    /// A page comes: all of it is the page's now.
    ///
    /// - Returns: nil where there is nothing.
    static func handOver(for directory: URL) -> (deliveries: [ShelfDelivery], news: [String])? {
        guard let arrivals = all.removeValue(forKey: directory.standardizedFileURL.path) else { return nil }
        return (arrivals.deliveries, arrivals.news)
    }

    // MARK: Coming

    private func take(_ delivery: ShelfDelivery) {
        deliveries.append(delivery)
        for item in delivery.items {
            item.placeholder = nil
            // What is pasted waits for the last of it.
            if case .success(let thing) = item.result, !delivery.arrived.contains(thing) { save(thing, of: delivery) }
        }
        delivery.whenLoaded = { [weak self] delivery, item in self?.came(item, of: delivery) }
    }

    private func came(_ item: ShelfDelivery.Item, of delivery: ShelfDelivery) {
        if case .success(let thing) = item.result { save(thing, of: delivery) }
        guard delivery.isOver else { return }
        deliveries.removeAll { $0 === delivery }
        news += delivery.mistakes
        if deliveries.isEmpty, news.isEmpty { ShelfArrivals.all[directory.standardizedFileURL.path] = nil }
    }

    /// Puts a thing at the end of the shelf that is saved: there is no page that would do so.
    private func save(_ thing: ShelfThing, of delivery: ShelfDelivery) {
        delivery.arrived.append(thing)
        let store = ShelfStore(directory: directory)
        let loaded = store.load()
        news += [loaded.notice].compactMap { $0 }
        var notice = FileNotice()
        let things = (loaded.document?.things ?? []) + [thing.saved]
        if !loaded.isReadOnly, notice.save("The shelf", ShelfDocument(things: things), in: store) {
            thing.file?.staysWhereItIs()
        } else {
            news.append("\(thing.title) came, and could not be kept.")
        }
        news += [notice.text].compactMap { $0 }
    }

    private func programEnds() {
        for delivery in deliveries { delivery.cancel() }
        ShelfArrivals.all[directory.standardizedFileURL.path] = nil
    }
}
