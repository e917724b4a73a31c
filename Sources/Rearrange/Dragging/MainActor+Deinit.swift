// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension MainActor {
    /// Runs the work of a deinitializer on the main actor, and waits for it.
    ///
    /// It stands for `isolated deinit`, which needs iOS 18.4. The last reference to a component is usually released on the
    /// main actor, and the work runs at once. A thread that releases it elsewhere waits for the main queue: the main queue must
    /// not wait for that thread.
    static func runInDeinit(_ work: @MainActor () -> Void) {
        if Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) != nil {
            MainActor.assumeIsolated(work)
        } else {
            DispatchQueue.main.sync { MainActor.assumeIsolated(work) }
        }
    }

    /// A key that the main queue alone has. Off Apple's platforms the queue may leave the main thread.
    private nonisolated static let mainQueue = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()
}
