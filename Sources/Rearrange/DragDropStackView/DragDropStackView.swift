// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// A stack view whose views the user lifts by a long press, drags to another place, and drops there.
///
///     let stack = DragDropStackView(arrangedSubviews: cards)
///     stack.dragDelegate = self
///
///     func stackView(_ stackView: DragDropStackView, didMove view: UIView, fromIndex: Int, toIndex: Int) {
///         model.insert(model.remove(at: fromIndex), at: toIndex)
///     }
///
/// A lifted view grows; the others shrink and move aside. Spacings and distributions are kept, and hidden views are
/// skipped. `arrangedSubviews` changes once, when the view is dropped, and does not change if the drag is cancelled. A
/// drag is cancelled by the system, the Escape key, a resized window, or a presented or pushed view controller. It is
/// also cancelled if the app is deactivated or the dragged view is removed. Other views may be added and removed during
/// a drag.
///
/// Near an edge, the scroll views that contain the stack autoscroll. Stacks of one ``DragDropStackGroup`` exchange
/// views: a stack below a dragged view grows to make room, and the view's own stack shrinks. The views that contain the
/// stacks are then laid out again.
///
/// Keyboard: tab moves the focus to the stack, and arrows choose a view. Arrows across the axis move the focus to the
/// next stack of the group. Space or control-D lifts the view, arrows move it, space drops it, and Escape cancels. If
/// views can be removed, the Delete key removes the chosen view. The focus stays with a view that moves to another
/// stack, also when the move is undone. Assistive technology finds custom actions at each view.
///
/// ## Caveats
/// Custom actions are added to the accessibility elements of each view at layout, beside the app's own. During a drag
/// over the stack, a placeholder is among its `subviews`, but not among its `arrangedSubviews`.
@MainActor
open class DragDropStackView: UIStackView {
    /// The conditions of a lift and the look of dragged views; ``Configuration-swift.struct/standard`` unless set.
    public var configuration = Configuration.standard {
        didSet { recognizer.configuration = configuration.drag.lift }
    }

    /// The delegate, which is told of lifts, moves and drops, and decides which views can be lifted and where they can
    /// be dropped.
    public weak var dragDelegate: (any DragDropStackViewDelegate)?

    /// A change of the stack's views by a drag, keys, an accessibility action, undo or redo. A move to another stack is
    /// a ``DragDropStackGroup/Move`` instead.
    public enum Change {
        /// A view was moved within the stack. The indices are those in `arrangedSubviews` before and after the
        /// move.
        case moved(UIView, fromIndex: Int, toIndex: Int)
        /// A view was removed by a drop outside the stacks, by keys, by an accessibility action or by redo. The index
        /// is its previous one in `arrangedSubviews`.
        case removed(UIView, fromIndex: Int)
        /// A removed view was inserted again by undo. The index is its new one in `arrangedSubviews`.
        case inserted(UIView, atIndex: Int)
    }

    /// Called once for each change, after the delegate: when the view is dropped, before the drop animation, and when
    /// the change is undone or redone. Moves between stacks are reported to the group instead.
    public var onChange: ((Change) -> Void)?

    /// An asynchronous sequence, for a `for await` loop, of the changes passed to ``onChange``. Each access creates a
    /// new sequence, which starts with the next change and buffers unread changes.
    public var changes: AsyncStream<Change> { changeStreams.makeStream() }
    private let changeStreams = ChangeStreams<Change>()

    func report(_ change: Change) {
        switch change {
        case .moved(let view, let old, let new):
            dragDelegate?.stackView(self, didMove: view, fromIndex: old, toIndex: new)
        case .removed(let view, let old): dragDelegate?.stackView(self, didRemove: view, fromIndex: old)
        case .inserted(let view, let new): dragDelegate?.stackView(self, didInsert: view, atIndex: new)
        }
        onChange?(change)
        changeStreams.send(change)
    }

    /// A drop of one of the stack's views.
    public enum Drop {
        /// The view has been moved within the stack, or to another stack of its group.
        case moved(DragDropStackGroup.Move)
        /// The view has been removed by a drop outside the stacks, by keys or by an accessibility action. The index is
        /// its previous one in `arrangedSubviews`.
        case removed(UIView, fromIndex: Int)
    }

    /// Asks the app whether a drop of a view of this stack may stay; nil accepts every drop.
    ///
    /// The drop was already reported: to the delegate and ``onChange``, or to the group if the view moved to another
    /// stack. Until the app answers, the view stays at its target and cannot be lifted. If the app refuses the drop,
    /// the view returns to its previous place. The return is reported in the same way as the drop. See
    /// ``DropDecision``.
    public var confirmDrop: (@MainActor (Drop) async -> DropDecision)?

    /// Called at the moments of a drag at which an app may play haptic feedback.
    public var onHaptic: ((DragHaptic) -> Void)? {
        get { controller.onHaptic }
        set { controller.onHaptic = newValue }
    }

    /// The group of stacks with which this stack exchanges views; nil for none.
    public var group: DragDropStackGroup? {
        didSet {
            guard group !== oldValue else { return }
            cancel()
            oldValue?.remove(self)
            group?.add(self)
            setNeedsLayout()
        }
    }

    /// Whether views can be lifted here and dropped here from other stacks. Setting it to false cancels a running drag.
    public var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if !isEnabled { cancel() }
            recognizer.isEnabled = isEnabled
            setNeedsLayout()
        }
    }

    private let recognizer = LiftGestureRecognizer()
    let controller = DragController<DraggedArrangedView>()
    /// The drag of one of the stack's own views, until the end of its drop animation; nil if there is none.
    var drag: DraggedArrangedView? { controller.content }
    /// The drag of a view of another stack, while that view is over this stack; otherwise nil.
    weak var incomingDrag: DraggedArrangedView?
    let undoSteps = UndoSteps()
    /// The view that keys act on while the stack itself has the focus.
    weak var chosen: UIView?
    /// The frame of the focus ring, and whether a view is dragged from this stack or over it. During such a drag, the
    /// dragged view shows the ring instead.
    var ring: (frame: CGRect, isDragged: Bool)?
    /// The arrangement that replaces the app's own while a view is dragged into this stack or out of it.
    var temporaryArrangement: TemporaryArrangement?
    /// A number that increases with every change that may affect which views are visible or where they are. A drag
    /// measures the stack again only if this number has changed.
    private(set) var layoutVersion = 0
    let movingActions = StackMovingActions()
    private let ownChangeQueue = ChangeQueue()
    /// The serializer of changes, shared with the other stacks of the group.
    var changeQueue: ChangeQueue { group?.changeQueue ?? ownChangeQueue }
    private let ownPendingDrops = PendingDrops()
    /// The drops in this stack and its group that the app has neither accepted nor refused yet.
    var pendingDrops: PendingDrops { group?.pendingDrops ?? ownPendingDrops }
    let waitingRefusals = WaitingRefusals()

    // MARK: Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a stack view from an archive.
    public required init(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    deinit {
        MainActor.runInDeinit {
            controller.finishAtOnce()
            group?.remove(self)
            movingActions.clear()
            undoSteps.removeAll(of: self)
        }
    }

    private func setUp() {
        recognizer.configuration = configuration.drag.lift
        recognizer.canLift = { [weak self] point in self?.liftableView(at: point) != nil }
        recognizer.liftsAtOnce = { [weak self] point in
            guard let self, let view = liftableView(at: point) else { return false }
            return dragDelegate?.stackView(self, handleOf: view) != nil
        }
        recognizer.addTarget(self, action: DragDropStackView.handle)
        addGestureRecognizer(recognizer)
        ownPendingDrops.didChange = { [weak self] in self?.setNeedsLayout() }
    }

    /// Whether a view is being dragged or its drop animation is running.
    public var isDragging: Bool { controller.isActive }

    /// Whether a view follows the pointer or keys.
    var isDraggingView: Bool { controller.dragged != nil }

    /// Cancels the drag, if there is one: the view returns to its place.
    public func cancel() { controller.cancel() }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if controller.isActive, window == nil { controller.finishAtOnce() }
    }

    // MARK: Arrangement

    /// The views that the app has arranged, even while one of them is dragged outside the stack.
    open override var arrangedSubviews: [UIView] { temporaryArrangement?.views ?? super.arrangedSubviews }

    open override func addArrangedSubview(_ view: UIView) {
        guard let temporaryArrangement else { return super.addArrangedSubview(view) }
        insertArrangedSubview(view, at: temporaryArrangement.views.count)
    }

    open override func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        guard let temporaryArrangement else { return super.insertArrangedSubview(view, at: stackIndex) }
        guard (0...temporaryArrangement.views.count).contains(stackIndex) else {
            // Passes an out-of-range index on, so that UIKit reports the error. A placeholder may add a view to the
            // stack's own, so an index that is too high is increased by one.
            return super.insertArrangedSubview(view, at: stackIndex < 0 ? stackIndex : stackIndex + 1)
        }
        temporaryArrangement.insert(view, at: stackIndex)
        layoutVersion += 1
        if view.superview !== self { addSubview(view) }
        arrangeLaidOut()
    }

    open override func removeArrangedSubview(_ view: UIView) {
        temporaryArrangement?.remove(view)
        layoutVersion += 1
        super.removeArrangedSubview(view)
    }

    open override func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        guard let temporaryArrangement, temporaryArrangement.isAway(arrangedSubview) else {
            return super.customSpacing(after: arrangedSubview)
        }
        return temporaryArrangement.spacingAfterAway
    }

    open override func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard let temporaryArrangement, temporaryArrangement.isAway(arrangedSubview) else {
            return super.setCustomSpacing(spacing, after: arrangedSubview)
        }
        temporaryArrangement.spacingAfterAway = spacing
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        temporaryArrangement?.remove(subview)
        layoutVersion += 1
    }

    /// Lays out exactly these views in this order, whatever `arrangedSubviews` returns to the app.
    func arrangeExactly(_ views: [UIView]) {
        let wanted = Set(views)
        for view in super.arrangedSubviews where !wanted.contains(view) {
            super.removeArrangedSubview(view)
        }
        var arranged = super.arrangedSubviews
        for (index, view) in views.enumerated() where !(arranged.indices.contains(index) && arranged[index] === view) {
            super.insertArrangedSubview(view, at: index)
            arranged = super.arrangedSubviews
        }
    }

    /// Sets the spacing with which a view is laid out, whatever `customSpacing(after:)` returns to the app.
    func layOutSpacing(_ spacing: CGFloat, after view: UIView) { super.setCustomSpacing(spacing, after: view) }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutVersion += 1
        movingActions.update(self)
        updateFocusRing()
    }

    // MARK: Events

    func handle(_ recognizer: LiftGestureRecognizer) {
        controller.handle(recognizer) {
            liftableView(at: recognizer.beginning).flatMap { DraggedArrangedView($0, in: self) }
        }
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if let key = presses.first?.key, handleKey(key) { return }
        super.pressesBegan(presses, with: event)
    }

    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        // During a drag by keys, the key that lifted the view may still be held down. Its repeats are ignored.
        if isDraggingView { return }
        if let key = presses.first?.key, handleChoiceKey(key) { return }
        super.pressesChanged(presses, with: event)
    }

    open override var canBecomeFocused: Bool {
        isEnabled && (incomingDrag != nil || shownViews.contains { mayDrag($0) })
    }

    // MARK: Lifts

    /// Lifts a view for a keyboard drag, in which arrow keys move it.
    func liftByKeys(_ view: UIView) {
        guard !isDraggingView, mayDrag(view), hasNoDragInWindow else { return }
        // The user may have scrolled the view away since it got the focus.
        scrollToVisible(view.frame, margin: sightMargin)
        // `liftByKeys` ends the previous drag, which calls the app. The app may then forbid the lift, so it is checked
        // again.
        _ = controller.liftByKeys { mayDrag(view) && hasNoDragInWindow ? DraggedArrangedView(view, in: self) : nil }
    }

    /// Lifts a view again during its drop animation in this stack.
    func lift(again landing: DraggedArrangedView, _ recognizer: LiftGestureRecognizer) {
        let (view, caught) = (landing.view, landing.handOver())
        let isLifted = controller.lift(by: recognizer) {
            // Ending the earlier drag has called the app, which may have removed the view or begun another drag.
            guard view.superview === self, mayDrag(view), hasNoDragInWindow else { return nil }
            return DraggedArrangedView(view, in: self, caught: caught)
        }
        if !isLifted { caught.view.remove() }
    }
}
