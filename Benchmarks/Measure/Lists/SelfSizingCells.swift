// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKit
import UIKitTesting

/// Measures the layout of 1,000 self-sizing rows whose cells have an image, a title and a wrapped text. The cells are
/// laid out by twelve constraints, or compute their frames themselves.
@MainActor
enum SelfSizingCells {
    private static let count = 1000
    private static let size = CGSize(width: 390, height: 844)

    static func measure(_ cell: NoteCell.Type) -> [Figure] {
        let screen = TestScreen(size: size, scale: 1)
        let rows = Rows(cell)
        let table = UITableView(frame: CGRect(origin: .zero, size: size))
        table.register(cell, forCellReuseIdentifier: "note")
        table.dataSource = rows
        screen.show(table)
        // The first rows make cells and load fonts.
        for _ in 0..<5 { scroll(table) }
        let (first, begin) = (rows.filled, Stopwatch.now())
        while rows.last < count - 1 { scroll(table) }
        let nanoseconds = Double(Stopwatch.now() - begin)
        return [
            Figure("microseconds-a-row", nanoseconds / 1000 / Double(rows.filled - first)),
            Figure("height", Double(table.contentSize.height)), Figure("cells-made", Double(rows.made)),
        ]
    }

    /// Scrolls by one screen, and lays the table out without drawing it.
    private static func scroll(_ table: UITableView) {
        table.contentOffset.y += size.height
        table.layoutIfNeeded()
    }

    private final class Rows: NSObject, UITableViewDataSource {
        private let cell: NoteCell.Type
        private(set) var filled = 0
        private(set) var last = 0
        private var known: Set<ObjectIdentifier> = []
        var made: Int { known.count }

        init(_ cell: NoteCell.Type) { self.cell = cell }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
            guard let cell = cell as? NoteCell else { fatalError("The registered class makes the cells") }
            cell.title.text = ListText.title(indexPath.row)
            cell.note.text = ListText.body(indexPath.row)
            known.insert(ObjectIdentifier(cell))
            filled += 1
            last = max(last, indexPath.row)
            return cell
        }
    }
}

/// A cell with an image, a title and a wrapped text.
class NoteCell: UITableViewCell {
    let icon = UIView()
    let title = UILabel()
    let note = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        note.numberOfLines = 0
        icon.backgroundColor = .systemBlue
        for view in [icon, title, note] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }
}

/// A cell that twelve constraints lay out.
final class ConstraintCell: NoteCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        for view in [icon, title, note] { view.translatesAutoresizingMaskIntoConstraints = false }
        let content = contentView
        NSLayoutConstraint.activate([
            icon.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            icon.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
            icon.widthAnchor.constraint(equalToConstant: 40), icon.heightAnchor.constraint(equalToConstant: 40),
            icon.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor, constant: -12),
            title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
            title.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
            title.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            note.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            note.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            note.trailingAnchor.constraint(equalTo: title.trailingAnchor),
            note.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -10),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

/// A cell that computes the same frames itself.
final class ManualCell: NoteCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = note.sizeThatFits(CGSize(width: size.width - 84, height: .greatestFiniteMagnitude)).height
        let content = max(24 + title.intrinsicContentSize.height + text, 64)
        // A pixel below the content view is the separator's.
        return CGSize(width: size.width, height: content + 1 / traitCollection.displayScale)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, titleHeight) = (contentView.bounds.width - 84, title.intrinsicContentSize.height)
        icon.frame = CGRect(x: 16, y: 12, width: 40, height: 40)
        title.frame = CGRect(x: 68, y: 10, width: width, height: titleHeight)
        let top = 14 + titleHeight
        note.frame = CGRect(x: 68, y: top, width: width, height: contentView.bounds.height - top - 10)
    }
}
