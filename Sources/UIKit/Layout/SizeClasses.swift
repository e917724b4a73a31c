// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// How much room a window has, by its size in points.
///
/// As on the devices of these sizes. Source: Apple's Human Interface Guidelines, device size classes: a phone that
/// lies on its side is compact in height, and regular in width only where it is one of the large ones (736 by 414
/// and up); an iPad's window is regular in width from two thirds of the narrowest screen (678) and compact up to half
/// of one (597).
enum SizeClasses {
    /// Points; the phones that lie on their side end at 440, the shortest phone that stands has 480.
    static let regularHeight: CGFloat = 480
    /// Points; between the widest compact and the narrowest regular window of an iPad.
    static let regularWidth: CGFloat = 640
    /// Points; a window at least this large is regular in width though it is compact in height.
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
