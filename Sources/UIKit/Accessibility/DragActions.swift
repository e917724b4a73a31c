// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// The custom actions for drag and drop with a screen reader. They pick up the item at an element, or drop the dragged
/// items at the element.
///
/// Picking up lifts the item that a finger would lift at the element's activation point, and dropping uses the drop
/// target at that point. Cells of lists also accept drops before and after them, and offer their own actions for these.
@MainActor
struct DragActions {
    private let element: AccessibleObject
    /// The element itself if it is a view, and otherwise the nearest view that contains it.
    private let view: UIView
    private let window: UIWindow
    private let host: DesktopWindowHost

    /// Creates the drag and drop actions of an element; nil if the element is not in a window.
    init?(at element: AccessibleObject) {
        let view = sequence(first: element, next: \.accessibilityParent).lazy.compactMap { $0 as? UIView }.first
        guard let view, let window = view.window, let host = window.host else { return nil }
        (self.element, self.view, self.window, self.host) = (element, view, window, host)
    }

    /// The actions that are possible now. Without a drag, an item can be picked up. During a drag that the keyboard or
    /// a screen reader has begun, the dragged items can be dropped or put back.
    var all: [UIAccessibilityCustomAction] {
        guard let drag = host.drags.current, drag.stateMachine.isUnderWay else {
            return source == nil ? [] : [action(Phrase.pickUp.text()) { $0.pickUp() }]
        }
        return drag.isKeyboardDrag
            ? dropActions(for: drag) + [action(Phrase.putBackDragged.text()) { $0.cancelDrag() }] : []
    }

    private func action(_ name: String, _ body: @escaping (DragActions) -> Bool) -> UIAccessibilityCustomAction {
        UIAccessibilityCustomAction(name: name) { [weak element] _ in
            element.flatMap { DragActions(at: $0) }.map(body) ?? false
        }
    }

    /// Whether a view can receive the items of the current drag. ``AccessibilityTree`` treats such a view itself as an
    /// element if there are no elements inside it.
    static func canReceiveDrag(_ view: UIView) -> Bool {
        let interactions = view.dropInteractions
        guard !interactions.isEmpty, let drag = view.window?.host?.drags.current, drag.isKeyboardDrag,
            drag.stateMachine.isUnderWay
        else { return false }
        return interactions.contains(where: drag.canBeHandled)
    }

    // MARK: Position

    /// The point at which the actions pick up or drop items, in screen coordinates. It is the element's activation
    /// point if that is visible, and otherwise the centre of the visible part. Nil if no part of the element is
    /// visible.
    private var point: CGPoint? {
        guard let part = view.visiblePart() else { return nil }
        let seen = UIAccessibility.convertToScreenCoordinates(part, in: view).intersection(element.accessibilityFrame)
        if seen.isNull { return nil }
        let wanted = element.accessibilityActivationPoint
        return seen.contains(wanted) ? wanted : CGPoint(x: seen.midX, y: seen.midY)
    }

    /// The hit view at a point in screen coordinates, followed by its superviews from the inside out.
    private func views(at point: CGPoint) -> [UIView] {
        let event = UIEvent(type: .touches, timestamp: CACurrentMediaTime(), modifierFlags: [])
        guard let hit = host.window(at: point, event: event)?.view else { return [] }
        return Array(sequence(first: hit, next: \.superview))
    }

    /// The table that contains the element, and the row, header or footer to which the element belongs. Nil outside a
    /// table.
    private var part: (table: UITableView, part: ListPart)? {
        var inner = element
        for object in sequence(first: element, next: \.accessibilityParent).dropFirst() {
            if let table = object as? UITableView, case .part(let part)? = table.elementPlace(of: inner) {
                return (table, part)
            }
            if object is UIView { inner = object }
        }
        return nil
    }

    /// The list of which the element is a cell; nil for another element.
    private var listOfCell: (any DraggableList)? { (element as? any ListCell)?.listView as? any DraggableList }

    // MARK: Picking up

    /// The drag interaction that would lift the item at the element's point; nil if there is none. Also nil if the
    /// element is a cell of a list, because cells offer their own actions for dragging.
    private var source: UIDragInteraction? {
        guard !(listOfCell?.dragging.drag?.interaction.isEnabled ?? false), let point else { return nil }
        let all = views(at: point).lazy.flatMap(\.storedInteractions).compactMap { $0 as? UIDragInteraction }
        return all.first { $0.isEnabled }.flatMap { $0.delegate is ListDrag ? nil : $0 }
    }

    private func pickUp() -> Bool {
        scrollToVisible()
        guard let source, let point, let window = source.view?.window else { return false }
        return host.drags.beginKeyboardDrag(of: source, at: host.convert(point, to: window))
    }

    private func cancelDrag() -> Bool {
        guard let drag = host.drags.current, drag.isKeyboardDrag, drag.stateMachine.isUnderWay else { return false }
        drag.cancelled()
        return true
    }

    // MARK: Dropping

    private func dropActions(for drag: ActiveDrag) -> [UIAccessibilityCustomAction] {
        let target = target(of: drag)
        // A cell has its own actions for drops before, after and into it.
        if let drop = listOfCell?.dragging.drop, target == nil || target === drop.interaction { return [] }
        if let (table, part) = part, let drop = table.dragging.drop, target == nil || target === drop.interaction {
            return part.headerFooterKind.flatMap { table.action(ofDropping: drag, at: $0, of: part.section) }.map {
                [$0]
            } ?? []
        }
        return target == nil ? [] : [action(Phrase.drop.text()) { $0.drop() }]
    }

    /// The drop interaction that would receive the dragged items at the element's point; nil if there is none.
    private func target(of drag: ActiveDrag) -> UIDropInteraction? {
        guard let point else { return nil }
        let views = views(at: point)
        let near = MinimumHitArea.dropTargets(near: host.convert(point, to: window), among: views)
        return (near + views).lazy.flatMap(\.dropInteractions).first(where: drag.canBeHandled)
    }

    private func drop() -> Bool {
        guard let drag = host.drags.current, drag.isKeyboardDrag, drag.stateMachine.isUnderWay else { return false }
        scrollToVisible()
        guard let target = target(of: drag), let point else { return false }
        let pointer = host.convert(point, to: drag.window)
        let entrance = (target.delegate as? any DragStepping)?.pointerOnEntering(beside: pointer)
        drag.pointerMoved(to: entrance ?? pointer, time: CACurrentMediaTime())
        return drag.dropIfAccepted(on: target)
    }

    private func scrollToVisible() {
        guard point == nil else { return }
        view.scrollToVisible()
        window.layoutIfNeeded()
    }
}

extension ActiveDrag {
    /// Whether a drop interaction's delegate says that it can handle the dragged items. The delegate may still refuse
    /// them later, when it proposes an operation for items over the interaction's view.
    func canBeHandled(by destination: UIDropInteraction) -> Bool {
        destination.delegate?.dropInteraction(destination, canHandle: dropSession) ?? false
    }

    /// Drops the items at the pointer's position if `destination` accepts them there.
    ///
    /// - Returns: false if `destination` does not accept the items there, or if another interaction would receive them.
    ///   In both cases the drag continues.
    func dropIfAccepted(on destination: UIDropInteraction) -> Bool {
        let isTaken = outcome.operation.isDrop && outcome.target === destination
        if isTaken { released() }
        return isTaken
    }
}
