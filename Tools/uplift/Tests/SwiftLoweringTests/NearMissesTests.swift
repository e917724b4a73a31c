// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SwiftLowering

@Suite
struct NearMissesTests {
    private let interface = AppleInterface(
        apple: """
            tier\ttype\tkind\tname
            1\tUITableViewDelegate\tmethod\ttableView(_:didSelectRowAt:)\t2.0\tno\toptional\toptional func
            1\tUITableViewDataSource\tmethod\ttableView(_:cellForRowAt:)\t2.0\tno\trequired\tfunc
            1\tUIView\tmethod\tmove(_:to:)\t2.0\tno\t\tfunc
            """,
        names: "")

    private func lines(_ text: String) -> [Int] {
        ProgramMembers.of([SwiftSource(path: "a.swift", text: text)], interface).map(NearMisses.find)?.map(\.line) ?? []
    }

    @Test
    func `a method with the name of an optional one and other labels is found`() {
        let text = """
            class Board: UIViewController {
                func tableView(_ tableView: UITableView, didSelectRowAtIndexPath path: IndexPath) {}
                func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {}
                func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { cell }
                private func tableView(_ tableView: UITableView, colorAt path: IndexPath) {}
                func tableView(_ rows: [Int], at path: IndexPath) {}
                func move(_ view: UIView, by offset: Int) {}
            }
            """
        #expect(lines(text) == [2])
    }
}
