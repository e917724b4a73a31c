// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// A cell whose height is a constant of a constraint.
private final class TallCell: UITableViewCell {
    let content = constrainedView()
    private(set) var height = NSLayoutConstraint()
    private(set) var top = NSLayoutConstraint()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(content)
        height = content.heightAnchor.constraint(equalToConstant: 60)
        top = content.topAnchor.constraint(equalTo: contentView.topAnchor)
        NSLayoutConstraint.activate([
            height, top, content.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            content.widthAnchor.constraint(equalToConstant: 10),
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

    @Test("With enabledIncludingConstraints, changed margins change the height of the row whose constraints use them")
    func margins() throws {
        table.selfSizingInvalidation = .enabledIncludingConstraints
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? TallCell)
        cell.contentView.layoutMargins = .zero
        cell.top.isActive = false
        cell.content.topAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.topAnchor).isActive = true
        table.layoutIfNeeded()
        #expect(top == 60)
        cell.contentView.layoutMargins.top = 30
        table.layoutIfNeeded()
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
