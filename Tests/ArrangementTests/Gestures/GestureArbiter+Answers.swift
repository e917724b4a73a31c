// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

@testable import Arrangement

/// The arbiter's events with their actions as answers, and rules that let everything be.
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

    /// The last touch of these recognizers is up, or of all where none are named.
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
