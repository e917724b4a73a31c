// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A view that describes the work a page is doing, such as loading a file, and shows the work's progress. It appears
/// once the work has taken half a second.
final class WorkProgressView: UIView {
    /// The delay in seconds before the view appears. Work that ends earlier never shows the view.
    private static let delay = 0.5
    /// The interval in seconds between updates of the progress.
    private static let interval = 0.1
    /// The margin at the edges, and the gap between the text and the progress bar, in points.
    private static let (margin, gap): (CGFloat, CGFloat) = (14, 8)

    /// Returns the progress, from 0 to 1; nil if it is unknown.
    private let fraction: () -> Double?
    private var work: String?
    private var timer: UIKit.Timer?
    private let label = UILabel()
    private let bar = UIProgressView(progressViewStyle: .default)

    init(fraction: @escaping () -> Double?) {
        self.fraction = fraction
        super.init(frame: .zero)
        isHidden = true
        isUserInteractionEnabled = false
        backgroundColor = .tertiarySystemBackground
        layer.cornerRadius = 12
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 2)
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        addSubview(label)
        addSubview(bar)
    }

    required init?(coder: NSCoder) {
        fatalError("WorkProgressView is made in code")
    }

    isolated deinit { timer?.invalidate() }

    /// Shows a description of the work once it has taken half a second; nil hides the view.
    func show(_ work: String?) {
        guard work != self.work else { return }
        self.work = work
        isHidden = true
        timer?.invalidate()
        timer = work.map { work in
            .scheduledTimer(withTimeInterval: WorkProgressView.delay, repeats: false) { [weak self] _ in
                MainActor.assumeIsolated { self?.appear(work) }
            }
        }
    }

    private func appear(_ work: String) {
        label.text = work
        bar.accessibilityLabel = work
        isHidden = false
        superview?.setNeedsLayout()
        showFraction()
        if window != nil { UIAccessibility.post(notification: .announcement, argument: work) }
        timer = .scheduledTimer(withTimeInterval: WorkProgressView.interval, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.showFraction() }
        }
    }

    /// Updates the progress bar, and hides it while the progress is unknown. While the bar is visible, assistive
    /// technology reads the description of the work as the bar's label, and skips the text itself.
    private func showFraction() {
        let fraction = fraction()
        if bar.isHidden != (fraction == nil) { superview?.setNeedsLayout() }
        bar.isHidden = fraction == nil
        bar.progress = Float(fraction ?? 0)
        label.isAccessibilityElement = bar.isHidden
    }

    private var barHeight: CGFloat { bar.isHidden ? 0 : bar.intrinsicContentSize.height + WorkProgressView.gap }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let room = CGSize(width: size.width - 2 * WorkProgressView.margin, height: .greatestFiniteMagnitude)
        let height = label.sizeThatFits(room).height + barHeight + 2 * WorkProgressView.margin
        return CGSize(width: size.width, height: height.rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.insetBy(dx: WorkProgressView.margin, dy: WorkProgressView.margin)
        label.frame = area.divided(atDistance: barHeight, from: .maxYEdge).remainder
        bar.frame = area.divided(atDistance: bar.intrinsicContentSize.height, from: .maxYEdge).slice
    }
}
