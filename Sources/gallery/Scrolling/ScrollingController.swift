// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Scroll views in a scroll view: pages, a strip, a list and a picture that zooms, below a control that refreshes.
final class ScrollingController: UIViewController {
    private let page = UIScrollView()
    private let refresh = UIRefreshControl()
    let pager = PagerView()
    let strip = StripView()
    let picture = ZoomingView()
    let list = StripView()
    private let status = UILabel()
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

        status.font = .preferredFont(forTextStyle: .footnote)
        status.textColor = .secondaryLabel
        status.text = "Swipe down or click here to refresh"
        status.textAlignment = .center
        status.numberOfLines = 0
        status.adjustsFontForContentSizeCategory = true
        status.isUserInteractionEnabled = true
        status.addGestureRecognizer(UITapGestureRecognizer(target: self, action: ScrollingController.clicked))
        page.addSubview(status)

        list.axis = .vertical
        add("Pages: swipe, scroll, or click beside the dots", pager, height: 150)
        add("Horizontal strip", strip, height: 88)
        add("Zoom: pinch, or tap twice", picture, height: 200)
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
        let statusHeight = max(18, status.sizeThatFits(room).height.rounded(.up))
        status.frame = CGRect(x: margin, y: 8, width: width, height: statusHeight)
        var y = statusHeight + 16
        for section in sections {
            let title = max(24, section.title.sizeThatFits(room).height.rounded(.up))
            let height = max(section.height, section.content.sizeThatFits(room).height)
            section.title.frame = CGRect(x: margin, y: y, width: width, height: title)
            section.content.frame = CGRect(x: margin, y: y + title + 6, width: width, height: height)
            y += title + height + 24
        }
        page.contentSize = CGSize(width: view.bounds.width, height: y)
    }

    /// At another text size titles and tiles have other heights.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        view.setNeedsLayout()
    }

    /// A mouse cannot pull.
    private func clicked(_ tap: UITapGestureRecognizer) {
        guard !refresh.isRefreshing else { return }
        refresh.beginRefreshing()
        page.setContentOffset(CGPoint(x: 0, y: -page.adjustedContentInset.top), animated: true)
        refreshed()
    }

    private func say(_ text: String) {
        status.text = text
        view.setNeedsLayout()
    }

    private func refreshed() {
        say("Refreshing …")
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { [weak self] in
            guard let self else { return }
            refreshes += 1
            say(refreshes == 1 ? "Refreshed once: swipe down or click again" : "Refreshed \(refreshes) times")
            strip.shuffle()
            refresh.endRefreshing()
        }
    }
}
