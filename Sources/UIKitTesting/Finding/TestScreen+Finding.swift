// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The result of a query: a view or an accessibility element on screen.
@MainActor
public struct FoundElement {
    let found: ScreenElement

    /// The found view, or the view that contains the found accessibility element.
    public var view: UIView? { found.host }
    /// The found view or accessibility element itself.
    public var element: UIResponder { found.object }
    /// The element's bounds in window coordinates.
    public var frame: CGRect { found.frame }
    /// The center of ``frame``.
    public var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
    /// The element itself if it is a table cell, otherwise the table cell that contains it; nil outside of tables.
    public var row: UITableViewCell? { view?.enclosingRow }

    /// The index path of ``row`` in its table; nil outside of tables.
    public var indexPath: IndexPath? {
        row.flatMap { row in row.superview?.enclosing(UITableView.self)?.indexPath(for: row) }
    }
}

// Finds views the way a user does: by the content visible on screen.
extension TestScreen {
    /// Returns the only visible view or accessibility element that matches a query.
    ///
    /// If a view and one of its descendants both match, such as a cell and its only label, the inner one is returned.
    ///
    /// - Parameter container: the view to search in; nil for the whole screen.
    /// - Throws: ``ViewQueryError`` if no element or several match, or if the match is off screen, hidden or covered.
    public func find(_ query: some ViewQueryConvertible, in container: UIView? = nil) throws -> FoundElement {
        FoundElement(found: try finder(container).only(query.viewQuery, isTouched: false).element)
    }

    /// Whether at least one visible view or accessibility element matches a query.
    public func shows(_ query: some ViewQueryConvertible, in container: UIView? = nil) -> Bool {
        finder(container).matches(query.viewQuery).contains { $0.visibility.isSeen }
    }

    /// Returns the only visible view that matches a query, or its nearest ancestor of a type.
    ///
    ///     #expect(try screen.view("Done", as: UIButton.self).isEnabled)
    ///
    /// - Throws: ``ViewQueryError``, as ``find(_:in:)`` does, and if neither the view nor an ancestor has the type.
    public func view<View: UIView>(
        _ query: some ViewQueryConvertible, as type: View.Type = UIView.self, in container: UIView? = nil
    ) throws -> View {
        let found = try find(query, in: container)
        guard let view = found.view?.enclosing(type) else {
            throw ViewQueryError(
                .otherType, query.viewQuery, [found.found.description], scope: container, wanted: "\(type)")
        }
        return view
    }

    /// Returns the table cell that contains the only visible element that matches a query.
    ///
    /// - Throws: ``ViewQueryError``, as ``find(_:in:)`` does, and if the element is not in a table.
    public func row(_ query: some ViewQueryConvertible, in container: UIView? = nil) throws -> UITableViewCell {
        try view(query, as: UITableViewCell.self, in: container)
    }

    /// Puts a finger down on the element that matches a query, in the middle of its visible part.
    ///
    /// - Throws: ``ViewQueryError``, as ``find(_:in:)`` does, and if another view receives the touches there.
    public func touch(_ query: some ViewQueryConvertible, in container: UIView? = nil) throws -> TestFinger {
        touch(at: try point(of: query, in: container))
    }

    /// Taps the element that matches a query.
    ///
    /// - Throws: ``ViewQueryError``, as ``touch(_:in:)`` does.
    public func tap(_ query: some ViewQueryConvertible, in container: UIView? = nil) throws {
        tap(at: try point(of: query, in: container))
    }

    /// A point in window coordinates at which a touch reaches the element that matches a query.
    ///
    /// - Throws: ``ViewQueryError``, as ``touch(_:in:)`` does.
    public func point(of query: some ViewQueryConvertible, in container: UIView? = nil) throws -> CGPoint {
        let match = try finder(container).only(query.viewQuery, isTouched: true)
        guard case .reachable(let point) = match.visibility else {
            preconditionFailure("A match for touches is reachable: \(match.element.description)")
        }
        return point
    }

    private func finder(_ container: UIView?) -> ViewFinder {
        let accessible = accessibilityElements
        return ViewFinder(windows: host.windows, accessible: accessible, in: container)
    }
}

extension TestMouse {
    /// Moves the pointer in a straight line, in `duration` seconds, to the element that matches a query.
    ///
    /// - Throws: ``ViewQueryError``, as ``TestScreen/touch(_:in:)`` does.
    public func move(
        to query: some ViewQueryConvertible, in container: UIView? = nil, duration: TimeInterval = 0
    ) throws {
        move(to: try screen.point(of: query, in: container), duration: duration)
    }

    /// Clicks the element that matches a query, while the keys in `modifiers` are held down. Button 1 is the primary
    /// one, button 2 the secondary one.
    ///
    /// - Throws: ``ViewQueryError``, as ``TestScreen/touch(_:in:)`` does.
    public func click(
        _ query: some ViewQueryConvertible, in container: UIView? = nil, button: Int = 1,
        modifiers: UIKeyModifierFlags = []
    ) throws {
        click(at: try screen.point(of: query, in: container), button: button, modifiers: modifiers)
    }
}
