// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A table's page that saves what it shows, and says above the rows what has come of its file.
class SavingTableController<Document: SavedDocument>: UndoingTableController, SavedPage {
    let store: DocumentFile<Document>
    /// What is saved, as the page calls it.
    private let subject: String
    private let canSave: Bool
    private var fileNotice: FileNotice
    private var notice: NoticeView?
    private lazy var saver = FileSaver(store.jobs) { [weak self, file = store.file] outcome in
        guard let self else { return UntoldNews.keep(outcome, of: file) }
        fileNotice.show(outcome)
        placeNotice()
    }

    /// - Parameter loaded: what was loaded from the file, which the page shows.
    init(
        _ subject: String, in store: DocumentFile<Document>, _ loaded: DocumentFile<Document>.Loaded,
        style: UITableView.Style
    ) {
        self.store = store
        self.subject = subject
        canSave = !loaded.isReadOnly
        fileNotice = FileNotice(loaded, of: store.file)
        super.init(style: style)
    }

    required init?(coder: NSCoder) {
        fatalError("Pages that save are made in code")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        placeNotice()
    }

    // MARK: The file

    /// Saves a document soon, and says what came of it.
    func save(_ document: Document) {
        guard canSave else { return }
        saver.save { [store, subject] in store.save(document, as: subject) }
    }

    func isUpToDate() -> Bool { canSave && store.waitAndCheck() }

    // MARK: The notice

    private func makeNotice(_ text: String) -> NoticeView {
        NoticeView(text) { [weak self] in
            self?.fileNotice.putAway()
            self?.placeNotice()
        }
    }

    /// The notice is as high as its text is at the table's width.
    private func placeNotice() {
        if notice?.text != fileNotice.text { notice = fileNotice.text.map(makeNotice) }
        guard let notice else {
            if tableView.tableHeaderView != nil { tableView.tableHeaderView = nil }
            return
        }
        let height = notice.sizeThatFits(tableView.bounds.size).height
        guard tableView.tableHeaderView !== notice || notice.frame.height != height else { return }
        notice.frame = CGRect(x: 0, y: 0, width: tableView.bounds.width, height: height)
        tableView.tableHeaderView = notice
    }
}
