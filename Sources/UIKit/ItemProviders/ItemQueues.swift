// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The queues of item providers.
enum ItemQueues {
    /// Where every completion is called, one after the other. The name is that of Apple's.
    static let callback = DispatchQueue(label: "com.apple.Foundation.NSItemProvider-callback-queue")

    /// Where handlers are asked: side by side, for one may take long.
    static let handlers = DispatchQueue(
        label: "com.apple.Foundation.NSItemProvider-handler-queue", attributes: .concurrent)

    /// Runs `body` on a queue; Dispatch's own way, for UIKit's `async(execute:)` is for the main actor's blocks.
    static func run(on queue: DispatchQueue, _ body: @escaping @Sendable () -> Void) {
        queue.async(group: nil, qos: .unspecified, flags: [], execute: body)
    }
}
