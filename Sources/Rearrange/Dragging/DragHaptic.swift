// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement

/// A moment of a drag that a hand may feel.
public enum DragHaptic: Sendable, Hashable {
    /// Items have been lifted.
    case lift
    /// Another place is proposed.
    case move
    /// Items have been let go of, and stay.
    case drop
    /// Items go back where they were.
    case cancel

    init?(_ event: DragEvent) {
        switch event {
        case .lifted: self = .lift
        case .moved: self = .move
        case .dropped: self = .drop
        case .putBack: self = .cancel
        case .movedAtOnce, .copied: return nil
        }
    }
}
