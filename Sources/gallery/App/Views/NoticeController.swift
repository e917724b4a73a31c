// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A page that shows a notice about its file at its top.
class NoticeController: UndoingController {
    /// The messages about the file.
    var fileNotice = FileNotice() {
        didSet { if fileNotice.text != oldValue.text { showNotice() } }
    }
    private var notice: NoticeView?

    /// Called when the user closes the notice.
    func dismissNotice() { fileNotice.dismiss() }

    private func showNotice() {
        notice?.removeFromSuperview()
        notice = fileNotice.text.map { text in NoticeView(text) { [weak self] in self?.dismissNotice() } }
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
