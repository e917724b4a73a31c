// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SwiftLowering

/// Selectors and key paths with names that nothing declares.
@Suite
struct UnknownNameTests {
    private static let interface = AppleInterface(
        apple: """
            tier\ttype\tkind\tname
            2\tUIView\tclass\tUIView
            2\tUIView\tmethod\tendEditing(_:)
            2\tUIViewController\tclass\tUIViewController
            2\tUIViewController\tproperty\ttitle
            """,
        names: "UIView\nendEditing\npaste")

    private func refusals(_ texts: String...) -> [String] {
        let sources = texts.enumerated().map { SwiftSource(path: "\($0).swift", text: $1) }
        return Lowering(sources, interface: UnknownNameTests.interface).refusals.map {
            "\($0.path):\($0.line):\($0.column) \($0.reason)"
        }
    }

    @Test(arguments: [
        ("#selector(addGrocry)", "Cannot find 'addGrocry' in scope. Did you mean 'addGrocery'?"),
        ("#selector(addGrocry(_:))", "Cannot find 'addGrocry(_:)' in scope. Did you mean 'addGrocery()'?"),
        ("#selector(addGrocery(_:))", "Cannot find 'addGrocery(_:)' in scope. Did you mean 'addGrocery()'?"),
        ("#selector(self.pay)", "Value of type 'Board' has no member 'pay'."),
        ("#selector(Board.pay)", "Type 'Board' has no member 'pay'."),
        ("#selector(UIView.layOut)", "Type 'UIView' has no member 'layOut'."),
        ("#selector(getter: addGrocery)", "Cannot find 'addGrocery' in scope."),
        ("#selector(getter: amuont)", "Cannot find 'amuont' in scope. Did you mean 'amount'?"),
        ("#keyPath(amuont)", "Cannot find 'amuont' in scope. Did you mean 'amount'?"),
        ("#keyPath(Board.amuont.size)", "Type 'Board' has no member 'amuont'. Did you mean 'amount'?"),
    ])
    func `a name that nothing declares is refused`(use: String, reason: String) {
        let text = """
            class Board: UIViewController {
                @objc var amount = 0
                @objc func addGrocery() {}
                func f() { print(\(use)) }
            }
            """
        #expect(refusals(text) == ["0.swift:4:22 \(reason)"])
    }

    @Test(arguments: [
        "#selector(UIView.endEditing(_:))", "#selector(paste(_:))", "#selector(inherited)", "#selector(required)",
        "#selector(elsewhere)", "#selector(other.shout)", "#selector(Operation.cancel)", "#selector(copy)",
        "#selector(getter: title)", "#selector(button.unknown)", "#keyPath(title)", "#keyPath(Operation.isFinished)",
        "#keyPath(title.unknown)", "#keyPath(Base.amount)", "#selector(isEqual(_:))",
    ])
    func `a name that something declares, or that can be one of another framework, is not refused`(use: String) {
        let others = """
            class Base: UIViewController { @objc var amount = 0; @objc func inherited() {} }
            @objc protocol Paying { @objc optional func required() }
            extension UIViewController { @objc func elsewhere() {} }
            class Other { @objc func shout() {} }
            """
        #expect(refusals("class Board: Base, Paying { func f() { print(\(use)) } }", others).isEmpty)
    }

    @Test
    func `a class that inherits from one of an unknown framework can have any member`() {
        #expect(refusals("class Load: Operation { func f() { print(#selector(begin)) } }").isEmpty)
        #expect(refusals("class Load: Operation {}", "class B: Load { lazy var s = #selector(begin) }").isEmpty)
        #expect(refusals("extension Operation { func f() { print(#selector(begin)) } }").isEmpty)
        #expect(refusals("class Load: NSObject { func f() { print(#selector(begin)) } }").count == 1)
        #expect(refusals("struct Load { let s = #selector(begin) }").count == 1)
    }

    @Test
    func `names are not refused if the declarations of UIKit are not known`() {
        #expect(Lowering([SwiftSource(path: "0.swift", text: "let s = #selector(begin)")]).refusals.isEmpty)
    }
}
