// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SwiftLowering

@Suite
struct AnyObjectMembersTests {
    private func lines(_ text: String) -> [Int] {
        let refusals = Lowering([SwiftSource(path: "a.swift", text: text)], interface: someOfUIKit).refusals
        #expect(refusals.allSatisfy { $0.reason.contains("AnyObject") })
        return refusals.map(\.line)
    }

    @Test(arguments: [
        "(json as AnyObject)[\"key\"]", "(json as AnyObject).title", "(json as! AnyObject).title",
        "(json as? AnyObject)?.title", "sender.tag", "sender.f()", "other?.tag", "other!.tag", "forced.tag",
        "sender[0]",
    ])
    func `a member of AnyObject is refused`(expression: String) {
        let text =
            "func f(_ json: Any, sender: AnyObject, other: AnyObject?, forced: AnyObject!) {\n_ = \(expression)\n}"
        #expect(lines(text) == [2])
    }

    @Test(arguments: [
        "(json as AnyObject) === sender", "(json as? UIView)?.tag", "other.map { $0 }", "(other as? UIView)?.tag",
        "type(of: sender as AnyObject).self", "view.sender.tag", "json.tag",
    ])
    func `other uses of such objects are not`(expression: String) {
        #expect(lines("func f(_ json: Any, sender: AnyObject, other: AnyObject?) { _ = \(expression) }").isEmpty)
    }

    @Test
    func `the nearest declaration of a name decides`() {
        let text = """
            class Board: NSObject {
                var sender: AnyObject?
                func property() { sender?.tag = 1 }
                func parameter(sender: UIButton) { sender.tag = 1; self.sender.map { $0 } }
                func own(sender: UIButton) { self.sender?.tag = 1; other.sender?.tag = 1 }
                func condition() { if let sender = sender as? UIButton { sender.tag = 1 } }
                func early() { guard let sender = sender as? UIButton else { return }
                    sender.tag = 1 }
                func closure() { views.forEach { sender in sender.tag = 1 } }
                func typed() { views.forEach { (sender: AnyObject) in sender.tag = 1 } }
                func loop() { for sender in views { sender.tag = 1 } }
                func choice() { switch value { case let sender as UIView: sender.tag = 1; default: sender?.tag = 1 } }
                func local() { let sender: AnyObject = views[0]
                    _ = sender.tag }
                init(sender: AnyObject) { sender.tag = 1 }
                func list() { if let sender = sender as? UIButton, let title = sender.title { print(title) } }
                func guarded() { guard let sender = sender as? UIButton, sender.tag > 0 else { return } }
            }
            """
        #expect(lines(text) == [3, 5, 10, 12, 14, 15])
    }
}
