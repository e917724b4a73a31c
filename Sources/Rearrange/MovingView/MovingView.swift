// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// A view that is lifted by a long press, dragged about in its superview, and lets itself down in place.
///
///     let view = MovingView(frame: CGRect(x: 20, y: 20, width: 120, height: 60))
///     view.step = CGSize(width: 20, height: 20)
///     scrollView.addSubview(view)
///
/// While it is moved it is see-through with a dashed border. It keeps inside its superview, which may be a scroll view,
/// snaps to the superview's steps, and keeps its distance to other moving views there: where one already is, it goes back
/// to where it came from. Where others have taken that place meanwhile, it goes to the nearest free one, and lies over them
/// only if its superview has none. A touch that is cancelled takes it back as well. A mouse lifts it by dragging it, or by holding it
/// as long as a finger.
///
/// With a keyboard, space, or control-D, lifts it when it has the focus, and space lets go of it; arrows move it, with the
/// shift key its far edges, and escape puts it back. It is one element of assistive technology, which finds the same steps
/// among its actions. Each movement is one step of the undo manager.
///
/// It is placed by its frame. For many of them, and for values that an app keeps, there is ``BoardView``.
open class MovingView: UIView {
    /// Whether somebody moves it.
    public enum State: Sendable {
        /// It is being moved.
        case began
        /// It rests, or is on its way to its place.
        case ended
    }

    /// Whether it is being moved; it is not before somebody has lifted it.
    public var state: State { dragged == nil ? .ended : .began }

    /// Whether it is dragged, or animated to its place after a drag or a move by an accessibility action.
    public var isDragging: Bool { controller.isActive }

    /// Points from place to place, from the superview's corner; 0 for every place.
    public var step = CGSize.zero
    /// Points to others at least.
    public var spacing = CGFloat(Thresholds.MovingView.spacing)
    /// Whether it goes home where others are; else it lies over them.
    public var avoidsOthers = true
    /// Whether its edges can be pulled.
    public var canResize = false
    /// Whether it can be lifted. Turning it off cancels a movement.
    public var isEnabled = true {
        didSet {
            if !isEnabled { cancel() }
            recognizer.isEnabled = isEnabled
        }
    }
    /// Whether the view can be lifted; it can unless this is set. Asked before each lift and each move by an accessibility
    /// action, perhaps several times, and when the view's accessibility actions are read.
    public var canLift: (() -> Bool)?

    /// The conditions of a lift, the look of the dragged view, and the durations of animations.
    public var configuration = DragConfiguration.standard {
        didSet { recognizer.configuration = configuration.lift }
    }

    /// Called once when it has been moved: when it is let go of, before it snaps into place; and again when that is undone.
    public var onChange: ((_ frame: CGRect) -> Void)?

    /// The frames that ``onChange`` is told of, for `for await`. Each access creates a new sequence, which
    /// starts with the next change and keeps what is not read.
    public var changes: AsyncStream<CGRect> { changeStreams.makeStream() }
    let changeStreams = ChangeStreams<CGRect>()

    /// Asks the app whether the frame of a drop may stay, after ``onChange`` has been told of it; every drop stays unless this
    /// is set.
    ///
    /// The view stays there until the app answers, and cannot be lifted again. If the app refuses the drop, the view returns,
    /// or goes to the nearest free place, and ``onChange`` is told of that. See ``DropDecision``.
    public var confirmDrop: (@MainActor (_ frame: CGRect) async -> DropDecision)?
    /// Called at moments of a drag that a hand may feel.
    public var onHaptic: ((DragHaptic) -> Void)? {
        get { controller.onHaptic }
        set { controller.onHaptic = newValue }
    }

    /// Called once for each lift, before the view follows the pointer or keys, and before a move by an accessibility action.
    public var onBegin: (() -> Void)?
    /// Called when the drop animation has ended, also of a move by an accessibility action.
    ///
    /// - Parameter committed: whether the view was moved; false if it has returned.
    public var onEnd: ((_ committed: Bool) -> Void)?

    let recognizer = LiftGestureRecognizer()
    let controller = DragController<DraggedMovingView>()
    /// The landing after a drag; nil otherwise.
    var landing: MovingLanding?
    /// The new place while the app is told of a move by an action.
    var stepTarget: CGRect?
    /// Its animation to a place, after a movement or by undo.
    var flight: Landing?
    /// Another that is dragged beside it, and the number by which that knows it.
    var watcher: MovingWatcher?
    let undoSteps = UndoSteps()
    let turns = Turns()
    let pendingDrops = PendingDrops()

    // MARK: Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    deinit {
        MainActor.runInDeinit {
            controller.finishAtOnce()
            undoSteps.removeAll(of: self)
        }
    }

    private func setUp() {
        layer.cornerRadius = LiftedLook.cornerRadius
        isAccessibilityElement = true
        recognizer.configuration = configuration.lift
        recognizer.liftsHeldMouse = true
        recognizer.canLift = { [weak self] point in self?.mayLift(at: point) == true }
        recognizer.landing = { [weak self] _ in self?.flight }
        recognizer.addTarget(self, action: MovingView.follow)
        addGestureRecognizer(recognizer)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        dragged?.look.follow()
        if landing != nil { placeMayBeTaken() }
    }

    open override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        guard newSuperview !== superview else { return }
        cancel()
        watcher?.moved(to: nil)
        watcher = nil
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        for case let other as MovingView in superview?.subviews ?? [] where other !== self {
            other.controller.content?.came(self)
        }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { cancel() }
    }

    // MARK: Geometry

    open override var frame: CGRect { didSet { placeChanged() } }
    open override var center: CGPoint { didSet { placeChanged() } }
    open override var bounds: CGRect { didSet { placeChanged() } }
    open override var isHidden: Bool {
        didSet {
            // What nobody sees has no focus: keys would never let go of it.
            if isHidden { cancel() }
            placeChanged()
        }
    }

    private func placeChanged() {
        // What is dragged has its old place until it is let go of.
        if dragged == nil { watcher?.moved(to: isHidden ? nil : frame) }
    }

    /// Where it would be if it were let go of now.
    public var proposedFrame: CGRect { dragged?.proposed ?? frame }

    /// Whether it would stay there; else it goes home.
    public var isProposedFrameFree: Bool { dragged?.isFree ?? true }

    // MARK: Keys

    open override var canBecomeFocused: Bool { isEnabled }

    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        // Keys go elsewhere: what they have lifted is put back.
        if context.previouslyFocusedItem === self, controller.isLedByKeys { cancel() }
        if context.nextFocusedItem === self { bringIntoSight(bounds) }
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard dragged == nil, presses.first?.key?.lifts == true, liftByKeys() else {
            return super.pressesBegan(presses, with: event)
        }
    }

    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        // The key that has lifted the view is still down.
        if dragged == nil { super.pressesChanged(presses, with: event) }
    }

    // MARK: Accessibility

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? subviews.lazy.compactMap(\.spokenName).first }
        set { super.accessibilityLabel = newValue }
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? superview.map { _ in words(for: frame) } }
        set { super.accessibilityValue = newValue }
    }

    open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            let all = (super.accessibilityCustomActions ?? []) + stepActions
            return all.isEmpty ? nil : all
        }
        set { super.accessibilityCustomActions = newValue }
    }
}

/// The drag of a view, as another view beside it is to tell it where it lies.
@MainActor
struct MovingWatcher {
    weak var content: DraggedMovingView?
    let number: Int

    func moved(to frame: CGRect?) { content?.moved(number, to: frame) }
}

/// A view on its way to its place: one way of several, for it may be caught and let go of again.
@MainActor
final class MovingLanding {
    var place: CGRect
    /// The dragged view, which knows the views beside it.
    let content: DraggedMovingView
    /// How often it has found another place on its way, and how often it has set out for one.
    var evasions = 0
    var flights = 0

    /// Whether it is to be elsewhere than before.
    var isMoved: Bool { content.home != place }

    init(of content: DraggedMovingView, at place: CGRect) {
        (self.content, self.place) = (content, place)
    }
}
