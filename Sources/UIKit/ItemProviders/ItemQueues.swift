// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The dispatch queues of item providers.
enum ItemQueues {
    /// The serial queue on which all completion handlers are called. It has the name of Apple's queue.
    static let callback = DispatchQueue(label: "com.apple.Foundation.NSItemProvider-callback-queue")

    /// The queue on which load handlers are called. It is concurrent, because one handler may take long.
    static let handlers = DispatchQueue(
        label: "com.apple.Foundation.NSItemProvider-handler-queue", attributes: .concurrent)

    /// Runs `body` on a queue. It calls the method of the Dispatch library, because Uplift's own `async(execute:)`
    /// accepts only blocks of the main actor.
    static func run(on queue: DispatchQueue, _ body: @escaping @Sendable () -> Void) {
        queue.async(group: nil, qos: .unspecified, flags: [], execute: body)
    }
}
