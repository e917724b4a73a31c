// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A construct, or a part of a project, that keeps a program from being built here: why, and what helps.
///
/// The messages of the tool and the page `Documentation/Lowering.md` are both made from these rules.
package struct RefusalRule: Sendable {
    package enum Subject: Sendable {
        /// A construct of Swift.
        case code(RuleExample)
        /// A part of a project, in words.
        case part(String)
    }

    package let topic: RuleTopic
    package let subject: Subject
    /// The reason, with `%1`, `%2` in place of the names of a program.
    private let reason: String
    /// The remedy, with the same names.
    private let help: String

    /// Creates the rule for a construct of Swift.
    ///
    /// - Parameters:
    ///   - construct: the text that the page shows.
    ///   - context: a program in which it is refused, with `%` in place of the construct; nil if it is one itself.
    init(
        _ topic: RuleTopic, _ construct: String, in context: String? = nil, reason: String, help: String = ""
    ) {
        self.topic = topic
        subject = .code(RuleExample(construct, in: context))
        (self.reason, self.help) = (reason, help)
    }

    /// Creates the rule for a part of a project.
    package init(part: String, reason: String, help: String = "") {
        topic = .projects
        subject = .part(part)
        (self.reason, self.help) = (reason, help)
    }

    /// The message of the tool.
    package func message(_ names: String...) -> String {
        // In one pass, because a name can contain “%2”.
        let parts = (help.isEmpty ? reason : reason + " " + help).split(
            separator: "%", omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(String(parts[0])) { text, part in
            guard let number = part.first?.wholeNumberValue, names.indices.contains(number - 1) else {
                return text + "%" + part
            }
            return text + names[number - 1] + part.dropFirst()
        }
    }
}

/// A construct that is rewritten, and what it becomes.
package struct LoweringRule: Sendable {
    package let topic: RuleTopic
    package let example: RuleExample
    /// A part of the rewritten program, which a test compares with the real one.
    package let result: String
    /// A sentence about the rule; empty if the result tells enough.
    package let note: String

    init(_ topic: RuleTopic, _ construct: String, in context: String? = nil, becomes result: String, note: String = "")
    {
        self.topic = topic
        example = RuleExample(construct, in: context)
        (self.result, self.note) = (result, note)
    }
}

/// A part of a program to which a rule applies.
package struct RuleExample: Sendable {
    /// The part that the page shows.
    package let construct: String
    /// The whole program.
    package let program: String

    init(_ construct: String, in context: String?) {
        self.construct = construct
        program = context?.replacing("%", with: construct) ?? construct
    }
}

/// The sections of the page about rules.
package enum RuleTopic: String, CaseIterable, Sendable {
    case selectors = "Members and classes by name"
    case keys = "Key-value coding and observing"
    case optional = "Optional requirements"
    case types = "Classes, protocols and attributes"
    case overrides = "Overrides in extensions"
    case modules = "Modules, platforms and Foundation"
    case projects = "Projects, packages and files"
}
