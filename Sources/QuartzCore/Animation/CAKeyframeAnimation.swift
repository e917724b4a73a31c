// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// An animation through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// What it passes through, where there is no `path`.
    open var values: [Any]? { didSet { track = nil } }
    /// Points to pass through: its corners and the ends of its curves are the keyframes. Wins over `values`.
    open var path: CGPath? { didSet { track = nil } }
    /// When each value comes, as a fraction of the duration; evenly spaced where it is nil. In discrete animations
    /// there is one more than values. Paced ones take no notice.
    open var keyTimes: [NSNumber]? { didSet { track = nil } }
    /// The pace from each keyframe to the next; linear where it is nil.
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear { didSet { track = nil } }
    /// For cubic modes, one a value: how tight the curve is, whether it has corners, which side it leans to.
    open var tensionValues: [NSNumber]? { didSet { track = nil } }
    open var continuityValues: [NSNumber]? { didSet { track = nil } }
    open var biasValues: [NSNumber]? { didSet { track = nil } }
    /// Whether what moves along a path turns with it.
    open var rotationMode: CAAnimationRotationMode?

    /// The keyframes as they are run, made once.
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

/// How a keyframe animation gets from value to value.
public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Straight.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// It jumps.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Straight, as fast throughout.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// In a curve through all values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// In that curve, as fast throughout.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

    var isCubic: Bool { self == .cubic || self == .cubicPaced }
    var isPaced: Bool { self == .paced || self == .cubicPaced }
}

/// How what moves along a path turns.
public struct CAAnimationRotationMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The x axis looks along the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// It looks back along it.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
