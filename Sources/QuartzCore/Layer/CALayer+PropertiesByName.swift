// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjectiveCRuntime

// The properties of layers by the names that they have on iOS: for key-value coding, and for the runtime attributes of
// storyboards and nibs, such as `layer.cornerRadius`.

@section("uplift_classes") @used private let layerProperties: @convention(c) () -> Void = {
    DynamicMembers.register(CALayer.self) { members in
        members.value("bounds", get: { $0.bounds }, set: { $0.bounds = $1 })
        members.value("position", get: { $0.position }, set: { $0.position = $1 })
        members.value("zPosition", get: { $0.zPosition }, set: { $0.zPosition = $1 })
        members.value("anchorPoint", get: { $0.anchorPoint }, set: { $0.anchorPoint = $1 })
        members.value("anchorPointZ", get: { $0.anchorPointZ }, set: { $0.anchorPointZ = $1 })
        members.value("transform", get: { $0.transform }, set: { $0.transform = $1 })
        members.value("sublayerTransform", get: { $0.sublayerTransform }, set: { $0.sublayerTransform = $1 })
        members.value("frame", get: { $0.frame }, set: { $0.frame = $1 })
        members.value("opacity", get: { $0.opacity }, set: { $0.opacity = $1 })
        members.value("allowsGroupOpacity", get: { $0.allowsGroupOpacity }, set: { $0.allowsGroupOpacity = $1 })
        members.value("mask", get: { $0.mask }, set: { $0.mask = $1 })
        members.value("shouldRasterize", get: { $0.shouldRasterize }, set: { $0.shouldRasterize = $1 })
        members.value("rasterizationScale", get: { $0.rasterizationScale }, set: { $0.rasterizationScale = $1 })
        members.value("masksToBounds", get: { $0.masksToBounds }, set: { $0.masksToBounds = $1 })
        members.value("cornerRadius", get: { $0.cornerRadius }, set: { $0.cornerRadius = $1 })
        members.value("cornerCurve", get: { $0.cornerCurve }, set: { $0.cornerCurve = $1 })
        members.value("maskedCorners", get: { $0.maskedCorners }, set: { $0.maskedCorners = $1 })
        members.value("borderWidth", get: { $0.borderWidth }, set: { $0.borderWidth = $1 })
        members.value("shadowOpacity", get: { $0.shadowOpacity }, set: { $0.shadowOpacity = $1 })
        members.value("shadowOffset", get: { $0.shadowOffset }, set: { $0.shadowOffset = $1 })
        members.value("shadowRadius", get: { $0.shadowRadius }, set: { $0.shadowRadius = $1 })
        members.value("shadowPath", get: { $0.shadowPath }, set: { $0.shadowPath = $1 })
        members.value("contents", get: { $0.contents }, set: { $0.contents = $1 })
        members.value("contentsGravity", get: { $0.contentsGravity }, set: { $0.contentsGravity = $1 })
        members.value("contentsScale", get: { $0.contentsScale }, set: { $0.contentsScale = $1 })
        members.value("contentsRect", get: { $0.contentsRect }, set: { $0.contentsRect = $1 })
        members.value("contentsCenter", get: { $0.contentsCenter }, set: { $0.contentsCenter = $1 })
        members.value("name", get: { $0.name }, set: { $0.name = $1 })
        members.value("hidden", get: { $0.isHidden }, set: { $0.isHidden = $1 })
        members.value("opaque", get: { $0.isOpaque }, set: { $0.isOpaque = $1 })
        members.value("doubleSided", get: { $0.isDoubleSided }, set: { $0.isDoubleSided = $1 })
        members.value("geometryFlipped", get: { $0.isGeometryFlipped }, set: { $0.isGeometryFlipped = $1 })
        members.value(
            "backgroundColor", get: { $0.backgroundColor as Any? }, set: { $0.backgroundColor = color($1) })
        members.value("borderColor", get: { $0.borderColor as Any? }, set: { $0.borderColor = color($1) })
        members.value("shadowColor", get: { $0.shadowColor as Any? }, set: { $0.shadowColor = color($1) })
        members.value("superlayer", get: { $0.superlayer })
        members.value("sublayers", get: { $0.sublayers })
    }
}

/// Returns a value as the color of a layer; nil for a color of another kind, such as a `UIColor`, which a layer does
/// not show on iOS either.
private func color(_ value: Any?) -> CGColor? { value as? CGColor }
