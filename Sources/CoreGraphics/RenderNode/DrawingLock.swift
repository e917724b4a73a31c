// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The lock for all code that may draw text.
///
/// Cairo uses one FreeType library for all fonts, and opens and closes font files without a lock. With Cairo 1.16, two
/// threads that draw text at the same time crash. Tests draw in parallel, so they need the lock.
package enum DrawingLock {
    private static let lock = NSRecursiveLock()

    /// Runs `body` while holding the lock, which is recursive.
    package static func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }
}
