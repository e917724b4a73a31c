// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Display
import Foundation
import QuartzCore

/// How long one call to a pasteboard waits for another program, for all that it reads together.
@MainActor
enum PasteboardPatience {
    /// Calls under way, one within another.
    private static var depth = 0
    /// When it is at its end, in the display's time.
    private static var end = 0.0

    static func begin() {
        if depth == 0 { end = CACurrentMediaTime() + Thresholds.OtherPrograms.pasteboardPatience }
        depth += 1
    }

    static func finish() { depth -= 1 }

    /// A format's data; nil where it does not come in time, and at once where something did not before.
    static func read(_ format: String, from clipboard: any DisplayClipboard, limit: Int) -> Data? {
        begin()
        defer { finish() }
        let left = end - CACurrentMediaTime()
        guard left > 0 else { return nil }
        let answer = clipboard.readWaiting(format, limit: limit, atMost: left)
        if answer.isTimeOut { end = -.infinity }
        return answer.data
    }
}
