// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKitTesting

extension TestScreen {
    /// Waits for jobs on files, and for those that follow them. No time passes on the screen.
    ///
    /// - Parameter own: jobs besides those of ``FileJobs/all``.
    func finishFileJobs(_ own: [FileJobs] = []) {
        repeat {
            advance(by: 0)
            for jobs in FileJobs.all + own { jobs.wait() }
            advance(by: 0)
        } while !(FileJobs.all + own).allSatisfy(\.isIdle)
    }
}
