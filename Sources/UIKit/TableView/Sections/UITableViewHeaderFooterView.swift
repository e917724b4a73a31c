// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// What stands above or below a section of a table, and can be used again for another section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// The views that can stand in for this one share it.
    public let reuseIdentifier: String?

    private var storedContentView = UIView()
    private var titleLabel: UILabel?
    private var secondaryLabel: UILabel?
    private weak var table: UITableView?
    private var (edge, section) = (SectionEdge.header, 0)
    /// The style of the table that the view was asked for, or stands in.
    private(set) var tableStyle = UITableView.Style.plain
    lazy var configurations = ConfigurationHost(self)
    var storedUpdateHandler: ConfigurationUpdateHandler?
    /// Whether the background is the one that the table's style has, and nobody has chosen another.
    var hasDefaultBackground = true
    /// Whether the view stays at the edge of the screen while its section scrolls.
    var isPinned = false { didSet { if isPinned != oldValue { setNeedsUpdateConfiguration() } } }

    override var accessibilityDefaults: any AccessibilityDefaults { SectionEdgeAccessibility(view: self) }

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

    /// The title; nil while ``contentConfiguration`` says what is shown.
    open var textLabel: UILabel? {
        if configurations.content != nil { return nil }
        if let titleLabel { return titleLabel }
        let label = makeLabel()
        titleLabel = label
        return label
    }

    /// A second text below the title; nil while ``contentConfiguration`` says what is shown.
    open var detailTextLabel: UILabel? {
        if configurations.content != nil { return nil }
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
            if let backgroundView {
                // A view supersedes the configuration.
                backgroundConfiguration = nil
                insertSubview(backgroundView, at: 0)
            }
            setNeedsLayout()
        }
    }

    /// Another view stands for the content: the labels have gone with the one before.
    func replaceContentView(with view: UIView) {
        storedContentView = view
        (titleLabel, secondaryLabel) = (nil, nil)
    }

    private func makeLabel() -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
        contentView.addSubview(label)
        if showsTitle, let look { apply(look, to: label) }
        setNeedsLayout()
        return label
    }

    // MARK: In a table

    /// The identifier of the views that show the data source's titles: apps cannot name it.
    static let titleIdentifier = "UITableViewHeaderFooterView of a title \u{0}"

    static func forTitle() -> UITableViewHeaderFooterView {
        UITableViewHeaderFooterView(reuseIdentifier: titleIdentifier)
    }

    /// The view is asked for, to stand at an edge of a section in a table of a style.
    func isMeant(for edge: SectionEdge, in style: UITableView.Style) {
        (self.edge, tableStyle) = (edge, style)
    }

    /// The view is about to stand at an edge of one of the table's sections.
    func joins(_ table: UITableView, _ edge: SectionEdge, _ section: Int) {
        isMeant(for: edge, in: table.style)
        (self.table, self.section) = (table, section)
        if hasDefaultBackground, backgroundView == nil {
            backgroundConfiguration = defaultBackgroundConfiguration()
            hasDefaultBackground = true
        }
        setNeedsLayout()
    }

    /// The view stands in the table no more.
    func leaves(_ table: UITableView) {
        if self.table === table { self.table = nil }
    }

    /// Shows a title of the data source's.
    func show(_ title: String) {
        guard let look, let label = textLabel else { return }
        apply(look, to: label)
        label.text = look.words(title)
        setNeedsLayout()
    }

    private func apply(_ look: SectionTitleLook, to label: UILabel) {
        label.font = look.font
        label.textColor = look.color
    }

    /// The table that it stands in, if any, and at which edge of a section.
    var place: (table: UITableView, edge: SectionEdge)? { table.map { ($0, edge) } }

    var isFooter: Bool { edge == .footer }

    /// The data source's title as it is written; nil where the view shows something else.
    var titleAsGiven: String? { showsTitle ? table?.givenTitle(edge, section) : nil }

    /// How the view's own labels stand, whoever filled them.
    private var look: SectionTitleLook? { table.map { SectionTitleLook(edge, section, of: $0) } }

    private var showsTitle: Bool { reuseIdentifier == UITableViewHeaderFooterView.titleIdentifier }

    // MARK: Configuration

    /// What goes on with the view; a subclass adds states of its own to it.
    open var configurationState: UIViewConfigurationState { stateNow }

    /// Has ``updateConfiguration(using:)`` called before the view is next measured or laid out.
    open func setNeedsUpdateConfiguration() { configurations.setNeedsUpdate() }

    /// Configures the view for a state; it is called when that has changed. Override it, and call super's.
    open func updateConfiguration(using state: UIViewConfigurationState) {}

    /// Whether ``contentConfiguration`` follows the state by itself.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.automaticallyUpdatesContent }
        set { configurations.automaticallyUpdatesContent = newValue }
    }

    /// Whether ``backgroundConfiguration`` follows the state by itself.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.automaticallyUpdatesBackground }
        set { configurations.automaticallyUpdatesBackground = newValue }
    }

    override func updateForTraits() {
        super.updateForTraits()
        configurations.traitsMayHaveChanged()
    }

    // MARK: Layout

    /// The margins of rows: content begins where theirs does.
    override var systemMargins: UIEdgeInsets {
        let margin = table?.rowMargin ?? windowMargin
        return UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
    }

    open override func layoutSublayers(of layer: CALayer) {
        updateConfigurationIfNeeded()
        super.layoutSublayers(of: layer)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let sides = contentInsets
        contentView.frame = CGRect(
            x: sides.left, y: 0, width: max(bounds.width - sides.sum, 0), height: bounds.height)
        backgroundView?.frame = bounds
        configurations.layOutBackground()
        guard configurations.content == nil, let look else { return }
        let width = max(contentView.bounds.width - 2 * look.margin, 0)
        var bottom = bounds.height - look.bottom
        for label in [secondaryLabel, titleLabel].compactMap({ $0 }) {
            let height = min(label.sizeThatFits(CGSize(width: width, height: UILabel.unlimited)).height, bounds.height)
            label.frame = CGRect(x: look.margin, y: max(bottom - height, 0), width: width, height: height)
            bottom -= height
        }
    }

    private var contentInsets: SideInsets { table?.contentInsets ?? SideInsets() }

    /// How wide it is with its content in one line, where the table's headers are no wider than that.
    var widthOfContent: CGFloat {
        updateConfigurationIfNeeded()
        if configurations.content != nil {
            return contentInsets.sum + contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
        }
        let unlimited = CGSize(width: UILabel.unlimited, height: UILabel.unlimited)
        let widths = [titleLabel, secondaryLabel].compactMap { $0?.sizeThatFits(unlimited).width }
        guard let look, let width = widths.max() else { return UILabel.unlimited }
        return contentInsets.sum + width + 2 * look.margin
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        if configurations.content != nil {
            let width = max(size.width - contentInsets.sum, 0)
            contentView.frame.size.width = width
            let wanted = contentView.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            return CGSize(width: size.width, height: wanted.height)
        }
        let labels = [titleLabel, secondaryLabel].compactMap { $0 }.filter { $0.text?.isEmpty == false }
        guard let look, !labels.isEmpty else { return CGSize(width: size.width, height: 0) }
        let room = CGSize(width: size.width - contentInsets.sum - 2 * look.margin, height: UILabel.unlimited)
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
