// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension LayerValues: DescribedValues {
    nonisolated(unsafe) static let properties = LayerProperty<LayerValues>.table([
        .animated("bounds", \.geometry.bounds, .bounds),
        .animated("position", \.geometry.position, .place),
        .animated("zPosition", \.geometry.zPosition, .place),
        .animated("anchorPoint", \.geometry.anchorPoint, .place),
        .animated("anchorPointZ", \.geometry.anchorPointZ, .placeAndComposition),
        .animated("transform", \.geometry.transform, .place),
        .animated("sublayerTransform", \.geometry.sublayerTransform, .placeAndComposition),
        .still("geometryFlipped", \.geometry.isGeometryFlipped, .place),
        .animated("doubleSided", \.isDoubleSided, .place, byItself: false),
        .animated("hidden", \.isHidden, .place),
        .animated("opacity", \.opacity, .opacity),
        .still("opaque", \.isOpaque, .nothing),
        .animated("masksToBounds", \.masksToBounds, .composition),
        .still("allowsGroupOpacity", \.allowsGroupOpacity, .placeAndComposition),
        .still("shouldRasterize", \.shouldRasterize, .composition),
        .animated("rasterizationScale", \.rasterizationScale, .composition),
        .color("backgroundColor", \.backgroundColor, .decoration),
        .animated("cornerRadius", \.cornerRadius),
        .still("cornerCurve", \.cornerCurve),
        .still("maskedCorners", \.maskedCorners),
        .animated("borderWidth", \.borderWidth, .decoration),
        .color("borderColor", \.borderColor, .decoration),
        .color("shadowColor", \.shadowColor, .shadow),
        .animated("shadowOpacity", \.shadowOpacity, .shadow),
        .animated("shadowOffset", \.shadowOffset, .shadow),
        .animated("shadowRadius", \.shadowRadius, .shadow),
        .path("shadowPath", \.shadowPath, .shadow),
        .animated(
            "contents", .decoration, read: { .contents($0.contents as AnyObject?) },
            write: { values, new in if case .contents(let new) = new { values.contents = new } }),
        .still("contentsGravity", \.contentsGravity, .decoration),
        .animated("contentsScale", \.contentsScale, .decoration),
        .animated("contentsRect", \.contentsRect, .decoration),
        .animated("contentsCenter", \.contentsCenter, .decoration),
        .still("contentsFormat", \.contentsFormat, .decoration),
        .still("minificationFilter", \.minificationFilter, .decoration),
        .still("minificationFilterBias", \.minificationFilterBias, .decoration),
        .still("magnificationFilter", \.magnificationFilter, .decoration),
    ])

    /// The values that ``CALayer/defaultValue(forKey:)`` returns.
    static func defaultValue(forKey key: String) -> Any? {
        key == "needsDisplayOnBoundsChange" ? false : LayerValues().value(forKey: key)
    }

    /// Clamps animated values to their valid ranges; for example, opacity to 0...1.
    mutating func limitToRanges() {
        let shares = 0.0...1
        let lengths = 0.0...Double.greatestFiniteMagnitude
        opacity = Float(shares.clamping(Double(opacity)))
        shadowOpacity = Float(shares.clamping(Double(shadowOpacity)))
        cornerRadius = CGFloat(lengths.clamping(Double(cornerRadius)))
        borderWidth = CGFloat(lengths.clamping(Double(borderWidth)))
        shadowRadius = CGFloat(lengths.clamping(Double(shadowRadius)))
    }
}
