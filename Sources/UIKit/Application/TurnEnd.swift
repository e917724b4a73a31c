// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The end of what one event, or one block on the main queue, makes happen.
@MainActor
enum TurnEnd {
    /// Calls `body` once, when the turn of the main loop that goes on now is over: before the next event, and at the
    /// latest when the main queue comes to it.
    static func whenOver(_ body: @escaping @MainActor () -> Void) {
        let block = TurnEndBlock(body)
        let host = SurfaceHost.current
        host?.turnEnds.append(block)
        ScheduledWork.scheduler.post { [weak host] in
            host?.endTurn()
            block.run()
        }
    }
}

/// A block that is called once, by whoever comes first.
@MainActor
final class TurnEndBlock {
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
