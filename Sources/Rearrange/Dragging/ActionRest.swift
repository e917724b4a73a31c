// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Waits until all that an action of assistive technology has moved is at rest: that is when it ends, as a drag does.
///
/// It waits for the action itself too: until that has settled once, what it has yet to move may begin.
@MainActor
final class ActionRest {
    private var moving = 1
    private var body: (() -> Void)?

    /// Something more begins to move.
    func began() { moving += 1 }

    /// Something of it is at rest, or the action has moved all that it moves.
    func settled() {
        moving -= 1
        if moving == 0 { end() }
    }

    /// - Parameter body: is called once.
    fileprivate func whenOver(_ body: @escaping () -> Void) { self.body = body }

    /// Waits no longer.
    func end() {
        let body = body
        self.body = nil
        body?()
    }
}

/// What assistive technology moves things in by actions, one at a time.
@MainActor
protocol ActionTaker: AnyObject {
    /// Waits for what an action has moved that is not at rest; nil where all is.
    var action: ActionRest? { get set }
}

extension ActionTaker {
    /// Takes an action for the one that is under way until it is over.
    ///
    /// - Parameter body: is called once, when it is over, unless the taker has gone.
    func wait(for rest: ActionRest, whenOver body: @escaping (Self) -> Void) {
        rest.whenOver { [weak self, weak rest] in
            guard let self else { return }
            if action === rest { action = nil }
            body(self)
        }
        action = rest
    }
}
