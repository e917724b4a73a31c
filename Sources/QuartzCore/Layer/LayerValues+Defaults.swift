// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension LayerValues {
    /// What ``CALayer/defaultValue(forKey:)`` answers.
    static func defaultValue(forKey key: String) -> Any? {
        let values = LayerValues()
        switch key {
        case "bounds": return values.bounds
        case "position": return values.position
        case "zPosition": return values.zPosition
        case "anchorPoint": return values.anchorPoint
        case "anchorPointZ": return values.anchorPointZ
        case "transform": return values.transform
        case "sublayerTransform": return values.sublayerTransform
        case "geometryFlipped": return values.isGeometryFlipped
        case "doubleSided": return values.isDoubleSided
        case "hidden": return values.isHidden
        case "opacity": return values.opacity
        case "opaque": return values.isOpaque
        case "masksToBounds": return values.masksToBounds
        case "allowsGroupOpacity": return values.allowsGroupOpacity
        case "shouldRasterize": return values.shouldRasterize
        case "rasterizationScale": return values.rasterizationScale
        case "backgroundColor": return values.backgroundColor
        case "cornerRadius": return values.cornerRadius
        case "cornerCurve": return values.cornerCurve
        case "maskedCorners": return values.maskedCorners
        case "borderWidth": return values.borderWidth
        case "borderColor": return values.borderColor
        case "shadowColor": return values.shadowColor
        case "shadowOpacity": return values.shadowOpacity
        case "shadowOffset": return values.shadowOffset
        case "shadowRadius": return values.shadowRadius
        case "contentsGravity": return values.contentsGravity
        case "contentsScale": return values.contentsScale
        case "contentsRect": return values.contentsRect
        case "contentsCenter": return values.contentsCenter
        case "contentsFormat": return values.contentsFormat
        case "minificationFilter": return values.minificationFilter
        case "minificationFilterBias": return values.minificationFilterBias
        case "magnificationFilter": return values.magnificationFilter
        case "needsDisplayOnBoundsChange": return false
        default: return nil
        }
    }
}
