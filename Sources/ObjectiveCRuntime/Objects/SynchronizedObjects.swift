// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Locks an object for the calling thread, which can lock it several times. Other threads wait until it is unlocked.
///
/// - Returns: 0.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
    SynchronizedObjects.shared.lock(of: object as AnyObject, users: 1).lock()
    return 0
}

/// Unlocks an object that the calling thread has locked.
///
/// - Returns: 0.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
    SynchronizedObjects.shared.lock(of: object as AnyObject, users: -1).unlock()
    return 0
}

/// The locks of objects that are locked, or for which threads wait.
private final class SynchronizedObjects: @unchecked Sendable {
    static let shared = SynchronizedObjects()

    private let guardian = NSLock()
    private var locks: [ObjectIdentifier: (lock: NSRecursiveLock, users: Int)] = [:]

    /// Returns the lock of an object, and changes the number of its users. A lock without users is removed.
    func lock(of object: AnyObject, users change: Int) -> NSRecursiveLock {
        guardian.withLock {
            let key = ObjectIdentifier(object)
            let (lock, users) = locks[key] ?? (NSRecursiveLock(), 0)
            locks[key] = users + change > 0 ? (lock, users + change) : nil
            return lock
        }
    }
}
