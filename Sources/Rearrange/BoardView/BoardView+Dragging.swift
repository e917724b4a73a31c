// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

extension BoardView {
    // MARK: What is held

    /// Whether a press at a point of the view may lift something. Nobody is asked to make anything yet.
    func mayLift(at point: CGPoint) -> Bool {
        guard window?.carriesSomething == false, let (surface, place) = surfaceAndPlace(at: point) else { return false }
        if topView(at: place, in: container(of: surface)) != nil {
            return held(at: place, on: surface).map { !isLiftedBySession($0) } ?? false
        }
        return newItem != nil && emptyPlace(at: place, on: surface) != nil
    }

    /// What a press at a point of the view takes hold of; nil for nothing.
    func grip(at point: CGPoint) -> BoardGrip? {
        guard let (surface, place) = surfaceAndPlace(at: point) else { return nil }
        if topView(at: place, in: container(of: surface)) != nil { return held(at: place, on: surface) }
        guard let empty = emptyPlace(at: place, on: surface), let item = newItem?(empty), store[item.id] == nil,
            let segment = segments(of: item).first
        else { return nil }
        return BoardGrip(
            kind: places.draws(item, on: surface) ? .draw : .add, home: item, piece: 0, surface: surface,
            frame: segment.frame, point: place)
    }

    private func surfaceAndPlace(at point: CGPoint) -> (BoardSurface, CGPoint)? {
        guard isEnabled, visit == nil, bounds.contains(point) else { return nil }
        let surface = surface(at: point)
        // What has scrolled below a calendar's header is not held by it.
        guard scrollView(of: surface).frame.contains(point) else { return nil }
        return (surface, container(of: surface).convert(point, from: self))
    }

    private func emptyPlace(at place: CGPoint, on surface: BoardSurface) -> BoardItem.Place? {
        container(of: surface).bounds.contains(place) ? places.newPlace(at: place, on: surface) : nil
    }

    private func held(at place: CGPoint, on surface: BoardSurface) -> BoardGrip? {
        let container = container(of: surface)
        guard let (key, view) = topView(at: place, in: container), let item = store[key.id], mayLift(item),
            configuration.liftsByControls || !view.content.hasControl(at: view.content.convert(place, from: container))
        else { return nil }
        let frame = view.shownFrame
        let pulled =
            item.canResize
            ? frame.edges(at: place).intersection(places.edges(of: item, piece: key.piece, on: surface)) : []
        guard item.canMove || !pulled.isEmpty else { return nil }
        return BoardGrip(
            kind: pulled.isEmpty ? .move : .resize(pulled), home: item, piece: key.piece, surface: surface,
            frame: frame, point: place)
    }

    func mayLift(_ item: BoardItem) -> Bool {
        isEnabled && !isLeft && (item.canMove || item.canResize) && !pendingDrops.contains(item.id)
            && delegate?.boardView(self, canLift: item) != false
    }

    /// The landing of the item that is seen at a point of the view; nil if none lands there.
    func landing(at point: CGPoint) -> Landing? {
        guard let drag, drag.isLanding, let (surface, place) = surfaceAndPlace(at: point),
            topView(at: place, in: container(of: surface))?.1 === drag.view
        else { return nil }
        return drag.landing
    }

    /// The view on top at a point, where it is on screen now.
    private func topView(at point: CGPoint, in container: BoardSheet) -> (BoardViewKey, BoardItemView)? {
        var found: (key: BoardViewKey, view: BoardItemView)?
        var all = views
        if let drag { all[BoardViewKey(id: drag.id, piece: drag.grip.piece)] = drag.view }
        for (key, view) in all where container.has(view) && view.shownFrame.contains(point) {
            let isAbove = found.map { isDrawn(key, view, above: $0.key, $0.view) } ?? true
            if isAbove { found = (key, view) }
        }
        return found
    }

    /// What has the focus is drawn above all others, which lie as the app has ordered them.
    private func isDrawn(
        _ key: BoardViewKey, _ view: BoardItemView, above other: BoardViewKey, _ otherView: BoardItemView
    ) -> Bool {
        if view.isFocused != otherView.isFocused { return view.isFocused }
        return (store.place(of: key.id) ?? 0) >= (store.place(of: other.id) ?? 0)
    }

    // MARK: Input

    /// Hears of each state, also of those that others brought about, as by disabling the recognizer or taking it away.
    func follow(_ recognizer: LiftGestureRecognizer) {
        let location = recognizer.location(in: nil)
        switch recognizer.state {
        case .began:
            guard !session.isUnderWay else { return }
            finishAtOnce()
            // From here on the press is a drag, which outlives the touch until the item has landed.
            session = recognizer.press
            lift()
        case .changed where drag?.isLedByKeys == false: perform(session.moved(to: location, time: CACurrentMediaTime()))
        case .ended where drag?.isLedByKeys == false:
            if let drag { drag.opensMenu = drag.isHeldStill && drag.mayGoOn }
            perform(drag?.mayGoOn == false ? session.cancelled() : session.released())
        case .cancelled where drag?.isLedByKeys == false, .failed where drag?.isLedByKeys == false:
            perform(session.cancelled())
        default: break
        }
    }

    private func lift() {
        // The data may have changed since the finger went down.
        guard let grip = grip(at: recognizer.beginning) else { return giveUp() }
        begin(grip, lead: .pointer(recognizer))
    }

    func begin(_ grip: BoardGrip, lead: BoardDrag.Lead) {
        let view: BoardItemView
        if !grip.isNew, let known = views[BoardViewKey(id: grip.home.id, piece: grip.piece)] {
            view = known
        } else {
            view = makeItemView(grip.home)
            view.frame = grip.frame
            container(of: grip.surface).air.addSubview(view)
        }
        let drag = BoardDrag(grip, view: view, lead: lead, on: self)
        self.drag = drag
        drag.takeUp()
        delegate?.boardView(self, willBeginDragging: grip.home)
        // The delegate may have ended it again.
        guard self.drag === drag, session.state == .lifting else { return }
        drag.begin()
        perform(session.liftFinished())
    }

    /// There is nothing to lift after all: nobody hears of a begin, nor of an end.
    private func giveUp() {
        session = DragSession()
        // Lets go of the touch.
        recognizer.isEnabled = false
        recognizer.isEnabled = isEnabled
    }

    // MARK: Effects

    func perform(_ action: DragSession.Action) {
        switch action {
        case .none, .fail, .startTimer, .lift, .begin, .putDown, .finish: break
        case .move: drag?.pointerMoved()
        case .drop:
            guard let drag else { return }
            drag.drop { [weak self] isPut in self?.settle(drag, committed: isPut) }
        case .cancel:
            guard let drag else {
                _ = session.settled()
                return
            }
            drag.cancel { [weak self] in self?.settle(drag, committed: false) }
        }
    }

    /// What is on its way to its place ends at once: whoever is to know is told.
    func finishAtOnce() {
        drag?.finishAtOnce()
        action?.end()
    }

    private func settle(_ settled: BoardDrag, committed: Bool) {
        guard case .finish = session.settled() else { return }
        // Room that was kept as it was meanwhile is shared out anew.
        setNeedsLayout()
        let item = store[settled.id] ?? settled.grip.home
        delegate?.boardView(self, didEndDragging: item, committed: committed)
        guard settled.opensMenu, item.place == settled.grip.home.place else { return }
        // The press is over by then, also if nothing has moved.
        DispatchQueue.main.async { [weak self] in
            self?.views[BoardViewKey(id: settled.id, piece: settled.grip.piece)]?.openMenu()
        }
    }
}
