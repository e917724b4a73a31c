// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement

/// A moment of a drag at which an app may play haptic feedback.
public enum DragHaptic: Sendable, Hashable {
    /// Items have been lifted.
    case lift
    /// The proposed drop target has changed.
    case move
    /// Items have been dropped at a valid target.
    case drop
    /// The drag was cancelled, and the items return.
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
