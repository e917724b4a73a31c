// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The rule for an item that is dropped where it overlaps others, or is too close to them.
public enum BoardCollision: Sendable {
    /// The drop is refused: the dragged item returns to the place from which it was lifted.
    case reject
    /// The other items move out of the way while the dragged item is over them, and return when it moves on.
    case push
    /// The drop is allowed, and the items overlap. A calendar then shows overlapping events side by side.
    case overlap

    var rule: BoardPlan<AnyHashable>.Rule {
        switch self {
        case .reject: .reject
        case .push: .push
        case .overlap: .overlap
        }
    }
}

/// The settings of a board: the conditions of a lift, the look of dragged items, and the durations of animations.
public struct BoardConfiguration: DragConfiguring {
    /// The settings that boards, tables, stacks and moving views share. Each of them is also a property of this
    /// configuration.
    ///
    /// During a resize the autoscroll zone is half as deep as during a move, and scrolling is a third as fast.
    public var drag = DragConfiguration()
    /// Whether an opaque backdrop hides the content below the translucent dragged item, so that overlapping titles stay
    /// readable. The default is false, but true on a new ``CalendarBoard``. If the app assigns another configuration to
    /// a calendar, the value of that configuration applies.
    public var coversWhatIsBelow = false

    /// Creates a configuration with the values of ``standard``.
    public init() {}

    /// The default values. They are from the articles on calendar drag and drop on which this library is based.
    public static let standard = BoardConfiguration()
}
