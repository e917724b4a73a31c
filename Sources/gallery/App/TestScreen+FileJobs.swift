// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKitTesting

extension TestScreen {
    /// Waits for jobs on files, and for those that follow them. No time passes on the screen.
    func finish(_ jobs: FileJobs = .shared) {
        repeat {
            advance(by: 0)
            jobs.wait()
            advance(by: 0)
        } while !jobs.isIdle
    }
}
