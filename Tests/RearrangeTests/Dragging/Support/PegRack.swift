// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

@testable import Rearrange

/// A small component: pegs of 40 by 40 points in a row of holes, which are 100 points apart.
/// A peg can be dragged to a free hole.
///
/// It shows the code that a component needs besides a ``DragController``.
@MainActor
final class PegRack: UIView {
    let controller = DragController<DraggedPeg>()
    let recognizer = LiftGestureRecognizer()
    let pegs: [UIView]
    /// The index of the hole that each peg is in. A peg has the same index here as in `pegs`.
    var holes: [Int]
    /// The callbacks from the rack to its app, in order.
    var calls: [String] = []
    /// Called for each callback, before the callback is added to `calls`.
    var onCall: (String) -> Void = { _ in }

    init(holes: [Int]) {
        self.holes = holes
        pegs = holes.map { _ in UIView() }
        super.init(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
        for (peg, hole) in zip(pegs, holes) {
            peg.frame = PegRack.frame(of: hole)
            addSubview(peg)
        }
        recognizer.canLift = { [weak self] point in
            self?.peg(at: point) != nil && self?.window?.isDragging == false
        }
        recognizer.addTarget(self, action: PegRack.handle)
        addGestureRecognizer(recognizer)
    }

    required init?(coder: NSCoder) { nil }

    static func frame(of hole: Int) -> CGRect { CGRect(x: 100 * hole + 30, y: 30, width: 40, height: 40) }

    func record(_ text: String) {
        onCall(text)
        calls.append(text)
    }

    private func peg(at point: CGPoint) -> Int? { pegs.firstIndex { $0.shownFrame.contains(point) } }

    private func handle(_ recognizer: LiftGestureRecognizer) {
        controller.handle(recognizer) { peg(at: recognizer.beginning).map { DraggedPeg($0, in: self) } }
    }
}

/// A peg that is dragged.
@MainActor
final class DraggedPeg: DraggedContent {
    private let rack: PegRack
    var controller: DragController<DraggedPeg> { rack.controller }
    private let number: Int
    private let home: Int
    private var proposed: Int
    private var landing: DropAnimation?
    let containerView: UIView
    let autoscroll = Autoscroll()

    init(_ number: Int, in rack: PegRack) {
        (self.rack, self.number, containerView) = (rack, number, rack)
        (home, proposed) = (rack.holes[number], rack.holes[number])
    }

    var itemView: UIView { peg }
    private var peg: UIView { rack.pegs[number] }
    private var isFree: Bool { proposed == home || !rack.holes.contains(proposed) }

    func willBegin() { rack.record("begin \(number)") }
    func lift() { peg.alpha = 0.5 }

    func autoscrollTarget(at point: CGPoint) -> (view: UIView, axes: [NSLayoutConstraint.Axis])? {
        (rack, [.horizontal])
    }

    func move(to pointer: CGPoint) { peg.center.x = rack.convert(pointer, from: nil).x }

    func propose() -> Bool { propose(Int(peg.center.x / 100)) }

    func step(for key: UIKey) -> Bool {
        switch key.keyCode {
        case .keyboardLeftArrow: propose(proposed - 1)
        case .keyboardRightArrow: propose(proposed + 1)
        default: false
        }
    }

    private func propose(_ hole: Int) -> Bool {
        let old = proposed
        proposed = min(max(0, hole), 9)
        return proposed != old
    }

    func showProposal(isNew: Bool) {
        if controller.isKeyboardDrag { peg.frame = PegRack.frame(of: proposed) }
        peg.alpha = isFree ? 0.5 : 0.2
    }

    func announcement(of event: DragEvent) -> String? { "Peg \(event), hole \(event == .putBack ? home : proposed)" }

    func drop() {
        guard isFree else { return animateReturn() }
        rack.controller.report(.dropped)
        if proposed != home {
            rack.holes[number] = proposed
            rack.record("move \(number) to \(proposed)")
        }
        land()
    }

    func animateReturn() {
        rack.controller.report(.putBack)
        land()
    }

    private func land() {
        let frame = PegRack.frame(of: rack.holes[number])
        landing = DropAnimation(
            0.3,
            animations: {
                self.peg.alpha = 1
                self.peg.frame = frame
            }, completion: { self.rack.controller.settle(self) })
    }

    func finishAtOnce() {
        landing?.stop()
        UIView.performWithoutAnimation {
            peg.alpha = 1
            peg.frame = PegRack.frame(of: rack.holes[number])
        }
        rack.controller.settle(self)
    }

    func didEnd(committed: Bool) { rack.record(committed ? "dropped" : "cancelled") }
}
