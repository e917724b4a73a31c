// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The accessibility element of a row that is off screen. The row is identified by the position that it had when the
/// element was created.
///
/// Values that only a cell can provide are read from a temporary cell, which the data source provides. This cell is
/// never shown and goes into the reuse pool. Moving to the element or activating it scrolls the row onto the screen.
final class RowElement<List: ListView>: UIAccessibilityElement {
    let path: RowPath
    private(set) weak var list: List?

    init(_ path: RowPath, of list: List) {
        self.path = path
        self.list = list
        super.init(accessibilityContainer: list)
    }

    override var accessibilityDefaults: any AccessibilityDefaults { OffScreenRowAccessibility(path: path, list: list) }

    override var defaultAccessibilityFrame: CGRect {
        guard let list, list.list.rows.contains(path) else { return .zero }
        return UIAccessibility.convertToScreenCoordinates(list.frameOfRow(path), in: list)
    }
}

/// The accessibility of a row that is off screen.
private struct OffScreenRowAccessibility<List: ListView>: AccessibilityDefaults {
    let path: RowPath
    let list: List?

    /// Returns the result of `question` for a temporary cell of the row; nil if there is no such row.
    private func read<Answer>(_ question: (List.Cell) -> Answer) -> Answer? {
        list?.reading(path, isLaidOut: true, question)
    }

    var isElement: Bool { true }
    var label: String? { read { $0.accessibilityLabel } ?? nil }
    var value: String? { read { $0.accessibilityValue } ?? nil }
    var hint: String? { read { $0.accessibilityHint } ?? nil }
    var traits: UIAccessibilityTraits { read { $0.accessibilityTraits } ?? .none }
    var position: AccessibilityPosition? { list?.position(of: path) }

    /// The custom actions of the row. Performing an action first scrolls the row onto the screen.
    var customActions: [UIAccessibilityCustomAction]? {
        guard let list, let offered = list.customActions(of: path) else { return nil }
        // A reference instead of a path, because the row may be moved or deleted before the action is performed.
        let row = list.list.reference(to: path)
        return offered.enumerated().map { index, action in
            UIAccessibilityCustomAction(attributedName: action.attributedName, image: action.image) { [weak list] _ in
                guard let list, let path = row.path, list.showElement(of: path) != nil,
                    let actions = list.customActions(of: path), actions.indices.contains(index),
                    actions[index].name == action.name
                else { return false }
                return actions[index].perform()
            }
        }
    }

    func activate() -> Bool { list?.showElement(of: path)?.accessibilityActivate() ?? false }
    func scrollToVisible() -> AccessibleObject? { list?.showElement(of: path) }
}
