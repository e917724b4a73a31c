// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Makes a transform of numbers, so that an animation of `transform` can go by angles, factors or distances.
///
/// A rotation's number is in radians. `scale` and `translate` take an array of three numbers.
public final class CAValueFunction: NSObject, NSSecureCoding, @unchecked Sendable {
    public let name: CAValueFunctionName

    /// nil for a name that is none of the known ones.
    public convenience init?(name: CAValueFunctionName) {
        guard CAValueFunctionName.all.contains(name) else { return nil }
        self.init(known: name)
    }

    private init(known name: CAValueFunctionName) {
        self.name = name
    }

    // MARK: Archiving

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
        name = CAValueFunctionName(rawValue: text._bridgeToSwift())
        guard CAValueFunctionName.all.contains(name) else { return nil }
    }

    public func encode(with coder: NSCoder) {
        coder.encode(NSString(string: name.rawValue), forKey: "name")
    }

    // MARK: Applying

    /// The numbers that change nothing, of the kind it takes.
    var rest: AnimatableValue {
        switch name {
        case .scale: .list([.number(1), .number(1), .number(1)])
        case .translate: .list([.number(0), .number(0), .number(0)])
        case .scaleX, .scaleY, .scaleZ: .number(1)
        default: .number(0)
        }
    }

    /// nil where there are not as many numbers as it takes.
    func transform(of value: AnimatableValue) -> CATransform3D? {
        if case .number(let number) = value { return transform(of: CGFloat(number)) }
        guard case .list(let list) = value else { return nil }
        let numbers = list.compactMap { if case .number(let number) = $0 { CGFloat(number) } else { nil } }
        guard numbers.count == 3 else { return nil }
        switch name {
        case .scale: return CATransform3DMakeScale(numbers[0], numbers[1], numbers[2])
        case .translate: return CATransform3DMakeTranslation(numbers[0], numbers[1], numbers[2])
        default: return nil
        }
    }

    private func transform(of number: CGFloat) -> CATransform3D? {
        switch name {
        case .rotateX: CATransform3DMakeRotation(number, 1, 0, 0)
        case .rotateY: CATransform3DMakeRotation(number, 0, 1, 0)
        case .rotateZ: CATransform3DMakeRotation(number, 0, 0, 1)
        case .scaleX: CATransform3DMakeScale(number, 1, 1)
        case .scaleY: CATransform3DMakeScale(1, number, 1)
        case .scaleZ: CATransform3DMakeScale(1, 1, number)
        case .translateX: CATransform3DMakeTranslation(number, 0, 0)
        case .translateY: CATransform3DMakeTranslation(0, number, 0)
        case .translateZ: CATransform3DMakeTranslation(0, 0, number)
        default: nil
        }
    }
}

public struct CAValueFunctionName: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    public static let scale = CAValueFunctionName(rawValue: "scale")
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    public static let translate = CAValueFunctionName(rawValue: "translate")
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

    fileprivate static let all: Set<CAValueFunctionName> = [
        .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ,
        .translate, .translateX, .translateY, .translateZ,
    ]
}
