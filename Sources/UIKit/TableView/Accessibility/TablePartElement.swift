// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// Stands for a row, header or footer that is not on screen, by its place when it was asked for.
///
/// The data source is asked for a cell when something is to be known of the row that only a cell says; the cell is never
/// shown, and goes into the pool. Whoever comes to the element, or activates it, brings the row onto the screen.
final class TablePartElement: UIAccessibilityElement {
    let part: ListPart
    private(set) weak var table: UITableView?

    init(_ part: ListPart, of table: UITableView) {
        self.part = part
        self.table = table
        super.init(accessibilityContainer: table)
    }

    override var accessibilityDefaults: any AccessibilityDefaults { PartAccessibility(part: part, table: table) }

    override var accessibilityPlace: CGRect {
        guard let table, table.list.geometry.contains(part) else { return .zero }
        let frame = part.row.map(table.frameOfRow) ?? table.restingFrameOfEdge(part)
        return UIAccessibility.convertToScreenCoordinates(frame, in: table)
    }
}

private struct PartAccessibility: AccessibilityDefaults {
    let part: ListPart
    let table: UITableView?

    /// What the view of the part would say.
    private func ask<Answer>(_ question: (UIView) -> Answer) -> Answer? {
        guard let table else { return nil }
        if let path = part.row { return table.reading(path, isLaidOut: true) { question($0) } }
        return table.reading(part, question)
    }

    var isElement: Bool { part.row != nil || label != nil }

    var label: String? {
        if let edge = part.edge, let table, !table.givesViews(edge) { return table.givenTitle(edge, part.section) }
        return ask(\.accessibilityLabel) ?? nil
    }

    var value: String? { ask(\.accessibilityValue) ?? nil }
    var hint: String? { ask(\.accessibilityHint) ?? nil }

    var traits: UIAccessibilityTraits {
        switch part {
        case .header: .header
        case .footer: .staticText
        case .row: ask(\.accessibilityTraits) ?? .none
        }
    }

    var position: AccessibilityPosition? { part.row.flatMap { table?.position(of: $0) } }

    /// Of the same names as on screen: one that is chosen brings the row there, and is done as there.
    var customActions: [UIAccessibilityCustomAction]? {
        guard let path = part.row, let table, let offered = table.customActions(of: path) else { return nil }
        // The row may have another place by then, or have gone.
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

    func show() -> AccessibleObject? { table?.showElement(of: part) }
}

extension UITableView {
    /// Asks a header or footer that the delegate makes.
    fileprivate func reading<Answer>(_ part: ListPart, _ question: (UIView) -> Answer) -> Answer? {
        if let view = view(of: part) { return question(view) }
        guard list.geometry.contains(part), let edge = part.edge, let view = givenView(edge, part.section) else {
            return nil
        }
        let reusable = view as? UITableViewHeaderFooterView
        reusable?.joins(self, edge, part.section)
        view.frame = restingFrameOfEdge(part)
        view.layoutIfNeeded()
        defer { if let reusable { visible.edgePool.put(reusable, reusable.reuseIdentifier) } }
        return question(view)
    }
}
