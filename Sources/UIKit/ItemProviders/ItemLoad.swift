// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One load that somebody asked for: it ends once, with a value, an error or a cancellation, and says so on the queue
/// of item providers.
final class ItemLoad<Value>: @unchecked Sendable {
    /// What the one who asked holds; cancelling it cancels the load.
    let progress = ItemLoadProgress(totalUnitCount: ItemLoadUnits.total)
    private let typeIdentifier: String
    private let registration: ItemProviderLoads.Load
    private weak var provider: NSItemProvider?
    private let completion: (Value?, (any Error)?) -> Void
    /// Of a value and a cancellation whichever comes first counts, and once.
    private let isOver = LockedBox(false)
    /// Only the handler's first answer counts.
    private let isAnswered = LockedBox(false)
    private let child = LockedBox<Progress?>(nil)
    /// What lets the handler's answer find this load, until that is over.
    private weak var way: LockedBox<ItemLoad?>?

    /// - Parameter completion: called once, on ``ItemQueues/callback``.
    init(of typeIdentifier: String, from provider: NSItemProvider, completion: @escaping (Value?, (any Error)?) -> Void)
    {
        self.typeIdentifier = typeIdentifier
        self.provider = provider
        self.completion = completion
        registration = ItemProviderLoads.begin(typeIdentifier, from: provider)
        progress.whenCancelled { [weak self] in self?.cancel() }
    }

    /// Nobody is left who could answer: the handler has let go of what it was to call.
    deinit {
        guard comesFirst() else { return }
        provider?.loadEnded(hasCome: false)
        let error = NSItemProvider.error(
            .unknownError, "The handler for \(typeIdentifier) let go of its completion without calling it.")
        ItemLoad.tell(completion, .failure(error), registration)
    }

    /// There is a value or an error, or whoever asked does not want it any more.
    ///
    /// - Returns: whether that ends the load.
    private func comesFirst() -> Bool { isOver.isFirst() }

    /// Whether somebody still waits for it.
    private var isWanted: Bool { !isOver.withLock { $0 } }

    /// Asks a representation for the item, on another thread.
    ///
    /// - Parameter deliver: makes the value of what has come, before whoever offers it may take a file away; it can ask
    ///   whether anybody still wants it.
    func start(
        _ representation: ItemRepresentation, options: [AnyHashable: Any]? = nil,
        _ deliver: @escaping @Sendable (LoadedItem, () -> Bool) throws -> ItemDelivery<Value>
    ) {
        nonisolated(unsafe) let options = options
        // Handlers keep their completion as long as they like, even where their progress is cancelled.
        let way = LockedBox<ItemLoad?>(self)
        self.way = way
        ItemQueues.run(on: ItemQueues.handlers) { [self] in
            guard isWanted else { return }
            let child = representation.load(options: options) { result in
                guard let load = way.withLock({ $0 }), load.isAnswered.isFirst() else { return }
                load.answered(Result { try deliver(result.get()) { load.isWanted } })
            }
            if let child { follow(child) }
        }
    }

    private func answered(_ result: Result<ItemDelivery<Value>, any Error>) {
        guard comesFirst() else {
            // Cancelled meanwhile.
            if case .success(let delivery) = result { delivery.afterwards?() }
            return
        }
        let hasCome = if case .success = result { true } else { false }
        provider?.loadEnded(hasCome: hasCome)
        end(result.mapError { NSItemProvider.loadError(typeIdentifier, because: $0) })
    }

    /// Ends with an error, without anybody having been asked.
    func fail(_ error: any Error) {
        guard comesFirst() else { return }
        end(.failure(error))
    }

    /// What the handler says of its progress counts as this load's, unless that is over.
    private func follow(_ child: Progress) {
        self.child.withLock { $0 = child }
        ItemProgress.change {
            if progress.isCancelled {
                child.cancelOnce()
            } else if isWanted {
                progress.addChild(child, withPendingUnitCount: ItemLoadUnits.total)
            }
        }
    }

    private func cancel() {
        let isFirst = comesFirst()
        child.withLock { $0 }?.cancelOnce()
        guard isFirst else { return }
        provider?.loadEnded(hasCome: false)
        end(.failure(CocoaError(.userCancelled)))
    }

    private func end(_ result: Result<ItemDelivery<Value>, any Error>) {
        if case .success = result { progress.finish(with: child.withLock { $0 }) }
        child.withLock { $0 = nil }
        way?.withLock { $0 = nil }
        ItemLoad.tell(completion, result, registration)
    }

    private static func tell(
        _ completion: @escaping (Value?, (any Error)?) -> Void, _ result: Result<ItemDelivery<Value>, any Error>,
        _ registration: ItemProviderLoads.Load
    ) {
        nonisolated(unsafe) let (completion, result) = (completion, result)
        ItemQueues.run(on: ItemQueues.callback) {
            switch result {
            case .success(let delivery):
                completion(delivery.value, nil)
                delivery.afterwards?()
            case .failure(let error):
                completion(nil, error)
            }
            ItemProviderLoads.end(registration)
        }
    }
}

extension LockedBox<Bool> {
    /// Whether nobody has asked this before.
    fileprivate func isFirst() -> Bool {
        withLock { wasAsked in
            defer { wasAsked = true }
            return !wasAsked
        }
    }
}

/// A value for a completion, and what is to be done when that has returned.
struct ItemDelivery<Value> {
    let value: Value
    var afterwards: (() -> Void)?
}

/// What has come of all that somebody wanted of an item.
enum ItemLoadRecord: Sendable {
    /// Nobody has wanted anything.
    case untouched
    case complete
    /// Something did not come, or was not waited for.
    case incomplete

    mutating func loadEnded(hasCome: Bool) {
        switch self {
        case .untouched, .complete: self = hasCome ? .complete : .incomplete
        case .incomplete: break
        }
    }
}

enum ItemLoadUnits {
    /// Units of a load's progress.
    static let total: Int64 = 100
}
