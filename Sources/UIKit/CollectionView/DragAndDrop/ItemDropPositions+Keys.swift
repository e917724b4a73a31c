// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension ItemDropPositions: DragStepping {
    func pointer(after step: DragStep) -> CGPoint? {
        guard let hover = drop.hover else { return nil }
        switch hover.position {
        case .into(let item): return target(after: step, from: item).flatMap { pointer(atItem: $0) }
        case .between(let slot): return self.slot(after: step, from: slot).flatMap { pointer(atSlot: $0) }
        case .nowhere: return nil
        }
    }

    var dropPositionWidth: CGFloat { view.bounds.width * view.transformToWindow().scaleAlongX }

    func pointerOnEntering(beside point: CGPoint?) -> CGPoint {
        view.layoutIfNeeded()
        let content = view.visibleContent
        let seen = view.visiblePart().map { $0.intersection(content) } ?? content
        var target = view.rows(in: seen).first.map { view.frameOfRow($0).center } ?? seen.center
        if let point { target = view.convert(point, from: nil) }
        return view.convert(
            CGPoint(
                x: max(min(target.x, seen.maxX - 1), seen.minX), y: max(min(target.y, seen.maxY - 1), seen.minY)),
            to: nil)
    }

    // MARK: Steps

    /// The slot that a step reaches; nil if there is none that way.
    private func slot(after step: DragStep, from slot: RowPath) -> RowPath? {
        guard let items else { return nil }
        let layout = view.collectionViewLayout
        if layout.choosesSlots { return layout.slot(after: slotStep(step), from: slot, for: items) }
        switch slotStep(step) {
        case .forward: return neighbour(of: slot, isForward: true)
        case .backward: return neighbour(of: slot, isForward: false)
        case .nextLine: return line(of: slot, isForward: true)
        case .previousLine: return line(of: slot, isForward: false)
        case .lineStart, .sectionStart: return RowPath(section: slot.section, row: 0)
        default: return RowPath(section: slot.section, row: view.countOfOthers(inSection: slot.section))
        }
    }

    /// The step along the lines of the layout. Left and right follow the order of the items.
    private func slotStep(_ step: DragStep) -> SlotStep {
        let isRightToLeft = view.isMirrored
        let isVertical = view.lineAxis == .vertical
        return switch step {
        case .down: isVertical ? .nextLine : .forward
        case .up: isVertical ? .previousLine : .backward
        case .right:
            (isVertical ? isRightToLeft ? SlotStep.backward : .forward : isRightToLeft ? .previousLine : .nextLine)
        case .left:
            (isVertical ? isRightToLeft ? SlotStep.forward : .backward : isRightToLeft ? .nextLine : .previousLine)
        case .first: .lineStart
        case .last: .lineEnd
        }
    }

    private func neighbour(of slot: RowPath, isForward: Bool) -> RowPath? {
        if isForward {
            if slot.row < view.countOfOthers(inSection: slot.section) {
                return RowPath(section: slot.section, row: slot.row + 1)
            }
            return slot.section + 1 < view.list.counts.count ? RowPath(section: slot.section + 1, row: 0) : nil
        }
        if slot.row > 0 { return RowPath(section: slot.section, row: slot.row - 1) }
        return slot.section > 0
            ? RowPath(section: slot.section - 1, row: view.countOfOthers(inSection: slot.section - 1)) : nil
    }

    /// The nearest slot in another line: that of the first items in order that are beside the gap along the lines.
    private func line(of slot: RowPath, isForward: Bool) -> RowPath? {
        guard let gap = view.frameOfGap(at: slot, in: self) else { return neighbour(of: slot, isForward: isForward) }
        let (along, across) = (view.lineAxis, view.lineAxis.other)
        var best: (slot: RowPath, distance: CGFloat)?
        var next = neighbour(of: slot, isForward: isForward)
        var lineOrigin: CGFloat?
        for _ in 0..<ItemDropPositions.mostSlotsCompared {
            guard let place = next, let frame = view.frameOfGap(at: place, in: self) else { break }
            let isOther = abs(frame.center[along] - gap.center[along]) > 1
            if isOther {
                if let lineOrigin, abs(frame.center[along] - lineOrigin) > 1 { break }
                lineOrigin = frame.center[along]
                let distance = abs(frame.center[across] - gap.center[across])
                if best.map({ distance < $0.distance }) ?? true { best = (place, distance) }
            }
            next = neighbour(of: place, isForward: isForward)
        }
        return best?.slot
    }

    /// The maximum number of slots that one step to another line compares.
    private static let mostSlotsCompared = 256

    /// The item into which the items would be dropped after a step.
    private func target(after step: DragStep, from item: RowPath) -> RowPath? {
        switch slotStep(step) {
        case .forward, .nextLine: view.row(after: item)
        case .backward, .previousLine: view.row(after: item, isBackwards: true)
        case .lineStart, .sectionStart: view.list.rows.count > 0 ? view.list.rows.path(ofRowNumber: 0) : nil
        default: view.list.rows.count > 0 ? view.list.rows.path(ofRowNumber: view.list.rows.count - 1) : nil
        }
    }

    // MARK: Pointer

    func pointer(at share: CGFloat, of item: RowPath) -> CGPoint? {
        let frame = view.frameOfRow(item)
        guard share != 0.5 else {
            chosen = (.into(item), frame.center)
            return frame.center
        }
        let lifted = items?.lifted.count(inSectionAbove: item) ?? 0
        let slot = RowPath(section: item.section, row: item.row - lifted + (share == 1 ? 1 : 0))
        let point = view.frameOfGap(at: slot, in: self).map(pointer(inGap:)) ?? frame.center
        chosen = (.between(slot), point)
        return point
    }

    /// The position of the pointer in the content that shows the dragged items in a gap.
    private func pointer(inGap frame: CGRect) -> CGPoint {
        let grip = gripInHeldItem ?? CGPoint(x: frame.width / 2, y: frame.height / 2)
        return CGPoint(x: frame.minX + grip.x, y: frame.minY + grip.y)
    }

    private func pointer(atItem item: RowPath) -> CGPoint? {
        reveal(view.frameOfRow(item))
        let frame = view.frameOfRow(item)
        chosen = (.into(item), frame.center)
        return drop.pointerInSight(at: frame.center, room: frame.height / 2)
    }

    /// Scrolls the gap for a slot into view, and returns the pointer position for it, in window coordinates.
    private func pointer(atSlot slot: RowPath) -> CGPoint? {
        guard let frame = view.frameOfGap(at: slot, in: self) else { return nil }
        reveal(frame)
        let point = pointer(inGap: frame)
        chosen = (.between(slot), point)
        return drop.pointerInSight(at: point, room: frame.height / 2)
    }

    /// Scrolls until a rectangle of the content is visible, with half of its size around it, or to its page.
    private func reveal(_ frame: CGRect) {
        let seen = view.visibleContent
        var offset = view.contentOffset
        for axis in ScrollAxis.both {
            let page = view.bounds.size[axis]
            if view.isPagingEnabled, page > 0 {
                offset[axis] = (frame.center[axis] / page).rounded(.down) * page
                continue
            }
            let (first, last) = (
                frame.minPoint[axis] - frame.size[axis] / 2, frame.maxPoint[axis] + frame.size[axis] / 2
            )
            if first < seen.minPoint[axis] {
                offset[axis] -= seen.minPoint[axis] - first
            } else if last > seen.maxPoint[axis] {
                offset[axis] += last - seen.maxPoint[axis]
            }
        }
        offset = view.resting(offset)
        guard offset != view.contentOffset else { return }
        view.contentOffset = offset
        view.layoutIfNeeded()
    }
}

extension CGRect {
    fileprivate var minPoint: CGPoint { origin }
    fileprivate var maxPoint: CGPoint { CGPoint(x: maxX, y: maxY) }
}
