// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The key paths that animations name properties by.
extension LayerValues {
    func animatableValue(forKeyPath keyPath: String) -> AnimatableValue? {
        switch keyPath {
        case "position": .point(position)
        case "position.x": .number(Double(position.x))
        case "position.y": .number(Double(position.y))
        case "zPosition": .number(Double(zPosition))
        case "anchorPoint": .point(anchorPoint)
        case "bounds": .rect(bounds)
        case "bounds.origin": .point(bounds.origin)
        case "bounds.origin.x": .number(Double(bounds.origin.x))
        case "bounds.origin.y": .number(Double(bounds.origin.y))
        case "bounds.size": .size(bounds.size)
        case "bounds.size.width": .number(Double(bounds.size.width))
        case "bounds.size.height": .number(Double(bounds.size.height))
        case "transform": .transform(transform)
        case "transform.scale": .number((scale.x + scale.y) / 2)
        case "transform.scale.x": .number(scale.x)
        case "transform.scale.y": .number(scale.y)
        case "transform.rotation", "transform.rotation.z": .number(atan2(transform.m12, transform.m11))
        case "transform.translation": .size(CGSize(width: transform.m41, height: transform.m42))
        case "transform.translation.x": .number(Double(transform.m41))
        case "transform.translation.y": .number(Double(transform.m42))
        case "opacity": .number(Double(opacity))
        case "hidden": .number(isHidden ? 1 : 0)
        case "backgroundColor": .color(backgroundColor)
        case "cornerRadius": .number(Double(cornerRadius))
        case "borderWidth": .number(Double(borderWidth))
        case "borderColor": .color(borderColor)
        case "shadowColor": .color(shadowColor)
        case "shadowOpacity": .number(Double(shadowOpacity))
        case "shadowOffset": .size(shadowOffset)
        case "shadowRadius": .number(Double(shadowRadius))
        case "shadowPath": .path(shadowPath)
        default: nil
        }
    }

    mutating func setAnimatableValue(_ value: AnimatableValue, forKeyPath keyPath: String) {
        switch (keyPath, value) {
        case ("position", .point(let v)): position = v
        case ("position.x", .number(let v)): position.x = CGFloat(v)
        case ("position.y", .number(let v)): position.y = CGFloat(v)
        case ("zPosition", .number(let v)): zPosition = CGFloat(v)
        case ("anchorPoint", .point(let v)): anchorPoint = v
        case ("bounds", .rect(let v)): bounds = v
        case ("bounds.origin", .point(let v)): bounds.origin = v
        case ("bounds.origin.x", .number(let v)): bounds.origin.x = CGFloat(v)
        case ("bounds.origin.y", .number(let v)): bounds.origin.y = CGFloat(v)
        case ("bounds.size", .size(let v)): bounds.size = v
        case ("bounds.size.width", .number(let v)): bounds.size.width = CGFloat(v)
        case ("bounds.size.height", .number(let v)): bounds.size.height = CGFloat(v)
        case ("transform", .transform(let v)): transform = v
        case ("transform.scale", .number(let v)): setScale(x: v, y: v)
        case ("transform.scale.x", .number(let v)): setScale(x: v, y: scale.y)
        case ("transform.scale.y", .number(let v)): setScale(x: scale.x, y: v)
        case ("transform.rotation", .number(let v)), ("transform.rotation.z", .number(let v)): setRotation(v)
        case ("transform.translation", .size(let v)): (transform.m41, transform.m42) = (v.width, v.height)
        case ("transform.translation", .point(let v)): (transform.m41, transform.m42) = (v.x, v.y)
        case ("transform.translation.x", .number(let v)): transform.m41 = CGFloat(v)
        case ("transform.translation.y", .number(let v)): transform.m42 = CGFloat(v)
        case ("opacity", .number(let v)): opacity = Float(min(max(v, 0), 1))
        case ("hidden", .number(let v)): isHidden = v >= 0.5
        case ("backgroundColor", .color(let v)): backgroundColor = v
        case ("cornerRadius", .number(let v)): cornerRadius = CGFloat(max(v, 0))
        case ("borderWidth", .number(let v)): borderWidth = CGFloat(max(v, 0))
        case ("borderColor", .color(let v)): borderColor = v
        case ("shadowColor", .color(let v)): shadowColor = v
        case ("shadowOpacity", .number(let v)): shadowOpacity = Float(min(max(v, 0), 1))
        case ("shadowOffset", .size(let v)): shadowOffset = v
        case ("shadowRadius", .number(let v)): shadowRadius = CGFloat(max(v, 0))
        case ("shadowPath", .path(let v)): shadowPath = v
        default: break
        }
    }

    /// The lengths of the transform's first two rows.
    private var scale: (x: Double, y: Double) {
        (Double(hypot(transform.m11, transform.m12)), Double(hypot(transform.m21, transform.m22)))
    }

    private mutating func setScale(x: Double, y: Double) {
        let angle = atan2(transform.m12, transform.m11)
        setLinearPart(angle: angle, x: x, y: y)
    }

    private mutating func setRotation(_ angle: Double) {
        setLinearPart(angle: CGFloat(angle), x: scale.x, y: scale.y)
    }

    private mutating func setLinearPart(angle: CGFloat, x: Double, y: Double) {
        let (s, c) = (sin(angle), cos(angle))
        (transform.m11, transform.m12) = (c * CGFloat(x), s * CGFloat(x))
        (transform.m21, transform.m22) = (-s * CGFloat(y), c * CGFloat(y))
    }

    /// What of the picture changes when an animation moves the property: the layer's own, its superlayer's, or both.
    static func work(forKeyPath keyPath: String) -> (own: LayerFlags, placed: Bool) {
        switch keyPath.prefix(while: { $0 != "." }) {
        case "position", "zPosition", "anchorPoint", "transform", "opacity", "hidden": ([], true)
        case "bounds": ([.decoration, .composition], true)
        case "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius", "shadowPath": (.composition, false)
        default: ([.decoration, .composition], false)
        }
    }
}
