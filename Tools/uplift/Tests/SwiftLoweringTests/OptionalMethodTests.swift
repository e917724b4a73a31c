// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SwiftLowering

/// The uses of optional methods: calls, and the methods as values.
@Suite
struct OptionalMethodTests {
    // MARK: The program's methods

    @Test
    func `a property with the name of an optional method keeps its name`() throws {
        let text = """
            @objc protocol Source { @objc optional func text(for row: Int) -> String; @objc optional func selected()
                @objc optional func count(); @objc optional func text() }
            enum State { case selected, idle }
            class Badge: UIView { let label = UILabel()
                func f(_ source: Source?, _ state: State) {
                    label.text = "a"; other.text = "b"; g(&other.count); other.count += 1
                    _ = state == State.selected; _ = label.text != nil; _ = unknown.text
                }
            }
            """
        let lowered = try lower(text, interface: someOfUIKit)
        for kept in [
            "label.text = \"a\"; other.text = \"b\"; g(&other.count); other.count += 1", "state == State.selected;",
            "_ = label.text != nil; _ = unknown.text",
        ] {
            #expect(lowered.contains(kept))
        }
        #expect(refusals(text).isEmpty)
    }

    @Test
    func `an optional method is a value if the type of the object tells it`() throws {
        let text = try lower(
            """
            @objc protocol Source { @objc optional func text(for row: Int) -> String }
            @objc protocol LongSource: Source {}
            @objc protocol Naming { @objc optional func text() }
            class Board: UIView { weak var source: (any Source)?; var text = 1
                func f(_ long: LongSource?) { _ = source?.text != nil; _ = long?.text != nil; _ = self.text } }
            """, interface: someOfUIKit)
        #expect(
            text.contains("_ = source?.__function_Source_text_for != nil; _ = long?.__function_Source_text_for != nil"))
        #expect(text.contains("_ = self.text }"))
    }

    @Test
    func `a call is rewritten if the type of the object has the method, though a property has its name`() throws {
        let text = try lower(
            """
            @objc protocol Source { @objc optional func closed(_ b: Board) }
            class Board: UIView { weak var source: Source?; let menu = Menu()
                func f() { source?.closed?(self); menu.closed?(self) } }
            class Menu: UIView { var closed: ((Board) -> Void)? }
            """, interface: someOfUIKit)
        #expect(text.contains("source?.__optional_closed(self); menu.closed?(self)"))
    }

    // MARK: Methods of UIKit

    @Test
    func `a forced call of UIKit's optional method loses its mark`() throws {
        let text = try lower(
            "func f() { table.delegate!.tableView!(table, didSelectRowAt: p) }", interface: someOfUIKit)
        #expect(text.contains("table.delegate!.tableView (table, didSelectRowAt: p)"))
    }

    @Test(arguments: [
        ("if let n = source.numberOfSections?(in: table) {}", true),
        ("if let n = source?.numberOfSections?(in: table) {}", false),
        ("if let t = source.tableView?(table, titleForHeaderInSection: 0) {}", false),
        ("if delegate?.scrollViewDidScroll != nil {}", true),
        ("guard let scrolled = delegate?.scrollViewDidScroll else { return }", true),
        ("if table.text == nil {}; if view.tableView != nil {}", false),
    ])
    func `a question about UIKit's optional method is refused if a default answers it`(code: String, isRefused: Bool) {
        let found = refusals("class A: UIView { var tableView: UITableView? }; func f() { \(code) }")
        #expect(found.count == (isRefused ? 1 : 0))
        #expect(found.allSatisfy { $0.contains("because its protocol has a default") })
    }
}
