// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A search for the elements that match a query, in all windows of a screen.
@MainActor
struct ViewFinder {
    /// An element that matches a query, and its visibility.
    struct Match {
        let element: ScreenElement
        let visibility: Visibility
    }

    /// The screen's windows in z-order, the rearmost first.
    private let windows: [UIWindow]
    private let elements: [ScreenElement]
    private let container: UIView?

    /// The maximum number of accessibility elements that are searched in each table after a query has failed. The
    /// search finds matching rows off screen, which the error message mentions.
    private static let longestTable = 1000

    /// Collects the elements to search: all views in the windows, or in `container`, and the accessible elements there
    /// that are not views.
    ///
    /// - Parameters:
    ///   - accessible: the elements that a screen reader stops at; they are marked as accessible.
    ///   - container: the view to search in; nil for all windows.
    init(windows: [UIWindow], accessible: [UIResponder], in container: UIView?) {
        self.windows = windows
        self.container = container
        let known = Set(accessible.map(ObjectIdentifier.init))
        var found: [ScreenElement] = []
        for root in container.map({ [$0] }) ?? windows {
            Self.collect(root, isInElement: false, known, &found)
        }
        let drawn = accessible.filter { !($0 is UIView) }.map { ScreenElement(object: $0, isAccessible: true) }
        elements =
            found
            + drawn.filter { element in
                container.map { element.host?.isDescendant(of: $0) == true } ?? true
            }
    }

    private static func collect(
        _ view: UIView, isInElement: Bool, _ known: Set<ObjectIdentifier>, _ found: inout [ScreenElement]
    ) {
        // A cell in the reuse queue shows an outdated text, so it is skipped.
        if let cell = view as? UITableViewCell, cell.isHidden,
            cell.superview?.enclosing(UITableView.self)?.indexPath(for: cell) == nil
        {
            return
        }
        let isElement = view.isAccessibilityElement
        let isAccessible = known.contains(ObjectIdentifier(view)) || (isElement && !isInElement)
        found.append(ScreenElement(object: view, isAccessible: isAccessible))
        for subview in view.subviews { collect(subview, isInElement: isInElement || isElement, known, &found) }
    }

    /// All elements that match a query. If an element contains another match, only the inner one is returned.
    func matches(_ query: ViewQuery) -> [Match] {
        let all = elements.filter(query.matches)
        let hosts = Dictionary(grouping: all.compactMap(\.host), by: ObjectIdentifier.init)
        var outer: Set<ObjectIdentifier> = []
        for element in all {
            let first = element.view == nil ? element.host : element.host?.superview
            guard let first else { continue }
            for view in sequence(first: first, next: \.superview) where hosts[ObjectIdentifier(view)] != nil {
                outer.insert(ObjectIdentifier(view))
            }
        }
        return all.filter { element in element.view.map { !outer.contains(ObjectIdentifier($0)) } ?? true }
            .map { Match(element: $0, visibility: $0.visibility(in: windows)) }
    }

    /// The only usable element that matches a query. Throws an error if there is none, or more than one.
    ///
    /// - Parameter isTouched: whether an element is usable only if touches reach it; otherwise a visible one is usable.
    func only(_ query: ViewQuery, isTouched: Bool) throws(ViewQueryError) -> Match {
        let all = matches(query)
        let reachable = all.filter { match in
            guard isTouched else { return match.visibility.isSeen }
            return match.visibility.obstacle == nil
        }
        if let only = reachable.first, reachable.count == 1 { return only }
        if !reachable.isEmpty {
            throw ViewQueryError(.ambiguous, query, reachable.map(\.element.description), scope: container)
        }
        guard let first = all.first else { throw notFound(query) }
        let reason: ViewQueryError.Reason =
            switch first.visibility {
            case .hidden: .hidden
            case .offScreen: .offScreen
            case .covered, .untouchable, .reachable: .covered
            }
        let places = all.map { "\($0.element.description), \($0.visibility.obstacle ?? "")" }
        throw ViewQueryError(reason, query, places, scope: container)
    }

    private func notFound(_ query: ViewQuery) -> ViewQueryError {
        let rows = query.wantedText.map(rowsOffScreen) ?? []
        guard rows.isEmpty else { return ViewQueryError(.offScreen, query, rows, scope: container) }
        return ViewQueryError(.notFound, query, QuerySuggestions.of(query, candidates), scope: container)
    }

    /// The visible elements that have a text or an identifier.
    private var candidates: [ScreenElement] {
        elements.filter { element in
            guard !element.texts.isEmpty || element.identifier != nil else { return false }
            return element.visibility(in: windows).isSeen
        }
    }

    /// Descriptions of the table rows without a cell on screen whose accessibility label says `text`. The label is
    /// `text`, or a list of texts, separated by commas, that contains `text`.
    private func rowsOffScreen(saying text: String) -> [String] {
        elements.compactMap { $0.view as? UITableView }.flatMap { table -> [String] in
            (0..<min(table.accessibilityElementCount(), Self.longestTable)).compactMap { index in
                guard let element = table.accessibilityElement(at: index) as? UIAccessibilityElement,
                    let label = element.accessibilityLabel,
                    label == text || label.components(separatedBy: ", ").contains(text)
                else { return nil }
                return "a row of \(type(of: table)) that says \"\(label)\", off screen: scroll to it first"
            }
        }
    }
}
