// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Writes, or tells, one thing after the other: what is asked for while another is under way waits until that is done.
@MainActor
final class Turns {
    private(set) var isTaken = false
    private var waiting: [() -> Void] = []

    /// Writes something, when nothing else is being written.
    func take(_ body: @escaping () -> Void) {
        whenFree {
            self.isTaken = true
            body()
            self.isTaken = false
        }
    }

    /// Does something that may write, when nothing is being written.
    func whenFree(_ body: @escaping () -> Void) {
        guard !isTaken else { return waiting.append(body) }
        body()
        while !isTaken, !waiting.isEmpty { waiting.removeFirst()() }
    }

    /// Does what somebody asked for, when nothing is being written.
    ///
    /// - Returns: what it says; true where it waits.
    func answer(_ body: @escaping () -> Bool) -> Bool {
        var answer = isTaken
        whenFree { answer = body() }
        return answer
    }
}
