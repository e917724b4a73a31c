// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKitTesting

extension TestScreen {
    /// Waits for file jobs, including jobs that their completions start. The screen's clock does not advance.
    ///
    /// - Parameter own: queues to wait for in addition to ``FileJobs/all``.
    func finishFileJobs(_ own: [FileJobs] = []) {
        func jobCount() -> Int { (FileJobs.all + own).reduce(0) { $0 + $1.jobCount } }
        var before: Int
        advance(by: 0)
        repeat {
            before = jobCount()
            for jobs in FileJobs.all + own { jobs.wait() }
            // Runs the completions of the jobs on the main queue. They may start other jobs.
            advance(by: 0)
        } while jobCount() != before
    }
}
