// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKitTesting

extension TestScreen {
    /// Waits for jobs on files, and for those that follow them. No time passes on the screen.
    ///
    /// - Parameter own: jobs besides those of ``FileJobs/all``.
    func finishFileJobs(_ own: [FileJobs] = []) {
        func jobCount() -> Int { (FileJobs.all + own).reduce(0) { $0 + $1.jobCount } }
        var before: Int
        advance(by: 0)
        repeat {
            before = jobCount()
            for jobs in FileJobs.all + own { jobs.wait() }
            // The ends of jobs may run others.
            advance(by: 0)
        } while jobCount() != before
    }
}
