// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The dispatch queues of item providers.
enum ItemQueues {
    /// The serial queue of all completions. Its name is that of Apple's queue.
    static let callback = DispatchQueue(label: "com.apple.Foundation.NSItemProvider-callback-queue")

    /// The concurrent queue of load handlers, because a handler may take long.
    static let handlers = DispatchQueue(
        label: "com.apple.Foundation.NSItemProvider-handler-queue", attributes: .concurrent)

    /// Runs `body` on a queue. Calls Dispatch's own method, because UIKit's `async(execute:)` is for blocks of the main
    /// actor.
    static func run(on queue: DispatchQueue, _ body: @escaping @Sendable () -> Void) {
        queue.async(group: nil, qos: .unspecified, flags: [], execute: body)
    }
}
