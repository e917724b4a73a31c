// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Waits until all that an action of assistive technology has moved is at rest: that is when it ends, as a drag does.
@MainActor
final class ActionRest {
    private var moving = 0
    private var body: (() -> Void)?

    /// Something more begins to move.
    func began() { moving += 1 }

    /// Something of it is at rest.
    func settled() {
        moving -= 1
        if moving == 0 { end() }
    }

    /// - Parameter body: is called once: at once where nothing moves any more.
    func whenOver(_ body: @escaping () -> Void) {
        self.body = body
        if moving == 0 { end() }
    }

    /// Waits no longer.
    func end() {
        let body = body
        self.body = nil
        body?()
    }
}
