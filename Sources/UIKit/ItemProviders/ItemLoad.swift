// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A load of an item. It ends exactly once: with a value, an error or a cancellation. At its end, it calls its
/// completion on the serial queue `ItemQueues.callback`.
final class ItemLoad<Value>: @unchecked Sendable {
    /// The progress that the caller gets; cancelling it cancels the load.
    let progress = ItemLoadProgress(totalUnitCount: ItemLoadUnits.total)
    private let typeIdentifier: String
    private let registration: ItemProviderLoads.Load
    private weak var provider: NSItemProvider?
    private let completion: (Value?, (any Error)?) -> Void
    /// Whether the load has ended: with a value, an error or a cancellation, whichever comes first.
    private let hasEnded = LockedBox(false)
    /// Whether the load handler has called its completion. Further calls are ignored.
    private let handlerHasCompleted = LockedBox(false)
    /// The progress that the load handler has returned.
    private let child = LockedBox<Progress?>(nil)
    /// The box that is retained by the completion closure passed to the load handler. It contains a strong reference to
    /// this load, which is cleared when the load ends.
    private weak var link: LockedBox<ItemLoad?>?

    /// Creates a load of an item of the given type from a provider.
    ///
    /// - Parameter completion: called once, on `ItemQueues.callback`.
    init(of typeIdentifier: String, from provider: NSItemProvider, completion: @escaping (Value?, (any Error)?) -> Void)
    {
        self.typeIdentifier = typeIdentifier
        self.provider = provider
        self.completion = completion
        registration = ItemProviderLoads.begin(typeIdentifier, from: provider)
        progress.whenCancelled { [weak self] in self?.cancel() }
    }

    /// Ends an unfinished load with an error, because the load handler has released its completion without calling it.
    deinit {
        guard markEnded() else { return }
        provider?.loadEnded(succeeded: false)
        let error = NSItemProvider.error(
            .unknownError, "The handler for \(typeIdentifier) let go of its completion without calling it.")
        ItemLoad.callCompletion(completion, .failure(error), registration)
    }

    /// Marks the load as ended.
    ///
    /// - Returns: whether the load had not ended before.
    private func markEnded() -> Bool { hasEnded.setOnce() }

    /// Whether the value is still wanted, because the load has not ended yet.
    private var isWanted: Bool { !hasEnded.withLock { $0 } }

    /// Calls a representation's load handler on another thread.
    ///
    /// - Parameters:
    ///   - representation: the representation with the load handler.
    ///   - options: the options for a load handler of the older kind, which returns an object instead of data or a
    ///     file.
    ///   - deliver: converts the loaded item to the value, while the item's file still exists. Its second argument
    ///     returns whether the value is still wanted.
    func start(
        _ representation: ItemRepresentation, options: [AnyHashable: Any]? = nil,
        _ deliver: @escaping @Sendable (LoadedItem, () -> Bool) throws -> ItemDelivery<Value>
    ) {
        nonisolated(unsafe) let options = options
        // The completion reaches the load through `link`. A handler may retain its completion after a cancellation, so
        // `link` is cleared at the end of the load.
        let link = LockedBox<ItemLoad?>(self)
        self.link = link
        ItemQueues.run(on: ItemQueues.handlers) { [self] in
            guard isWanted else { return }
            let child = representation.load(options: options) { result in
                guard let load = link.withLock({ $0 }), load.handlerHasCompleted.setOnce() else { return }
                load.handleResult(Result { try deliver(result.get()) { load.isWanted } })
            }
            if let child { attachProgress(child) }
        }
    }

    private func handleResult(_ result: Result<ItemDelivery<Value>, any Error>) {
        guard markEnded() else {
            // The load was cancelled before the handler answered. The value is discarded, and only its clean-up action
            // runs.
            if case .success(let delivery) = result { delivery.afterwards?() }
            return
        }
        let succeeded = if case .success = result { true } else { false }
        provider?.loadEnded(succeeded: succeeded)
        end(result.mapError { NSItemProvider.loadError(typeIdentifier, because: $0) })
    }

    /// Ends the load with an error, without calling a load handler.
    func fail(_ error: any Error) {
        guard markEnded() else { return }
        end(.failure(error))
    }

    /// Adds the handler's progress to the load's progress, unless the load has ended.
    private func attachProgress(_ child: Progress) {
        self.child.withLock { $0 = child }
        ItemProgress.withLock {
            if progress.isCancelled {
                child.cancelOnce()
            } else if isWanted {
                progress.addChild(child, withPendingUnitCount: ItemLoadUnits.total)
            }
        }
    }

    private func cancel() {
        let isFirst = markEnded()
        child.withLock { $0 }?.cancelOnce()
        guard isFirst else { return }
        provider?.loadEnded(succeeded: false)
        end(.failure(CocoaError(.userCancelled)))
    }

    private func end(_ result: Result<ItemDelivery<Value>, any Error>) {
        if case .success = result { progress.finish(with: child.withLock { $0 }) }
        child.withLock { $0 = nil }
        link?.withLock { $0 = nil }
        ItemLoad.callCompletion(completion, result, registration)
    }

    private static func callCompletion(
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
    /// Sets the value to true, and returns whether it was false before.
    fileprivate func setOnce() -> Bool {
        withLock { isSet in
            defer { isSet = true }
            return !isSet
        }
    }
}

/// A loaded value that is passed to a completion handler. When the handler has returned, the clean-up action
/// `afterwards` is performed, which deletes a temporary file, for example.
struct ItemDelivery<Value> {
    let value: Value
    var afterwards: (() -> Void)?
}

/// The combined result of all loads of an item that have ended so far. A load that could not start, for example because
/// the item has no representation of its type, does not count.
enum ItemLoadRecord: Sendable {
    /// No load has ended yet.
    case untouched
    /// At least one load has ended, and all that have ended have succeeded.
    case complete
    /// At least one load has failed or was cancelled.
    case incomplete

    mutating func loadEnded(succeeded: Bool) {
        switch self {
        case .untouched, .complete: self = succeeded ? .complete : .incomplete
        case .incomplete: break
        }
    }
}

enum ItemLoadUnits {
    /// The total unit count of a load's progress.
    static let total: Int64 = 100
}
