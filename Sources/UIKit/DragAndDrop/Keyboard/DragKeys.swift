// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// A keyboard step of a drag between the drop positions of a drop target.
enum DragStep {
    case up, down, left, right, first, last

    init(_ direction: FocusDirection) {
        switch direction {
        case .up: self = .up
        case .down: self = .down
        case .left: self = .left
        case .right: self = .right
        }
    }
}

/// A drop target with several drop positions, such as a list, that the keyboard can step through.
@MainActor
protocol DragStepping: AnyObject {
    /// Finds the drop position that a step reaches, and scrolls until it is visible. Returns the pointer location for
    /// this position, in window coordinates.
    ///
    /// - Returns: nil if there is no further drop position, or none that can be scrolled into view.
    func pointer(after step: DragStep) -> CGPoint?
    /// The location, in window coordinates, to which the keyboard moves a drag that enters the drop target.
    ///
    /// - Parameter point: a location in the window. The result is at the drop position closest to it. With nil, the
    ///   result is at the first visible drop position.
    func pointerOnEntering(beside point: CGPoint?) -> CGPoint
    /// The width of the drop positions, in points of the window.
    var dropPositionWidth: CGFloat { get }
}

/// A drag source with several draggable parts, such as a list, that can scroll to the place of the dragged part.
@MainActor
protocol ListDragSource: AnyObject {
    /// Scrolls the source view to the place that the dragged item returns to after a cancel.
    ///
    /// - Returns: the view at that place; nil for the source view itself. The caller scrolls the enclosing scroll views
    ///   until that view is visible.
    func revealSourcePosition() -> UIView?
}

extension ActiveDrag {
    /// Scrolls to the place where the item and the focus return after a cancel. Keyboard stepping may have scrolled
    /// that place out of view.
    func revealSourcePosition() {
        guard let source = source?.interaction, let view = source.view, view.window === window else { return }
        let sourceView = (source.delegate as? any ListDragSource)?.revealSourcePosition() ?? view
        sourceView.scrollToVisible()
        window.layoutIfNeeded()
    }
}

/// A drag by keyboard: Command-D or Control-D lifts the focused item, arrow keys and Tab move it, Space or Return drops
/// it, Escape cancels.
///
/// The keys move a pointer location, which the drag follows as it follows a finger.
@MainActor
struct DragKeys {
    private let drag: ActiveDrag
    private let source: DragSource

    /// Creates the keyboard control of a drag.
    ///
    /// - Returns: nil if the keyboard does not control the drag.
    init?(_ drag: ActiveDrag) {
        guard let source = drag.source, source.isKeyboardDrag else { return nil }
        (self.drag, self.source) = (drag, source)
    }

    /// The drop target that the keyboard moved to last, even if that target refuses the drag.
    private var lastTarget: DropTarget? { if case .keys(let lastTarget) = source.input { lastTarget } else { nil } }

    func perform(_ key: UIKey) {
        let stroke = key.stroke
        if stroke.drops { return drag.released() }
        if stroke.cancels { return drag.cancelled() }
        if let arrow = stroke.arrow { return step(DragStep(arrow), arrow) }
        switch key.keyCode {
        case .keyboardHome: step(.first, nil)
        case .keyboardEnd: step(.last, nil)
        case .keyboardTab: moveToNextTarget(isBackwards: key.modifierFlags.contains(.shift))
        default: break
        }
    }

    private func move(to point: CGPoint?) {
        if let point { drag.pointerMoved(to: point, time: CACurrentMediaTime()) }
    }

    // MARK: Within a drop target

    private func step(_ step: DragStep, _ direction: FocusDirection?) {
        let list = drag.targeting.current?.interaction.delegate as? any DragStepping
        if let point = list?.pointer(after: step) { return move(to: point) }
        // If this drop target has no further drop position, an arrow key moves the drag to another drop target.
        if let direction { moveToTarget(direction) }
    }

    // MARK: Between drop targets

    /// The drop targets of the window that the keyboard can reach, with their frames. A drop target inside a scroll
    /// view is included even if it is scrolled out of view.
    private var map: FocusMap<DropTarget> {
        var places: [FocusMap<DropTarget>.Place] = []
        func collectTargets(in view: UIView, isScrolled: Bool) {
            guard !view.isHidden, view.alpha > 0.01 else { return }
            let first = places.count
            var isPlace = false
            // If a view has several drop interactions, the keyboard reaches the one that the pointer would reach.
            let targets = view.dropInteractions.map(DropTarget.init)
            if let target = targets.first(where: { $0 == drag.targeting.current || $0 == lastTarget }) ?? targets.first
            {
                let whole = view.convert(view.bounds, to: nil)
                let frame = isScrolled ? whole : whole.intersection(drag.window.bounds)
                // A list without rows may have no height, but the keyboard can still reach it.
                if !frame.isNull, !frame.isEmpty || whole.isEmpty {
                    places.append(.init(item: target, frame: frame))
                    isPlace = true
                }
            }
            for subview in view.subviews { collectTargets(in: subview, isScrolled: isScrolled || view is UIScrollView) }
            if isPlace, isCovered(places[first].item, by: places[(first + 1)...]) { places.remove(at: first) }
        }
        collectTargets(in: drag.window, isScrolled: false)
        let isMirrored = drag.window.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return FocusMap(places, isRightToLeft: isMirrored)
    }

    /// Whether an inner drop target covers the point that the keyboard would move to in `target`: the middle of the
    /// visible part of `target`.
    ///
    /// Example: a page that takes drops, with a list in its middle that takes drops too. The result is false for a
    /// target with several drop positions, because the keyboard moves to one of these positions instead.
    private func isCovered(_ target: DropTarget, by inner: ArraySlice<FocusMap<DropTarget>.Place>) -> Bool {
        guard !(target.interaction.delegate is any DragStepping), let view = target.interaction.view,
            let part = view.visiblePart()
        else { return false }
        let middle = view.convert(CGPoint(x: part.midX, y: part.midY), to: nil)
        return inner.contains { place in
            guard let view = place.item.interaction.view else { return false }
            return view.visiblePart()?.contains(view.convert(middle, from: nil)) == true
        }
    }

    private func moveToTarget(_ direction: FocusDirection) {
        let (map, current) = (map, drag.targeting.current)
        let from =
            map.places.first { $0.item == current }?.frame ?? CGRect(origin: drag.contents.location, size: .zero)
        let isAside = direction == .left || direction == .right
        // If there is no drop target to the left or right, the key moves to the previous or next one in reading order.
        let next = isAside ? current.flatMap { map.item(besideOrAfter: $0, direction) } : nil
        guard let found = next ?? map.item(from: from, direction, besides: current) else { return }
        enter(found, beside: isAside ? drag.contents.location : nil)
    }

    private func moveToNextTarget(isBackwards: Bool) {
        let order = map.itemsInReadingOrder
        guard !order.isEmpty else { return }
        // Tab continues after `lastTarget`, the target that the keyboard moved to last. The drag has not entered
        // `lastTarget` if that target refuses it.
        let current = [lastTarget, drag.targeting.current].lazy.compactMap { $0 }.compactMap(order.firstIndex).first
        let next = current.map { ($0 + (isBackwards ? order.count - 1 : 1)) % order.count } ?? 0
        enter(order[next])
    }

    private func enter(_ target: DropTarget, beside point: CGPoint? = nil) {
        source.input = .keys(lastTarget: target)
        guard let view = target.interaction.view else { return }
        view.scrollToVisible()
        drag.window.layoutIfNeeded()
        guard let part = view.visiblePart() else { return }
        let entrance = (target.interaction.delegate as? any DragStepping)?.pointerOnEntering(beside: point)
        move(to: entrance ?? view.convert(CGPoint(x: part.midX, y: part.midY), to: nil))
    }
}

extension DragCoordinator {
    /// Handles a key press during a drag. A keyboard drag handles all keys. In other drags, Escape cancels the drag,
    /// and Tab does not move the focus.
    ///
    /// - Returns: whether the drag consumes the key.
    func handleKey(_ key: UIKey) -> Bool {
        guard let current, current.stateMachine.isUnderWay else { return false }
        if let keys = DragKeys(current) {
            keys.perform(key)
            return true
        }
        // A drag controlled by the desktop has no touch that Escape would cancel, so the drag is cancelled here.
        if key.stroke.cancels, current.source != nil {
            current.cancelled()
            return true
        }
        return key.keyCode == .keyboardTab
    }

    /// Handles the repeat of a held key in a keyboard drag. A held arrow key keeps moving the drag; the repeats of all
    /// other keys are ignored.
    func handleKeyRepeat(_ key: UIKey) {
        guard key.stroke.arrow != nil, current?.isKeyboardDrag == true else { return }
        _ = handleKey(key)
    }

    /// Starts a keyboard drag of the items that an interaction gives for a point of the window.
    ///
    /// - Returns: false if the interaction gives no items.
    func beginKeyboardDrag(of interaction: UIDragInteraction, at point: CGPoint) -> Bool {
        guard let prepared = prepare(interaction, at: point), let window = interaction.view?.window else {
            return false
        }
        var stateMachine = DragSession()
        let time = CACurrentMediaTime()
        _ = stateMachine.pressed(at: point, time: time, trigger: .movement(distance: 0))
        _ = stateMachine.moved(to: point, time: time)
        return lift(prepared, stateMachine: stateMachine, in: window)
    }
}

extension UIFocusSystem {
    /// Starts a keyboard drag of the focused item.
    ///
    /// - Returns: false if the focused item cannot be dragged.
    func beginKeyboardDrag() -> Bool {
        let hasBegun = beginKeyboardDragOfFocusedItem()
        // Records that the keyboard was used, so that the item shows the focus ring after the drop.
        if hasBegun { keysWereUsed() }
        return hasBegun
    }

    private func beginKeyboardDragOfFocusedItem() -> Bool {
        guard let host else { return false }
        if let list = current?.view as? any ListView { return list.liftFocusedRow() }
        for view in sequence(first: current?.view, next: { $0?.superview }) {
            guard let view else { break }
            for case let interaction as UIDragInteraction in view.interactions where interaction.isEnabled {
                let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
                return host.drags.beginKeyboardDrag(of: interaction, at: view.convert(middle, to: nil))
            }
        }
        return false
    }
}
