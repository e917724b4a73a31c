// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// A row of a table: content, and round it what selects, edits and moves the row.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    let style: CellStyle
    /// The cells that can stand in for this one share it.
    public let reuseIdentifier: String?

    /// The table that shows the cell, and the row it shows; nil for a cell in the pool.
    weak var table: UITableView?
    var path: RowPath?
    /// The style of the table that the cell was asked for, or is shown in.
    var tableStyle = UITableView.Style.plain
    /// The table's animations that this cell takes part in, by number: it may lie outside what shows meanwhile.
    var holds: Set<Int> = []

    /// How a cell comes that a batch update brings, until it is there.
    var entrance: Entrance?

    enum Entrance {
        case fading, opening
    }

    private var storedContentView = UIView()
    private(set) var titleLabel: UILabel?
    private(set) var secondaryLabel: UILabel?
    private(set) var pictureView: UIImageView?
    let separator = RowLine()
    /// The line above the first row of a section, in tables whose sections have one.
    var lineAbove: RowLine?
    var groupPlace = GroupPlace(isFirst: false, isLast: false, style: .plain) {
        didSet { if groupPlace != oldValue { showGroupPlace() } }
    }
    /// Why the cell cuts off what lies outside it, besides the app's own reasons.
    var clipping: CellClipping = [] { didSet { clippingDidChange(from: oldValue) } }
    /// Whether it would for the app's reasons alone, while there are others.
    var clipsForApp = false
    /// Whether the app has set ``backgroundColor``.
    private(set) var hasOwnGround = false
    var isTakingGround = false
    lazy var accessory = CellAccessory(for: self)
    lazy var controls = CellControls(for: self)
    lazy var configurations = ConfigurationHost(self)
    var storedUpdateHandler: ConfigurationUpdateHandler?
    /// The colour that the app had given the cell, if any, before a background configuration took its place.
    var ownGroundBeforeConfiguration: UIColor??
    /// The buttons beside the content, while the row is swiped open.
    var swipeActions: SwipeActionsView? {
        didSet { if (swipeActions == nil) != (oldValue == nil) { setNeedsUpdateConfiguration() } }
    }

    /// What a drag makes of the cell, and the opacity that it has by itself.
    var dragAppearance = CellDragAppearance()
    var alphaBeforeDrag: CGFloat = 1

    private(set) var selected = false
    private(set) var highlighted = false
    private var editing = false
    private var chosenSeparatorInset: UIEdgeInsets?
    /// Shows selection where the app has no view for that.
    var defaultSelectedBackground: UIView?
    /// The tint that the title was given, in style `value2`.
    private var titleTint: UIColor?

    override var accessibilityDefaults: any AccessibilityDefaults { RowAccessibility(cell: self) }

    // MARK: Lifecycle

    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.current.rowHeight))
        setUpCell()
    }

    public override init(frame: CGRect) {
        style = .default
        reuseIdentifier = nil
        super.init(frame: frame)
        setUpCell()
    }

    public required init?(coder: NSCoder) {
        style = .default
        reuseIdentifier = nil
        super.init(coder: coder)
        setUpCell()
    }

    private func setUpCell() {
        takeGround(of: .plain)
        addSubview(storedContentView)
        separator.show(.separator, nil)
        addSubview(separator)
        margins.told = effectiveMargins
    }

    /// Called before a cell is shown for another row.
    open func prepareForReuse() {}

    // MARK: Content

    /// Where the row's own views go: it makes room for controls and accessories.
    open var contentView: UIView { storedContentView }

    /// Another view stands for the content: the labels have gone with the one before.
    func replaceContentView(with view: UIView) {
        storedContentView = view
        (titleLabel, secondaryLabel, pictureView) = (nil, nil, nil)
    }

    /// The title; nil while ``contentConfiguration`` says what is shown.
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

    /// The second text; nil in a cell of style `default`, and while ``contentConfiguration`` says what is shown.
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

    /// The picture before the title; nil while ``contentConfiguration`` says what is shown.
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

    open override var backgroundColor: UIColor? { didSet { hasOwnGround = !isTakingGround } }

    open var backgroundView: UIView? {
        didSet {
            guard oldValue !== backgroundView else { return }
            backgroundViewWasSet(backgroundView)
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// Shown behind the content while the row is highlighted or selected.
    open var selectedBackgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            backgroundViewWasSet(selectedBackgroundView)
            selectionLookDidChange()
        }
    }

    /// The same for rows of which several can be selected; nil is ``selectedBackgroundView``.
    open var multipleSelectionBackgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            backgroundViewWasSet(multipleSelectionBackgroundView)
            selectionLookDidChange()
        }
    }

    // MARK: Accessories

    open var accessoryType = AccessoryType.none { didSet { accessory.settingsDidChange() } }
    /// A view in place of what ``accessoryType`` says; at the text sizes of accessibility it is below the text.
    open var accessoryView: UIView? { didSet { accessory.settingsDidChange() } }
    open var editingAccessoryType = AccessoryType.none { didSet { accessory.settingsDidChange() } }
    open var editingAccessoryView: UIView? { didSet { accessory.settingsDidChange() } }

    // MARK: Geometry of the content

    /// How many widths of ``indentationWidth`` the content is moved in.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { indentationDidChange() } } }
    /// Points.
    open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { indentationDidChange() } } }

    private func indentationDidChange() {
        refreshMargins()
        setNeedsLayout()
    }

    /// Where the line below the row ends, from either side of the cell; the table's unless set.
    open var separatorInset: UIEdgeInsets {
        get {
            chosenSeparatorInset ?? table?.separatorInset ?? UIEdgeInsets(top: 0, left: rowMargin, bottom: 0, right: 0)
        }
        set {
            chosenSeparatorInset = newValue
            setNeedsLayout()
        }
    }

    /// The inset that somebody chose, for the cell or for its table.
    var fixedSeparatorInset: UIEdgeInsets? { chosenSeparatorInset ?? table?.chosenSeparatorInset }

    /// Whether that inset is one more than the line has by itself.
    var countsSeparatorInsetFromAutomatic: Bool {
        chosenSeparatorInset == nil && table?.separatorInsetReference == .fromAutomaticInsets
    }

    // MARK: Selection

    open var selectionStyle = SelectionStyle.default {
        didSet {
            setNeedsUpdateConfiguration()
            selectionLookDidChange()
        }
    }

    open var isSelected: Bool {
        get { selected }
        set { setSelected(newValue, animated: false) }
    }

    open var isHighlighted: Bool {
        get { highlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Shows the cell as selected or not; it does not select the row.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard self.selected != selected else { return }
        self.selected = selected
        selectionLookDidChange(animated: animated)
        configurationStateDidChange(animated: animated)
    }

    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard self.highlighted != highlighted else { return }
        self.highlighted = highlighted
        selectionLookDidChange(animated: animated)
        configurationStateDidChange(animated: animated)
    }

    // MARK: Editing

    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows or hides the controls that delete, insert and move the row.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard self.editing != editing else { return }
        let old = state
        self.editing = editing
        setNeedsUpdateConfiguration()
        stateDidChange(from: old, animated: animated)
    }

    /// What the row's control does; the table's delegate says.
    open internal(set) var editingStyle = EditingStyle.none {
        didSet { if editingStyle != oldValue { controls.settingsDidChange() } }
    }

    /// Whether the content moves in while the row is edited though no control stands before it; the table's delegate
    /// says. Rows that may not be edited stay where they are.
    open var shouldIndentWhileEditing = true {
        didSet { if shouldIndentWhileEditing != oldValue { controls.settingsDidChange() } }
    }

    /// Whether the table lets the row be edited.
    var isEditable = true {
        didSet { if isEditable != oldValue { controls.settingsDidChange() } }
    }

    /// Whether the row has a grip while it is edited, where the data source lets it move.
    open var showsReorderControl = false {
        didSet { if showsReorderControl != oldValue { controls.settingsDidChange() } }
    }

    /// Whether the row is swiped open, or its red minus was tapped: the button that deletes it shows, or other actions.
    open var showingDeleteConfirmation: Bool { swipeActions != nil }

    /// Called before the cell's controls come or go, and after.
    open func willTransition(to state: UITableViewCell.StateMask) {}
    open func didTransition(to state: UITableViewCell.StateMask) {}

    var state: StateMask {
        var state: StateMask = []
        if editing { state.insert(.showingEditControl) }
        if showingDeleteConfirmation { state.insert(.showingDeleteConfirmation) }
        return state
    }

    // MARK: Drag and drop

    /// Called when the row rises, when it begins to move and when that is over; what it changes as the row rises is
    /// animated along. Override it, and call super's.
    open func dragStateDidChange(_ dragState: UITableViewCell.DragState) {}

    /// Whether the cell takes touches though its row is being dragged.
    open var userInteractionEnabledWhileDragging = false

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let isAway = dragAppearance.dragState == .dragging && !userInteractionEnabledWhileDragging
        return isAway ? nil : super.hitTest(point, with: event)
    }

    // MARK: Focus

    /// Whether the row can have the keyboard's focus.
    open override var canBecomeFocused: Bool { path.flatMap { table?.mayFocus($0) } ?? false }

    open override var isFocused: Bool { rowHasFocus }

    /// How the cell shows that its row has the focus.
    open var focusStyle = FocusStyle.default {
        didSet {
            if focusStyle != oldValue, rowHasFocus { focusDidChange(isRingShown: focusSystem?.isRingShown == true) }
        }
    }

    // MARK: Configuration

    /// What goes on with the cell; a subclass adds states of its own to it.
    open var configurationState: UICellConfigurationState { stateNow }

    /// Has ``updateConfiguration(using:)`` called before the cell is next measured or laid out: once, however often
    /// this is called until then.
    open func setNeedsUpdateConfiguration() { configurations.setNeedsUpdate() }

    /// Configures the cell for a state; it is called when that has changed. Override it, and call super's.
    open func updateConfiguration(using state: UICellConfigurationState) {}

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

    open override var isUserInteractionEnabled: Bool {
        didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
    }

    // MARK: Layout

    override func subviewSizeDidChange() {
        contentDidChange()
    }

    /// Has the table ask anew how high the row wants to be.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        contentDidChange()
    }

    /// The cell is about to lay out what changes now.
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

    /// The margins of rows: content views that keep clear of them begin where other rows' texts do.
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
        // They depend on the window's width: a cell in the pool has nothing to go by.
        if window != nil { refreshMargins() }
    }

    override func boundsSizeDidChange() {
        super.boundsSizeDidChange()
        refreshMargins()
    }

    /// A row that is swiped aside slides with its margins.
    override var marginBounds: CGRect { CGRect(origin: .zero, size: bounds.size) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: heightThatFits(width: size.width))
    }

    /// What a table with automatic row heights asks: as wide as it is told, and as high as what is in it.
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
        takeTint()
    }

    override func tintChanged() {
        super.tintChanged()
        takeTint()
    }

    /// Gives a title that is in the tint the one of the cell's place, unless the app has chosen another colour.
    private func takeTint() {
        guard let titleTint, let titleLabel, titleLabel.textColor == titleTint, tintColor != titleTint else { return }
        titleLabel.textColor = tintColor
        self.titleTint = tintColor
    }
}
