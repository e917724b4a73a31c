// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

/// A cell whose height fits the stack in it.
private final class StackCell: UITableViewCell {
    var stack: DragDropStackView? {
        didSet { if let stack { contentView.addSubview(stack) } }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: (stack?.sizeThatFits(.zero).height ?? 0) + 20)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let stack else { return }
        let size = stack.sizeThatFits(.zero)
        stack.frame = CGRect(origin: CGPoint(x: 10, y: 10), size: size)
        if bounds.height != size.height + 20 { invalidateIntrinsicContentSize() }
    }
}

private final class StackRows: NSObject, UITableViewDataSource {
    let cells: [StackCell]

    @MainActor
    init(_ stacks: [DragDropStackView]) {
        cells = stacks.map { stack in
            let cell = StackCell(style: .default, reuseIdentifier: nil)
            cell.stack = stack
            return cell
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cells[indexPath.row]
    }
}

@Suite("Stack group: stacks in rows of a table") @MainActor
struct DragDropStackRowsTests {
    @Test(
        "Self-sizing rows follow the sizes of their stacks while a view is dragged from row to row",
        arguments: [true, false])
    func rows(isDropped: Bool) throws {
        let screen = TestScreen(size: CGSize(width: 390, height: 600))
        let stacks = [["V0", "V1", "V2"], ["W0", "W1"]].map { names in
            DragDropStackView(arrangedSubviews: names.map { Tile($0) })
        }
        for stack in stacks { (stack.axis, stack.spacing) = (.vertical, 10) }
        let rows = StackRows(stacks)
        let controller = UITableViewController(style: .plain)
        controller.tableView.dataSource = rows
        controller.tableView.rowHeight = UITableView.automaticDimension
        screen.show(controller)
        screen.advance(by: 0.2)
        let group = DragDropStackGroup(stacks)
        var moves: [String] = []
        group.onChange = { moves.append("\($0.sourceIndex) \($0.targetIndex)") }
        func heights() -> [CGFloat] { rows.cells.map(\.bounds.height) }
        #expect(heights() == [220, 150])
        func middle(_ stack: Int, _ index: Int) -> CGPoint {
            stacks[stack].convert(stacks[stack].arrangedSubviews[index].center, to: nil)
        }
        let finger = screen.touch(at: middle(0, 1))
        finger.hold(0.4)
        finger.move(to: middle(1, 0), duration: 0.3)
        finger.hold(0.6)
        #expect(heights() == [150, 220])
        #expect(stacks[0].isDragging)
        isDropped ? finger.up() : finger.cancel()
        try screen.settle()
        #expect(heights() == (isDropped ? [150, 220] : [220, 150]))
        #expect(moves.count == (isDropped ? 1 : 0))
        for tile in stacks.flatMap(\.arrangedSubviews) { #expect(tile.alpha == 1 && tile.transform == .identity) }
    }
}
