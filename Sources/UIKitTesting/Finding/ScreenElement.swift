// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A view, or an accessibility element that is no view, as a query sees it.
@MainActor
struct ScreenElement {
    let object: UIResponder
    /// Whether assistive technology stops at it.
    let isAccessible: Bool

    var view: UIView? { object as? UIView }
    var identifier: String? { object.accessibilityIdentifier }
    var traits: UIAccessibilityTraits { object.accessibilityTraits }

    /// The view that shows it: itself, or the view that draws it.
    var host: UIView? {
        var object: AnyObject? = object
        while let element = object as? UIAccessibilityElement { object = element.accessibilityContainer }
        return object as? UIView
    }

    /// In window coordinates.
    var frame: CGRect {
        guard let view else { return object.accessibilityFrame }
        return view.convert(view.bounds, to: nil)
    }

    /// The texts that a user sees in it or hears of it, each once, with no space at the ends; none is empty.
    var texts: [String] {
        var texts: [String] = []
        for text in [view?.shownText, object.accessibilityLabel] + object.accessibilityUserInputLabels {
            let trimmed = text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
            if !trimmed.isEmpty, !texts.contains(trimmed) { texts.append(trimmed) }
        }
        return texts
    }

    func isNamed(_ text: String) -> Bool {
        texts.contains(text.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    /// Its class, its name and its place, as `UIButton "Done" at (300, 20), 60 × 44`.
    var description: String {
        let name = (texts.first ?? identifier).map { " \"\($0)\"" } ?? ""
        let row = view.flatMap { $0 as? UITableViewCell == nil ? $0.enclosingRow : nil }
        let place = row.map { " in \(type(of: $0))" } ?? ""
        let rect = frame
        func number(_ value: CGFloat) -> String { "\(Double((value * 10).rounded() / 10).formatted())" }
        return "\(type(of: object))\(name)\(place) at (\(number(rect.minX)), \(number(rect.minY))), "
            + "\(number(rect.width)) × \(number(rect.height))"
    }
}

extension UIView {
    /// The text that the view itself shows, without its subviews.
    fileprivate var shownText: String? {
        switch self {
        case let label as UILabel: label.text
        case let field as UITextField:
            if let text = field.text, !text.isEmpty { field.isSecureTextEntry ? nil : text } else { field.placeholder }
        case let button as UIButton: button.currentTitle
        default: nil
        }
    }

    /// The view, or the nearest view around it, of a type.
    func enclosing<View: UIView>(_ type: View.Type) -> View? {
        sequence(first: self, next: \.superview).lazy.compactMap { $0 as? View }.first
    }

    /// The table cell that the view is or is in.
    var enclosingRow: UITableViewCell? { enclosing(UITableViewCell.self) }
}
