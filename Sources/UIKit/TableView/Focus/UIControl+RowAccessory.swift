// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension UIControl {
    /// Moves the focus to the row whose accessory contains the touched control, as a touch of the row does.
    func focusFollowsTouchOfAccessory(isPointer: Bool) {
        guard !isFocused else { return }
        let cells = sequence(first: self as UIView, next: \.superview).lazy
        if let cell = cells.compactMap({ $0 as? UICollectionViewListCell }).first {
            guard !isDescendant(of: cell.contentView), let path = cell.path else { return }
            cell.list?.focusFollowsTouch(on: path, isPointer: isPointer)
            return
        }
        guard let cell = cells.compactMap({ $0 as? UITableViewCell }).first,
            self is DetailButton || cell.accessoryView.map(isDescendant) == true, let path = cell.path
        else { return }
        cell.table?.focusFollowsTouch(on: path, isPointer: isPointer)
    }
}
