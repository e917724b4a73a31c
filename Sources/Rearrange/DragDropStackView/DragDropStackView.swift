// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// A stack whose views are lifted by a long press, carried to another place, and dropped there.
///
///     let stack = DragDropStackView(arrangedSubviews: cards)
///     stack.dragDelegate = self
///
///     func stackView(_ stackView: DragDropStackView, didMove view: UIView, fromIndex: Int, toIndex: Int) {
///         model.insert(model.remove(at: fromIndex), at: toIndex)
///     }
///
/// A lifted view grows, and the others shrink and make way; spacings and distributions stay what they are, and hidden
/// views are passed over. The arrangement changes once, when the view is let go of, and not at all when the drag is
/// cancelled: by the touch, the Escape key, another window size, a screen that comes over it, the app's being put aside,
/// or the view's own going. Other views may come and go meanwhile.
///
/// Near an edge the scroll views that the stack is in are scrolled. Stacks of one ``DragDropStackGroup`` exchange views:
/// one that a view is over is as large as with it, and its own as without, and what they are in is laid out anew.
///
/// Without a pointer: the focus comes to the stack by the tab key, arrows choose a view, across the axis in the next stack
/// of the group, space or control-D lifts it, arrows carry it, space drops it and Escape puts it back; where views are
/// removed, the Delete key does so. The focus stays with a view that goes to another stack, also when that is undone.
/// Assistive technology finds custom actions at each view.
///
/// ## Caveats
/// Custom actions are given to the elements that a view has when the stack is laid out, beside the app's own. A place
/// holder among `subviews`, and not among `arrangedSubviews`, has room for what is carried over the stack.
@MainActor
open class DragDropStackView: UIStackView {
    /// How views are lifted, and what they look like meanwhile; ``Configuration-swift.struct/standard`` unless set.
    public var configuration = Configuration.standard {
        didSet { recognizer.configuration = configuration.drag.lift }
    }

    /// Hears of lifts, moves and drops, and has a say in them.
    public weak var dragDelegate: (any DragDropStackViewDelegate)?

    /// A change of the stack's views by a drag, by keys, by an accessibility action, or by undo or redo. A move to another
    /// stack is a ``DragDropStackGroup/Move`` instead.
    public enum Change {
        /// A view has another place among the stack's views. The indices are those of `arrangedSubviews` before and after.
        case moved(UIView, fromIndex: Int, toIndex: Int)
        /// A view was dropped outside.
        case removed(UIView, fromIndex: Int)
        /// A removed view was put back by undo.
        case inserted(UIView, atIndex: Int)
    }

    /// Called once for each change, after the delegate: when the view is dropped, before the drop animation, and when the
    /// change is undone or redone. The group is told of moves between stacks instead.
    public var onChange: ((Change) -> Void)?

    /// The changes that ``onChange`` is told of, for `for await`. Each access creates a new sequence, which
    /// starts with the next change and keeps what is not read.
    public var changes: AsyncStream<Change> { changeStreams.makeStream() }
    private let changeStreams = ChangeStreams<Change>()

    func tell(_ change: Change) {
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
        /// The view has been removed by a drop outside; with its index in `arrangedSubviews` before.
        case removed(UIView, fromIndex: Int)
    }

    /// Asks the app whether a drop of a view of this stack may stay, after the delegate or the group has been told of it;
    /// every drop stays unless this is set.
    ///
    /// The view stays at its target until the app answers, and cannot be lifted again. If the app refuses the drop, the
    /// view returns, and the delegate or the group is told of that. See ``DropDecision``.
    public var confirmDrop: (@MainActor (Drop) async -> DropDecision)?

    /// Called at moments of a drag that a hand may feel.
    public var onHaptic: ((DragHaptic) -> Void)? {
        get { controller.onHaptic }
        set { controller.onHaptic = newValue }
    }

    /// Stacks with which this one exchanges views.
    public var group: DragDropStackGroup? {
        didSet {
            guard group !== oldValue else { return }
            cancel()
            oldValue?.remove(self)
            group?.add(self)
            setNeedsLayout()
        }
    }

    /// Whether views can be lifted here, and come from other stacks. Turning it off cancels a drag that is under way.
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
    /// The view that is dragged, or animated to its place after the drag.
    var drag: DraggedArrangedView? { controller.content }
    /// The drag of another stack's view that is over this one.
    weak var visitor: DraggedArrangedView?
    let undoSteps = UndoSteps()
    /// The view that keys are about, where the stack itself has the focus.
    weak var chosen: UIView?
    /// Round which the focus shows, and whether something in the air has its ring.
    var ring: (frame: CGRect, isCarried: Bool)?
    /// What is laid out instead of what the app has arranged.
    var room: StackRoom?
    /// Changes with whatever may change which views show, or where they are laid out: a drag measures the stack only then.
    private(set) var layoutVersion = 0
    let movingActions = StackMovingActions()
    private let ownTurns = Turns()
    /// In which changes are told: with those of the other stacks of its group.
    var turns: Turns { group?.turns ?? ownTurns }
    private let ownPendingDrops = PendingDrops()
    /// The drops of the stack's views, and of the other stacks of its group, that the app has not decided about.
    var pendingDrops: PendingDrops { group?.pendingDrops ?? ownPendingDrops }
    let waitingRefusals = WaitingRefusals()

    // MARK: Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

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

    /// Whether a view is in the air, from its lift to its rest.
    public var isDragging: Bool { controller.isActive }

    /// Whether it follows the pointer or keys.
    var isCarrying: Bool { controller.dragged != nil }

    /// Puts back what is in the air, if anything is.
    public func cancel() { controller.cancel() }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if controller.isActive, window == nil { controller.finishAtOnce() }
    }

    // MARK: Arrangement

    /// The views that the app has arranged, wherever one of them is carried meanwhile.
    open override var arrangedSubviews: [UIView] { room?.views ?? super.arrangedSubviews }

    open override func addArrangedSubview(_ view: UIView) {
        guard let room else { return super.addArrangedSubview(view) }
        insertArrangedSubview(view, at: room.views.count)
    }

    open override func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        guard let room else { return super.insertArrangedSubview(view, at: stackIndex) }
        guard (0...room.views.count).contains(stackIndex) else {
            // Beyond what there is in any case.
            return super.insertArrangedSubview(view, at: stackIndex < 0 ? stackIndex : stackIndex + 1)
        }
        room.insert(view, at: stackIndex)
        layoutVersion += 1
        if view.superview !== self { addSubview(view) }
        arrangeLaidOut()
    }

    open override func removeArrangedSubview(_ view: UIView) {
        room?.remove(view)
        layoutVersion += 1
        super.removeArrangedSubview(view)
    }

    open override func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        guard let room, room.isAway(arrangedSubview) else { return super.customSpacing(after: arrangedSubview) }
        return room.spacingAfterAway
    }

    open override func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard let room, room.isAway(arrangedSubview) else {
            return super.setCustomSpacing(spacing, after: arrangedSubview)
        }
        room.spacingAfterAway = spacing
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        room?.remove(subview)
        layoutVersion += 1
    }

    /// Has the layout be of these views, in this order, whatever the app sees.
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
        if let key = presses.first?.key, answers(key) { return }
        super.pressesBegan(presses, with: event)
    }

    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        // The key that has lifted a view is still down.
        if isCarrying { return }
        if let key = presses.first?.key, chooses(key) { return }
        super.pressesChanged(presses, with: event)
    }

    open override var canBecomeFocused: Bool {
        isEnabled && (visitor != nil || shownViews.contains { mayDrag($0) })
    }

    // MARK: Lifts

    /// Lifts a view for keys to lead.
    func liftByKeys(_ view: UIView) {
        guard !isCarrying, mayDrag(view), isAlone else { return }
        // The user may have scrolled the view away since it got the focus.
        bringIntoSight(view.frame, margin: sightMargin)
        // The app may forbid the lift when it is told that the previous drag has ended.
        _ = controller.liftByKeys { mayDrag(view) && isAlone ? DraggedArrangedView(view, in: self) : nil }
    }

    /// Lifts a view again that lands here.
    func lift(again landing: DraggedArrangedView, _ recognizer: LiftGestureRecognizer) {
        let (view, caught) = (landing.view, landing.handOver())
        let isLifted = controller.lift(by: recognizer) {
            // The app may have done anything when it heard of the end.
            guard view.superview === self, mayDrag(view), isAlone else { return nil }
            return DraggedArrangedView(view, in: self, caught: caught)
        }
        if !isLifted { caught.view.remove() }
    }
}
