// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A view or an accessibility element that a query has found on screen.
@MainActor
public struct FoundElement {
    let found: ScreenElement

    /// The view, or the view that draws the accessibility element.
    public var view: UIView? { found.host }
    /// The view, or the accessibility element that a view draws.
    public var element: UIResponder { found.object }
    /// Its bounds in window coordinates.
    public var frame: CGRect { found.frame }
    /// The middle of ``frame``.
    public var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
    /// The table cell that it is or is in; nil outside of tables.
    public var row: UITableViewCell? { view?.enclosingRow }

    /// Where that cell is in its table.
    public var indexPath: IndexPath? {
        row.flatMap { row in row.superview?.enclosing(UITableView.self)?.indexPath(for: row) }
    }
}

// Finding views as a user does: by what is on screen.
extension TestScreen {
    /// The one view or element that a user sees and that a query describes.
    ///
    /// If a view and a view in it are both like this, as a cell and its only label, the inner one is found.
    ///
    /// - Parameter container: a view to search in; nil for the whole screen.
    /// - Throws: ``ViewQueryError`` if there is none, if there are several, or if it is off screen, hidden or covered.
    public func find(_ query: some ViewQueryConvertible, in container: UIView? = nil) throws -> FoundElement {
        FoundElement(found: try finder(container).only(query.viewQuery, isTouched: false).element)
    }

    /// Whether a user sees at least one view that a query describes.
    public func shows(_ query: some ViewQueryConvertible, in container: UIView? = nil) -> Bool {
        finder(container).matches(query.viewQuery).contains { $0.visibility.isSeen }
    }

    /// The one view that a user sees and that a query describes, or the nearest view of a type around it.
    ///
    ///     #expect(try screen.view("Done", as: UIButton.self).isEnabled)
    ///
    /// - Throws: ``ViewQueryError``, as ``find(_:in:)`` does, and if neither the view nor any around it is of the type.
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

    /// The table cell in which a user sees what a query describes.
    ///
    /// - Throws: ``ViewQueryError``, as ``find(_:in:)`` does, and if it is in no table.
    public func row(_ query: some ViewQueryConvertible, in container: UIView? = nil) throws -> UITableViewCell {
        try view(query, as: UITableViewCell.self, in: container)
    }

    /// Puts a finger down on what a query describes: in the middle of the part of it that a user sees.
    ///
    /// - Throws: ``ViewQueryError``, as ``find(_:in:)`` does, and if touches there go to another view.
    public func touch(_ query: some ViewQueryConvertible, in container: UIView? = nil) throws -> TestFinger {
        touch(at: try point(of: query, in: container))
    }

    /// Puts a finger down on what a query describes and lifts it.
    ///
    /// - Throws: ``ViewQueryError``, as ``touch(_:in:)`` does.
    public func tap(_ query: some ViewQueryConvertible, in container: UIView? = nil) throws {
        tap(at: try point(of: query, in: container))
    }

    /// A point of the window at which a touch reaches what a query describes.
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
    /// Moves to what a query describes, in a straight line.
    ///
    /// - Throws: ``ViewQueryError``, as ``TestScreen/touch(_:in:)`` does.
    public func move(
        to query: some ViewQueryConvertible, in container: UIView? = nil, duration: TimeInterval = 0
    ) throws {
        move(to: try screen.point(of: query, in: container), duration: duration)
    }

    /// Goes to what a query describes, presses a button there, and lets it go: 1 is the primary, 2 the secondary.
    ///
    /// - Throws: ``ViewQueryError``, as ``TestScreen/touch(_:in:)`` does.
    public func click(
        _ query: some ViewQueryConvertible, in container: UIView? = nil, button: Int = 1,
        modifiers: UIKeyModifierFlags = []
    ) throws {
        click(at: try screen.point(of: query, in: container), button: button, modifiers: modifiers)
    }
}
