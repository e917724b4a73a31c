// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// The timing function of an animation, a cubic Bézier curve from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: NSObject, NSSecureCoding, @unchecked Sendable {
    package let curve: TimingCurve
    private let points: [(Float, Float)]

    /// Creates a curve with the given inner control points.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        (curve, points) = Self.shape(c1x, c1y, c2x, c2y)
    }

    /// Creates a predefined curve.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .linear: self.init(controlPoints: 0, 0, 1, 1)
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        }
    }

    /// Writes the x and y of control point `idx`, 0 to 3, to `ptr`.
    public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        guard points.indices.contains(idx) else {
            misuse("CAMediaTimingFunction has control points 0 to 3, and was asked for \(idx). Ask for one it has.")
        }
        ptr[0] = points[idx].0
        ptr[1] = points[idx].1
    }

    // MARK: Archiving

    private static let keys = ["c1x", "c1y", "c2x", "c2y"]

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard Self.keys.allSatisfy(coder.containsValue(forKey:)) else { return nil }
        let numbers = Self.keys.map { coder.decodeFloat(forKey: $0) }
        (curve, points) = Self.shape(numbers[0], numbers[1], numbers[2], numbers[3])
    }

    private static func shape(
        _ c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float
    ) -> (TimingCurve, [(Float, Float)]) {
        (
            TimingCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y)),
            [(0, 0), (c1x, c1y), (c2x, c2y), (1, 1)]
        )
    }

    public func encode(with coder: NSCoder) {
        let numbers = [points[1].0, points[1].1, points[2].0, points[2].1]
        for (key, number) in zip(Self.keys, numbers) { coder.encode(number, forKey: key) }
    }
}

/// The name of a predefined timing function.
public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A constant speed.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// A slow start.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// A slow end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// A slow start and a slow end.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The default curve of implicit animations, with a fast start and a slow end.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
