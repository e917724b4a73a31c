// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A bar at the lower edge of a table that was reloaded while items are being read: the table has removed their
/// placeholders.
///
/// It stays at the edge while the table scrolls. Touches go through it to the rows.
@MainActor
final class LinkedLoadingBar {
    private let view = LinkedLoadingView()
    private let line = UIView()
    private weak var tableView: UITableView?
    private var link: CADisplayLink?
    /// Points that are taken by other bars below it.
    var bottom: CGFloat = 0 { didSet { if bottom != oldValue { place() } } }

    /// - Parameter name: of the item, or of all of them.
    init(in tableView: UITableView, name: String?) {
        self.tableView = tableView
        view.name = name
        view.isUserInteractionEnabled = false
        view.backgroundColor = .secondarySystemBackground
        view.layer.zPosition = 1
        line.backgroundColor = .separator
        view.addSubview(line)
        tableView.addSubview(view)
        place()
        let link = CADisplayLink(target: self, selector: LinkedLoadingBar.follow)
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// Points.
    var height: CGFloat { view.heightThatFits }

    /// Shows how much has come; a table without a window has no frames.
    ///
    /// - Parameter fraction: from 0 to 1.
    func update(_ fraction: Double) {
        if view.fraction != fraction { view.fraction = fraction }
        link?.isPaused = tableView?.window == nil
    }

    /// Takes the bar away.
    func remove() {
        link?.invalidate()
        link = nil
        view.removeFromSuperview()
    }

    /// Called at each frame: nothing tells of the scrolling but the table's delegate, which is the app's.
    private func follow(_ link: CADisplayLink) {
        if tableView == nil { return remove() }
        place()
    }

    private func place() {
        guard let tableView else { return }
        let room = tableView.bounds.inset(by: tableView.adjustedContentInset)
        let frame = CGRect(x: room.minX, y: room.maxY - bottom - height, width: room.width, height: height)
        guard view.frame != frame else { return }
        view.frame = frame
        line.frame = CGRect(x: 0, y: 0, width: frame.width, height: 1 / max(tableView.traitCollection.displayScale, 1))
    }
}
