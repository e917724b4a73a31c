// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The end of the current main loop turn, which handles one event or one block of the main queue.
@MainActor
enum RunLoopTurnEnd {
    /// Calls `body` once at the end of the current main loop turn: before the next event, or at the latest in the next
    /// block of the main queue.
    static func whenOver(_ body: @escaping @MainActor () -> Void) {
        let block = RunLoopTurnEndBlock(body)
        let host = DesktopWindowHost.current
        host?.turnEndBlocks.append(block)
        ScheduledWork.scheduler.post { [weak host] in
            host?.runTurnEndBlocks()
            block.run()
        }
    }
}

/// A block that runs only once, at the first call.
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
