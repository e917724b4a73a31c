// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Lets the rows of a table be lifted by a long press, carried to another place, and dropped there.
///
///     let reorderer = RowReorderer(tableView: tableView)
///     reorderer.onMove = { [weak self] sources, targets in
///         for (source, target) in zip(sources, targets) { self?.move(from: source, to: target) }
///     }
///
/// While a row is in the air the other rows make way on screen, and nothing else happens: the model is written once, when
/// the row is dropped, and not at all when the touch is cancelled. The reorderer holds the table weakly; the app holds
/// the reorderer.
///
/// A drag is cancelled, too, by the Escape key, when the app is put aside, the window is resized, the table begins to be
/// edited, something is pushed or presented over it, or it leaves its window.
///
/// Rows that the data source's `canMoveRowAt` refuses stay where they are. The delegate's
/// `targetIndexPathForMoveFromRowAt` is asked for each new place.
///
/// ## Caveats
/// The table must not change its rows while one is in the air; if their number does, the drag is cancelled.
@MainActor
public final class RowReorderer: NSObject {
    public private(set) weak var tableView: UITableView?
    public var configuration = Configuration.players {
        didSet { recognizer.configuration = configuration.lift }
    }

    /// Whether rows can be lifted. Turning it off cancels a drag that is under way.
    public var isEnabled = true {
        didSet {
            if !isEnabled { cancel() }
            recognizer.isEnabled = isEnabled
        }
    }

    public weak var delegate: (any RowReordererDelegate)?

    /// Writes a move to the model: row by row, from where it was to where it is once all have been taken out and put in.
    ///
    /// Called once for a drag, when the row is dropped and before it comes to rest, and only if it changed its place.
    /// Without it the data source's `tableView(_:moveRowAt:to:)` is called.
    public var onMove: (([IndexPath], [IndexPath]) -> Void)?

    private let recognizer = LiftGestureRecognizer()
    /// The drag that is under way; until it begins, the recognizer's press decides.
    private var session = DragSession()
    private var drag: RowDrag?

    // MARK: Lifecycle

    public init(tableView: UITableView) {
        self.tableView = tableView
        super.init()
        recognizer.canLift = { [weak self] point in self?.liftablePath(at: point) != nil }
        recognizer.addTarget(self, action: RowReorderer.follow)
        tableView.addGestureRecognizer(recognizer)
    }

    isolated deinit {
        tableView?.removeGestureRecognizer(recognizer)
    }

    /// Whether a row is in the air.
    public var isDragging: Bool { session.isActive }

    /// Puts a row that is in the air back where it was.
    public func cancel() {
        perform(session.cancelled())
    }

    // MARK: Input

    /// The row at a point of the table, where it may be lifted.
    private func liftablePath(at point: CGPoint) -> IndexPath? {
        guard isEnabled, let tableView, !tableView.isEditing, tableView.window?.carriesSomething != true,
            let path = tableView.indexPathForRow(at: point),
            canMove(path), delegate?.rowReorderer(self, canLiftRowAt: path) != false
        else { return nil }
        return path
    }

    private func canMove(_ path: IndexPath) -> Bool {
        guard let tableView, let dataSource = tableView.dataSource else { return false }
        return dataSource.rowReordererCanMove(path, in: tableView)
    }

    /// Hears of each state, also of those that others brought about, as by disabling the recognizer or taking it away.
    private func follow(_ recognizer: LiftGestureRecognizer) {
        let location = recognizer.location(in: nil)
        switch recognizer.state {
        case .began:
            finishAtOnce()
            // From here on the press is a drag, which outlives the touch until the row has landed.
            session = recognizer.press
            lift()
        case .changed: perform(session.moved(to: location, time: CACurrentMediaTime()))
        case .ended: perform(drag?.mayGoOn == false ? session.cancelled() : session.released())
        case .cancelled, .failed: perform(session.cancelled())
        default: break
        }
    }

    // MARK: Effects

    private func perform(_ action: DragSession.Action) {
        switch action {
        case .none, .fail, .startTimer, .lift, .begin, .putDown: break
        case .move: drag?.pointerMoved()
        case .drop: drop()
        case .cancel: returnHome()
        case .finish(let committed): delegate?.rowReorderer(self, didEndDraggingCommitting: committed)
        }
    }

    private func lift() {
        // The data may have changed since the finger went down.
        guard let tableView, let path = liftablePath(at: recognizer.beginning),
            let drag = RowDrag(
                of: path, in: tableView, owner: self, recognizer: recognizer, configuration: configuration,
                canMove: { [weak self] in self?.canMove($0) ?? false })
        else { return giveUp() }
        self.drag = drag
        delegate?.rowReorderer(self, willBeginDraggingRowAt: path)
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

    private func drop() {
        guard let drag else { return perform(session.settled()) }
        drag.drop(write: { [weak self] source, target in self?.write(source, target) }) { [weak self] in
            self?.settle(drag)
        }
    }

    private func write(_ source: IndexPath, _ target: IndexPath) {
        if let onMove {
            onMove([source], [target])
        } else if let tableView {
            tableView.dataSource?.rowReordererMove(source, to: target, in: tableView)
        }
    }

    private func returnHome() {
        guard let drag else { return perform(session.settled()) }
        drag.cancel { [weak self] in self?.settle(drag) }
    }

    private func settle(_ settled: RowDrag) {
        guard drag === settled else { return }
        drag = nil
        perform(session.settled())
    }

    /// A row that is still landing when the next is lifted is at its place at once.
    private func finishAtOnce() {
        perform(session.cancelled())
        drag?.finishAtOnce()
    }
}

/// Has a say in what is lifted, and hears of each drag's begin and end.
@MainActor
public protocol RowReordererDelegate: AnyObject {
    func rowReorderer(_ reorderer: RowReorderer, canLiftRowAt indexPath: IndexPath) -> Bool
    func rowReorderer(_ reorderer: RowReorderer, willBeginDraggingRowAt indexPath: IndexPath)
    /// Called once for each begin, when the row is at rest again.
    func rowReorderer(_ reorderer: RowReorderer, didEndDraggingCommitting committed: Bool)
}

extension RowReordererDelegate {
    public func rowReorderer(_ reorderer: RowReorderer, canLiftRowAt indexPath: IndexPath) -> Bool { true }
    public func rowReorderer(_ reorderer: RowReorderer, willBeginDraggingRowAt indexPath: IndexPath) {}
    public func rowReorderer(_ reorderer: RowReorderer, didEndDraggingCommitting committed: Bool) {}
}
