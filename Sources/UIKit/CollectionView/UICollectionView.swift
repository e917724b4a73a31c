// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// A scrolling list of items, which a layout object arranges. Only the items on screen have cells.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    /// The kind of the header of a section in flow and list layouts.
    public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
    /// The kind of the footer of a section in flow and list layouts.
    public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

    /// The state of the items: counts, selection, focus.
    var list = ListState()
    /// The cells that are on screen, and the reuse pool with the unused ones.
    var visible = VisibleCells<UICollectionViewCell>()
    /// The supplementary and decoration views that are on screen, and their reuse pools.
    var supplementary = SupplementaryViews()
    /// Whether the numbers of sections and items are loaded and up to date.
    var data = ListData.unloaded
    /// The updates made so far in the current batch; nil outside a batch.
    var batch: UpdateBatch?
    var touchedRow: TouchedRow?
    /// The item that the user moves; nil if none is moved.
    var movement: ItemMovement?
    /// The gesture with which the user moves list cells by their reorder controls.
    private(set) lazy var reorderControlGesture = MovementGesture(of: self, by: ReorderControlRecognizer())
    /// The drags from the collection view and the drops on it.
    var dragging = ListDragging()
    /// The placeholders of dropped items that are not loaded yet; nil if there have been none.
    var placeholders: ListPlaceholders<UICollectionView>?
    /// The item to which the collection view is being scrolled without animation; nil at other times.
    var revealed: (row: RowReference, position: ScrollPosition)?
    /// The number of running calls of the layout's methods, in which the layout asks for the order shown.
    var layoutRequests = 0
    /// The view that the data source is being asked for; nil outside such a request.
    var request: DequeueRequest?
    /// The bounds for which the layout was asked last whether it changes; nil before the first layout.
    var laidOutBounds: LaidOutBounds?
    /// Whether the app was warned that the layout returns attributes of items that do not exist.
    var hasWarnedOfInvalidAttributes = false
    /// The optional methods for context menus that the delegate implements.
    var menuMethods = ItemMenuMethods()
    let swipeRecognizer = SwipePanGestureRecognizer()
    /// The row of a list that is swiped open, or is opening; nil if there is none.
    var swipe: SwipedRow<UICollectionViewCell>?
    let selectionRecognizer = MultipleSelectionPanGestureRecognizer()
    /// The running multiple-selection gesture; nil at other times.
    var selectionGesture: MultipleSelectionGesture?
    /// The context menus of the items.
    lazy var rowMenu = RowMenu(of: self)
    private var layout: UICollectionViewLayout
    /// The background colour that the layout has set; nil if it has set none.
    private var layoutBackground: UIColor?
    /// Whether the app has set the background colour.
    private var hasOwnBackgroundColor = false
    /// The data source, if it may have outlines.
    private(set) weak var outlineDataSource: (any OutlineDataSource)?
    private(set) lazy var outlineSpringLoading = OutlineSpringLoading(of: self)

    /// Counters of the collection view's work so far.
    package var statistics = ListStatistics()

    override var accessibilityDefaults: any AccessibilityDefaults { CollectionAccessibility(view: self) }

    // MARK: Lifecycle

    /// Creates a collection view with a frame and a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }

    public required init?(coder: NSCoder) {
        layout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        layout.collectionView = self
    }

    override func setUp() {
        super.setUp()
        super.backgroundColor = .systemBackground
        swipeRecognizer.list = self
        swipeRecognizer.allowedScrollTypesMask = .all
        swipeRecognizer.addTarget(self, action: UICollectionView.handleSwipe)
        addGestureRecognizer(swipeRecognizer)
        selectionRecognizer.list = self
        selectionRecognizer.addTarget(self, action: UICollectionView.handleSelectionGesture)
        addGestureRecognizer(selectionRecognizer)
        addInteraction(rowMenu.interaction)
    }

    /// The object that arranges the items. Setting it arranges the items without animation.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layout }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    /// Installs another layout, without telling the views.
    func replaceLayout(by newLayout: UICollectionViewLayout) {
        if layout.collectionView === self { layout.collectionView = nil }
        // Decoration views belong to the old layout.
        recycleOutgoingSupplementaryViews()
        removeDecorationViews()
        layout = newLayout
        layout.collectionView = self
        layout.invalidateLayout()
        laidOutBounds = nil
        showDefaultBackground(nil)
        setNeedsLayout()
    }

    // MARK: Data

    /// The object that provides the sections, items and cells. Setting it reloads the collection view.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet {
            outlineDataSource = dataSource as? any OutlineDataSource
            dataDidBecomeStale()
        }
    }

    /// The object that is told which items will be shown soon, so that it can load their data.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        didSet {
            list.prefetching = Prefetching()
            setNeedsLayout()
        }
    }

    /// Whether the collection view calls ``prefetchDataSource``.
    open var isPrefetchingEnabled = true {
        didSet {
            list.prefetching = Prefetching()
            if isPrefetchingEnabled { setNeedsLayout() }
        }
    }

    /// The object that is told about touches and changes of items, and decides on their selection and focus.
    @_nonoverride
    open weak var delegate: (any UICollectionViewDelegate)? {
        get { (self as UIScrollView).delegate as? any UICollectionViewDelegate }
        set { (self as UIScrollView).delegate = newValue }
    }

    /// The object that provides drag items for the items. Nil, the default, for no drags.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { updateDragSource() } }
    /// The object that performs drops on the collection view. Nil, the default, for no drops.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { updateDropDestination() } }
    /// Whether the user can lift items. The default is true.
    open var dragInteractionEnabled = true { didSet { dragging.drag?.interaction.isEnabled = dragInteractionEnabled } }
    /// The delay with which items give way to items that are dragged over them. The default is immediate.
    open var reorderingCadence = ReorderingCadence.immediate

    override func delegateDidChange() {
        super.delegateDidChange()
        menuMethods = delegate?.menuMethods ?? ItemMenuMethods()
        rowMenu.interaction.showsOnLongPress = menuMethods.givesMenus
        addNewSceneInteraction()
        layout.delegateDidChange()
    }

    /// Loads all data again: the numbers of items at once, the cells at the next layout.
    ///
    /// If this method is called during the layout of the items, for example from `cellForItemAt`, the data is loaded
    /// after the layout.
    open func reloadData() { reloadOrMarkAsStale() }

    // MARK: Appearance

    /// The background colour. Until the app sets one, it is that of the layout's list, or the system background.
    open override var backgroundColor: UIColor? {
        didSet { hasOwnBackgroundColor = true }
    }

    /// Shows the background colour of a list, unless the app has set another colour. Nil means the system background.
    func showDefaultBackground(_ color: UIColor?) {
        guard !hasOwnBackgroundColor, color != layoutBackground else { return }
        layoutBackground = color
        super.backgroundColor = color ?? .systemBackground
    }

    /// The view behind the items. It fills the collection view and does not scroll.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// The setting that decides whether an item of estimated size is measured again when its cell's content changes.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    // MARK: Selection

    /// Whether the user can select an item outside editing mode.
    open var allowsSelection = true
    /// Whether the user can select an item in editing mode.
    open var allowsSelectionDuringEditing = false
    /// Whether the user can select several items outside editing mode.
    open var allowsMultipleSelection = false { didSet { limitSelection() } }
    /// Whether the user can select several items in editing mode.
    open var allowsMultipleSelectionDuringEditing = false { didSet { limitSelection() } }

    /// Whether the collection view is in editing mode.
    open var isEditing = false {
        didSet {
            closeSwipe(animated: true)
            guard isEditing != oldValue else { return }
            for case let cell as UICollectionViewCell in allViews { cell.editingDidChange() }
            limitSelection()
            // The index is hidden in editing mode.
            setNeedsLayout()
        }
    }

    // MARK: Focus

    /// Whether items can get the keyboard focus, unless the delegate decides otherwise. True by default, because
    /// desktops have keyboards.
    open var allowsFocus = true { didSet { focusRuleDidChange() } }
    /// Whether items can get the keyboard focus in editing mode, unless the delegate decides otherwise.
    open var allowsFocusDuringEditing = true { didSet { focusRuleDidChange() } }
    /// Whether an item that gets the focus is selected, which calls the delegate.
    open var selectionFollowsFocus = false
    /// Whether the item that was focused last gets the focus when the focus returns to the collection view.
    open var remembersLastFocusedIndexPath = false

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutCollection()
    }

    override func updateForTraits() {
        super.updateForTraits()
        setNeedsLayout()
    }

    override func boundsSizeDidChange() {
        super.boundsSizeDidChange()
        cancelMovementAfterResize()
        setNeedsLayout()
    }

    override func userWillScroll() {
        super.userWillScroll()
        closeSwipe(animated: true)
    }

    override func offsetAfterDrag(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        layout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }

    override func neverScrolls(from view: UIView) -> Bool { view === supplementary.index }

    override var roomBesideBar: CGFloat {
        supplementary.index == nil || isEditing ? 0 : SectionIndexView.width
    }

    override func windowChanged() {
        super.windowChanged()
        if window == nil { leaveWindow() }
    }

    /// Ends all interactions of the user with the items when the collection view leaves its window.
    private func leaveWindow() {
        closeSwipeAtOnce()
        cancelMovementAtOnce()
        endSelectionGesture(isCancelled: true)
        cancelRowTouch()
        recycleOutgoingCells()
        recycleOutgoingSupplementaryViews()
    }

    /// The index at which to insert a subview directly above `backgroundView`; 0 without a background view.
    override var placeAboveBackground: Int {
        backgroundView.flatMap { view in subviews.firstIndex { $0 === view } }.map { $0 + 1 } ?? 0
    }

    // MARK: Keyboard

    /// The scroll view of a section that passes a key to the collection view now; nil at other times.
    weak var rowOfKey: ScrollingRowView?

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.first?.key?.keyCode == .keyboardEscape, cancelMovementByKey() { return }
        if !handleKey(presses, isRepeated: false) { super.pressesBegan(presses, with: event) }
    }

    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !handleKey(presses, isRepeated: true) { super.pressesChanged(presses, with: event) }
    }

    /// Handles a key for the focused item, or else by scrolling the section that has passed it.
    private func handleKey(_ presses: Set<UIPress>, isRepeated: Bool) -> Bool {
        handleRowKey(presses, isRepeated: isRepeated) || rowOfKey?.handleScrollKeys(presses) == true
    }

    // MARK: Touches

    /// Returns false for the pan gesture that scrolls, if the current touches may begin a multiple-selection gesture
    /// instead. In all other cases it returns the result of super.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === panGestureRecognizer, selectionRecognizer.mayBegin { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        viewForTouch(found: super.hitTest(point, with: event))
    }

    open override func touchesShouldCancel(in view: UIView) -> Bool { true }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { rowTouchesBegan(touches) }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { rowTouchesMoved(touches) }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { rowTouchesEnded(touches, event) }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { rowTouchesCancelled(touches) }
}
