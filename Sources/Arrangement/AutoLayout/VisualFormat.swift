// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A row or column of views in Auto Layout's visual format language, such as `H:|-[name(>=80)]-8-[value]-|`.
///
/// The value is the syntax tree of a format. The names of views and metrics in it are not looked up.
///
/// ## Grammar
/// ```
/// format     = [orientation ":"] ["|" connection] view {connection view} [connection "|"]
/// orientation = "H" or "V"
/// view       = "[" name [list] "]"
/// connection = nothing, "-", or "-" (predicate or list) "-"
/// list       = "(" predicate {"," predicate} ")"
/// predicate  = ["==" or "<=" or ">="] value ["@" value]
/// value      = number or name
/// ```
/// A name is an identifier of the language C. A number has the form that C's `strtod` reads in the C locale. Only a
/// number in a list can have a sign. Spaces and tabs are allowed around views, connections and `|`, but not inside
/// these.
///
/// In Apple's documentation, only a value can be between two hyphens. The parser also accepts a relation and a priority
/// there, as in `->=8@750-`, because published apps use them.
package struct VisualFormat: Equatable, Sendable {
    /// The axis along which the views are arranged.
    package enum Orientation: Equatable, Sendable {
        case horizontal, vertical
    }

    /// The distance between two neighbouring views, or between a view and an edge of its superview.
    package enum Connection: Equatable, Sendable {
        /// The neighbours touch. The format has nothing between them.
        case touching
        /// The standard distance, a single hyphen in the format.
        case standard
        /// The distance satisfies all these predicates.
        case predicates([Predicate])
    }

    /// A view with the predicates for its length along the format's axis.
    package struct View: Equatable, Sendable {
        package var name: Name
        package var lengths: [Predicate] = []
        /// The position of the view's end in the format, in characters from the start.
        package var end: Int
    }

    /// A condition for a distance or a length.
    package struct Predicate: Equatable, Sendable {
        package var relation = Relation.equal
        package var value: Value
        /// The priority of the condition; nil for a required one.
        package var priority: Value?
    }

    /// The relation of a distance or a length to a predicate's value.
    package enum Relation: Equatable, Sendable {
        case lessThanOrEqual, equal, greaterThanOrEqual
    }

    /// A number in the format, or the name of a metric or view.
    package enum Value: Equatable, Sendable {
        case number(Double)
        case name(Name)
    }

    /// The name of a view or metric.
    package struct Name: Equatable, Sendable {
        package var text: String
        /// The position of the name's end in the format, in characters from the start.
        package var end: Int
    }

    package var orientation = Orientation.horizontal
    /// The connection of the first view to the superview's first edge; nil if the format does not start with `|`.
    package var start: Connection?
    /// The views, at least one.
    package var views: [View]
    /// The connection between each view and the next one.
    package var connections: [Connection] = []
    /// The connection of the last view to the superview's last edge; nil if the format does not end with `|`.
    package var end: Connection?

    /// Parses a format.
    ///
    /// - Complexity: O(n) for n characters.
    package init(_ text: String) throws(SyntaxError) {
        var parser = VisualFormatParser(text)
        self = try parser.format()
    }

    init(
        orientation: Orientation = .horizontal, start: Connection? = nil, views: [View],
        connections: [Connection] = [], end: Connection? = nil
    ) {
        (self.orientation, self.start, self.views) = (orientation, start, views)
        (self.connections, self.end) = (connections, end)
    }
}

extension VisualFormat {
    /// The first place where a text does not follow the grammar of ``VisualFormat``.
    package struct SyntaxError: Error, Equatable {
        package var reason: Reason
        /// The number of characters before that place, all of which are ASCII.
        package var position: Int
    }

    /// The rule of the grammar that a text breaks.
    package enum Reason: Equatable, Sendable, CaseIterable {
        case colonAfterHorizontal, colonAfterVertical
        case view, viewName, viewEnd, lengthEnd
        case value, relation, listEnd, hyphen, formatEnd

        /// The reason in words. Most are UIKit's, from Apple's documentation and published logs.
        package var text: String {
            switch self {
            case .colonAfterHorizontal: "Expected ':' after 'H' to specify horizontal arrangement"
            case .colonAfterVertical: "Expected ':' after 'V' to specify vertical arrangement"
            case .view: "Expected a view"
            case .viewName:
                "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, "
                    + "and underscores."
            case .viewEnd: "Expected a ']' here. That is how you give the end of a view."
            case .lengthEnd: "A predicate on a view's thickness must end with ')' and the view must end with ']'"
            case .value: "Expected a number or key from the metrics dictionary, but encountered something else"
            case .relation: "Unknown relation. Must be ==, >=, or <="
            case .listEnd: "The predicates of a connection must end with ')'"
            case .hyphen: "Expected '-' after the predicates of a connection"
            case .formatEnd: "Expected the end of the format after the superview's last edge"
            }
        }
    }
}
