// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

extension BoardView {
    /// Handles a key, pressed or held down, that was sent to an item's view or to the board.
    ///
    /// - Returns: whether the key was handled.
    func handleKey(_ key: UIKey, at view: BoardItemView<Space>?, isRepeated: Bool = false) -> Bool {
        // During a drag by keys, the key that lifted the item may still be held down. Its repeats count as handled, but
        // do nothing.
        if let drag = controller.dragged { return isRepeated && drag.isKeyboardDrag }
        if let view { return handleKeyAtRest(key, at: view, isRepeated: isRepeated) }
        guard !isRepeated, createsItem(key) else { return false }
        addItem()
        return true
    }

    /// Handles a key for the focused item while nothing is lifted. Only arrow keys repeat while they are held down.
    private func handleKeyAtRest(_ key: UIKey, at view: BoardItemView<Space>, isRepeated: Bool) -> Bool {
        // Keys that a control inside the item does not handle also arrive here; they are not meant for the item.
        guard view.isFocused || view === keyRepeatTarget else { return false }
        if let direction = FocusDirection(key) { return moveFocus(from: view, direction) }
        if isRepeated { return false }
        // If items can be dragged to other views, UIKit handles Control-D and Command-D: it begins a drag session.
        if key.lifts { return dragItem != nil && key.picksUp ? false : liftByKeys(view) }
        if key.deletes { return delete(view.item.id) }
        return key.startsRenaming && performFirstAction(of: view.item.id)
    }

    private func liftByKeys(_ view: BoardItemView<Space>) -> Bool {
        guard !controller.isUnderWay, window?.isDragging == false,
            let known = key(of: view).flatMap({ store[$0.id] }), mayLift(known)
        else { return false }
        controller.finishAtOnce()
        // Ending the previous drag has called the app, which may have changed or removed the item, so it is checked
        // again.
        guard let key = key(of: view), let item = store[key.id], mayLift(item) else { return true }
        // Shows the focus ring, which is hidden after a click.
        UIFocusSystem.moveFocus(to: view)
        let surface: BoardSurface = canvas.has(view) ? .board : .strip
        let middle = CGPoint(x: view.frame.midX, y: view.frame.midY)
        let grab = Space.Grab(
            kind: .move, originalItem: item, piece: key.piece, surface: surface, frame: view.frame, point: middle)
        _ = controller.liftByKeys { makeContent(grab) }
        return true
    }

    /// The id of the item that a view shows, and which piece of the item it shows. Also known while the view is dragged
    /// or animated to its place. Nil if the view does not belong to the board.
    func key(of view: BoardItemView<Space>) -> BoardViewKey? {
        if let drag, drag.view === view { return BoardViewKey(id: drag.id, piece: drag.grab.piece) }
        return views.first { $0.value === view }?.key
    }

    /// Cancels a drag by keys when the focus leaves the dragged view.
    func focusMoved(from view: BoardItemView<Space>?) {
        if let view, let drag = controller.dragged, drag.isKeyboardDrag, drag.view === view { cancel() }
    }
}
