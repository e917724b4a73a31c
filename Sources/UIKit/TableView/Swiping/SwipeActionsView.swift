// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The buttons on one side of a row that is swiped open.
///
/// It is as large as the row's cell, and lies over it; where it shows no button, touches go through it.
final class SwipeActionsView: UIView {
    let side: SwipeSide
    let buttons: [SwipeActionButton]
    /// The button that takes all of the room.
    var expanded: Int? {
        didSet { if let expanded, expanded != oldValue { bringSubviewToFront(buttons[expanded]) } }
    }
    /// The button whose action is being performed.
    var performing: Int?

    init(_ actions: [UIContextualAction], side: SwipeSide, chosen: @escaping (Int) -> Void) {
        self.side = side
        buttons = actions.map(SwipeActionButton.init)
        super.init(frame: .zero)
        // The button at the edge lies above the others.
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

    /// The buttons in a row of this size.
    func layout(in size: CGSize) -> SwipeButtons {
        SwipeButtons(
            wanted: buttons.map { Double($0.wantedWidth(height: size.height)) }, room: Double(size.width))
    }

    /// Fills what the row's content leaves free on the view's side.
    func layOut(in cell: UITableViewCell) {
        frame = cell.bounds
        let shown = Double(cell.slide) * side.sign
        let places = layout(in: bounds.size).places(shown: shown, expanded: expanded)
        let isAtRight = (side == .trailing) != cell.isRightToLeft
        for (button, place) in zip(buttons, places) {
            button.lie(in: place, edge: isAtRight ? bounds.width : 0, isAtRight: isAtRight, height: bounds.height)
        }
    }

    /// Ends what moves, where it is to go.
    func stopMoving() {
        for view in buttons.flatMap({ [$0] + $0.subviews }) { view.layer.removeAllAnimations() }
        layer.removeAllAnimations()
    }
}
