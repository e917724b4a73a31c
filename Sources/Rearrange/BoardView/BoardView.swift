// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// A view on which the user drags items to new places and resizes them; items snap to a grid when dropped.
///
///     let board = BoardView()
///     board.grid = .points(20)
///     board.items = [BoardItem(id: 1, frame: CGRect(x: 0, y: 0, width: 120, height: 60), title: "Plan")]
///     board.onChange = { [weak self] change in self?.items = change.applied(to: self?.items ?? []) }
///
/// The board's ``space`` defines the type of a place: a frame in a ``PlaneSpace``, which `BoardView()` has, or a time
/// in a ``CalendarSpace``.
///
/// A long press with a finger lifts an item. A mouse lifts an item by dragging it, or by a press of the same length.
///
/// A dragged item is translucent, with a dashed border. A ghost shows the place that the item would snap to, and
/// whether a drop is allowed there. An item that would overlap others returns to its old place when it is dropped. If
/// other items have taken that place in the meantime, the item goes to the nearest free place. If the board has no free
/// place, the item overlaps the others. With ``BoardCollision/push`` the other items move out of the way during the
/// drag, and return when the dragged item moves on. With ``BoardCollision/overlap`` the dropped item overlaps them.
///
/// Items are values, identified by their ids. The board changes none of the app's data. When an item is dropped, the
/// board updates ``items``, and calls ``onChange`` once with the final values. An app rejects a change by setting
/// ``items`` again.
///
/// A drag is cancelled by the Escape key, or if the system cancels its touch. It is also cancelled if the app goes to
/// the background, the window is resized, or the board leaves its window. Pushing or presenting a view controller over
/// the board, or removing the item, cancels the drag too. Other changes of ``items`` do not end the drag. When an item
/// returns, a calendar turns back to the page on which the item was lifted. The board also scrolls back if the item was
/// moved by keys, or if a resize was cancelled. An item is scrolled into view after undo and redo.
///
/// With a keyboard, arrow keys move the focus from item to item. Space or Control-D lifts the focused item. Then arrow
/// keys move it, Shift with arrow keys moves its right and bottom edges, Space drops it, and Escape cancels. The
/// accessibility actions of an item offer the same steps. If an item's ``BoardItem/canDelete`` is true, the Delete key,
/// a menu and an accessibility action delete it. The menu also contains the app's ``itemActions``. If ``newItem`` is
/// set, Control-N adds an item after the focused one, as ``addItem()`` does. A board without focusable items can then
/// have the focus itself, and Return also adds an item. Each drag, addition and deletion is one step of the undo
/// manager.
///
/// ## Caveats
/// Interface Builder does not support generic classes: create a board in code.
@MainActor  // With inherited isolation, Swift 6.3 mangles `confirmDrop` in two ways, which breaks linking.
@dynamicMemberLookup
public class BoardView<Space: BoardSpace>: UIView {
    // MARK: Contents

    /// The items on the board, the last on top. Their ids are unique.
    public var items: [Space.Item] {
        get { store.items }
        set { setItems(newValue) }
    }

    /// The rule for an item that is dropped where it overlaps others.
    public var collision = BoardCollision.reject { didSet { drag?.boardChanged() } }

    /// Called once for each change: when an item is dropped (before it snaps into place), deleted or added, and when a
    /// change is undone.
    public var onChange: ((Space.Change) -> Void)?

    /// An asynchronous sequence, for a `for await` loop, of the changes passed to ``onChange``. Each access creates a
    /// new sequence, which starts with the next change and buffers unread changes.
    public var changes: AsyncStream<Space.Change> { changeStreams.makeStream() }
    let changeStreams = ChangeStreams<Space.Change>()

    /// Asks the app whether a drop may stay, after ``onChange`` has reported the drop; nil accepts every drop.
    ///
    /// The item stays at its target until the app answers, and cannot be lifted in the meantime. If the app refuses the
    /// drop, the item and the items that it pushed return, and ``onChange`` is called again. For an item from another
    /// board, the destination board calls its closure. See ``DropDecision``.
    public var confirmDrop: (@MainActor (Space.Change) async -> DropDecision)?

    /// Called at moments of a drag that are suited to haptic feedback.
    public var onHaptic: ((DragHaptic) -> Void)? {
        get { controller.onHaptic }
        set { controller.onHaptic = newValue }
    }

    /// The delegate, which can forbid lifts and is notified when a drag begins and ends.
    public weak var delegate: (any BoardViewDelegate<Space>)?

    /// The conditions of a lift, the look of dragged items, and the durations of animations;
    /// ``BoardConfiguration/standard`` unless set.
    public var configuration = BoardConfiguration.standard {
        didSet { recognizer.configuration = configuration.drag.lift }
    }

    /// The space that defines the places of items. Its properties are also properties of the board.
    ///
    /// - Complexity: O(items) to set a space with another grid or other days.
    public var space: Space {
        didSet {
            geometry = space.geometry.base
            spaceChanged(from: oldValue)
        }
    }

    /// Gets or sets a property of ``space``.
    public subscript<Value>(dynamicMember property: WritableKeyPath<Space, Value>) -> Value {
        get { space[keyPath: property] }
        set { space[keyPath: property] = newValue }
    }

    /// The minimum distance between two items, in points. A smaller distance is a collision; exactly this distance is
    /// not.
    public var spacing: CGFloat {
        get { context.spacing }
        set {
            context.spacing = newValue
            boardChanged()
        }
    }

    /// The edges of an item that the user can drag to resize it.
    public var resizableEdges: UIRectEdge {
        get { context.resizableEdges }
        set { context.resizableEdges = newValue }
    }

    /// The scroll view that contains the items. The board does not set its delegate, so the app may.
    public let scrollView: UIScrollView = BoardScrollView<Space>()

    // MARK: App-provided views, actions and items

    /// Creates the view of an item that comes on screen. If the closure is nil or returns nil, the board shows the
    /// item's title.
    public var makeView: ((Space.Item) -> UIView?)?
    /// Updates the view of an item that has changed.
    public var updateView: ((UIView, Space.Item) -> Void)?

    /// The actions of an item, in its menu and among its accessibility actions. A secondary click opens the menu. On
    /// iOS 17.4 and later, so does a finger that lifts the item and releases it without moving. A double tap, Return or
    /// F2 on the focused item performs the first action.
    public var itemActions: ((Space.Item) -> [BoardItemAction])? {
        didSet { for view in views.values { view.offerMenu() } }
    }

    /// Creates an item for a long press on an empty place, or a mouse drag that starts there. If the closure is nil or
    /// returns nil, no item is added. The closure is called once, when the press has lasted long enough. The item is
    /// lifted at once, and is added to the board when it is dropped. On a ``CalendarBoard`` dragging sets the duration
    /// of an item that can be resized. Keys and accessibility actions also call this closure: see ``addItem()``.
    public var newItem: ((Space.Place) -> Space.Item?)?

    /// Creates an item from an external drag. If the closure is nil or returns nil, the drag is refused. The closure is
    /// called once for each drag that enters the board. The item is shown under the pointer, whatever its place is, and
    /// keeps the size or duration of that place. An empty frame, or a time of zero length, is replaced by the default
    /// size or duration of a new item.
    public var itemForDrop: ((any UIDropSession) -> Space.Item?)? { didSet { listenForDrops() } }

    /// Creates the drag item for an item, so that it can be dragged to other boards, other drop targets and other apps.
    /// An item for which it returns nil cannot be lifted by a pointer.
    ///
    /// The drag item's `localObject` is the ``BoardItem`` unless the app sets another object. ``LinkedTables`` accept
    /// their own item type as `localObject`. Other apps read the item provider.
    ///
    /// The destination decides whether the item moves or is copied. A board moves it if its ``itemForDrop`` returns an
    /// item with the same id, and snaps it to its own grid. Both boards show the move before they call ``onChange``:
    /// the source with ``BoardChangeKind/removed``, the destination with ``BoardChangeKind/added``. The move is one
    /// undo step.
    ///
    /// If this closure is set, a pointer lifts items in UIKit drag sessions, also to move them on this board. Resizing
    /// and keys work as they do without this closure.
    public var dragItem: ((Space.Item) -> UIDragItem?)? { didSet { offerToDragSessions() } }

    /// Whether items can be lifted. Setting it to false cancels a drag in progress.
    public var isEnabled = true {
        didSet {
            if !isEnabled {
                cancel()
                endDropSession()
            }
            recognizer.isEnabled = isEnabled
        }
    }

    // MARK: State

    /// The view that contains the items. It is as large as the whole board, including the parts that are scrolled off
    /// screen.
    let canvas = BoardContentView<Space>()
    /// The surfaces that items are drawn on: the main surface and, on a calendar, the all-day strip.
    lazy var surfaces = [BoardSurfaceViews(surface: .board, contentView: canvas, scrollView: scrollView)]
    let recognizer = LiftGestureRecognizer()
    var store = BoardStore<Space.Place>()
    /// The geometry of ``space``, stored because creating it allocates memory.
    private(set) var geometry: any BoardGeometry<Space.Place>
    /// The board's size, layout direction and spacing, and the rectangles that its items occupy; passed to the methods
    /// of the geometry.
    var context = BoardContext()
    /// The items that are pushed out of the way by the current drag, at their temporary places, by id.
    var pushedItems: [AnyHashable: Space.Item] = [:]
    var views: [BoardViewKey: BoardItemView<Space>] = [:]
    /// The area of the board in which all items have views.
    var populatedRect = CGRect.null
    var viewUpdate = BoardViewUpdate.idle
    let controller = DragController<DraggedBoardItem<Space>>()
    /// The item that is dragged, or animated to its place after the drag; nil if there is none.
    var drag: DraggedBoardItem<Space>? { controller.content }
    var dropSession: BoardDropSession<Space>?
    /// The drag of an item of this board in a UIKit drag session; nil if there is none.
    var dragSession: BoardDragSession<Space>?
    /// The delegate of the items' drag interactions, which hold it weakly.
    var dragSource: BoardDragSource<Space>?
    /// The item view that receives repeats of a held arrow key. The board keeps this view, because it may have scrolled
    /// off screen, and a press holds its responder only weakly.
    var keyRepeatTarget: BoardItemView<Space>?
    /// The bounds for which the board's own focus ring was last made.
    var ringBounds: CGRect?
    /// Whether the focus is moving to a touched item, which is visible already and needs no scrolling.
    var isFollowingTouch = false
    /// The delegate of the board's drop interaction, which holds it weakly.
    var dropTarget: BoardDropTarget<Space>?
    let undoSteps = UndoSteps()
    let changeQueue = ChangeQueue()
    let pendingDrops = PendingDrops()
    private var measured = CGSize.zero

    // MARK: Lifecycle

    /// Creates a board with a space.
    public init(frame: CGRect, space: Space) {
        (self.space, geometry) = (space, space.geometry.base)
        super.init(frame: frame)
        setUp()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, space: Space()) }

    public required init?(coder: NSCoder) {
        let space = Space()
        (self.space, geometry) = (space, space.geometry.base)
        super.init(coder: coder)
        setUp()
    }

    deinit {
        MainActor.runInDeinit {
            controller.finishAtOnce()
            endDropSession()
            undoSteps.removeAll(of: self)
        }
    }

    func setUp() {
        (scrollView as? BoardScrollView<Space>)?.board = self
        canvas.board = self
        addSubview(scrollView)
        scrollView.addSubview(canvas)
        recognizer.configuration = configuration.drag.lift
        recognizer.liftsHeldMouse = true
        recognizer.canLift = { [weak self] point in self?.mayLift(at: point) == true }
        recognizer.dropAnimation = { [weak self] point in self?.dropAnimation(at: point) }
        recognizer.addTarget(self, action: BoardView.handle)
        addGestureRecognizer(recognizer)
    }

    // MARK: Drags

    /// Whether an item is dragged, or animated to its place after a drag.
    public var isDragging: Bool { controller.isActive || dragSession != nil }

    /// Whether a drop of the dragged item is allowed at its current place; nil if no item is dragged.
    public var isDropAllowed: Bool? { controller.dragged?.dropProposal.isAllowed }

    /// Cancels the current drag: the dragged item returns to its old place.
    public func cancel() {
        controller.cancel()
        dragSession?.cancel()
    }

    /// The view of an item; nil if the item is not on screen.
    public func view(for id: some Hashable) -> UIView? {
        let id = AnyHashable(id)
        if let drag, drag.id == id { return drag.view }
        return views[BoardViewKey(id: id, piece: 0)]
    }

    // MARK: Layout

    public override func layoutSubviews() {
        super.layoutSubviews()
        context.isMirrored = isMirrored
        let frame = frameOfScrollView
        if scrollView.frame != frame { scrollView.frame = frame }
        let margins = marginsOfCanvas
        let sight = scrollView.bounds.inset(by: scrollView.adjustedContentInset).size
        let size = geometry.size(
            in: CGSize(width: max(0, sight.width - margins.left - margins.right), height: sight.height))
        let area = CGRect(origin: CGPoint(x: margins.left, y: margins.top), size: size)
        let content = CGSize(width: area.maxX + margins.right, height: area.maxY + margins.bottom)
        if scrollView.contentSize != content { scrollView.contentSize = content }
        if canvas.frame != area { canvas.frame = area }
        if size != measured {
            measured = size
            boardChanged()
        }
        showItems()
        placeTops()
        placeRing()
        drag?.redirectDropIfPlaceTaken()
    }

    public override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window == nil else { return }
        if controller.isUnderWay { cancel() }
        endDropSession()
    }

    public override var canBecomeFocused: Bool { takesFocusItself() }

    public override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        placeRing()
    }

    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, handleKey(key, at: nil) else {
            return super.pressesBegan(presses, with: event)
        }
    }

    public override func tintColorDidChange() {
        super.tintColorDidChange()
        for view in views.values { update(view.content, with: view.item) }
    }

    // MARK: Overridden by calendars

    /// Updates the board after its space has changed from `old` to another one.
    func spaceChanged(from old: Space) {
        if !geometry.keepsPlan(of: old.geometry.base) { boardChanged() }
        setNeedsLayout()
    }

    /// The frame of the scroll view in the board.
    var frameOfScrollView: CGRect { bounds }

    /// The margins, in points, around `canvas`, the view that contains the items, inside the scroll view.
    var marginsOfCanvas: UIEdgeInsets { .zero }

    /// The pieces in which an item is drawn, each with its surface and frame. Only a calendar draws an item in several
    /// pieces: an event across midnight has one for each day.
    func segments(of item: Space.Item) -> [BoardSegment] {
        geometry.extent(of: item, in: context).map { [BoardSegment(frame: $0)] } ?? []
    }

    /// Updates the rectangle that an item occupies in the collision indexes, or removes it if the item's place is
    /// outside the space.
    func updateExtent(of item: Space.Item) {
        let extent = geometry.extent(of: item, in: context)
        if let extent, !extent.isFinite {
            fatalError(
                "The item \(item.id) of a BoardView lies at \(extent), which is nowhere. Give it a place whose numbers "
                    + "are finite.")
        }
        context.plan.index[item.id] = geometry.has(item) ? extent : nil
        context.strip[item.id] = geometry.has(item) ? geometry.extentOnStrip(of: item) : nil
        if item.canMove { context.plan.fixed.remove(item.id) } else { context.plan.fixed.insert(item.id) }
    }

    /// Removes an item's rectangle from the collision indexes.
    func removeExtent(of id: AnyHashable) {
        context.plan.index[id] = nil
        context.strip[id] = nil
        context.plan.fixed.remove(id)
    }

    /// Shows the calendar page that contains an item. Other boards have no pages, and ignore the call.
    func turn(to item: Space.Item, animated: Bool) {}

    /// Returns a closure that shows the current calendar page again. On other boards, which have no pages, it does
    /// nothing.
    func makePageRestorer() -> @MainActor () -> Void { {} }

    /// Called during a drag with the pointer's position and the time. A calendar shows the previous or next page if the
    /// pointer rests at its left or right side.
    func turnPageIfHeldAtSide(at point: CGPoint, time: TimeInterval) {}
    /// Called when a drag over the board has ended. A calendar then updates its layout; other boards do nothing.
    func dragEnded() {}

    /// Called when the places of any items may have changed. A calendar then computes again which events are drawn side
    /// by side; other boards do nothing.
    func placesChanged() {}

    /// Called when the places of the items `ids` have changed. Returns the other items whose frames change as a result.
    /// A calendar returns the events that are drawn side by side with the changed ones; other boards return none.
    func placesChanged(of ids: Set<AnyHashable>) -> Set<AnyHashable> { [] }
}

extension BoardView {
    /// The view that contains the items of a surface.
    func container(of surface: BoardSurface) -> BoardContentView<Space> { views(of: surface)?.contentView ?? canvas }

    /// The scroll view that contains a surface.
    func scrollView(of surface: BoardSurface) -> UIScrollView { views(of: surface)?.scrollView ?? scrollView }

    /// The surface at a point of the board view. A calendar's header with the names of the days counts as part of its
    /// all-day strip.
    func surface(at point: CGPoint) -> BoardSurface {
        views(of: .strip).map { point.y < $0.scrollView.frame.maxY } == true ? .strip : .board
    }

    private func views(of surface: BoardSurface) -> BoardSurfaceViews<Space>? {
        surfaces.first { $0.surface == surface }
    }

    /// The scroll view of the surface below a pointer, whose position is in window coordinates.
    func scrollView(at pointer: CGPoint) -> UIScrollView { scrollView(of: surface(at: convert(pointer, from: nil))) }

    var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
