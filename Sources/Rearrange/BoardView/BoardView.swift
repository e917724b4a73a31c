// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// A board on which views lie, are lifted by a long press, carried elsewhere, and snap into place.
///
///     let board = BoardView()
///     board.grid = .points(20)
///     board.items = [BoardItem(id: 1, frame: CGRect(x: 0, y: 0, width: 120, height: 60), title: "Plan")]
///     board.onChange = { [weak self] change in self?.items = change.applied(to: self?.items ?? []) }
///
/// Its ``space`` says what a place is: a frame in a ``PlaneSpace``, which `BoardView()` has, and a time in a
/// ``CalendarSpace``.
///
/// A mouse lifts an item by dragging it, or by holding it as long as a finger.
///
/// A lifted item is see-through, with a dashed border. A ghost shows where it would lie, and whether it may: what would
/// overlap is known while it hovers, and goes home when it is let go of. Where others have taken its home meanwhile, it
/// goes to the nearest free place, and lies over them only if the whole board has none. With ``BoardCollision/push`` the
/// others make way meanwhile, and come back when it goes on; with ``BoardCollision/overlap`` it lies over them.
///
/// Items are values, told apart by their ids. The board shows what it is given, and changes none of the app's data: it
/// tells ``onChange`` the final values once, when something is let go of, and shows them in ``items``. Whoever will not
/// have a change sets ``items`` again.
///
/// A drag is cancelled by the Escape key, when the touch is, when the app is put aside, the window is resized, something
/// is pushed or presented over the board, the board leaves its window, or the item goes. It follows the item when the
/// items change otherwise. What goes home is shown there: on the page of the lift, and scrolled back where keys led it, or
/// where a pull is cancelled.
/// What is undone or made again comes into sight.
///
/// With a keyboard, arrows lead the focus from item to item. Space, or control-D, lifts the item that has it, arrows move
/// it then, with the shift key its far edges, space lets go of it, and escape puts it back. Assistive technology finds the
/// same steps among the item's actions. Where an item's ``BoardItem/canDelete`` says so, the Delete key, a menu and an
/// action delete it; what else the app does with it, ``itemActions``, stands in the menu, too. Control-N makes a new item
/// after the one that has the focus, as ``addItem()`` does, where ``newItem`` gives one; there a board on which nothing may
/// have the focus has it itself, and return does so, too. Each drag, each addition and each deletion is one step of the
/// undo manager.
///
/// ## Caveats
/// Interface Builder does not know generic classes: a board is made in code.
@dynamicMemberLookup
public class BoardView<Space: BoardSpace>: UIView {
    // MARK: What is shown

    /// What lies on the board, the last on top. No two have the same id.
    public var items: [Space.Item] {
        get { store.items }
        set { take(newValue) }
    }

    /// What becomes of an item that is put where others are.
    public var collision = BoardCollision.reject { didSet { drag?.boardChanged() } }

    /// Hears of each change once: when an item is let go of, before it snaps into place, or is deleted, and when that is
    /// undone.
    public var onChange: ((Space.Change) -> Void)?

    /// The changes that ``onChange`` is told of, for `for await`. Each access creates a new sequence, which
    /// starts with the next change and keeps what is not read.
    public var changes: AsyncStream<Space.Change> { changeStreams.makeStream() }
    let changeStreams = ChangeStreams<Space.Change>()

    /// Asks the app whether a drop may stay, after ``onChange`` has been told of it; every drop stays unless this is set.
    ///
    /// The item stays at its target until the app answers, and cannot be lifted again. If the app refuses the drop, the
    /// item and those that made way for it return, and ``onChange`` is told of that. Asked of the board that an item comes
    /// to. See ``DropDecision``.
    public var confirmDrop: (@MainActor (Space.Change) async -> DropDecision)?

    /// Called at moments of a drag that a hand may feel.
    public var onHaptic: ((DragHaptic) -> Void)? {
        get { controller.onHaptic }
        set { controller.onHaptic = newValue }
    }

    /// Has a say in what is lifted, and hears of each drag.
    public weak var delegate: (any BoardViewDelegate<Space>)?

    /// The conditions of a lift, the look of dragged items, and the durations of animations;
    /// ``BoardConfiguration/standard`` unless set.
    public var configuration = BoardConfiguration.standard {
        didSet { recognizer.configuration = configuration.drag.lift }
    }

    /// The space in which items lie, whose properties are also the board's.
    ///
    /// - Complexity: O(items) to set one with other steps or days.
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

    /// Points that are left between two items at least: less is a collision. Touching this distance is none.
    public var spacing: CGFloat {
        get { context.spacing }
        set {
            context.spacing = newValue
            boardChanged()
        }
    }

    /// Which edges of items that can be resized can be pulled.
    public var resizableEdges: UIRectEdge {
        get { context.resizableEdges }
        set { context.resizableEdges = newValue }
    }

    /// What scrolls. Its delegate is the app's.
    public let scrollView: UIScrollView = BoardScrollView<Space>()

    // MARK: What the app makes

    /// Makes the view of an item that comes on screen; without it, and for nil, the board shows the item's title.
    public var makeView: ((Space.Item) -> UIView?)?
    /// Brings a view up to date when something of its item has changed.
    public var updateView: ((UIView, Space.Item) -> Void)?

    /// The actions of an item: they are in its menu, and among its actions of assistive technology. A secondary click opens the
    /// menu, and so does a finger that lets go of the lifted item where it is (on iOS from 17.4 on). The first is done by
    /// two taps, too, and by Return or F2 where the item has the focus.
    public var itemActions: ((Space.Item) -> [BoardItemAction])? {
        didSet { for view in views.values { view.offerMenu() } }
    }

    /// Makes an item for a long press on an empty place, or a mouse that drags from there; nil for none. It is asked once,
    /// when the press has lasted long enough; the item is lifted at once, and is on the board when it is let go of. On a
    /// ``CalendarBoard`` an item that can be resized then lasts as long as the pointer is dragged. Keys and assistive
    /// technology make one, too: see ``addItem()``.
    public var newItem: ((Space.Place) -> Space.Item?)?

    /// Makes an item of what is dragged over the board from outside; nil where it is none. It lies under the
    /// pointer, wherever its place is, and is as large or lasts as long as that says; an empty frame, or a time of no
    /// length, stands for that of a new item. It is asked once for each drag that comes over the board.
    public var itemForDrop: ((any UIDropSession) -> Space.Item?)? { didSet { listenForDrops() } }

    /// Makes of an item what drag sessions carry: with it items can be dragged to other boards, to other views that take
    /// drops, and to other apps. Nil for an item that is not lifted by a pointer then.
    ///
    /// The drag item's `localObject` is the ``BoardItem`` unless the app sets it, as to an item of ``LinkedTables``, which
    /// take it then as it is. Its item provider is what other apps read.
    ///
    /// The destination says whether the item moves or is copied. A board moves it if its ``itemForDrop`` returns an item of
    /// the same id, and snaps it by its own steps. Both boards show the move before the app is told of it, here as
    /// ``BoardChangeKind/removed`` and there as ``BoardChangeKind/added``, and it is one step to
    /// undo.
    ///
    /// A pointer lifts items by UIKit's drag sessions then, also to move them on this board; edges are pulled, and the keys
    /// lead, as ever.
    public var dragItem: ((Space.Item) -> UIDragItem?)? { didSet { offerToDragSessions() } }

    /// Whether items can be lifted. Turning it off cancels a drag that is under way.
    public var isEnabled = true {
        didSet {
            if !isEnabled {
                cancel()
                leave()
            }
            recognizer.isEnabled = isEnabled
        }
    }

    // MARK: State

    /// What items lie on; it is as large as the board.
    let canvas = BoardSheet<Space>()
    /// The surfaces of the board.
    lazy var surfaces = [BoardSurfaceViews(surface: .board, sheet: canvas, scrollView: scrollView)]
    let recognizer = LiftGestureRecognizer()
    var store = BoardStore<Space.Place>()
    /// The geometry of ``space``, stored because making it allocates.
    private(set) var geometry: any BoardGeometry<Space.Place>
    /// The size, direction, spacing and occupied extents of the board, which the geometry is given.
    var context = BoardContext()
    /// Those that make way at the moment, as they are then.
    var displaced: [AnyHashable: Space.Item] = [:]
    var views: [BoardViewKey: BoardItemView<Space>] = [:]
    /// The part of the board of which all views are there.
    var covered = CGRect.null
    var showing = BoardShowing.over
    let controller = DragController<DraggedBoardItem<Space>>()
    /// The item that is dragged, or animated to its place after the drag.
    var drag: DraggedBoardItem<Space>? { controller.content }
    var visit: BoardVisit<Space>?
    /// An item that a drag session has taken from its place.
    var departure: BoardDeparture<Space>?
    /// Gives items to drag sessions; interactions hold it weakly.
    var dragSource: BoardDragSource<Space>?
    /// Hears of an arrow that is held down, though it may be out of sight by now: a press holds its responder weakly.
    var hearer: BoardItemView<Space>?
    /// What the ring of a board that has the focus itself was made for.
    var ringBounds: CGRect?
    /// Whether the focus goes where somebody has touched, and so sees already.
    var isFollowingTouch = false
    /// Takes drops; the interaction holds it weakly.
    var dropTarget: BoardDropTarget<Space>?
    let undoSteps = UndoSteps()
    let turns = Turns()
    let pendingDrops = PendingDrops()
    private var measured = CGSize.zero

    // MARK: Lifecycle

    /// A board with a space.
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
            leave()
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
        recognizer.landing = { [weak self] point in self?.landing(at: point) }
        recognizer.addTarget(self, action: BoardView.handle)
        addGestureRecognizer(recognizer)
    }

    // MARK: Drags

    /// Whether an item is in the air, or on its way to its place.
    public var isDragging: Bool { controller.isActive || departure != nil }

    /// Whether what is in the air may be let go of where it is; nil when nothing is.
    public var isDropAllowed: Bool? { controller.dragged?.hover.isAllowed }

    /// Puts an item that is in the air back where it was.
    public func cancel() {
        controller.cancel()
        departure?.cancel()
    }

    /// The view of an item, where it is on screen.
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
        drag?.placesMayBeTaken()
    }

    public override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window == nil else { return }
        if controller.isUnderWay { cancel() }
        leave()
    }

    public override var canBecomeFocused: Bool { takesFocusItself() }

    public override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        placeRing()
    }

    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, take(key, at: nil) else { return super.pressesBegan(presses, with: event) }
    }

    public override func tintColorDidChange() {
        super.tintColorDidChange()
        for view in views.values { update(view.content, with: view.item) }
    }

    // MARK: Overridden by calendars

    /// The space has other properties than before.
    func spaceChanged(from old: Space) {
        if !geometry.keepsPlan(of: old.geometry.base) { boardChanged() }
        setNeedsLayout()
    }

    /// Where the part that scrolls is.
    var frameOfScrollView: CGRect { bounds }

    /// Points round the board in what scrolls.
    var marginsOfCanvas: UIEdgeInsets { .zero }

    /// Where an item is drawn, piece by piece.
    func segments(of item: Space.Item) -> [BoardSegment] {
        geometry.extent(of: item, in: context).map { [BoardSegment(frame: $0)] } ?? []
    }

    /// Puts a value on the plan, unless its place is none.
    func note(_ item: Space.Item) {
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

    func forget(_ id: AnyHashable) {
        context.plan.index[id] = nil
        context.strip[id] = nil
        context.plan.fixed.remove(id)
    }

    /// Shows the page where an item is.
    func turn(to item: Space.Item, animated: Bool) {}

    /// Shows again, when it is called, the page that shows now.
    func wayBack() -> @MainActor () -> Void { {} }

    /// Time has passed with the pointer somewhere: for pages that turn at the sides.
    func dwell(at point: CGPoint, time: TimeInterval) {}
    func dragEnded() {}

    /// Anybody may lie elsewhere than before.
    func placesChanged() {}

    /// Some lie elsewhere than before: those who are drawn elsewhere for it, themselves left out.
    func placesChanged(of ids: Set<AnyHashable>) -> Set<AnyHashable> { [] }
}

extension BoardView {
    func container(of surface: BoardSurface) -> BoardSheet<Space> { views(of: surface)?.sheet ?? canvas }

    /// The scroll view that contains a surface.
    func scrollView(of surface: BoardSurface) -> UIScrollView { views(of: surface)?.scrollView ?? scrollView }

    /// The surface at a point of the view: a strip includes what is above it, such as the names of days.
    func surface(at point: CGPoint) -> BoardSurface {
        views(of: .strip).map { point.y < $0.scrollView.frame.maxY } == true ? .strip : .board
    }

    private func views(of surface: BoardSurface) -> BoardSurfaceViews<Space>? {
        surfaces.first { $0.surface == surface }
    }

    /// The scroll view below a pointer, in window coordinates.
    func scrollView(at pointer: CGPoint) -> UIScrollView { scrollView(of: surface(at: convert(pointer, from: nil))) }

    var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
