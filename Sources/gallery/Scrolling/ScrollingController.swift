// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A page with nested scroll views: horizontal pages, a strip of tiles, a list and a picture that zooms. They are in an
/// outer scroll view with a refresh control.
final class ScrollingController: UIViewController {
    private let page = UIScrollView()
    private let refresh = UIRefreshControl()
    let pager = PagerView()
    let strip = StripView()
    let picture = ZoomingView()
    let list = StripView()
    /// A button with the number of refreshes. It refreshes the page for mouse and keyboard users, who cannot pull.
    let status = UIButton(configuration: .plain())
    private var sections: [(title: UILabel, content: UIView, height: CGFloat)] = []
    private var refreshes = 0

    var scrollView: UIScrollView { page }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Scrolling"
        view.backgroundColor = .systemBackground
        page.alwaysBounceVertical = true
        page.refreshControl = refresh
        refresh.addTarget(self, action: ScrollingController.refreshed, for: .valueChanged)
        view.addSubview(page)

        status.configuration?.buttonSize = .small
        say("Swipe down or press here to refresh")
        status.addAction(UIAction { [weak self] _ in self?.pressed() }, for: .primaryActionTriggered)
        page.addSubview(status)

        list.axis = .vertical
        add("Pages: swipe, scroll, or click beside the dots", pager, height: 150)
        add("Horizontal strip", strip, height: 88)
        add("Zoom: pinch, tap twice, or press Return", picture, height: 200)
        add("A list in the page", list, height: 180)
    }

    private func add(_ title: String, _ content: UIView, height: CGFloat) {
        let label = UILabel()
        label.text = title
        label.font = .preferredFont(forTextStyle: .headline)
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
        page.addSubview(label)
        page.addSubview(content)
        sections.append((label, content, height))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        page.frame = view.bounds
        let margin: CGFloat = 16
        let width = view.bounds.width - 2 * margin
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        let statusHeight = status.sizeThatFits(room).height.rounded(.up)
        status.frame = CGRect(x: margin, y: 6, width: width, height: statusHeight)
        var y = statusHeight + 10
        for section in sections {
            let title = max(24, section.title.sizeThatFits(room).height.rounded(.up))
            let height = max(section.height, section.content.sizeThatFits(room).height)
            section.title.frame = CGRect(x: margin, y: y, width: width, height: title)
            section.content.frame = CGRect(x: margin, y: y + title + 6, width: width, height: height)
            y += title + height + 24
        }
        page.contentSize = CGSize(width: view.bounds.width, height: y)
    }

    /// Lays the page out again, because its heights depend on the text size.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        view.setNeedsLayout()
    }

    private func pressed() {
        guard !refresh.isRefreshing else { return }
        refresh.beginRefreshing()
        page.setContentOffset(CGPoint(x: 0, y: -page.adjustedContentInset.top), animated: true)
        refreshed()
    }

    private func say(_ text: String) {
        status.configuration?.title = text
        view.setNeedsLayout()
    }

    private func refreshed() {
        say("Refreshing …")
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { [weak self] in
            guard let self else { return }
            refreshes += 1
            say(refreshes == 1 ? "Refreshed once: swipe down or press again" : "Refreshed \(refreshes) times")
            strip.shuffle()
            refresh.endRefreshing()
        }
    }
}
