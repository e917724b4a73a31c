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
        #expect(text.contains("var __implements_Picking_picked___at: Bool { get }"))
        #expect(text.contains("if delegate?.__optional_picked(1, at: .zero) == true"))
        #expect(
            text.contains(
                "func __optional_picked(_ a0: @autoclosure () throws -> Int, at a1: @autoclosure () throws -> CGPoint) "
                    + "rethrows -> (Bool)? { try __implements_Picking_picked___at ? picked(a0(), at: a1()) : nil }"))
        #expect(text.contains("var __implements_Picking_picked___at: Bool { true }"))
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
        #expect(text.contains("var __implements_Picking_picked: Bool { false }"))
        #expect(text.contains("          override func picked() {}"))
        #expect(text.contains("override var __implements_Picking_picked: Bool { true }"))
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
                func g() { _ = other.chart } }
            class Other { typealias Handler = (Chart) -> Void
                weak var chart: Chart?; var shown = Chart(); var closed: Handler! }
            """)
        #expect(text.contains("delegate?.__optional_chart(self, stopped: self);"))
        #expect(text.contains("delegate?.__optional_shown(self); delegate?.closed?(self)"))
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
        #expect(text.contains("if let start = d?.__function_Morphing_start___at { _ = try? start(1, .zero) }"))
        #expect(text.contains("guard d?.__function_Morphing_end__ != nil"))
        #expect(
            text.contains(
                "public var __function_Morphing_start___at: ((Int?, CGPoint) throws -> Bool)? "
                    + "{ __implements_Morphing_start___at ? start(_:at:) : nil }; @discardableResult"))
        #expect(!text.contains("__function_Morphing_never"))
    }

    @Test
    func `an optional method of an AnyObject is called on the only protocol that has it`() throws {
        let text = try lower(
            """
            @objc protocol Opening { @objc optional func opened(_ c: Menu) }
            class Menu: UIView { weak var delegate: AnyObject?
                func f(_ other: AnyObject) { delegate?.opened?(self); delegate!.opened!(self); other.opened?(self) }
                func g() { self.delegate?.opened?(self) } }
            """, interface: someOfUIKit)
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
            """, interface: someOfUIKit)
        #expect(text.contains("self.shown?(); self.textViewDidChange?()"))
    }

    @Test
    func `a property with the name of an optional method of UIKit does not keep its calls from being rewritten`() throws
    {
        let text = try lower(
            """
            class List: UIView { var tableView: UITableView!
                func f() { table.delegate?.tableView?(table, didSelectRowAt: path) } }
            """, interface: someOfUIKit)
        #expect(text.contains("table.delegate?.tableView (table, didSelectRowAt: path)"))
    }

    @Test
    func `calls of UIKit's optional methods lose their question mark, and those of closures keep it`() throws {
        let text = try lower(
            "func f() { table.delegate?.tableView?(table, didSelectRowAt: path); self.onTap?(1); done?() }\n",
            interface: someOfUIKit)
        #expect(text.contains("table.delegate?.tableView (table, didSelectRowAt: path)"))
        #expect(text.contains("self.onTap?(1); done?()"))
    }

    @Test
    func `arguments can throw, and functions and asynchronous methods are passed on`() throws {
        let text = try lower(
            """
            typealias Done = (Bool) -> Void
            @objc protocol Loading {
                @objc optional func save(_ n: Int)
                @objc optional func load(_ d: @escaping Done, then e: Done?)
                @objc optional func fetch(_ n: Int) async throws -> Int
                @objc optional func stop()
            }
            """)
        #expect(
            text.contains(
                "func __optional_save(_ a0: @autoclosure () throws -> Int) rethrows -> (Void)? "
                    + "{ try __implements_Loading_save__ ? save(a0()) : nil }"))
        #expect(text.contains("func __optional_load(_ a0: @escaping Done, then a1: Done?) -> (Void)? { __impl"))
        #expect(
            text.contains(
                "func __optional_fetch(_ a0: @autoclosure () async throws -> Int) async throws -> (Int)? "
                    + "{ try await __implements_Loading_fetch__ ? fetch(a0()) : nil }"))
        #expect(text.contains("func __optional_stop() -> (Void)? { __implements_Loading_stop ? stop() : nil }"))
    }

    @Test
    func `a class answers once for a requirement, and for its subclasses`() throws {
        let text = try lower(
            """
            @objc protocol P { @objc optional func a(); @objc optional func b() }
            @objc protocol Q: P {}
            @objc protocol R: P {}
            class A: NSObject, P { func a() {} }
            class B: A, Q { func b() {} }
            class C: NSObject { func a() {} }
            extension C: Q {}
            extension C: R {}
            """)
        #expect(text.ranges(of: "var __implements_P_a: Bool { true }").count == 2)
        #expect(text.contains("class B: A, Q { override func b() {} ; override var __implements_P_b: Bool { true };"))
    }

    @Test
    func `a file's text depends on the order of its protocols only`() {
        let one = "@objc protocol One { @objc optional func one() }"
        let two = "@objc protocol Two { @objc optional func two() }"
        let three = "@objc protocol Three { @objc optional func three(); @objc optional func one() }"
        let type = "class A: NSObject, Two, One { func one() {}; func two() {} }"
        let files = lowerFiles([one, two, type])
        #expect(files[2].contains("var __implements_Two_two: Bool { true }; var __implements_One_one: Bool { true };"))
        #expect(lowerFiles([three, two, type, one])[2] == files[2])
    }
}
