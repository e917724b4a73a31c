// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The prepared keyframes of an animation: the intervals between them, and their times.
struct KeyframeTrack {
    /// The content of the intervals between keyframes: values to interpolate, or segments of a path.
    private enum Stretches {
        case values([AnimatableValue], bends: [Keyframes.Bend], isCubic: Bool)
        case path([PathSegment])
    }

    private let stretches: Stretches
    private let mode: CAAnimationCalculationMode
    private let keyframes: Keyframes
    /// The times of small steps into which a paced mode divides each interval; nil in other modes. The time of a step
    /// is proportional to its length, so that the speed is constant.
    private let steps: Keyframes?
    private static let stepsPerStretch = 32

    /// Creates a track through values; nil if there are none. `bends` holds the tension, continuity and bias at each
    /// value. `times` are the key times; nil spaces the values evenly.
    init?(values: [AnimatableValue], bends: [Keyframes.Bend], times: [Double]?, mode: CAAnimationCalculationMode) {
        guard !values.isEmpty else { return nil }
        let bends = bends.count == values.count ? bends : values.map { _ in Keyframes.Bend() }
        self.init(
            stretches: .values(values, bends: bends, isCubic: mode.isCubic), count: values.count, times: times,
            mode: mode)
    }

    /// Creates a track along a path; nil if the path is empty. `times` are the key times of the ends of its lines and
    /// curves; nil spaces them evenly.
    init?(path: CGPath, times: [Double]?, mode: CAAnimationCalculationMode) {
        let curves = PathSegment.all(of: path)
        guard !curves.isEmpty else { return nil }
        self.init(stretches: .path(curves), count: curves.count + 1, times: times, mode: mode)
    }

    private init(stretches: Stretches, count: Int, times: [Double]?, mode: CAAnimationCalculationMode) {
        self.stretches = stretches
        self.mode = mode
        guard mode.isPaced, count > 1 else {
            // In discrete mode each value, including the last one, is shown for an interval. So there is one more time
            // than values.
            let evenly = Keyframes(count: mode == .discrete ? count + 1 : count)
            keyframes = times.flatMap { $0.count >= count ? Keyframes(times: $0) : nil } ?? evenly
            steps = nil
            return
        }
        var lengths: [Double] = []
        for stretch in 0..<count - 1 {
            var last = Self.value(stretches, Keyframes.Place(index: stretch, fraction: 0))
            for step in 1...Self.stepsPerStretch {
                let fraction = Double(step) / Double(Self.stepsPerStretch)
                let next = Self.value(stretches, Keyframes.Place(index: stretch, fraction: fraction))
                lengths.append(last.distance(to: next))
                last = next
            }
        }
        let steps = Keyframes(distances: lengths)
        self.steps = steps
        let ends = (0..<count).map { steps.times[$0 * Self.stepsPerStretch] }
        keyframes = Keyframes(times: ends) ?? Keyframes(count: count)
    }

    /// The value at a fraction of the duration.
    ///
    /// - Parameter paces: the timing function of each interval between keyframes; nil for linear ones.
    func value(at fraction: Double, paces: [CAMediaTimingFunction]?) -> AnimatableValue {
        if mode == .discrete {
            let index = keyframes.step(at: min(max(fraction, 0), 1))
            return Self.value(stretches, atKeyframe: index)
        }
        return Self.value(stretches, place(at: fraction, paces: paces))
    }

    /// The angle of the path's direction at a fraction of the duration, in radians from the x axis; nil without a path.
    ///
    /// - Parameter paces: the timing function of each interval between keyframes; nil for linear ones.
    func angle(at fraction: Double, paces: [CAMediaTimingFunction]?) -> CGFloat? {
        guard case .path(let curves) = stretches else { return nil }
        let place = place(at: fraction, paces: paces)
        let direction = curves[min(place.index, curves.count - 1)].direction(at: CGFloat(place.fraction))
        return CGFloat(atan2(Double(direction.dy), Double(direction.dx)))
    }

    private func place(at fraction: Double, paces: [CAMediaTimingFunction]?) -> Keyframes.Place {
        var place = keyframes.place(at: fraction)
        if let paces, place.index < paces.count {
            place.fraction = paces[place.index].curve.value(at: place.fraction)
        }
        guard let steps else { return place }
        // In a paced mode, a fraction of the duration is the same fraction of the total length. The step at that length
        // determines the interval and the position in it.
        let times = keyframes.times
        guard place.index + 1 < times.count else { return place }
        let way = times[place.index] + (times[place.index + 1] - times[place.index]) * place.fraction
        let step = steps.place(at: way)
        let position = (Double(step.index) + step.fraction) / Double(Self.stepsPerStretch)
        let index = min(Int(position), times.count - 2)
        return Keyframes.Place(index: index, fraction: position - Double(index))
    }

    // MARK: Values

    private static func value(_ stretches: Stretches, atKeyframe index: Int) -> AnimatableValue {
        switch stretches {
        case .values(let values, _, _): values[min(index, values.count - 1)]
        case .path(let curves): .point(index < curves.count ? curves[index].start : curves[curves.count - 1].end)
        }
    }

    private static func value(_ stretches: Stretches, _ place: Keyframes.Place) -> AnimatableValue {
        switch stretches {
        case .path(let curves):
            return .point(curves[min(place.index, curves.count - 1)].point(at: CGFloat(place.fraction)))
        case .values(let values, let bends, let isCubic):
            guard place.index + 1 < values.count else { return values[values.count - 1] }
            let (start, end) = (values[place.index], values[place.index + 1])
            let before = values[max(place.index - 1, 0)]
            let after = values[min(place.index + 2, values.count - 1)]
            guard isCubic, let b = before.components, let s = start.components, let e = end.components,
                let a = after.components, b.count == s.count, s.count == e.count, e.count == a.count
            else { return start.mixed(with: end, fraction: place.fraction) }
            let weights = Keyframes.splineWeights(
                at: place.fraction, start: bends[place.index], end: bends[place.index + 1])
            return start.with(
                s.indices.map { index in
                    b[index] * weights.before + s[index] * weights.start + e[index] * weights.end
                        + a[index] * weights.after
                })
        }
    }
}
