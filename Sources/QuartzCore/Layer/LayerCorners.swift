// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A set of corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The top right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The bottom left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The bottom right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    static let all = CACornerMask(rawValue: 15)
}

/// The shape of a rounded corner.
public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve whose curvature increases gradually. It begins farther from the corner than a quarter of a circle.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

extension CALayer {
    /// The distance from a corner at which its curve begins on a side, as a multiple of the corner's radius.
    ///
    /// The value for continuous corners is the one that Core Animation's function returns.
    public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? ContinuousCorner.reach : 1
    }
}

/// The shape of a continuous corner. Distances from the rectangle's corner are multiples of the radius.
enum ContinuousCorner {
    /// The distance from a corner at which its curve begins on a side.
    static let reach: CGFloat = 1.528665

    /// The cubic Bézier curves of a rounded corner, from one of its sides to the other. Each point is a pair of
    /// distances from the sharp corner, along the first and the second side, as multiples of the radius.
    ///
    /// The points are those of `UIBezierPath(roundedRect:cornerRadius:)` since iOS 7, as published by several authors.
    private static let curves: [[(CGFloat, CGFloat)]] = [
        [(1.088493, 0), (0.868407, 0), (0.631494, 0.074911)],
        [(0.372824, 0.169060), (0.169060, 0.372824), (0.074911, 0.631494)],
        [(0, 0.868407), (0, 1.088493), (0, 1.528665)],
    ]

    /// The path of a rectangle with continuous corners, clockwise from the beginning of the top left corner.
    ///
    /// If a side is too short for its two corners, they are compressed along it.
    static func path(in rect: CGRect, corners: CornerRadii) -> CGPath {
        func squeeze(_ radius: CGFloat, _ side: CGFloat) -> CGFloat {
            min(1, side / 2 / max(radius * reach, 1e-9))
        }
        return CGPath { path in
            func add(_ radius: CGFloat, at point: CGPoint, back: CGVector, ahead: CGVector) {
                let isUpright = back.dx == 0
                let (along, across) = (
                    radius * squeeze(radius, isUpright ? rect.height : rect.width),
                    radius * squeeze(radius, isUpright ? rect.width : rect.height)
                )
                func place(_ way: (CGFloat, CGFloat)) -> CGPoint {
                    CGPoint(
                        x: point.x + back.dx * way.0 * along + ahead.dx * way.1 * across,
                        y: point.y + back.dy * way.0 * along + ahead.dy * way.1 * across)
                }
                let start = place((radius > 0 ? reach : 0, 0))
                path.isEmpty ? path.move(to: start) : path.addLine(to: start)
                guard radius > 0 else { return }
                for curve in curves {
                    path.addCurve(to: place(curve[2]), control1: place(curve[0]), control2: place(curve[1]))
                }
            }
            let (left, right) = (CGVector(dx: -1.0, dy: 0), CGVector(dx: 1.0, dy: 0))
            let (up, down) = (CGVector(dx: 0.0, dy: -1), CGVector(dx: 0.0, dy: 1))
            add(corners.topLeft, at: CGPoint(x: rect.minX, y: rect.minY), back: down, ahead: right)
            add(corners.topRight, at: CGPoint(x: rect.maxX, y: rect.minY), back: left, ahead: down)
            add(corners.bottomRight, at: CGPoint(x: rect.maxX, y: rect.maxY), back: up, ahead: left)
            add(corners.bottomLeft, at: CGPoint(x: rect.minX, y: rect.maxY), back: right, ahead: up)
            path.closeSubpath()
        }
    }
}
