// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The accessibility of a row: the row's texts form one element, followed by the row's controls.
struct RowAccessibility: AccessibilityDefaults {
    let cell: UITableViewCell

    /// The texts and controls of the row's content and accessory views.
    private var contents: ReadContents { ReadContents(of: [cell.contentView] + cell.accessory.views) }

    var isElement: Bool { label != nil }
    var label: String? { contents.text }

    var traits: UIAccessibilityTraits {
        var traits = UIAccessibilityTraits.none
        let accessory = cell.isEditing ? cell.editingAccessoryType : cell.accessoryType
        if cell.isSelected || accessory == .checkmark { traits.insert(.selected) }
        if accessory == .disclosureIndicator || accessory == .detailDisclosureButton { traits.insert(.button) }
        if !cell.isUserInteractionEnabled { traits.insert(.notEnabled) }
        return traits
    }

    var position: AccessibilityPosition? { place.flatMap { $0.table.position(of: $0.path) } }

    /// The table and the row's path; nil if the cell is not on screen.
    private var place: (table: UITableView, path: RowPath)? {
        guard let table = cell.table, let path = cell.path, table.visible.cells[path] === cell else { return nil }
        return (table, path)
    }

    /// The row and its controls, in reading order: the edit control, the row, the controls in its content, the reorder
    /// control and the swipe actions.
    var parts: [AccessibleObject]? {
        let controls = cell.controls
        let before = [controls.edit].compactMap { $0 }
        let after = [controls.reorderControl, cell.swipeActions].compactMap { $0 as UIView? }
        let row: [AccessibleObject] = cell.isAccessibilityElement ? [cell] : []
        return before + row + contents.controls + after
    }

    var customActions: [UIAccessibilityCustomAction]? { place.flatMap { $0.table.customActions(of: $0.path) } }

    func activate() -> Bool { place.map { $0.table.activateRow($0.path) } ?? false }
}

// MARK: Controls of rows

/// The accessibility of the delete or insert control of a row. A selection checkmark is not an element, because the row
/// itself is read as selected.
struct EditControlAccessibility: ControlAccessibility {
    let control: EditControl

    var isElement: Bool { control.kind != .select && control.alpha > 0 }
    var kind: UIAccessibilityTraits { .button }
    var label: String? {
        let isInsertion = control.kind == .insert
        guard let name = control.cell?.accessibilityLabel else {
            return (isInsertion ? Phrase.insert : .deleteButton).text()
        }
        return (isInsertion ? Phrase.insertName : .deleteName).text(name)
    }
}

/// The accessibility of a row's reorder control: an increment moves the row up, a decrement moves it down.
struct ReorderControlAccessibility: AccessibilityDefaults {
    let reorderControl: ReorderControl

    private var cell: (any ListCell)? { reorderControl.superview as? any ListCell }

    var isElement: Bool { true }
    var label: String? {
        cell?.accessibilityLabel.map { Phrase.reorderName.text($0) } ?? Phrase.reorder.text()
    }
    var traits: UIAccessibilityTraits { [.button, .adjustable] }

    func adjust(isIncrement: Bool) {
        guard let cell, let path = cell.path else { return }
        cell.listView?.moveRowByStep(path, isUp: isIncrement)
    }
}

/// The accessibility of a row's detail button.
struct DetailButtonAccessibility: ControlAccessibility {
    let control: DetailButton

    var kind: UIAccessibilityTraits { .button }
    var label: String? { Phrase.moreInfo.text() }
}

/// The accessibility of a swipe action button.
struct SwipeButtonAccessibility: ControlAccessibility {
    let control: SwipeActionButton

    var kind: UIAccessibilityTraits { .button }
    var label: String? { SpokenTextFormat.joined([control.title]) ?? control.image?.spokenName }
}

// MARK: Sections

/// The accessibility of a header or footer: its texts form one element.
struct HeaderFooterAccessibility: AccessibilityDefaults {
    let view: UITableViewHeaderFooterView

    private var contents: ReadContents { ReadContents(of: [view.contentView]) }

    var isElement: Bool { label != nil }
    /// The data source's title as the app wrote it, even if it is displayed in upper case. Without such a title, the
    /// texts of the view.
    var label: String? { view.originalTitle ?? contents.text }
    var traits: UIAccessibilityTraits { view.place?.kind == .footer ? .staticText : .header }
    var parts: [AccessibleObject]? { (view.isAccessibilityElement ? [view] : []) + contents.controls }
}
