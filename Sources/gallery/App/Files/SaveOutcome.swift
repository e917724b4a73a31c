// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The result of saving a file.
struct SaveOutcome: Sendable {
    /// The reason why the save failed, as a sentence; nil if it succeeded.
    private(set) var failure: String?
    /// A message for the user about a save that has succeeded or failed, for example that another program had changed
    /// the file; nil if there is nothing to say.
    private(set) var warning: String?

    var isSaved: Bool { failure == nil }

    /// Runs a save and records its outcome.
    ///
    /// - Parameters:
    ///   - subject: the name of the document in messages.
    ///   - folder: the folder in which the document is saved, for the error message.
    ///   - save: saves the document; its parameter receives messages for the user.
    init(_ subject: String, in folder: URL, _ save: (_ report: (String) -> Void) throws -> Void) {
        var warning: String?
        do {
            try save { warning = $0 }
        } catch {
            failure = "\(subject) could not be saved in \(folder.path): \(error.fileReason)."
        }
        self.warning = warning
    }
}

extension DocumentFile {
    /// Saves a document, and returns the outcome.
    ///
    /// - Parameter subject: the name of the document in messages.
    func save(_ document: Document, as subject: String) -> SaveOutcome {
        SaveOutcome(subject, in: directory) { try save(document, report: $0) }
    }
}
