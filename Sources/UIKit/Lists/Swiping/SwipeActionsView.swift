// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The view with the action buttons on one side of a row that is swiped open.
///
/// The view covers the row's cell. Touches outside the buttons pass through the view.
final class SwipeActionsView: UIView {
    let side: SwipeSide
    let buttons: [SwipeActionButton]
    /// The index of the button that fills the view, as after a full swipe; nil if no button fills it.
    var expanded: Int? {
        didSet { if let expanded, expanded != oldValue { bringSubviewToFront(buttons[expanded]) } }
    }
    /// The index of the button whose action is being performed; nil if no action is being performed.
    var performing: Int?

    init(_ actions: [UIContextualAction], side: SwipeSide, chosen: @escaping (Int) -> Void) {
        self.side = side
        buttons = actions.map(SwipeActionButton.init)
        super.init(frame: .zero)
        // The buttons are added in reverse order. The first button, at the row's edge, is thus in front and covers the
        // other buttons while the row opens.
        for (index, button) in buttons.enumerated().reversed() {
            button.addAction(UIAction { _ in chosen(index) }, for: .touchUpInside)
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Whether the buttons can be tapped.
    var isEnabled: Bool {
        get { buttons.allSatisfy(\.isEnabled) }
        set { for button in buttons { button.isEnabled = newValue } }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    /// The layout of the buttons in a row of a given size.
    func layout(in size: CGSize) -> SwipeButtons {
        SwipeButtons(
            wanted: buttons.map { Double($0.wantedWidth(height: size.height)) }, room: Double(size.width))
    }

    /// Lays out the buttons in the area that the row's shifted content has uncovered.
    func layOut(in cell: some ListCell) {
        frame = cell.bounds
        let shown = Double(cell.slide) * side.sign
        let places = layout(in: bounds.size).places(shown: shown, expanded: expanded)
        let isAtRight = (side == .trailing) != (cell.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        for (button, place) in zip(buttons, places) {
            button.layOut(in: place, edge: isAtRight ? bounds.width : 0, isAtRight: isAtRight, height: bounds.height)
        }
    }

    /// Ends all animations of the view and its buttons at their final positions.
    func stopMoving() {
        for view in buttons.flatMap({ [$0] + $0.subviews }) { view.layer.removeAllAnimations() }
        layer.removeAllAnimations()
    }
}
