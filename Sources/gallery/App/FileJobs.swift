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

    /// The jobs on a file, or on those in a folder, whoever runs them: what is written first is read after that. A slow
    /// disk keeps nobody from other files.
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

    let queue = DispatchQueue(label: "Files", qos: .userInitiated)
    private let count = Atomic(0)

    /// The number of jobs that were ever run.
    var jobCount: Int { count.load(ordering: .sequentiallyConsistent) }

    /// - Parameter end: gets the result, on the main queue.
    func run<Result: Sendable>(
        _ job: @escaping @Sendable () -> Result, end: @escaping @MainActor @Sendable (Result) -> Void = { _ in }
    ) {
        count.add(1, ordering: .sequentiallyConsistent)
        queue.async(group: nil, qos: .unspecified, flags: []) { [self] in
            let result = job()
            DispatchQueue.main.async { end(result) }
            // Until then it is one of `all`, for which the end of the program waits.
            withExtendedLifetime(self) {}
        }
    }

    /// Blocks until the jobs so far are done. The main queue calls their ends later.
    func wait() { queue.sync {} }
}
