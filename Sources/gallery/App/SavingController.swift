// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A page that saves what it shows, and tells the person above that what has come of its file.
class SavingController: UndoingController, SavedPage {
    /// What the page says of its file.
    var fileNotice = FileNotice() {
        didSet { if fileNotice.text != oldValue.text { showNotice() } }
    }
    private var notice: NoticeView?
    private var saver: FileSaver?

    /// Tells the person what came of reading the file, or nothing.
    func tell(_ text: String?) { fileNotice = FileNotice(text) }

    /// Saves a document in its file soon, and says what came of it: where that fails, until it succeeds.
    ///
    /// - Parameter subject: what is saved, as the page calls it.
    func save<Document>(_ subject: String, _ document: Document, in store: DocumentFile<Document>) {
        let saver =
            saver
            ?? FileSaver(store.jobs) { [weak self, file = store.file] outcome in
                guard let self else { return UntoldNews.keep(outcome, of: file) }
                fileNotice.show(outcome)
            }
        self.saver = saver
        saver.save { store.save(document, as: subject) }
    }

    func isUpToDate() -> Bool { false }

    /// The person has read the notice, and closes it.
    func putNoticeAway() { fileNotice.putAway() }

    private func showNotice() {
        notice?.removeFromSuperview()
        notice = fileNotice.text.map { text in NoticeView(text) { [weak self] in self?.putNoticeAway() } }
        guard isViewLoaded else { return }
        if let notice { view.addSubview(notice) }
        view.setNeedsLayout()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        if let notice { view.addSubview(notice) }
    }

    /// Puts the notice, if any, at the top of an area.
    ///
    /// - Returns: the rest of the area.
    func placeNotice(in area: CGRect) -> CGRect {
        guard let notice else { return area }
        let (top, rest) = area.divided(atDistance: notice.sizeThatFits(area.size).height, from: .minYEdge)
        notice.frame = top
        return rest
    }
}
