// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The key paths that animations name properties by.
extension LayerValues {
    func animatableValue(forKeyPath keyPath: String) -> AnimatableValue? {
        switch keyPath {
        case "position": .point(position)
        case "zPosition": .number(Double(zPosition))
        case "anchorPoint": .point(anchorPoint)
        case "anchorPointZ": .number(Double(anchorPointZ))
        case "bounds": .rect(bounds)
        case "transform": .transform(transform)
        case "sublayerTransform": .transform(sublayerTransform)
        case "opacity": .number(Double(opacity))
        case "hidden": .number(isHidden ? 1 : 0)
        case "doubleSided": .number(isDoubleSided ? 1 : 0)
        case "masksToBounds": .number(masksToBounds ? 1 : 0)
        case "backgroundColor": .color(backgroundColor)
        case "cornerRadius": .number(Double(cornerRadius))
        case "borderWidth": .number(Double(borderWidth))
        case "borderColor": .color(borderColor)
        case "shadowColor": .color(shadowColor)
        case "shadowOpacity": .number(Double(shadowOpacity))
        case "shadowOffset": .size(shadowOffset)
        case "shadowRadius": .number(Double(shadowRadius))
        case "shadowPath": .path(shadowPath)
        case "contents": .contents(contents as AnyObject?)
        case "contentsRect": .rect(contentsRect)
        case "contentsCenter": .rect(contentsCenter)
        case "contentsScale": .number(Double(contentsScale))
        case "rasterizationScale": .number(Double(rasterizationScale))
        default: nil
        }
    }

    mutating func setAnimatableValue(_ value: AnimatableValue, forKeyPath keyPath: String) {
        switch (keyPath, value) {
        case ("position", .point(let v)): position = v
        case ("zPosition", .number(let v)): zPosition = CGFloat(v)
        case ("anchorPoint", .point(let v)): anchorPoint = v
        case ("anchorPointZ", .number(let v)): anchorPointZ = CGFloat(v)
        case ("bounds", .rect(let v)): bounds = v
        case ("transform", .transform(let v)): transform = v
        case ("sublayerTransform", .transform(let v)): sublayerTransform = v
        case ("opacity", .number(let v)): opacity = Float(v)
        case ("hidden", .number(let v)): isHidden = v >= 0.5
        case ("doubleSided", .number(let v)): isDoubleSided = v >= 0.5
        case ("masksToBounds", .number(let v)): masksToBounds = v >= 0.5
        case ("backgroundColor", .color(let v)): backgroundColor = v
        case ("cornerRadius", .number(let v)): cornerRadius = CGFloat(v)
        case ("borderWidth", .number(let v)): borderWidth = CGFloat(v)
        case ("borderColor", .color(let v)): borderColor = v
        case ("shadowColor", .color(let v)): shadowColor = v
        case ("shadowOpacity", .number(let v)): shadowOpacity = Float(v)
        case ("shadowOffset", .size(let v)): shadowOffset = v
        case ("shadowRadius", .number(let v)): shadowRadius = CGFloat(v)
        case ("shadowPath", .path(let v)): shadowPath = v
        case ("contents", .contents(let v)): contents = v
        case ("contentsRect", .rect(let v)): contentsRect = v
        case ("contentsCenter", .rect(let v)): contentsCenter = v
        case ("contentsScale", .number(let v)): contentsScale = CGFloat(v)
        case ("rasterizationScale", .number(let v)): rasterizationScale = CGFloat(v)
        default: break
        }
    }

    /// Moves what animations have made of the values to where they mean something: nothing is less than transparent.
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

extension CALayer {
    /// What of the picture changes when an animation moves a property: the layer's own, its superlayer's, or both.
    func work(forKeyPath keyPath: String) -> (own: LayerFlags, placed: Bool) {
        switch keyPath.prefix(while: { $0 != "." }) {
        case "position", "zPosition", "anchorPoint", "transform", "hidden", "doubleSided": ([], true)
        case "opacity": (values.allowsGroupOpacity ? [] : .composition, true)
        case "anchorPointZ", "sublayerTransform": (.composition, true)
        // The size is compared by itself.
        case "bounds": (drawsInOwnCoordinates ? [.decoration, .composition] : .composition, true)
        case "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius", "shadowPath": workOfShadow
        default: ([.decoration, .composition], false)
        }
    }

    /// A shadow lies behind the layer's picture; a mask cuts both.
    var workOfShadow: (own: LayerFlags, placed: Bool) { (maskLayer == nil ? [] : .composition, true) }
}
