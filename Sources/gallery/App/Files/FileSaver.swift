// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Saves a document in the background. If several versions are passed while one is being written, only the newest of
/// them is written next.
@MainActor
final class FileSaver {
    /// Saves one version of the document. It is called off the main actor.
    typealias Save = @Sendable () -> SaveOutcome

    /// The newest save that has not started yet; nil if there is none.
    private nonisolated let waiting = Mutex<Save?>(nil)
    private let jobs: FileJobs
    private let completion: @MainActor @Sendable (SaveOutcome) -> Void
    /// The number of jobs of this saver that have not ended yet.
    private var jobCount = 0

    /// Creates a saver that has nothing to save yet.
    ///
    /// - Parameters:
    ///   - jobs: the queue on which the document is saved.
    ///   - completion: called with the outcome of each save.
    init(_ jobs: FileJobs, completion: @escaping @MainActor @Sendable (SaveOutcome) -> Void) {
        (self.jobs, self.completion) = (jobs, completion)
    }

    /// Whether a version is being written or waits to be written.
    var isSaving: Bool { jobCount > 0 }

    /// Whether the document's file is unchanged since the page last read or wrote it. If this saver has a pending save,
    /// returns true at once; otherwise blocks until other jobs on the file are done.
    func isUpToDate<Document>(_ store: DocumentFile<Document>) -> Bool { isSaving || store.waitAndCheck() }

    /// Saves a version of the document in the background. It replaces an earlier version that is not being written yet.
    func save(_ newest: @escaping Save) {
        let hasJob = waiting.withLock { waiting in
            defer { waiting = newest }
            return waiting != nil
        }
        guard !hasJob else { return }
        jobCount += 1
        jobs.run { [self] in
            waiting.withLock { $0.take() }.map { $0() }
        } completion: { [self] outcome in
            jobCount -= 1
            if let outcome { completion(outcome) }
        }
    }
}
