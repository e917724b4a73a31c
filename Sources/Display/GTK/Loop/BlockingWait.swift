// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A blocking wait: defers the app's events while a synchronous call runs GLib's main loop.
///
/// The deferred events are delivered after the waiting call has returned, because the app is in the middle of that
/// call. Events that arrive during this delivery are added to the end of the queue.
@MainActor
final class BlockingWait {
    private var depth = 0
    private var isDelivering = false
    private var waiting: [() -> Void] = []
    private let later: (@escaping @MainActor () -> Void) -> Void

    /// Creates an object for blocking waits; none is active yet.
    ///
    /// - Parameter later: runs a block in the next iteration of the main loop.
    init(later: @escaping (@escaping @MainActor () -> Void) -> Void) {
        self.later = later
    }

    /// Whether a blocking wait is active.
    var isActive: Bool { depth > 0 }

    /// Runs `body` immediately if no blocking wait is active and no event is deferred. Otherwise defers `body` until
    /// after the wait and after the events that were deferred earlier.
    func whenOver(_ body: @escaping () -> Void) {
        if isActive || !waiting.isEmpty { waiting.append(body) } else { body() }
    }

    /// Begins a blocking wait. Waits can be nested.
    func begin() { depth += 1 }

    /// Ends a blocking wait. After the outermost one the deferred events are delivered.
    func end() {
        precondition(depth > 0, "end() is called after begin()")
        depth -= 1
        if !isActive, !waiting.isEmpty { later { [weak self] in self?.deliverDeferred() } }
    }

    /// Delivers the deferred events in order. If an event begins another blocking wait, delivery continues after that
    /// wait.
    private func deliverDeferred() {
        guard !isDelivering else { return }
        isDelivering = true
        defer { isDelivering = false }
        while !isActive, let next = waiting.first {
            // The event stays in the queue until its handler returns. So events that arrive until then are appended to
            // the queue, instead of being handled at once.
            next()
            waiting.removeFirst()
        }
    }
}
