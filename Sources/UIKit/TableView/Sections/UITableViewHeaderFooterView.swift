// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// A reusable view for the header or footer of a table section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// The identifier shared by the views that can be reused for each other.
    open internal(set) var reuseIdentifier: String?

    private var storedContentView = UIView()
    private var titleLabel: UILabel?
    private var secondaryLabel: UILabel?
    private weak var table: UITableView?
    private var (kind, section) = (HeaderFooterKind.header, 0)
    /// The style of the table that has dequeued or displays the view.
    private(set) var tableStyle = UITableView.Style.plain
    lazy var configurations = ConfigurationHost(self)
    var storedUpdateHandler: ConfigurationUpdateHandler?
    /// Whether the background is the default of the table's style. False after the app has set a background.
    var hasDefaultBackground = true
    /// Whether the view floats at the edge of the screen while its section scrolls.
    var isPinned = false { didSet { if isPinned != oldValue { setNeedsUpdateConfiguration() } } }

    override var accessibilityDefaults: any AccessibilityDefaults { HeaderFooterAccessibility(view: self) }

    // MARK: Lifecycle

    /// Creates a view that can be reused under an identifier.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    override func setUp() {
        super.setUp()
        addSubview(storedContentView)
    }

    /// Called before the view is shown for another section.
    open func prepareForReuse() {}

    // MARK: Content

    /// The view to which the app adds its own subviews.
    open var contentView: UIView { storedContentView }

    /// The label of the title; nil while ``contentConfiguration`` is set.
    open var textLabel: UILabel? {
        if configurations.content != nil { return nil }
        if let titleLabel { return titleLabel }
        let label = makeLabel()
        titleLabel = label
        return label
    }

    /// The label of a second text below the title; nil while ``contentConfiguration`` is set.
    open var detailTextLabel: UILabel? {
        if configurations.content != nil { return nil }
        if let secondaryLabel { return secondaryLabel }
        let label = makeLabel()
        label.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
        label.textColor = .secondaryLabel
        secondaryLabel = label
        return label
    }

    /// The view behind the content, as large as the header or footer.
    open var backgroundView: UIView? {
        didSet {
            guard oldValue !== backgroundView else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView {
                // A background view replaces the background configuration.
                backgroundConfiguration = nil
                insertSubview(backgroundView, at: 0)
            }
            setNeedsLayout()
        }
    }

    /// Replaces the content view. The labels are removed together with the old content view.
    func replaceContentView(with view: UIView) {
        storedContentView = view
        (titleLabel, secondaryLabel) = (nil, nil)
    }

    private func makeLabel() -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
        contentView.addSubview(label)
        if showsTitle, let titleStyle { apply(titleStyle, to: label) }
        setNeedsLayout()
        return label
    }

    // MARK: In a table

    /// The reuse identifier of views for the data source's titles. It contains a null character, so that no app uses
    /// the same identifier by accident.
    static let titleIdentifier = "UITableViewHeaderFooterView of a title \u{0}"

    static func forTitle() -> UITableViewHeaderFooterView {
        UITableViewHeaderFooterView(reuseIdentifier: titleIdentifier)
    }

    /// Stores whether the view will be a header or a footer, and the style of its table. Default fonts and
    /// configurations depend on both.
    func prepare(for kind: HeaderFooterKind, in style: UITableView.Style) {
        (self.kind, tableStyle) = (kind, style)
    }

    /// Connects the view with the table and the section that are about to display it.
    func connect(to table: UITableView, _ kind: HeaderFooterKind, _ section: Int) {
        prepare(for: kind, in: table.style)
        (self.table, self.section) = (table, section)
        if hasDefaultBackground, backgroundView == nil {
            backgroundConfiguration = defaultBackgroundConfiguration()
            hasDefaultBackground = true
        }
        setNeedsLayout()
    }

    /// Disconnects the view from a table that no longer displays it.
    func disconnect(from table: UITableView) {
        if self.table === table { self.table = nil }
    }

    /// Shows a title from the data source.
    func show(_ title: String) {
        guard let titleStyle, let label = textLabel else { return }
        apply(titleStyle, to: label)
        label.text = titleStyle.displayedTitle(title)
        setNeedsLayout()
    }

    private func apply(_ titleStyle: SectionTitleStyle, to label: UILabel) {
        label.font = titleStyle.font
        label.textColor = titleStyle.color
    }

    /// The table that displays the view, and whether the view is a header or a footer there; nil outside a table.
    var place: (table: UITableView, kind: HeaderFooterKind)? { table.map { ($0, kind) } }

    var isFooter: Bool { kind == .footer }

    /// The title as the data source returns it, although the view may show it in capital letters. Nil if the view shows
    /// other content than a title from the data source.
    var originalTitle: String? { showsTitle ? table?.titleFromDataSource(kind, section) : nil }

    /// The text style and layout of the view's own labels; nil outside a table.
    private var titleStyle: SectionTitleStyle? { table.map { SectionTitleStyle(kind, section, of: $0) } }

    private var showsTitle: Bool { reuseIdentifier == UITableViewHeaderFooterView.titleIdentifier }

    // MARK: Configuration

    /// The current configuration state of the view. Subclasses can add their own states.
    open var configurationState: UIViewConfigurationState { stateNow }

    /// Requests a call of ``updateConfiguration(using:)`` before the next measurement or layout.
    open func setNeedsUpdateConfiguration() { configurations.setNeedsUpdate() }

    /// Configures the view for a state. Called when the state has changed; an override must call super.
    open func updateConfiguration(using state: UIViewConfigurationState) {}

    /// Whether ``contentConfiguration`` is updated automatically when the state changes.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.automaticallyUpdatesContent }
        set { configurations.automaticallyUpdatesContent = newValue }
    }

    /// Whether ``backgroundConfiguration`` is updated automatically when the state changes.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.automaticallyUpdatesBackground }
        set { configurations.automaticallyUpdatesBackground = newValue }
    }

    override func updateForTraits() {
        super.updateForTraits()
        configurations.traitsMayHaveChanged()
    }

    // MARK: Layout

    /// The margins of the table's rows, so that titles are aligned with the content of cells.
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
        guard configurations.content == nil, let titleStyle else { return }
        let width = max(contentView.bounds.width - 2 * titleStyle.margin, 0)
        var bottom = bounds.height - titleStyle.bottom
        for label in [secondaryLabel, titleLabel].compactMap({ $0 }) {
            let height = min(label.sizeThatFits(CGSize(width: width, height: UILabel.unlimited)).height, bounds.height)
            label.frame = CGRect(x: titleStyle.margin, y: max(bottom - height, 0), width: width, height: height)
            bottom -= height
        }
    }

    private var contentInsets: SideInsets { table?.contentInsets ?? SideInsets() }

    /// The width of the view with its content in one line, for headers that are no wider than their content.
    var widthOfContent: CGFloat {
        updateConfigurationIfNeeded()
        if configurations.content != nil || contentView.hasConstraintsInside {
            return contentInsets.sum + contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
        }
        let unlimited = CGSize(width: UILabel.unlimited, height: UILabel.unlimited)
        let widths = [titleLabel, secondaryLabel].compactMap { $0?.sizeThatFits(unlimited).width }
        guard let titleStyle, let width = widths.max() else { return UILabel.unlimited }
        return contentInsets.sum + width + 2 * titleStyle.margin
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        if configurations.content != nil || contentView.hasConstraintsInside {
            let width = max(size.width - contentInsets.sum, 0)
            contentView.frame.size.width = width
            let wanted = contentView.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            return CGSize(width: size.width, height: wanted.height)
        }
        let labels = [titleLabel, secondaryLabel].compactMap { $0 }.filter { $0.text?.isEmpty == false }
        guard let titleStyle, !labels.isEmpty else { return CGSize(width: size.width, height: 0) }
        let room = CGSize(width: size.width - contentInsets.sum - 2 * titleStyle.margin, height: UILabel.unlimited)
        return CGSize(
            width: size.width, height: titleStyle.height(text: labels.reduce(0) { $0 + $1.sizeThatFits(room).height }))
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        // A nib connects its views with the header or footer itself, which has no content view there.
        if configurations.content == nil, !contentView.hasConstraintsInside, hasConstraintsInside {
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
        let isFixed = verticalFittingPriority == .required && targetSize.height > 0
        let height = sizeThatFits(CGSize(width: targetSize.width, height: UILabel.unlimited)).height
        return CGSize(width: targetSize.width, height: isFixed ? targetSize.height : height)
    }
}
