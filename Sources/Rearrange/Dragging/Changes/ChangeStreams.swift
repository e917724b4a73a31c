// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The asynchronous sequences that publish the changes of a component, such as a board or a table's reorderer.
@MainActor
final class ChangeStreams<Change> {
    private var continuations: [Int: AsyncStream<Change>.Continuation] = [:]
    private var made = 0

    nonisolated init() {}

    deinit {
        MainActor.runInDeinit {
            for continuation in continuations.values { continuation.finish() }
        }
    }

    /// Makes a sequence of the changes from now on. It buffers changes until they are read, and ends when the component
    /// is deallocated.
    func makeStream() -> AsyncStream<Change> {
        let (stream, continuation) = AsyncStream.makeStream(of: Change.self)
        made += 1
        let number = made
        continuations[number] = continuation
        continuation.onTermination = { [weak self] _ in
            Task { @MainActor in self?.continuations[number] = nil }
        }
        return stream
    }

    func send(_ change: Change) {
        // Sending the value is safe although it may not be `Sendable`, because the sequences are read on the main
        // actor, too.
        nonisolated(unsafe) let change = change
        for continuation in continuations.values { continuation.yield(change) }
    }
}
