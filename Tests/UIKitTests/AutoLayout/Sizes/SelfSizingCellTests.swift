// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// A cell with a box that gives it its height.
private class BoxCell: UITableViewCell {
    let box = constrainedView()
    var boxHeight: CGFloat { 100 }
    /// The constraints for the horizontal place of the box.
    var horizontalConstraints: [NSLayoutConstraint] {
        [box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor)]
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(box)
        let vertical = [
            box.topAnchor.constraint(equalTo: contentView.topAnchor),
            box.heightAnchor.constraint(equalToConstant: boxHeight),
            box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ]
        NSLayoutConstraint.activate(vertical + horizontalConstraints)
    }

    required init?(coder: NSCoder) { nil }
}

/// A cell whose box begins at the edge of the cell itself.
private final class CellEdgeCell: BoxCell {
    override var horizontalConstraints: [NSLayoutConstraint] {
        [box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 30)]
    }
}

/// A cell whose box has half of the width of the cell itself.
private final class CellWidthCell: BoxCell {
    override var horizontalConstraints: [NSLayoutConstraint] {
        super.horizontalConstraints + [box.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5)]
    }
}

/// A cell with a constraint between its content view and itself.
private final class ContentEdgeCell: BoxCell {
    override var horizontalConstraints: [NSLayoutConstraint] {
        super.horizontalConstraints + [contentView.leadingAnchor.constraint(equalTo: leadingAnchor)]
    }
}

/// A cell that is higher than the usual row.
private final class HighCell: BoxCell {
    override var boxHeight: CGFloat { 120 }
}

/// A cell that records the targets of its fitting sizes.
private final class TargetCell: UITableViewCell {
    static var targets: [CGSize] = []
    static var priorities: [[UILayoutPriority]] = []

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        TargetCell.targets.append(targetSize)
        TargetCell.priorities.append([horizontalFittingPriority, verticalFittingPriority])
        return CGSize(width: targetSize.width, height: 70)
    }
}

@MainActor
private final class BoxSource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
}

/// A screen with a table whose cells are of one class.
@MainActor
private struct BoxStage {
    let screen = TestScreen(size: CGSize(width: 320, height: 600), scale: 2)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    let source = BoxSource()

    init(_ cells: UITableViewCell.Type) {
        table.register(cells, forCellReuseIdentifier: "cell")
        table.dataSource = source
        screen.show(table)
        screen.advance(by: 0.1)
    }
}

@MainActor
@Suite("Heights of rows by constraints") struct SelfSizingCellTests {
    @Test("A row has the height of its cell's constraints, and one pixel for the separator (L93, L96)")
    func height() {
        let stage = BoxStage(BoxCell.self)
        #expect(!stage.table.visibleCells.isEmpty)
        for cell in stage.table.visibleCells {
            #expect(cell.frame.height == 100.5)
            #expect(cell.contentView.frame.height == 100)
        }
        stage.table.separatorStyle = .none
        stage.table.reloadData()
        stage.screen.advance(by: 0.1)
        #expect(stage.table.visibleCells.first?.frame.height == 100)
    }

    @Test("A box tied to the leading edge of the cell itself keeps the row's height (L96, L97)")
    func edgeOfCell() throws {
        let stage = BoxStage(CellEdgeCell.self)
        let cell = try #require(stage.table.visibleCells.first as? CellEdgeCell)
        #expect(cell.frame.height == 100.5)
        #expect(cell.box.convert(cell.box.bounds, to: cell).minX == 30)
        #expect(cell.box.frame.height == 100)
    }

    @Test("A box with half of the width of the cell itself keeps the row's height (L96, L97)")
    func widthOfCell() throws {
        let stage = BoxStage(CellWidthCell.self)
        let cell = try #require(stage.table.visibleCells.first as? CellWidthCell)
        #expect(cell.frame.height == 100.5)
        #expect(cell.box.frame.size == CGSize(width: 160, height: 100))
    }

    @Test("A constraint between the content view and the cell keeps the row's height (L96, L97)")
    func edgeOfContentView() throws {
        let stage = BoxStage(ContentEdgeCell.self)
        let cell = try #require(stage.table.visibleCells.first as? ContentEdgeCell)
        #expect(cell.frame.height == 100.5)
        #expect(cell.box.frame.height == 100)
    }

    @Test("Cells are asked for the table's width, required, and a height of 0 with the lowest priority (L98)")
    func targets() {
        TargetCell.targets = []
        TargetCell.priorities = []
        let stage = BoxStage(TargetCell.self)
        #expect(stage.table.visibleCells.first?.frame.height == 70)
        #expect(!TargetCell.targets.isEmpty)
        #expect(TargetCell.targets.allSatisfy { $0 == CGSize(width: 320, height: 0) })
        #expect(TargetCell.priorities.allSatisfy { $0 == [.required, .fittingSizeLevel] })
    }

    @Test("A required chain that is higher than the usual row causes no message, also in reused cells (L94)")
    func requiredChain() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
            let stage = BoxStage(HighCell.self)
            for _ in 0..<5 {
                stage.table.contentOffset.y += 450
                stage.screen.advance(by: 0.1)
                precondition(!stage.table.visibleCells.isEmpty)
                precondition(stage.table.visibleCells.allSatisfy { $0.frame.height == 120.5 })
            }
        }
        #expect(!errorText(result).contains("Unable to simultaneously"))
    }
}
