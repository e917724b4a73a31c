// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// Accessories of list cells. The numbers are those of `Documentation/Facts.md`.
@Suite("Accessories of list cells") @MainActor
struct ListAccessoryTests {
    private func types(_ accessories: [UICellAccessory], isEditing: Bool) -> (String, String) {
        let order = AccessoryOrder(accessories, isEditing: isEditing)
        func names(_ accessories: [UICellAccessory]) -> String {
            accessories.map {
                if case .customView(let view) = $0.accessoryType { return "custom\(view.tag)" }
                return "\($0.accessoryType)"
            }.joined(separator: " ")
        }
        return (names(order.leading), names(order.trailing))
    }

    private func custom(_ tag: Int, _ placement: UICellAccessory.Placement, width: CGFloat = 30) -> UICellAccessory {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20))
        view.tag = tag
        view.backgroundColor = .systemBlue
        return .customView(configuration: .init(customView: view, placement: placement))
    }

    private var all: [UICellAccessory] {
        [
            .disclosureIndicator(), .detail(), .checkmark(), .delete(), .insert(), .multiselect(),
            .outlineDisclosure(), .label(text: "3"),
        ]
    }

    @Test("The controls for editing are shown in editing mode, the others always, unless asked otherwise (C216)")
    func displayed() {
        let rest = "label checkmark detail disclosureIndicator outlineDisclosure"
        #expect(types(all, isEditing: false) == ("", rest))
        #expect(types(all, isEditing: true) == ("delete insert multiselect", rest))
        let others: [UICellAccessory] = [
            .disclosureIndicator(displayed: .whenNotEditing), .delete(displayed: .always),
            custom(1, .leading(displayed: .whenEditing)),
        ]
        #expect(types(others, isEditing: false) == ("delete", "disclosureIndicator"))
        #expect(types(others, isEditing: true) == ("delete custom1", ""))
    }

    @Test("System accessories have a fixed order; custom views are next to the content by default (C217, C218)")
    func order() {
        let reversed = Array(all.reversed())
        #expect(types(reversed, isEditing: true) == types(all, isEditing: true))
        let custom = [custom(1, .trailing()), custom(2, .leading()), .checkmark(), .delete()]
        #expect(types(custom, isEditing: true) == ("delete custom2", "custom1 checkmark"))
        let placed: [UICellAccessory] = [
            .checkmark(), .disclosureIndicator(),
            self.custom(1, .trailing(at: UICellAccessory.Placement.position(after: .checkmark()))),
            self.custom(2, .trailing(at: UICellAccessory.Placement.position(before: .disclosureIndicator()))),
            self.custom(3, .trailing(at: UICellAccessory.Placement.position(before: .detail()))),
            self.custom(4, .trailing(at: { _ in 99 })),
        ]
        #expect(
            types(placed, isEditing: false) == ("", "checkmark custom1 custom2 disclosureIndicator custom3 custom4"))
    }

    @Test(
        "The content is between the accessories: before a disclosure indicator it ends 30 points from the edge (C213, C220)"
    )
    func content() {
        let stage = ListStage([["None", "Disclosure", "Check", "Delete"]]) { _ in
        } prepare: { cell, path in
            cell.accessories = [[], [.disclosureIndicator()], [.checkmark()], [.delete(displayed: .always)]][path.item]
        }
        let contents = (0..<4).compactMap { stage.cell($0)?.contentView.frame }
        #expect(contents.map(\.maxX) == [375, 345, 335, 375])
        #expect(contents.map(\.minX) == [0, 0, 0, 40])
        #expect(stage.cell(3)?.contentView.subviews.first?.frame.minX == 16)
    }

    @Test("Accessories have the widths of their types, 16 apart before and 8 apart after the content (C219, C221)")
    func widths() throws {
        let stage = ListStage([["Row"]]) { _ in
        } prepare: { cell, _ in
            cell.accessories = [
                .delete(displayed: .always), .multiselect(displayed: .always), .checkmark(), .disclosureIndicator(),
                .detail(options: .init(reservedLayoutWidth: .custom(50))),
            ]
        }
        let views = try #require(stage.cell(0)).accessoryViews
        #expect(views.leading.map(\.width) == [24, 24])
        #expect(views.trailing.map(\.width) == [24, 50, 14])
        #expect(views.widths.leading == 64)
        #expect(views.widths.trailing == 104)
        #expect(stage.cell(0)?.contentView.frame == CGRect(x: 80, y: 0, width: 375 - 80 - 16 - 104, height: 43.5))
    }

    @Test("A hidden accessory keeps its room (C221)")
    func hidden() throws {
        let stage = ListStage([["Row"]]) { _ in
        } prepare: { cell, _ in
            cell.accessories = [.checkmark(options: .init(isHidden: true))]
        }
        let cell = try #require(stage.cell(0))
        #expect(cell.contentView.frame.maxX == 335)
        #expect(cell.accessoryViews.trailing.map(\.view.isHidden) == [true])
    }

    @Test("Indentation moves the content and the accessories before it, unless asked otherwise (C214)")
    func indentation() throws {
        let stage = ListStage([["None", "Indented", "Delete", "Fixed"]]) { _ in
        } prepare: { cell, path in
            cell.indentationLevel = path.item == 0 ? 0 : 2
            if path.item >= 2 { cell.accessories = [.delete(displayed: .always)] }
            cell.indentsAccessories = path.item != 3
        }
        #expect(stage.cell(1)?.indentationWidth == 10)
        let texts = (0..<4).compactMap { stage.label($0).map { $0.convert($0.bounds, to: nil).minX } }
        #expect(texts == [16, 36, 76, 76])
        let controls = (2..<4).compactMap { stage.cell($0)?.accessoryViews.leading.first?.view.frame.midX }
        #expect(controls == [48, 28])
        #expect(stage.lines(1).map(\.minX) == [36])
        let cell = try #require(stage.cell(1))
        cell.indentationWidth = 5
        try stage.screen.settle()
        #expect(stage.label(1)?.convert(CGPoint.zero, to: nil).x == 26)
    }

    @Test("Editing mode brings its accessories in and others out")
    func editing() throws {
        let stage = ListStage([["Row"]]) { _ in
        } prepare: { cell, _ in
            cell.accessories = [.delete(), .disclosureIndicator(displayed: .whenNotEditing)]
        }
        let cell = try #require(stage.cell(0))
        #expect(cell.accessoryViews.leading.isEmpty)
        stage.list.isEditing = true
        try stage.screen.settle()
        #expect(cell.accessoryViews.leading.map(\.view.alpha) == [1])
        #expect(cell.contentView.frame == CGRect(x: 40, y: 0, width: 335, height: 43.5))
        #expect(!cell.subviews.contains { $0 is UIImageView })
        stage.list.isEditing = false
        try stage.screen.settle()
        #expect(!cell.subviews.contains { $0 is EditControl })
        #expect(cell.contentView.frame.minX == 0)
    }

    @Test("Taps on delete, insert and detail call their handlers, and do nothing without one (C223)")
    func handlers() throws {
        var calls: [String] = []
        let stage = ListStage([["Row", "Row"]]) { _ in
        } prepare: { cell, path in
            guard path.item == 0 else {
                cell.accessories = [.insert(displayed: .always), .detail()]
                return
            }
            cell.accessories = [
                .delete(displayed: .always) { calls.append("delete") },
                .insert(displayed: .always) { calls.append("insert") }, .detail { calls.append("detail") },
            ]
        }
        let y = [22.0, 66]
        stage.screen.tap(at: CGPoint(x: 28, y: y[0]))
        stage.screen.tap(at: CGPoint(x: 68, y: y[0]))
        stage.screen.tap(at: CGPoint(x: 347, y: y[0]))
        stage.screen.tap(at: CGPoint(x: 28, y: y[1]))
        stage.screen.tap(at: CGPoint(x: 347, y: y[1]))
        #expect(calls == ["delete", "insert", "detail"])
        #expect(stage.list.indexPathsForSelectedItems?.isEmpty != false)
    }

    @Test("multiselect is filled while its row is selected (C224)")
    func multiselect() throws {
        let stage = ListStage([["One", "Two"]]) { _ in
        } prepare: { cell, _ in
            cell.accessories = [.multiselect()]
        }
        stage.list.allowsMultipleSelectionDuringEditing = true
        stage.list.isEditing = true
        try stage.screen.settle()
        let control = try #require(stage.cell(0)?.accessoryViews.leading.first?.view as? EditControl)
        #expect(!control.isOn)
        stage.screen.tap(at: CGPoint(x: 28, y: 22))
        try stage.screen.settle()
        #expect(control.isOn)
        stage.screen.tap(at: CGPoint(x: 200, y: 22))
        try stage.screen.settle()
        #expect(!control.isOn)
    }

    @Test("The header style of an outline toggles by a tap anywhere, the cell style only by the chevron (C226)")
    func outline() throws {
        var calls: [Int] = []
        let styles: [UICellAccessory.OutlineDisclosureOptions.Style] = [.header, .cell]
        let stage = ListStage([["Header", "Cell"]]) { _ in
        } prepare: { cell, path in
            cell.accessories = [
                .outlineDisclosure(options: .init(style: styles[path.item])) { calls.append(path.item) }
            ]
        }
        stage.screen.tap(at: CGPoint(x: 100, y: 22))
        #expect(calls == [0])
        #expect(stage.list.indexPathsForSelectedItems?.isEmpty != false)
        stage.screen.tap(at: CGPoint(x: 100, y: 66))
        #expect(calls == [0])
        #expect(stage.list.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
        stage.screen.tap(at: CGPoint(x: 352, y: 66))
        #expect(calls == [0, 1])
    }

    @Test(
        "Without a handler, an outline's chevron expands the item of the data source, which indents items (C214, C226)")
    func outlineOfDataSource() throws {
        let stage = ListStage([])
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: stage.list) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["Parent", "Other"])
        outline.append(["Child"], to: "Parent")
        source.apply(outline, to: 0, animatingDifferences: false)
        try stage.screen.settle()
        #expect(stage.cell(0)?.configurationState.isExpanded == false)
        stage.screen.tap(at: CGPoint(x: 200, y: 22))
        try stage.screen.settle()
        #expect(source.snapshot().itemIdentifiers == ["Parent", "Child", "Other"])
        #expect(stage.cell(0)?.configurationState.isExpanded == true)
        #expect((0..<3).map { stage.cell($0)?.indentationLevel } == [0, 1, 0])
        let control = try #require(stage.cell(0)?.accessoryViews.trailing.first?.view as? OutlineDisclosureControl)
        #expect(control.isExpanded)
        stage.screen.tap(at: CGPoint(x: 352, y: 22))
        try stage.screen.settle()
        #expect(source.snapshot().itemIdentifiers == ["Parent", "Other"])
        #expect(!control.isExpanded)
    }

    @Test("A label has the body font, which grows with the text size, and so does the row (C228)")
    func label() throws {
        func label(_ category: UIContentSizeCategory) throws -> (UILabel, CGFloat) {
            let stage = ListStage([["Row"]], category: category) { _ in
            } prepare: { cell, _ in
                cell.accessories = [.label(text: "12")]
            }
            let view = try #require(stage.cell(0)?.accessoryViews.trailing.first?.view as? UILabel)
            return (view, try #require(stage.frame(0)).height)
        }
        let (usual, large) = (try label(.large), try label(.accessibilityExtraLarge))
        #expect(usual.0.font.pointSize == 17)
        #expect(usual.1 == 44)
        #expect(large.0.font.pointSize > 30)
        #expect(large.0.bounds.width > usual.0.bounds.width)
        #expect(large.1 > 60)
    }

    @Test("A custom view that does not keep its size has the size of its content (C229)")
    func customView() throws {
        let label = UILabel()
        label.text = "New"
        let stage = ListStage([["Row", "Fixed"]]) { _ in
        } prepare: { cell, path in
            cell.accessories =
                path.item == 0
                ? [.customView(configuration: .init(customView: label, placement: .trailing()))]
                : [self.custom(1, .trailing(), width: 60)]
        }
        #expect(label.frame.width == label.intrinsicContentSize.width)
        #expect(label.frame.maxX == 359)
        #expect(stage.cell(1)?.contentView.frame.maxX == 299)
    }

    @Test("Right to left, accessories and content change sides")
    func rightToLeft() throws {
        let stage = ListStage([["Row"]], isRightToLeft: true) { _ in
        } prepare: { cell, _ in
            cell.accessories = [.delete(displayed: .always), .checkmark()]
        }
        let cell = try #require(stage.cell(0))
        #expect(cell.contentView.frame == CGRect(x: 40, y: 0, width: 295, height: 43.5))
        #expect(cell.accessoryViews.leading.first?.view.frame.midX == 347)
        #expect(stage.lines(0).map(\.minX) == [0, 0])
    }
}

/// Faults of the app.
@Suite("Misuse of accessories") @MainActor
struct ListAccessoryMisuseTests {
    @Test("Two system accessories of one type end the program (C222)")
    func twice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UICollectionViewListCell(frame: .zero).accessories = [.checkmark(), .checkmark()]
            }
        }
        #expect(failure(result).contains("more than one system accessory of the same type"))
    }

    @Test("A custom view that is placed by constraints ends the program (C229)")
    func constraints() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                view.translatesAutoresizingMaskIntoConstraints = false
                UICollectionViewListCell(frame: .zero).accessories = [
                    .customView(configuration: .init(customView: view, placement: .leading()))
                ]
            }
        }
        #expect(failure(result).contains("translatesAutoresizingMaskIntoConstraints"))
    }

    @Test("Assistive technology reads the label of a row, and finds the controls of its accessories")
    func accessibility() throws {
        var deleted = 0
        let stage = ListStage(
            [["Notes"]],
            prepare: { cell, _ in
                cell.accessories = [
                    .delete { deleted += 1 }, .label(text: "3", displayed: .whenNotEditing), .outlineDisclosure(),
                ]
            })
        try stage.screen.settle()
        #expect(stage.screen.describeAccessibility() == "Notes, 3, 1 of 1\nExpand, Button")
        stage.list.isEditing = true
        try stage.screen.settle()
        #expect(stage.screen.describeAccessibility() == "Notes, 1 of 1\nDelete Notes, Button\nExpand, Button")
        stage.screen.activate(try #require(stage.screen.accessibilityElement(named: "Delete Notes")))
        #expect(deleted == 1)
    }
}
