// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import UIKit

/// Reads and writes files off the main actor, one job after the other.
final class FileJobs: Sendable {
    /// The jobs of all pages: what one page has written before, another reads.
    static let shared = FileJobs()

    let queue = DispatchQueue(label: "Files", qos: .userInitiated)
    /// How many jobs are not done.
    private let count = Atomic(0)

    var isIdle: Bool { count.load(ordering: .sequentiallyConsistent) == 0 }

    /// - Parameter end: gets the result, on the main queue.
    func run<Result: Sendable>(
        _ job: @escaping @Sendable () -> Result, end: @escaping @MainActor @Sendable (Result) -> Void = { _ in }
    ) {
        count.add(1, ordering: .sequentiallyConsistent)
        queue.async(group: nil, qos: .unspecified, flags: []) { [self] in
            let result = job()
            DispatchQueue.main.async { end(result) }
            count.subtract(1, ordering: .sequentiallyConsistent)
        }
    }

    /// Blocks until the jobs so far are done. The main queue calls their ends later.
    func wait() { queue.sync {} }
}
