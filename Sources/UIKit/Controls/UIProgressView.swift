// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A bar that shows the progress of a task.
///
/// ## Caveats
/// Images and observing a `Progress` are not supported.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// The appearance of the bar.
    public enum Style: Int, Sendable {
        case `default` = 0
        /// A thinner bar without round ends, for the bottom of a navigation bar.
        case bar = 1
    }

    private let track = UIView()
    private let fill = UIView()
    private var storedProgress: Float = 0

    private static let animationDuration = 0.25

    override var accessibilityDefaults: any AccessibilityDefaults { ProgressAccessibility(view: self) }

    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a progress view in a style.
    public convenience init(progressViewStyle style: UIProgressView.Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        sizeToFit()
    }

    /// Creates a progress view of a storyboard or nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func setUp() {
        super.setUp()
        priorities.hugging.vertical = .defaultHigh
        track.clipsToBounds = true
        addSubview(track)
        track.addSubview(fill)
    }

    // MARK: - Value

    /// The progress from 0 to 1. Values outside the range are clamped.
    open var progress: Float {
        get { storedProgress }
        set { setProgress(newValue, animated: false) }
    }

    /// Sets the progress, clamped to 0 to 1, with an optional animation.
    open func setProgress(_ progress: Float, animated: Bool) {
        let new = progress.isNaN ? 0 : min(max(progress, 0), 1)
        guard new != storedProgress else { return }
        if animated { layoutIfNeeded() }
        storedProgress = new
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(
            withDuration: Self.animationDuration, delay: 0, options: .allowUserInteraction,
            animations: { self.layoutIfNeeded() })
    }

    // MARK: - Look

    /// The appearance of the bar.
    open var progressViewStyle = Style.default { didSet { if progressViewStyle != oldValue { setNeedsLayout() } } }
    /// The colour of the completed part; nil uses the tint colour.
    open var progressTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The colour of the remaining part; nil uses a grey fill colour.
    open var trackTintColor: UIColor? { didSet { setNeedsLayout() } }

    override func tintChanged() {
        super.tintChanged()
        setNeedsLayout()
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
    }

    // MARK: - Layout

    private var height: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        track.backgroundColor = trackTintColor ?? .systemFill
        fill.backgroundColor = progressTintColor ?? tintColor
        track.frame = CGRect(x: 0, y: bounds.midY - height / 2, width: bounds.width, height: height)
        let radius = progressViewStyle == .bar ? 0 : height / 2
        track.layer.cornerRadius = radius
        fill.layer.cornerRadius = radius
        let length = bounds.width * CGFloat(storedProgress)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        fill.frame = CGRect(x: isRightToLeft ? bounds.width - length : 0, y: 0, width: length, height: height)
    }
}
