// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

@testable import Arrangement

/// A method for each event that the arbiter handles. The methods return the arbiter's actions. The default rules allow
/// every recognizer to begin and to prevent all others.
extension GestureArbiter {
    mutating func wantsToBegin(_ id: ID, rules: Rules = Rules()) -> Actions {
        answer { $0.wantsToBegin(id, rules: rules, &$1) }
    }

    mutating func failed(_ id: ID, rules: Rules = Rules()) -> Actions {
        answer { $0.failed(id, rules: rules, &$1) }
    }

    mutating func ended(_ id: ID) -> Actions {
        answer { $0.ended(id, &$1) }
    }

    /// Ends the touches of the given recognizers, or of all recognizers if `ids` is nil.
    mutating func sequenceEnded(_ ids: [ID]? = nil) -> Actions {
        answer { $0.sequenceEnded(where: { ids?.contains($0) ?? true }, &$1) }
    }

    func participants() -> [ID] { (0..<count).map(participant) }

    private mutating func answer(_ event: (inout GestureArbiter, inout Actions) -> Void) -> Actions {
        var actions: Actions = []
        event(&self, &actions)
        return actions
    }
}
