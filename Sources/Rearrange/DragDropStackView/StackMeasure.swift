// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// A measurement of a stack's layout: its visible views, and their places along the axis.
@MainActor
struct StackMeasure {
    /// All visible views, including one that is dragged outside the stack.
    let views: [UIView]
    /// The position along the axis from which places are measured.
    let origin: Double
    /// The distance from the origin to the end of the last view.
    let length: Double
    /// Points between the origin and the first view, if the stack lays out a temporary arrangement instead of the
    /// app's; otherwise nil.
    let roomBefore: Double?
    /// The visible views that the stack lays out: all of them except one that is dragged outside the stack.
    private let present: [UIView]
    private let spans: [StackLayout.Span]

    init(_ stack: DragDropStackView) {
        let (views, temporaryArrangement) = (stack.shownViews, stack.temporaryArrangement)
        let present = temporaryArrangement == nil ? views : views.filter { temporaryArrangement?.isAway($0) == false }
        let spans = stack.spans(of: present)
        let placeholder = temporaryArrangement.flatMap { $0.placeholder.superview === stack ? $0.placeholder : nil }
        let held = placeholder.map { stack.spans(of: [$0])[0] }
        let origin = held?.start ?? spans.first?.start ?? stack.beginning
        (self.views, self.present, self.spans, self.origin) = (views, present, spans, origin)
        length = (spans.last?.end ?? held?.end ?? origin) - origin
        roomBefore = temporaryArrangement.map { _ in (spans.first?.start ?? held?.end ?? origin) - origin }
    }

    /// The items of the reorder model for the visible views. A view that is dragged outside the stack keeps its
    /// previous item.
    func items(in stack: DragDropStackView) -> [StackReorder.Item] {
        var items = stack.items(present, spans)
        if let temporaryArrangement = stack.temporaryArrangement, let away = temporaryArrangement.awayItem,
            let index = views.firstIndex(where: temporaryArrangement.isAway)
        {
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
