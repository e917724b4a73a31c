// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import InterfaceDocuments
import UIKit

/// Measures the creation of 61 views with 120 constraints: of a nib, and in code.
@MainActor
enum NibObjects {
    private static let rows = 20
    private static let rounds = 60

    /// Measures the nib, with the time to read its file once.
    static func measureNib() -> [Figure] {
        let data = Data(document().compiled)
        return [Figure("microseconds", fastest { make(UINib(data: data, bundle: nil)) }), checksum(of: nibView(data))]
    }

    /// Measures the code.
    static func measureCode() -> [Figure] {
        [Figure("microseconds", fastest { _ = codeView() }), checksum(of: codeView())]
    }

    private static func fastest(_ body: () -> Void) -> Double {
        (0..<rounds).reduce(Double.infinity) { best, _ in
            let begin = Stopwatch.now()
            body()
            return min(best, Double(Stopwatch.now() - begin) / 1000)
        }
    }

    private static func make(_ nib: UINib) { _ = nib.instantiate(withOwner: nil) }

    private static func nibView(_ data: Data) -> UIView {
        UINib(data: data, bundle: nil).instantiate(withOwner: nil).first as? UIView ?? UIView()
    }

    /// The sum of all coordinates after a layout, by which both ways are compared.
    private static func checksum(of view: UIView) -> Figure {
        view.layoutIfNeeded()
        let sum = view.subviews.reduce(0) { $0 + $1.frame.minX + $1.frame.minY + $1.frame.width + $1.frame.height }
        return Figure("checksum", Double(sum) + Double(view.subviews.count))
    }

    // MARK: In code

    private static func codeView() -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        root.backgroundColor = .systemBackground
        var constraints: [NSLayoutConstraint] = []
        for row in 0..<rows {
            let label = UILabel(frame: CGRect(x: 20, y: CGFloat(row) * 30, width: 100, height: 21))
            label.text = "Label \(row)"
            label.textColor = .label
            label.font = .systemFont(ofSize: 15, weight: .semibold)
            label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
            label.numberOfLines = 2
            label.textAlignment = .center
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 120, y: CGFloat(row) * 30, width: 60, height: 30)
            button.setTitle("Go", for: .normal)
            let field = UITextField(frame: CGRect(x: 190, y: CGFloat(row) * 30, width: 100, height: 30))
            field.placeholder = "Name"
            field.borderStyle = .roundedRect
            field.clearButtonMode = .whileEditing
            for view in [label, button, field] {
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
            }
            for link in links(row) {
                let views: [UIView] = [root, label, button, field]
                constraints.append(
                    NSLayoutConstraint(
                        item: views[link.first.view], attribute: link.first.attribute, relatedBy: .equal,
                        toItem: views[link.second.view], attribute: link.second.attribute, multiplier: 1,
                        constant: link.constant))
            }
        }
        NSLayoutConstraint.activate(constraints)
        return root
    }

    private struct End {
        let view: Int
        let attribute: NSLayoutConstraint.Attribute
    }

    private struct Link {
        let first: End
        let second: End
        let constant: CGFloat
    }

    /// The constraints of a row. The views are the root, the label, the button and the field.
    private static func links(_ row: Int) -> [Link] {
        [
            Link(first: End(view: 1, attribute: .leading), second: End(view: 0, attribute: .leading), constant: 20),
            Link(
                first: End(view: 1, attribute: .top), second: End(view: 0, attribute: .top),
                constant: CGFloat(row) * 30),
            Link(first: End(view: 2, attribute: .leading), second: End(view: 1, attribute: .trailing), constant: 8),
            Link(first: End(view: 2, attribute: .centerY), second: End(view: 1, attribute: .centerY), constant: 0),
            Link(first: End(view: 3, attribute: .leading), second: End(view: 2, attribute: .trailing), constant: 8),
            Link(first: End(view: 3, attribute: .centerY), second: End(view: 1, attribute: .centerY), constant: 0),
        ]
    }

    // MARK: In a nib

    /// The document that Interface Builder would have for the same views.
    private static func document() -> InterfaceDocument {
        var objects = [InterfaceObject(id: "root", className: "UIView")]
        var (subviews, constraints): ([Int], [Int]) = ([], [])
        func add(_ name: String, _ properties: [(String, InterfaceValue)]) -> Int {
            objects.append(
                InterfaceObject(
                    id: "id-\(objects.count)", className: name,
                    properties: properties.map { InterfaceProperty($0.0, $0.1) }))
            return objects.count - 1
        }
        for row in 0..<rows {
            let y = Double(row) * 30
            let placed = ("translatesAutoresizingMaskIntoConstraints", InterfaceValue.bool(false))
            let label = add(
                "UILabel",
                [
                    ("frame", .rect(20, y, 100, 21)), placed, ("text", .string("Label \(row)", key: "x.text")),
                    ("textColor", .color(.system("labelColor"))),
                    ("font", .font(.system(size: 15, weight: UIFont.Weight.semibold.rawValue, isItalic: false))),
                    ("horizontalHuggingPriority", .number(251)), ("numberOfLines", .number(2)),
                    ("textAlignment", .number(1)),
                ])
            let title = InterfaceProperty("title", .string("Go", key: nil))
            let button = add(
                "UIButton",
                [
                    ("frame", .rect(120, y, 60, 30)), placed, ("buttonType", .number(1)),
                    ("states", .values([InterfaceProperty("normal", .values([title]))])),
                ])
            let field = add(
                "UITextField",
                [
                    ("frame", .rect(190, y, 100, 30)), placed, ("placeholder", .string("Name", key: nil)),
                    ("borderStyle", .number(3)), ("clearButtonMode", .number(1)),
                ])
            subviews += [label, button, field]
            for link in links(row) {
                let views = [0, label, button, field]
                constraints.append(
                    add(
                        "NSLayoutConstraint",
                        [
                            ("firstItem", .object(views[link.first.view])),
                            ("firstAttribute", .number(Double(link.first.attribute.rawValue))),
                            ("relation", .number(0)), ("secondItem", .object(views[link.second.view])),
                            ("secondAttribute", .number(Double(link.second.attribute.rawValue))),
                            ("multiplier", .number(1)), ("constant", .number(Double(link.constant))),
                        ]))
            }
        }
        objects[0].properties = [
            InterfaceProperty("frame", .rect(0, 0, 375, 667)),
            InterfaceProperty("backgroundColor", .color(.system("systemBackgroundColor"))),
            InterfaceProperty("subviews", .objects(subviews)),
            InterfaceProperty("constraints", .objects(constraints)),
        ]
        return InterfaceDocument(file: "Rows.xib", objects: objects, topLevel: [0])
    }
}
