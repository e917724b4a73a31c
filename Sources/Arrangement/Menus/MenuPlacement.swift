// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The placement of a menu next to its anchor.
package enum MenuPlacement {
    /// Returns the menu's frame. It is below the anchor if there is room, otherwise above the anchor, otherwise as low
    /// as possible. It is aligned with the anchor's leading edge if there is room, otherwise with the trailing edge. A
    /// menu that is larger than `room` is made smaller, so that it never extends beyond `room`.
    ///
    /// - Parameters:
    ///   - size: the menu's preferred size.
    ///   - anchor: the rectangle next to which the menu is placed.
    ///   - gap: the points between the anchor and the menu.
    ///   - room: the rectangle that must contain the menu.
    ///   - isMirrored: whether the leading edge is the right one, as in a right-to-left language.
    package static func frame(
        size: CGSize, anchor: CGRect, gap: Double, room: CGRect, isMirrored: Bool = false
    ) -> CGRect {
        let height = min(size.height, room.height)
        let width = min(size.width, room.width)
        var y = anchor.maxY + CGFloat(gap)
        if y + height > room.maxY {
            let above = anchor.minY - CGFloat(gap) - height
            y = above >= room.minY ? above : room.maxY - height
        }
        var x = isMirrored ? anchor.maxX - width : anchor.minX
        if x + width > room.maxX { x = anchor.maxX - width }
        if x < room.minX { x = anchor.minX }
        x = min(max(x, room.minX), room.maxX - width)
        return CGRect(x: x, y: max(y, room.minY), width: width, height: height)
    }
}
