// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The accessibility of a table. Each row, header and footer is a numbered element, on screen or not. The elements on
/// screen are read from top to bottom.
struct TableAccessibility: AccessibilityDefaults {
    let table: UITableView

    /// A text that says that the table is empty; nil if the table has rows. Screen readers read the text only during a
    /// drag that the table accepts: at other times, an empty table is not an accessibility element.
    var value: String? {
        table.loadDataIfNeeded()
        return table.list.rows.count == 0 ? Phrase.emptyList.text() : nil
    }

    var isGroup: Bool { true }
    var parts: [AccessibleObject]? { table.shownElements }
    var elementCount: Int { table.elementNumbers.count }

    func element(at index: Int) -> Any? {
        let numbers = table.elementNumbers
        guard index >= 0, index < numbers.count else { return nil }
        return switch numbers.place(at: index) {
        case .above: table.tableHeaderView
        case .part(let part): table.element(of: part)
        case .below: table.tableFooterView
        case .index: table.parts.sectionIndex
        }
    }

    func index(of element: Any) -> Int {
        table.elementPlace(of: element as AnyObject).flatMap { table.elementNumbers.number(of: $0) } ?? NSNotFound
    }

    func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        table.turnPage(direction) { table.rowStatus }
    }
}

/// The place of an accessibility element in a table: above, among or below the rows, or the section index beside them.
enum TableElementPlace {
    /// The table header view, above all rows.
    case above
    /// A row, header or footer.
    case part(ListPart)
    /// The table footer view, below all rows.
    case below
    /// The section index, the bar of section titles beside the rows.
    case index
}

/// The numbering of a table's accessibility elements, in this order: table header, all rows with their headers and
/// footers, table footer, section index.
@MainActor
struct TableElementNumbers {
    private let parts: PartNumbering
    private let (hasAbove, hasBelow, hasIndex): (Bool, Bool, Bool)

    init(_ table: UITableView) {
        table.loadDataIfNeeded()
        func has(_ kind: HeaderFooterKind) -> Bool { table.givesViews(kind) || table.givesTitles(kind) }
        parts = PartNumbering(table.geometry, hasHeaders: has(.header), hasFooters: has(.footer))
        hasAbove = table.tableHeaderView != nil
        hasBelow = table.tableFooterView != nil
        hasIndex = table.parts.sectionIndex?.isHidden == false
    }

    private var first: Int { hasAbove ? 1 : 0 }

    var count: Int { first + parts.count + (hasBelow ? 1 : 0) + (hasIndex ? 1 : 0) }

    func place(at number: Int) -> TableElementPlace {
        if number < first { return .above }
        let inside = number - first
        if inside < parts.count { return .part(parts.part(at: inside)) }
        return hasBelow && inside == parts.count ? .below : .index
    }

    func number(of place: TableElementPlace) -> Int? {
        switch place {
        case .above: hasAbove ? 0 : nil
        case .part(let part): parts.number(of: part).map { $0 + first }
        case .below: hasBelow ? first + parts.count : nil
        case .index: hasIndex ? count - 1 : nil
        }
    }
}

extension UITableView {
    var elementNumbers: TableElementNumbers { TableElementNumbers(self) }

    /// The table's elements on screen in reading order: rows with their headers and footers, and all other views,
    /// including those that the app has added.
    var shownElements: [AccessibleObject] {
        var rows: [(part: ListPart, view: UIView)] = visible.cells.compactMap { path, cell in
            list.rows.contains(path) ? (.row(path), cell) : nil
        }
        rows += parts.headersAndFooters.compactMap { part, headerFooter in headerFooter.view.map { (part, $0) } }
        let views = rows.sorted { $0.part < $1.part }.map(\.view)
        let listed = views + [tableHeaderView, tableFooterView, parts.sectionIndex, backgroundView].compactMap { $0 }
        let going = parts.outgoingHeadersAndFooters.map(\.view)
        let others = subviews.filter { view in
            !(view is UITableViewCell) && !listed.contains { $0 === view } && !going.contains { $0 === view }
        }
        let refreshing = others.filter { $0 is UIRefreshControl }
        let added = others.filter { !($0 is UIRefreshControl) }
        let above = refreshing + [tableHeaderView].compactMap { $0 }
        return above + views + [tableFooterView].compactMap { $0 } + added
            + [backgroundView, parts.sectionIndex].compactMap { $0 }
    }

    /// The accessibility element of a row, header or footer: its view, or another element if it is off screen.
    func element(of part: ListPart) -> AccessibleObject {
        if let view = view(of: part) { return view }
        if let path = part.row { return RowElement(path, of: self) }
        return HeaderFooterElement(part, of: self)
    }

    /// The view of a row, header or footer; nil if it is off screen.
    func view(of part: ListPart) -> UIView? {
        part.row.map { visible.cells[$0] } ?? parts.headersAndFooters[part]?.view
    }

    /// The place of an accessibility element among this table's elements; nil for an object that is not one of them.
    func elementPlace(of element: AnyObject) -> TableElementPlace? {
        switch element {
        case let cell as UITableViewCell: indexPath(for: cell).map { .part(.row(RowPath($0))) }
        case let element as RowElement<UITableView>: element.list === self ? .part(.row(element.path)) : nil
        case let element as HeaderFooterElement: element.table === self ? .part(element.part) : nil
        case let view as UIView:
            if view === tableHeaderView {
                .above
            } else if view === tableFooterView {
                .below
            } else if view === parts.sectionIndex {
                .index
            } else {
                parts.headersAndFooters.first { $0.value.view === view }.map { .part($0.key) }
            }
        default: nil
        }
    }

    /// Scrolls until a row, header or footer is on screen.
    ///
    /// - Returns: the view of the row, header or footer; nil if the table has no such view.
    func showElement(of part: ListPart) -> UIView? {
        if let path = part.row { return showElement(of: path) }
        loadDataIfNeeded()
        guard geometry.contains(part) else { return nil }
        let frame = restingFrameOfHeaderFooter(part)
        if !visibleContent.contains(frame) { scrollRectToVisible(frame, animated: false) }
        layoutIfNeeded()
        return view(of: part)
    }
}
