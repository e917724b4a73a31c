// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import QuartzCore
import Testing
import UIKit

@Suite("Raw values of tables and drags are Apple's")
struct TableRawValueTests {
    @Test func tableViewRowAnimation() {
        expectRawValues(
            of: UITableView.RowAnimation.self,
            [
                (.fade, 0),
                (.right, 1),
                (.left, 2),
                (.top, 3),
                (.bottom, 4),
                (.none, 5),
                (.middle, 6),
                (.automatic, 100),
            ])
        #expect(UITableView.RowAnimation(rawValue: 100) == .automatic)
        #expect(UITableView.RowAnimation(rawValue: 7) == nil)
    }

    @Test func tableViewScrollPosition() {
        expectRawValues(
            of: UITableView.ScrollPosition.self,
            [
                (.none, 0),
                (.top, 1),
                (.middle, 2),
                (.bottom, 3),
            ])
        #expect(UITableView.ScrollPosition(rawValue: 1) == .top)
        #expect(UITableView.ScrollPosition(rawValue: 4) == nil)
    }

    @Test func tableViewStyle() {
        expectRawValues(
            of: UITableView.Style.self,
            [
                (.plain, 0),
                (.grouped, 1),
                (.insetGrouped, 2),
            ])
        #expect(UITableView.Style(rawValue: 2) == .insetGrouped)
        #expect(UITableView.Style(rawValue: 3) == nil)
    }

    @Test func tableViewCellAccessoryType() {
        expectRawValues(
            of: UITableViewCell.AccessoryType.self,
            [
                (.none, 0),
                (.disclosureIndicator, 1),
                (.detailDisclosureButton, 2),
                (.checkmark, 3),
                (.detailButton, 4),
            ])
        #expect(UITableViewCell.AccessoryType(rawValue: 3) == .checkmark)
        #expect(UITableViewCell.AccessoryType(rawValue: 5) == nil)
    }

    @Test func tableViewCellCellStyle() {
        expectRawValues(
            of: UITableViewCell.CellStyle.self,
            [
                (.default, 0),
                (.value1, 1),
                (.value2, 2),
                (.subtitle, 3),
            ])
        #expect(UITableViewCell.CellStyle(rawValue: 3) == .subtitle)
        #expect(UITableViewCell.CellStyle(rawValue: 4) == nil)
    }

    @Test func tableViewCellEditingStyle() {
        expectRawValues(
            of: UITableViewCell.EditingStyle.self,
            [
                (.none, 0),
                (.delete, 1),
                (.insert, 2),
            ])
        #expect(UITableViewCell.EditingStyle(rawValue: 2) == .insert)
        #expect(UITableViewCell.EditingStyle(rawValue: 3) == nil)
    }

    @Test func tableViewCellSelectionStyle() {
        expectRawValues(
            of: UITableViewCell.SelectionStyle.self,
            [
                (.none, 0),
                (.blue, 1),
                (.gray, 2),
                (.default, 3),
            ])
        #expect(UITableViewCell.SelectionStyle(rawValue: 3) == .default)
        #expect(UITableViewCell.SelectionStyle(rawValue: 4) == nil)
    }

    @Test func tableViewCellSeparatorStyle() {
        expectRawValues(
            of: UITableViewCell.SeparatorStyle.self,
            [
                (.none, 0),
                (.singleLine, 1),
            ])
        #expect(UITableViewCell.SeparatorStyle(rawValue: 1) == .singleLine)
        #expect(UITableViewCell.SeparatorStyle(rawValue: 3) == nil)
    }

    @Test func tableViewCellStateMask() {
        expectRawValues(
            of: UITableViewCell.StateMask.self,
            [
                (.showingEditControl, 1),
                (.showingDeleteConfirmation, 2),
            ])
    }

    @Test func contextualActionStyle() {
        expectRawValues(
            of: UIContextualAction.Style.self,
            [
                (.normal, 0),
                (.destructive, 1),
            ])
        #expect(UIContextualAction.Style(rawValue: 1) == .destructive)
        #expect(UIContextualAction.Style(rawValue: 2) == nil)
    }

    @Test func tableViewSelfSizingInvalidation() {
        expectRawValues(
            of: UITableView.SelfSizingInvalidation.self,
            [
                (.disabled, 0),
                (.enabled, 1),
            ])
        #expect(UITableView.SelfSizingInvalidation(rawValue: 0) == .disabled)
    }

    @Test func tableViewSeparatorInsetReference() {
        expectRawValues(
            of: UITableView.SeparatorInsetReference.self,
            [
                (.fromCellEdges, 0),
                (.fromAutomaticInsets, 1),
            ])
        #expect(UITableView.SeparatorInsetReference(rawValue: 1) == .fromAutomaticInsets)
        #expect(UITableView.SeparatorInsetReference(rawValue: 2) == nil)
    }

    @Test func contentHuggingElements() {
        expectRawValues(of: UITableViewContentHuggingElements.self, [(.sectionHeaders, 1), ([], 0)])
        #expect(UITableViewContentHuggingElements(rawValue: 1) == .sectionHeaders)
    }

    @Test func contextMenuInteractionAppearance() {
        expectRawValues(
            of: UIContextMenuInteraction.appearance.self,
            [
                (.unknown, 0),
                (.rich, 1),
                (.compact, 2),
            ])
        #expect(UIContextMenuInteraction.appearance(rawValue: 2) == .compact)
        #expect(UIContextMenuInteraction.appearance(rawValue: 3) == nil)
    }

    @Test func contextMenuInteractionCommitStyle() {
        expectRawValues(
            of: UIContextMenuInteractionCommitStyle.self,
            [
                (.dismiss, 0),
                (.pop, 1),
            ])
        #expect(UIContextMenuInteractionCommitStyle(rawValue: 1) == .pop)
        #expect(UIContextMenuInteractionCommitStyle(rawValue: 2) == nil)
    }
}
