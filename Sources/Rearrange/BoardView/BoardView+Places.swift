// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// What a board is asked about places, answered by frames.
extension BoardView {
    func movedByFrame(_ grip: BoardGrip, to frame: CGRect) -> BoardItem {
        guard let home = grip.home.frame else { return grip.home }
        let held = CGRect(origin: frame.origin, size: home.size)
        return grip.home.moved(to: .frame(plan.placed(held, home: grip.kind == .add ? nil : home)))
    }

    func resizedByFrame(_ home: BoardItem, _ edges: UIRectEdge, by offset: CGVector) -> BoardItem {
        guard let frame = home.frame else { return home }
        return home.moved(
            to: .frame(
                plan.resized(
                    frame, BoardEdges(edges), by: CGSize(width: offset.dx, height: offset.dy),
                    least: Double(smallestSide))))
    }

    func steppedByFrame(_ item: BoardItem, _ step: BoardStep) -> BoardItem? {
        guard let frame = item.frame, item.canResize || !step.isResize else { return nil }
        return plan.stepped(frame, step, least: Double(smallestSide)).map { item.moved(to: .frame($0)) }
    }

    func newPlaceByFrame(at point: CGPoint) -> BoardItem.Place? {
        let (size, board) = (newItemSize, canvas.bounds)
        guard size.width <= board.width, size.height <= board.height else { return nil }
        let held = CGRect(
            x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height)
        return .frame(plan.placed(held))
    }

    /// Points that an item keeps when its edges are pulled.
    var smallestSide: CGFloat { CGFloat(Thresholds.Board.smallestSide) }

    /// The frame inside the board, where it has room.
    func clamped(_ frame: CGRect) -> CGRect {
        let board = canvas.bounds
        guard !board.isEmpty else { return frame }
        var inside = frame
        inside.origin.x = max(0, min(frame.minX, board.width - frame.width))
        inside.origin.y = max(0, min(frame.minY, board.height - frame.height))
        return inside
    }
}

extension BoardEdges {
    init(_ edges: UIRectEdge) {
        self = []
        if edges.contains(.left) { insert(.left) }
        if edges.contains(.right) { insert(.right) }
        if edges.contains(.top) { insert(.top) }
        if edges.contains(.bottom) { insert(.bottom) }
    }
}

extension BoardStep {
    /// What it is called among an item's actions.
    var name: String {
        switch self {
        case .up: "Move up"
        case .down: "Move down"
        case .left: "Move left"
        case .right: "Move right"
        case .longer: "Make longer"
        case .shorter: "Make shorter"
        case .wider: "Make wider"
        case .narrower: "Make narrower"
        }
    }

    /// What an arrow key means, with the shift key or without; nil for other keys.
    @MainActor
    init?(_ key: UIKey) {
        let pulls = key.modifierFlags.contains(.shift)
        switch key.keyCode {
        case .keyboardUpArrow: self = pulls ? .shorter : .up
        case .keyboardDownArrow: self = pulls ? .longer : .down
        case .keyboardLeftArrow: self = pulls ? .narrower : .left
        case .keyboardRightArrow: self = pulls ? .wider : .right
        default: return nil
        }
    }
}
