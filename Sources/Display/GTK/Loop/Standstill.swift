// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Keeps the program's own work back while somebody waits for GLib's main loop in the midst of something.
///
/// What has waited comes when whoever waited has returned, and not before: the app stands in the midst of the call that
/// waits. What comes meanwhile queues up behind it.
@MainActor
final class Standstill {
    private var depth = 0
    private var isHandingOver = false
    private var waiting: [() -> Void] = []
    private let later: (@escaping @MainActor () -> Void) -> Void

    /// - Parameter later: runs something when the main loop is next turned by nobody who waits.
    init(later: @escaping (@escaping @MainActor () -> Void) -> Void) {
        self.later = later
    }

    var isOn: Bool { depth > 0 }

    /// Runs `body` at once, or when the standstill is over, after what came before it.
    func whenOver(_ body: @escaping () -> Void) {
        if isOn || !waiting.isEmpty { waiting.append(body) } else { body() }
    }

    /// Begins one, or one within another.
    func begin() { depth += 1 }

    func end() {
        precondition(depth > 0, "A standstill that ends has begun")
        depth -= 1
        if !isOn, !waiting.isEmpty { later { [weak self] in self?.handOver() } }
    }

    /// One after the other: any of them may begin a standstill of its own, after which this goes on.
    private func handOver() {
        guard !isHandingOver else { return }
        isHandingOver = true
        defer { isHandingOver = false }
        while !isOn, let next = waiting.first {
            // It counts as waiting until it has returned, so that nothing overtakes the others.
            next()
            waiting.removeFirst()
        }
    }
}
