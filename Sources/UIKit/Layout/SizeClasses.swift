// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The size classes of a window, determined from its size in points.
///
/// They match the size classes of Apple's devices of the same size. Source: Apple's Human Interface Guidelines, device
/// size classes. A phone in landscape is compact in height, and regular in width only if it is a large one (736 by 414
/// and up). Half of an iPad screen is regular in width on a screen 1366 wide (678), and compact on one 1194 wide (597).
enum SizeClasses {
    /// The smallest height, in points, that is regular for a landscape window. Phones in landscape are at most 440
    /// high, and the shortest phone in portrait is 480 high.
    static let regularHeight: CGFloat = 480
    /// The smallest regular width, in points. Half of an iPad screen is compact at 597 points and regular at 678.
    static let regularWidth: CGFloat = 640
    /// The size of the smallest large phone, in points. A window at least this large is regular in width although it is
    /// compact in height.
    static let largePhone = CGSize(width: 736, height: 414)

    static func vertical(of size: CGSize) -> UIUserInterfaceSizeClass {
        size.height < regularHeight && size.width > size.height ? .compact : .regular
    }

    static func horizontal(of size: CGSize) -> UIUserInterfaceSizeClass {
        if vertical(of: size) == .compact {
            return size.width >= largePhone.width && size.height >= largePhone.height ? .regular : .compact
        }
        return size.width >= regularWidth ? .regular : .compact
    }
}
