// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Whether an element is visible to a user and can be touched.
@MainActor
enum Visibility {
    /// The element is visible, and a touch at this point of the window reaches it.
    case reachable(CGPoint)
    /// The element is visible, but this other view receives all touches at its location.
    case untouchable(UIView)
    /// Opaque parts of this other view cover the element completely.
    case covered(UIView)
    case offScreen
    /// This view, which is the element or an ancestor, is hidden or transparent.
    case hidden(UIView)

    /// Whether a user can see the element.
    var isSeen: Bool {
        switch self {
        case .reachable, .untouchable: true
        case .covered, .offScreen, .hidden: false
        }
    }

    /// The reason why the element cannot be touched, in words; nil if it can.
    var obstacle: String? {
        switch self {
        case .reachable: nil
        case .untouchable(let view): "touches go to \(ScreenElement(object: view, isAccessible: false).description)"
        case .covered(let view): "covered by \(ScreenElement(object: view, isAccessible: false).description)"
        case .offScreen: "off screen"
        case .hidden(let view):
            "hidden: \(type(of: view)) \(view.isHidden ? "is hidden" : "has alpha \(view.alpha)")"
        }
    }
}

extension ScreenElement {
    /// The element's visibility.
    ///
    /// - Parameter windows: the screen's windows, the rearmost first.
    func visibility(in windows: [UIWindow]) -> Visibility {
        guard let host, let window = host.window ?? host as? UIWindow else { return .offScreen }
        if let hidden = sequence(first: host, next: \.superview).first(where: { !$0.isSeen }) {
            return .hidden(hidden)
        }
        let seen = host.clip(of: frame, in: window)
        guard seen.width > 0, seen.height > 0 else { return .offScreen }
        var obstacle: Visibility?
        for point in Self.points(in: seen) where contains(point, in: window) {
            if let cover = cover(at: point, windows) {
                obstacle = obstacle ?? .covered(cover)
            } else if let other = touched(at: point, windows), !host.isRelated(to: other) {
                if obstacle?.isSeen != true { obstacle = .untouchable(other) }
            } else {
                return .reachable(point)
            }
        }
        return obstacle ?? .offScreen
    }

    /// The sample points in a rectangle at which visibility is tested: a 5 × 5 grid that includes the center.
    private static func points(in rect: CGRect) -> [CGPoint] {
        let shares: [CGFloat] = [0.5, 0.25, 0.75, 0.05, 0.95]
        return shares.flatMap { y in
            shares.map { x in CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y) }
        }
    }

    /// Whether a point of the window is inside the element itself and not only inside its frame, which a rotated view
    /// does not fill.
    private func contains(_ point: CGPoint, in window: UIWindow) -> Bool {
        view.map { $0.bounds.contains($0.convert(point, from: window)) } ?? true
    }

    /// The view that hit-testing finds at a point of the element's window. All `windows` are tested from front to back,
    /// and the first view found is returned; nil if there is none.
    private func touched(at point: CGPoint, _ windows: [UIWindow]) -> UIView? {
        windows.reversed().lazy.compactMap { $0.hitTest($0.convert(point, from: host?.window), with: nil) }.first
    }

    /// A view that is in front of the element and opaque at a point of the element's window; nil if there is none. It
    /// may be in another of the screen's `windows`.
    private func cover(at point: CGPoint, _ windows: [UIWindow]) -> UIView? {
        guard let host, let window = host.window ?? host as? UIWindow else { return nil }
        let inFront = windows.firstIndex { $0 === window }.map { windows[($0 + 1)...] } ?? []
        if let view = inFront.reversed().lazy.compactMap({ $0.opaqueView(at: point, of: window) }).first { return view }
        for view in sequence(first: host, next: \.superview) {
            guard let siblings = view.superview?.subviews, let index = siblings.firstIndex(where: { $0 === view })
            else { continue }
            let covers = siblings.enumerated().filter {
                let (own, other) = (view.layer.zPosition, $0.element.layer.zPosition)
                return other > own || (other == own && $0.offset > index)
            }
            if let cover = covers.reversed().lazy.compactMap({ $0.element.opaqueView(at: point, of: window) }).first {
                return cover
            }
        }
        return nil
    }
}

extension UIView {
    /// Whether the view is neither hidden nor transparent; its ancestors are not checked.
    fileprivate var isSeen: Bool { !isHidden && alpha >= 0.01 }

    fileprivate func isRelated(to other: UIView) -> Bool { isDescendant(of: other) || other.isDescendant(of: self) }

    /// The part of `rect`, a rectangle in window coordinates, that neither the view nor an ancestor clips away.
    fileprivate func clip(of rect: CGRect, in window: UIWindow) -> CGRect {
        sequence(first: self, next: \.superview).reduce(rect.intersection(window.bounds)) { seen, view in
            guard view.clipsToBounds || view is UIScrollView else { return seen }
            let place = seen.intersection(view.convert(view.bounds, to: nil))
            return place.isNull ? .zero : place
        }
    }

    /// This view if it is opaque at a point of a window, otherwise its frontmost descendant that is opaque there; nil
    /// if there is none.
    fileprivate func opaqueView(at point: CGPoint, of window: UIWindow) -> UIView? {
        guard !isHidden, alpha > 0.99 else { return nil }
        let isInside = bounds.contains(convert(point, from: window))
        if isInside, let color = backgroundColor, color.cgColor.alpha > 0.99 { return self }
        if !isInside, clipsToBounds || self is UIScrollView { return nil }
        return subviews.reversed().lazy.compactMap { $0.opaqueView(at: point, of: window) }.first
    }
}
