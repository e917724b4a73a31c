// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One lock for everything that may draw text.
///
/// Below Pango, Cairo has one FreeType library for all fonts, and opens and closes their files unguarded (Cairo 1.16: two
/// threads drawing text crash). Tests draw in parallel.
package enum DrawingLock {
    private static let lock = NSRecursiveLock()

    package static func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }
}
