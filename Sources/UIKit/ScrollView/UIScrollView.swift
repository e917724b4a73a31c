// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// A view onto content larger than itself, which a finger, a trackpad, a wheel, keys or the program move.
///
/// Its ``contentOffset`` is the origin of its bounds: scrolling moves no subview.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    /// > Note: Subclasses with a delegate of their own type declare `delegate` anew, as on iOS.
    @_disfavoredOverload
    open weak var delegate: (any UIScrollViewDelegate)? {
        didSet { delegateDidChange() }
    }

    let pan = ScrollPanGestureRecognizer()
    let contentTouchDelay = ContentTouchDelay()
    lazy var indicators = ScrollIndicators(for: self)

    /// What a person does with the content, and what moves it by itself.
    var activity = ScrollActivity() {
        didSet { activityDidChange() }
    }
    /// The frames of what moves by itself.
    var movement: ScrollMovement?
    /// Says that the content is dragged or decelerates, while it does.
    private let claim = ScrollTracking.Claim()
    var pinch: ScrollPinchGestureRecognizer?
    /// What follows arrow keys, once somebody has asked for it.
    var directionalPress: DirectionalPressGestureRecognizer?
    /// The offset is being brought back into a new range, or will be by others.
    var isRestoring = false
    /// What the system adds to ``contentInset``, as of the last look.
    var systemInset = SystemInset()
    private var lastRestingInset = UIEdgeInsets.zero
    /// What the app was told of last.
    private var lastAdjustedInset = UIEdgeInsets.zero

    override var accessibilityDefaults: any AccessibilityDefaults { ScrollAccessibility(view: self) }

    // MARK: Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpScrolling()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpScrolling()
    }

    private func setUpScrolling() {
        clipsToBounds = true
        pan.scrollView = self
        pan.addTarget(self, action: UIScrollView.panned)
        contentTouchDelay.scrollView = self
        // The pan first: it stops moving content, which the other asks about.
        addGestureRecognizer(pan)
        addGestureRecognizer(contentTouchDelay)
        addThumbGestures()
    }

    /// For subclasses that redeclare the delegate.
    func delegateDidChange() {}

    /// For subclasses of ours: a finger, a wheel or a key is about to move the content.
    func userWillScroll() {}

    /// For subclasses of ours: what moved the content by itself has come to its end, or was stopped.
    func courseDidEnd() {}

    /// For subclasses of ours: where among the subviews that begins which scrolls.
    var placeAboveBackground: Int { 0 }

    /// Points at the end of a line of text that the upright scroll bar leaves to somebody else.
    var roomBesideBar: CGFloat { 0 }

    override func windowChanged() {
        super.windowChanged()
        if window == nil {
            leaveScreen()
        } else {
            activity.cameOnScreen()
            updateSystemInset(covered: coveredEdges)
        }
        insetsDidChange()
    }

    // MARK: Geometry

    /// The point of the content at the view's top left corner.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        // Not in place: a subclass may override what stands between, and that takes room from the heap.
        set { bounds = CGRect(origin: newValue, size: bounds.size) }
    }

    open var contentSize = CGSize.zero {
        didSet {
            contentSize.width = contentSize.width.finite(or: 0, as: "contentSize.width")
            contentSize.height = contentSize.height.finite(or: 0, as: "contentSize.height")
            if contentSize != oldValue { scrollableSizeDidChange() }
        }
    }

    /// Room round the content that belongs to what can be scrolled.
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            contentInset.top = contentInset.top.finite(or: 0, as: "contentInset.top")
            contentInset.left = contentInset.left.finite(or: 0, as: "contentInset.left")
            contentInset.bottom = contentInset.bottom.finite(or: 0, as: "contentInset.bottom")
            contentInset.right = contentInset.right.finite(or: 0, as: "contentInset.right")
            if contentInset != oldValue { insetsDidChange() }
        }
    }

    /// ``contentInset``, and what the system adds to it.
    ///
    /// Outside a window nothing of the safe area is among it, as there is none.
    open var adjustedContentInset: UIEdgeInsets {
        window == nil ? restingInset.without(systemInset.safeArea) : restingInset
    }

    /// The inset that the content rests by: ``adjustedContentInset``, and outside a window what that was in the last.
    ///
    /// A page that another covers leaves the window: its content would be found at its start again, or under the bar.
    var restingInset: UIEdgeInsets { contentInset + systemInset.total }
    /// The part of the bounds that no inset covers.
    var visibleContent: CGRect { bounds.inset(by: restingInset) }

    /// Which edges' safe areas belong to ``adjustedContentInset``.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { updateSystemInset() } }
    }

    /// Called when ``adjustedContentInset`` has changed, before the delegate hears of it.
    open func adjustedContentInsetDidChange() {}

    /// Where content lies that is smaller than the view: (0, 0) at its top left, (0.5, 0.5) in its middle.
    open var contentAlignmentPoint = CGPoint.zero {
        didSet {
            contentAlignmentPoint.x = contentAlignmentPoint.x.finite(or: 0, as: "contentAlignmentPoint.x")
            contentAlignmentPoint.y = contentAlignmentPoint.y.finite(or: 0, as: "contentAlignmentPoint.y")
            if contentAlignmentPoint != oldValue { scrollableRangeDidChange() }
        }
    }

    override func safeAreaChanged() {
        super.safeAreaChanged()
        updateSystemInset()
    }

    /// Content stays clear of what became an inset; the rest is its own business.
    override var safeAreaPassedOn: UIEdgeInsets { storedSafeArea.without(systemInset.safeArea) }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            super.bounds = newValue
            if newValue.origin != old { contentOffsetDidChange() }
        }
    }

    override func boundsSizeDidChange() {
        super.boundsSizeDidChange()
        scrollableSizeDidChange()
        setNeedsLayout()
    }

    /// Moves the content.
    ///
    /// - Parameter animated: whether it takes 0.3 s, on a cosine's ease.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        if animated {
            beginAnimatedScroll(to: contentOffset, for: .offset)
        } else {
            stopMoving()
            self.contentOffset = contentOffset
        }
    }

    /// Scrolls as little as shows the rectangle; not at all where it shows already.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let offset = offsetShowing(rect)
        if offset != contentOffset { setContentOffset(offset, animated: animated) }
    }

    // MARK: Behaviour

    open var isScrollEnabled = true {
        didSet {
            guard isScrollEnabled != oldValue else { return }
            pan.isEnabled = isScrollEnabled
            if !isScrollEnabled {
                endDrag(.trackpad, velocity: .zero)
                indicators.letGo(at: nil)
            }
        }
    }

    /// Whether content can be pulled past its edges and comes back; setting it sets both axes.
    open var bounces: Bool {
        get { bouncesHorizontally || bouncesVertically }
        set {
            bouncesHorizontally = newValue
            bouncesVertically = newValue
        }
    }
    open var bouncesHorizontally = true
    open var bouncesVertically = true
    /// Whether it can even where it has room in the view.
    open var alwaysBounceVertical = false { didSet { updateSystemInset() } }
    open var alwaysBounceHorizontal = false { didSet { updateSystemInset() } }
    /// Whether a scroll view around this one scrolls instead where this one is at its edge.
    open var transfersHorizontalScrollingToParent = true
    open var transfersVerticalScrollingToParent = true
    /// Whether content rests only at multiples of the view's size.
    open var isPagingEnabled = false
    /// Whether a drag that starts along one axis stays on it.
    open var isDirectionalLockEnabled = false
    open var decelerationRate = DecelerationRate.normal
    /// Whether a tap on the status bar takes the content to its top.
    ///
    /// > Note: As on an iPhone, nothing happens where several scroll views on screen say so.
    open var scrollsToTop = true
    /// What makes the keyboard go: whoever takes text from it is first responder no more.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Whether keys scroll while this view or one in it is first responder, or nobody is.
    open var allowsKeyboardScrolling = true

    /// Whether a touch is kept from the content for 150 ms, in case it becomes a drag.
    open var delaysContentTouches = true
    /// Whether a touch that the content has can still become a drag.
    open var canCancelContentTouches = true

    // MARK: Indicators

    open var showsVerticalScrollIndicator = true { didSet { indicators.settingsDidChange() } }
    open var showsHorizontalScrollIndicator = true { didSet { indicators.settingsDidChange() } }
    open var indicatorStyle = IndicatorStyle.default { didSet { indicators.settingsDidChange() } }
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// Whether the safe area that ``adjustedContentInset`` holds is kept free of indicators too.
    open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { setNeedsLayout() } }

    /// The insets of both indicators; where they differ, those of the vertical one.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Shows the indicators for a moment.
    open func flashScrollIndicators() {
        indicators.flash()
    }

    /// Shows the indicators for a moment where the changes move the content.
    open func withScrollIndicatorsShown(forContentOffsetChanges: () -> Void) {
        let old = contentOffset
        forContentOffsetChanges()
        if contentOffset != old { indicators.flash() }
    }

    // MARK: Zooming

    /// Factors of the size that the content may have; it is zoomed where the greatest is more than the least.
    open var minimumZoomScale: CGFloat = 1 {
        didSet {
            minimumZoomScale = minimumZoomScale.finite(or: 1, as: "minimumZoomScale")
            zoomLimitsDidChange()
        }
    }
    open var maximumZoomScale: CGFloat = 1 {
        didSet {
            maximumZoomScale = maximumZoomScale.finite(or: 1, as: "maximumZoomScale")
            zoomLimitsDidChange()
        }
    }
    /// Whether fingers can zoom beyond these, and the content comes back.
    open var bouncesZoom = true

    /// The factor by which the view that `viewForZooming(in:)` returns is larger than it is by itself.
    open var zoomScale: CGFloat {
        get { scale(of: zoomedView) }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Zooms round the middle of what shows.
    ///
    /// - Parameter scale: moved between the limits.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoom(toScale: scale, animated: animated)
    }

    /// Zooms until a part of the content fills the view, as far as the limits allow.
    ///
    /// - Parameter rect: in coordinates of the view that `viewForZooming(in:)` returns.
    open func zoom(to rect: CGRect, animated: Bool) {
        zoom(showing: rect, animated: animated)
    }

    /// Whether two fingers zoom.
    open var isZooming: Bool { zoom != nil }
    /// Whether the scale goes back from beyond its limits.
    open var isZoomBouncing: Bool { course?.isBounce == true }
    /// Whether an animated change of the scale goes on that the program asked for.
    open var isZoomAnimating: Bool { course?.zoom?.isBounce == false }

    // MARK: Refreshing

    /// The control above the content that a pull shows; it goes into the view by itself.
    open var refreshControl: UIRefreshControl? {
        get { refresh }
        set {
            guard newValue !== refresh else { return }
            refresh?.removeFromSuperview()
            if let newValue { insertSubview(newValue, at: placeAboveBackground) }
        }
    }

    /// The control that is in the view; kept by the view's subviews.
    weak var refresh: UIRefreshControl?

    // MARK: State

    /// The recognizer that scrolls.
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }
    /// The recognizer that zooms; nil where there is nothing between the limits.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }

    /// Whether a finger is down, though it may not have moved yet.
    open var isTracking: Bool { pan.isTracking || drag?.source == .trackpad }
    /// Whether a finger has begun to scroll.
    open var isDragging: Bool { drag != nil }
    /// Whether content moves by itself after a finger has lifted.
    open var isDecelerating: Bool { course?.isDeceleration == true && course?.isAnnounced == true }
    /// Whether an animated change of the content offset goes on.
    open var isScrollAnimating: Bool { course?.isAnimatedScroll == true }

    /// Leaves the content where it is, and as large as it is.
    open func stopScrollingAndZooming() {
        stopMoving()
    }

    // MARK: Content touches

    /// Whether the content gets a touch; true unless overridden.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Whether a touch on a view is that view's at once, and never drags the content.
    func neverScrolls(from view: UIView) -> Bool { false }

    /// Whether a touch that `view` already has may become a drag; false for controls unless overridden.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    // MARK: Keys

    /// Whether tab comes by the scroll view itself, for keys to scroll it: it scrolls, and nothing in it can have the
    /// focus.
    ///
    /// - Complexity: O(views in it)
    open override var canBecomeFocused: Bool { isScrolledByKeys && !(self is any ListView) && !hasFocusStopInside }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if focusSystem?.answersArrow(presses, in: self) == true { return }
        if !scrolls(by: presses) { super.pressesBegan(presses, with: event) }
    }

    /// A key that is held goes on scrolling.
    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if focusSystem?.answersArrow(presses, in: self) == true { return }
        if !scrolls(by: presses) { super.pressesChanged(presses, with: event) }
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        refresh?.place(in: self)
        indicators.layout()
        if focus?.ring != nil { UIView.performWithoutAnimation { showFocusRing(true) } }
    }

    override func updateForTraits() {
        super.updateForTraits()
        indicators.settingsDidChange()
    }

    // MARK: Internals

    var drag: ScrollDrag? { activity.drag }
    var zoom: PinchZoom? { activity.pinch }
    var course: ScrollCourse? { activity.course }
    /// A finger that went down on moving content keeps what it stopped in place until it moves or lifts.
    var isHeld: Bool { activity.isHolding }

    private func activityDidChange() {
        if activity.course == nil, let movement {
            movement.stop()
            self.movement = nil
        }
        if activity.isTracked {
            claim.begin()
        } else {
            claim.end()
        }
    }

    private func contentOffsetDidChange() {
        setNeedsLayout()
        indicators.contentMoved()
        delegate?.scrollViewDidScroll(self)
        refresh?.contentMoved(in: self)
    }

    /// The content or the view has another size: other axes may scroll, and over another way.
    private func scrollableSizeDidChange() {
        updateSystemInset()
        scrollableRangeDidChange()
    }

    func insetsDidChange() {
        let old = lastRestingInset
        if restingInset != old {
            lastRestingInset = restingInset
            let offset = contentOffset
            scrollableRangeDidChange(keepingStartsOf: old)
            if offset == contentOffset { setNeedsLayout() }
        }
        guard adjustedContentInset != lastAdjustedInset else { return }
        lastAdjustedInset = adjustedContentInset
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
}
