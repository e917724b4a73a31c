// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// As long as this object exists, it calls a block when the program ends, including when its window is closed. Text
/// that the user is typing is committed first.
@MainActor
final class ProgramEnd {
    private struct Known { weak var end: ProgramEnd? }

    private static var all: [Known] = []
    private static let observer = NotificationCenter.default.addObserver(
        forName: UIApplication.willTerminateNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { ProgramEnd.programEnds() } }

    private let ends: @MainActor () -> Void

    init(_ ends: @escaping @MainActor () -> Void) {
        self.ends = ends
        ProgramEnd.observe()
        ProgramEnd.all.removeAll { $0.end == nil }
        ProgramEnd.all.append(Known(end: self))
    }

    /// Makes the end of the program commit the text being typed and wait for all file jobs, including jobs that start
    /// only then.
    static func observe() { _ = observer }

    private static func programEnds() {
        for window in UIApplication.shared.windows { window.endEditing(true) }
        for known in all { known.end?.ends() }
        FileJobs.waitForAll()
    }
}
