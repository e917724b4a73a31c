// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// A cell whose height is a constant of a constraint.
private final class TallCell: UITableViewCell {
    private(set) var height = NSLayoutConstraint()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let view = constrainedView()
        contentView.addSubview(view)
        height = view.heightAnchor.constraint(equalToConstant: 60)
        NSLayoutConstraint.activate([
            height, view.topAnchor.constraint(equalTo: contentView.topAnchor),
            view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 10),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor
@Suite("Rows whose constraints change") struct ConstraintInvalidationTests {
    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
    }

    private let screen = TestScreen(size: CGSize(width: 300, height: 400))
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let rows = Rows()

    init() {
        table.register(TallCell.self, forCellReuseIdentifier: "cell")
        table.separatorStyle = .none
        table.dataSource = rows
        screen.show(table)
    }

    private func changeHeight() throws {
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? TallCell)
        cell.height.constant = 90
        table.layoutIfNeeded()
    }

    private var top: CGFloat { table.rectForRow(at: IndexPath(row: 1, section: 0)).minY }

    @Test("With enabledIncludingConstraints, a changed constraint changes the height of its row")
    func including() throws {
        table.selfSizingInvalidation = .enabledIncludingConstraints
        #expect(top == 60)
        try changeHeight()
        #expect(top == 90)
    }

    @Test("By default, a changed constraint leaves the height of its row until the table is updated")
    func byDefault() throws {
        #expect(table.selfSizingInvalidation == .enabled)
        try changeHeight()
        #expect(top == 60)
        table.performBatchUpdates(nil)
        table.layoutIfNeeded()
        #expect(top == 90)
    }
}
