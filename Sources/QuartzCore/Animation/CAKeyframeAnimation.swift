// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// An animation through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The keyframe values; used if there is no `path`.
    open var values: [Any]? { didSet { track = nil } }
    /// A path for animations of points, used instead of `values`. The ends of its lines and curves are the keyframes.
    open var path: CGPath? { didSet { track = nil } }
    /// The time of each keyframe, as a fraction of the duration; nil spaces them evenly. Discrete animations have one
    /// more time than values. Paced ones ignore the times.
    open var keyTimes: [NSNumber]? { didSet { track = nil } }
    /// The timing function of each interval between keyframes; nil for linear ones.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The interpolation between keyframes.
    open var calculationMode = CAAnimationCalculationMode.linear { didSet { track = nil } }
    /// For cubic modes, the tension at each value: how tight the curve is.
    open var tensionValues: [NSNumber]? { didSet { track = nil } }
    /// For cubic modes, the continuity at each value: whether the curve has corners.
    open var continuityValues: [NSNumber]? { didSet { track = nil } }
    /// For cubic modes, the bias at each value: a positive bias bends the curve more after the value, a negative one
    /// more before it.
    open var biasValues: [NSNumber]? { didSet { track = nil } }
    /// The way in which a layer that moves along ``path`` is rotated to the path's direction; nil for no rotation.
    open var rotationMode: CAAnimationRotationMode?

    /// The prepared keyframes, created when first used.
    private var track: KeyframeTrack?

    package override func copyState(to copy: CAAnimation) {
        super.copyState(to: copy)
        guard let copy = copy as? CAKeyframeAnimation else { return }
        copy.values = values
        copy.path = path
        copy.keyTimes = keyTimes
        copy.timingFunctions = timingFunctions
        copy.calculationMode = calculationMode
        copy.tensionValues = tensionValues
        copy.continuityValues = continuityValues
        copy.biasValues = biasValues
        copy.rotationMode = rotationMode
    }

    private var runningTrack: KeyframeTrack? {
        if let track { return track }
        func numbers(_ values: [NSNumber]?) -> [Double]? { values?.map(\.doubleValue) }
        let times = numbers(keyTimes)
        if let path {
            track = KeyframeTrack(path: path, times: times, mode: calculationMode)
        } else if let values {
            let (tensions, continuities, biases) = (
                numbers(tensionValues), numbers(continuityValues), numbers(biasValues)
            )
            let bends = values.indices.map { index in
                func number(_ list: [Double]?) -> Double { list.flatMap { index < $0.count ? $0[index] : nil } ?? 0 }
                return Keyframes.Bend(
                    tension: number(tensions), continuity: number(continuities), bias: number(biases))
            }
            track = KeyframeTrack(
                values: values.compactMap { AnimatableValue($0) }, bends: bends, times: times, mode: calculationMode)
        }
        return track
    }

    override func value(at moment: Moment, over current: AnimatableValue) -> AnimatableValue {
        runningTrack?.value(at: progress(at: moment).x, paces: timingFunctions) ?? current
    }

    override func lastValue(over current: AnimatableValue) -> AnimatableValue {
        runningTrack?.value(at: 1, paces: timingFunctions) ?? current
    }

    override func apply(to layer: CALayer, at moment: Moment) {
        super.apply(to: layer, at: moment)
        guard let rotationMode, let angle = runningTrack?.angle(at: progress(at: moment).x, paces: timingFunctions),
            case .transform(let transform)? = layer.animatableValue(forKeyPath: "transform")
        else { return }
        let turn = CATransform3DMakeRotation(rotationMode == .rotateAutoReverse ? angle + .pi : angle, 0, 0, 1)
        layer.setAnimatableValue(.transform(CATransform3DConcat(transform, turn)), forKeyPath: "transform")
    }

    override var changedKeyPaths: [String]? {
        guard rotationMode != nil else { return super.changedKeyPaths }
        return (super.changedKeyPaths ?? []) + ["transform"]
    }
}

/// The interpolation between the values of a keyframe animation.
public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Linear interpolation.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// No interpolation: the value jumps at each keyframe.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Linear interpolation at a constant speed.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// A smooth curve through all values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// A smooth curve through all values, at a constant speed.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

    var isCubic: Bool { self == .cubic || self == .cubicPaced }
    var isPaced: Bool { self == .paced || self == .cubicPaced }
}

/// The rotation of a layer that moves along a path.
public struct CAAnimationRotationMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The layer's x axis points along the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// The layer's x axis points against the direction of the path.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
