// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A page that saves what it shows, and tells the person above that what has come of its file.
class SavingController: UndoingController {
    private var notice: NoticeView?

    /// Tells the person something, or nothing any more.
    func show(_ text: String?) {
        notice?.removeFromSuperview()
        notice = text.map(NoticeView.init)
        guard isViewLoaded else { return }
        if let notice { view.addSubview(notice) }
        view.setNeedsLayout()
    }

    /// Saves, and says where that fails. Once it has succeeded there is nothing more to tell.
    ///
    /// - Parameter subject: what is saved, as the page calls it.
    func save(_ subject: String, in folder: URL, _ save: () throws -> Void) {
        do {
            try save()
            if notice != nil { show(nil) }
        } catch {
            show("\(subject) could not be saved in \(folder.path): \(error.localizedDescription)")
        }
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
