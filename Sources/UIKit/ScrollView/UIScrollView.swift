// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// A view onto content larger than itself, which a finger, a wheel or the program moves.
///
/// Its ``contentOffset`` is the origin of its bounds: scrolling moves no subview.
///
/// ## Caveats
/// Zooming, refresh controls, keyboard dismissal and scrolling to the top are not there yet.
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

    /// What moves the content by itself at the moment.
    var motion: ScrollMovement?
    /// The drag that goes on.
    var drag: ScrollDrag?
    /// A finger that went down on moving content keeps what it stopped in place until it lifts.
    var isHeld = false
    private var lastAdjustedInset = UIEdgeInsets.zero
    private var isRestoring = false

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
    }

    /// For subclasses that redeclare the delegate.
    func delegateDidChange() {}

    /// For subclasses of ours: a finger or a wheel is about to move the content.
    func userWillScroll() {}

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { stopMoving() }
    }

    // MARK: Geometry

    /// The point of the content at the view's top left corner.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    open var contentSize = CGSize.zero {
        didSet { if contentSize != oldValue { scrollableRangeDidChange() } }
    }

    /// Room round the content that belongs to what can be scrolled.
    open var contentInset = UIEdgeInsets.zero {
        didSet { if contentInset != oldValue { insetsDidChange() } }
    }

    /// ``contentInset``, and what the system adds to it.
    open var adjustedContentInset: UIEdgeInsets { contentInset }

    open func adjustedContentInsetDidChange() {}

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
        scrollableRangeDidChange()
        setNeedsLayout()
    }

    /// Moves the content.
    ///
    /// - Parameter animated: whether it takes 0.3 s, on a cosine's ease.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        if animated {
            beginAnimatedScroll(to: contentOffset)
        } else {
            stopMoving()
            self.contentOffset = contentOffset
        }
    }

    // MARK: Behaviour

    open var isScrollEnabled = true {
        didSet { if isScrollEnabled != oldValue { pan.isEnabled = isScrollEnabled } }
    }

    /// Whether content can be pulled past its edge and comes back.
    open var bounces = true
    /// Whether it can even where it has room in the view.
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    /// Whether content rests only at multiples of the view's size.
    open var isPagingEnabled = false
    /// Whether a drag that starts along one axis stays on it.
    open var isDirectionalLockEnabled = false
    open var decelerationRate = DecelerationRate.normal

    /// Whether a touch is kept from the content for 150 ms, in case it becomes a drag.
    open var delaysContentTouches = true
    /// Whether a touch that the content has can still become a drag.
    open var canCancelContentTouches = true

    open var showsVerticalScrollIndicator = true { didSet { indicators.settingsDidChange() } }
    open var showsHorizontalScrollIndicator = true { didSet { indicators.settingsDidChange() } }
    open var indicatorStyle = IndicatorStyle.default { didSet { indicators.settingsDidChange() } }
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

    /// The insets of both indicators; where they differ, those of the vertical one.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// The recognizer that scrolls.
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }

    // MARK: State

    /// Whether a finger is down, though it may not have moved yet.
    open var isTracking: Bool { pan.isTracking }
    /// Whether a finger has begun to scroll.
    open var isDragging: Bool { drag != nil }
    /// Whether content moves by itself after a finger has lifted.
    open var isDecelerating: Bool { motion?.isDeceleration == true }
    /// Whether an animated change of the content offset goes on.
    open var isScrollAnimating: Bool { motion?.isAnimatedScroll == true }

    /// Leaves the content where it is.
    open func stopScrollingAndZooming() {
        stopMoving()
    }

    // MARK: Content touches

    /// Whether the content gets a touch; true unless overridden.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Whether a touch that `view` already has may become a drag; false for controls unless overridden.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        indicators.layout()
    }

    override func updateForTraits() {
        super.updateForTraits()
        indicators.settingsDidChange()
    }

    // MARK: Internals

    private func contentOffsetDidChange() {
        setNeedsLayout()
        indicators.contentMoved()
        delegate?.scrollViewDidScroll(self)
    }

    private func insetsDidChange() {
        let old = lastAdjustedInset
        let new = adjustedContentInset
        lastAdjustedInset = new
        let offset = contentOffset
        scrollableRangeDidChange(keepingStartsOf: old)
        if offset == contentOffset { setNeedsLayout() }
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// Content that rested at its start does so with the new insets too; the rest moves only where it must.
    private func scrollableRangeDidChange(keepingStartsOf old: UIEdgeInsets? = nil) {
        guard drag == nil, !isHeld, !isRestoring else { return }
        if motion != nil {
            motionRangeDidChange()
            return
        }
        var offset = contentOffset
        for axis in ScrollAxis.allCases {
            if let old, offset[axis] == -old.leading(axis) { offset[axis] = -adjustedContentInset.leading(axis) }
            offset[axis] = CGFloat(offsetRange(axis).clamping(Double(offset[axis])))
        }
        guard offset != contentOffset else { return }
        isRestoring = true
        contentOffset = offset
        isRestoring = false
    }
}
