// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// A scroll view delegate that describes the scroll position for speech.
@preconcurrency @MainActor
public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
    /// The text to speak after scrolling by a page, such as "Page 3 of 10"; nil uses UIKit's text.
    func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
    /// The text to speak after scrolling by a page, with attributes. If it is not nil, it takes precedence over
    /// ``accessibilityScrollStatus(for:)``.
    func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}

extension UIScrollViewAccessibilityDelegate {
    public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }
    public func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString? { nil }
}

/// The accessibility defaults of a scroll view: its content is read as a group, and it scrolls by pages.
struct ScrollAccessibility: AccessibilityDefaults {
    let view: UIScrollView

    var isGroup: Bool { true }
    func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool { view.turnPage(direction) { view.pageStatus } }
}

extension UIScrollView {
    /// Scrolls by one page, the length of the visible area, and announces the new position.
    ///
    /// - Parameter status: returns the text to speak if the delegate provides none.
    /// - Returns: false if the scroll view is at the end in that direction, or if scrolling is disabled.
    func turnPage(_ direction: UIAccessibilityScrollDirection, status: () -> String?) -> Bool {
        guard isScrollEnabled else { return false }
        let (axis, isForward) = way(direction)
        let inset = restingInset
        let shown = bounds.size[axis] - inset.leading(axis) - inset.trailing(axis)
        guard shown > 0 else { return false }
        var offset = contentOffset
        offset[axis] += isForward ? shown : -shown
        let target = resting(offset)
        guard target != contentOffset else { return false }
        setContentOffset(target, animated: false)
        layoutIfNeeded()
        UIAccessibility.post(notification: .pageScrolled, argument: statusOfDelegate ?? status())
        return true
    }

    /// The axis of a scroll direction, and whether the content offset increases.
    private func way(_ direction: UIAccessibilityScrollDirection) -> (axis: ScrollAxis, isForward: Bool) {
        let range = offsetRange(.vertical)
        let main: ScrollAxis = range.upperBound > range.lowerBound ? .vertical : .horizontal
        return switch direction {
        case .right: (.horizontal, true)
        case .left: (.horizontal, false)
        case .down: (.vertical, true)
        case .up: (.vertical, false)
        case .next: (main, main == .vertical || effectiveUserInterfaceLayoutDirection == .leftToRight)
        case .previous: (main, main == .horizontal && effectiveUserInterfaceLayoutDirection == .rightToLeft)
        }
    }

    /// The delegate's text to speak for the scroll position; nil if the delegate provides none.
    private var statusOfDelegate: String? {
        guard let delegate = delegate as? any UIScrollViewAccessibilityDelegate else { return nil }
        return delegate.accessibilityAttributedScrollStatus(for: self)?.string
            ?? delegate.accessibilityScrollStatus(for: self)
    }

    /// The text to speak for the scroll position, such as "Page 2 of 5", along the axis with more pages.
    fileprivate var pageStatus: String? {
        let pages = [ScrollAxis.vertical, .horizontal].map { axis -> AccessibilityPosition in
            let inset = restingInset
            let shown = Double(bounds.size[axis] - inset.leading(axis) - inset.trailing(axis))
            let way = Double(contentOffset[axis] + inset.leading(axis))
            let range = offsetRange(axis)
            guard shown > 0 else { return AccessibilityPosition(number: 1, count: 1) }
            let count = 1 + Int(((range.upperBound - range.lowerBound) / shown).rounded(.up))
            return AccessibilityPosition(number: min(1 + Int((way / shown).rounded(.up)), count), count: count)
        }
        return pages.max { $0.count < $1.count }.map { Phrase.page.text($0.number.localized, $0.count.localized) }
    }
}
