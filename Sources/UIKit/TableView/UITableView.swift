// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// A scrolling list of rows in one column. Only the rows on screen have cells.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// The value of a height property that makes the table compute the height itself.
    public class var automaticDimension: CGFloat { -1 }

    /// Posted when the user selects or deselects rows, but not when the app does.
    public class var selectionDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITableViewSelectionDidChangeNotification")
    }

    /// The style of the table.
    public let style: Style

    /// The state of the rows: counts, selection, focus.
    var list = ListState()
    /// The heights of the rows, headers and footers.
    var heights = RowHeights()
    /// The cells that are on screen, and the reuse pool with the unused ones.
    var visible = VisibleCells<UITableViewCell>()
    /// The headers and footers that are on screen, and their reuse pool.
    var parts = VisibleParts()
    /// Whether the numbers of sections and rows are loaded and up to date.
    var data = ListData.unloaded
    /// The updates made so far between ``beginUpdates()`` and the matching ``endUpdates()``; nil at other times.
    var batch: UpdateBatch?
    /// The optional methods that the data source implements.
    var dataSourceMethods = DataSourceMethods()
    /// The optional methods that the delegate implements.
    var delegateMethods = DelegateMethods()
    /// The gesture recognizers for rows, and the touched row.
    let gestures = RowGestures()
    /// The context menus of the rows.
    lazy var rowMenu = RowMenu(of: self)
    /// The current swipe, reordering or multiple-selection gesture.
    var rowInteraction = RowInteraction.none { didSet { rowInteractionDidChange(from: oldValue) } }
    /// The drags from the table and the drops on it.
    var rowDragging = RowDragging()
    /// The separator inset that the app has set; nil if the app has set no inset.
    var chosenSeparatorInset: UIEdgeInsets?
    private var editing = false

    /// Counters of the table's work so far.
    package var statistics = ListStatistics()

    override var accessibilityDefaults: any AccessibilityDefaults { TableAccessibility(table: self) }

    // MARK: Lifecycle

    /// Creates a table with a frame and a style.
    public init(frame: CGRect, style: UITableView.Style) {
        self.style = style
        super.init(frame: frame)
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        style = (coder as? NibDecoder)?.number("style").flatMap(Style.init) ?? .plain
        super.init(coder: coder)
    }

    override func setUp() {
        super.setUp()
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        alwaysBounceVertical = true
        gestures.add(to: self)
    }

    // MARK: Data

    /// The sections of the storyboard, if it has the table's rows; nil for rows of a data source.
    var staticSections: [StaticTableSection]?

    /// The object that provides the sections, rows and cells. Setting it reloads the table.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet {
            dataSourceMethods = dataSource?.methods ?? DataSourceMethods()
            if dataSource is UITableViewController, let staticSections {
                if staticSections.contains(where: { $0.header != nil }) { dataSourceMethods.givesHeaderTitles = true }
                if staticSections.contains(where: { $0.footer != nil }) { dataSourceMethods.givesFooterTitles = true }
            }
            // The known heights belong to the rows of the previous data source.
            heights.measuredAs = nil
            dataDidBecomeStale()
        }
    }

    /// The object that is told which rows will be shown soon, so that it can load their data.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        didSet {
            list.prefetching = Prefetching()
            setNeedsLayout()
        }
    }

    /// Whether the table calls ``prefetchDataSource``.
    open var isPrefetchingEnabled = true {
        didSet {
            list.prefetching = Prefetching()
            if isPrefetchingEnabled { setNeedsLayout() }
        }
    }

    /// The object that is told about touches and changes of rows, and decides on their heights, selection and editing.
    @_nonoverride
    open weak var delegate: (any UITableViewDelegate)? {
        get { (self as UIScrollView).delegate as? any UITableViewDelegate }
        set { (self as UIScrollView).delegate = newValue }
    }

    override func delegateDidChange() {
        super.delegateDidChange()
        delegateMethods = delegate?.methods ?? DelegateMethods()
        if delegate is UITableViewController, staticSections?.contains(where: \.hasHeights) == true {
            delegateMethods.givesHeights = true
        }
        rowMenu.interaction.showsOnLongPress = delegateMethods.givesContextMenus
        heights.measuredAs = nil
        dataDidBecomeStale()
    }

    /// Loads all data again: the numbers of rows at once, the cells at the next layout.
    ///
    /// If this method is called during the layout of the rows, for example from `cellForRowAt`, the data is loaded
    /// after the layout.
    open func reloadData() {
        reloadOrMarkAsStale()
    }

    /// Returns an unused cell, or a new cell of the registered class or nib; nil if there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeue(identifier) }

    /// Returns a cell for a row, with the row's known or estimated size. The identifier must be registered.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeue(identifier, for: indexPath)
    }

    // MARK: Heights

    /// The height of all rows in points, unless the delegate returns heights. With `automaticDimension`, each row is as
    /// high as its cell needs.
    open var rowHeight = UITableView.automaticDimension {
        willSet { check(newValue, "rowHeight") }
        didSet { if rowHeight != oldValue { heightsDidChange() } }
    }

    /// The estimated height in points of rows that have not been shown yet; 0 requests the heights of all rows at once.
    open var estimatedRowHeight = UITableView.automaticDimension {
        willSet { check(newValue, "estimatedRowHeight") }
        didSet { if estimatedRowHeight != oldValue { heightsDidChange() } }
    }

    /// The setting that decides whether a row of automatic height is measured again when the size of its cell's content
    /// changes.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    /// The height in points of the empty rows that fill the room below the last row of a plain table. The value 0 shows
    /// no empty rows, and `automaticDimension` is the height of the last row.
    open var fillerRowHeight: CGFloat = 0 {
        willSet { check(newValue, "fillerRowHeight") }
        didSet { setNeedsLayout() }
    }

    /// The height of all headers in points, unless the delegate returns heights. `automaticDimension` is the height
    /// that fits the title or the view.
    open var sectionHeaderHeight = UITableView.automaticDimension {
        willSet { check(newValue, "sectionHeaderHeight") }
        didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } }
    }

    /// The height of all footers in points, unless the delegate returns heights. `automaticDimension` is the height
    /// that fits the title or the view.
    open var sectionFooterHeight = UITableView.automaticDimension {
        willSet { check(newValue, "sectionFooterHeight") }
        didSet { if sectionFooterHeight != oldValue { heightsDidChange() } }
    }

    /// The estimated height in points of headers that have not been shown yet; 0 requests all header heights at once.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
        willSet { check(newValue, "estimatedSectionHeaderHeight") }
        didSet { if estimatedSectionHeaderHeight != oldValue { heightsDidChange() } }
    }

    /// The estimated height in points of footers that have not been shown yet; 0 requests all footer heights at once.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension {
        willSet { check(newValue, "estimatedSectionFooterHeight") }
        didSet { if estimatedSectionFooterHeight != oldValue { heightsDidChange() } }
    }

    /// The padding above each header in points. `automaticDimension` is 22 points in plain tables and 0 in others.
    open var sectionHeaderTopPadding = UITableView.automaticDimension {
        willSet { check(newValue, "sectionHeaderTopPadding") }
        didSet { if sectionHeaderTopPadding != oldValue { heightsDidChange() } }
    }

    // MARK: Appearance

    /// The style of the separators between rows: a thin line, or none.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { separatorsDidChange() } }

    /// The colour of the separators; nil for the system's colour.
    open var separatorColor: UIColor? = .separator { didSet { separatorsDidChange() } }

    /// The visual effect of the separators; nil for their colour alone.
    ///
    /// With a vibrancy effect, the colours of the separators come from the content behind them.
    open var separatorEffect: UIVisualEffect? { didSet { separatorsDidChange() } }

    /// The insets of the separators from the left and right side.
    open var separatorInset: UIEdgeInsets {
        get { chosenSeparatorInset ?? UIEdgeInsets(top: 0, left: rowMargin, bottom: 0, right: 0) }
        set {
            chosenSeparatorInset = newValue
            separatorsDidChange()
        }
    }

    /// The reference from which ``separatorInset`` is measured.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { separatorsDidChange() } }

    /// Whether the content of rows, headers and footers is inset to the table's safe area.
    open var insetsContentViewsToSafeArea = true {
        didSet { if insetsContentViewsToSafeArea != oldValue { sidesDidChange() } }
    }

    /// The elements of the table that are no wider than their content.
    open var contentHuggingElements: UITableViewContentHuggingElements = [] {
        didSet { if contentHuggingElements != oldValue { setNeedsLayout() } }
    }

    /// The view above all rows. The table sets the view's position and width, and keeps the height that the app has
    /// set.
    open var tableHeaderView: UIView? { didSet { decorationDidChange(from: oldValue, to: tableHeaderView) } }
    /// The view below all rows. The table sets the view's position and width, and keeps the height that the app has
    /// set.
    open var tableFooterView: UIView? { didSet { decorationDidChange(from: oldValue, to: tableFooterView) } }
    /// The view behind the rows. It does not scroll.
    open var backgroundView: UIView? { didSet { decorationDidChange(from: oldValue, to: backgroundView) } }

    /// Whether the content of rows is limited to a width that is easy to read, in the middle of a wide table.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet {
            guard cellLayoutMarginsFollowReadableWidth != oldValue else { return }
            for cell in visible.cells.values { cell.refreshMargins() }
            for headerFooter in parts.headersAndFooters.values {
                headerFooter.view?.refreshMargins()
                headerFooter.view?.setNeedsLayout()
            }
            separatorsDidChange()
            heightsDidChange()
            setNeedsLayout()
        }
    }

    // MARK: Section index

    /// The minimum number of rows for which the section index is shown.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { if dataIsLoaded { loadSectionIndex() } } }
    /// The colour of the section index titles; nil for the tint colour.
    open var sectionIndexColor: UIColor? { didSet { sectionIndexLookDidChange() } }
    /// The background colour of the section index.
    open var sectionIndexBackgroundColor: UIColor? { didSet { sectionIndexLookDidChange() } }
    /// The background colour of the section index while a finger touches it.
    open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { sectionIndexLookDidChange() } }

    // MARK: Selection

    /// Whether the user can select a row outside editing mode. Rows can also be selected if ``allowsMultipleSelection``
    /// is true.
    open var allowsSelection = true
    /// Whether the user can select a row in editing mode.
    open var allowsSelectionDuringEditing = false
    /// Whether the user can select several rows outside editing mode.
    open var allowsMultipleSelection = false { didSet { selectionRuleDidChange() } }
    /// Whether the user can select several rows in editing mode.
    open var allowsMultipleSelectionDuringEditing = false { didSet { selectionRuleDidChange() } }

    // MARK: Focus

    /// Whether rows can get the keyboard focus, unless the delegate decides otherwise. True by default, because
    /// desktops have keyboards.
    open var allowsFocus = true { didSet { focusRuleDidChange() } }
    /// Whether rows can get the keyboard focus in editing mode, unless the delegate decides otherwise.
    open var allowsFocusDuringEditing = true { didSet { focusRuleDidChange() } }
    /// Whether a row that gets the focus is selected, which calls the delegate. A row that gets the focus because the
    /// focused row was deleted is not selected.
    open var selectionFollowsFocus = false
    /// Whether the row that was focused last gets the focus when the focus returns to the table.
    open var remembersLastFocusedIndexPath = false

    // MARK: Editing

    /// Whether the table is in editing mode.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows or hides the controls that delete, insert and reorder rows. Hiding them also closes a row that is swiped
    /// open.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard self.editing != editing else { return editing ? () : closeSwipe(animated: animated) }
        if selectionGesture == nil { endRowInteraction(animated: animated) }
        self.editing = editing
        editingDidChange(animated: animated)
    }

    // MARK: Drag and drop

    /// The object that provides the items of dragged rows. Without it no row can be dragged.
    open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { updateDragSource() } }
    /// The object that handles drags over the table and drops on it. Without it the table accepts no drops.
    open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { updateDropDestination() } }
    /// Whether rows can be dragged. True by default, as on iPad, and on iPhone since iOS 15.
    open var dragInteractionEnabled = true { didSet { dragging.drag?.interaction.isEnabled = dragInteractionEnabled } }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutTable()
    }

    override func boundsSizeDidChange() {
        super.boundsSizeDidChange()
        if bounds.width != contentSize.width { contentSizeMayHaveChanged() }
    }

    override func updateForTraits() {
        super.updateForTraits()
        separatorsDidChange()
    }

    override func safeAreaChanged() {
        super.safeAreaChanged()
        sidesDidChange()
    }

    override func windowChanged() {
        super.windowChanged()
        if window == nil { leaveWindow() }
    }

    /// Ends all interactions of the user with the rows when the table leaves its window.
    private func leaveWindow() {
        if selectionGesture != nil { endSelectionGesture(isCancelled: true) }
        endRowInteractionAtOnce()
        recycleOutgoingCells()
    }

    override func userWillScroll() {
        super.userWillScroll()
        closeSwipe(animated: true)
    }

    // MARK: Keyboard

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !handleRowKey(presses, isRepeated: false) { super.pressesBegan(presses, with: event) }
    }

    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !handleRowKey(presses, isRepeated: true) { super.pressesChanged(presses, with: event) }
    }

    // MARK: Touches

    /// Returns false for the pan gesture that scrolls the table, if the current touches may begin a multiple-selection
    /// gesture instead. In all other cases it returns the result of super.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === panGestureRecognizer, gestures.selectionGesture.mayBegin { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return viewForTouch(found: found.map { settlingRow(at: point, with: event) ?? $0 })
    }

    open override func touchesShouldCancel(in view: UIView) -> Bool { true }

    override func neverScrolls(from view: UIView) -> Bool { view === parts.sectionIndex }

    override var roomBesideBar: CGFloat { parts.sectionIndex == nil || isEditing ? 0 : SectionIndexView.width }

    override func scrollAnimationDidEnd() { if scrollTarget != nil { list.scrollAnchor = nil } }

    /// The index at which to insert a subview directly above `backgroundView`; 0 without a background view. Apps may
    /// add views below the background view, so its index is looked up.
    override var placeAboveBackground: Int {
        backgroundView.flatMap { view in subviews.firstIndex { $0 === view } }.map { $0 + 1 } ?? 0
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        rowTouchesBegan(touches)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        rowTouchesMoved(touches)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        rowTouchesEnded(touches, event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        rowTouchesCancelled(touches)
    }
}
