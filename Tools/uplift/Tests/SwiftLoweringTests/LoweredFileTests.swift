// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SwiftText
import Testing

@testable import SwiftLowering

/// The lowering of whole files, and the sources that are refused.
@Suite
struct LoweredFileTests {
    @Test
    func `imports are added for types that have modules of their own`() throws {
        let text = try lower(
            "import Foundation\nlet session = URLSession.shared\nlet name = #selector(getter: Board.a)\n")
        #expect(
            text.hasPrefix("import FoundationNetworking\nimport ObjectiveCRuntime\n#sourceLocation(file: \"0.swift\""))
        let part = try lower("import UIKit.UIGestureRecognizerSubclass\n")
        #expect(part.contains("import UIKit                            \n"))
    }

    @Test
    func `a file without such constructs keeps its text`() throws {
        let source = "import UIKit\nclass Board: UIView { var onTap: (() -> Void)? }\n"
        let file = Lowering([SwiftSource(path: "a.swift", text: source)]).files[0]
        #expect(file.text == source)
        #expect(!file.isChanged)
    }

    @Test
    func `lowering a lowered file changes nothing, and each line keeps its number`() throws {
        let source = """
            import UIKit
            /// A board.
            @objc class Board: UIView { // with a comment
                @IBOutlet weak var label: UILabel!

                @IBAction func tap(_ sender: Any) { perform(#selector(tap(_:))) }
            }
            extension Board { override func layoutSubviews() { super.layoutSubviews() } }
            """
        let first = try lower(source)
        let lines = first.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        #expect(first.hasPrefix("#sourceLocation(file: \"0.swift\", line: 1)\n"))
        for (old, new) in zip(source.split(separator: "\n", omittingEmptySubsequences: false), lines)
        where !old.contains("@") && !old.contains("}") {
            #expect(old == new)
        }
        #expect(lines.count == 8)
        #expect(first.contains("// with a comment"))
        #expect(try lower(first) == first)
    }

    @Test
    func `a byte order mark at the start of a file is left out`() throws {
        #expect(
            try lower("\u{FEFF}import UIKit\nlet a = #selector(x)\n").hasSuffix(
                "1)\nimport UIKit\nlet a = Selector(\"x\")\n"))
    }

    @Test
    func `conditions about versions of Swift are those of the language mode`() throws {
        let text = try lower(
            "#if swift(>=5.9)\n@objc class A: NSObject {}\n#endif\n#if DEBUG\n@objc class B {}\n#endif")
        #expect(text.contains("      class A: NSObject {}"))
        #expect(text.contains("#if swift(>=5.9)"))
        #expect(text.contains("#if false"))
    }

    @Test
    func `a condition with a version has the other conditions as on iOS`() throws {
        let text = try lower(
            "#if compiler(>=6) && os(iOS) && targetEnvironment(simulator) && !canImport(Darwin.C)\nlet a = 1\n#endif")
        #expect(text.contains(/#if compiler\(>=6\) && true +&& true +&& !false +\n/))
    }

    // MARK: Refusals

    @Test(arguments: [
        ("class A: NSObject { @NSManaged var name: String }", 1, 21, "Core Data"),
        ("\nfinal class Spin: NSRecursiveLock {}", 2, 19, "NSRecursiveLock"),
        ("import UIKit\nimport class Combine.Subject", 2, 14, "Combine"),
        ("extension UIView { override func layoutSubviews() {} }", 1, 20, "UIView"),
        (
            "@objc protocol P { @objc optional func a(); @objc optional func a(_ n: Int) }\nlet f = p.a", 2, 9,
            "without a call"
        ),
        ("@objc protocol P { @objc optional static func a() }", 1, 26, "not static"),
        ("@objc protocol P { @objc optional subscript(i: Int) -> Int { get } }", 1, 26, "properties"),
        ("class A: NSObject { override func perform(_ s: Selector!) {} }", 1, 21, "perform(_:)"),
        ("let p = NSPredicate(format: a)", 1, 9, "NSPredicate"),
        ("func f() { do {} catch let e as NSException {} }", 1, 33, "NSException"),
        ("class A: UIView { @objc static func a() {}; let s = #selector(a) }", 1, 53, "static"),
        (
            "class A { @objc func a() {} }\nclass B { @objc func a(_ b: B) {} }\nlet s = #selector(x.a)", 3, 9,
            "“a”, “a:”"
        ),
        ("let o = a.observe(\\.b.c) { _, _ in }", 1, 19, "several properties"),
        ("func f() {\n    method_exchangeImplementations(a, b)\n}", 2, 5, "method_exchangeImplementations"),
        ("let l = field.value(forKeyPath: \"_placeholderLabel.textColor\")", 1, 9, "“_placeholderLabel”"),
    ])
    func `what cannot be lowered is refused with its place`(text: String, line: Int, column: Int, word: String) throws {
        let refusals = Lowering([SwiftSource(path: "a.swift", text: text)]).refusals
        let refusal = try #require(refusals.first)
        #expect(refusals.count == 1)
        #expect(refusal.path == "a.swift")
        #expect(refusal.line == line)
        #expect(refusal.column == column)
        #expect(refusal.reason.contains(word))
    }

    @Test
    func `errors of the syntax are reported in the words of the compiler`() {
        let text = "let a = 1\nlet b = f(in: a\nlet c = 2\n"
        let refusals = Lowering([SwiftSource(path: "a.swift", text: text)]).refusals
        #expect(refusals.map { "\($0.line):\($0.column) \($0.reason)" } == ["2:16 expected ')' to end function call"])
    }

    @Test
    func `a part for a newer compiler may have any syntax`() {
        let text = "#if swift(>=99)\nlet a = (((\n#endif\nlet b = 2\n"
        #expect(Lowering([SwiftSource(path: "a.swift", text: text)]).refusals.isEmpty)
    }

    @Test(arguments: [
        "let a = defaults.value(forKey: \"_id\")", "let a = field.value(forKey: key)",
        "class A: NSObject { @objc var _clearButton = 1; func f() { setValue(2, forKey: \"_clearButton\") } }",
    ])
    func `keys that UIKit does not have to itself are accepted`(text: String) {
        #expect(Lowering([SwiftSource(path: "a.swift", text: text)]).refusals.isEmpty)
    }

    @Test
    func `incomplete and strange sources do not stop the lowering`() {
        let nested = String(repeating: "class A { @objc func f() {", count: 200)
        for text in [
            "", "class", "#selector(", "@objc", "extension { override", "#if os(", "\0@objc\0", nested,
            "class A: A { @objc func a() {} }",
        ] {
            #expect(Lowering([SwiftSource(path: "a.swift", text: text)]).files.count == 1)
        }
    }

    @Test
    func `aliases that stand for each other end`() throws {
        #expect(try lower("typealias X = Y; typealias Y = X; extension X { @objc func a() {} }").contains("func a()"))
    }

    @Test
    func `a file with a line that is too long, or with too many conditions inside each other, is not read`() {
        #expect(ParserLimits.fault(in: "let a = 1\n" + String(repeating: "a", count: 300_000))?.line == 2)
        #expect(ParserLimits.fault(in: String(repeating: "#if os(iOS)\n", count: 1000))?.line == 501)
        #expect(ParserLimits.fault(in: String(repeating: "#if os(iOS)\n#endif\n", count: 1000)) == nil)
        // The parser needs twice the time for each more bracket.
        #expect(ParserLimits.fault(in: "let a = 1\nlet b = " + String(repeating: "[( ", count: 13))?.line == 2)
        #expect(ParserLimits.fault(in: String(repeating: "[\n", count: 13))?.line == 13)
        #expect(ParserLimits.fault(in: String(repeating: "[a", count: 1000)) == nil)
        #expect(ParserLimits.fault(in: String(repeating: "if a {\n", count: 2000))?.line == 1001)
        #expect(ParserLimits.fault(in: String(repeating: "if a {\n}\n", count: 2000)) == nil)
        #expect(ParserLimits.fault(in: String(repeating: "override ", count: 500))?.line == 1)
        #expect(ParserLimits.fault(in: String(repeating: "@objc ", count: 500))?.line == 1)
        #expect(ParserLimits.fault(in: "let a = [" + String(repeating: "0, ", count: 500) + "]") == nil)
    }

    @Test
    func `a thousand classes in a chain are lowered`() {
        let text = (1..<1000).map { "class A\($0): A\($0 - 1) { @objc func f\($0)() {}; func g() {} }" }
        let file = Lowering([SwiftSource(path: "a.swift", text: text.joined(separator: "\n"))]).files[0]
        #expect(file.text.contains("m.method(\"f999\")"))
    }

    @Test
    func `functions of the runtime that are part of Foundation on iOS are imported`() throws {
        let text = "import Foundation\nfunc f(_ o: NSObject) { _ = objc_getAssociatedObject(o, key) }"
        #expect(try lower(text).hasPrefix("import ObjectiveCRuntime\n"))
        #expect(try lower("import UIKit\n" + text).contains("import ObjectiveCRuntime") == false)
    }

    @Test
    func `a managed property of a layer is not taken for one of Core Data`() {
        let text = """
            class Ring: CAShapeLayer { class Part: Ring { @NSManaged var angle: CGFloat } }
            class Person: NSManagedObject { @NSManaged var name: String }
            """
        let reasons = Lowering([SwiftSource(path: "a.swift", text: text)]).refusals.map(\.reason)
        #expect(reasons == [RefusalRule.layerProperty.message(), RefusalRule.managedProperty.message()])
    }
}
