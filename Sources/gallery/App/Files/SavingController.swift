// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A page that saves its document, and shows messages about its file at its top.
class SavingController<Document: SavedDocument>: NoticeController, SavedPage {
    private let saver: PageSaver<Document>

    /// Creates a page that shows the messages about loading its document.
    ///
    /// - Parameters:
    ///   - subject: the name of the document in messages.
    ///   - store: the file in which the document is saved.
    ///   - loaded: the result of loading the file: the document, and any message about it.
    init(_ subject: String, in store: DocumentFile<Document>, _ loaded: DocumentFile<Document>.Loaded) {
        saver = PageSaver(subject, in: store, loaded)
        super.init(nibName: nil, bundle: nil)
        fileNotice = FileNotice(loaded, of: store.file)
        saver.didSave = { [weak self] in self?.fileNotice.show($0) }
    }

    required init?(coder: NSCoder) {
        fatalError("Pages that save are made in code")
    }

    /// Saves a document in the background. If that fails, a message shows until a save succeeds.
    func save(_ document: Document) { saver.save(document) }

    func isUpToDate() -> Bool { saver.isUpToDate() }
}
