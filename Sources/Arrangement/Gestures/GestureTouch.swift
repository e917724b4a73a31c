// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One finger, or one press of a button, as a gesture machine sees it: who it is and where it is now.
///
/// Locations are in points in any coordinate system that does not move while the touch is down; the window's is one.
package struct GestureTouch: Sendable, Hashable {
    /// The same for one touch from down to up, and no other touch's meanwhile.
    package var id: Int
    package var location: CGPoint

    package init(id: Int, at location: CGPoint) {
        self.id = id
        self.location = location
    }
}

/// What a gesture machine makes of an event.
///
/// A discrete gesture says `recognized` or `failed` once. A continuous one says `began`, any number of `changed`,
/// then `ended` or `cancelled`; or `failed` instead of all that. After its last word a machine is silent.
package enum GestureVerdict: Sendable, Hashable {
    case none
    case recognized
    case began
    case changed
    case ended
    case cancelled
    case failed
}

/// How far a continuous machine has come in one recognition attempt.
package enum GestureProgress: Sendable, Hashable {
    case possible
    /// Begun and not ended.
    case active
    case over
}

/// The touches that are down, each with where it went down.
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
        // Room for a hand: more fingers grow it, and movements never do.
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

    /// Whether those of `touches` that are down are all where they were last seen.
    func areUnmoved(_ touches: [GestureTouch]) -> Bool {
        touches.allSatisfy { touch in
            tracks.allSatisfy { $0.id != touch.id || $0.location == touch.location }
        }
    }

    /// The middle of the touches; nil without any.
    var centroid: CGPoint? {
        guard !isEmpty else { return nil }
        var sum = (x: 0.0, y: 0.0)
        for track in tracks { sum = (sum.x + track.location.x, sum.y + track.location.y) }
        return CGPoint(x: sum.x / Double(count), y: sum.y / Double(count))
    }

    /// Where the middle would be if these touches had moved; nil without any touch.
    func centroid(ifMoved moved: [GestureTouch]) -> CGPoint? {
        guard !isEmpty else { return nil }
        var sum = (x: 0.0, y: 0.0)
        for track in tracks {
            let location = moved.first { $0.id == track.id }?.location ?? track.location
            sum = (sum.x + location.x, sum.y + location.y)
        }
        return CGPoint(x: sum.x / Double(count), y: sum.y / Double(count))
    }

    /// The farthest that any touch is from where it went down, in points.
    var farthestMovement: Double {
        var farthest = 0.0
        for track in tracks { farthest = max(farthest, distance(track.start, track.location)) }
        return farthest
    }
}

/// Points between two places.
func distance(_ a: CGPoint, _ b: CGPoint) -> Double {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
}
