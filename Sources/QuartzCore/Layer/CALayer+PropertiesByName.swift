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
        members.keyPaths(get: { $0.part(atPath: $1) }, set: { $0.setPart($1, atPath: $2) })
        members.method("valueForUndefinedKey:") { (layer: CALayer, key: String) in layer.storedValues[key] }
        members.method("setValue:forUndefinedKey:") { (layer: CALayer, value: Any?, key: String) in
            layer.storedValues[key] = value
        }
    }
}

/// Returns a value as the color of a layer; nil for a color of another kind, such as a `UIColor`, which a layer does
/// not show on iOS either.
private func color(_ value: Any?) -> CGColor? { value as? CGColor }

extension CALayer {
    nonisolated(unsafe) private static let storedValuesKey = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    /// The values that the app has set for keys that are no properties. A layer keeps them.
    fileprivate var storedValues: [String: Any] {
        get { objc_getAssociatedObject(self, CALayer.storedValuesKey) as? [String: Any] ?? [:] }
        set { objc_setAssociatedObject(self, CALayer.storedValuesKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }

    /// Returns a part of a property that is a structure, such as `bounds.size` or `transform.rotation.z`.
    fileprivate func part(atPath path: String) -> Any?? {
        guard let dot = path.firstIndex(of: "."), let whole = AnimatableValue(value(forKey: String(path[..<dot])))
        else {
            return .none
        }
        return whole.part(path[path.index(after: dot)...]).map(\.structure)
    }

    /// Sets a part of a property that is a structure. Returns false if there is no such part, or if it has another
    /// type.
    fileprivate func setPart(_ value: Any?, atPath path: String) -> Bool {
        guard let dot = path.firstIndex(of: ".") else { return false }
        let key = String(path[..<dot])
        guard let part = AnimatableValue(value),
            let whole = AnimatableValue(self.value(forKey: key))?.replacing(path[path.index(after: dot)...], with: part)
        else { return false }
        setValue(whole.structure, forKey: key)
        return true
    }
}

extension AnimatableValue {
    /// The value as an object or structure; nil for one that no key path leads to.
    fileprivate var structure: Any? {
        switch self {
        case .number(let number): NSNumber(value: number)
        case .point(let point): point
        case .size(let size): size
        case .rect(let rect): rect
        case .transform(let transform): transform
        default: nil
        }
    }
}
