// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A step by which a key or an accessibility action moves or resizes an item.
package enum BoardStep: Sendable, Hashable, CaseIterable {
    case up, down, left, right
    /// Moves the item's bottom edge down or up.
    case longer, shorter
    /// Moves the item's right edge right or left.
    case wider, narrower

    package var isResize: Bool {
        switch self {
        case .up, .down, .left, .right: false
        case .longer, .shorter, .wider, .narrower: true
        }
    }
}

/// The edges of an item's frame that a resize moves.
package struct BoardEdges: OptionSet, Sendable, Hashable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let left = BoardEdges(rawValue: 1)
    package static let right = BoardEdges(rawValue: 2)
    package static let top = BoardEdges(rawValue: 4)
    package static let bottom = BoardEdges(rawValue: 8)
}

extension BoardPlan {
    /// The frame, moved on each axis to the nearest snap position. If the position of the original frame `home` is
    /// nearer, the frame is moved to that position instead.
    package func placed(_ frame: CGRect, home: CGRect? = nil) -> CGRect {
        CGRect(
            x: x.place(nearest: frame.minX, size: frame.width, home: home.map { Double($0.minX) }),
            y: y.place(nearest: frame.minY, size: frame.height, home: home.map { Double($0.minY) }),
            width: frame.width, height: frame.height)
    }

    /// A frame resized by moving the edges `edges` by `offset`. The edges snap, and stay on the board.
    ///
    /// - Parameter least: the minimum side length on an axis without a snap step. On an axis with a step, the minimum
    ///   is the step instead. A side that is already shorter than the minimum does not shrink further.
    package func resized(_ frame: CGRect, _ edges: BoardEdges, by offset: CGSize, least: Double) -> CGRect {
        let (left, right) = pulled(
            x, frame.minX, frame.maxX, edges.contains(.left), edges.contains(.right), offset.width, least)
        let (top, bottom) = pulled(
            y, frame.minY, frame.maxY, edges.contains(.top), edges.contains(.bottom), offset.height, least)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The ends of a frame on one axis, after the ends that are pulled have moved by `offset` and snapped.
    private func pulled(
        _ axis: SnapAxis, _ from: Double, _ to: Double, _ pullsFrom: Bool, _ pullsTo: Bool, _ offset: Double,
        _ least: Double
    ) -> (Double, Double) {
        let least = min(axis.step ?? least, to - from)
        var (from, to) = (from, to)
        if pullsFrom { from = axis.edge(nearest: from + offset, in: 0...max(0, to - least), home: from) }
        if pullsTo {
            to = axis.edge(
                nearest: to + offset, in: (from + least)...max(from + least, axis.length), home: to)
        }
        return (from, to)
    }

    /// A frame moved or resized by one step; nil if the board's edge or the minimum side length `least` prevents that.
    package func stepped(_ frame: CGRect, _ step: BoardStep, least: Double) -> CGRect? {
        let (across, down) = (x.step ?? Thresholds.Board.keyStep, y.step ?? Thresholds.Board.keyStep)
        var new = frame
        switch step {
        case .left: new.origin.x = x.place(atMost: frame.minX - across, size: frame.width) ?? frame.minX
        case .right: new.origin.x = x.place(atLeast: frame.minX + across, size: frame.width) ?? frame.minX
        case .up: new.origin.y = y.place(atMost: frame.minY - down, size: frame.height) ?? frame.minY
        case .down: new.origin.y = y.place(atLeast: frame.minY + down, size: frame.height) ?? frame.minY
        case .longer, .shorter:
            new = resized(frame, .bottom, by: CGSize(width: 0, height: step == .longer ? down : -down), least: least)
        case .wider, .narrower:
            new = resized(frame, .right, by: CGSize(width: step == .wider ? across : -across, height: 0), least: least)
        }
        return new == frame ? nil : new
    }
}
