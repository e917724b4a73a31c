// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// Rows in one column, of which only those on screen have cells.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// What a table takes for a height that it works out by itself.
    public class var automaticDimension: CGFloat { -1 }

    /// Posted when the user selects or deselects rows, not when the program does.
    public class var selectionDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITableViewSelectionDidChangeNotification")
    }

    public let style: Style

    /// The state of the rows: counts, heights, selection, focus.
    var list = ListState()
    /// The cells, headers and footers that are shown.
    var visible = VisibleParts()
    var data = TableData.unloaded
    /// The batch of updates being collected.
    var batch: UpdateBatch?
    /// The conditions under which heights were measured; nil if all have to be measured again.
    var measuredAs: MeasuringConditions?
    var sourceAnswers = DataSourceAnswers()
    var delegateAnswers = DelegateAnswers()
    let gestures = RowGestures()
    lazy var rowMenu = RowMenu(of: self)
    var rowInteraction = RowInteraction.none { didSet { rowInteractionDidChange(from: oldValue) } }
    var dragging = RowDragging()
    var chosenSeparatorInset: UIEdgeInsets?
    private var editing = false

    /// What the table has done so far.
    package var statistics = TableStatistics()

    override var accessibilityDefaults: any AccessibilityDefaults { TableAccessibility(table: self) }

    // MARK: Lifecycle

    public init(frame: CGRect, style: UITableView.Style) {
        self.style = style
        super.init(frame: frame)
        setUpTable()
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        setUpTable()
    }

    private func setUpTable() {
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        alwaysBounceVertical = true
        gestures.add(to: self)
    }

    // MARK: Data

    open weak var dataSource: (any UITableViewDataSource)? {
        didSet {
            sourceAnswers = dataSource?.answers ?? DataSourceAnswers()
            // What is known of heights was for somebody else's rows.
            measuredAs = nil
            dataDidBecomeStale()
        }
    }

    /// Hears which rows will be shown soon.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        didSet {
            list.prefetching = Prefetching()
            setNeedsLayout()
        }
    }

    /// Whether ``prefetchDataSource`` is asked.
    open var isPrefetchingEnabled = true {
        didSet {
            list.prefetching = Prefetching()
            if isPrefetchingEnabled { setNeedsLayout() }
        }
    }

    @_nonoverride
    open weak var delegate: (any UITableViewDelegate)? {
        get { (self as UIScrollView).delegate as? any UITableViewDelegate }
        set { (self as UIScrollView).delegate = newValue }
    }

    override func delegateDidChange() {
        super.delegateDidChange()
        delegateAnswers = delegate?.answers ?? DelegateAnswers()
        rowMenu.interaction.followsPresses = delegateAnswers.givesContextMenus
        measuredAs = nil
        dataDidBecomeStale()
    }

    /// Asks for everything anew: the numbers of rows at once, the cells at the next layout.
    ///
    /// Called while the table lays its rows out, as from `cellForRowAt`, it asks for all of that afterwards.
    open func reloadData() {
        if isLayingOutRows { dataDidBecomeStale() } else { reloadEverything() }
    }

    // MARK: Heights

    /// Every row's height where the delegate does not say; `automaticDimension` is what the text size and the cell want.
    open var rowHeight = UITableView.automaticDimension {
        willSet { check(newValue, "rowHeight") }
        didSet { if rowHeight != oldValue { heightsDidChange() } }
    }

    /// What heights are taken for until rows are shown; 0 asks for all heights at once.
    open var estimatedRowHeight = UITableView.automaticDimension {
        willSet { check(newValue, "estimatedRowHeight") }
        didSet { if estimatedRowHeight != oldValue { heightsDidChange() } }
    }

    /// Whether rows of automatic height grow and shrink when what their cells show takes another size.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    /// Points of each of the empty rows that fill what the rows leave of a plain table: 0 shows none, and
    /// `automaticDimension` makes them as high as the last row.
    open var fillerRowHeight: CGFloat = 0 {
        willSet { check(newValue, "fillerRowHeight") }
        didSet { setNeedsLayout() }
    }

    /// Every header's height where the delegate does not say; `automaticDimension` is what the title or the view wants.
    open var sectionHeaderHeight = UITableView.automaticDimension {
        willSet { check(newValue, "sectionHeaderHeight") }
        didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } }
    }

    /// Every footer's height where the delegate does not say.
    open var sectionFooterHeight = UITableView.automaticDimension {
        willSet { check(newValue, "sectionFooterHeight") }
        didSet { if sectionFooterHeight != oldValue { heightsDidChange() } }
    }

    /// What headers are taken for until they are shown; 0 asks for all heights at once.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
        willSet { check(newValue, "estimatedSectionHeaderHeight") }
        didSet { if estimatedSectionHeaderHeight != oldValue { heightsDidChange() } }
    }

    open var estimatedSectionFooterHeight = UITableView.automaticDimension {
        willSet { check(newValue, "estimatedSectionFooterHeight") }
        didSet { if estimatedSectionFooterHeight != oldValue { heightsDidChange() } }
    }

    /// Points above each header; automatically 22 in plain tables, and none in the others.
    open var sectionHeaderTopPadding = UITableView.automaticDimension {
        willSet { check(newValue, "sectionHeaderTopPadding") }
        didSet { if sectionHeaderTopPadding != oldValue { heightsDidChange() } }
    }

    // MARK: Look

    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { separatorsDidChange() } }

    /// The system's colour where it is nil.
    open var separatorColor: UIColor? = .separator { didSet { separatorsDidChange() } }

    /// What the lines between rows are drawn with: their colour alone where it is nil.
    ///
    /// With a vibrancy effect they have their colours from what lies below them.
    open var separatorEffect: UIVisualEffect? { didSet { separatorsDidChange() } }

    /// Where the lines end, from either side.
    open var separatorInset: UIEdgeInsets {
        get { chosenSeparatorInset ?? UIEdgeInsets(top: 0, left: rowMargin, bottom: 0, right: 0) }
        set {
            chosenSeparatorInset = newValue
            separatorsDidChange()
        }
    }

    /// From where ``separatorInset`` counts.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { separatorsDidChange() } }

    /// Whether the content of rows, headers and footers keeps clear of what covers the table's sides.
    open var insetsContentViewsToSafeArea = true {
        didSet { if insetsContentViewsToSafeArea != oldValue { sidesDidChange() } }
    }

    /// What is no wider than its content.
    open var contentHuggingElements: UITableViewContentHuggingElements = [] {
        didSet { if contentHuggingElements != oldValue { setNeedsLayout() } }
    }

    /// A view above all rows, as high as its frame.
    open var tableHeaderView: UIView? { didSet { decorationDidChange(from: oldValue, to: tableHeaderView) } }
    /// A view below all rows, as high as its frame.
    open var tableFooterView: UIView? { didSet { decorationDidChange(from: oldValue, to: tableFooterView) } }
    /// A view behind the rows that does not scroll.
    open var backgroundView: UIView? { didSet { decorationDidChange(from: oldValue, to: backgroundView) } }

    /// Whether what is in rows keeps to a width that is read with ease, in the middle of wide tables.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet {
            guard cellLayoutMarginsFollowReadableWidth != oldValue else { return }
            for cell in visible.cells.values { cell.refreshMargins() }
            for edge in visible.edges.values {
                edge.view?.refreshMargins()
                edge.view?.setNeedsLayout()
            }
            separatorsDidChange()
            heightsDidChange()
            setNeedsLayout()
        }
    }

    // MARK: Index

    /// The number of rows from which on the index shows.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { if dataIsLoaded { loadSectionIndex() } } }
    /// The colour of the index's titles; nil is the tint.
    open var sectionIndexColor: UIColor? { didSet { sectionIndexLookDidChange() } }
    open var sectionIndexBackgroundColor: UIColor? { didSet { sectionIndexLookDidChange() } }
    /// Behind the titles while a finger is on them.
    open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { sectionIndexLookDidChange() } }

    // MARK: Selection

    open var allowsSelection = true
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelection = false { didSet { selectionRuleDidChange() } }
    open var allowsMultipleSelectionDuringEditing = false { didSet { selectionRuleDidChange() } }

    // MARK: Focus

    /// Whether rows can have the keyboard's focus, unless the delegate says otherwise; so on a desktop, which has keys.
    open var allowsFocus = true { didSet { focusRuleDidChange() } }
    /// The same while the table is edited.
    open var allowsFocusDuringEditing = true { didSet { focusRuleDidChange() } }
    /// Whether the row that gets the focus is selected, and the delegate told. A row that gets the focus because the
    /// row that had it is deleted is not selected.
    open var selectionFollowsFocus = false
    /// Whether the focus that comes back to the table goes to the row that had it last.
    open var remembersLastFocusedIndexPath = false

    // MARK: Editing

    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows or hides the controls that delete, insert and move rows. False also closes a row that is swiped open.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard self.editing != editing else { return editing ? () : closeSwipe(animated: animated) }
        if sweep == nil { endRowInteraction(animated: animated) }
        self.editing = editing
        editingDidChange(animated: animated)
    }

    // MARK: Drag and drop

    /// Says what rows give that are dragged; no row can be dragged without it.
    open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { dragDelegateDidChange() } }
    /// Says what the table takes of what is dragged over it; it takes nothing without it.
    open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { dropDelegateDidChange() } }
    /// Whether rows can be dragged; so by default, as on iPad and on iPhone since iOS 15.
    open var dragInteractionEnabled = true { didSet { dragging.drag?.interaction.isEnabled = dragInteractionEnabled } }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutTable()
    }

    override func boundsSizeDidChange() {
        super.boundsSizeDidChange()
        if bounds.width != contentSize.width { contentSizeMayHaveChanged() }
        swipedRowDidResize()
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

    /// Whatever a finger does with the table is over.
    private func leaveWindow() {
        if sweep != nil { endSweep(isCancelled: true) }
        forgetRowInteraction()
        recycleLeavingCells()
    }

    override func userWillScroll() {
        super.userWillScroll()
        closeSwipe(animated: true)
    }

    // MARK: Keys

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !answersRowKey(presses, isRepeated: false) { super.pressesBegan(presses, with: event) }
    }

    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !answersRowKey(presses, isRepeated: true) { super.pressesChanged(presses, with: event) }
    }

    // MARK: Touches

    /// Two fingers that may select rows do not scroll.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === panGestureRecognizer, gestures.sweep.mayBegin { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return viewForTouch(at: point, found: found.map { settlingRow(at: point, with: event) ?? $0 })
    }

    open override func touchesShouldCancel(in view: UIView) -> Bool { true }

    override func neverScrolls(from view: UIView) -> Bool { view === visible.sectionIndex }

    override var roomBesideBar: CGFloat { visible.sectionIndex == nil || isEditing ? 0 : SectionIndexView.width }

    override func courseDidEnd() { if scrollTarget != nil { list.scrollAnchor = nil } }

    /// Above ``backgroundView``, which may not be the lowest: apps put views below everything.
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
