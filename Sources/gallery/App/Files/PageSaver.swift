// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Saves a page's document in the page's file. A page that replaces another one takes over the saver of that page.
@MainActor
final class PageSaver<Document: SavedDocument> {
    /// Called with the outcome of each save. If the saver was released with its page before a save has ended, the next
    /// page that opens the file shows the outcome.
    var didSave: (SaveOutcome) -> Void = { _ in }

    private let store: DocumentFile<Document>
    /// The document's name for the user, the first words of the message about a failed save.
    private let subject: String
    private let canSave: Bool
    private lazy var saver = FileSaver(store.jobs) { [weak self, file = store.file] outcome in
        guard let self else { return PendingMessages.store(outcome, of: file) }
        didSave(outcome)
    }

    /// Creates the saver of a page that has just loaded its file.
    ///
    /// - Parameters:
    ///   - subject: the name of the document in messages.
    ///   - store: the file in which the document is saved.
    ///   - loaded: the result of loading the file, which the page shows.
    init(_ subject: String, in store: DocumentFile<Document>, _ loaded: DocumentFile<Document>.Loaded) {
        (self.store, self.subject) = (store, subject)
        canSave = !loaded.isReadOnly
    }

    /// Saves a document in the background.
    func save(_ document: Document) {
        guard canSave else { return }
        saver.save { [store, subject] in store.save(document, as: subject) }
    }

    /// Whether the page may write its file, and the file is unchanged since the page last read or wrote it; see
    /// ``SavedPage/isUpToDate()``.
    func isUpToDate() -> Bool { canSave && saver.isUpToDate(store) }
}
