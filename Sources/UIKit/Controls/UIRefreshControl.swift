// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// A spinner above a scroll view's content that a pull brings out, and that stays while the app refreshes.
///
/// Give it to `refreshControl` of a scroll view or of a `UITableViewController`; it places itself. As soon as the pull
/// is long enough it sends `valueChanged`, once, and the content rests below it until ``endRefreshing()``.
///
/// > Note: Nobody publishes how long a pull is; here it is 100 points that show.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    private var pull = PullToRefresh()
    private let spinner = RefreshSpinner()
    private var label: UILabel?
    private var chosenTint: UIColor?

    override var accessibilityDefaults: any AccessibilityDefaults { RefreshAccessibility(control: self) }

    // MARK: - Lifecycle

    public init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Thresholds.Refresh.height))
        setUpRefreshing()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpRefreshing()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpRefreshing()
    }

    private func setUpRefreshing() {
        // Touches are for the scroll view, which pulls it.
        isUserInteractionEnabled = false
        autoresizingMask = .flexibleWidth
        layer.addSublayer(spinner.layer)
        spinner.color = color
        spinner.share = 0
    }

    // MARK: - Refreshing

    /// Whether a refresh goes on.
    open var isRefreshing: Bool { pull.isRefreshing }

    /// Shows that a refresh goes on which nobody pulled for: room is made, the content stays where it is, and
    /// `valueChanged` is not sent.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        pull.began()
        refreshingDidChange()
    }

    /// Takes the spinner away: the refresh is over, whoever began it.
    open func endRefreshing() {
        guard isRefreshing else { return }
        pull.ended(pulled: scrollView.map { Double(pulledDistance(in: $0)) } ?? 0)
        refreshingDidChange()
        scrollView?.refreshDidEnd()
    }

    // MARK: - Look

    /// The spinner's and the title's colour; grey while nil.
    open override var tintColor: UIColor! {
        get { chosenTint ?? super.tintColor }
        set {
            chosenTint = newValue
            super.tintColor = newValue
            lookDidChange()
        }
    }

    /// A line of text below the spinner.
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
        scrollView.map(turnWhileSeen)
    }

    /// Points above the content.
    private var height: CGFloat {
        CGFloat(Thresholds.Refresh.height + (attributedTitle == nil ? 0 : Thresholds.Refresh.titleHeight))
    }

    /// How far the content lies below its top, room for a refresh not counted.
    private func pulledDistance(in scrollView: UIScrollView) -> CGFloat {
        -scrollView.contentOffset.y - scrollView.restingInset.top + scrollView.systemInset.refresh
    }

    /// The content has moved: a long pull is told. How much of the spinner shows is seen to with the place.
    func contentMoved(in scrollView: UIScrollView) {
        let distance = Double(pulledDistance(in: scrollView))
        guard isEnabled, pull.pulled(distance, isDragged: scrollView.isDragging) == .trigger else { return }
        refreshingDidChange()
        sendActions(for: .valueChanged)
    }

    private func refreshingDidChange() {
        guard let scrollView else { return }
        scrollView.setRefreshInset(isRefreshing ? height : 0)
        turnWhileSeen(in: scrollView)
        scrollView.setNeedsLayout()
    }

    /// It stands above the content; a longer pull leaves it at the top of what shows.
    func place(in scrollView: UIScrollView) {
        let top = -scrollView.contentInset.top - height
        let pinned = scrollView.contentOffset.y + scrollView.systemInset.safeArea.top
        let frame = CGRect(x: 0, y: min(top, pinned), width: scrollView.bounds.width, height: height)
        if frame != self.frame { UIView.performWithoutAnimation { self.frame = frame } }
        turnWhileSeen(in: scrollView)
    }

    /// A spinner that nobody sees asks for no frames.
    private func turnWhileSeen(in scrollView: UIScrollView) {
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
    /// The room above the content is gone: the content goes back to its top, unless a finger holds it.
    fileprivate func refreshDidEnd() {
        guard drag == nil, !isHeld else { return }
        guard course == nil else { return courseRangeDidChange() }
        let offset = resting(contentOffset)
        if offset != contentOffset { beginAnimatedScroll(to: offset, for: .inset) }
    }
}
