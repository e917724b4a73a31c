// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The content view of a board's main area, or of a calendar's all-day strip. It has a subview for the items at rest,
/// and a second subview in front for the dragged item.
///
/// There are two subviews, so that moving the dragged item does not cause the items behind it to be drawn again.
final class BoardContentView<Space: BoardSpace>: UIView {
    /// The board; nil in a calendar's all-day strip. While the board shows no items, this view is the accessibility
    /// element for the whole board.
    weak var board: BoardView<Space>?
    let items = UIView()
    let dragContainer = BoardDragContainerView()
    /// The container of the item that a pointer drags: ``dragContainer``, or a view that `addDragContainer(over:)` has
    /// added in front of all content of another view. The container has the same coordinates as this view.
    private(set) lazy var top = dragContainer

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(items)
        addSubview(dragContainer)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("BoardContentView is made in code") }

    override func layoutSubviews() {
        super.layoutSubviews()
        items.frame = bounds
        dragContainer.frame = bounds
    }

    // MARK: Accessibility

    override var isAccessibilityElement: Bool {
        get { board?.isBare() == true }
        set {}
    }

    override var accessibilityLabel: String? {
        get { isAccessibilityElement ? Phrase.noItems.text() : nil }
        set {}
    }

    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            let own = isAccessibilityElement ? board.map { [$0.actionOfAdding(after: nil)] } : nil
            // `super` returns the actions by which UIKit lets the user drop an external drag on this view.
            let all = (own ?? []) + (super.accessibilityCustomActions ?? [])
            return all.isEmpty ? nil : all
        }
        set {}
    }

    // MARK: Layers

    /// Whether a view is a direct subview of one of this view's containers, for items at rest or for dragged items.
    func has(_ view: UIView) -> Bool { [items, dragContainer, top].contains { view.superview === $0 } }

    /// Adds a container to `view`, in front of all its content. From then on, items that a pointer drags are shown in
    /// this container.
    func addDragContainer(over view: UIView) {
        top = BoardDragContainerView()
        // Hit tests pass through `top` and the dragged item in it, so that a scroll wheel scrolls the view below.
        top.letsAllThrough = true
        view.addSubview(top)
    }

    /// After scrolling, aligns the container that `addDragContainer(over:)` has added with this view.
    func alignDragContainer() {
        guard top !== dragContainer, let superview = top.superview else { return }
        let place = top.subviews.isEmpty ? .zero : convert(bounds, to: superview)
        if top.frame != place { top.frame = place }
    }
}

/// A container view for dragged items. Hit tests find its subviews, but never the container itself.
final class BoardDragContainerView: UIView {
    /// Whether hit tests also ignore the container's subviews.
    var letsAllThrough = false

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !letsAllThrough else { return nil }
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
