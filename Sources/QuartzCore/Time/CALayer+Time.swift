// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// A layer's own time, in which its animations and its sublayers live.
///
/// Setting any of it takes effect at once on all animations below. A duration bounds the layer's time: before and after
/// it, unless it fills, animations show nothing.
extension CALayer: MediaTimed {
    var time: MediaTime {
        get { storedTime ?? CALayer.plainTime }
        set {
            guard newValue != time else { return }
            storedTime = newValue
            RunningAnimations.timingChanged(below: self)
        }
    }

    /// A layer has no end of its own.
    private static let plainTime = {
        var time = MediaTime()
        time.duration = .infinity
        return time
    }()

    /// A moment of `l`'s time, or of the display's clock where that is nil, in this layer's.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(fromClock: l?.clockTime(fromLocal: t) ?? t)
    }

    /// A moment of this layer's time in `l`'s, or on the display's clock where that is nil.
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let time = clockTime(fromLocal: t)
        return l?.localTime(fromClock: time) ?? time
    }

    /// - Complexity: O(superlayers), as are all of these.
    private func localTime(fromClock clock: CFTimeInterval) -> CFTimeInterval {
        let parent = superlayer?.localTime(fromClock: clock) ?? clock
        return storedTime?.local(fromParent: parent) ?? parent
    }

    private func clockTime(fromLocal local: CFTimeInterval) -> CFTimeInterval {
        let parent = storedTime?.parent(fromLocal: local) ?? local
        return superlayer?.clockTime(fromLocal: parent) ?? parent
    }

    /// The time that animations of this layer run in; nil where it, or a layer above, is outside its duration.
    func animationTime(atClock clock: CFTimeInterval) -> CFTimeInterval? {
        guard let parent = superlayer.map({ $0.timeOfSublayers(atClock: clock) }) ?? clock else { return nil }
        guard let storedTime else { return parent }
        guard storedTime.duration.isFinite, storedTime.duration > 0 else { return storedTime.local(fromParent: parent) }
        return storedTime.phase(at: parent).time
    }

    /// Whether its time, or that of a layer above, has come to its end: from then on it stands still, or there is none.
    func isTimeOver(atClock clock: CFTimeInterval) -> Bool {
        if superlayer?.isTimeOver(atClock: clock) == true { return true }
        guard let storedTime, storedTime.duration.isFinite, storedTime.duration > 0,
            let parent = superlayer.map({ $0.timeOfSublayers(atClock: clock) }) ?? clock
        else { return false }
        return storedTime.phase(at: parent).isFinished
    }

    private func timeOfSublayers(atClock clock: CFTimeInterval) -> CFTimeInterval? {
        animationTime(atClock: clock).map { $0 - lagOfSublayers }
    }

    /// Seconds of this layer's time that the last picture of it lags behind the first: replicators above show several.
    var greatestLag: CFTimeInterval {
        guard CAReplicatorLayer.someAreDelayed else { return 0 }
        var (lag, speed) = (0.0, 1.0)
        var layer = self
        while let superlayer = layer.superlayer {
            speed *= abs(layer.storedTime?.speed ?? 1)
            lag += superlayer.greatestLagOfSublayers * speed
            layer = superlayer
        }
        return lag
    }

    /// Whether its time goes on.
    var isTimePassing: Bool {
        var layer: CALayer? = self
        while let current = layer {
            if current.storedTime?.speed == 0 { return false }
            layer = current.superlayer
        }
        return true
    }
}
