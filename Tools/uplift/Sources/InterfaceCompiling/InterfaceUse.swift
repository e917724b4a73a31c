// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A name in a document that means something outside it: in the code of the app, or in its bundle.
package struct InterfaceUse: Hashable, Sendable {
    package enum Subject: Hashable, Sendable {
        /// A class, with its module if the document has it.
        case customClass(String)
        /// The property of a class.
        case outlet(String, ofClass: String)
        /// The name of a method.
        case action(String)
        case image(String)
        case color(String)
        case storyboard(String)
        /// The identifier that the document gives to a segue.
        case segue(String)
    }

    /// The line in the document, from 1 on.
    package var line: Int
    package var subject: Subject
}
