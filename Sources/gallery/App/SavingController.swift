// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A page that saves what it shows, and shows a notice about its file at its top.
class SavingController<Document: SavedDocument>: NoticeController, SavedPage {
    private let store: DocumentFile<Document>
    /// The name of the document in messages.
    private let subject: String
    private let canSave: Bool
    private lazy var saver = FileSaver(store.jobs) { [weak self, file = store.file] outcome in
        guard let self else { return UntoldNews.keep(outcome, of: file) }
        fileNotice.show(outcome)
    }

    /// - Parameter loaded: the result of loading the file, which the page shows.
    init(_ subject: String, in store: DocumentFile<Document>, _ loaded: DocumentFile<Document>.Loaded) {
        self.store = store
        self.subject = subject
        canSave = !loaded.isReadOnly
        super.init(nibName: nil, bundle: nil)
        fileNotice = FileNotice(loaded, of: store.file)
    }

    required init?(coder: NSCoder) {
        fatalError("Pages that save are made in code")
    }

    /// Saves a document soon, and shows a notice if that fails, until it succeeds.
    func save(_ document: Document) {
        guard canSave else { return }
        saver.save { [store, subject] in store.save(document, as: subject) }
    }

    func isUpToDate() -> Bool { canSave && saver.isUpToDate(store) }
}
