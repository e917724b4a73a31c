// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A candidate for a query: a view, or an accessibility element that is not a view.
@MainActor
struct ScreenElement {
    let object: UIResponder
    /// Whether a screen reader stops at this element.
    let isAccessible: Bool

    var view: UIView? { object as? UIView }
    var identifier: String? { object.accessibilityIdentifier }
    var traits: UIAccessibilityTraits { object.accessibilityTraits }

    /// The element itself if it is a view, or else the view that contains the accessibility element.
    var host: UIView? {
        var object: AnyObject? = object
        while let element = object as? UIAccessibilityElement { object = element.accessibilityContainer }
        return object as? UIView
    }

    /// The element's bounds in window coordinates.
    var frame: CGRect {
        guard let view else { return object.accessibilityFrame }
        return view.convert(view.bounds, to: nil)
    }

    /// The element's visible text, accessibility label and Voice Control names, trimmed. Contains no empty texts and
    /// no duplicates.
    var texts: [String] {
        var texts: [String] = []
        for text in [view?.shownText, object.accessibilityLabel] + object.accessibilityUserInputLabels {
            let trimmed = text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
            if !trimmed.isEmpty, !texts.contains(trimmed) { texts.append(trimmed) }
        }
        return texts
    }

    /// Whether one of ``texts`` equals a text, ignoring white space at the ends.
    func isNamed(_ text: String) -> Bool {
        texts.contains(text.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    /// The element's class, name and frame, such as `UIButton "Done" at (300, 20), 60 × 44`.
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
    /// The text that the view itself shows, not counting its subviews. Nil for the content of a secure text field.
    fileprivate var shownText: String? {
        switch self {
        case let label as UILabel: label.text
        case let field as UITextField:
            if let text = field.text, !text.isEmpty { field.isSecureTextEntry ? nil : text } else { field.placeholder }
        case let button as UIButton: button.currentTitle
        default: nil
        }
    }

    /// The view itself or its nearest ancestor of a type; nil if there is none.
    func enclosing<View: UIView>(_ type: View.Type) -> View? {
        sequence(first: self, next: \.superview).lazy.compactMap { $0 as? View }.first
    }

    /// The view itself if it is a table cell, otherwise the table cell that contains it; nil outside of tables.
    var enclosingRow: UITableViewCell? { enclosing(UITableViewCell.self) }
}
