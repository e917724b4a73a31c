// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SwiftLowering

@Suite("Missing symbols")
struct MissingSymbolsTests {
    private let interface = AppleInterface(
        apple: """
            tier\ttype\tkind\tname
            1\tUITableView\tclass\tUITableView
            1\tUITableView\tmethod\treloadData()
            3\tUIPickerView\tclass\tUIPickerView
            3\tUIPickerView\tmethod\treloadAllComponents()
            3\tUIPickerView\tmethod\treload()
            2\tUINavigationBar\tclass\tUINavigationBar
            2\tUINavigationBar\tproperty\tprefersLargeTitles
            2\tUIView\tproperty\taccessibilityNavigationStyle
            2\tUIFocusItem\tproperty\taccessibilityNavigationStyle
            2\tUIViewController\tclass\tUIViewController
            2\tUIViewController\tmethod\tviewWillTransition(to:with:)
            """,
        names: """
            UITableView
            reloadData
            UIView
            UIViewController
            UINavigationBar
            CGSize
            accessibilityNavigationStyle
            """)

    private func find(_ texts: String...) -> [String] {
        let sources = texts.enumerated().map { SwiftSource(path: "\($0).swift", text: $1) }
        return MissingSymbols.find(in: sources, interface).map { "\($0.path):\($0.line):\($0.column) \($0.reason)" }
    }

    @Test("Types are found where they are used")
    func types() {
        #expect(
            find(
                "let a = UIPickerView()\nvar b: [UIPickerView?]\nclass C: UIPickerView {}\nlet t = UIKit.UITableView()")
                == [
                    "0.swift:1:9 UIPickerView is not available yet.", "0.swift:2:9 UIPickerView is not available yet.",
                    "0.swift:3:10 UIPickerView is not available yet.",
                ])
    }

    @Test("Types with UIKit's prefix that are in no table are missing, too")
    func unknownTypes() {
        #expect(find("let a = UIPrinter.self\nlet U = UIX") == ["0.swift:1:9 UIPrinter is not available yet."])
        #expect(
            find("let a = CAEmitterLayer(), b = NSTextAttachment()\nfunc f(_ a: CGLayer, _ b: CGFloat, _ c: NSDate) {}")
                == [
                    "0.swift:1:9 CAEmitterLayer is not available yet.",
                    "0.swift:1:31 NSTextAttachment is not available yet.", "0.swift:2:13 CGLayer is not available yet.",
                ])
    }

    @Test("Long names mean nothing in a file with a module that is not known, nor after another type")
    func unknownModules() {
        #expect(find("import Alerts\nbar.prefersLargeTitles = true").isEmpty)
        #expect(find("import Alerts\nlet picker = UIPickerView()").count == 1)
        #expect(find("import Darwin\nbar.prefersLargeTitles = true").count == 1)
        #expect(find("enum Style {}\nlet a = Style.prefersLargeTitles").isEmpty)
        #expect(find("let a = UINavigationBar.prefersLargeTitles").count == 1)
        let text = "class V: UIViewController { override func viewWillTransition(to size: CGSize, with c: Any) {} }"
        #expect(find("import Alerts\n" + text).count == 1)
    }

    @Test("Types of Core Graphics that are in no table are missing, but not those of Foundation")
    func graphicsTypes() {
        #expect(
            find("func f(_ font: CGFont, _ size: CGFloat, _ edge: CGRectEdge) {}") == [
                "0.swift:1:16 CGFont is not available yet."
            ])
        #expect(find("class CGFont {}\nlet a: CGFont").isEmpty)
    }

    @Test("The names of attributes are no types")
    func attributes() {
        #expect(find("@UIApplicationMain class A {}").isEmpty)
    }

    @Test("A type that the program declares, in any file, is there")
    func declaredTypes() {
        #expect(find("class UIPickerView {}", "let a = UIPickerView()").isEmpty)
    }

    @Test("Members are found by long names that nothing else has")
    func members() {
        #expect(
            find("bar.prefersLargeTitles = true\npicker.reloadAllComponents()\npicker.reload()") == [
                "0.swift:1:5 UINavigationBar.prefersLargeTitles is not available yet.",
                "0.swift:2:8 UIPickerView.reloadAllComponents is not available yet.",
            ])
        #expect(find("extension Bar { var prefersLargeTitles: Bool { true } }\nbar.prefersLargeTitles").isEmpty)
        #expect(find("view.accessibilityNavigationStyle = 1").isEmpty)
    }

    @Test("Overrides of missing methods are found, and inactive code is not read")
    func overrides() {
        let text = """
            class V: UIViewController {
                override func viewWillTransition(to size: CGSize, with c: Any) {
                    super.viewWillTransition(to: size, with: c)
                }
                #if os(macOS)
                let picker = UIPickerView()
                #endif
            }
            """
        #expect(
            find(text) == [
                "0.swift:2:19 UIViewController.viewWillTransition is not available yet.",
                "0.swift:3:15 UIViewController.viewWillTransition is not available yet.",
            ])
    }

    @Test("An override of a member that nothing has is found")
    func unknownOverrides() {
        let reason = "UIViewController.turn is not available yet."
        let text = "class V: UIViewController {}; class W: V { override func turn() {}; override var hash: Int { 1 } }"
        #expect(find(text) == ["0.swift:1:58 \(reason)"])
        #expect(find("class V: UIViewController { override var turn: Int { 1 } }") == ["0.swift:1:42 \(reason)"])
        #expect(find(text, "extension V { func turn() {} }").isEmpty)
        #expect(find("class V: Foreign { override func turn() {} }").isEmpty)
        #expect(find("class V: NSObject { override func turn() {} }").isEmpty)
    }

    @Test("A parameter with the name of a missing member is no use of it")
    func parameters() {
        let uses = [
            "func f(prefersLargeTitles: Bool) { print(prefersLargeTitles) }",
            "func f(titles prefersLargeTitles: Bool) { print(prefersLargeTitles) }",
            "let c = { (prefersLargeTitles: Bool) in print(prefersLargeTitles) }",
            "let c = { prefersLargeTitles in print(prefersLargeTitles) }",
            "for prefersLargeTitles in [1] { print(prefersLargeTitles) }",
        ]
        for use in uses { #expect(find(use).isEmpty) }
        #expect(find("func f(prefersLargeTitles: Bool) { bar.prefersLargeTitles = prefersLargeTitles }").count == 1)
        #expect(find(uses[0], "class C: B { func f() { prefersLargeTitles = true } }").count == 1)
    }

    @Test("A new object is found if its type lacks the initialiser, and no other one accepts the labels")
    func initializers() {
        let interface = AppleInterface(
            apple: """
                tier\ttype\tkind\tname
                2\tUIColor\tclass\tUIColor
                2\tUIColor\tinit\tinit(patternImage:)
                2\tUIColor\tinit\tinit(named:)
                2\tUIColor\tinit\tinit(white:alpha:)
                2\tUIColor\tinit\tinit(cgColor:)
                2\tUIColor\tinit\tinit(cgColor:)
                """, names: "UIColor",
            coverage: """
                ### UIColor

                * Missing: `init(patternImage:)`, `init(named:)`, `init(cgColor:)`
                * Beside: `init(named:in:)`
                """)
        func find(_ text: String) -> [String] {
            MissingSymbols.find(in: [SwiftSource(path: "0.swift", text: text)], interface).map(\.reason)
        }
        let reason = "UIColor.init(patternImage:) is not available yet."
        #expect(find("let a = UIColor(patternImage: b), c = UIColor(white: 1, alpha: 1)") == [reason])
        #expect(find("let a = UIColor.init(patternImage: b)") == [reason])
        #expect(find("let a = UIColor(named: b)").isEmpty)
        // The library has one of the two initialisers with this name.
        #expect(find("let a = UIColor(cgColor: b)").isEmpty)
        #expect(
            find("extension UIColor { convenience init(patternImage: Int) {} }; let a = UIColor(patternImage: 1)")
                .isEmpty)
    }

    @Test("A name from before Swift 4.2 is found with the name that it has now")
    func formerNames() {
        let interface = AppleInterface(
            apple: "tier\ttype\tkind\tname\n2\tUIFont\tclass\tUIFont",
            names: "UIFont\nUIFont.Weight\nmedium\nUIView.AnimationOptions\nAnimationOptions")
        func find(_ text: String) -> [String] {
            MissingSymbols.find(in: [SwiftSource(path: "0.swift", text: text)], interface).map(\.reason)
        }
        #expect(find("let a: UIViewAnimationOptions = []").first?.hasSuffix("Write “UIView.AnimationOptions”.") == true)
        #expect(find("let a = UIFontWeightMedium").first?.hasSuffix("Write “UIFont.Weight.medium”.") == true)
        #expect(find("let a = UIFontWeightBlack") == ["UIFontWeightBlack is not available yet."])
    }

    @Test("A constant of C that only Apple's platforms have is missing")
    func constants() {
        #expect(find("let a = Float(HUGE)") == ["0.swift:1:15 HUGE is not available yet."])
        #expect(find("let a = kCAMediaTimingFunctionEaseIn").count == 1)
        let interface = AppleInterface(apple: "tier\ttype\tkind\tname", names: "kCATransition")
        let known = SwiftSource(path: "0.swift", text: "let a = kCATransition")
        #expect(MissingSymbols.find(in: [known], interface).isEmpty)
    }

    @Test("A file is read under the conditions of its module, and can import those that the module needs")
    func modules() {
        let text = """
            #if SWIFT_PACKAGE
            let a = UIPickerView()
            #endif
            #if canImport(Kit)
            let b = CGFont(1)
            #endif
            """
        var kit = Lowering.Module(name: "Kit", sources: [SwiftSource(path: "kit.swift", text: text)])
        kit.conditions = ["SWIFT_PACKAGE"]
        var app = Lowering.Module(name: "App", sources: [SwiftSource(path: "app.swift", text: text)])
        app.dependencies = ["Kit"]
        let found = ProgramMembers(SwiftProgram([kit, app], interface)).map(MissingSymbols.find) ?? []
        #expect(found.map { "\($0.path):\($0.line)" } == ["kit.swift:2", "app.swift:5"])
    }
}
