// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The accessibility element of a header or footer that is off screen. It is identified by the section that it had when
/// the element was created.
///
/// Values that only a view can provide are read from a temporary view, which the delegate provides. This view is never
/// shown and goes into the reuse pool. Moving to the element scrolls the header or footer onto the screen.
final class HeaderFooterElement: UIAccessibilityElement {
    let part: ListPart
    private(set) weak var table: UITableView?

    init(_ part: ListPart, of table: UITableView) {
        self.part = part
        self.table = table
        super.init(accessibilityContainer: table)
    }

    override var accessibilityDefaults: any AccessibilityDefaults {
        OffScreenHeaderFooterAccessibility(part: part, table: table)
    }

    override var defaultAccessibilityFrame: CGRect {
        guard let table, table.geometry.contains(part) else { return .zero }
        return UIAccessibility.convertToScreenCoordinates(table.restingFrameOfHeaderFooter(part), in: table)
    }
}

/// The accessibility of a header or footer that is off screen.
private struct OffScreenHeaderFooterAccessibility: AccessibilityDefaults {
    let part: ListPart
    let table: UITableView?

    private func read<Answer>(_ question: (UIView) -> Answer) -> Answer? { table?.reading(part, question) }

    var isElement: Bool { label != nil }

    var label: String? {
        if let kind = part.headerFooterKind, let table, !table.givesViews(kind) {
            return table.titleFromDataSource(kind, part.section)
        }
        return read(\.accessibilityLabel) ?? nil
    }

    var value: String? { read(\.accessibilityValue) ?? nil }
    var hint: String? { read(\.accessibilityHint) ?? nil }
    var traits: UIAccessibilityTraits { part.headerFooterKind == .footer ? .staticText : .header }
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
