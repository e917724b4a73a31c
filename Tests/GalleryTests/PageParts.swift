// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit
import UIKitTesting

@testable import gallery

/// The visible leaf views of a page, with their frames in the window.
@MainActor
struct PageParts {
    private struct Part: CustomStringConvertible {
        /// The view's class, and its text.
        var name: String
        var frame: CGRect

        var description: String {
            let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0.rounded()))" }
            return "\(name) at \(numbers.joined(separator: " "))"
        }

        func isLike(_ other: Part) -> Bool {
            let (a, b) = (frame, other.frame)
            return name == other.name && abs(a.minX - b.minX) <= 1 && abs(a.minY - b.minY) <= 1
                && abs(a.width - b.width) <= 1 && abs(a.height - b.height) <= 1
        }
    }

    private var parts: [Part]

    init(of screen: TestScreen) {
        parts = PageParts.parts(of: screen.window)
    }

    private static func parts(of view: UIView) -> [Part] {
        if view.isHidden || view.alpha < 0.01 { return [] }
        let shown = view.subviews.filter { !$0.isHidden }
        guard let window = view.window, shown.isEmpty || view is UILabel else { return shown.flatMap(parts) }
        let frame = view.convert(view.bounds, to: nil)
        let text = (view as? UILabel)?.text.map { " \"\($0)\"" } ?? ""
        let isSeen = frame.intersects(window.bounds) && !frame.isEmpty && view.drawsSomething
        return isSeen ? [Part(name: "\(type(of: view))\(text)", frame: frame)] : []
    }

    /// The parts mirrored horizontally in a window of the given width.
    func mirrored(in width: CGFloat) -> PageParts {
        var copy = self
        for index in copy.parts.indices { copy.parts[index].frame.origin.x = width - copy.parts[index].frame.maxX }
        return copy
    }

    /// The parts of each page that the other page does not have at the same position.
    func differences(from other: PageParts) -> [String] {
        var rest = other.parts
        var extra: [Part] = []
        for part in parts {
            if let index = rest.firstIndex(where: part.isLike) { rest.remove(at: index) } else { extra.append(part) }
        }
        return extra.map { "only here: \($0)" } + rest.map { "missing: \($0)" }
    }
}

extension PageParts {
    /// The fraction of the page's safe area that the page's content covers.
    ///
    /// Every outermost scroll view counts as content, and so does the field of the gestures page.
    static func contentShare(of screen: TestScreen) -> CGFloat {
        guard let navigation = screen.window.rootViewController as? UINavigationController,
            let page = navigation.topViewController
        else { return 0 }
        let room = page.view.bounds.inset(by: page.view.safeAreaInsets)
        var content = outermostScrollViews(in: page.view)
        if let gestures = page as? GesturesController { content.append(gestures.field) }
        let area = content.reduce(0) { sum, view in
            let part = view.convert(view.bounds, to: page.view).intersection(room)
            return part.isNull ? sum : sum + part.width * part.height
        }
        return area / (room.width * room.height)
    }

    private static func outermostScrollViews(in view: UIView) -> [UIView] {
        if view.isHidden { return [] }
        return view is UIScrollView ? [view] : view.subviews.flatMap(outermostScrollViews)
    }
}

extension UIView {
    fileprivate var drawsSomething: Bool {
        backgroundColor != nil || layer.contents != nil || self is UILabel || self is UIImageView
    }
}
