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
    }

    @Test func tableViewStyle() {
        expectRawValues(
            of: UITableView.Style.self,
            [
                (.plain, 0)
            ])
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
    }

    @Test func tableViewCellEditingStyle() {
        expectRawValues(
            of: UITableViewCell.EditingStyle.self,
            [
                (.none, 0),
                (.delete, 1),
                (.insert, 2),
            ])
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
    }

    @Test func tableViewCellSeparatorStyle() {
        expectRawValues(
            of: UITableViewCell.SeparatorStyle.self,
            [
                (.none, 0),
                (.singleLine, 1),
            ])
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
    }
}
