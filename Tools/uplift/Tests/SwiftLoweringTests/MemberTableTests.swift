// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SwiftLowering

/// The tables of members of generic classes.
@Suite
struct MemberTableTests {
    @Test
    func `tables of a generic class and its subclass in another file do not meet`() {
        let files = lowerFiles([
            "class Base<T>: UIViewController { @objc func a() {} }",
            "class List<T>: Base<T> where T: Equatable { @objc func b() {} }",
        ])
        #expect(files[0].contains("class Base<T>: UIViewController, __UpliftMembers0 {"))
        #expect(files[1].contains("class List<T>: Base<T>, __UpliftMembers0 where T: Equatable {"))
        for file in files { #expect(file.contains("; fileprivate static func __upliftMembers0() -> ")) }
    }

    @Test
    func `a class that only another one sees states its protocol itself`() throws {
        let text = try lower(
            """
            class Outer<T>: UIView {
                private class Cell: NSObject { @objc func a() {} }
            }
            """)
        #expect(text.contains("private class Cell: NSObject, __UpliftMembers1 {"))
        #expect(!text.contains("\nextension"))
    }
}
