// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// How long one call to a pasteboard waits for items' promises, for all of them together; the thread stands still
/// meanwhile, so that it is real time.
enum PromisePatience {
    @TaskLocal private static var sharedEnd: DispatchTime?

    /// When whoever waits now is to give up.
    static var end: DispatchTime { sharedEnd ?? .now() + Thresholds.OtherPrograms.pasteboardPatience }

    /// Runs a call whose waits have one end.
    static func share<Result>(_ call: () -> Result) -> Result { $sharedEnd.withValue(end, operation: call) }
}
