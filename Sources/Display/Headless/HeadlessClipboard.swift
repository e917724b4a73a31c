// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A clipboard that a test shares with programs it plays itself.
@MainActor
package final class HeadlessClipboard: DisplayClipboard {
    private var content: DataOffer?
    package private(set) var isOwn = false
    package private(set) var changes = 0
    package var didChange: (@MainActor () -> Void)?
    private let scheduler: any MainScheduler

    /// Reads that have been asked for: nobody reads what is not wanted.
    package private(set) var readsAsked: [String] = []

    init(scheduler: any MainScheduler) {
        self.scheduler = scheduler
    }

    package var formats: [String] { content?.formats ?? [] }

    /// An empty one is this program's too, as it is with GDK.
    package func offer(_ offer: DataOffer?) {
        change(offer, isOwn: true)
    }

    /// Another program puts something on it, or takes everything away.
    package func otherProgramOffers(_ offer: DataOffer?) {
        change(offer, isOwn: false)
    }

    private func change(_ offer: DataOffer?, isOwn: Bool) {
        content = offer
        self.isOwn = isOwn
        changes += 1
        didChange?()
    }

    package func read(_ request: DataRequest) -> any DataRead {
        readsAsked.append(request.format)
        return HeadlessRead(request, of: content, scheduler)
    }

    package func readWaiting(_ format: String, limit: Int, atMost seconds: Double) -> WaitedRead {
        readsAsked.append(format)
        guard let content, content.formats.contains(format) else { return .absent }
        let answer = HeadlessAnswer()
        content.provide(format) { answer.set($0) }
        guard let answered = answer.wait(atMost: seconds) else { return .timeOut }
        guard let data = answered, data.count <= limit else { return .absent }
        return .came(data)
    }
}

/// An answer that may come from another thread.
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

    /// Waits in real time, for what is waited for is other threads' work; nil where no answer has come.
    func wait(atMost seconds: Double) -> Data?? {
        lock.withLock {
            let deadline = Date(timeIntervalSinceNow: seconds)
            while !isThere, lock.wait(until: deadline) {}
            return isThere ? .some(data) : nil
        }
    }
}

/// Data on its way from an offer, as one piece or as those that a test sends.
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
        waitOn()
        guard let offer, offer.formats.contains(request.format) else {
            scheduler.post { [self] in take(collector.failed(.unavailable("there is no \(request.format)"))) }
            return
        }
        let scheduler = scheduler
        offer.provide(request.format) { data in
            scheduler.post { [self] in
                guard let data else { return take(collector.failed(.unavailable("it could not be made"))) }
                if !data.isEmpty { take(collector.received(data)) }
                take(collector.received(Data()))
            }
        }
    }

    func cancel() {
        scheduler.post { [self] in take(collector.failed(.cancelled)) }
    }

    private func waitOn() {
        stall?.cancel()
        stall = scheduler.schedule(after: DataRequest.patience, every: nil, purpose: .background) { [self] in
            take(collector.failed(.stalled))
        }
    }

    private func take(_ step: DataCollector.Step) {
        switch step {
        case .goOn(let count):
            waitOn()
            request?.progress?(count)
        case .end(let result):
            stall?.cancel()
            stall = nil
            let completion = request?.completion
            request = nil
            completion?(result)
        case .nothing: break
        }
    }
}
