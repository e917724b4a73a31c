// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A drag of content by a finger on it, or by fingers on a trackpad. Points.
package struct ScrollDrag: Sendable, Hashable {
    package enum Source: Sendable, Hashable, CaseIterable { case finger, trackpad }

    package let source: Source
    /// The axes it moves along.
    package let axes: PanAxes
    /// The offset that the fingers ask for where their translation is 0, as if nothing held them back at the edges.
    package var origin: CGPoint
    package var translation = CGPoint.zero
    /// What it last set the content offset to: another value came from the program, and the drag goes on from there.
    package var lastOffset: CGPoint

    package init(source: Source, axes: PanAxes, origin: CGPoint, lastOffset: CGPoint) {
        self.source = source
        self.axes = axes
        self.origin = origin
        self.lastOffset = lastOffset
    }
}

/// Two fingers that zoom.
package struct PinchZoom: Sendable, Hashable {
    /// The point between the fingers, in the zoomed view's own coordinates: it stays there.
    package let anchor: CGPoint
    /// The scale that the fingers asked for when they began.
    package let start: CGFloat
    /// Where the point between the fingers was last, from the scroll view's top left corner.
    package var location: CGPoint

    package init(anchor: CGPoint, start: CGFloat, location: CGPoint) {
        self.anchor = anchor
        self.start = start
        self.location = location
    }
}
