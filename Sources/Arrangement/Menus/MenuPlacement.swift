// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where a menu goes beside what it belongs to.
package enum MenuPlacement {
    /// Below the anchor where there is room, else above it, else as low as it can; at its leading side where there is
    /// room, else at the trailing one. It never leaves the room, and is cut to its height.
    ///
    /// - Parameters:
    ///   - gap: points between the anchor and the menu.
    ///   - room: what it must stay in.
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
