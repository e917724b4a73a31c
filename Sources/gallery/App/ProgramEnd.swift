// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Hears, as long as somebody has it, that the program ends: its window was closed.
@MainActor
final class ProgramEnd {
    private let observer: any NSObjectProtocol

    init(_ ends: @escaping @MainActor () -> Void) {
        observer = NotificationCenter.default.addObserver(
            forName: UIApplication.willTerminateNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { ends() } }
    }

    isolated deinit { NotificationCenter.default.removeObserver(observer) }
}
