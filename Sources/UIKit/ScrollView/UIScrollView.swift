// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// A view that shows a part of its content, which may be larger than the view. A finger, a trackpad, a mouse wheel,
/// keys or the app scroll the content.
///
/// The ``contentOffset`` is the origin of the view's bounds, so scrolling does not move subviews.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    /// The delegate, which is told of scrolling and zooming.
    ///
    /// > Note: Subclasses with another delegate type redeclare `delegate`, as on iOS.
    @_disfavoredOverload
    open weak var delegate: (any UIScrollViewDelegate)? {
        didSet { delegateDidChange() }
    }

    let pan = ScrollPanGestureRecognizer()
    let contentTouchDelay = ContentTouchDelay()
    lazy var indicators = ScrollIndicators(for: self)

    /// The state machine of the user's gestures and of the scroll animation.
    var activity = ScrollActivity() {
        didSet { activityDidChange() }
    }
    /// The display link of the running scroll animation.
    var displayLink: ScrollDisplayLink?
    /// The object by which this scroll view is counted in `ScrollTracking` while its content is dragged or decelerates.
    private let claim = ScrollTracking.Claim()
    var pinch: ScrollPinchGestureRecognizer?
    /// The recognizer of arrow keys, created on first use.
    var directionalPress: DirectionalPressGestureRecognizer?
    /// Whether changes of the scrollable range must not move the content, because the code that changes the range sets
    /// the offset itself.
    var isRestoring = false
    /// The insets that the system adds to ``contentInset``, as of the last update.
    var systemInset = SystemInset()
    private var lastRestingInset = UIEdgeInsets.zero
    /// The adjusted content inset that the delegate was told of last.
    private var lastAdjustedInset = UIEdgeInsets.zero

    override var accessibilityDefaults: any AccessibilityDefaults { ScrollAccessibility(view: self) }

    // MARK: Lifecycle

    /// Creates a scroll view with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a scroll view of a storyboard or nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func setUp() {
        super.setUp()
        clipsToBounds = true
        pan.scrollView = self
        pan.addTarget(self, action: UIScrollView.panned)
        contentTouchDelay.scrollView = self
        // The pan recognizer is added first: it stops a deceleration, and the other recognizer then checks whether one
        // was stopped.
        addGestureRecognizer(pan)
        addGestureRecognizer(contentTouchDelay)
        addThumbGestures()
    }

    /// Called when the delegate has changed; for subclasses that redeclare `delegate`.
    func delegateDidChange() {}

    /// Called before a finger, a wheel or a key moves the content; for this library's subclasses.
    func userWillScroll() {}

    /// Called when a scroll animation has ended or was stopped; for this library's subclasses.
    func scrollAnimationDidEnd() {}

    /// The index of the first subview above the fixed background views; for this library's subclasses.
    var placeAboveBackground: Int { 0 }

    /// The space between the vertical scroll bar and the view's trailing edge that is used by other views, in points.
    var roomBesideBar: CGFloat { 0 }

    override func windowChanged() {
        super.windowChanged()
        if window == nil {
            leaveScreen()
        } else {
            activity.cameOnScreen()
            updateSystemInset(covered: computedSafeAreaInsets)
        }
        insetsDidChange()
    }

    // MARK: Geometry

    /// The content point at the view's top left corner.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        // `bounds.origin` is not set in place, because that allocates on the heap if a subclass overrides `bounds`.
        set { bounds = CGRect(origin: newValue, size: bounds.size) }
    }

    /// The size of the content.
    open var contentSize = CGSize.zero {
        willSet { if hasKeyValueObservers { willChangeValue(forKey: "contentSize") } }
        didSet {
            defer { if hasKeyValueObservers { didChangeValue(forKey: "contentSize") } }
            contentSize.width = contentSize.width.finite(or: 0, as: "contentSize.width")
            contentSize.height = contentSize.height.finite(or: 0, as: "contentSize.height")
            if contentSize != oldValue { scrollableSizeDidChange() }
        }
    }

    /// The margin around the content, in points: the content can be scrolled farther by this distance at each edge.
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            contentInset.top = contentInset.top.finite(or: 0, as: "contentInset.top")
            contentInset.left = contentInset.left.finite(or: 0, as: "contentInset.left")
            contentInset.bottom = contentInset.bottom.finite(or: 0, as: "contentInset.bottom")
            contentInset.right = contentInset.right.finite(or: 0, as: "contentInset.right")
            if contentInset != oldValue { insetsDidChange() }
        }
    }

    /// The sum of ``contentInset`` and the insets that the system adds.
    ///
    /// Outside a window there is no safe area, so none is included.
    open var adjustedContentInset: UIEdgeInsets {
        window == nil ? restingInset.without(systemInset.safeArea) : restingInset
    }

    /// The inset that determines the resting offsets: ``adjustedContentInset``, plus the last window's safe area while
    /// the view is outside a window.
    ///
    /// For example, a navigation controller removes a covered view from the window. Without the old safe area, the
    /// view's content would be at another offset when the view returns.
    var restingInset: UIEdgeInsets { contentInset + systemInset.total }
    /// The part of the bounds inside ``restingInset``.
    var visibleContent: CGRect { bounds.inset(by: restingInset) }

    /// The safe area edges that are part of ``adjustedContentInset``.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { updateSystemInset() } }
    }

    /// Called when ``adjustedContentInset`` has changed, before the delegate is told.
    open func adjustedContentInsetDidChange() {}

    /// The offset at which the content comes to rest after a drag, before the delegate is asked.
    ///
    /// - Parameter velocity: the velocity of the content at its release, in points per second.
    func offsetAfterDrag(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    /// The content offsets at which the content may rest on an axis; nil if it may rest anywhere.
    func scrollStops(_ axis: ScrollAxis) -> (any ScrollStops)? { isPagingEnabled ? pageStops(axis) : nil }

    /// Whether a movement of the wheel scrolls by one stop, whatever its distance.
    var scrollsByOneStop: Bool { isPagingEnabled }

    /// The alignment of content smaller than the view: (0, 0) for the top left, (0.5, 0.5) for the center.
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

    /// The safe area that subviews get: without the part that was added to the content inset, because the content
    /// already avoids that part.
    override var safeAreaPassedOn: UIEdgeInsets { storedSafeArea.without(systemInset.safeArea) }

    /// The view's bounds; their origin is the content offset.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            guard newValue.origin != old else { return super.bounds = newValue }
            if hasKeyValueObservers { willChangeValue(forKey: "contentOffset") }
            super.bounds = newValue
            contentOffsetDidChange()
            if hasKeyValueObservers { didChangeValue(forKey: "contentOffset") }
        }
    }

    override func boundsSizeDidChange() {
        super.boundsSizeDidChange()
        scrollableSizeDidChange()
        setNeedsLayout()
    }

    /// Sets the content offset.
    ///
    /// - Parameter animated: whether the change is animated, over 0.3 s with a cosine easing.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        if animated {
            beginAnimatedScroll(to: contentOffset, for: .offset)
        } else {
            stopMoving()
            self.contentOffset = contentOffset
        }
    }

    /// Scrolls as little as needed to show a rectangle; not at all if it is visible already.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let offset = offsetShowing(rect)
        if offset != contentOffset { setContentOffset(offset, animated: animated) }
    }

    // MARK: Behaviour

    /// Whether the user can scroll.
    open var isScrollEnabled = true {
        didSet {
            guard isScrollEnabled != oldValue else { return }
            pan.isEnabled = isScrollEnabled
            if !isScrollEnabled {
                endDrag(.trackpad, velocity: .zero)
                indicators.endThumbDrag(at: nil)
            }
        }
    }

    /// Whether content can be dragged past its edges and bounces back, on any axis. Setting it applies to both axes.
    open var bounces: Bool {
        get { bouncesHorizontally || bouncesVertically }
        set {
            bouncesHorizontally = newValue
            bouncesVertically = newValue
        }
    }
    /// Whether content can be dragged past its left and right edges and bounces back.
    open var bouncesHorizontally = true
    /// Whether content can be dragged past its top and bottom edges and bounces back.
    open var bouncesVertically = true
    /// Whether content smaller than the view also bounces vertically.
    open var alwaysBounceVertical = false { didSet { updateSystemInset() } }
    /// Whether content smaller than the view also bounces horizontally.
    open var alwaysBounceHorizontal = false { didSet { updateSystemInset() } }
    /// Whether an enclosing scroll view scrolls instead when this one is at its left or right edge.
    open var transfersHorizontalScrollingToParent = true
    /// Whether an enclosing scroll view scrolls instead when this one is at its top or bottom edge.
    open var transfersVerticalScrollingToParent = true
    /// Whether paging is enabled: released content stops only at multiples of the view's size.
    open var isPagingEnabled = false
    /// Whether a drag that starts along one axis scrolls only along that axis.
    open var isDirectionalLockEnabled = false
    /// The rate at which content slows down after the finger has lifted.
    open var decelerationRate = DecelerationRate.normal
    /// Whether a tap on the status bar scrolls to the top.
    ///
    /// > Note: As on an iPhone, nothing happens if several visible scroll views have this set.
    open var scrollsToTop = true
    /// The kind of drag that dismisses the keyboard, by ending first responder status.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Whether keys scroll the view while the first responder is this view or a view inside it, or while there is none.
    open var allowsKeyboardScrolling = true

    /// Whether touches to the content are delayed by 150 ms, because they may become a drag.
    open var delaysContentTouches = true
    /// Whether a drag can still begin with a touch that the content has received already. The touch is then cancelled
    /// in the content.
    open var canCancelContentTouches = true

    // MARK: Indicators

    /// Whether the vertical scroll bar shows during scrolling.
    open var showsVerticalScrollIndicator = true { didSet { indicators.settingsDidChange() } }
    /// Whether the horizontal scroll bar shows during scrolling.
    open var showsHorizontalScrollIndicator = true { didSet { indicators.settingsDidChange() } }
    /// The colour of the scroll bars.
    open var indicatorStyle = IndicatorStyle.default { didSet { indicators.settingsDidChange() } }
    /// The distance of the vertical scroll bar from the view's edges.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// The distance of the horizontal scroll bar from the view's edges.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// Whether the scroll bars also avoid the safe area that is part of ``adjustedContentInset``.
    open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { setNeedsLayout() } }

    /// The insets of both scroll bars; if they differ, those of the vertical one.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Shows the scroll bars briefly.
    open func flashScrollIndicators() {
        indicators.flash()
    }

    /// Performs the changes, and shows the scroll bars briefly if the changes move the content.
    open func withScrollIndicatorsShown(forContentOffsetChanges: () -> Void) {
        let old = contentOffset
        forContentOffsetChanges()
        if contentOffset != old { indicators.flash() }
    }

    // MARK: Zooming

    /// The smallest zoom scale. Zooming is enabled if the largest scale is greater.
    open var minimumZoomScale: CGFloat = 1 {
        didSet {
            minimumZoomScale = minimumZoomScale.finite(or: 1, as: "minimumZoomScale")
            zoomLimitsDidChange()
        }
    }
    /// The largest zoom scale.
    open var maximumZoomScale: CGFloat = 1 {
        didSet {
            maximumZoomScale = maximumZoomScale.finite(or: 1, as: "maximumZoomScale")
            zoomLimitsDidChange()
        }
    }
    /// Whether a pinch can zoom beyond the limits and the scale bounces back.
    open var bouncesZoom = true

    /// The scale of the view that `viewForZooming(in:)` returns.
    open var zoomScale: CGFloat {
        get { scale(of: zoomedView) }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Zooms around the center of the visible area.
    ///
    /// - Parameter scale: the new scale, which is clamped to the zoom limits.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoom(toScale: scale, animated: animated)
    }

    /// Zooms until a rectangle of the content fills the view, as far as the limits allow.
    ///
    /// - Parameter rect: the rectangle in the coordinates of the view that `viewForZooming(in:)` returns.
    open func zoom(to rect: CGRect, animated: Bool) {
        zoom(showing: rect, animated: animated)
    }

    /// Whether a pinch is zooming.
    open var isZooming: Bool { zoom != nil }
    /// Whether the scale is bouncing back to its limits.
    open var isZoomBouncing: Bool { scrollAnimation?.isBounce == true }
    /// Whether an animated scale change requested by the app is running.
    open var isZoomAnimating: Bool { scrollAnimation?.zoom?.isBounce == false }

    // MARK: Refreshing

    /// The refresh control above the content, which a pull reveals. It is added to the view automatically.
    open var refreshControl: UIRefreshControl? {
        get { refresh }
        set {
            guard newValue !== refresh else { return }
            refresh?.removeFromSuperview()
            if let newValue { insertSubview(newValue, at: placeAboveBackground) }
        }
    }

    /// The refresh control. The reference is weak, because the view already retains the control as a subview.
    weak var refresh: UIRefreshControl?

    // MARK: State

    /// The pan recognizer, which scrolls.
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }
    /// The pinch recognizer, which zooms; nil if the zoom limits are equal.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }

    /// Whether a finger is down, even if it has not moved yet.
    open var isTracking: Bool { pan.isTracking || drag?.source == .trackpad }
    /// Whether a finger has begun to scroll.
    open var isDragging: Bool { drag != nil }
    /// Whether the content decelerates after a finger has lifted.
    open var isDecelerating: Bool { scrollAnimation?.isDeceleration == true && scrollAnimation?.isAnnounced == true }
    /// Whether an animated change of the content offset is running.
    open var isScrollAnimating: Bool { scrollAnimation?.isAnimatedScroll == true }

    /// Stops scroll and zoom animations, at the current offset and scale.
    open func stopScrollingAndZooming() {
        stopMoving()
    }

    // MARK: Content touches

    /// Whether `view`, a view inside the scroll view, gets touches that have begun on it; true unless overridden.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Whether a touch that begins on `view` is delivered to it without delay and never scrolls the content.
    func neverScrolls(from view: UIView) -> Bool { false }

    /// Whether a touch that `view` has received may become a drag; false for controls unless overridden.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    // MARK: Keys

    /// Whether Tab stops at the scroll view itself, so that keys can scroll it. True if keys can scroll the view and it
    /// has no focusable view inside. False for a list, whose rows get the focus instead.
    ///
    /// - Complexity: O(n) for n views inside
    open override var canBecomeFocused: Bool { isScrolledByKeys && !(self is any ListView) && !hasFocusStopInside }

    /// Moves the focus, or scrolls the content, for a pressed key.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if focusSystem?.handleArrow(presses, in: self) == true { return }
        if !handleScrollKeys(presses) { super.pressesBegan(presses, with: event) }
    }

    /// Moves the focus further, or scrolls further, while a key is held.
    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if focusSystem?.handleArrow(presses, in: self) == true { return }
        if !handleScrollKeys(presses) { super.pressesChanged(presses, with: event) }
    }

    // MARK: Layout

    /// Lays out the refresh control, the scroll bars and the focus ring.
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

    var drag: ContentDrag? { activity.drag }
    var zoom: PinchZoom? { activity.pinch }
    var scrollAnimation: ScrollAnimation? { activity.scrollAnimation }
    /// Whether a finger has stopped the moving content and still holds it in place: false once the finger moves or
    /// lifts.
    var isHeld: Bool { activity.isHolding }

    private func activityDidChange() {
        if activity.scrollAnimation == nil, let displayLink {
            displayLink.stop()
            self.displayLink = nil
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

    /// Updates insets and range after a size change of content or view. The insets change too, because an axis may have
    /// become scrollable or may no longer be scrollable.
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
