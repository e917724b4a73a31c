// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// What stands above or below a section of a table, and can be used again for another section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// The views that can stand in for this one share it.
    public let reuseIdentifier: String?

    private let storedContentView = UIView()
    private var titleLabel: UILabel?
    private var secondaryLabel: UILabel?
    private var look: SectionTitleLook?
    private weak var table: UITableView?
    private var edge = SectionEdge.header
    /// What hides the rows that pass under the view in a plain table.
    private lazy var cover = UIView()

    // MARK: Lifecycle

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(storedContentView)
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        addSubview(storedContentView)
    }

    /// Called before the view is shown for another section.
    open func prepareForReuse() {}

    // MARK: Content

    /// Where the app's own views go.
    open var contentView: UIView { storedContentView }

    /// The title.
    open var textLabel: UILabel? {
        if let titleLabel { return titleLabel }
        let label = makeLabel()
        titleLabel = label
        return label
    }

    /// A second text below the title.
    open var detailTextLabel: UILabel? {
        if let secondaryLabel { return secondaryLabel }
        let label = makeLabel()
        label.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
        label.textColor = .secondaryLabel
        secondaryLabel = label
        return label
    }

    /// Behind the content, as large as the view.
    open var backgroundView: UIView? {
        didSet {
            guard oldValue !== backgroundView else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    private func makeLabel() -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
        contentView.addSubview(label)
        if let look { apply(look, to: label) }
        setNeedsLayout()
        return label
    }

    // MARK: In a table

    /// The identifier of the views that show the data source's titles: apps cannot name it.
    static let titleIdentifier = "UITableViewHeaderFooterView of a title \u{0}"

    static func forTitle() -> UITableViewHeaderFooterView {
        UITableViewHeaderFooterView(reuseIdentifier: titleIdentifier)
    }

    /// The view is about to stand at an edge of one of the table's sections.
    func joins(_ table: UITableView, _ edge: SectionEdge) {
        (self.table, self.edge) = (table, edge)
        setNeedsLayout()
    }

    /// Shows a title of the data source's.
    func show(_ title: String, _ look: SectionTitleLook) {
        self.look = look
        let label = textLabel!
        apply(look, to: label)
        label.text = look.words(title)
        setNeedsLayout()
    }

    private func apply(_ look: SectionTitleLook, to label: UILabel) {
        label.font = look.font
        label.textColor = look.color
    }

    /// How the view's own labels stand, whoever filled them.
    private var labelLook: SectionTitleLook? {
        if let look { return look }
        return table.map { SectionTitleLook(edge, 1, of: $0) }
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
        backgroundView?.frame = bounds
        let isCovered = table?.style == .plain && backgroundView == nil
        if isCovered {
            cover.backgroundColor = .systemBackground
            cover.frame = bounds
            if cover.superview == nil { insertSubview(cover, at: 0) }
        } else {
            cover.removeFromSuperview()
        }
        guard let look = labelLook else { return }
        let width = max(bounds.width - 2 * look.margin, 0)
        var bottom = bounds.height - look.bottom
        for label in [secondaryLabel, titleLabel].compactMap({ $0 }) {
            let height = min(label.sizeThatFits(CGSize(width: width, height: UILabel.unlimited)).height, bounds.height)
            label.frame = CGRect(x: look.margin, y: max(bottom - height, 0), width: width, height: height)
            bottom -= height
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let labels = [titleLabel, secondaryLabel].compactMap { $0 }.filter { $0.text?.isEmpty == false }
        guard let look = labelLook, !labels.isEmpty else { return CGSize(width: size.width, height: 0) }
        let room = CGSize(width: size.width - 2 * look.margin, height: UILabel.unlimited)
        return CGSize(
            width: size.width, height: look.height(text: labels.reduce(0) { $0 + $1.sizeThatFits(room).height }))
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let isFixed = verticalFittingPriority == .required && targetSize.height > 0
        let height = sizeThatFits(CGSize(width: targetSize.width, height: UILabel.unlimited)).height
        return CGSize(width: targetSize.width, height: isFixed ? targetSize.height : height)
    }
}
