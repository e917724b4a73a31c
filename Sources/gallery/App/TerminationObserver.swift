// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Calls a closure when the program ends, for example because its window was closed. Before that, the text that the
/// user is typing is committed. A deallocated observer calls nothing.
@MainActor
final class TerminationObserver {
    private struct WeakReference { weak var end: TerminationObserver? }

    private static var all: [WeakReference] = []
    private static let observer = NotificationCenter.default.addObserver(
        forName: UIApplication.willTerminateNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { TerminationObserver.programWillTerminate() } }

    private let handler: @MainActor () -> Void

    init(_ handler: @escaping @MainActor () -> Void) {
        self.handler = handler
        TerminationObserver.observe()
        TerminationObserver.all.removeAll { $0.end == nil }
        TerminationObserver.all.append(WeakReference(end: self))
    }

    /// Registers for the end of the program. At that time, the text being typed is committed, and the program waits for
    /// all file jobs. Later calls have no effect.
    static func observe() { _ = observer }

    private static func programWillTerminate() {
        for window in UIApplication.shared.windows { window.endEditing(true) }
        for known in all { known.end?.handler() }
        FileJobs.waitForAll()
    }
}
