// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Serializes changes: a change that is requested during another change waits until that change is done.
@MainActor
final class ChangeQueue {
    private(set) var isBusy = false
    private var waiting: [() -> Void] = []

    /// Makes a change: at once, or when the change that is being made now is done.
    func performChange(_ body: @escaping () -> Void) {
        whenFree {
            self.isBusy = true
            body()
            self.isBusy = false
        }
    }

    /// Runs a closure at once or, while a change is being made, after that change and the closures that already wait.
    /// The closure may make a change.
    func whenFree(_ body: @escaping () -> Void) {
        guard !isBusy else { return waiting.append(body) }
        body()
        while !isBusy, !waiting.isEmpty { waiting.removeFirst()() }
    }

    /// Runs a requested action when no other change is being made.
    ///
    /// - Returns: the result of the action; true if the action waits for another change, because its result is not
    ///   known yet.
    func performAction(_ body: @escaping () -> Bool) -> Bool {
        var answer = isBusy
        whenFree { answer = body() }
        return answer
    }
}
