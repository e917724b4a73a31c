// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// The view of a table row: the content, and the controls that select, edit and reorder the row.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    let style: CellStyle
    /// The identifier shared by the cells that can be reused for each other; nil for a cell that is not reused.
    open internal(set) var reuseIdentifier: String?

    /// The table that shows the cell; nil for a cell in the reuse pool.
    weak var table: UITableView?
    /// The row that the cell shows; nil for a cell in the reuse pool.
    var path: RowPath?
    /// The style of the table that created or shows the cell.
    var tableStyle = UITableView.Style.plain
    /// The numbers of the running update animations that this cell takes part in. Until they end, the cell is kept even
    /// if it is off screen.
    var animationNumbers: Set<Int> = []

    /// The running animation of a cell that a batch update has inserted; nil if no such animation runs.
    var entrance: Entrance?

    /// The kind of animation with which an inserted cell appears.
    enum Entrance {
        case fading, opening
    }

    private var storedContentView: UIView = CellContentView()
    private(set) var titleLabel: UILabel?
    private(set) var secondaryLabel: UILabel?
    private(set) var pictureView: UIImageView?
    let separator = RowSeparator()
    /// The separator along the top of the cell, above the first row of a grouped section; nil until the cell needs it.
    var lineAbove: RowSeparator?
    /// The lines and round corners of the cell, which depend on the row's position in its section.
    var groupPlace = GroupPlace(isFirst: false, isLast: false, style: .plain) {
        didSet { if groupPlace != oldValue { showGroupPlace() } }
    }
    var clipping: CellClipping = [] { didSet { clippingDidChange(from: oldValue) } }
    var clipsForApp = false
    /// Whether the app has set `backgroundColor`.
    private(set) var hasOwnBackgroundColor = false
    /// Whether the background colour is being set by the table and not by the app.
    var isTableSettingBackgroundColor = false
    lazy var accessory = CellAccessory(for: self)
    lazy var controls = CellControls(for: self)
    lazy var configurations = ConfigurationHost(self)
    var storedUpdateHandler: ConfigurationUpdateHandler?
    /// The background colour that the app had set before a background configuration replaced it; nil if the app had set
    /// none. The inner optional is nil if the app had set nil.
    var ownBackgroundColorBeforeConfiguration: UIColor??
    var swipeActions: SwipeActionsView? {
        didSet { if (swipeActions == nil) != (oldValue == nil) { setNeedsUpdateConfiguration() } }
    }

    /// The appearance of the cell during a drag.
    var dragAppearance = CellDragAppearance()
    /// The opacity of the cell before a drag changed it.
    var alphaBeforeDrag: CGFloat = 1

    private(set) var selected = false
    private(set) var highlighted = false
    private var editing = false
    private var chosenSeparatorInset: UIEdgeInsets?
    /// The standard view behind the content of a selected row, used if the app has set none; nil until it is first
    /// needed.
    var defaultSelectedBackground: UIView?
    /// The tint colour that the cell has given the title in style `value2`; nil if the title has never got a tint
    /// colour. If the title has another colour now, the app has set that colour.
    private var titleTint: UIColor?

    override var accessibilityDefaults: any AccessibilityDefaults { RowAccessibility(cell: self) }

    /// The segue of a storyboard that is performed when the row is selected.
    var selectionSegue: SegueTemplate?
    /// The segue of a storyboard that is performed by the accessory button.
    var accessorySegue: SegueTemplate?
    /// The height that a storyboard gives the row, if its table has static rows.
    var staticHeight: CGFloat?

    // MARK: Lifecycle

    /// Creates a cell with a style and an identifier for reuse.
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.current.rowHeight))
    }

    public override init(frame: CGRect) {
        style = .default
        reuseIdentifier = nil
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        style = (coder as? NibDecoder)?.number("style").flatMap(CellStyle.init) ?? .default
        reuseIdentifier = (coder as? NibDecoder)?.text("reuseIdentifier")
        super.init(coder: coder)
    }

    override func setUp() {
        super.setUp()
        applyDefaultBackgroundColor(of: .plain)
        addSubview(storedContentView)
        separator.show(.separator, nil)
        addSubview(separator)
        margins.lastNotified = effectiveMargins
    }

    /// Called before the cell is reused for another row.
    open func prepareForReuse() {}

    // MARK: Content

    /// The container of the row's content. Controls and accessories of the cell are placed beside it.
    open var contentView: UIView { storedContentView }

    /// Replaces the content view. The labels and the image view are removed together with the old content view.
    func replaceContentView(with view: UIView) {
        storedContentView = view
        (titleLabel, secondaryLabel, pictureView) = (nil, nil, nil)
    }

    /// The label of the title; nil while the cell has a ``contentConfiguration``.
    open var textLabel: UILabel? {
        if configurations.content != nil { return nil }
        if let titleLabel { return titleLabel }
        let label = makeLabel(style == .value2 ? .footnote : .body)
        titleLabel = label
        if style == .value2 {
            label.textColor = tintColor
            titleTint = tintColor
        }
        return label
    }

    /// The label of the second text; nil in style `default`, and while the cell has a ``contentConfiguration``.
    open var detailTextLabel: UILabel? {
        if style == .default || configurations.content != nil { return nil }
        if let secondaryLabel { return secondaryLabel }
        let label: UILabel
        switch style {
        case .subtitle: label = makeLabel(.caption1)
        case .value2: label = makeLabel(.footnote)
        default:
            label = makeLabel(.body)
            label.textColor = .secondaryLabel
        }
        secondaryLabel = label
        return label
    }

    /// The image view before the title; nil while the cell has a ``contentConfiguration``.
    open var imageView: UIImageView? {
        if configurations.content != nil { return nil }
        if let pictureView { return pictureView }
        let view = CellImageView(frame: .zero)
        view.cell = self
        view.contentMode = .scaleAspectFit
        contentView.addSubview(view)
        pictureView = view
        return view
    }

    private func makeLabel(_ style: UIFont.TextStyle) -> UILabel {
        let label = CellLabel(frame: .zero)
        label.cell = self
        label.font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
        label.adjustsFontForContentSizeCategory = true
        contentView.addSubview(label)
        return label
    }

    // MARK: Backgrounds

    open override var backgroundColor: UIColor? { didSet { hasOwnBackgroundColor = !isTableSettingBackgroundColor } }

    /// The view behind all content of the cell.
    open var backgroundView: UIView? {
        didSet {
            guard oldValue !== backgroundView else { return }
            backgroundViewWasSet(backgroundView)
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// The view behind the content while the row is highlighted or selected.
    open var selectedBackgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            backgroundViewWasSet(selectedBackgroundView)
            selectionLookDidChange()
        }
    }

    /// The view behind a selected row's content if several rows can be selected. If nil, ``selectedBackgroundView`` is
    /// used.
    open var multipleSelectionBackgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            backgroundViewWasSet(multipleSelectionBackgroundView)
            selectionLookDidChange()
        }
    }

    // MARK: Accessories

    /// The type of the standard accessory.
    open var accessoryType = AccessoryType.none { didSet { accessory.settingsDidChange() } }
    /// The view that replaces the accessory of ``accessoryType``. At accessibility text sizes it is below the text.
    open var accessoryView: UIView? { didSet { accessory.settingsDidChange() } }
    /// The type of the standard accessory in editing mode.
    open var editingAccessoryType = AccessoryType.none { didSet { accessory.settingsDidChange() } }
    /// The view that replaces the accessory of ``editingAccessoryType`` in editing mode.
    open var editingAccessoryView: UIView? { didSet { accessory.settingsDidChange() } }

    // MARK: Geometry of the content

    /// The indentation of the content, in units of ``indentationWidth``.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { indentationDidChange() } } }
    /// The width of one indentation level in points.
    open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { indentationDidChange() } } }

    private func indentationDidChange() {
        refreshMargins()
        setNeedsLayout()
    }

    /// The insets of the separator from the sides of the cell. The table's insets apply if the app has set none for the
    /// cell.
    open var separatorInset: UIEdgeInsets {
        get {
            chosenSeparatorInset ?? table?.separatorInset ?? UIEdgeInsets(top: 0, left: rowMargin, bottom: 0, right: 0)
        }
        set {
            chosenSeparatorInset = newValue
            setNeedsLayout()
        }
    }

    /// The separator inset that the app has set for the cell or for its table; nil if the app has set no inset.
    var fixedSeparatorInset: UIEdgeInsets? { chosenSeparatorInset ?? table?.chosenSeparatorInset }

    /// Whether `fixedSeparatorInset` is measured from the automatic inset of the separator instead of the cell's edge.
    var countsSeparatorInsetFromAutomatic: Bool {
        chosenSeparatorInset == nil && table?.separatorInsetReference == .fromAutomaticInsets
    }

    // MARK: Selection

    /// The appearance of the cell when it is selected.
    open var selectionStyle = SelectionStyle.default {
        didSet {
            setNeedsUpdateConfiguration()
            selectionLookDidChange()
        }
    }

    /// Whether the cell appears selected.
    open var isSelected: Bool {
        get { selected }
        set { setSelected(newValue, animated: false) }
    }

    /// Whether the cell appears highlighted.
    open var isHighlighted: Bool {
        get { highlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Shows the cell as selected or not. The table's selection does not change.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard self.selected != selected else { return }
        self.selected = selected
        selectionLookDidChange(animated: animated)
        configurationStateDidChange(animated: animated)
    }

    /// Shows the cell as highlighted or not.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard self.highlighted != highlighted else { return }
        self.highlighted = highlighted
        selectionLookDidChange(animated: animated)
        configurationStateDidChange(animated: animated)
    }

    // MARK: Editing

    /// Whether the cell is in editing mode.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows or hides the controls that delete, insert and reorder the row.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard self.editing != editing else { return }
        let old = state
        self.editing = editing
        setNeedsUpdateConfiguration()
        stateDidChange(from: old, animated: animated)
    }

    /// The action of the row's edit control, according to the table's delegate.
    open internal(set) var editingStyle = EditingStyle.none {
        didSet { if editingStyle != oldValue { controls.settingsDidChange() } }
    }

    /// Whether the content is indented in editing mode even without an edit control. The value comes from the table's
    /// delegate. Rows that cannot be edited are not indented.
    open var shouldIndentWhileEditing = true {
        didSet { if shouldIndentWhileEditing != oldValue { controls.settingsDidChange() } }
    }

    /// Whether the row can be edited, according to the data source.
    var isEditable = true {
        didSet { if isEditable != oldValue { controls.settingsDidChange() } }
    }

    /// Whether the row has a reorder control in editing mode. The table sets this property to true if the data source
    /// allows moving the row.
    open var showsReorderControl = false {
        didSet { if showsReorderControl != oldValue { controls.settingsDidChange() } }
    }

    /// Whether the delete button or other swipe actions are visible, after a swipe or a tap on the delete control.
    open var showingDeleteConfirmation: Bool { swipeActions != nil }

    /// Called before controls or swipe actions appear or disappear. `state` describes the controls and actions that
    /// will be visible.
    open func willTransition(to state: UITableViewCell.StateMask) {}
    /// Called after controls or swipe actions have appeared or disappeared. `state` describes the controls and actions
    /// that are visible.
    open func didTransition(to state: UITableViewCell.StateMask) {}

    /// The controls that are visible beside the content.
    var state: StateMask {
        var state: StateMask = []
        if editing { state.insert(.showingEditControl) }
        if showingDeleteConfirmation { state.insert(.showingDeleteConfirmation) }
        return state
    }

    // MARK: Drag and drop

    /// Called when the row is lifted, when its drag begins and when its drag ends. Changes made at the lift are
    /// animated together with the lift. Overrides must call super.
    open func dragStateDidChange(_ dragState: UITableViewCell.DragState) {}

    /// Whether the cell receives touches while its row is being dragged.
    open var userInteractionEnabledWhileDragging = false

    func dragStateDidChange() { dragStateDidChange(UITableViewCell.DragState(dragAppearance.dragState)) }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let isAway = dragAppearance.dragState == .dragging && !userInteractionEnabledWhileDragging
        return isAway ? nil : super.hitTest(point, with: event)
    }

    // MARK: Focus

    /// Whether the row can get the keyboard focus.
    open override var canBecomeFocused: Bool { path.flatMap { table?.mayFocus($0) } ?? false }

    open override var isFocused: Bool { rowHasFocus }

    /// The appearance of the cell when its row has the focus.
    open var focusStyle = FocusStyle.default {
        didSet {
            if focusStyle != oldValue, rowHasFocus { focusDidChange(isRingShown: focusSystem?.isRingShown == true) }
        }
    }

    // MARK: Configuration

    /// The current state of the cell. Subclasses can add their own states.
    open var configurationState: UICellConfigurationState { stateNow }

    /// Requests a call of ``updateConfiguration(using:)`` before the cell is next measured or laid out. Several
    /// requests cause one call.
    open func setNeedsUpdateConfiguration() { configurations.setNeedsUpdate() }

    /// Configures the cell for a state. Called after the state has changed. Overrides must call super.
    open func updateConfiguration(using state: UICellConfigurationState) {}

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

    open override var isUserInteractionEnabled: Bool {
        didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
    }

    // MARK: Layout

    override func subviewSizeDidChange() {
        contentDidChange()
    }

    override func constraintsInsideDidChange() {
        if table?.selfSizingInvalidation == .enabledIncludingConstraints { table?.contentDidChange(in: self) }
    }

    /// Makes the table measure the row again.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        contentDidChange()
    }

    /// Whether the configurations are being updated at the beginning of a layout pass. If so, changes of the content
    /// need not request a layout, because the cell is laid out immediately afterwards.
    private(set) var isUpdatingForLayout = false

    open override func layoutSublayers(of layer: CALayer) {
        isUpdatingForLayout = true
        updateConfigurationIfNeeded()
        isUpdatingForLayout = false
        super.layoutSublayers(of: layer)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutContent()
    }

    /// The layout margins of the cell. Content that respects them is aligned with the text of other rows.
    override var systemMargins: UIEdgeInsets {
        let (margin, padding) = (rowMargin, TableMetrics.current.verticalPadding)
        let indentation = indentationLevel == 0 ? 0 : CGFloat(indentationLevel) * indentationWidth
        guard indentation != 0 else {
            return UIEdgeInsets(top: padding, left: margin, bottom: padding, right: margin)
        }
        return UIEdgeInsets(
            NSDirectionalEdgeInsets(top: padding, leading: margin + indentation, bottom: padding, trailing: margin),
            effectiveUserInterfaceLayoutDirection)
    }

    override func windowChanged() {
        super.windowChanged()
        // The margins depend on the window's width, which is unknown while the cell is in the reuse pool.
        if window != nil { refreshMargins() }
    }

    override func boundsSizeDidChange() {
        super.boundsSizeDidChange()
        refreshMargins()
        if swipeActions != nil { table?.swipedRowDidResize() }
    }

    /// The rectangle from which the layout margins of subviews are measured. Its origin stays zero even while a swipe
    /// shifts the bounds, so that the margins move with the content.
    override var marginBounds: CGRect { CGRect(origin: .zero, size: bounds.size) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: heightThatFits(width: size.width))
    }

    /// Returns the size for automatic row heights: the target width, and the height that fits the content.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let width = targetSize.width > 0 ? targetSize.width : bounds.width
        let fitting = sizeThatFits(CGSize(width: width, height: UILabel.unlimited))
        let isFixed = verticalFittingPriority == .required && targetSize.height > 0
        return CGSize(width: width, height: isFixed ? targetSize.height : fitting.height)
    }

    override func updateForTraits() {
        super.updateForTraits()
        configurations.traitsMayHaveChanged()
        accessory.settingsDidChange()
        updateTitleTint()
    }

    override func tintChanged() {
        super.tintChanged()
        updateTitleTint()
    }

    /// Gives the title of style `value2` the current tint colour, unless the app has set another text colour.
    private func updateTitleTint() {
        guard let titleTint, let titleLabel, titleLabel.textColor == titleTint, tintColor != titleTint else { return }
        titleLabel.textColor = tintColor
        self.titleTint = tintColor
    }
}
