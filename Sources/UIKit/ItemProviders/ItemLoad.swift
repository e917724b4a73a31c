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
    private let completion: (Value?, (any Error)?) -> Void
    /// Of an answer and a cancellation whichever comes first counts, and once.
    private let isOver = LockedBox(false)
    private let child = LockedBox<Progress?>(nil)
    /// What lets the handler's answer find this load, until that is over.
    private weak var way: LockedBox<ItemLoad?>?

    /// - Parameter completion: called once, on ``ItemQueues/callback``.
    init(of typeIdentifier: String, from provider: NSItemProvider, completion: @escaping (Value?, (any Error)?) -> Void)
    {
        self.typeIdentifier = typeIdentifier
        self.completion = completion
        registration = ItemProviderLoads.begin(typeIdentifier, from: provider)
        progress.whenCancelled { [weak self] in self?.cancel() }
    }

    /// Nobody is left who could answer: the handler has let go of what it was to call.
    deinit {
        guard comesFirst() else { return }
        let error = NSItemProvider.error(
            .unknownError, "The handler for \(typeIdentifier) let go of its completion without calling it.")
        ItemLoad.tell(completion, .failure(error), registration)
    }

    /// The handler has answered, or whoever asked does not want it any more.
    ///
    /// - Returns: whether that ends the load.
    private func comesFirst() -> Bool {
        isOver.withLock { isOver in
            defer { isOver = true }
            return !isOver
        }
    }

    /// Asks a representation for the item, on another thread.
    ///
    /// - Parameter deliver: makes the value of what has come, before whoever offers it may take a file away.
    func start(
        _ representation: ItemRepresentation, options: [AnyHashable: Any]? = nil,
        _ deliver: @escaping @Sendable (LoadedItem) throws -> ItemDelivery<Value>
    ) {
        nonisolated(unsafe) let options = options
        // Handlers keep their completion as long as they like, even where their progress is cancelled.
        let way = LockedBox<ItemLoad?>(self)
        self.way = way
        ItemQueues.run(on: ItemQueues.handlers) { [self] in
            guard !isOver.withLock({ $0 }) else { return }
            let child = representation.load(options: options) { result in
                guard let load = way.withLock({ $0 }), load.comesFirst() else { return }
                do {
                    load.end(.success(try deliver(result.get())))
                } catch {
                    load.end(.failure(NSItemProvider.loadError(load.typeIdentifier, because: error)))
                }
            }
            if let child { follow(child) }
        }
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
            } else if !isOver.withLock({ $0 }) {
                progress.addChild(child, withPendingUnitCount: ItemLoadUnits.total)
            }
        }
    }

    private func cancel() {
        let isFirst = comesFirst()
        child.withLock { $0 }?.cancelOnce()
        if isFirst { end(.failure(CocoaError(.userCancelled))) }
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

/// A value for a completion, and what is to be done when that has returned.
struct ItemDelivery<Value> {
    let value: Value
    var afterwards: (() -> Void)?
}

enum ItemLoadUnits {
    /// Units of a load's progress.
    static let total: Int64 = 100
}
