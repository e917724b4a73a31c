// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import UIKit

/// A drag-and-drop stack in a scroll view: a row, or a column on a card with a title.
final class StackStrip: UIView, UIScrollViewDelegate {
    let stack = DragDropStackView()
    let scrollView = UIScrollView()
    private let titleLabel = UILabel()
    private static let margin: CGFloat = 8
    private let anchor = RightToLeftScrollAnchor()

    init(title: String, axis: NSLayoutConstraint.Axis) {
        super.init(frame: .zero)
        stack.axis = axis
        stack.spacing = axis == .horizontal ? 12 : 8
        stack.accessibilityLabel = title
        scrollView.showsHorizontalScrollIndicator = false
        addSubview(scrollView)
        scrollView.addSubview(stack)
        guard axis == .vertical else {
            scrollView.delegate = self
            scrollView.contentInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
            return
        }
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 12
        clipsToBounds = true
        titleLabel.text = title
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        titleLabel.accessibilityTraits = .header
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.numberOfLines = 0
        addSubview(titleLabel)
    }

    required init?(coder: NSCoder) {
        fatalError("Strips are made in code")
    }

    func fill(_ views: [UIView]) {
        for view in views { stack.addArrangedSubview(view) }
        setNeedsLayout()
    }

    /// Scrolls until `view`, which is in the stack, is visible with the spacing around it.
    func scrollToView(_ view: UIView) {
        layoutIfNeeded()
        stack.layoutIfNeeded()
        let area = stack.convert(view.frame, to: scrollView).insetBy(dx: -stack.spacing, dy: -stack.spacing)
        let content = CGRect(origin: .zero, size: scrollView.contentSize)
        scrollView.scrollRectToVisible(area.intersection(content), animated: false)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { anchor.restoreOffset(of: scrollView) }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if stack.axis == .horizontal {
            scrollView.frame = bounds
            let size = CGSize(width: stack.sizeThatFits(.zero).width, height: StackTile.height(for: traitCollection))
            stack.frame = CGRect(origin: CGPoint(x: 0, y: (bounds.height - size.height) / 2), size: size)
            scrollView.contentSize = CGSize(width: size.width, height: bounds.height)
            anchor.restoreOffset(of: scrollView)
        } else {
            let titleRoom = CGSize(width: max(bounds.width - 28, 0), height: .greatestFiniteMagnitude)
            let title = ceil(titleLabel.sizeThatFits(titleRoom).height)
            titleLabel.frame = CGRect(x: 14, y: 10, width: max(bounds.width - 28, 0), height: title)
            let top = title + 16
            scrollView.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
            let width = max(bounds.width - 2 * StackStrip.margin, 0)
            for case let card as StackCard in stack.arrangedSubviews { card.availableWidth = width }
            let height = stack.arrangedSubviews.isEmpty ? 0 : stack.sizeThatFits(CGSize(width: width, height: 0)).height
            stack.frame = CGRect(x: StackStrip.margin, y: 6, width: width, height: height)
            scrollView.contentSize = CGSize(width: bounds.width, height: height + 6 + StackStrip.margin)
        }
    }
}
