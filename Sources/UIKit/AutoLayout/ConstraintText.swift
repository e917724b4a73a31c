// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Creates descriptions of constraints in UIKit's format.
@MainActor
enum ConstraintText {
    nonisolated static func address(of object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
    }

    /// The text that stands for an item: its class and address, and a guide's identifier or a label's text. For a view
    /// with an accessibility identifier it is only that identifier.
    static func name(_ item: (any LayoutItem)?) -> String {
        guard let item else { return "(null)" }
        let type = String(describing: Swift.type(of: item))
        let base = "\((item as? UILayoutGuide)?.systemArea != nil ? "UILayoutGuide" : type):\(address(of: item))"
        if let guide = item as? UILayoutGuide {
            return guide.identifier.isEmpty ? base : "\(base)'\(guide.identifier)'"
        }
        if let identifier = (item as? UIView)?.accessibilityIdentifier { return identifier }
        if let text = (item as? UILabel)?.text { return "\(base)'\(text)'" }
        return base
    }

    static func name(_ attribute: NSLayoutConstraint.Attribute) -> String { String(describing: attribute) }

    /// The name of the anchor class for one side of a constraint, such as `NSLayoutDimension` for a width.
    static func anchorClass(of value: AnchorValue) -> String {
        switch LayoutPairing.family(value.pairedAttribute) {
        case .none: "NSLayoutAnchor"
        case .x, .absoluteX, .relativeX: "NSLayoutXAxisAnchor"
        case .y: "NSLayoutYAxisAnchor"
        case .size: "NSLayoutDimension"
        }
    }

    /// One side of a constraint, such as `UIView:0x….width`.
    static func side(_ value: AnchorValue) -> String {
        let start = "\(name(value.item)).\(name(value.attribute))"
        guard let end = value.end else { return start }
        return "(\(name(end.item)).\(name(end.attribute)) - \(start))"
    }

    /// The equation or inequality of a constraint, such as `UIView:0x….width == 100 @750`.
    static func equation(_ constraint: NSLayoutConstraint) -> String {
        let relation = [-1: "<=", 0: "==", 1: ">="][constraint.relation.rawValue] ?? "=="
        let first = side(constraint.firstValue)
        var text = "\(first) \(relation) "
        if let second = constraint.secondValue {
            if constraint.multiplier != 1 { text += "\(number(constraint.multiplier))*" }
            text += side(second)
            if constraint.constant != 0 {
                text += constraint.constant < 0 ? " - " : " + "
                text += number(abs(constraint.constant))
            }
        } else {
            text += number(constraint.constant)
        }
        if constraint.priority != .required { text += " @\(number(CGFloat(constraint.priority.rawValue)))" }
        return text
    }

    static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

    static func describe(_ constraint: NSLayoutConstraint) -> String {
        let identifier = constraint.identifier.map { " '\($0)'" } ?? ""
        let type = String(describing: Swift.type(of: constraint))
        let state = constraint.isActive ? "active" : "inactive"
        return "<\(type):\(address(of: constraint))\(identifier) \(equation(constraint))   (\(state))>"
    }

    /// One part of an item's frame that is given.
    static func frameValue(of item: LayoutEngine.Item, _ part: LayoutEngine.Item.Part) -> CGFloat {
        guard case .frame(let frame) = item.source else { return 0 }
        return switch part {
        case .left: frame.minX
        case .top: frame.minY
        case .width: frame.width
        case .height: frame.height
        }
    }

    /// The line that describes a constraint in the message about constraints that contradict each other. A constraint
    /// that the engine itself has added appears with the name of UIKit's private class for such constraints.
    static func line(_ owner: LayoutEngine.Owner) -> String {
        switch owner {
        case .app(let constraint): return describe(constraint)
        case .minimum(let item, let part):
            return "<NSContentSizeLayoutConstraint:\(address(of: item)) \(name(item.view)).\(part) >= 0   (active)>"
        case .view(let item, let part):
            guard case .natural(let natural) = item.source else {
                return "<NSAutoresizingMaskLayoutConstraint:\(address(of: item)) \(name(item.view)).\(part) == "
                    + "\(number(frameValue(of: item, part)))   (active)>"
            }
            let (axis, length) = part == .width ? ("H", 0) : ("V", 1)
            return "<NSContentSizeLayoutConstraint:\(address(of: item)) \(axis):[\(name(item.view))"
                + "(\(number(natural.length(length))))] Hug:\(number(CGFloat(natural.hugging[length]))) "
                + "CompressionResistance:\(number(CGFloat(natural.resistance[length])))   (active)>"
        }
    }
}

/// The message about required constraints that contradict each other.
@MainActor
enum UnsatisfiableConstraints {
    /// Writes UIKit's message to standard error.
    ///
    /// - Parameters:
    ///   - lines: the descriptions of the constraints that contradict each other.
    ///   - victim: the description of the constraint that the engine breaks, that is, ignores from now on.
    static func report(_ lines: [String], breaking victim: String) {
        var message = """
            Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
            \tTry this:\u{20}
            \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
            \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}

            """
        message += "(\n" + lines.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)\n\n"
        message += "Will attempt to recover by breaking constraint \n\(victim)\n\n"
        message +=
            "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.\n"
        message += "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in "
        message += "<UIKitCore/UIView.h> may also be helpful.\n"
        FileHandle.standardError.write(Data("[LayoutConstraints] \(message)".utf8))
    }
}
