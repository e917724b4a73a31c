// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// The layer's local time, in which its animations run and its sublayers' time is defined.
///
/// A change of the timing takes effect at once on all animations of the layer and its sublayers. A duration limits the
/// layer's time: before and after it, animations show nothing unless the fill mode says otherwise.
extension CALayer: MediaTimed {
    var time: MediaTime {
        get { storedTime ?? CALayer.plainTime }
        set {
            guard newValue != time else { return }
            storedTime = newValue
            RunningAnimations.timingChanged(below: self)
        }
    }

    /// The default timing: a layer's time has no end.
    private static let plainTime = {
        var time = MediaTime()
        time.duration = .infinity
        return time
    }()

    /// Converts a time from `l`'s local time, or from the display's clock if `l` is nil, to this layer's.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(fromClock: l?.clockTime(fromLocal: t) ?? t)
    }

    /// Converts a time from this layer's local time to `l`'s, or to the display's clock if `l` is nil.
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let time = clockTime(fromLocal: t)
        return l?.localTime(fromClock: time) ?? time
    }

    /// Converts a time on the display's clock to this layer's time.
    ///
    /// - Complexity: O(superlayers), like the other conversions of times.
    private func localTime(fromClock clock: CFTimeInterval) -> CFTimeInterval {
        let parent = superlayer?.localTime(fromClock: clock) ?? clock
        return storedTime?.local(fromParent: parent) ?? parent
    }

    private func clockTime(fromLocal local: CFTimeInterval) -> CFTimeInterval {
        let parent = storedTime?.parent(fromLocal: local) ?? local
        return superlayer?.clockTime(fromLocal: parent) ?? parent
    }

    /// The layer's local time, in which its animations run, at the time `clock` on the display's clock. Nil if the time
    /// is outside the duration of the layer or of a superlayer, so that animations show nothing.
    func animationTime(atClock clock: CFTimeInterval) -> CFTimeInterval? {
        guard let parent = superlayer.map({ $0.timeOfSublayers(atClock: clock) }) ?? clock else { return nil }
        guard let storedTime else { return parent }
        guard storedTime.duration.isFinite, storedTime.duration > 0 else { return storedTime.local(fromParent: parent) }
        return storedTime.phase(at: parent).time
    }

    /// Whether the time of the layer or of a superlayer has ended. The layer's time then stands still or is undefined.
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

    /// The greatest delay among the copies of this layer that the replicators above show, in seconds of this layer's
    /// time.
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

    /// Whether the layer's time advances: neither the layer nor any superlayer has the speed 0.
    var isTimeAdvancing: Bool {
        var layer: CALayer? = self
        while let current = layer {
            if current.storedTime?.speed == 0 { return false }
            layer = current.superlayer
        }
        return true
    }
}
