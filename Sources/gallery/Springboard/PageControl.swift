// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A row of dots, one for each page. A tap on either side of the dots turns the page, and sends `valueChanged`.
final class PageControl: UIControl {
    private var dots: [UIView] = []

    var pageCount = 1 { didSet { if pageCount != oldValue { pagesDidChange() } } }
    var currentPage = 0 { didSet { if currentPage != oldValue { pagesDidChange() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        accessibilityLabel = "Page"
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: PageControl.handleTap))
        pagesDidChange()
    }

    required init?(coder: NSCoder) {
        fatalError("PageControl is made in code")
    }

    override var canBecomeFocused: Bool { false }

    private func pagesDidChange() {
        if dots.count != pageCount {
            for dot in dots { dot.removeFromSuperview() }
            dots = (0..<pageCount).map { _ in UIView() }
            for dot in dots { addSubview(dot) }
            setNeedsLayout()
        }
        for (page, dot) in dots.enumerated() {
            dot.backgroundColor = page == currentPage ? .label : .tertiaryLabel
        }
        isHidden = pageCount < 2
        accessibilityValue = "\(currentPage + 1) of \(pageCount)"
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    override func layoutSubviews() {
        super.layoutSubviews()
        let start = bounds.midX - CGFloat(dots.count) * 8
        for (index, dot) in dots.enumerated() {
            let place = isMirrored ? dots.count - 1 - index : index
            dot.frame = CGRect(x: start + CGFloat(place) * 16 + 4, y: bounds.midY - 4, width: 8, height: 8)
            dot.layer.cornerRadius = 4
        }
    }

    private func handleTap(_ tap: UITapGestureRecognizer) {
        turn(by: (tap.location(in: self).x > bounds.midX) == isMirrored ? -1 : 1)
    }

    override func accessibilityIncrement() { turn(by: 1) }
    override func accessibilityDecrement() { turn(by: -1) }

    private func turn(by step: Int) {
        guard 0..<pageCount ~= currentPage + step else { return }
        currentPage += step
        sendActions(for: .valueChanged)
    }
}
