// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The size classes of a window, determined from its size in points.
///
/// They match the size classes of Apple's devices of the same size. Source: Apple's Human Interface Guidelines, device
/// size classes.
///
/// A phone in landscape is compact in height. It is regular in width only if it is a large phone, with at least 736 by
/// 414 points. Half of an iPad screen is regular in width if the screen is 1366 points wide, and compact if it is 1194
/// points wide.
enum SizeClasses {
    /// The smallest height, in points, at which a landscape window is regular in height. Phones in landscape are at
    /// most 440 points high, and the shortest phone in portrait is 480 points high.
    static let regularHeight: CGFloat = 480
    /// The smallest width, in points, at which a window is regular in width. Half of an iPad screen is compact at 597
    /// points and regular at 678 points.
    static let regularWidth: CGFloat = 640
    /// The size of the smallest large phone in landscape, in points. A window of at least this size is regular in width
    /// although it is compact in height.
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
