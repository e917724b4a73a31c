// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension MainActor {
    /// Runs the work of a deinitializer on the main actor, and waits for it.
    ///
    /// Replaces `isolated deinit`, which requires iOS 18.4. The last reference to a component is usually released on
    /// the main actor, where the work runs at once. Another thread that releases it waits for the main queue, so the
    /// main queue must not wait for that thread.
    static func runInDeinit(_ work: @MainActor () -> Void) {
        if Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) != nil {
            MainActor.assumeIsolated(work)
        } else {
            DispatchQueue.main.sync { MainActor.assumeIsolated(work) }
        }
    }

    /// A key with a value on the main queue alone, by which code recognises that queue. Outside Apple's platforms, the
    /// main queue may run on other threads than the main thread.
    private nonisolated static let mainQueue = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()
}
