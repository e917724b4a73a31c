// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The accessibility element of a row, header or footer that is off screen. The part is identified by the position that
/// it had when the element was created.
///
/// Values that only a cell can provide are read from a temporary cell, which the data source provides. This cell is
/// never shown and goes into the reuse pool. Moving to the element or activating it scrolls the row onto the screen.
final class TablePartElement: UIAccessibilityElement {
    let part: ListPart
    private(set) weak var table: UITableView?

    init(_ part: ListPart, of table: UITableView) {
        self.part = part
        self.table = table
        super.init(accessibilityContainer: table)
    }

    override var accessibilityDefaults: any AccessibilityDefaults { PartAccessibility(part: part, table: table) }

    override var defaultAccessibilityFrame: CGRect {
        guard let table, table.geometry.contains(part) else { return .zero }
        let frame = part.row.map(table.frameOfRow) ?? table.restingFrameOfHeaderFooter(part)
        return UIAccessibility.convertToScreenCoordinates(frame, in: table)
    }
}

/// The accessibility of a row, header or footer that is off screen.
private struct PartAccessibility: AccessibilityDefaults {
    let part: ListPart
    let table: UITableView?

    /// Returns the result of `question` for the view of the row, header or footer. If it is off screen, a temporary
    /// view is used; nil if the app provides no view.
    private func read<Answer>(_ question: (UIView) -> Answer) -> Answer? {
        guard let table else { return nil }
        if let path = part.row { return table.reading(path, isLaidOut: true) { question($0) } }
        return table.reading(part, question)
    }

    var isElement: Bool { part.row != nil || label != nil }

    var label: String? {
        if let kind = part.headerFooterKind, let table, !table.givesViews(kind) {
            return table.titleFromDataSource(kind, part.section)
        }
        return read(\.accessibilityLabel) ?? nil
    }

    var value: String? { read(\.accessibilityValue) ?? nil }
    var hint: String? { read(\.accessibilityHint) ?? nil }

    var traits: UIAccessibilityTraits {
        switch part {
        case .header: .header
        case .footer: .staticText
        case .row: read(\.accessibilityTraits) ?? .none
        }
    }

    var position: AccessibilityPosition? { part.row.flatMap { table?.position(of: $0) } }

    /// The custom actions of the row. Performing an action first scrolls the row onto the screen.
    var customActions: [UIAccessibilityCustomAction]? {
        guard let path = part.row, let table, let offered = table.customActions(of: path) else { return nil }
        // A reference instead of a path, because the row may be moved or deleted before the action is performed.
        let row = table.list.reference(to: path)
        return offered.enumerated().map { index, action in
            UIAccessibilityCustomAction(attributedName: action.attributedName, image: action.image) { [weak table] _ in
                guard let table, let path = row.path, table.showElement(of: .row(path)) != nil,
                    let actions = table.customActions(of: path), actions.indices.contains(index),
                    actions[index].name == action.name
                else { return false }
                return actions[index].perform()
            }
        }
    }

    func activate() -> Bool { table?.showElement(of: part)?.accessibilityActivate() ?? false }

    func scrollToVisible() -> AccessibleObject? { table?.showElement(of: part) }
}

extension UITableView {
    /// Returns the result of `question` for the view of a header or footer. If it is off screen, a temporary view from
    /// the delegate is used; nil if the delegate provides no view.
    fileprivate func reading<Answer>(_ part: ListPart, _ question: (UIView) -> Answer) -> Answer? {
        if let view = view(of: part) { return question(view) }
        guard geometry.contains(part), let kind = part.headerFooterKind,
            let view = viewFromDelegate(kind, part.section)
        else {
            return nil
        }
        let reusable = view as? UITableViewHeaderFooterView
        reusable?.connect(to: self, kind, part.section)
        view.frame = restingFrameOfHeaderFooter(part)
        view.layoutIfNeeded()
        defer { if let reusable { parts.headerFooterPool.add(reusable, reusable.reuseIdentifier) } }
        return question(view)
    }
}
