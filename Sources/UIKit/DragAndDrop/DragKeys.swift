// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// A step that keys lead a drag by, in what it is over.
enum DragStep {
    case next, previous, first, last
}

/// Something with several places to drop on, among which keys go.
@MainActor
protocol DragStepping: AnyObject {
    /// Where the pointer has to be, in window coordinates, for the drag to come to the next place, which is brought into
    /// sight.
    ///
    /// - Returns: nil where nothing would be dropped: there is no further place, or none that can be brought into sight.
    func pointer(after step: DragStep) -> CGPoint?
    /// Where it has to be, in window coordinates, for a drag that comes in.
    ///
    /// - Parameter point: in the window, beside which it stays as nearly as it can; nil for the first place in sight.
    func pointerOnEntering(beside point: CGPoint?) -> CGPoint
    /// Points of the window from side to side of a place.
    var widthOfPlaces: CGFloat { get }
}

/// Something whose parts are dragged, each of which has its own home.
@MainActor
protocol DragHome: AnyObject {
    /// Brings the home of what is dragged into sight, as far as that is in the hands of its view.
    ///
    /// - Returns: the view to bring into sight in all that lies round it; nil for the source itself.
    func revealHome() -> UIView?
}

extension ActiveDrag {
    /// Brings what goes home into sight: keys have scrolled it away, and lead on from there.
    func revealHome() {
        guard let source = source?.interaction, let view = source.view, view.window === window else { return }
        let home = (source.delegate as? any DragHome)?.revealHome() ?? view
        home.scrollIntoSight()
        window.layoutIfNeeded()
    }
}

/// A drag by keys: command or control with D picks up what has the focus, arrows and tab lead it, space or return drops
/// it, escape puts it back.
///
/// It is a drag like others: keys move the pointer that it follows.
@MainActor
struct DragKeys {
    private let drag: ActiveDrag
    private let source: DragSource

    /// - Returns: nil where they do not lead it.
    init?(_ drag: ActiveDrag) {
        guard let source = drag.source, source.isLedByKeys else { return nil }
        (self.drag, self.source) = (drag, source)
    }

    /// Where they have led it last, whether that has taken it or not.
    private var aim: DropTarget? { if case .keys(let aim) = source.lead { aim } else { nil } }

    func perform(_ key: UIKey) {
        let stroke = key.stroke
        if stroke.drops { return drag.released() }
        if stroke.cancels { return drag.cancelled() }
        switch stroke.arrow {
        case .down: return step(.next, .down)
        case .up: return step(.previous, .up)
        case .left: return go(.left)
        case .right: return go(.right)
        case nil: break
        }
        switch key.keyCode {
        case .keyboardHome: step(.first, nil)
        case .keyboardEnd: step(.last, nil)
        case .keyboardTab: goOn(isBackwards: key.modifierFlags.contains(.shift))
        default: break
        }
    }

    private func move(to point: CGPoint?) {
        if let point { drag.pointerMoved(to: point, time: CACurrentMediaTime()) }
    }

    // MARK: Within a destination

    private func step(_ step: DragStep, _ direction: FocusDirection?) {
        let list = drag.targeting.current?.interaction.delegate as? any DragStepping
        if let point = list?.pointer(after: step) { return move(to: point) }
        // Elsewhere there may be places that are seen.
        if let direction { go(direction) }
    }

    // MARK: Between destinations

    /// All that something may be dropped on, with where it is seen, or would be if it were not scrolled aside.
    private var map: FocusMap<DropTarget> {
        var places: [FocusMap<DropTarget>.Place] = []
        func look(in view: UIView, isScrolled: Bool) {
            guard !view.isHidden, view.alpha > 0.01 else { return }
            let first = places.count
            var isPlace = false
            // Of several at one place keys reach the one that the pointer would.
            let targets = view.dropInteractions.map(DropTarget.init)
            if let target = targets.first(where: { $0 == drag.targeting.current || $0 == aim }) ?? targets.first {
                let whole = view.convert(view.bounds, to: nil)
                let frame = isScrolled ? whole : whole.intersection(drag.window.bounds)
                // A list without rows may be as thin as a line.
                if !frame.isNull, !frame.isEmpty || whole.isEmpty {
                    places.append(.init(item: target, frame: frame))
                    isPlace = true
                }
            }
            for subview in view.subviews { look(in: subview, isScrolled: isScrolled || view is UIScrollView) }
            if isPlace, isCovered(places[first].item, by: places[(first + 1)...]) { places.remove(at: first) }
        }
        look(in: drag.window, isScrolled: false)
        let isMirrored = drag.window.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return FocusMap(places, isRightToLeft: isMirrored)
    }

    /// Whether keys, which lead to the middle of what has no places of its own, would come to another destination there
    /// that lies in this one: to a list on a page that takes drops too, wherever that middle is in the list.
    private func isCovered(_ target: DropTarget, by inner: ArraySlice<FocusMap<DropTarget>.Place>) -> Bool {
        guard !(target.interaction.delegate is any DragStepping), let view = target.interaction.view,
            let part = view.partInSight()
        else { return false }
        let middle = view.convert(CGPoint(x: part.midX, y: part.midY), to: nil)
        return inner.contains { place in
            guard let view = place.item.interaction.view else { return false }
            return view.partInSight()?.contains(view.convert(middle, from: nil)) == true
        }
    }

    private func go(_ direction: FocusDirection) {
        let (map, current) = (map, drag.targeting.current)
        let from =
            map.places.first { $0.item == current }?.frame ?? CGRect(origin: drag.contents.location, size: .zero)
        let isAside = direction == .left || direction == .right
        // Lists that are below each other have none beside them.
        let next = isAside ? current.flatMap { map.item(besideOrAfter: $0, direction) } : nil
        guard let found = next ?? map.item(from: from, direction, besides: current) else { return }
        enter(found, beside: isAside ? drag.contents.location : nil)
    }

    private func goOn(isBackwards: Bool) {
        let order = map.inOrder
        guard !order.isEmpty else { return }
        // What refuses is aimed at and not entered, and the next is the one after it.
        let current = [aim, drag.targeting.current].lazy.compactMap { $0 }.compactMap(order.firstIndex).first
        let next = current.map { ($0 + (isBackwards ? order.count - 1 : 1)) % order.count } ?? 0
        enter(order[next])
    }

    private func enter(_ target: DropTarget, beside point: CGPoint? = nil) {
        source.lead = .keys(aim: target)
        guard let view = target.interaction.view else { return }
        view.scrollIntoSight()
        drag.window.layoutIfNeeded()
        guard let part = view.partInSight() else { return }
        let entrance = (target.interaction.delegate as? any DragStepping)?.pointerOnEntering(beside: point)
        move(to: entrance ?? view.convert(CGPoint(x: part.midX, y: part.midY), to: nil))
    }
}

extension DragCoordinator {
    /// What a key means while something is dragged: Escape puts it back, tab leaves the focus alone.
    ///
    /// - Returns: whether the key is nobody else's.
    func answers(_ key: UIKey) -> Bool {
        guard let current, current.life.isUnderWay else { return false }
        if let keys = DragKeys(current) {
            keys.perform(key)
            return true
        }
        // Where the desktop leads it there is no touch that Escape would take away.
        if key.stroke.cancels, current.source != nil {
            current.cancelled()
            return true
        }
        return key.keyCode == .keyboardTab
    }

    /// A key is held that nobody else hears of: arrows lead on, and what ends a drag does so once.
    func goesOn(by key: UIKey) {
        guard key.stroke.arrow != nil, current?.isLedByKeys == true else { return }
        _ = answers(key)
    }

    /// Picks up what a key was pressed for.
    ///
    /// - Returns: false where it gives nothing.
    func pickUpByKey(_ interaction: UIDragInteraction, at point: CGPoint) -> Bool {
        guard let prepared = prepare(interaction, at: point), let window = interaction.view?.window else {
            return false
        }
        var life = DragSession()
        let time = CACurrentMediaTime()
        _ = life.pressed(at: point, time: time, trigger: .movement(distance: 0))
        _ = life.moved(to: point, time: time)
        return lift(prepared, life: life, in: window)
    }
}

extension UIFocusSystem {
    /// Picks up what has the focus, as dragging it does.
    ///
    /// - Returns: false where it cannot be dragged.
    func picksUp() -> Bool {
        let picksUp = picksUpFocused()
        // Where the thing is put down, everybody sees that the focus is there.
        if picksUp { keysWereUsed() }
        return picksUp
    }

    private func picksUpFocused() -> Bool {
        guard let host else { return false }
        if let list = current?.view as? any ListView { return list.pickUpFocusedRow() }
        for view in sequence(first: current?.view, next: { $0?.superview }) {
            guard let view else { break }
            for case let interaction as UIDragInteraction in view.interactions where interaction.isEnabled {
                let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
                return host.drags.pickUpByKey(interaction, at: view.convert(middle, to: nil))
            }
        }
        return false
    }
}
