// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A table's page that saves what it shows, and shows a notice about its file above the rows.
class SavingTableController<Document: SavedDocument>: UndoingTableController, SavedPage {
    private let saver: PageSaver<Document>
    private var fileNotice: FileNotice
    private var notice: NoticeView?

    /// - Parameter loaded: what was loaded from the file, which the page shows.
    init(
        _ subject: String, in store: DocumentFile<Document>, _ loaded: DocumentFile<Document>.Loaded,
        style: UITableView.Style
    ) {
        saver = PageSaver(subject, in: store, loaded)
        fileNotice = FileNotice(loaded, of: store.file)
        super.init(style: style)
        showOutcomes()
    }

    /// Makes a page that takes the place of another, with its file, its notice and its steps to undo.
    ///
    /// The file is not read again: what something else has written since is set aside at the next save.
    init(replacing page: SavingTableController, style: UITableView.Style) {
        (saver, fileNotice) = (page.saver, page.fileNotice)
        super.init(style: style, undoButtons: page.undoButtons)
        showOutcomes()
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
    func save(_ document: Document) { saver.save(document) }

    func isUpToDate() -> Bool { saver.isUpToDate() }

    // MARK: The notice

    private func showOutcomes() {
        saver.didSave = { [weak self] outcome in
            self?.fileNotice.show(outcome)
            self?.placeNotice()
        }
    }

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
