// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// An error for a ``ViewQuery`` that does not match exactly one usable view on screen.
public struct ViewQueryError: Error, CustomStringConvertible {
    /// The reason why a query failed.
    public enum Reason: Sendable {
        /// No view in any window matches.
        case notFound
        /// Several views match.
        case ambiguous
        /// The view or one of its ancestors is hidden or transparent.
        case hidden
        /// The view is outside the window, or scrolled out of the visible area.
        case offScreen
        /// Another view is in front of the matching view, or receives all touches at its location.
        case covered
        /// One view matches, but neither it nor an ancestor has the requested type.
        case otherType
    }

    /// The reason why a query failed.
    public let reason: Reason
    /// The query that failed.
    public let query: ViewQuery
    /// Descriptions of the matching views, or of the most similar ones if none matches: class, name and frame.
    public let candidates: [String]
    /// A sentence that explains the error, followed by the candidates, one per line.
    public let description: String

    @MainActor
    init(_ reason: Reason, _ query: ViewQuery, _ candidates: [String], scope: UIView?, wanted: String = "") {
        (self.reason, self.query, self.candidates) = (reason, query, candidates)
        let place = scope.map { "in \(type(of: $0))" } ?? "on screen"
        let sentence =
            switch reason {
            case .notFound:
                "Nothing \(place) has \(query). "
                    + (candidates.isEmpty ? "Nothing with a text is there." : "The nearest are:")
            case .ambiguous:
                "\(candidates.count) views \(place) have \(query). Say which by a role, an identifier, or in: a view:"
            case .hidden: "What has \(query) is hidden:"
            case .offScreen: "What has \(query) is off screen:"
            case .covered: "What has \(query) cannot be reached:"
            case .otherType: "What has \(query) is no \(wanted), and in none:"
            }
        description = ([sentence] + candidates.map { "  \($0)" }).joined(separator: "\n")
    }
}
