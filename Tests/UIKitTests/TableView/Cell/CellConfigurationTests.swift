// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
@testable import UIKit
import UIKitTesting

extension UIConfigurationStateCustomKey {
    fileprivate static let player = UIConfigurationStateCustomKey("club.player")
}

/// A configuration of the app's own.
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

/// Configured by overriding, and notes what it hears.
private final class PlayerCell: UITableViewCell {
    var player: String? { didSet { setNeedsUpdateConfiguration() } }
    var heard: [String] = []

    override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state[.player] = player
        return state
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        heard.append("update \(state.isSelected ? "selected" : "plain")")
        var content = defaultContentConfiguration().updated(for: state)
        content.text = state[.player] as? String
        contentConfiguration = content
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        heard.append("layout")
    }
}

@MainActor
@Suite("A cell with configurations")
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

    @Test("fact 331: has none unless set; one replaces the content view and the labels, another is shown by that view")
    func contentView() throws {
        let cell = cell(.subtitle)
        #expect(cell.contentConfiguration == nil && cell.backgroundConfiguration == nil)
        cell.textLabel?.text = "Ann"
        let plain = cell.contentView
        cell.contentConfiguration = content("Ben")
        #expect(cell.textLabel == nil && cell.detailTextLabel == nil && cell.imageView == nil)
        #expect(plain.superview == nil && cell.contentView.superview === cell)
        let view = try #require(cell.contentView as? UIListContentView)
        cell.contentConfiguration = content("Cleo")
        #expect(cell.contentView === view && (view.configuration as? UIListContentConfiguration)?.text == "Cleo")
        cell.contentConfiguration = Badge(number: 7)
        #expect(cell.contentView is BadgeView && view.superview == nil)
        cell.contentConfiguration = nil
        #expect(!(cell.contentView is BadgeView) && cell.contentView.superview === cell)
        #expect(cell.textLabel?.text == nil && cell.detailTextLabel != nil && cell.imageView != nil)
    }

    @Test("Does nothing for a configuration that is equal")
    func equal() throws {
        let stage = TableStage(Players(count: 1))
        let cell = try #require(stage.cell(0))
        cell.contentConfiguration = Badge(number: 7)
        let view = try #require(cell.contentView as? BadgeView)
        try stage.screen.settle()
        let before = view.changes
        cell.contentConfiguration = Badge(number: 7)
        #expect(view.changes == before && !stage.screen.host.hasPendingPasses)
        cell.contentConfiguration = Badge(number: 8)
        #expect(view.changes == before + 1)
    }

    @Test("Begins with a content and a background in the look of its style")
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

    @Test("Puts content where labels would be: in the table's margins, indented, before the accessory")
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
        #expect(try text(0).minX == CGFloat(20) && text(0).maxX == CGFloat(370))
        #expect(try text(1).minX == CGFloat(40))
        let accessory = try #require(stage.cell(2)?.subviews.compactMap { $0 as? UIImageView }.first)
        #expect(try text(2).maxX == accessory.frame.minX - 18)
        #expect(stage.cell(0)?.frame.height == CGFloat(44))
        #expect(stage.cell(0)?.separator.frame.minX == CGFloat(20))
        stage.screen.traits.layoutDirection = .rightToLeft
        stage.screen.advance(by: 0.1)
        #expect(try text(1).maxX == CGFloat(350) && text(0).minX == CGFloat(20))
    }

    @Test("Keeps its text in place while it is swiped aside, and begins the line where the text begins")
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
        #expect(view.textLayoutGuide?.layoutFrame == before && stage.cell(1)?.frame.height == height)
    }

    // MARK: Background

    @Test("fact 332: a background configuration takes the background views away, and a background view takes it away")
    func backgroundViews() {
        let cell = cell()
        cell.backgroundView = UIView()
        cell.selectedBackgroundView = UIView()
        cell.multipleSelectionBackgroundView = UIView()
        let views = cell.subviews.count
        cell.backgroundConfiguration = .listPlainCell()
        #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil)
        #expect(cell.multipleSelectionBackgroundView == nil && cell.backgroundColor == nil)
        #expect(cell.subviews.first is BackgroundConfigurationView && cell.subviews.count == views)
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
            #expect(cell.backgroundConfiguration == nil && cell.backgroundColor == .systemBackground)
            #expect(!cell.subviews.contains { $0 is BackgroundConfigurationView })
        }
    }

    @Test("A cell whose style shows no selection has a background that shows none")
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

    @Test("A selection taken back with animation fades in the background")
    func animated() throws {
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
        #expect(halfway.red > 0.83 && halfway.red < 0.99)
        try stage.screen.settle()
        #expect(fill.layer.animationKeys() == nil)
    }

    // MARK: Updates

    @Test("fact 333: follows the state by itself unless told not to")
    func automatic() {
        let cell = cell()
        #expect(cell.automaticallyUpdatesContentConfiguration && cell.automaticallyUpdatesBackgroundConfiguration)
        cell.contentConfiguration = content("Ann")
        cell.backgroundConfiguration = .listPlainCell()
        cell.isUserInteractionEnabled = false
        cell.isHighlighted = true
        cell.layoutIfNeeded()
        #expect((cell.contentConfiguration as? UIListContentConfiguration)?.textProperties.color == .tertiaryLabel)
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
        cell.automaticallyUpdatesContentConfiguration = false
        cell.automaticallyUpdatesBackgroundConfiguration = false
        #expect(!cell.automaticallyUpdatesContentConfiguration && !cell.automaticallyUpdatesBackgroundConfiguration)
        cell.isUserInteractionEnabled = true
        cell.isHighlighted = false
        cell.layoutIfNeeded()
        #expect((cell.contentConfiguration as? UIListContentConfiguration)?.textProperties.color == .tertiaryLabel)
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
    }

    @Test("fact 333: tells the override, then the handler, once for several changes of the state")
    func coalesced() {
        let cell = PlayerCell(style: .default, reuseIdentifier: nil)
        cell.configurationUpdateHandler = { cell, state in
            (cell as? PlayerCell)?.heard.append("handler \(state.isSelected ? "selected" : "plain")")
        }
        #expect(cell.configurationUpdateHandler != nil && cell.heard == [])
        cell.layoutIfNeeded()
        #expect(Array(cell.heard.prefix(3)) == ["update plain", "handler plain", "layout"])
        cell.heard = []
        cell.isHighlighted = true
        cell.isSelected = true
        cell.setNeedsUpdateConfiguration()
        #expect(cell.heard == [])
        cell.layoutIfNeeded()
        #expect(cell.heard == ["update selected", "handler selected", "layout"])
    }

    @Test("fact 334: is updated before it is first measured, after reuse, and when selected, highlighted and edited")
    func when() throws {
        let cell = PlayerCell(style: .default, reuseIdentifier: nil)
        cell.player = "Ann"
        #expect(cell.sizeThatFits(CGSize(width: 300, height: 0)).height == CGFloat(44))
        #expect(cell.heard == ["update plain"])
        let stage = TableStage(Players(count: 100))
        stage.data.identifier = "configured"
        stage.table.register(PlayerCell.self, forCellReuseIdentifier: "configured")
        stage.data.configure = { cell, path in (cell as? PlayerCell)?.player = "A\(path.row)" }
        stage.table.reloadData()
        stage.screen.advance(by: 0.1)
        let shown = try #require(stage.cell(0) as? PlayerCell)
        #expect(shown.heard.first == "update plain" && shown.heard.filter { $0 == "update plain" }.count == 1)
        for change: (PlayerCell) -> Void in [
            { $0.isHighlighted = true }, { $0.isHighlighted = false }, { $0.isSelected = true },
            { $0.isSelected = false }, { $0.isEditing = true }, { $0.isUserInteractionEnabled = false },
        ] {
            shown.heard = []
            change(shown)
            stage.screen.advance(by: 0.1)
            #expect(shown.heard.filter { $0.hasPrefix("update") }.count == 1)
        }
        stage.table.contentOffset.y = 1_000
        stage.screen.advance(by: 0.1)
        for case let cell as PlayerCell in stage.table.visibleCells {
            #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == cell.player)
        }
        stage.screen.traits.userInterfaceStyle = .dark
        let top = try #require(stage.table.visibleCells.first as? PlayerCell)
        top.heard = []
        stage.screen.traits.userInterfaceStyle = .light
        stage.screen.advance(by: 0.1)
        #expect(top.heard.first == "update plain")
    }

    @Test("Its state says what goes on with it")
    func state() throws {
        let stage = TableStage()
        let cell = try #require(stage.cell(2))
        #expect(cell.configurationState == UICellConfigurationState(traitCollection: cell.traitCollection))
        cell.isUserInteractionEnabled = false
        #expect(cell.configurationState.isDisabled)
        cell.isUserInteractionEnabled = true
        stage.table.isEditing = true
        #expect(cell.configurationState.isEditing && !cell.configurationState.isReordering)
        stage.screen.advance(by: 0.1)
        let finger = stage.screen.touch(at: stage.point(2, x: 368))
        finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.2)
        #expect(cell.configurationState.isReordering)
        finger.up()
        try stage.screen.settle()
        #expect(!cell.configurationState.isReordering)
    }

    // MARK: Heights

    @Test("fact 205: a row of automatic height is as high as its content and the line below it")
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

    @Test("A row grows and shrinks with what its cell shows, and what is at the top stays there")
    func growing() throws {
        let data = Players(count: 50)
        data.configure = { cell, path in cell.contentConfiguration = Badge(number: path.row) }
        let stage = TableStage(data)
        #expect(stage.table.selfSizingInvalidation == .enabled)
        stage.table.contentOffset.y = 30
        stage.screen.advance(by: 0.1)
        stage.cell(2)?.contentConfiguration = Badge(number: 2, height: 100)
        try stage.screen.settle()
        #expect(stage.cell(2)?.frame.height == CGFloat(100.5) && stage.cell(3)?.frame.minY == CGFloat(229.5))
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

    @Test("Large text and several lines make a row of list content higher, and nothing is cut off")
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
            #expect(fitting.height <= label.bounds.height && label.frame.maxY <= cell.contentView.bounds.height)
        }
    }
}
