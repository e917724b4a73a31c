// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SwiftLowering

@Suite
struct OptionalRequirementTests {
    @Test
    func `an optional requirement has a default, and calls ask whether it is implemented`() throws {
        let text = try lower(
            """
            import UIKit
            @objc protocol Picking: AnyObject {
                func opened()
                @objc optional func picked(_ card: Int, at place: CGPoint) -> Bool
            }
            class Board: NSObject, Picking {
                weak var delegate: Picking?
                func opened() { if delegate?.picked?(1, at: .zero) == true { delegate?.opened() } }
                func picked(_ card: Int, at place: CGPoint) -> Bool { true }
            }
            class Other: NSObject, Picking { func opened() {} }
            """)
        #expect(text.contains("var __implements0_picked: Bool { get }"))
        #expect(text.contains("if delegate?.__optional_picked(1, at: .zero) == true"))
        #expect(
            text.contains(
                "func __optional_picked(_ a0: @autoclosure () -> Int, at a1: @autoclosure () -> CGPoint) -> (Bool)? "
                    + "{ __implements0_picked ? picked(a0(), at: a1()) : nil }"))
        #expect(text.contains("var __implements0_picked: Bool { true }"))
        #expect(text.contains("class Other: NSObject, Picking { func opened() {} ; @section"))
    }

    @Test
    func `a subclass can implement what its superclass leaves out`() throws {
        let text = try lower(
            """
            @objc protocol Picking { @objc optional func picked() }
            class Base: UIView, Picking {
            }
            class Board: Base {
                @objc func picked() {}
            }
            """)
        #expect(text.contains("class Base: UIView, Picking {\nfunc picked() { fatalError("))
        #expect(text.contains("var __implements0_picked: Bool { false }"))
        #expect(text.contains("          override func picked() {}"))
        #expect(text.contains("override var __implements0_picked: Bool { true }"))
    }

    @Test
    func `a class outside the conformance's extension gets what subclasses implement`() throws {
        let text = try lower(
            """
            @objc protocol Picking { @objc optional func picked() }
            class Base: UIView {
            }
            extension Base: Picking {}
            class Board: Base {
                @objc func picked() {}
            }
            class Tile: Board {
                override func picked() {}
            }
            """)
        #expect(text.contains("class Base: UIView {\nfunc picked() { fatalError("))
        #expect(text.contains("          override func picked() {}"))
        #expect(!text.contains("override override"))
    }

    @Test
    func `a property with the name of an optional method does not keep its calls from being rewritten`() throws {
        let text = try lower(
            """
            @objc protocol Showing { @objc optional func chart(_ c: Chart, stopped a: NSObject)
                @objc optional func shown(_ c: Chart)
                @objc optional func closed(_ c: Chart) }
            class Chart: UIView { weak var delegate: Showing?
                func f() { delegate?.chart?(self, stopped: self); delegate?.shown?(self); delegate?.closed?(self) }
                func g() { _ = other.chart; table.delegate?.tableView?(table, didSelectRowAt: path) } }
            class Other { typealias Handler = (Chart) -> Void
                weak var chart: Chart?; var shown = Chart(); var closed: Handler!; var tableView: UITableView! }
            """)
        #expect(text.contains("delegate?.__optional_chart(self, stopped: self);"))
        #expect(text.contains("delegate?.__optional_shown(self); delegate?.closed?(self)"))
        #expect(text.contains("table.delegate?.tableView (table, didSelectRowAt: path)"))
    }

    @Test
    func `an optional method can be used as a value`() throws {
        let text = try lower(
            """
            @objc public protocol Morphing { @objc optional func start(_ n: Int!, at p: CGPoint) throws -> Bool
                @objc optional func end(); @objc optional func end(_ n: Int); @objc optional func never() }
            func f(_ d: Morphing?) {
                if let start = d?.start { _ = try? start(1, .zero) }
                guard d?.end(_:) != nil else { return }
            }
            """)
        #expect(text.contains("if let start = d?.__function0_start { _ = try? start(1, .zero) }"))
        #expect(text.contains("guard d?.__function2_end != nil"))
        #expect(
            text.contains(
                "public var __function0_start: ((Int?, CGPoint) throws -> Bool)? "
                    + "{ __implements0_start ? start(_:at:) : nil }; @discardableResult"))
        #expect(!text.contains("__function3_never"))
    }

    @Test
    func `an optional method of an AnyObject is called on the only protocol that has it`() throws {
        let text = try lower(
            """
            @objc protocol Opening { @objc optional func opened(_ c: Menu) }
            class Menu: UIView { weak var delegate: AnyObject?
                func f(_ other: AnyObject) { delegate?.opened?(self); delegate!.opened!(self); other.opened?(self) }
                func g() { self.delegate?.opened?(self) } }
            """)
        #expect(text.contains("(delegate as? Opening)?.__optional_opened(self);"))
        #expect(text.contains("(delegate as! Opening).opened (self);"))
        #expect(text.contains("(self.delegate as? Opening)?.__optional_opened(self)"))
        #expect(text.contains("(other as? Opening)?.__optional_opened(self)"))
    }

    @Test
    func `a closure with the name of an optional method keeps its question mark`() throws {
        let text = try lower(
            """
            @objc protocol Showing { @objc optional func shown() }
            class Board { var shown: (() -> Void)?; var textViewDidChange: (() -> Void)?
                func f() { self.shown?(); self.textViewDidChange?() } }
            """)
        #expect(text.contains("self.shown?(); self.textViewDidChange?()"))
    }

    @Test
    func `calls of UIKit's optional methods lose their question mark, and those of closures keep it`() throws {
        let text = try lower(
            "func f() { table.delegate?.tableView?(table, didSelectRowAt: path); self.onTap?(1); done?() }\n")
        #expect(text.contains("table.delegate?.tableView (table, didSelectRowAt: path)"))
        #expect(text.contains("self.onTap?(1); done?()"))
    }
}
