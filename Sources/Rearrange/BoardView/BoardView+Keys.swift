// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

extension BoardView {
    /// A key has gone down at an item's view, or at the board, or is held down there.
    ///
    /// - Returns: whether it meant something.
    func take(_ key: UIKey, at view: BoardItemView<Space>?, isRepeated: Bool = false) -> Bool {
        // The key that has lifted an item is still down.
        if let drag = controller.dragged { return isRepeated && drag.isLedByKeys }
        if let view { return takeAtRest(key, at: view, isRepeated: isRepeated) }
        guard !isRepeated, makesNew(key) else { return false }
        addItem()
        return true
    }

    /// What a key means to an item that has the focus. Only arrows mean anything again while they are held down.
    private func takeAtRest(_ key: UIKey, at view: BoardItemView<Space>, isRepeated: Bool) -> Bool {
        // What a control in the item does not want means nothing to the item.
        guard view.isFocused || view === hearer else { return false }
        if let direction = FocusDirection(key) { return moveFocus(from: view, direction) }
        if isRepeated { return false }
        // A drag session takes an item further than the board's own keys: it is UIKit that begins one.
        if key.lifts { return dragItem != nil && key.picksUp ? false : liftByKeys(view) }
        if key.deletes { return delete(view.item.id) }
        return key.names && performFirstAction(of: view.item.id)
    }

    private func liftByKeys(_ view: BoardItemView<Space>) -> Bool {
        guard !controller.isUnderWay, window?.isDragging == false,
            let known = key(of: view).flatMap({ store[$0.id] }), mayLift(known)
        else { return false }
        controller.finishAtOnce()
        // The app may have changed the item when it heard of the end, or taken it away.
        guard let key = key(of: view), let item = store[key.id], mayLift(item) else { return true }
        // After a click, too, everybody sees where the focus is that leads it.
        UIFocusSystem.give(to: view)
        let surface: BoardSurface = canvas.has(view) ? .board : .strip
        let middle = CGPoint(x: view.frame.midX, y: view.frame.midY)
        let grip = Space.Grip(
            kind: .move, home: item, piece: key.piece, surface: surface, frame: view.frame, point: middle)
        _ = controller.liftByKeys { makeContent(grip) }
        return true
    }

    /// Which piece of which item a view shows, also one that lands.
    func key(of view: BoardItemView<Space>) -> BoardViewKey? {
        if let drag, drag.view === view { return BoardViewKey(id: drag.id, piece: drag.grip.piece) }
        return views.first { $0.value === view }?.key
    }

    /// Keys go elsewhere: what they have lifted is put back.
    func focusMoved(from view: BoardItemView<Space>?) {
        if let view, let drag = controller.dragged, drag.isLedByKeys, drag.view === view { cancel() }
    }
}
