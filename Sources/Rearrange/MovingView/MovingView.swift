// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// A view that the user lifts by a long press, drags in its superview, and drops in place.
///
///     let view = MovingView(frame: CGRect(x: 20, y: 20, width: 120, height: 60))
///     view.step = CGSize(width: 20, height: 20)
///     scrollView.addSubview(view)
///
/// A dragged view is translucent with a dashed border. It stays inside its superview, which may be a scroll view, and
/// snaps to the grid of ``step``. A view that is dropped closer to another moving view than ``spacing`` returns to its
/// old place. If other views have taken that place in the meantime, the view goes to the nearest free place. If the
/// superview has no free place, the view overlaps the others. The view also returns if its touch is cancelled. A mouse
/// lifts the view by dragging it, or by a press as long as a finger's.
///
/// With a keyboard, Space or Control-D lifts the focused view, and Space drops it. Arrow keys move it, Shift with arrow
/// keys moves its right and bottom edges, and Escape cancels. The view is one accessibility element, whose actions
/// offer the same steps. Each move is one step of the undo manager.
///
/// The view is placed by its frame. For many views, or for places that the app stores, use ``BoardView``.
open class MovingView: UIView {
    /// Whether the user is dragging the view.
    public enum State: Sendable {
        /// The view is being dragged.
        case began
        /// The view is at rest, or animated to its place.
        case ended
    }

    /// Whether the view is being dragged; `.ended` before the first lift.
    public var state: State { dragged == nil ? .ended : .began }

    /// Whether the view is dragged, or animated to its place after a drag or a move by an accessibility action.
    public var isDragging: Bool { controller.isActive }

    /// The grid spacing in points, measured from the superview's top left corner; 0 for no grid on that axis.
    public var step = CGSize.zero
    /// The minimum distance to other moving views, in points.
    public var spacing = CGFloat(Thresholds.MovingView.spacing)
    /// Whether the view returns if it is dropped on other moving views or too close to them; if false, it may overlap
    /// them.
    public var avoidsOthers = true
    /// Whether the user can resize the view by dragging its edges.
    public var canResize = false
    /// Whether the user can lift the view. Setting it to false cancels a drag.
    public var isEnabled = true {
        didSet {
            if !isEnabled { cancel() }
            recognizer.isEnabled = isEnabled
        }
    }
    /// Decides whether the view can be lifted; nil allows every lift. Called before each lift and each move by an
    /// accessibility action, perhaps several times, and when the view's accessibility actions are read.
    public var canLift: (() -> Bool)?

    /// The conditions of a lift, the look of the dragged view, and the durations of animations.
    public var configuration = DragConfiguration.standard {
        didSet { recognizer.configuration = configuration.lift }
    }

    /// Called once for each move: at the drop, before the view snaps into place, and again when the move is undone.
    public var onChange: ((_ frame: CGRect) -> Void)?

    /// An asynchronous sequence, for a `for await` loop, of the frames passed to ``onChange``. Each access creates a
    /// new sequence, which starts with the next frame and buffers unread frames.
    public var changes: AsyncStream<CGRect> { changeStreams.makeStream() }
    let changeStreams = ChangeStreams<CGRect>()

    /// Asks the app whether the frame of a drop may stay, after ``onChange`` has reported the frame; nil accepts every
    /// drop.
    ///
    /// The view stays at the dropped frame until the app answers, and cannot be lifted in the meantime. If the app
    /// refuses the drop, the view returns, or goes to the nearest free place, and ``onChange`` is called again. See
    /// ``DropDecision``.
    public var confirmDrop: (@MainActor (_ frame: CGRect) async -> DropDecision)?
    /// Called at moments of a drag that are suited to haptic feedback.
    public var onHaptic: ((DragHaptic) -> Void)? {
        get { controller.onHaptic }
        set { controller.onHaptic = newValue }
    }

    /// Called once for each lift, before the view follows the pointer or keys, and before a move by an accessibility
    /// action.
    public var onBegin: (() -> Void)?
    /// Called when the drop animation, or the animation of a move by an accessibility action, has ended.
    ///
    /// - Parameter committed: whether the view was moved; false if it has returned.
    public var onEnd: ((_ committed: Bool) -> Void)?

    let recognizer = LiftGestureRecognizer()
    let controller = DragController<DraggedMovingView>()
    /// The drop animation after a drag, until the view is at rest; nil if none is running.
    var landing: MovingViewDropAnimation?
    /// The new frame while ``onChange`` is called for a move by an accessibility action; nil otherwise.
    var stepTarget: CGRect?
    /// The view's animation to its place, after a drag or an undo.
    var flight: DropAnimation?
    /// The drag of another view in the same superview, and the number that identifies this view in that drag. Nil if no
    /// other view is dragged.
    var siblingDrag: SiblingDrag?
    let undoSteps = UndoSteps()
    let changeQueue = ChangeQueue()
    let pendingDrops = PendingDrops()

    // MARK: Lifecycle

    /// Creates a moving view with a frame in its future superview.
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
        layer.cornerRadius = DraggedViewStyle.cornerRadius
        isAccessibilityElement = true
        recognizer.configuration = configuration.lift
        recognizer.liftsHeldMouse = true
        recognizer.canLift = { [weak self] point in self?.mayLift(at: point) == true }
        recognizer.dropAnimation = { [weak self] _ in self?.flight }
        recognizer.addTarget(self, action: MovingView.handle)
        addGestureRecognizer(recognizer)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        dragged?.look.updateBorder()
        if landing != nil { redirectDropIfPlaceTaken() }
    }

    open override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        guard newSuperview !== superview else { return }
        cancel()
        siblingDrag?.moved(to: nil)
        siblingDrag = nil
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        for case let other as MovingView in superview?.subviews ?? [] where other !== self {
            other.controller.content?.addToPlan(self)
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
            // A hidden view has no focus, so keys could never drop it.
            if isHidden { cancel() }
            placeChanged()
        }
    }

    private func placeChanged() {
        // Until a dragged view is dropped, the drags of other views treat it as if it were still at its old place.
        if dragged == nil { siblingDrag?.moved(to: isHidden ? nil : frame) }
    }

    /// The frame that the view would have if it were dropped now.
    public var proposedFrame: CGRect { dragged?.proposed ?? frame }

    /// Whether the view would stay at ``proposedFrame``; if false, it would return to its old place.
    public var isProposedFrameFree: Bool { dragged?.isFree ?? true }

    // MARK: Keys

    open override var canBecomeFocused: Bool { isEnabled }

    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        // The focus has left the view, so a drag by keys is cancelled.
        if context.previouslyFocusedItem === self, controller.isKeyboardDrag { cancel() }
        if context.nextFocusedItem === self { scrollToVisible(bounds) }
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard dragged == nil, presses.first?.key?.lifts == true, liftByKeys() else {
            return super.pressesBegan(presses, with: event)
        }
    }

    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        // The key that lifted the view is still down, so its repeats are ignored.
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

/// A link from a moving view to the drag of another moving view in the same superview. The view reports its frame to
/// that drag.
@MainActor
struct SiblingDrag {
    weak var content: DraggedMovingView?
    let number: Int

    /// Reports the view's new frame to the drag. `frame` is nil if the view is hidden or was removed from the
    /// superview.
    func moved(to frame: CGRect?) { content?.moved(number, to: frame) }
}

/// The drop animation of a moving view, from the drop until the view is at rest. It consists of several animations if
/// other views take its target. If the view is lifted again in the meantime, its next drop creates a new object.
@MainActor
final class MovingViewDropAnimation {
    var place: CGRect
    /// The drag, which knows the frames of the other moving views in the superview.
    let content: DraggedMovingView
    /// The number of times the drop animation was directed to another place, because other views had taken its target.
    var evasions = 0
    /// The number of animations started since the drop.
    var flights = 0

    /// Whether the target differs from the view's place before the drag.
    var isMoved: Bool { content.home != place }

    init(of content: DraggedMovingView, at place: CGRect) {
        (self.content, self.place) = (content, place)
    }
}
