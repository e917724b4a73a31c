// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

extension UITableView {
    // MARK: The gesture

    /// - Parameter beginning: where the finger went down, in window coordinates.
    func swipeMayBegin(at beginning: CGPoint, movement: CGPoint) -> Bool {
        guard reorder == nil, pull(movement) > 0, let cell = swipeableCell(at: beginning) else { return false }
        return swipe?.cell !== cell
    }

    private func swipeableCell(at beginning: CGPoint) -> UITableViewCell? {
        guard let indexPath = indexPathForRow(at: convert(beginning, from: nil)) else { return nil }
        let path = RowPath(indexPath)
        guard let cell = cells[path], maySwipe(path) else { return nil }
        return cell
    }

    /// How far a movement goes the way that opens rows: to the left, or where text runs the other way to the right.
    private func pull(_ movement: CGPoint) -> CGFloat {
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? movement.x : -movement.x
    }

    func swiped(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            guard let beginning = swipePan.touches.first?.beginning, let cell = swipeableCell(at: beginning) else {
                return
            }
            beginSwipe(cell)
            followSwipe()
        case .changed: followSwipe()
        case .ended: endSwipe()
        case .cancelled: closeSwipe(animated: true)
        default: break
        }
    }

    private func beginSwipe(_ cell: UITableViewCell) {
        closeSwipe(animated: true)
        guard let path = cell.path else { return }
        delegate?.tableView(self, willBeginEditingRowAt: IndexPath(path))
        // The delegate may have changed the table.
        guard cell.path != nil, let now = cell.path, cells[now] === cell else { return }
        open(cell, .swipe)
    }

    private func open(_ cell: UITableViewCell, _ cause: SwipedRow.Cause) {
        guard let path = cell.path else { return }
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: IndexPath(path)) ?? "Delete"
        let button = DeleteConfirmationButton(title: title)
        button.addAction(
            UIAction { [weak self, weak cell] _ in
                guard let self, let cell else { return }
                confirmDeletionTapped(in: cell)
            }, for: .touchUpInside)
        let swipe = SwipedRow(cell, cause)
        swipe.grabbed = cell.slide
        self.swipe = swipe
        cell.showDeleteConfirmation(button)
    }

    private func followSwipe() {
        guard let swipe, swipe.cause == .swipe else { return }
        let travel = pull(swipePan.movement)
        let isFull = travel >= bounds.width * CGFloat(Thresholds.SwipeActions.fullSwipeFraction)
        let wasFull = swipe.isFull
        swipe.isFull = isFull
        let shown = swipe.shown(pull: swipe.grabbed + pull(swipePan.translation(in: self)))
        if isFull != wasFull, !Motion.isReduced {
            UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
                swipe.cell.slide = shown
            }
        } else {
            swipe.cell.slide = shown
        }
    }

    private func endSwipe() {
        guard let swipe, swipe.cause == .swipe else { return }
        if swipe.isFull { return confirmDeletionTapped(in: swipe.cell) }
        let velocity = pull(swipePan.velocity(in: self))
        let width = swipe.cell.deleteConfirmation?.wantedWidth ?? 0
        // A fifth of a second on at this speed decides.
        if swipe.cell.slide + velocity / 5 > width / 2 {
            settle(swipe.cell, at: width, velocity: velocity)
        } else {
            closeSwipe(animated: true, velocity: velocity)
        }
    }

    // MARK: Opening and closing

    /// Shows the delete button of a row whose red minus was tapped, or hides it again.
    func confirmDeletion(of cell: UITableViewCell) {
        if swipe?.cell === cell { return closeSwipe(animated: true) }
        closeSwipe(animated: true)
        open(cell, .minus)
        settle(cell, at: cell.deleteConfirmation?.wantedWidth ?? 0, velocity: 0)
    }

    private func confirmDeletionTapped(in cell: UITableViewCell) {
        guard swipe?.cell === cell, let path = cell.path, cell.deleteConfirmation?.isEnabled == true else { return }
        // Whatever the data source does, it is asked once.
        cell.deleteConfirmation?.isEnabled = false
        commit(.delete, path)
        if swipe?.cell === cell { closeSwipe(animated: true) }
    }

    /// Closes the row that is open, if any.
    func closeSwipe(animated: Bool, velocity: CGFloat = 0) {
        guard let swipe else { return }
        self.swipe = nil
        let cell = swipe.cell
        let button = cell.deleteConfirmation
        button?.isEnabled = false
        tellEndOfEditing(swipe)
        guard animated, window != nil, !Motion.isReduced else { return cell.closeAtOnce() }
        settle(cell, at: 0, velocity: velocity) { [weak self] in
            if self?.swipe?.cell !== cell, cell.deleteConfirmation === button { cell.closeAtOnce() }
        }
    }

    /// The open row has gone, or all rows have.
    func forgetSwipe() {
        guard let swipe else { return }
        self.swipe = nil
        swipe.cell.closeAtOnce()
        tellEndOfEditing(swipe)
    }

    /// The open row is being deleted: it goes as it is.
    func swipedRowHasGone() {
        guard let swipe else { return }
        self.swipe = nil
        swipe.cell.deleteConfirmation?.isEnabled = false
        tellEndOfEditing(swipe)
    }

    private func tellEndOfEditing(_ swipe: SwipedRow) {
        guard swipe.cause == .swipe else { return }
        delegate?.tableView(self, didEndEditingRowAt: swipe.cell.path.map { IndexPath($0) })
    }

    /// Lets the row's content come to rest on a spring.
    private func settle(
        _ cell: UITableViewCell, at slide: CGFloat, velocity: CGFloat, completion: @escaping () -> Void = {}
    ) {
        let distance = slide - cell.slide
        guard !Motion.isReduced, distance != 0 else {
            cell.slide = slide
            return completion()
        }
        let spring = Thresholds.SwipeActions.settleSpring
        UIView.animate(
            springDuration: spring.perceptualDuration, bounce: CGFloat(spring.bounce),
            initialSpringVelocity: velocity / distance, delay: 0, options: .allowUserInteraction
        ) {
            cell.slide = slide
        } completion: { _ in
            completion()
        }
    }
}

extension UITableViewCell {
    /// How far the content is pushed aside to show what is behind it.
    var slide: CGFloat {
        get { isRightToLeft ? -bounds.minX : bounds.minX }
        set {
            bounds.origin.x = isRightToLeft ? -newValue : newValue
            deleteConfirmation?.layOut(in: self)
            deleteConfirmation?.layoutSubviews()
        }
    }

    func showDeleteConfirmation(_ button: DeleteConfirmationButton) {
        let old = state
        deleteConfirmation?.removeFromSuperview()
        deleteConfirmation = button
        clipping.insert(.swiped)
        addSubview(button)
        UIView.performWithoutAnimation {
            button.layOut(in: self)
            button.layoutSubviews()
        }
        if state != old {
            willTransition(to: state)
            didTransition(to: state)
        }
    }

    /// Takes the button away, with the content where it belongs.
    func closeAtOnce() {
        guard let button = deleteConfirmation else {
            if bounds.origin != .zero { bounds.origin = .zero }
            return
        }
        var new = state
        new.remove(.showingDeleteConfirmation)
        willTransition(to: new)
        button.removeFromSuperview()
        deleteConfirmation = nil
        clipping.remove(.swiped)
        layer.removeAnimation(forKey: "bounds")
        bounds.origin = .zero
        didTransition(to: new)
    }
}

extension Spring {
    /// How long it seems to take, in seconds.
    fileprivate var perceptualDuration: Double { 2 * .pi / (stiffness / mass).squareRoot() }
    /// 0 for one that does not swing, up to 1.
    fileprivate var bounce: Double { 1 - damping / (2 * (stiffness * mass).squareRoot()) }
}
