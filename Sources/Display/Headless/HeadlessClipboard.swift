// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A simulated clipboard for tests, in which a test can act as another app.
@MainActor
package final class HeadlessClipboard: DisplayClipboard {
    private var content: DataOffer?
    package private(set) var isOwn = false
    package private(set) var changes = 0
    package var didChange: (@MainActor () -> Void)?
    private let scheduler: any MainScheduler

    /// The formats of all reads so far. Tests use it to check that no unneeded data is read.
    package private(set) var requestedFormats: [String] = []

    init(scheduler: any MainScheduler) {
        self.scheduler = scheduler
    }

    package var formats: [String] { content?.formats ?? [] }

    /// Replaces the content; nil empties the clipboard. Afterwards `isOwn` is true in both cases, as in GDK.
    package func offer(_ offer: DataOffer?) {
        change(offer, isOwn: true)
    }

    /// Simulates that another app replaces or empties the clipboard's content.
    package func offerFromOtherApp(_ offer: DataOffer?) {
        change(offer, isOwn: false)
    }

    private func change(_ offer: DataOffer?, isOwn: Bool) {
        content = offer
        self.isOwn = isOwn
        changes += 1
        didChange?()
    }

    package func read(_ request: DataRequest) -> any DataRead {
        requestedFormats.append(request.format)
        return HeadlessRead(request, of: content, scheduler)
    }

    package func readWaiting(_ format: String, limit: Int, atMost seconds: Double) -> BlockingRead {
        requestedFormats.append(format)
        guard let content, content.formats.contains(format) else { return .absent }
        let answer = HeadlessAnswer()
        content.provide(format) { answer.set($0) }
        guard let answered = answer.wait(atMost: seconds) else { return .timeOut }
        guard let data = answered, data.count <= limit else { return .absent }
        return .received(data)
    }
}

/// A data request's result, which another thread may set.
private final class HeadlessAnswer: @unchecked Sendable {
    private let lock = NSCondition()
    private var data: Data?
    private var isThere = false

    func set(_ data: Data?) {
        lock.withLock {
            self.data = data
            isThere = true
            lock.broadcast()
        }
    }

    /// Waits for the result in real time, because another thread may set it. The outer optional is nil after the
    /// timeout, the inner one if there is no data.
    func wait(atMost seconds: Double) -> Data?? {
        lock.withLock {
            let deadline = Date(timeIntervalSinceNow: seconds)
            while !isThere, lock.wait(until: deadline) {}
            return isThere ? .some(data) : nil
        }
    }
}

/// A simulated read from a ``DataOffer``, whose data arrives in one piece.
@MainActor
final class HeadlessRead: DataRead {
    private var collector: DataCollector
    private var request: DataRequest?
    private var stall: ScheduledTask?
    private let scheduler: any MainScheduler

    init(_ request: DataRequest, of offer: DataOffer?, _ scheduler: any MainScheduler) {
        self.request = request
        self.scheduler = scheduler
        collector = DataCollector(limit: request.limit)
        restartTimeout()
        guard let offer, offer.formats.contains(request.format) else {
            scheduler.post { [self] in handle(collector.failed(.unavailable("there is no \(request.format)"))) }
            return
        }
        let scheduler = scheduler
        offer.provide(request.format) { data in
            scheduler.post { [self] in
                guard let data else { return handle(collector.failed(.unavailable("it could not be made"))) }
                if !data.isEmpty { handle(collector.received(data)) }
                handle(collector.received(Data()))
            }
        }
    }

    func cancel() {
        scheduler.post { [self] in handle(collector.failed(.cancelled)) }
    }

    private func restartTimeout() {
        stall?.cancel()
        stall = scheduler.schedule(after: DataRequest.timeout, every: nil, purpose: .background) { [self] in
            handle(collector.failed(.stalled))
        }
    }

    private func handle(_ step: DataCollector.Step) {
        switch step {
        case .incomplete(let count):
            restartTimeout()
            request?.progress?(count)
        case .end(let result):
            stall?.cancel()
            stall = nil
            let completion = request?.completion
            request = nil
            completion?(result)
        case .ignored: break
        }
    }
}
