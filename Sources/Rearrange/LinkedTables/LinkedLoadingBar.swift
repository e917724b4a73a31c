// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A progress bar at the lower edge of a list that was reloaded while items are being loaded, because the reload has
/// removed their placeholders.
///
/// The bar stays at the edge while the list scrolls. Touches go through it to the rows.
@MainActor
final class LinkedLoadingBar {
    private let view = LinkedLoadingView()
    private let line = UIView()
    private weak var scrollView: UIScrollView?
    private var link: CADisplayLink?
    /// The total height of the other progress bars below this one, in points.
    var bottom: CGFloat = 0 { didSet { if bottom != oldValue { place() } } }

    /// Creates a progress bar and adds it to the view of a list.
    ///
    /// - Parameter name: the name of the item that is being loaded, or a text for several items; nil for none.
    init(in scrollView: UIScrollView, name: String?) {
        self.scrollView = scrollView
        view.name = name
        view.isUserInteractionEnabled = false
        view.backgroundColor = .secondarySystemBackground
        view.layer.zPosition = 1
        line.backgroundColor = .separator
        view.addSubview(line)
        scrollView.addSubview(view)
        place()
        let link = CADisplayLink(target: self, selector: LinkedLoadingBar.displayLinkFired)
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// The height of the bar, in points.
    var height: CGFloat { view.heightThatFits }

    /// Shows the progress, and pauses the display link, which keeps the bar in place, if the list has no window.
    ///
    /// - Parameter fraction: the loaded part, from 0 to 1.
    func update(_ fraction: Double) {
        if view.fraction != fraction { view.fraction = fraction }
        link?.isPaused = scrollView?.window == nil
    }

    /// Removes the bar.
    func remove() {
        link?.invalidate()
        link = nil
        view.removeFromSuperview()
    }

    /// Keeps the bar at the view's lower edge. Called at each frame, because scrolling is reported only to the view's
    /// delegate, which belongs to the app.
    private func displayLinkFired(_ link: CADisplayLink) {
        if scrollView == nil { return remove() }
        place()
    }

    private func place() {
        guard let scrollView else { return }
        let room = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
        let frame = CGRect(x: room.minX, y: room.maxY - bottom - height, width: room.width, height: height)
        guard view.frame != frame else { return }
        view.frame = frame
        line.frame = CGRect(x: 0, y: 0, width: frame.width, height: 1 / max(scrollView.traitCollection.displayScale, 1))
    }
}
