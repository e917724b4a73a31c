// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A table page that saves its document, and shows messages about its file above the rows.
class SavingTableController<Document: SavedDocument>: UndoingTableController, SavedPage {
    private let saver: PageSaver<Document>
    private var fileNotice: FileNotice
    private var notice: NoticeView?

    /// Creates a page that shows the messages about loading its document.
    ///
    /// - Parameters:
    ///   - subject: the name of the document in messages.
    ///   - store: the file in which the document is saved.
    ///   - loaded: the result of loading the file, which the page shows.
    ///   - style: the style of the table.
    init(
        _ subject: String, in store: DocumentFile<Document>, _ loaded: DocumentFile<Document>.Loaded,
        style: UITableView.Style
    ) {
        saver = PageSaver(subject, in: store, loaded)
        fileNotice = FileNotice(loaded, of: store.file)
        super.init(style: style)
        showOutcomes()
    }

    /// Makes a page that replaces another one, and takes over its file, its messages and its undo steps.
    ///
    /// The file is not read again. If another program has written it since `page` last read or wrote it, the next save
    /// first renames that file.
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

    /// Saves a document in the background, and shows a message if that fails.
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
            self?.fileNotice.dismiss()
            self?.placeNotice()
        }
    }

    /// Updates the notice in the table's header view. The notice's height depends on the table's width.
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
