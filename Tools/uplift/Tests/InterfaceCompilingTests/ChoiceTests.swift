// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import InterfaceCompiling

/// Compares the numbers of the tables with the raw values of UIKit's enumerations and option sets.
@Suite struct ChoiceTests {
    /// A table, the type in UIKit that it is for, and the cases for names that differ from them.
    struct Table: Sendable, CustomTestStringConvertible {
        var type: String
        var numbers: [String: Double]
        var cases: [String: String] = [:]

        init(_ type: String, _ numbers: [String: Double], _ cases: [String: String] = [:]) {
            (self.type, self.numbers, self.cases) = (type, numbers, cases)
        }

        var testDescription: String { type }
    }

    private static let tables: [Table] = [
        Table("UIView.ContentMode", Choices.contentMode),
        Table("UISemanticContentAttribute", Choices.semanticContent),
        Table(
            "UIView.AutoresizingMask", Choices.autoresizing,
            [
                "flexibleMinX": "flexibleLeftMargin", "widthSizable": "flexibleWidth",
                "flexibleMaxX": "flexibleRightMargin", "flexibleMinY": "flexibleTopMargin",
                "heightSizable": "flexibleHeight", "flexibleMaxY": "flexibleBottomMargin",
            ]),
        Table("NSTextAlignment", Choices.textAlignment),
        Table(
            "NSLineBreakMode", Choices.lineBreak,
            [
                "wordWrap": "byWordWrapping", "wordWrapping": "byWordWrapping", "characterWrap": "byCharWrapping",
                "charWrapping": "byCharWrapping", "clip": "byClipping", "clipping": "byClipping",
                "headTruncation": "byTruncatingHead", "truncatingHead": "byTruncatingHead",
                "tailTruncation": "byTruncatingTail", "truncatingTail": "byTruncatingTail",
                "middleTruncation": "byTruncatingMiddle", "truncatingMiddle": "byTruncatingMiddle",
            ]),
        Table("NSWritingDirection", Choices.writingDirection),
        Table("UIControl.ContentHorizontalAlignment", Choices.horizontalAlignment),
        Table("UIControl.ContentVerticalAlignment", Choices.verticalAlignment),
        Table("UIButton.ButtonType", Choices.button, ["roundedRect": "system"]),
        Table("UIControl.Event", Choices.events),
        Table("UITextField.BorderStyle", Choices.border),
        Table("UITextField.ViewMode", Choices.viewMode),
        Table("UIImage.SymbolScale", Choices.symbolScale),
        Table("UIImage.SymbolWeight", Choices.symbolWeight),
        Table("NSLayoutConstraint.Axis", Choices.axis),
        Table("UIStackView.Distribution", Choices.distribution),
        Table("UIStackView.Alignment", Choices.alignment, ["top": "leading", "bottom": "trailing"]),
        Table("UIBlurEffect.Style", Choices.blur),
        Table("UIVibrancyEffectStyle", Choices.vibrancy),
        Table("UIScrollView.IndicatorStyle", Choices.indicator),
        Table("UIScrollView.KeyboardDismissMode", Choices.keyboardDismiss),
        Table("UIScrollView.ContentInsetAdjustmentBehavior", Choices.insetAdjustment),
        Table("UITableView.Style", Choices.tableStyle),
        Table(
            "UITableViewCell.SeparatorStyle", Choices.separator,
            ["default": "singleLine", "singleLineEtched": "singleLine"]),
        Table(
            "UITableView.SeparatorInsetReference", Choices.separatorInset,
            [
                "cellEdges": "fromCellEdges", "automaticInsets": "fromAutomaticInsets",
                "automatic": "fromAutomaticInsets",
            ]),
        Table(
            "UITableViewCell.CellStyle", Choices.cellStyle,
            [
                "IBUITableViewCellStyleDefault": "default", "IBUITableViewCellStyleValue1": "value1",
                "IBUITableViewCellStyleValue2": "value2", "IBUITableViewCellStyleSubtitle": "subtitle",
            ]),
        Table("UITableViewCell.AccessoryType", Choices.accessory),
        Table("UITableViewCell.SelectionStyle", Choices.selection),
        Table("UITableViewCell.FocusStyle", Choices.focus),
        Table("UIModalPresentationStyle", Choices.presentation),
        Table("UIModalTransitionStyle", Choices.transition),
        Table("UIRectEdge", Choices.edges),
        Table("UINavigationItem.BackButtonDisplayMode", Choices.backButton),
        Table("UIBarButtonItem.SystemItem", Choices.barItem),
        Table("UIBarButtonItem.Style", Choices.barItemStyle),
        Table("UISwipeGestureRecognizer.Direction", Choices.swipe),
        Table("NSLayoutConstraint.Attribute", Choices.layoutAttribute, ["baseline": "lastBaseline"]),
        Table("NSLayoutConstraint.Relation", Choices.relation),
        Table("UIAccessibilityTraits", Choices.traits, ["notFound": "none"]),
    ]

    /// The types of the other tables, which are not in UIKit yet.
    private static let missing = [
        "UIBaselineAdjustment", "UIBarStyle", "UINavigationItem.LargeTitleDisplayMode", "UITabBarItem.SystemItem",
        "UIPopoverArrowDirection",
    ]

    @Test("Each number of a table is the raw value of the case in UIKit", arguments: tables)
    func numbers(table: Table) throws {
        let cases = try #require(RawValues.uikit[table.type])
        for (name, number) in table.numbers.sorted(by: { $0.key < $1.key }) {
            #expect(cases[table.cases[name] ?? name] == number, "\(table.type).\(name)")
        }
    }

    @Test("Types whose tables are not compared are not in UIKit", arguments: missing)
    func missingTypes(type: String) { #expect(RawValues.uikit[type] == nil, "\(type) exists now") }

    @Test("Names that UIKit has no case for are a warning, and the property keeps its default")
    func missingCases() {
        let found = compile(
            nib(
                """
                <viewController id="a" modalPresentationStyle="blurOverFullScreen"/>
                <tableView id="b" separatorStyle="singleLineEtched"/>
                """))
        #expect(
            found.warned == [
                "the value \"blurOverFullScreen\" of the attribute modalPresentationStyle of <viewController> is not "
                    + "understood"
            ])
        #expect(found.warnings.first?.line == 5)
        #expect(found.value("a", "modalPresentationStyle") == nil)
        #expect(found.value("b", "separatorStyle") == nil)
    }
}

/// Reads the raw values of enumerations and option sets from the source.
private enum RawValues {
    /// The raw values by the names of cases, by the names of types: `UIView.ContentMode`.
    static let uikit: [String: [String: Double]] = {
        var result: [String: [String: Double]] = [:]
        for text in UIKitSource.files { read(text, into: &result) }
        return result
    }()

    private static func read(_ text: String, into result: inout [String: [String: Double]]) {
        var outer = ""
        // The type whose cases are read, and the spaces before them.
        var type: (name: String, indent: Int)?
        var next = 0.0
        for line in text.split(separator: "\n") {
            let indent = line.prefix { $0 == " " }.count
            let words = line.split { " :,({=<".contains($0) }.map(String.init)
            if let found = type, indent < found.indent, line.dropFirst(indent).hasPrefix("}") { type = nil }
            if let start = words.firstIndex(where: { ["class", "extension", "struct", "enum"].contains($0) }),
                !line.dropFirst(indent).hasPrefix("//"), start + 1 < words.count, indent == 0 || indent == 4
            {
                let name = words[start + 1]
                if indent == 0 { outer = name }
                if words[start] == "enum" && words.contains("Int") || words.contains("OptionSet") {
                    type = (indent == 0 ? name : "\(outer).\(name)", indent + 4)
                    result[type!.name] = [:]
                    next = 0
                }
            } else if let type, indent == type.indent {
                if words.first == "case" {
                    for part in line.dropFirst(indent + 5).split(separator: ",") {
                        let pieces = part.split(separator: "=").map { $0.trimmingCharacters(in: .whitespaces) }
                        guard let name = pieces.first?.filter({ $0 != "`" }) else { continue }
                        if pieces.count > 1 { next = Double(pieces[1]) ?? .nan }
                        result[type.name]?[name] = next
                        next += 1
                    }
                } else if let name = optionName(words) {
                    result[type.name]?[name] = option(line)
                }
            }
        }
    }

    /// The name of a member of an option set.
    private static func optionName(_ words: [String]) -> String? {
        guard let start = words.firstIndex(of: "static"), start + 2 < words.count else { return nil }
        return ["let", "var"].contains(words[start + 1]) ? words[start + 2] : nil
    }

    /// The bits of a member of an option set: a number, a shifted 1, or none.
    private static func option(_ line: Substring) -> Double? {
        guard let start = line.range(of: "rawValue: ")?.upperBound else { return line.contains("[]") ? 0 : nil }
        let text = line[start...].prefix { $0 != ")" }.filter { $0 != "_" }
        if text.hasPrefix("1 << ") { return Int(text.dropFirst(5)).map { Double(1 << $0) } }
        return Double(text)
    }
}
