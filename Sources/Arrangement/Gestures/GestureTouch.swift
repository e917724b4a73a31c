// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One finger, or one press of a mouse button, as the input of a gesture's state machine: its identifier and its
/// location.
///
/// Locations are in points in any coordinate system that stays fixed while the touch is down, such as the window's.
package struct GestureTouch: Sendable, Hashable {
    /// The identifier of the touch from touch-down to lift, unique among the current touches.
    package var id: Int
    package var location: CGPoint

    package init(id: Int, at location: CGPoint) {
        self.id = id
        self.location = location
    }
}

/// The result that a gesture's state machine returns for an event.
///
/// The machine of a discrete gesture returns `recognized` or `failed` once. That of a continuous gesture returns
/// `began`, any number of `changed`, then `ended` or `cancelled`; or only `failed`. After that, a machine always
/// returns `none`.
package enum GestureVerdict: Sendable, Hashable {
    case none
    case recognized
    case began
    case changed
    case ended
    case cancelled
    case failed
}

/// The state of a continuous gesture's state machine in one recognition attempt.
package enum GestureProgress: Sendable, Hashable {
    case possible
    /// The gesture has begun and has not ended yet.
    case active
    case over
}

/// The touches that are down, each with the location where it went down.
struct TouchTracker: Sendable, Hashable {
    struct Track: Sendable, Hashable {
        var id: Int
        var start: CGPoint
        var location: CGPoint
    }

    private(set) var tracks: [Track] = []

    var count: Int { tracks.count }
    var isEmpty: Bool { tracks.isEmpty }

    mutating func add(_ touches: [GestureTouch]) {
        // Capacity for five fingers: only more fingers cause a reallocation, and movements never do.
        if tracks.isEmpty { tracks.reserveCapacity(5) }
        for touch in touches where !contains(touch) {
            tracks.append(Track(id: touch.id, start: touch.location, location: touch.location))
        }
    }

    mutating func move(_ touches: [GestureTouch]) {
        for touch in touches {
            guard let index = tracks.firstIndex(where: { $0.id == touch.id }) else { continue }
            tracks[index].location = touch.location
        }
    }

    mutating func remove(_ touches: [GestureTouch]) {
        tracks.removeAll { track in touches.contains { $0.id == track.id } }
    }

    func contains(_ touch: GestureTouch) -> Bool { tracks.contains { $0.id == touch.id } }

    func containsAny(of touches: [GestureTouch]) -> Bool { touches.contains(where: contains) }

    /// Whether all of `touches` are still at their last known locations. Touches that this tracker does not know are
    /// ignored.
    func areUnmoved(_ touches: [GestureTouch]) -> Bool {
        touches.allSatisfy { touch in
            tracks.allSatisfy { $0.id != touch.id || $0.location == touch.location }
        }
    }

    /// The mean of the touches' locations; nil if there are no touches.
    var centroid: CGPoint? {
        guard !isEmpty else { return nil }
        var sum = (x: 0.0, y: 0.0)
        for track in tracks { sum = (sum.x + track.location.x, sum.y + track.location.y) }
        return CGPoint(x: sum.x / Double(count), y: sum.y / Double(count))
    }

    /// The centroid that would result if the given touches moved; nil if there are no touches.
    func centroid(ifMoved moved: [GestureTouch]) -> CGPoint? {
        guard !isEmpty else { return nil }
        var sum = (x: 0.0, y: 0.0)
        for track in tracks {
            let location = moved.first { $0.id == track.id }?.location ?? track.location
            sum = (sum.x + location.x, sum.y + location.y)
        }
        return CGPoint(x: sum.x / Double(count), y: sum.y / Double(count))
    }

    /// The greatest distance in points of any touch from the location where it went down.
    var farthestMovement: Double {
        var farthest = 0.0
        for track in tracks { farthest = max(farthest, distance(track.start, track.location)) }
        return farthest
    }
}

/// The distance in points between two locations.
func distance(_ a: CGPoint, _ b: CGPoint) -> Double {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
}
