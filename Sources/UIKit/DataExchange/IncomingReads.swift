// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Display
import Foundation

/// Reads another app's formats, with one shared read for all concurrent requests of a format.
@MainActor
final class IncomingReads {
    typealias Completion = @MainActor (Result<IncomingData, DataReadError>) -> Void

    private let source: any DataSource
    private var underWay: [String: SharedRead] = [:]
    /// The data already read, by format. Only formats that hold the data of several items are kept.
    private var kept: [String: IncomingData] = [:]
    /// The number of reads that have not ended, including cancelled ones.
    private var count = 0
    private var whenIdle: (() -> Void)?
    private(set) var isClosed = false

    init(_ source: any DataSource) {
        self.source = source
    }

    // MARK: Reading

    /// Reads the data of a format. If the format is already being read, waits for the result of that read. If its data
    /// was kept, uses the kept data.
    ///
    /// - Parameters:
    ///   - format: the name of the format.
    ///   - limit: the largest size in bytes; a read of more data fails.
    ///   - isKept: whether to keep the data for further requests.
    ///   - progress: the caller's progress; cancelling it does not affect other callers.
    ///   - completion: called once.
    func load(
        _ format: String, limit: Int, isKept: Bool = false, progress: ItemLoadProgress? = nil,
        _ completion: @escaping Completion
    ) {
        guard !isClosed else { return completion(.failure(.unavailable("the drop is over"))) }
        guard progress?.isCancelled != true else { return completion(.failure(.cancelled)) }
        if let data = kept[format] { return completion(.success(data)) }
        let known = underWay[format]
        let read = known ?? SharedRead()
        let number = read.add(progress, completion)
        if known == nil {
            underWay[format] = read
            count += 1
            read.read = source.read(
                DataRequest(format, limit: limit, progress: { [weak read] in read?.updateProgress($0) }) {
                    [self] result in
                    ended(read, format, isKept, result.map(IncomingData.init))
                })
        }
        let scheduler = ScheduledWork.scheduler
        progress?.whenCancelled { [weak self] in scheduler.post { self?.cancel(number, of: read, format) } }
        // The progress may have been cancelled before the cancel action was set; then that action was never called.
        if progress?.isCancelled == true { cancel(number, of: read, format) }
    }

    private func ended(
        _ read: SharedRead, _ format: String, _ isKept: Bool, _ result: Result<IncomingData, DataReadError>
    ) {
        count -= 1
        if underWay[format] === read { underWay[format] = nil }
        if isKept, !isClosed, case .success(let data) = result { kept[format] = data }
        read.end(result)
        callIfIdle()
    }

    private func cancel(_ number: Int, of read: SharedRead, _ format: String) {
        guard let completion = read.remove(number) else { return }
        if read.isUnwanted {
            if underWay[format] === read { underWay[format] = nil }
            read.read?.cancel()
        }
        completion(.failure(.cancelled))
    }

    // MARK: Blocking reads

    /// The data of a format: the data kept from an earlier read, or else the result of `read`, which blocks. Nil if
    /// `read` returns nil, and after `close()`.
    ///
    /// - Parameter isKept: whether to keep the data for further requests.
    func readBlocking(_ format: String, isKept: Bool, _ read: (String) -> Data?) -> IncomingData? {
        guard !isClosed else { return nil }
        if let data = kept[format] { return data }
        guard let data = read(format).map(IncomingData.init) else { return nil }
        if isKept, !isClosed { kept[format] = data }
        return data
    }

    // MARK: Closing

    /// Calls `body` once, as soon as no read is running. A later `close()` discards a `body` that still waits.
    func whenIdle(_ body: @escaping () -> Void) {
        whenIdle = body
        callIfIdle()
    }

    private func callIfIdle() {
        guard count == 0, let body = whenIdle else { return }
        whenIdle = nil
        body()
    }

    /// Cancels running reads; no data can be read afterwards.
    func close() {
        isClosed = true
        whenIdle = nil
        kept = [:]
        for read in underWay.values { read.read?.cancel() }
    }
}

/// A running read of a format, with all requests that wait for the data.
@MainActor
private final class SharedRead {
    var read: (any DataRead)?
    private var waiting: [Int: (progress: ItemLoadProgress?, completion: IncomingReads.Completion)] = [:]
    private var next = 0

    var isUnwanted: Bool { waiting.isEmpty }

    func add(_ progress: ItemLoadProgress?, _ completion: @escaping IncomingReads.Completion) -> Int {
        next += 1
        waiting[next] = (progress, completion)
        return next
    }

    func remove(_ number: Int) -> IncomingReads.Completion? { waiting.removeValue(forKey: number)?.completion }

    func updateProgress(_ count: Int) {
        for waiter in waiting.values { waiter.progress?.completedUnitCount = Int64(count) }
    }

    func end(_ result: Result<IncomingData, DataReadError>) {
        read = nil
        let heard = waiting.sorted { $0.key < $1.key }
        waiting = [:]
        for (_, waiter) in heard { waiter.completion(result) }
    }
}

/// Data of another app, which may contain the data of several items.
@MainActor
final class IncomingData {
    let data: Data
    private var places: (count: Int, places: [Range<Int>?]?)?

    init(_ data: Data) {
        self.data = data
    }

    /// The byte range of the part at `index`, in data that joins one part for each item. Nil if the item has no data,
    /// or if the data does not consist of `count` parts.
    func place(of index: Int, of count: Int) -> Range<Int>? {
        let known = places.flatMap { $0.count == count ? $0.places : nil }
        let found = known ?? ItemBundle.places(in: data, count: count)
        places = (count, found)
        return found?[index]
    }
}
