// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import UIKit

/// A serial queue that reads and writes files off the main actor.
final class FileJobs: Sendable {
    private struct WeakReference: Sendable { weak var jobs: FileJobs? }

    /// Weak references to the queues in use. The keys are the paths of the files or folders that were passed to
    /// `on(_:)`.
    private static let instances = Mutex<[String: WeakReference]>([:])

    /// Returns the queue for a file, or for the files in a folder. All callers for the same path share one queue, so
    /// that a read sees all earlier writes. Jobs on other files do not wait for this queue.
    static func on(_ file: URL) -> FileJobs {
        let path = file.standardizedFileURL.path
        return instances.withLock { instances in
            if let jobs = instances[path]?.jobs { return jobs }
            let jobs = FileJobs()
            instances = instances.filter { $0.value.jobs != nil }
            instances[path] = WeakReference(jobs: jobs)
            return jobs
        }
    }

    /// All queues that ``on(_:)`` has returned and that are still in use.
    static var all: [FileJobs] { instances.withLock { instances in instances.values.compactMap(\.jobs) } }

    /// Blocks until all jobs that were passed to any queue so far are done.
    static func waitForAll() {
        for jobs in all { jobs.wait() }
    }

    let queue = DispatchQueue(label: "Files", qos: .userInitiated)
    private let count = Atomic(0)

    /// The number of jobs that were ever passed to `run`, including those that still wait.
    var jobCount: Int { count.load(ordering: .sequentiallyConsistent) }

    /// Runs a job in the background, after the earlier jobs of this queue.
    ///
    /// - Parameter completion: called with the job's result, on the main queue.
    func run<Result: Sendable>(
        _ job: @escaping @Sendable () -> Result, completion: @escaping @MainActor @Sendable (Result) -> Void = { _ in }
    ) {
        count.add(1, ordering: .sequentiallyConsistent)
        queue.async { [self] in
            let result = job()
            DispatchQueue.main.async { completion(result) }
            // Keeps this queue in `all` until the job has ended, because the program waits for the queues in `all`
            // before it ends.
            withExtendedLifetime(self) {}
        }
    }

    /// Blocks until all jobs that were passed to this queue so far are done. The main queue calls their completions
    /// later.
    func wait() { queue.sync {} }
}
