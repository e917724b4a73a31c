// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// A spinner above a scroll view's content. A pull reveals it, and it stays until the app has finished refreshing.
///
/// Set the control as the `refreshControl` of a scroll view or a `UITableViewController`; the control positions itself.
/// As soon as the pull is long enough, the control sends `valueChanged` once. The content then stays below the control
/// until ``endRefreshing()``.
///
/// > Note: The pull distance of iOS is not published. In Uplift, a refresh starts when the content has visibly moved by
/// > 100 points.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    private var pull = PullToRefresh()
    private let spinner = RefreshSpinner()
    private var label: UILabel?
    private var chosenTint: UIColor?

    override var accessibilityDefaults: any AccessibilityDefaults { RefreshAccessibility(control: self) }

    // MARK: - Lifecycle

    /// Creates a refresh control of the default height.
    public init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Thresholds.Refresh.height))
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a refresh control of a storyboard or nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func setUp() {
        super.setUp()
        // Touches pass through to the scroll view.
        isUserInteractionEnabled = false
        autoresizingMask = .flexibleWidth
        layer.addSublayer(spinner.layer)
        spinner.color = color
        spinner.share = 0
    }

    // MARK: - Refreshing

    /// Whether the control is refreshing.
    open var isRefreshing: Bool { pull.isRefreshing }

    /// Shows the spinner for a refresh that the app started. The inset above the content grows, but the content does
    /// not scroll, and `valueChanged` is not sent.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        pull.began()
        refreshingDidChange()
    }

    /// Hides the spinner after a refresh, whether the user or the app started it.
    open func endRefreshing() {
        guard isRefreshing else { return }
        pull.ended(pulled: scrollView.map { Double(pulledDistance(in: $0)) } ?? 0)
        refreshingDidChange()
        scrollView?.refreshDidEnd()
    }

    // MARK: - Look

    /// The colour of the spinner and the title; nil uses grey.
    open override var tintColor: UIColor! {
        get { chosenTint ?? super.tintColor }
        set {
            chosenTint = newValue
            super.tintColor = newValue
            lookDidChange()
        }
    }

    /// The line of text below the spinner.
    open var attributedTitle: NSAttributedString? {
        didSet {
            if attributedTitle != nil, label == nil {
                let label = UILabel()
                label.textAlignment = .center
                label.font = .preferredFont(forTextStyle: .footnote)
                addSubview(label)
                self.label = label
            }
            label?.attributedText = attributedTitle
            label?.isHidden = attributedTitle == nil
            lookDidChange()
            if isRefreshing { scrollView?.setRefreshInset(height) }
            superview?.setNeedsLayout()
        }
    }

    private var color: UIColor { (chosenTint ?? .systemGray).resolvedColor(with: traitCollection) }

    private func lookDidChange() {
        spinner.color = color
        label?.textColor = color
        setNeedsLayout()
    }

    override func updateForTraits() {
        super.updateForTraits()
        lookDidChange()
    }

    // MARK: - The scroll view

    private var scrollView: UIScrollView? { superview as? UIScrollView }

    override func superviewWillChange() {
        super.superviewWillChange()
        if let scrollView, scrollView.refresh === self {
            scrollView.refresh = nil
            scrollView.setRefreshInset(0)
            scrollView.scrollableRangeDidChange()
        }
    }

    override func superviewChanged() {
        super.superviewChanged()
        guard let scrollView, scrollView.refresh !== self else { return }
        scrollView.refresh?.removeFromSuperview()
        scrollView.refresh = self
        scrollView.setRefreshInset(isRefreshing ? height : 0)
        scrollView.setNeedsLayout()
    }

    override func windowChanged() {
        super.windowChanged()
        scrollView.map(updateSpinner)
    }

    /// The height of the control in points.
    private var height: CGFloat {
        CGFloat(Thresholds.Refresh.height + (attributedTitle == nil ? 0 : Thresholds.Refresh.titleHeight))
    }

    /// The distance in points by which the content is pulled below its top position, not counting the refresh inset.
    private func pulledDistance(in scrollView: UIScrollView) -> CGFloat {
        -scrollView.contentOffset.y - scrollView.restingInset.top + scrollView.systemInset.refresh
    }

    /// Starts a refresh if the user has pulled far enough. Called when the content has moved. The spinner is not
    /// updated here, but in `place(in:)`.
    func contentMoved(in scrollView: UIScrollView) {
        let distance = Double(pulledDistance(in: scrollView))
        guard isEnabled, pull.pulled(distance, isDragged: scrollView.isDragging) == .trigger else { return }
        refreshingDidChange()
        sendActions(for: .valueChanged)
    }

    private func refreshingDidChange() {
        guard let scrollView else { return }
        scrollView.setRefreshInset(isRefreshing ? height : 0)
        updateSpinner(in: scrollView)
        scrollView.setNeedsLayout()
    }

    /// Positions the control directly above the content. If the content is pulled down by more than the control's
    /// height, the control stays at the top of the visible area.
    func place(in scrollView: UIScrollView) {
        let top = -scrollView.contentInset.top - height
        let pinned = scrollView.contentOffset.y + scrollView.systemInset.safeArea.top
        let frame = CGRect(x: 0, y: min(top, pinned), width: scrollView.bounds.width, height: height)
        if frame != self.frame { UIView.performWithoutAnimation { self.frame = frame } }
        updateSpinner(in: scrollView)
    }

    /// Spins the spinner during a refresh, or shows as many spokes as the pull has revealed. A spinner that is out of
    /// sight does not spin, so that it requests no frames.
    private func updateSpinner(in scrollView: UIScrollView) {
        spinner.isTurning = isRefreshing && window != nil && frame.overlaps(scrollView.bounds)
        if !isRefreshing { spinner.share = PullToRefresh.share(of: Double(pulledDistance(in: scrollView))) }
    }

    // MARK: - Layout

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let spinnerHeight = CGFloat(Thresholds.Refresh.height)
        spinner.layer.position = CGPoint(x: bounds.midX, y: spinnerHeight / 2)
        guard let label else { return }
        let titleHeight = CGFloat(Thresholds.Refresh.titleHeight)
        label.frame = CGRect(x: 16, y: spinnerHeight - 8, width: max(bounds.width - 32, 0), height: titleHeight)
    }
}

extension UIScrollView {
    /// Scrolls the content back to its top after the refresh inset was removed, unless the user holds the content.
    fileprivate func refreshDidEnd() {
        guard drag == nil, !isHeld else { return }
        guard scrollAnimation == nil else { return scrollAnimationRangeDidChange() }
        let offset = resting(contentOffset)
        if offset != contentOffset { beginAnimatedScroll(to: offset, for: .inset) }
    }
}
