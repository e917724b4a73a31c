// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Hears, as long as somebody has it, that the program ends: its window was closed. What is being typed is taken before.
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
        ProgramEnd.awaitFiles()
        ProgramEnd.all.removeAll { $0.end == nil }
        ProgramEnd.all.append(Known(end: self))
    }

    /// Has the end of the program wait for the jobs on files, those that are run then included.
    static func awaitFiles() { _ = observer }

    private static func programEnds() {
        for window in UIApplication.shared.windows { window.endEditing(true) }
        for known in all { known.end?.ends() }
        FileJobs.waitForAll()
    }
}
