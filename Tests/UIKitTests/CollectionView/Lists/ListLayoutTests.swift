// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// List sections in collection views. The numbers are those of `Documentation/Facts.md`.
@Suite("Lists in collection views") @MainActor
struct ListLayoutTests {
    private let line = 1 / CGFloat(2)

    @Test("A list is a column of rows that are as wide as the list and as high as their content (C202, C212)")
    func rows() throws {
        let stage = ListStage([["One", "Two", String(repeating: "A long text ", count: 20)]])
        #expect(stage.frame(0) == CGRect(x: 0, y: 0, width: 375, height: 44))
        #expect(stage.frame(1) == CGRect(x: 0, y: 44, width: 375, height: 44))
        #expect(try #require(stage.frame(2)).height > 100)
        #expect(stage.list.numberOfSections == 1)
    }

    @Test("Separators are shown except in sidebars; there are no headers, footers and colours by default (C203)")
    func defaults() {
        for appearance in [UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped] {
            #expect(UICollectionLayoutListConfiguration(appearance: appearance).showsSeparators)
        }
        for appearance in [UICollectionLayoutListConfiguration.Appearance.sidebar, .sidebarPlain] {
            #expect(!UICollectionLayoutListConfiguration(appearance: appearance).showsSeparators)
        }
        let configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
        #expect(configuration.appearance == .grouped)
        #expect(configuration.headerMode == .none && configuration.footerMode == .none)
        #expect(configuration.backgroundColor == nil && configuration.headerTopPadding == nil)
        #expect(configuration.itemSeparatorHandler == nil)
    }

    @Test("Supplementary headers of plain lists are pinned, those of grouped lists scroll away (C204)")
    func headers() throws {
        let rows = (0..<2).map { _ in (0..<30).map { "Row \($0)" } }
        let plain = ListStage(rows, .plain) { $0.headerMode = .supplementary }
        #expect(plain.header(0)?.frame.minY == 22)
        plain.scroll(200)
        let header = try #require(plain.header(0))
        #expect(header.frame.minY == 200)
        #expect(header.configurationState.isPinned)
        #expect(header.backgroundConfiguration?.backgroundColor == .systemBackground)
        plain.scroll(0)
        #expect(plain.header(0)?.configurationState.isPinned == false)
        #expect(plain.header(0)?.backgroundConfiguration?.backgroundColor == .clear)

        let grouped = ListStage(rows, .grouped) { $0.headerMode = .supplementary }
        #expect(grouped.header(0)?.frame.minY == 17.5)
        grouped.scroll(200)
        #expect(grouped.header(0) == nil)
    }

    @Test("headerTopPadding is the space above each header (C203)")
    func headerTopPadding() {
        let stage = ListStage([["A"], ["B"]], .plain) {
            $0.headerMode = .supplementary
            $0.headerTopPadding = 5
        }
        #expect(stage.header(0)?.frame.minY == 5)
        #expect(stage.header(1)?.frame.minY == (stage.frame(0)?.maxY ?? 0) + 5)
    }

    @Test("With firstItemInSection, item 0 is the header, which is not pinned (C205)")
    func firstItem() throws {
        let stage = ListStage([["Title"] + (0..<30).map { "Row \($0)" }], .insetGrouped) {
            $0.headerMode = .firstItemInSection
        }
        let header = try #require(stage.cell(0))
        #expect(header.role?.part == .header)
        #expect(header.defaultContentConfiguration() == .groupedHeader())
        #expect(header.layer.cornerRadius == 0)
        #expect(stage.lines(0).isEmpty)
        #expect(stage.cell(1)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        stage.scroll(300)
        #expect(stage.cell(0) == nil)
    }

    @Test("The background of the list is that of its appearance or its configuration, unless the app sets one (C209)")
    func background() {
        #expect(ListStage([["A"]], .plain).list.backgroundColor == .systemBackground)
        #expect(ListStage([["A"]], .grouped).list.backgroundColor == .systemGroupedBackground)
        #expect(ListStage([["A"]], .insetGrouped).list.backgroundColor == .systemGroupedBackground)
        let own = ListStage([["A"]], .insetGrouped) { $0.backgroundColor = .red }
        #expect(own.list.backgroundColor == .red)
        own.list.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
        #expect(own.list.backgroundColor == .systemBackground)
        own.list.backgroundColor = .blue
        own.list.setCollectionViewLayout(
            UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .grouped)), animated: false)
        own.list.layoutIfNeeded()
        #expect(own.list.backgroundColor == .blue)
    }

    @Test(
        "Inset grouped rows are away from the sides, 35 points below the section before, with round ends (C210, C212)")
    func insetGrouped() throws {
        let stage = ListStage([["One", "Two", "Three"], ["Four"]], .insetGrouped)
        #expect(stage.frame(0) == CGRect(x: 16, y: 35, width: 343, height: 44))
        #expect(stage.frame(0, 1)?.minY == (try #require(stage.frame(2))).maxY + 35)
        let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        #expect(stage.cell(0)?.layer.cornerRadius == 10)
        #expect(stage.cell(0)?.layer.maskedCorners == top)
        #expect(stage.cell(1)?.layer.cornerRadius == 0)
        #expect(stage.cell(2)?.layer.maskedCorners == bottom)
        #expect(stage.cell(0, 1)?.layer.maskedCorners == top.union(bottom))
    }

    @Test("The corners move when rows are inserted and deleted at the ends of a group (C210)")
    func cornersAfterUpdates() throws {
        let stage = ListStage([["One", "Two"]], .insetGrouped)
        stage.data.sections[0].append("Three")
        stage.list.insertItems(at: [IndexPath(item: 2, section: 0)])
        try stage.screen.settle()
        #expect(stage.cell(1)?.layer.cornerRadius == 0)
        #expect(stage.cell(2)?.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        #expect(stage.lines(1).count == 1 && stage.lines(2).isEmpty)
        stage.data.sections[0].remove(at: 0)
        stage.list.deleteItems(at: [IndexPath(item: 0, section: 0)])
        try stage.screen.settle()
        #expect(stage.cell(0)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }

    @Test("Separators begin at the text; inset groups have none at their ends, grouped lists have full ones (C208)")
    func separators() throws {
        let plain = ListStage([["One", "Two"]], .plain)
        #expect(plain.lines(1) == [CGRect(x: 16, y: 44 - line, width: 359, height: line)])
        #expect(plain.lines(0).map(\.minX) == [16, 16])
        let inset = ListStage([["One", "Two"]], .insetGrouped)
        #expect(inset.lines(0) == [CGRect(x: 16, y: 44 - line, width: 327, height: line)])
        #expect(inset.lines(1).isEmpty)
        let grouped = ListStage([["One", "Two"]], .grouped)
        #expect(grouped.lines(0).map(\.minX) == [0, 16])
        #expect(grouped.lines(1).map(\.minX) == [0])
        #expect(ListStage([["One", "Two"]], .sidebar).lines(0).isEmpty)
    }

    @Test("separatorConfiguration has no effect without separators; the handler's answer is final (C207)")
    func separatorHandler() {
        var asked: [IndexPath: UIListSeparatorConfiguration] = [:]
        let stage = ListStage([["One", "Two"]], .plain) {
            $0.showsSeparators = false
            $0.separatorConfiguration.bottomSeparatorVisibility = .visible
            $0.itemSeparatorHandler = { path, separators in
                asked[path] = separators
                var separators = separators
                if path.item == 1 {
                    separators.bottomSeparatorVisibility = .visible
                    separators.bottomSeparatorInsets = NSDirectionalEdgeInsets(
                        top: 0, leading: 30, bottom: 0, trailing: 40)
                    separators.color = .red
                }
                return separators
            }
        }
        #expect(stage.lines(0).isEmpty)
        #expect(stage.lines(1).map(\.minX) == [30])
        #expect(stage.lines(1).map(\.maxX) == [335])
        #expect(asked[IndexPath(item: 0, section: 0)]?.bottomSeparatorVisibility == .hidden)
        #expect(asked.count == 2)
    }

    @Test("An app moves the separators by constraints of separatorLayoutGuide (C208)")
    func separatorGuide() {
        let stage = ListStage([["One", "Two"]]) { _ in
        } prepare: { cell, path in
            guard path.item == 1 else { return }
            cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 60)
                .isActive = true
        }
        #expect(stage.lines(1).map(\.minX) == [60])
        #expect(stage.cell(0)?.separatorLayoutGuide.layoutFrame.minX == 16)
    }

    @Test("Content and background are those of the list's appearance and of the role in it (C215)")
    func contents() throws {
        let plain = ListStage([["One"]], .plain) {
            $0.headerMode = .supplementary
            $0.footerMode = .supplementary
        }
        #expect(plain.cell(0)?.defaultContentConfiguration() == .cell())
        #expect(plain.cell(0)?.defaultBackgroundConfiguration() == .listPlainCell())
        #expect(plain.header(0)?.defaultContentConfiguration() == .plainHeader())
        let sidebar = ListStage([["One"]], .sidebar) { $0.headerMode = .supplementary }
        #expect(sidebar.cell(0)?.defaultContentConfiguration() == .sidebarCell())
        #expect(sidebar.cell(0)?.defaultBackgroundConfiguration() == .listSidebarCell())
        #expect(sidebar.header(0)?.defaultContentConfiguration() == .sidebarHeader())
        let inset = ListStage([["One"]], .insetGrouped)
        let cell = try #require(inset.cell(0))
        #expect(cell.backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
        cell.backgroundConfiguration = .clear()
        inset.list.collectionViewLayout.invalidateLayout()
        inset.screen.advance(by: 0.1)
        #expect(cell.backgroundConfiguration?.backgroundColor == .clear)
    }

    @Test("A list section can stand beside other sections of a compositional layout (C202)")
    func mixed() {
        let layout = UICollectionViewCompositionalLayout { section, environment in
            guard section == 0 else {
                return .list(
                    using: UICollectionLayoutListConfiguration(appearance: .insetGrouped),
                    layoutEnvironment: environment)
            }
            let full = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
            return NSCollectionLayoutSection(
                group: .horizontal(layoutSize: full, subitems: [NSCollectionLayoutItem(layoutSize: full)]))
        }
        let stage = ListStage([["One"], ["Two"]])
        stage.list.setCollectionViewLayout(layout, animated: false)
        stage.screen.advance(by: 0.1)
        #expect(stage.frame(0) == CGRect(x: 0, y: 0, width: 375, height: 50))
        #expect(stage.frame(0, 1) == CGRect(x: 16, y: 67.5, width: 343, height: 44))
        #expect(stage.list.backgroundColor == .systemGroupedBackground)
    }
}
