// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The rule for an item that is dropped where it overlaps others, or is too close to them.
public enum BoardCollision: Sendable {
    /// The item returns to its place.
    case reject
    /// The others make way while the item is over them, and come back when it moves on.
    case push
    /// The item lies over them; a calendar lays them out side by side.
    case overlap

    var rule: BoardPlan<AnyHashable>.Rule {
        switch self {
        case .reject: .reject
        case .push: .push
        case .overlap: .overlap
        }
    }
}

/// The conditions of a lift, the look of dragged items, and the durations of animations.
public struct BoardConfiguration: DragConfiguring {
    /// The settings that components share. Its properties are also properties of this configuration.
    ///
    /// An edge that is pulled scrolls within half of the autoscroll zone, and a third as fast.
    public var drag = DragConfiguration()
    /// Whether the transparent dragged item hides what is below it. Otherwise titles that lie on each other cannot be
    /// read. Ours: false. A ``CalendarBoard``, on which everything has a title, is made with true; another configuration
    /// that is given to it as a whole brings its own.
    public var coversWhatIsBelow = false

    /// Creates a configuration with the values of ``standard``.
    public init() {}

    /// The values of the calendar's moving view in the articles that this library follows.
    public static let standard = BoardConfiguration()
}
