// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// A view that is lifted by a long press, carried about in its superview, and lets itself down in place.
///
///     let view = MovingView(frame: CGRect(x: 20, y: 20, width: 120, height: 60))
///     view.step = CGSize(width: 20, height: 20)
///     scrollView.addSubview(view)
///
/// While it is moved it is see-through with a dashed border. It keeps inside its superview, which may be a scroll view,
/// snaps to the superview's steps, and keeps its distance to other moving views there: where one already is, it goes back
/// to where it came from. A touch that is cancelled takes it back as well.
///
/// It is placed by its frame. For many of them, for values that an app keeps, and for keys and assistive technology there
/// is ``BoardView``.
open class MovingView: UIView {
    /// Whether somebody moves it.
    public enum State: Sendable {
        /// It is being moved.
        case began
        /// It rests, or is on its way to its place.
        case ended
    }

    /// Whether it is being moved; it is not before somebody has lifted it.
    public private(set) var state = State.ended

    /// Points from place to place, from the superview's corner; 0 for every place.
    public var step = CGSize.zero
    /// Points to others at least.
    public var spacing = CGFloat(Thresholds.MovingView.spacing)
    /// Whether it goes home where others are; else it lies over them.
    public var avoidsOthers = true
    /// Whether it can be lifted. Turning it off cancels a movement.
    public var isMovable = true {
        didSet {
            if !isMovable { cancel() }
            recognizer.isEnabled = isMovable
        }
    }

    /// Called once when it has been moved: when it is let go of, before it snaps into place.
    public var onMove: ((MovingView, CGRect) -> Void)?
    /// Called when it is at rest again, and whether it was moved.
    public var onEnd: ((MovingView, Bool) -> Void)?

    private let recognizer = LiftGestureRecognizer()
    private var session = DragSession()
    private var look: LiftedLook?
    /// Where it came from.
    private var home = CGRect.zero
    /// Where the finger is in it.
    private var grip = CGPoint.zero
    private var scroller: BoardScroller?
    private var surroundings: DragSurroundings?
    private let listener = DragListener(focus: nil)
    private var landing = 0
    /// Whom it was too close to already when it was lifted.
    private var neighbours: Set<ObjectIdentifier> = []

    // MARK: Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        layer.cornerRadius = CGFloat(Thresholds.MovingView.borderRadius)
        recognizer.configuration.minimumPressDuration = Thresholds.MovingView.pressDuration
        recognizer.addTarget(self, action: MovingView.follow)
        addGestureRecognizer(recognizer)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        look?.follow()
    }

    open override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        if state == .began, newSuperview !== superview { cancel() }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { cancel() }
    }

    open override var canBecomeFirstResponder: Bool { state == .began }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if state == .began, presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) {
            cancel()
        } else {
            super.pressesBegan(presses, with: event)
        }
    }

    // MARK: Places

    /// The superview, as large as what scrolls in it.
    private var board: CGSize {
        (superview as? UIScrollView)?.contentSize ?? superview?.bounds.size ?? .zero
    }

    private var plan: BoardPlan<ObjectIdentifier> {
        let axes = BoardGrid(step: step).axes(of: board)
        var plan = BoardPlan<ObjectIdentifier>(
            x: axes.x, y: axes.y, spacing: CGSize(width: spacing, height: spacing))
        for case let other as MovingView in superview?.subviews ?? [] where other !== self && !other.isHidden {
            plan.index[ObjectIdentifier(other)] = other.state == .began ? other.home : other.frame
        }
        return plan
    }

    /// Where it would be if it were let go of now.
    public var proposedFrame: CGRect {
        guard state == .began else { return frame }
        let plan = plan
        return CGRect(
            x: plan.x.place(nearest: frame.minX, size: home.width, home: home.minX),
            y: plan.y.place(nearest: frame.minY, size: home.height, home: home.minY),
            width: home.width, height: home.height)
    }

    /// Whether it would stay there; else it goes home.
    public var isProposedFrameFree: Bool {
        let proposed = proposedFrame
        return !avoidsOthers || proposed.origin == home.origin || plan.conflicts(of: nil, in: proposed).isEmpty
    }

    // MARK: Moving

    /// Puts it back where it was.
    public func cancel() { perform(session.cancelled()) }

    private func follow(_ recognizer: LiftGestureRecognizer) {
        let location = recognizer.location(in: nil)
        switch recognizer.state {
        case .began:
            session = recognizer.press
            lift()
        case .changed: perform(session.moved(to: location, time: CACurrentMediaTime()))
        case .ended: perform(mayGoOn ? session.released() : session.cancelled())
        case .cancelled, .failed: perform(session.cancelled())
        default: break
        }
    }

    private func perform(_ action: DragSession.Action) {
        switch action {
        case .move: pointerMoved()
        case .drop: drop()
        case .cancel: returnHome()
        default: break
        }
    }

    private func lift() {
        // Caught on its way, it goes on from there, and home is where it was to go.
        let place = layer.presentation()?.frame ?? frame
        if landing == 0 { home = frame }
        layer.removeAllAnimations()
        frame = place
        grip = recognizer.beginning
        state = .began
        look = LiftedLook(on: self, alpha: CGFloat(Thresholds.MovingView.liftedAlpha))
        neighbours = Set(plan.conflicts(of: nil, in: home))
        superview?.bringSubviewToFront(self)
        surroundings = DragSurroundings(of: self)
        listener.listen(through: self) { [weak self] in self?.cancel() }
        let scrolls = sequence(first: self as UIView, next: \.superview).first { $0 is UIScrollView } as? UIScrollView
        if let scrolls {
            scroller = BoardScroller(scrolls) { [weak self] _ in self?.tick() }
            scroller?.pointerMoved(to: recognizer.location(in: nil))
        }
        _ = session.liftFinished()
        goToFinger()
    }

    private var mayGoOn: Bool {
        window != nil && surroundings?.allowsDrag(from: DragSurroundings(of: self)) == true
    }

    private func tick() {
        guard mayGoOn else { return cancel() }
        goToFinger()
    }

    private func pointerMoved() {
        guard mayGoOn else { return cancel() }
        scroller?.pointerMoved(to: recognizer.location(in: nil))
        goToFinger()
    }

    /// Goes to the finger, as far as the superview goes.
    private func goToFinger() {
        guard state == .began, let superview else { return }
        let (finger, board) = (recognizer.location(in: superview), board)
        frame.origin = CGPoint(
            x: max(0, min(finger.x - grip.x, board.width - frame.width)),
            y: max(0, min(finger.y - grip.y, board.height - frame.height)))
        look?.show(isAllowed: isProposedFrameFree)
    }

    private func drop() {
        goToFinger()
        let place = isProposedFrameFree ? proposedFrame : homeNow
        let isMoved = place != home
        if isMoved { onMove?(self, place) }
        land(
            at: place, isMoved: isMoved,
            duration: isMoved ? Thresholds.MovingView.snapDuration : Thresholds.MovingView.returnDuration)
    }

    /// Its home; where somebody has taken that meanwhile, the nearest place that is free.
    private var homeNow: CGRect {
        let plan = plan
        guard !plan.conflicts(of: nil, in: home).allSatisfy(neighbours.contains) else { return home }
        return plan.nearestFree(of: nil, to: home) ?? home
    }

    private func returnHome() {
        land(at: home, isMoved: false, duration: Thresholds.MovingView.returnDuration)
    }

    private func land(at place: CGRect, isMoved: Bool, duration: TimeInterval) {
        scroller?.stop()
        scroller = nil
        state = .ended
        listener.stop()
        home = place
        landing += 1
        let own = landing
        UIView.animate(
            withDuration: UIAccessibility.isReduceMotionEnabled || window == nil ? 0 : duration, delay: 0,
            options: [.beginFromCurrentState, .allowUserInteraction],
            animations: {
                self.look?.remove()
                self.look = nil
                self.frame = place
            },
            completion: { _ in
                if self.landing == own { self.landing = 0 }
                _ = self.session.settled()
                self.onEnd?(self, isMoved)
            })
    }
}
