// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
@testable import UIKit
import UIKitTesting

@MainActor
@Suite("Cell styles and accessories")
struct CellStyleTests {
    private func shown(
        _ style: UITableViewCell.CellStyle, category: UIContentSizeCategory = .large,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight, _ configure: (UITableViewCell) -> Void
    ) -> (cell: UITableViewCell, screen: TestScreen) {
        let screen = TestScreen(size: CGSize(width: 390, height: 400), scale: 2)
        screen.traits.preferredContentSizeCategory = category
        screen.traits.layoutDirection = direction
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 390, height: 100)
        configure(cell)
        screen.show(cell)
        return (cell, screen)
    }

    private func fill(_ cell: UITableViewCell) {
        cell.textLabel?.text = "Ann"
        cell.detailTextLabel?.text = "Goalkeeper"
    }

    private func title(_ cell: UITableViewCell) -> CGRect { cell.textLabel?.frame ?? .zero }
    private func detail(_ cell: UITableViewCell) -> CGRect { cell.detailTextLabel?.frame ?? .zero }

    @Test("A new cell has no accessories and no indentation, and shows selection (facts 192, 335)")
    func defaults() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: "a")
        #expect(cell.reuseIdentifier == "a")
        #expect(cell.indentationLevel == 0)
        #expect(cell.indentationWidth == CGFloat(10))
        #expect(cell.selectionStyle == .default)
        #expect(cell.accessoryType == .none)
        #expect(cell.editingAccessoryType == .none)
        #expect(cell.accessoryView == nil)
        #expect(cell.editingAccessoryView == nil)
        #expect(!cell.showsReorderControl)
        #expect(!cell.isSelected)
        #expect(!cell.isHighlighted)
        #expect(!cell.isEditing)
        #expect(!cell.showingDeleteConfirmation)
        #expect(cell.editingStyle == .none)
        #expect(cell.backgroundView == nil)
        #expect(cell.selectedBackgroundView == nil)
        #expect(cell.textLabel != nil)
        #expect(cell.imageView != nil)
        #expect(cell.detailTextLabel == nil)
    }

    @Test("The four styles place the second text beside, next to or below the title (fact 192)")
    func styles() {
        let value = shown(.value1, fill).cell
        #expect(title(value).minX == CGFloat(20))
        #expect(detail(value).maxX == CGFloat(370))
        #expect(value.detailTextLabel?.textColor == .secondaryLabel)
        let tinted = shown(.value2, fill).cell
        #expect(title(tinted).maxX == CGFloat(114))
        #expect(detail(tinted).minX == CGFloat(122))
        #expect(tinted.textLabel?.textAlignment == .right)
        let subtitle = shown(.subtitle, fill).cell
        #expect(detail(subtitle).minX == CGFloat(20))
        #expect(detail(subtitle).minY == title(subtitle).maxY + 3)
        let mirrored = shown(.value1, direction: .rightToLeft, fill).cell
        #expect(title(mirrored).maxX == CGFloat(370))
        #expect(detail(mirrored).minX == CGFloat(20))
    }

    @Test("At accessibility text sizes a value is below its title, and the row fits both")
    func accessibilitySizes() {
        let cell = shown(.value1, category: .accessibilityLarge) { cell in
            fill(cell)
        }.cell
        #expect(detail(cell).minX == CGFloat(20))
        #expect(detail(cell).minY == title(cell).maxY + 3)
        let height = cell.sizeThatFits(CGSize(width: 390, height: 0)).height
        #expect(height >= title(cell).height + detail(cell).height + 3 + 22)
    }

    @Test(
        "In every style, a row is as high as the lines of its texts at their widths",
        arguments: [UITableViewCell.CellStyle.default, .value1, .value2, .subtitle])
    func severalLines(style: UITableViewCell.CellStyle) {
        for count in 1...16 {
            for detail in ["", "Some", "Another one that is rather long"] {
                let (cell, screen) = shown(style) { cell in
                    cell.textLabel?.numberOfLines = 0
                    cell.textLabel?.text = String(repeating: "many ", count: count)
                    cell.detailTextLabel?.numberOfLines = 0
                    cell.detailTextLabel?.text = detail
                }
                cell.frame.size.height = cell.sizeThatFits(CGSize(width: 390, height: 0)).height
                screen.advance(by: 0.1)
                for label in [cell.textLabel, cell.detailTextLabel].compactMap({ $0 }) where label.text != "" {
                    let wanted = label.sizeThatFits(CGSize(width: label.bounds.width, height: 1000)).height
                    #expect(wanted <= label.bounds.height, "\(count) words beside \(detail)")
                }
            }
        }
    }

    @Test("Indentation insets the content in both layout directions")
    func indentation() {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            let cell = shown(.default, direction: direction) { cell in
                cell.textLabel?.text = "Ann"
                cell.indentationLevel = 3
                cell.indentationWidth = 12
            }.cell
            let start = direction == .leftToRight ? title(cell).minX : 390 - title(cell).maxX
            #expect(start == CGFloat(56))
        }
    }

    @Test("An image is before the title, which begins 15 points after it")
    func image() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in }
        let cell = shown(.default) { cell in
            cell.textLabel?.text = "Ann"
            cell.imageView?.image = picture
        }.cell
        #expect(cell.imageView?.frame == CGRect(x: 20, y: 35, width: 30, height: 30))
        #expect(title(cell).minX == CGFloat(65))
    }

    @Test("A value2 title has the inherited tint colour, unless the app has set a text colour")
    func tintOfTitles() throws {
        let cells = (0..<2).map { _ in UITableViewCell(style: .value2, reuseIdentifier: nil) }
        for cell in cells { cell.textLabel?.text = "Ann" }
        cells[1].textLabel?.textColor = .label
        let screen = TestScreen(size: CGSize(width: 390, height: 400), scale: 2)
        screen.window.tintColor = .systemPink
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        for cell in cells { view.addSubview(cell) }
        screen.show(view)
        #expect(cells.map { $0.textLabel?.textColor } == [.systemPink, .label])
        screen.window.tintColor = .systemGreen
        #expect(cells.map { $0.textLabel?.textColor } == [.systemGreen, .label])
    }

    @Test("A ticked selection circle follows the tint colour")
    func tintOfRings() throws {
        let stage = TableStage(Players(count: 3))
        stage.table.allowsMultipleSelectionDuringEditing = true
        stage.table.isEditing = true
        stage.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
        stage.screen.advance(by: 0.1)
        let ring = try #require(stage.cell(1)?.controls.edit)
        #expect(ring.isOn)
        #expect(ring.subviews.first?.backgroundColor == .systemBlue)
        stage.screen.window.tintColor = .systemPink
        #expect(ring.subviews.first?.backgroundColor == .systemPink)
    }

    @Test("Lines beside an image fit in the measured row, whatever the cell's height was before")
    func pictureBesideLines() throws {
        for side in [30, 60, 200, 900] {
            let picture = UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
            for count in [1, 4, 9, 16, 40] {
                let (cell, screen) = shown(.default) { cell in
                    cell.imageView?.image = picture
                    cell.textLabel?.numberOfLines = 0
                    cell.textLabel?.text = String(repeating: "many ", count: count)
                }
                var heights: Set<CGFloat> = []
                for before in [CGFloat(10), 44, 100, 400] {
                    cell.frame.size.height = before
                    heights.insert(cell.sizeThatFits(CGSize(width: 390, height: 0)).height)
                }
                #expect(heights.count == 1)
                cell.frame.size.height = try #require(heights.first)
                screen.advance(by: 0.1)
                let label = try #require(cell.textLabel)
                let wanted = label.sizeThatFits(CGSize(width: label.bounds.width, height: 10_000)).height
                #expect(wanted <= label.bounds.height, "\(side), \(count)")
                #expect(label.bounds.width > 100, "\(side), \(count)")
            }
        }
    }

    // MARK: Accessories

    private func accessories(_ cell: UITableViewCell) -> [UIView] {
        cell.subviews.filter { $0 !== cell.contentView && $0 !== cell.separator && $0.frame.minX > 300 }
    }

    @Test("Every accessory type ends at the row's margin and is vertically centred (fact 203)")
    func accessoryTypes() throws {
        for (type, count) in [
            (UITableViewCell.AccessoryType.none, 0), (.disclosureIndicator, 1), (.checkmark, 1), (.detailButton, 1),
            (.detailDisclosureButton, 2),
        ] {
            let cell = shown(.default) { $0.accessoryType = type }.cell
            let views = accessories(cell)
            #expect(views.count == count)
            for view in views { #expect(abs(view.frame.midY - 50) <= 0.5) }
            if let end = views.map(\.frame.maxX).max(), let start = views.map(\.frame.minX).min() {
                #expect(end == CGFloat(370))
                #expect(cell.contentView.frame.maxX == start - 10)
            } else {
                #expect(cell.contentView.frame.maxX == CGFloat(390))
            }
        }
    }

    @Test("An accessory view replaces the accessory type, and edit mode has its own view (fact 335)")
    func customViews() {
        let (own, editing) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20)), UISwitch())
        let (cell, screen) = shown(.default) { cell in
            cell.accessoryType = .checkmark
            cell.accessoryView = own
            cell.editingAccessoryType = .disclosureIndicator
        }
        #expect(accessories(cell) == [own])
        #expect(own.frame == CGRect(x: 320, y: 40, width: 50, height: 20))
        cell.isEditing = true
        screen.advance(by: 0.1)
        #expect(own.superview == nil)
        #expect(accessories(cell).count == 1)
        cell.editingAccessoryView = editing
        screen.advance(by: 0.1)
        #expect(accessories(cell) == [editing])
        #expect(editing.frame.maxX == CGFloat(370))
        cell.isEditing = false
        screen.advance(by: 0.1)
        #expect(accessories(cell) == [own])
        cell.accessoryView = nil
        screen.advance(by: 0.1)
        #expect(accessories(cell).count == 1)
        #expect(own.superview == nil)
    }

    @Test(
        "At accessibility text sizes an accessory view is below the text, at its leading edge",
        arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft], [true, false])
    func viewBelowText(direction: UITraitEnvironmentLayoutDirection, isConfigured: Bool) throws {
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        let (cell, screen) = shown(.subtitle, direction: direction) { cell in
            if isConfigured {
                var content = cell.defaultContentConfiguration()
                (content.text, content.secondaryText) = ("Ann", "Goalkeeper")
                cell.contentConfiguration = content
            } else {
                fill(cell)
            }
            cell.accessoryView = own
        }
        let isMirrored = direction == .rightToLeft
        #expect(own.frame.minX == (isMirrored ? 20 : 320))
        screen.traits.preferredContentSizeCategory = .accessibilityMedium
        let height = cell.sizeThatFits(CGSize(width: 390, height: 0)).height
        cell.accessoryView = nil
        #expect(height == cell.sizeThatFits(CGSize(width: 390, height: 0)).height + 31)
        cell.accessoryView = own
        cell.frame.size.height = height
        screen.advance(by: 0.1)
        #expect(own.frame.minX == (isMirrored ? 320 : 20))
        #expect(own.bounds.size == CGSize(width: 50, height: 20))
        let labels = cell.contentView.subviews.compactMap { $0 as? UILabel }
        let texts = labels.map { cell.convert($0.frame, from: cell.contentView) }
        #expect(texts.count == 2)
        #expect(texts.allSatisfy { $0.maxY <= own.frame.minY && $0.width > 330 })
        #expect(cell.contentView.frame.width == 390)
        #expect(abs(own.frame.maxY + 11 - height) <= 0.5)
    }

    @Test("At accessibility text sizes an accessory type stays at the end of the row")
    func partsStayAtTheEnd() {
        let (cell, _) = shown(.subtitle, category: .accessibilityMedium) { cell in
            fill(cell)
            cell.accessoryType = .disclosureIndicator
        }
        #expect(accessories(cell).map(\.frame.maxX) == [370])
        #expect(cell.contentView.frame.maxX < 370)
    }

    @Test("Accessories grow with the text size, also while they are visible")
    func accessoryGrowth() throws {
        let (cell, screen) = shown(.default) { $0.accessoryType = .detailDisclosureButton }
        let before = accessories(cell).map(\.bounds.width)
        screen.traits.preferredContentSizeCategory = .accessibilityLarge
        screen.advance(by: 0.1)
        let after = cell.subviews.filter { $0 is DetailButton || $0 is UIImageView }.map(\.bounds.width)
        #expect(after.count == 2)
        #expect(zip(before.sorted(), after.sorted()).allSatisfy { $1 > $0 * 1.5 })
    }

    // MARK: Selection

    @Test("The selected background fades in and out above the background view (fact 337)")
    func fading() throws {
        let (background, selected) = (UIView(), UIView())
        let (cell, screen) = shown(.default) { cell in
            cell.backgroundView = background
            cell.selectedBackgroundView = selected
        }
        cell.setSelected(true, animated: true)
        let places = cell.subviews
        #expect(places.firstIndex(of: background)! < places.firstIndex(of: selected)!)
        screen.advance(by: 0.15)
        let halfway = try #require(selected.layer.presentation()?.opacity)
        #expect(halfway > 0.1)
        #expect(halfway < 0.9)
        #expect(selected.alpha == CGFloat(1))
        try screen.settle()
        cell.setSelected(false, animated: true)
        screen.advance(by: 0.15)
        #expect(try #require(selected.layer.presentation()?.opacity) < 0.9)
        #expect(selected.superview === cell)
        try screen.settle()
        #expect(selected.superview == nil)
    }

    @Test("Selection style none shows no selection, and the other styles show the same grey")
    func selectionStyles() {
        for style in [UITableViewCell.SelectionStyle.none, .blue, .gray, .default] {
            let cell = shown(.default) { cell in
                cell.selectionStyle = style
                cell.isHighlighted = true
            }.cell
            let grey = cell.subviews.filter { $0.backgroundColor == .systemGray4 }
            #expect(grey.count == (style == .none ? 0 : 1))
        }
    }

    @Test("The labels of a highlighted cell are highlighted")
    func highlightedLabels() {
        let cell = shown(.subtitle) { cell in
            fill(cell)
        }.cell
        cell.setHighlighted(true, animated: false)
        #expect(cell.textLabel?.isHighlighted == true)
        #expect(cell.detailTextLabel?.isHighlighted == true)
        cell.setHighlighted(false, animated: false)
        #expect(cell.textLabel?.isHighlighted == false)
        #expect(cell.detailTextLabel?.isHighlighted == false)
    }

    @Test("A cell gets willTransition before its controls change, and didTransition after it")
    func transitions() throws {
        final class Listening: UITableViewCell {
            var calls: [String] = []
            override func willTransition(to state: StateMask) {
                super.willTransition(to: state)
                calls.append("will \(state.rawValue)")
            }
            override func didTransition(to state: StateMask) {
                super.didTransition(to: state)
                calls.append("did \(state.rawValue)")
            }
        }
        let stage = TableStage(Players(count: 3))
        stage.data.identifier = "listening"
        stage.table.register(Listening.self, forCellReuseIdentifier: "listening")
        stage.table.reloadData()
        stage.screen.advance(by: 0.1)
        let cell = try #require(stage.cell(1) as? Listening)
        stage.table.setEditing(true, animated: true)
        #expect(cell.calls == ["will 1"])
        try stage.screen.settle()
        #expect(cell.calls == ["will 1", "did 1"])
        stage.table.isEditing = false
        #expect(cell.calls == ["will 1", "did 1", "will 0", "did 0"])
    }
}
