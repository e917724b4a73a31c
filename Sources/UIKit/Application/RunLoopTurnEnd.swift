// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The end of the current main loop turn. A turn handles one event or one block of the main queue.
@MainActor
enum RunLoopTurnEnd {
    /// Calls `body` once at the end of the current main loop turn. The call is made before the next event is handled,
    /// or by a block that is posted to the main queue, whichever comes first.
    static func whenOver(_ body: @escaping @MainActor () -> Void) {
        let block = RunLoopTurnEndBlock(body)
        let windows = DisplayConnection.current.windows
        windows.turnEndBlocks.append(block)
        ScheduledWork.scheduler.post { windows.runTurnEndBlocks() }
    }
}

/// A block that runs only once, at the first call of `run()`.
@MainActor
final class RunLoopTurnEndBlock {
    private var body: (@MainActor () -> Void)?

    init(_ body: @escaping @MainActor () -> Void) {
        self.body = body
    }

    func run() {
        let body = body
        self.body = nil
        body?()
    }
}
