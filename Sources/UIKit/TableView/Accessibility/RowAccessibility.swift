// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// Of a row: its texts are one element, and what can be used in it follows.
struct RowAccessibility: AccessibilityDefaults {
    let cell: UITableViewCell

    /// What is read of the row; the app's own view at its end belongs to it.
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

    private var place: (table: UITableView, path: RowPath)? {
        guard let table = cell.table, let path = cell.path, table.visible.cells[path] === cell else { return nil }
        return (table, path)
    }

    /// In the order of a line of text, whichever way that runs.
    var parts: [AccessibleObject]? {
        let controls = cell.controls
        let before = [controls.edit].compactMap { $0 }
        let after = [controls.grip, cell.swipeActions].compactMap { $0 as UIView? }
        let row: [AccessibleObject] = cell.isAccessibilityElement ? [cell] : []
        return before + row + contents.controls + after
    }

    var customActions: [UIAccessibilityCustomAction]? { place.flatMap { $0.table.customActions(of: $0.path) } }

    func activate() -> Bool { place.map { $0.table.activateRow($0.path) } ?? false }
}

/// What stands in a row, header or footer: texts, which are read as one, and what can be used by itself.
@MainActor
struct ReadContents {
    private(set) var text: String?
    private(set) var controls: [AccessibleObject] = []

    /// - Parameter views: in the order in which they are read.
    init(of views: [UIView]) {
        var texts: [String?] = []
        for element in views.flatMap(AccessibilityTree.elements(of:)) {
            if ReadContents.isUsed(element) {
                controls.append(element)
            } else {
                texts += [element.accessibilityLabel, element.accessibilityValue]
            }
        }
        text = AccessibilityWords.joined(texts)
    }

    private static func isUsed(_ element: AccessibleObject) -> Bool {
        element is UIControl
            || !element.accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable, .searchField, .keyboardKey])
    }
}

// MARK: Controls of rows

/// Of the round control before an edited row; a ring is part of the row, which is selected or not.
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

/// Of the grip after an edited row: a step up moves the row up.
struct GripAccessibility: AccessibilityDefaults {
    let grip: ReorderControl

    private var cell: UITableViewCell? { grip.superview as? UITableViewCell }

    var isElement: Bool { true }
    var label: String? {
        cell?.accessibilityLabel.map { Phrase.reorderName.text($0) } ?? Phrase.reorder.text()
    }
    var traits: UIAccessibilityTraits { [.button, .adjustable] }

    func adjust(isIncrement: Bool) {
        guard let cell, let table = cell.table, let path = cell.path else { return }
        _ = table.moveRow(path, isIncrement ? .up : .down)
    }
}

struct DetailButtonAccessibility: ControlAccessibility {
    let control: DetailButton

    var kind: UIAccessibilityTraits { .button }
    var label: String? { Phrase.moreInfo.text() }
}

struct SwipeButtonAccessibility: ControlAccessibility {
    let control: SwipeActionButton

    var kind: UIAccessibilityTraits { .button }
    var label: String? { AccessibilityWords.joined([control.title]) ?? control.image?.spokenName }
}

// MARK: Sections

/// Of a header or footer: its texts are one element.
struct SectionEdgeAccessibility: AccessibilityDefaults {
    let view: UITableViewHeaderFooterView

    private var contents: ReadContents { ReadContents(of: [view.contentView]) }

    var isElement: Bool { label != nil }
    /// The data source's title as it is written, however it is shown.
    var label: String? { view.titleAsGiven ?? contents.text }
    var traits: UIAccessibilityTraits { view.place?.edge == .footer ? .staticText : .header }
    var parts: [AccessibleObject]? { (view.isAccessibilityElement ? [view] : []) + contents.controls }
}

/// Of the titles at the table's edge: a step goes to the next.
struct SectionIndexAccessibility: ControlAccessibility {
    let control: SectionIndexView

    var kind: UIAccessibilityTraits { .adjustable }
    var label: String? { Phrase.sectionIndex.text() }

    var value: String? {
        control.chosen.map { control.titles[$0] == UITableView.indexSearch ? Phrase.search.text() : control.titles[$0] }
    }

    func activate() -> Bool { false }

    func adjust(isIncrement: Bool) {
        let last = control.titles.count - 1
        let next = control.chosen.map { min(max($0 + (isIncrement ? 1 : -1), 0), last) } ?? (isIncrement ? 0 : last)
        control.choose(next)
    }
}
