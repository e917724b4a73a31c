// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A drag of content by a finger on it, or by fingers on a trackpad. All values are in points.
package struct ContentDrag: Sendable, Hashable {
    package enum Source: Sendable, Hashable, CaseIterable { case finger, trackpad }

    package let source: Source
    /// The axes along which the drag scrolls.
    package let axes: PanAxes
    /// The content offset at a translation of 0, without the rubber-band effect at the edges.
    package var origin: CGPoint
    package var translation = CGPoint.zero
    /// The content offset that the drag set last. If the current offset differs, the app has changed it, and the drag
    /// continues from there.
    package var lastOffset: CGPoint

    package init(source: Source, axes: PanAxes, origin: CGPoint, lastOffset: CGPoint) {
        self.source = source
        self.axes = axes
        self.origin = origin
        self.lastOffset = lastOffset
    }
}

/// A pinch that zooms the content.
package struct PinchZoom: Sendable, Hashable {
    /// The point of the zoomed view, in the view's coordinates, that stays between the fingers.
    package let anchor: CGPoint
    /// The content's scale, without rubber-banding, at a gesture scale of 1. The pinch multiplies this value by the
    /// gesture's scale.
    package let start: CGFloat
    /// The last location of the point between the fingers, relative to the scroll view's top left corner.
    package var location: CGPoint

    package init(anchor: CGPoint, start: CGFloat, location: CGPoint) {
        self.anchor = anchor
        self.start = start
        self.location = location
    }
}
