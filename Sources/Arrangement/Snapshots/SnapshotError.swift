// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// An error in the app's use of a snapshot, which makes the requested change impossible.
package struct SnapshotError: Error, Sendable, Hashable, CustomStringConvertible {
    /// UIKit's message, word for word if its wording is known.
    package let message: String

    /// The remedy that the message suggests to the app's developer, in one sentence.
    package let advice: String

    package var description: String {
        let isSentence = message.last?.isPunctuation ?? true
        return message + (isSentence ? " " : ". ") + advice
    }
}

extension SnapshotError {
    static func duplicates<Identifier>(_ kind: String, _ identifiers: [Identifier]) -> Self {
        Self(
            message: "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: \(list(identifiers))",
            advice: "Pass each identifier once; where values may be equal, identify them by something that is not.")
    }

    static func outlineDuplicates<Identifier>(_ identifiers: [Identifier]) -> Self {
        Self(
            message:
                "Identifiers in a section snapshot must be unique. Duplicate item identifiers: \(list(identifiers))",
            advice: "Pass each identifier once, and none that the snapshot contains already.")
    }

    /// An item that a section snapshot does not contain.
    ///
    /// - Parameter role: the use that the method has for the item, with which UIKit's message begins.
    package static func notInOutline<Identifier>(
        _ identifier: Identifier, _ method: String, as role: String = "Item identifier"
    ) -> Self {
        Self(
            message: "\(role) does not exist in section snapshot: \(identifier)",
            advice: "\(method) takes an item that has been appended or inserted, and not deleted since.")
    }

    static func notDeletable<Identifier>(_ identifier: Identifier) -> Self {
        Self(
            message: "Failed to find index of item \(identifier)",
            advice: "delete(_:) takes items that the section snapshot contains: leave out the others.")
    }

    static var noSections: Self {
        Self(
            message: "There are currently no sections in the data source. Please add a section first.",
            advice: "Call appendSections(_:) before appendItems(_:).")
    }

    static func unknownSection<Identifier>(_ identifier: Identifier, _ method: String) -> Self {
        Self(
            message: "Invalid section identifier: \(identifier) is not in the snapshot.",
            advice: "\(method) takes a section that has been appended or inserted, and not deleted since.")
    }

    static func unknownItem<Identifier>(_ identifier: Identifier, _ method: String) -> Self {
        Self(
            message: "Invalid item identifier: \(identifier) is not in the snapshot.",
            advice: "\(method) takes an item that has been appended or inserted, and not deleted since.")
    }

    static func besideItself<Identifier>(_ identifier: Identifier, _ method: String) -> Self {
        Self(
            message: "Invalid identifier: \(identifier) is to be put beside itself.",
            advice: "\(method) takes another identifier of the snapshot to say the place.")
    }

    /// The identifiers in the format in which Foundation prints a set.
    private static func list<Identifier>(_ identifiers: [Identifier]) -> String {
        "{(\n" + identifiers.map { "    \($0)" }.joined(separator: ",\n") + "\n)}"
    }
}
