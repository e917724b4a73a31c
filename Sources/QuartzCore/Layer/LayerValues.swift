// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The properties that determine the appearance of a layer itself, without its sublayers.
struct LayerValues {
    var geometry = LayerGeometry()
    var isDoubleSided = true
    var isHidden = false
    var opacity: Float = 1
    var masksToBounds = false
    var isOpaque = false
    var allowsGroupOpacity = true
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1

    var backgroundColor: CGColor?
    var cornerRadius: CGFloat = 0
    var cornerCurve = CALayerCornerCurve.circular
    var maskedCorners: CACornerMask = .all
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = .black

    var shadowColor: CGColor? = .black
    var shadowOpacity: Float = 0
    /// Core Animation's default. It offsets the shadow upwards if y grows downwards, as in UIKit.
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: CGPath?

    var contents: Any?
    var contentsGravity = CALayerContentsGravity.resize
    var contentsScale: CGFloat = 1
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsFormat = CALayerContentsFormat.RGBA8Uint
    var minificationFilter = CALayerContentsFilter.linear
    var minificationFilterBias: Float = 0
    var magnificationFilter = CALayerContentsFilter.linear

    var cornerRadii: CornerRadii {
        CornerRadii(
            topLeft: maskedCorners.contains(.layerMinXMinYCorner) ? cornerRadius : 0,
            topRight: maskedCorners.contains(.layerMaxXMinYCorner) ? cornerRadius : 0,
            bottomRight: maskedCorners.contains(.layerMaxXMaxYCorner) ? cornerRadius : 0,
            bottomLeft: maskedCorners.contains(.layerMinXMaxYCorner) ? cornerRadius : 0)
    }
}
