// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit

/// The standard error of the process of an exit test.
func errorText(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}

/// A view with alignment insets.
final class AlignedView: UIView {
    var insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    override var alignmentRectInsets: UIEdgeInsets { insets }
}

/// Adds a view to a superview. Activates constraints for the distances from the left and the top edge, and for the
/// size, as far as they are given.
@MainActor
func addConstrained(
    _ view: UIView, to superview: UIView, left: CGFloat? = nil, top: CGFloat? = nil, width: CGFloat? = nil,
    height: CGFloat? = nil
) {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    if let left { view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: left).isActive = true }
    if let top { view.topAnchor.constraint(equalTo: superview.topAnchor, constant: top).isActive = true }
    if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
}

/// Adds a view to a superview, and ties its edges to those of the superview.
@MainActor
func addFilling(_ view: UIView, to superview: UIView) {
    addConstrained(view, to: superview, left: 0, top: 0)
    view.rightAnchor.constraint(equalTo: superview.rightAnchor).isActive = true
    view.bottomAnchor.constraint(equalTo: superview.bottomAnchor).isActive = true
}

/// Activates a constraint with a priority.
@MainActor
func activate(_ constraint: NSLayoutConstraint, at priority: Float) {
    constraint.priority = UILayoutPriority(priority)
    constraint.isActive = true
}
