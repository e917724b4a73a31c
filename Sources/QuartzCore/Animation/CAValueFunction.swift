// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A function that makes a transform from numbers, so that `transform` can be animated by angles, factors or distances.
///
/// Rotations take radians. `scale` and `translate` take an array of three numbers.
public final class CAValueFunction: NSObject, NSSecureCoding, @unchecked Sendable {
    /// The name of the function.
    public let name: CAValueFunctionName

    /// Creates the function with a name; nil for an unknown name.
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

    /// The numbers for which the function returns the identity.
    var rest: AnimatableValue {
        switch name {
        case .scale: .list([.number(1), .number(1), .number(1)])
        case .translate: .list([.number(0), .number(0), .number(0)])
        case .scaleX, .scaleY, .scaleZ: .number(1)
        default: .number(0)
        }
    }

    /// The transform for a number or a list of numbers; nil if their count is wrong.
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

/// The name of a value function.
public struct CAValueFunctionName: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A rotation about the x axis.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// A rotation about the y axis.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// A rotation about the z axis.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// A scale along all three axes.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// A scale along the x axis.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// A scale along the y axis.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// A scale along the z axis.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// A translation along all three axes.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// A translation along the x axis.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// A translation along the y axis.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// A translation along the z axis.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

    fileprivate static let all: Set<CAValueFunctionName> = [
        .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ,
        .translate, .translateX, .translateY, .translateZ,
    ]
}
