// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
@testable import UIKit
import UIKitTesting

extension UIConfigurationStateCustomKey {
    fileprivate static let player = UIConfigurationStateCustomKey("club.player")
}

/// A custom content configuration.
private struct Badge: UIContentConfiguration, Equatable {
    var number: Int
    var height: CGFloat = 64
    var isSelected = false

    func makeContentView() -> any UIView & UIContentView { BadgeView(self) }

    func updated(for state: any UIConfigurationState) -> Badge {
        var new = self
        new.isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
        return new
    }
}

private final class BadgeView: UIView, UIContentView {
    var changes = 0
    private var badge: Badge

    init(_ badge: Badge) {
        self.badge = badge
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    var configuration: any UIContentConfiguration {
        get { badge }
        set {
            changes += 1
            badge = newValue as! Badge
        }
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: badge.height) }
}

/// A cell that sets its content in an override of `updateConfiguration(using:)`, and logs its updates and layouts.
private final class PlayerCell: UITableViewCell {
    var player: String? { didSet { setNeedsUpdateConfiguration() } }
    var calls: [String] = []

    override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state[.player] = player
        return state
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        calls.append("update \(state.isSelected ? "selected" : "plain")")
        var content = defaultContentConfiguration().updated(for: state)
        content.text = state[.player] as? String
        contentConfiguration = content
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        calls.append("layout")
    }
}

@MainActor
@Suite("Cell configurations")
struct CellConfigurationTests {
    private func cell(_ style: UITableViewCell.CellStyle = .default) -> UITableViewCell {
        UITableViewCell(style: style, reuseIdentifier: nil)
    }

    private func content(_ text: String, _ secondary: String? = nil) -> UIListContentConfiguration {
        var content = UIListContentConfiguration.subtitleCell()
        (content.text, content.secondaryText) = (text, secondary)
        return content
    }

    // MARK: Content

    @Test("A content configuration replaces content view and labels; one of the same type reuses it (fact 331)")
    func contentConfigurationReplacesContentView() throws {
        let cell = cell(.subtitle)
        #expect(cell.contentConfiguration == nil)
        #expect(cell.backgroundConfiguration == nil)
        cell.textLabel?.text = "Ann"
        let plain = cell.contentView
        cell.contentConfiguration = content("Ben")
        #expect(cell.textLabel == nil)
        #expect(cell.detailTextLabel == nil)
        #expect(cell.imageView == nil)
        #expect(plain.superview == nil)
        #expect(cell.contentView.superview === cell)
        let view = try #require(cell.contentView as? UIListContentView)
        cell.contentConfiguration = content("Cleo")
        #expect(cell.contentView === view)
        #expect((view.configuration as? UIListContentConfiguration)?.text == "Cleo")
        cell.contentConfiguration = Badge(number: 7)
        #expect(cell.contentView is BadgeView)
        #expect(view.superview == nil)
        cell.contentConfiguration = nil
        #expect(!(cell.contentView is BadgeView))
        #expect(cell.contentView.superview === cell)
        #expect(cell.textLabel?.text == nil)
        #expect(cell.detailTextLabel != nil)
        #expect(cell.imageView != nil)
    }

    @Test("Setting an equal configuration does nothing")
    func equalConfiguration() throws {
        let stage = TableStage(Players(count: 1))
        let cell = try #require(stage.cell(0))
        cell.contentConfiguration = Badge(number: 7)
        let view = try #require(cell.contentView as? BadgeView)
        try stage.screen.settle()
        let before = view.changes
        cell.contentConfiguration = Badge(number: 7)
        #expect(view.changes == before)
        #expect(!stage.screen.host.hasPendingPasses)
        cell.contentConfiguration = Badge(number: 8)
        #expect(view.changes == before + 1)
    }

    @Test("The default content and background configurations match the cell's style")
    func defaults() {
        #expect(cell(.default).defaultContentConfiguration() == .cell())
        #expect(cell(.subtitle).defaultContentConfiguration() == .subtitleCell())
        #expect(cell(.value1).defaultContentConfiguration() == .valueCell())
        #expect(cell(.value2).defaultContentConfiguration() == .valueCell())
        #expect(cell().defaultBackgroundConfiguration() == .listPlainCell())
        let filled = cell()
        filled.contentConfiguration = content("Ann")
        #expect(filled.defaultContentConfiguration() == .cell())
    }

    @Test("Content is placed as labels are: inside the table's margins, indented, before the accessory")
    func places() throws {
        let data = Players(count: 3)
        data.configure = { cell, path in
            var content = cell.defaultContentConfiguration()
            content.text = "Ann"
            cell.contentConfiguration = content
            cell.indentationLevel = path.row == 1 ? 2 : 0
            cell.accessoryType = path.row == 2 ? .disclosureIndicator : .none
        }
        let stage = TableStage(data)
        func text(_ row: Int) throws -> CGRect {
            let view = try #require(stage.cell(row)?.contentView as? UIListContentView)
            return view.convert(try #require(view.textLayoutGuide).layoutFrame, to: stage.cell(row))
        }
        #expect(try text(0).minX == CGFloat(20))
        #expect(try text(0).maxX == CGFloat(370))
        #expect(try text(1).minX == CGFloat(40))
        let accessory = try #require(stage.cell(2)?.subviews.compactMap { $0 as? UIImageView }.first)
        #expect(try text(2).maxX == accessory.frame.minX - 18)
        #expect(stage.cell(0)?.frame.height == CGFloat(44))
        #expect(stage.cell(0)?.separator.frame.minX == CGFloat(20))
        stage.screen.traits.layoutDirection = .rightToLeft
        stage.screen.advance(by: 0.1)
        #expect(try text(1).maxX == CGFloat(350))
        #expect(try text(0).minX == CGFloat(20))
    }

    @Test("A swiped cell keeps its text in place, and its separator begins where the text begins")
    func swiped() throws {
        let data = Players(count: 3)
        data.configure = { cell, _ in
            var content = UIListContentConfiguration.cell()
            content.text = String(repeating: "long words ", count: 6)
            content.image = UIImage(systemName: "star")
            cell.contentConfiguration = content
        }
        let stage = TableStage(data)
        let view = try #require(stage.cell(1)?.contentView as? UIListContentView)
        let before = view.textLayoutGuide?.layoutFrame
        #expect(stage.cell(1)?.separator.frame.minX == before?.minX)
        let height = stage.cell(1)?.frame.height
        let finger = stage.screen.touch(at: stage.point(1, x: 300))
        finger.move(by: CGVector(dx: -90, dy: 0), duration: 0.2)
        finger.up()
        stage.screen.advance(by: 1)
        #expect(stage.cell(1)?.showingDeleteConfirmation == true)
        #expect(stage.cell(1)?.configurationState.isSwiped == true)
        view.setNeedsLayout()
        stage.cell(1)?.setNeedsLayout()
        stage.screen.advance(by: 0.1)
        #expect(view.textLayoutGuide?.layoutFrame == before)
        #expect(stage.cell(1)?.frame.height == height)
    }

    // MARK: Background

    @Test("A background configuration removes the background views, and the reverse (fact 332)")
    func backgroundViews() {
        let cell = cell()
        cell.backgroundView = UIView()
        cell.selectedBackgroundView = UIView()
        cell.multipleSelectionBackgroundView = UIView()
        let views = cell.subviews.count
        cell.backgroundConfiguration = .listPlainCell()
        #expect(cell.backgroundView == nil)
        #expect(cell.selectedBackgroundView == nil)
        #expect(cell.multipleSelectionBackgroundView == nil)
        #expect(cell.backgroundColor == nil)
        #expect(cell.subviews.first is BackgroundConfigurationView)
        #expect(cell.subviews.count == views)
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
        #expect(cell.subviews.count == views)
        for set: (UITableViewCell) -> Void in [
            { $0.backgroundView = UIView() }, { $0.selectedBackgroundView = UIView() },
            { $0.multipleSelectionBackgroundView = UIView() },
        ] {
            cell.backgroundConfiguration = .listPlainCell()
            set(cell)
            #expect(cell.backgroundConfiguration == nil)
            #expect(cell.backgroundColor == .systemBackground)
            #expect(!cell.subviews.contains { $0 is BackgroundConfigurationView })
        }
    }

    @Test("With selection style none, a background configuration shows no selection")
    func selectionStyle() {
        let cell = cell()
        cell.selectionStyle = .none
        cell.backgroundConfiguration = .listPlainCell()
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemBackground)
        cell.selectionStyle = .default
        cell.layoutIfNeeded()
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
    }

    @Test("An animated deselection fades the background")
    func animatedDeselection() throws {
        let data = Players(count: 3)
        data.configure = { cell, _ in cell.backgroundConfiguration = .listPlainCell() }
        let stage = TableStage(data)
        let cell = try #require(stage.cell(1))
        cell.setSelected(true, animated: false)
        stage.screen.advance(by: 0.1)
        let fill = try #require(cell.subviews.first?.subviews.first)
        #expect(fill.backgroundColor == .systemGray4)
        cell.setSelected(false, animated: true)
        stage.screen.advance(by: 0.15)
        #expect(fill.backgroundColor == .systemBackground)
        let halfway = try #require(fill.layer.presentation()?.backgroundColor)
        #expect(halfway.red > 0.83)
        #expect(halfway.red < 0.99)
        try stage.screen.settle()
        #expect(fill.layer.animationKeys() == nil)
    }

    // MARK: Updates

    @Test("Configurations follow the state unless automatic updates are off (fact 333)")
    func automatic() {
        let cell = cell()
        #expect(cell.automaticallyUpdatesContentConfiguration)
        #expect(cell.automaticallyUpdatesBackgroundConfiguration)
        cell.contentConfiguration = content("Ann")
        cell.backgroundConfiguration = .listPlainCell()
        cell.isUserInteractionEnabled = false
        cell.isHighlighted = true
        cell.layoutIfNeeded()
        #expect((cell.contentConfiguration as? UIListContentConfiguration)?.textProperties.color == .tertiaryLabel)
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
        cell.automaticallyUpdatesContentConfiguration = false
        cell.automaticallyUpdatesBackgroundConfiguration = false
        #expect(!cell.automaticallyUpdatesContentConfiguration)
        #expect(!cell.automaticallyUpdatesBackgroundConfiguration)
        cell.isUserInteractionEnabled = true
        cell.isHighlighted = false
        cell.layoutIfNeeded()
        #expect((cell.contentConfiguration as? UIListContentConfiguration)?.textProperties.color == .tertiaryLabel)
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
    }

    @Test("Several state changes call the override, then the handler, once (fact 333)")
    func coalesced() {
        let cell = PlayerCell(style: .default, reuseIdentifier: nil)
        cell.configurationUpdateHandler = { cell, state in
            (cell as? PlayerCell)?.calls.append("handler \(state.isSelected ? "selected" : "plain")")
        }
        #expect(cell.configurationUpdateHandler != nil)
        #expect(cell.calls == [])
        cell.layoutIfNeeded()
        #expect(Array(cell.calls.prefix(3)) == ["update plain", "handler plain", "layout"])
        cell.calls = []
        cell.isHighlighted = true
        cell.isSelected = true
        cell.setNeedsUpdateConfiguration()
        #expect(cell.calls == [])
        cell.layoutIfNeeded()
        #expect(cell.calls == ["update selected", "handler selected", "layout"])
    }

    @Test("A configuration updates before measuring, after reuse, and on changes of state (fact 334)")
    func updateTimes() throws {
        let cell = PlayerCell(style: .default, reuseIdentifier: nil)
        cell.player = "Ann"
        #expect(cell.sizeThatFits(CGSize(width: 300, height: 0)).height == CGFloat(44))
        #expect(cell.calls == ["update plain"])
        let stage = TableStage(Players(count: 100))
        stage.data.identifier = "configured"
        stage.table.register(PlayerCell.self, forCellReuseIdentifier: "configured")
        stage.data.configure = { cell, path in (cell as? PlayerCell)?.player = "A\(path.row)" }
        stage.table.reloadData()
        stage.screen.advance(by: 0.1)
        let shown = try #require(stage.cell(0) as? PlayerCell)
        #expect(shown.calls.first == "update plain")
        #expect(shown.calls.filter { $0 == "update plain" }.count == 1)
        for change: (PlayerCell) -> Void in [
            { $0.isHighlighted = true }, { $0.isHighlighted = false }, { $0.isSelected = true },
            { $0.isSelected = false }, { $0.isEditing = true }, { $0.isUserInteractionEnabled = false },
        ] {
            shown.calls = []
            change(shown)
            stage.screen.advance(by: 0.1)
            #expect(shown.calls.filter { $0.hasPrefix("update") }.count == 1)
        }
        stage.table.contentOffset.y = 1_000
        stage.screen.advance(by: 0.1)
        for case let cell as PlayerCell in stage.table.visibleCells {
            #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == cell.player)
        }
        stage.screen.traits.userInterfaceStyle = .dark
        let top = try #require(stage.table.visibleCells.first as? PlayerCell)
        top.calls = []
        stage.screen.traits.userInterfaceStyle = .light
        stage.screen.advance(by: 0.1)
        #expect(top.calls.first == "update plain")
    }

    @Test("The configuration state reports disabled, editing and reordering")
    func state() throws {
        let stage = TableStage()
        let cell = try #require(stage.cell(2))
        #expect(cell.configurationState == UICellConfigurationState(traitCollection: cell.traitCollection))
        cell.isUserInteractionEnabled = false
        #expect(cell.configurationState.isDisabled)
        cell.isUserInteractionEnabled = true
        stage.table.isEditing = true
        #expect(cell.configurationState.isEditing)
        #expect(!cell.configurationState.isReordering)
        stage.screen.advance(by: 0.1)
        let finger = stage.screen.touch(at: stage.point(2, x: 368))
        finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.2)
        #expect(cell.configurationState.isReordering)
        finger.up()
        try stage.screen.settle()
        #expect(!cell.configurationState.isReordering)
    }

    // MARK: Heights

    @Test("A row of automatic height is as high as its content and the separator (fact 205)")
    func customHeight() throws {
        let data = Players(count: 20)
        data.configure = { cell, path in cell.contentConfiguration = Badge(number: path.row, height: 64) }
        let stage = TableStage(data)
        #expect(stage.cell(0)?.frame.height == CGFloat(64.5))
        #expect(stage.cell(0)?.contentView.frame == CGRect(x: 0, y: 0, width: 390, height: 64))
        stage.table.separatorStyle = .none
        stage.table.reloadData()
        stage.screen.advance(by: 0.1)
        #expect(stage.cell(0)?.frame.height == CGFloat(64))
    }

    @Test("A row grows and shrinks with its content, and the offset of the table does not change")
    func growing() throws {
        let data = Players(count: 50)
        data.configure = { cell, path in cell.contentConfiguration = Badge(number: path.row) }
        let stage = TableStage(data)
        #expect(stage.table.selfSizingInvalidation == .enabled)
        stage.table.contentOffset.y = 30
        stage.screen.advance(by: 0.1)
        stage.cell(2)?.contentConfiguration = Badge(number: 2, height: 100)
        try stage.screen.settle()
        #expect(stage.cell(2)?.frame.height == CGFloat(100.5))
        #expect(stage.cell(3)?.frame.minY == CGFloat(229.5))
        #expect(stage.table.contentOffset.y == CGFloat(30))
        stage.table.selfSizingInvalidation = .disabled
        stage.cell(2)?.contentConfiguration = Badge(number: 2, height: 20)
        try stage.screen.settle()
        #expect(stage.cell(2)?.frame.height == CGFloat(100.5))
        stage.table.selfSizingInvalidation = .enabled
        stage.cell(2)?.invalidateIntrinsicContentSize()
        try stage.screen.settle()
        #expect(stage.cell(2)?.frame.height == CGFloat(20.5))
        stage.cell(3)?.contentConfiguration = nil
        stage.cell(3)?.textLabel?.numberOfLines = 0
        stage.cell(3)?.textLabel?.text = String(repeating: "many words ", count: 12)
        try stage.screen.settle()
        #expect(try #require(stage.cell(3)?.frame.height) > 80)
    }

    @Test("Large text and several lines make a row higher, and nothing is cut off")
    func largeText() throws {
        let data = Players(count: 10)
        data.configure = { cell, _ in
            var content = UIListContentConfiguration.valueCell()
            (content.text, content.secondaryText) = ("Goalkeeper of the team", "1998")
            cell.contentConfiguration = content
        }
        let stage = TableStage(data)
        #expect(stage.cell(0)?.frame.height == CGFloat(44))
        stage.screen.traits.preferredContentSizeCategory = .accessibilityExtraExtraLarge
        stage.screen.advance(by: 0.1)
        let cell = try #require(stage.cell(0))
        #expect(cell.frame.height > 150)
        for case let label as UILabel in cell.contentView.subviews {
            let fitting = label.sizeThatFits(CGSize(width: label.bounds.width, height: 10_000))
            #expect(fitting.height <= label.bounds.height)
            #expect(label.frame.maxY <= cell.contentView.bounds.height)
        }
    }
}
