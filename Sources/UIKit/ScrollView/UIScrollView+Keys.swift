// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// Scrolling by keys: arrows, page up and down, home and end, and space.
///
/// UIKit's documentation names the first; space turns a page on every desktop. Command with an arrow goes all the way,
/// option a page. Keys are for the scroll view that holds the first responder, unless that takes text; where nobody is
/// first responder, the window's largest scroll view takes them.
extension UIScrollView {
    /// Whether there is a key that scrolls.
    var isScrolledByKeys: Bool {
        allowsKeyboardScrolling && isScrollEnabled
            && [ScrollAxis.horizontal, .vertical].contains { offsetRange($0).lowerBound < offsetRange($0).upperBound }
    }

    /// Whether a key has been an order to scroll.
    func scrolls(by presses: Set<UIPress>) -> Bool {
        guard allowsKeyboardScrolling, isScrollEnabled, FirstResponder.typing == nil, let key = presses.first?.key,
            let order = ScrollOrder(key), followsArrowKeys || !key.isArrow
        else { return false }
        return scroll(by: order)
    }

    /// Whether the content has gone, or is going, where it was told to.
    @discardableResult
    func scroll(by order: ScrollOrder) -> Bool {
        guard bounds.size[order.axis] > 0 else { return false }
        let offset = offset(after: order)
        // Where it has no room that way the key is somebody else's.
        guard offset[order.axis] != offsetAhead[order.axis] else { return false }
        userWillScroll()
        beginAnimatedScroll(
            to: offset, for: order.distance == .whole ? .limit(order.axis, isEnd: order.isForward) : .key)
        return true
    }

    /// One order after another adds up, however far the content has come.
    private func offset(after order: ScrollOrder) -> CGPoint {
        var offset = offsetAhead
        let axis = order.axis
        let range = offsetRange(axis)
        let here = Double(offset[axis])
        let sign = order.isForward ? 1.0 : -1
        let inset = restingInset
        let visible = Double(bounds.size[axis] - inset.leading(axis) - inset.trailing(axis))
        let target: Double
        switch order.distance {
        case .whole: target = order.isForward ? range.upperBound : range.lowerBound
        case _ where isPagingEnabled:
            guard let stops = pageStops(axis) else { return offset }
            target = order.isForward ? stops.stop(after: here) : stops.stop(before: here)
        case .line: target = here + sign * Thresholds.Scroll.arrowKeyDistance
        case .page: target = here + sign * max(visible - Thresholds.Scroll.pageKeyOverlap, visible / 2)
        }
        offset[axis] = CGFloat(range.clamping(target))
        return offset
    }
}

extension UIKey {
    fileprivate var isArrow: Bool {
        [.keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow].contains(keyCode)
    }
}

/// What a key, or a press on a bar's track, asks of a scroll view.
@MainActor
struct ScrollOrder {
    enum Distance { case line, page, whole }

    var axis = ScrollAxis.vertical
    var isForward: Bool
    var distance: Distance
}

extension ScrollOrder {
    init?(_ key: UIKey) {
        let goesAll = !key.modifierFlags.isDisjoint(with: [.command, .control])
        let byPage = key.modifierFlags.contains(.alternate)
        switch key.keyCode {
        case .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow:
            isForward = key.keyCode == .keyboardDownArrow || key.keyCode == .keyboardRightArrow
            distance = goesAll ? .whole : byPage ? .page : .line
            if key.keyCode == .keyboardLeftArrow || key.keyCode == .keyboardRightArrow { axis = .horizontal }
        case .keyboardPageUp, .keyboardPageDown:
            isForward = key.keyCode == .keyboardPageDown
            distance = .page
        case .keyboardHome, .keyboardEnd:
            isForward = key.keyCode == .keyboardEnd
            distance = .whole
        case .keyboardSpacebar where !goesAll && !byPage:
            isForward = !key.modifierFlags.contains(.shift)
            distance = .page
        default: return nil
        }
    }
}

extension UIWindow {
    /// Gives a key that nobody answered to the largest scroll view in sight, as far as it scrolls.
    func scrollsLargest(by presses: Set<UIPress>) -> Bool {
        guard FirstResponder.current == nil else { return false }
        return largestScrollView?.scrolls(by: presses) == true
    }

    /// The largest scroll view in sight.
    var largestScrollView: UIScrollView? { largestScrollView { _ in true } }

    /// Where the first arrow goes: an empty list keeps nobody from those beside it.
    var largestFilledScrollView: UIScrollView? {
        largestScrollView { ($0 as? any ListView)?.hasRows != false }
    }

    private func largestScrollView(where counts: (UIScrollView) -> Bool) -> UIScrollView? {
        let root: UIView = rootViewController?.topmostForKeys.viewIfLoaded ?? self
        return root.scrollViewsInSight.filter(counts).max { one, other in
            one.bounds.width * one.bounds.height < other.bounds.width * other.bounds.height
        }
    }
}
