// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// How a stack's views are laid out: what is before the app, and where along the axis it stands.
@MainActor
struct StackMeasure {
    /// All that show, one that is carried elsewhere among them.
    let views: [UIView]
    /// Where places are counted from.
    let origin: Double
    /// From there to the end of the last one.
    let length: Double
    /// Points between the origin and the first view, where the layout is not the app's own arrangement.
    let roomBefore: Double?
    /// Those that are laid out.
    private let present: [UIView]
    private let spans: [StackLayout.Span]

    init(_ stack: DragDropStackView) {
        let (views, room) = (stack.shownViews, stack.room)
        let present = room == nil ? views : views.filter { room?.isAway($0) == false }
        let spans = stack.spans(of: present)
        let placeholder = room.flatMap { $0.placeholder.superview === stack ? $0.placeholder : nil }
        let held = placeholder.map { stack.spans(of: [$0])[0] }
        let origin = held?.start ?? spans.first?.start ?? stack.beginning
        (self.views, self.present, self.spans, self.origin) = (views, present, spans, origin)
        length = (spans.last?.end ?? held?.end ?? origin) - origin
        roomBefore = room.map { _ in (spans.first?.start ?? held?.end ?? origin) - origin }
    }

    /// For the arithmetic: the views that show, and one that is away as it was.
    func items(in stack: DragDropStackView) -> [StackReorder.Item] {
        var items = stack.items(present, spans)
        if let room = stack.room, let away = room.awayItem, let index = views.firstIndex(where: room.isAway) {
            items.insert(away, at: index)
        }
        return items
    }

    func isSame(as other: StackMeasure) -> Bool {
        spans == other.spans && origin == other.origin && roomBefore == other.roomBefore
            && views.count == other.views.count && zip(views, other.views).allSatisfy { $0 === $1 }
            && zip(present, other.present).allSatisfy { $0 === $1 }
    }
}
