// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The reason why a ``ViewQuery`` does not lead to exactly one view on screen.
public struct ViewQueryError: Error, CustomStringConvertible {
    /// What is wrong.
    public enum Reason: Sendable {
        /// No view in any window is like this.
        case notFound
        /// Several views are.
        case ambiguous
        /// The view, or one around it, is hidden or transparent.
        case hidden
        /// The view is outside the window, or scrolled out of sight.
        case offScreen
        /// Another view is in front of it, or takes all touches that are meant for it.
        case covered
        /// There is one, and it is not of the type that was asked for.
        case otherType
    }

    /// What is wrong.
    public let reason: Reason
    /// What was looked for.
    public let query: ViewQuery
    /// Views in words, each with its class, name and place: those that match, or the nearest if none does.
    public let candidates: [String]
    /// What is wrong in a sentence, and the candidates, one a line.
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
