// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SwiftLowering

/// The members that `#selector` means.
@Suite
struct SelectorResolutionTests {
    /// The name of a selector in a class that inherits from one of UIKit.
    private func name(
        of selector: String, _ declarations: String, in type: String = "Form: UIViewController"
    ) throws -> Substring? {
        let text = try lower("\(declarations)\nclass \(type) { lazy var s = \(selector) }", interface: someOfUIKit)
        return text.firstMatch(of: /lazy var s = Selector\("(.*)"\)/)?.output.1
    }

    @Test
    func `a method in an extension of the class's superclass in UIKit is found`() throws {
        let own = "extension UIViewController { @objc func dismissKeyboard() {} }"
        let other = "class Login: UIView { @objc func dismissKeyboard(_ s: Any) {} }"
        #expect(try name(of: "#selector(dismissKeyboard)", other + "\n" + own) == "dismissKeyboard")
        let responder = "extension UIResponder { @objc func dismissKeyboard(_ s: Any) {} }"
        #expect(try name(of: "#selector(self.dismissKeyboard)", responder) == "dismissKeyboard:")
        #expect(try name(of: "#selector(Form.dismissKeyboard)", responder) == "dismissKeyboard:")
        #expect(
            try name(of: "#selector(dismissKeyboard)", responder, in: "List<T>: UIViewController") == "dismissKeyboard:"
        )
    }

    @Test
    func `accessors in an extension of a class of UIKit are found`() throws {
        let hint = "extension UIViewController { @objc(note) var hint: String { get { \"\" } set {} } }"
        #expect(try name(of: "#selector(getter: hint)", hint) == "note")
        #expect(try name(of: "#selector(setter: UIViewController.hint)", hint) == "setNote:")
        #expect(try name(of: "#selector(setter: UIView.isHidden)", "") == "setHidden:")
    }

    @Test
    func `a static method in an extension of a class of UIKit is refused`() {
        let text = """
            extension UIViewController { @objc static func make() {} }
            class Form: UIViewController { lazy var s = #selector(make) }
            """
        #expect(refusals(text) == [RefusalRule.staticSelector.message("make")])
    }

    @Test
    func `a method of a generic class is found by the class's name with arguments`() throws {
        let list = "class List<T>: UIViewController { @objc func add(_ s: Any) {} }"
        #expect(try name(of: "#selector(List<Int>.add)", list) == "add:")
    }

    @Test
    func `a method of UIKit is preferred to one of another class of the program`() throws {
        let other = "class Board: UIView { @objc func reloadData(_ s: Any) {} }"
        #expect(try name(of: "#selector(reloadData)", other, in: "List: UITableView") == "reloadData")
    }

    @Test
    func `a name without a known type that several methods have is refused`() {
        let text = """
            class A: NSObject { @objc func done() {} }; class B: NSObject { @objc func done(_ s: Any) {} }
            class Form: Missing { lazy var s = #selector(done) }
            """
        #expect(refusals(text) == [RefusalRule.ambiguousSelector.message("“done”, “done:”")])
    }
}
