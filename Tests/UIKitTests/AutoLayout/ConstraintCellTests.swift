// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// A cell with a title and a text of several lines, which constraints place.
private final class NoteCell: UITableViewCell {
    let title = constrainedLabel("Title")
    let note = constrainedLabel("", lines: 0)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(title)
        contentView.addSubview(note)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            title.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
            note.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 6),
            note.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            note.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor
private final class NoteSource: NSObject, UITableViewDataSource {
    var notes = (0..<100).map { String(repeating: "word ", count: 1 + $0 % 30) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        (cell as? NoteCell)?.note.text = notes[indexPath.row]
        return cell
    }
}

@MainActor
@Suite("Cells with constraints") struct ConstraintCellTests {
    @Test("fact L96: a row gets the height of its cell's constraints, also in a reused cell")
    func selfSizing() throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 600), scale: 2)
        let (table, source) = (UITableView(), NoteSource())
        table.frame = CGRect(x: 0, y: 0, width: 320, height: 600)
        table.register(NoteCell.self, forCellReuseIdentifier: "note")
        table.dataSource = source
        screen.show(table)
        for _ in 0..<10 {
            for cell in table.visibleCells {
                let cell = try #require(cell as? NoteCell)
                let width = cell.note.frame.width
                #expect(cell.note.frame.height == cell.note.sizeThatFits(CGSize(width: width, height: 0)).height)
                #expect(cell.title.frame.minY == 12)
                #expect(cell.note.frame.minY == cell.title.frame.maxY + 6)
                #expect(abs(cell.contentView.bounds.height - cell.note.frame.maxY - 12) <= 1)
            }
            table.contentOffset.y += 450
            screen.advance(by: 0.1)
        }
    }
}
