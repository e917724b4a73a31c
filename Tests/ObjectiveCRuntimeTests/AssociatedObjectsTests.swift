// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjectiveCRuntime
import Testing

private enum Keys {
    nonisolated(unsafe) static let memory = UnsafeMutableRawPointer.allocate(byteCount: 2, alignment: 1)
    static var first: UnsafeRawPointer { UnsafeRawPointer(memory) }
    static var second: UnsafeRawPointer { UnsafeRawPointer(memory + 1) }
}

@Suite
struct AssociatedObjectsTests {
    private final class Owner {}

    /// A value that uses associated objects when it is released.
    private final class Nested {
        let owner: Owner
        init(_ owner: Owner) { self.owner = owner }
        deinit { objc_setAssociatedObject(owner, Keys.second, "released", .OBJC_ASSOCIATION_RETAIN) }
    }

    /// An object that reads its associated value at its end.
    private final class Reader {
        let report: (Any?) -> Void
        init(_ report: @escaping (Any?) -> Void) { self.report = report }
        deinit { report(objc_getAssociatedObject(self, Keys.first)) }
    }

    /// An object that ends its values itself, as views do.
    private final class View: AssociationOwner {
        var associationEnd: AnyObject?
        deinit { objc_setAssociatedObject(self, Keys.second, "last", .OBJC_ASSOCIATION_RETAIN) }
    }

    @Test
    func `a value belongs to an object and a key`() {
        let (one, other) = (Owner(), Owner())
        objc_setAssociatedObject(one, Keys.first, "red", .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(one, Keys.second, 2, .OBJC_ASSOCIATION_COPY)
        #expect(objc_getAssociatedObject(one, Keys.first) as? String == "red")
        #expect(objc_getAssociatedObject(one, Keys.second) as? Int == 2)
        #expect(objc_getAssociatedObject(other, Keys.first) == nil)
        objc_setAssociatedObject(one, Keys.first, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(one, Keys.first) == nil)
        objc_removeAssociatedObjects(one)
        #expect(objc_getAssociatedObject(one, Keys.second) == nil)
    }

    @Test
    func `a copied value does not change with the original`() {
        let owner = Owner()
        let text = NSMutableString(string: "a")
        objc_setAssociatedObject(owner, Keys.first, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
        text.append("b")
        #expect(objc_getAssociatedObject(owner, Keys.first) as? String == "a")
    }

    @Test
    func `an assigned value is not retained`() {
        let owner = Owner()
        var value: Owner? = Owner()
        objc_setAssociatedObject(owner, Keys.first, value, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(owner, Keys.first) as AnyObject === value)
        value = nil
        #expect(objc_getAssociatedObject(owner, Keys.first) == nil)
        objc_setAssociatedObject(owner, Keys.first, 5, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(owner, Keys.first) as? Int == 5)
    }

    @Test
    func `values of released objects are released`() {
        var values: [() -> Owner?] = []
        for _ in 0..<1000 {
            let owner = Owner()
            let value = Owner()
            values.append { [weak value] in value }
            objc_setAssociatedObject(owner, Keys.first, value, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(values.count { $0() != nil } <= 64)
    }

    @Test
    func `a released value may use associated objects itself`() {
        let owner = Owner()
        objc_setAssociatedObject(owner, Keys.first, Nested(owner), .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(owner, Keys.first, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(owner, Keys.second) as? String == "released")
    }

    @Test
    func `a value is read in the deinit of its object`() {
        var values: [Any?] = []
        do {
            let reader = Reader { values.append($0) }
            objc_setAssociatedObject(reader, Keys.first, "timer", .OBJC_ASSOCIATION_RETAIN)
            _ = Reader { values.append($0) }
        }
        #expect(values.map { $0 as? String } == [nil, "timer"])
    }

    @Test
    func `objects that are created later have no values of a released one`() {
        for _ in 0..<100 {
            let owner = Owner()
            #expect(objc_getAssociatedObject(owner, Keys.first) == nil)
            objc_setAssociatedObject(owner, Keys.first, "red", .OBJC_ASSOCIATION_RETAIN)
        }
    }

    @Test
    func `the values of an object of the library are released with it`() {
        weak var value: Owner?
        do {
            let view = View()
            let owner = Owner()
            value = owner
            objc_setAssociatedObject(view, Keys.first, owner, .OBJC_ASSOCIATION_RETAIN)
            objc_removeAssociatedObjects(view)
            objc_setAssociatedObject(view, Keys.first, owner, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(value == nil)
    }
}
