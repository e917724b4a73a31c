// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The result of saving a file.
struct SaveOutcome: Sendable {
    /// The reason why it is not saved, as a sentence; nil if it is.
    private(set) var failure: String?
    /// What the user should know besides, such as that another program had written the file.
    private(set) var news: String?

    var isSaved: Bool { failure == nil }

    /// Saves something.
    ///
    /// - Parameters:
    ///   - subject: what is saved, as the page calls it.
    ///   - save: saves it; what it is given takes news.
    init(_ subject: String, in folder: URL, _ save: (_ tell: (String) -> Void) throws -> Void) {
        var news: String?
        do {
            try save { news = $0 }
        } catch {
            failure = "\(subject) could not be saved in \(folder.path): \(error.fileReason)."
        }
        self.news = news
    }
}

extension DocumentFile {
    /// Saves a document.
    ///
    /// - Parameter subject: what is saved, as the page calls it.
    func save(_ document: Document, as subject: String) -> SaveOutcome {
        SaveOutcome(subject, in: directory) { try save(document, tell: $0) }
    }
}
