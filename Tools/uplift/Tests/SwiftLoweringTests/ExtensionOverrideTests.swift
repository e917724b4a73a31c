// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SwiftLowering

/// Overrides in extensions, and members of extensions that subclasses override.
@Suite
struct ExtensionOverrideTests {
    @Test
    func `an override in an extension is called from the class`() throws {
        let files = lowerFiles([
            "class Feed: UIViewController {\n}",
            """
            extension Feed {
                override func viewDidLoad() { super.viewDidLoad() }
                open override var prefersStatusBarHidden: Bool { true }
                override func setEditing(_ editing: Bool, animated: Bool) {}
            }
            """,
        ])
        #expect(files[0].contains("override func viewDidLoad() { __Feed_viewDidLoad() }"))
        #expect(
            files[0].contains("open override var prefersStatusBarHidden: Bool { __Feed_prefersStatusBarHidden }"))
        #expect(
            files[0].contains(
                "override func setEditing(_ a0: Bool, animated a1: Bool) { __Feed_setEditing(a0, animated: a1) }"))
        #expect(files[1].contains("             func __Feed_viewDidLoad() { super.viewDidLoad() }"))
        #expect(files[1].contains("                  var __Feed_prefersStatusBarHidden: Bool { true }"))
    }

    @Test
    func `observers of an override in an extension become methods`() throws {
        let text = try lower(
            """
            class Cell: UITableViewCell {
            }
            extension Cell {
                open override var isSelected: Bool {
                    willSet { update(newValue) }
                    didSet(old) {
                        update(#selector(getter: isSelected), old) } } // the end
            }
            """)
        #expect(
            text.contains(
                "open override var isSelected: Bool { willSet { __Cell_isSelected_willSet(newValue) } "
                    + "didSet { __Cell_isSelected_didSet(oldValue) } } }"))
        #expect(text.contains("\n        func __Cell_isSelected_willSet(_ newValue: Bool) { update(newValue) }\n"))
        #expect(text.contains("func __Cell_isSelected_didSet(_ old: Bool)      {\n            update(Selector(\""))
        #expect(text.contains("old) }   // the end\n"))
        #expect(!text.contains("open          var"))
    }

    @Test
    func `an override in a public extension stays public`() throws {
        let text = try lower(
            """
            public class Label: UIView {}
            public extension Label { override var description: String { "L" }; internal override func reset() {} }
            """)
        #expect(text.contains("override public var description: String { __Label_description }"))
        #expect(text.contains("internal override func reset()"))
    }

    @Test
    func `a class and its subclass can override the same member in extensions`() throws {
        let text = try lower(
            """
            class Base: UIViewController {
            }
            class Board: Base {
            }
            extension Base { override func viewDidLoad() {} }
            extension Board { override func viewDidLoad() {} }
            """)
        #expect(text.contains("class Board: Base {\noverride func viewDidLoad() { __Board_viewDidLoad() }"))
        #expect(text.contains("extension Base {          func __Base_viewDidLoad() {} }"))
    }

    @Test
    func `a forwarder has parameters of its own, without comments and line breaks`() throws {
        let text = try lower(
            """
            class Board: UIViewController {
            }
            extension Board {
                override func prepare(for _: UIStoryboardSegue, // the segue
                                      sender _: Any?) {}
                override func sort<T>(_ items: [
                    T], by in: inout Int) throws -> [T] where T: Comparable { items }
            }
            """)
        #expect(
            text.contains(
                "override func prepare(for a0: UIStoryboardSegue, sender a1: Any?) { __Board_prepare(for: a0, sender: a1) }"
            ))
        #expect(
            text.contains(
                "override func sort<T>(_ a0: [ T], by a1: inout Int) throws -> [T] where T: Comparable "
                    + "{ try __Board_sort(a0, by: &a1) }"))
    }

    @Test
    func `a member of an extension that a subclass overrides is called from the class`() throws {
        let text = try lower(
            """
            class Base: UIView {
            }
            extension Base { func reset() {}; func keep() {} }
            class Board: Base { override func reset() {} }
            """)
        #expect(text.contains("func reset() { __Base_reset() }"))
        #expect(text.contains("extension Base { func __Base_reset() {}; func keep() {} }"))
        #expect(text.contains("class Board: Base { override func reset() {} }"))
    }
}
