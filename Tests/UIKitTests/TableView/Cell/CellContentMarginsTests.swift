// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@MainActor
private final class MarginSource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        if indexPath.row == 1 { cell.accessoryType = .disclosureIndicator }
        return cell
    }
}

@MainActor
@Suite("The margins of a cell's content view") struct CellContentMarginsTests {
    private let source = MarginSource()

    /// Returns the margins of the content views of a row without and one with an accessory.
    private func margins(width: CGFloat, isRightToLeft: Bool = false) throws -> [UIEdgeInsets] {
        let screen = TestScreen(size: CGSize(width: width, height: 400))
        if isRightToLeft { screen.traits.layoutDirection = .rightToLeft }
        let table = UITableView()
        table.dataSource = source
        screen.show(table)
        return try (0..<2).map { try #require(table.cellForRow(at: IndexPath(row: $0, section: 0))) }
            .map(\.contentView.layoutMargins)
    }

    @Test(
        "They are those of Interface Builder: 11 above and below, 16 or 20 at the sides, 8 before an accessory",
        arguments: [(375.0, 16.0), (414.0, 20.0)])
    func margins(width: Double, side: Double) throws {
        #expect(
            try margins(width: width) == [
                UIEdgeInsets(top: 11, left: side, bottom: 11, right: side),
                UIEdgeInsets(top: 11, left: side, bottom: 11, right: 8),
            ])
    }

    @Test("From right to left, the accessory is on the left")
    func rightToLeft() throws {
        #expect(
            try margins(width: 375, isRightToLeft: true) == [
                UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16),
                UIEdgeInsets(top: 11, left: 8, bottom: 11, right: 16),
            ])
    }
}
