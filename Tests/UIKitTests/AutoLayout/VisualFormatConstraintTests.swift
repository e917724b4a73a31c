// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Tests of the constraints that formats of the visual format language describe, and of messages about errors.
@MainActor
@Suite("VisualFormat constraints") struct VisualFormatConstraintTests {
    private let root = UIView()
    private let a = constrainedView()
    private let b = constrainedView()
    private let views: [String: Any]

    init() {
        views = ["a": a, "b": b]
        root.addSubview(a)
        root.addSubview(b)
    }

    /// Descriptions of the constraints of a format, with the names of the views.
    private func constraints(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) -> [String] {
        let names = [ObjectIdentifier(root): "root", ObjectIdentifier(a): "a", ObjectIdentifier(b): "b"]
        let constraints = NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: ["gap": 12], views: views)
        return constraints.map { constraint in
            func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
                item.map { "\(names[ObjectIdentifier($0)] ?? "?").\(attribute)" } ?? ""
            }
            let relation = [-1: "<=", 0: "==", 1: ">="][constraint.relation.rawValue] ?? "?"
            let constant = Int(constraint.constant)
            let priority = constraint.priority == .required ? "" : " @\(Int(constraint.priority.rawValue))"
            return side(constraint.firstItem, constraint.firstAttribute) + " \(relation) "
                + side(constraint.secondItem, constraint.secondAttribute) + "+\(constant)\(priority)"
        }
    }

    @Test("fact L43: the raw values of the options are UIKit's")
    func rawValues() {
        let options: [NSLayoutConstraint.FormatOptions] = [
            .alignAllLeft, .alignAllRight, .alignAllTop, .alignAllBottom, .alignAllLeading, .alignAllTrailing,
            .alignAllCenterX, .alignAllCenterY, .alignAllLastBaseline, .alignAllFirstBaseline, .alignmentMask,
            .directionLeadingToTrailing, .directionLeftToRight, .directionRightToLeft, .directionMask,
            .spacingEdgeToEdge, .spacingBaselineToBaseline, .spacingMask,
        ]
        let expected: [UInt] = [
            2, 4, 8, 16, 32, 64, 512, 1024, 2048, 4096, 0xFFFF, 0, 0x1_0000, 0x2_0000, 0x3_0000, 0, 0x8_0000, 0x8_0000,
        ]
        #expect(options.map(\.rawValue) == expected)
        #expect(NSLayoutConstraint.FormatOptions(rawValue: 6) == [.alignAllLeft, .alignAllRight])
    }

    @Test("fact L47: the constraints are inactive, and required without a priority")
    func inactive() {
        let constraints = NSLayoutConstraint.constraints(
            withVisualFormat: "|-[a(>=9@300)]-[b]|", options: .alignAllTop, metrics: nil, views: views)
        #expect(constraints.map(\.isActive) == [false, false, false, false, false])
        #expect(constraints.map(\.priority.rawValue) == [1000, 300, 1000, 1000, 1000])
        #expect(root.constraints.isEmpty)
    }

    @Test("fact L39: the constraints have the order of the format, and alignments are at the end")
    func order() {
        let expected = [
            "a.leading == root.leading+5", "a.width == +30", "b.leading >= a.trailing+12 @7",
            "b.leading <= a.trailing+20", "b.width <= a.width+0", "root.trailing == b.trailing+0",
            "a.top == b.top+0", "a.centerY == b.centerY+0",
        ]
        #expect(constraints("|-5-[a(30)]-(>=gap@7,<=20)-[b(<=a)]|", [.alignAllTop, .alignAllCenterY]) == expected)
    }

    @Test("facts L37 and L40: a row uses leading and trailing edges and margins, a column top and bottom")
    func edges() {
        let row = [
            "a.leading == root.leadingMargin+0", "b.leading == a.trailing+8", "root.trailingMargin == b.trailing+0",
        ]
        #expect(constraints("H:|-[a]-[b]-|") == row)
        #expect(constraints("|-[a]-[b]-|") == row)
        let column = ["a.top == root.topMargin+0", "b.top == a.bottom+8", "root.bottomMargin == b.bottom+0"]
        #expect(constraints("V:|-[a]-[b]-|") == column)
    }

    @Test("fact L40: with the option for a direction, a row uses left and right edges and margins")
    func directions() {
        let toRight = ["a.left == root.leftMargin+0", "b.left >= a.right+3", "root.right == b.right+0"]
        #expect(constraints("|-[a]-(>=3)-[b]|", .directionLeftToRight) == toRight)
        let toLeft = ["root.rightMargin == a.right+0", "a.left >= b.right+3", "b.left == root.left+0"]
        #expect(constraints("|-[a]-(>=3)-[b]|", .directionRightToLeft) == toLeft)
    }

    // MARK: - Messages

    @Test("fact L44: an error of the grammar stops the program with the reason, the format and a caret")
    func syntaxMessages() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = NSLayoutConstraint.constraints(withVisualFormat: "V|[a]|", metrics: nil, views: ["a": UIView()])
        }
        let expected = """
            Unable to parse constraint format:\u{20}
            Expected ':' after 'V' to specify vertical arrangement\u{20}
            V|[a]|\u{20}
             ^
            """
        #expect(text(result).contains(expected))
    }

    @Test("fact L45: a bar beside a view without a superview stops the program")
    func missingSuperview() async {
        let start = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-0-[popUp]-0-|", metrics: nil, views: ["popUp": UIView()])
        }
        let reason = "Unable to interpret '|' character, because the related view doesn't have a superview \n"
        #expect(text(start).contains(reason + "H:|-0-[popUp]-0-| \n             ^"))
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = NSLayoutConstraint.constraints(
                withVisualFormat: "[guide]|", metrics: nil, views: ["guide": UILayoutGuide()])
        }
        #expect(text(end).contains(reason + "[guide]| \n       ^"))
    }

    @Test("fact L45: a name that is no view or metric stops the program")
    func missingNames() async {
        let view = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = NSLayoutConstraint.constraints(withVisualFormat: "[a][blackBox]", metrics: nil, views: ["a": UIView()])
        }
        #expect(
            text(view).contains("blackBox is not a key in the views dictionary. \n[a][blackBox] \n            ^"))
        let metric = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = NSLayoutConstraint.constraints(withVisualFormat: "[a(gap)]", metrics: nil, views: ["a": UIView()])
        }
        let reason =
            "Encountered metric with name \"gap\", but value was not specified in metrics or views dictionaries"
        #expect(text(metric).contains(reason + " \n[a(gap)] \n      ^"))
    }

    @Test("fact L34: a view as a distance, and a metric that is no number, stop the program")
    func wrongNames() async {
        let view = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let views = ["a": UIView(), "b": UIView()]
            _ = NSLayoutConstraint.constraints(withVisualFormat: "[a]-(==b)-[b]", metrics: nil, views: views)
        }
        let reason = "Expected a number or key from the metrics dictionary, but encountered something else"
        #expect(text(view).contains(reason + " \n[a]-(==b)-[b] \n        ^"))
        let metric = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = NSLayoutConstraint.constraints(
                withVisualFormat: "[a(5@gap)]", metrics: ["gap": "wide"], views: ["a": UIView()])
        }
        #expect(text(metric).contains(reason + " \n[a(5@gap)] \n        ^"))
        let item = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = NSLayoutConstraint.constraints(withVisualFormat: "[a]", metrics: nil, views: ["a": 5])
        }
        #expect(text(item).contains("Constraint items must each be a view or layout guide."))
    }

    @Test("fact L41: an alignment along the axis of the format stops the program")
    func wrongAlignments() async {
        let row = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let views = ["a": UIView(), "b": UIView()]
            _ = NSLayoutConstraint.constraints(
                withVisualFormat: "H:[a][b]", options: .alignAllLeading, metrics: nil, views: views)
        }
        let reason = "The options align horizontal positions, but the views of a horizontal format follow each other "
        let remedy = "on that axis. Use options for vertical positions. \nH:[a][b] \n        ^"
        #expect(text(row).contains(reason + remedy))
        let column = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let views = ["a": UIView(), "b": UIView()]
            _ = NSLayoutConstraint.constraints(
                withVisualFormat: "V:[a][b]", options: .alignAllFirstBaseline, metrics: nil, views: views)
        }
        #expect(
            text(column).contains("align vertical positions, but the views of a vertical format follow each other"))
    }

    @Test("A priority above 1,000 stops the program")
    func wrongPriority() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = NSLayoutConstraint.constraints(withVisualFormat: "[a(5@1001)]", metrics: nil, views: ["a": UIView()])
        }
        #expect(text(result).contains("It's illegal to set priority:1001.0."))
    }

    private func text(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
}
