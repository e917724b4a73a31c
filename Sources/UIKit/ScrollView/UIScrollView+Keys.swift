// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// Scrolling by keys: arrows, Page Up and Page Down, Home and End, and Space.
///
/// UIKit's documentation names all these keys except Space, which scrolls by a page on every desktop. An arrow with
/// Command or Control scrolls to the end, and an arrow with Option by a page. The scroll view that contains the first
/// responder gets the keys, unless the first responder takes text. Without a first responder, the window's largest
/// scroll view gets them.
extension UIScrollView {
    /// Whether keys can scroll the view: scrolling and scrolling by keys are enabled, and the content is larger than
    /// the visible area.
    var isScrolledByKeys: Bool {
        allowsKeyboardScrolling && isScrollEnabled
            && [ScrollAxis.horizontal, .vertical].contains { offsetRange($0).lowerBound < offsetRange($0).upperBound }
    }

    /// Scrolls if the pressed key is one that scrolls. Returns whether the content moves; if not, other responders get
    /// the key.
    func handleScrollKeys(_ presses: Set<UIPress>) -> Bool {
        guard allowsKeyboardScrolling, isScrollEnabled, FirstResponder.typing == nil, let key = presses.first?.key,
            let order = ScrollOrder(key), followsArrowKeys || !key.isArrow
        else { return false }
        return scroll(by: order)
    }

    /// Scrolls as a key, or a press on the track of a scroll bar, requests. Returns whether the content moves.
    @discardableResult
    func scroll(by order: ScrollOrder) -> Bool {
        guard bounds.size[order.axis] > 0 else { return false }
        let offset = offset(after: order)
        // If the content cannot scroll further, the key is passed on to other responders.
        guard offset[order.axis] != targetOffset[order.axis] else { return false }
        userWillScroll()
        beginAnimatedScroll(
            to: offset, for: order.distance == .document ? .limit(order.axis, isEnd: order.isForward) : .key)
        return true
    }

    /// The offset after a scroll movement. Repeated key presses add up, because each starts at the target of the
    /// running animation.
    private func offset(after order: ScrollOrder) -> CGPoint {
        var offset = targetOffset
        let axis = order.axis
        let range = offsetRange(axis)
        let here = Double(offset[axis])
        let sign = order.isForward ? 1.0 : -1
        let inset = restingInset
        let visible = Double(bounds.size[axis] - inset.leading(axis) - inset.trailing(axis))
        let target: Double
        switch order.distance {
        case .document: target = order.isForward ? range.upperBound : range.lowerBound
        case .line:
            target =
                scrollStops(axis)?.stop(from: here, isForward: order.isForward)
                ?? here + sign * Thresholds.Scroll.arrowKeyDistance
        case .page:
            let end = here + sign * max(visible - Thresholds.Scroll.pageKeyOverlap, visible / 2)
            if let stops = scrollStops(axis) {
                target =
                    scrollsByOneStop
                    ? stops.stop(from: here, isForward: order.isForward) : stops.rest(from: here, to: end)
            } else {
                target = end
            }
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

/// The scroll movement for a key or for a press on a scroll bar's track.
@MainActor
struct ScrollOrder {
    enum Distance { case line, page, document }

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
            distance = goesAll ? .document : byPage ? .page : .line
            if key.keyCode == .keyboardLeftArrow || key.keyCode == .keyboardRightArrow { axis = .horizontal }
        case .keyboardPageUp, .keyboardPageDown:
            isForward = key.keyCode == .keyboardPageDown
            distance = .page
        case .keyboardHome, .keyboardEnd:
            isForward = key.keyCode == .keyboardEnd
            distance = .document
        case .keyboardSpacebar where !goesAll && !byPage:
            isForward = !key.modifierFlags.contains(.shift)
            distance = .page
        default: return nil
        }
    }
}

extension UIWindow {
    /// Scrolls the largest visible scroll view for a key that no responder has handled. Returns whether the key was
    /// handled; false if there is a first responder.
    func scrollLargestScrollView(by presses: Set<UIPress>) -> Bool {
        guard FirstResponder.current == nil else { return false }
        return largestScrollView?.handleScrollKeys(presses) == true
    }

    /// The largest visible scroll view.
    var largestScrollView: UIScrollView? { largestScrollView { _ in true } }

    /// The largest visible scroll view that is not an empty list. An Up or Down key moves the focus into it if no focus
    /// ring is shown.
    var largestFilledScrollView: UIScrollView? {
        largestScrollView { ($0 as? any ListView)?.hasRows != false }
    }

    private func largestScrollView(where counts: (UIScrollView) -> Bool) -> UIScrollView? {
        let root: UIView = rootViewController?.topmostForKeys.viewIfLoaded ?? self
        return root.visibleScrollViews.filter(counts).max { one, other in
            one.bounds.width * one.bounds.height < other.bounds.width * other.bounds.height
        }
    }
}
