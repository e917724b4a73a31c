// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import UIKit

/// Reads and writes files off the main actor, one job after the other.
final class FileJobs: Sendable {
    private struct Known: Sendable { weak var jobs: FileJobs? }

    /// By the paths of their files.
    private static let known = Mutex<[String: Known]>([:])

    /// The jobs on a file, or on the files in a folder: all who ask get the same, so that a read sees the write before it.
    /// Jobs on other files do not wait for them.
    static func on(_ file: URL) -> FileJobs {
        let path = file.standardizedFileURL.path
        return known.withLock { known in
            if let jobs = known[path]?.jobs { return jobs }
            let jobs = FileJobs()
            known = known.filter { $0.value.jobs != nil }
            known[path] = Known(jobs: jobs)
            return jobs
        }
    }

    /// The jobs on all files for which ``on(_:)`` was asked, if anything has them still.
    static var all: [FileJobs] { known.withLock { known in known.values.compactMap(\.jobs) } }

    /// Blocks until all jobs so far are done.
    static func waitForAll() {
        for jobs in all { jobs.wait() }
    }

    let queue = DispatchQueue(label: "Files", qos: .userInitiated)
    private let count = Atomic(0)

    /// The number of jobs that were ever run.
    var jobCount: Int { count.load(ordering: .sequentiallyConsistent) }

    /// - Parameter completion: gets the result, on the main queue.
    func run<Result: Sendable>(
        _ job: @escaping @Sendable () -> Result, completion: @escaping @MainActor @Sendable (Result) -> Void = { _ in }
    ) {
        count.add(1, ordering: .sequentiallyConsistent)
        queue.async { [self] in
            let result = job()
            DispatchQueue.main.async { completion(result) }
            // Until then it is one of `all`, for which the end of the program waits.
            withExtendedLifetime(self) {}
        }
    }

    /// Blocks until the jobs so far are done. The main queue calls their completions later.
    func wait() { queue.sync {} }
}
