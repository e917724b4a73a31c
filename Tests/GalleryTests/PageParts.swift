// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit
import UIKitTesting

/// The views of a page that can be seen and have no views in them, with their places in the window.
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

    /// The parts as a mirror at the window's side would show them.
    func mirrored(in width: CGFloat) -> PageParts {
        var copy = self
        for index in copy.parts.indices { copy.parts[index].frame.origin.x = width - copy.parts[index].frame.maxX }
        return copy
    }

    /// The parts of each page that the other does not have in the same place.
    func differences(from other: PageParts) -> [String] {
        var rest = other.parts
        var extra: [Part] = []
        for part in parts {
            if let index = rest.firstIndex(where: part.isLike) { rest.remove(at: index) } else { extra.append(part) }
        }
        return extra.map { "only here: \($0)" } + rest.map { "missing: \($0)" }
    }
}

extension UIView {
    fileprivate var drawsSomething: Bool {
        backgroundColor != nil || layer.contents != nil || self is UILabel || self is UIImageView
    }
}
