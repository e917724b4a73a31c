// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The board's wrapper around an item's content view. It draws the dragged look, takes the focus, and offers the menu,
/// drag interaction and accessibility actions.
final class BoardItemView<Space: BoardSpace>: UIView, UIContextMenuInteractionDelegate {
    private(set) var item: Space.Item
    private(set) var content: UIView
    weak var board: BoardView<Space>?
    private var look: DraggedViewStyle?
    /// The opaque view behind the dragged item, if ``BoardConfiguration/coversWhatIsBelow`` is true.
    private var backdrop: DragPreviewBackdrop?
    /// The touch that becomes a click if it ends inside the view; nil if there is none. A press of the secondary button
    /// is not stored here.
    private weak var press: UITouch?
    private var menu: UIContextMenuInteraction?
    private var taps: UITapGestureRecognizer?
    /// The interaction by which UIKit lifts the item, if the board has a ``BoardView/dragItem`` closure.
    private var lifting: UIDragInteraction?
    private var shownRing: CGRect?
    /// The ring that is shown while the item's menu is open.
    private var mark: BoardItemMark?

    init(item: Space.Item, content: UIView, board: BoardView<Space>) {
        self.item = item
        self.content = content
        self.board = board
        super.init(frame: .zero)
        addSubview(content)
        isAccessibilityElement = true
        layer.cornerRadius = DraggedViewStyle.cornerRadius
        offerMenu()
        offerDrag()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("BoardItemView is made in code") }

    func show(_ item: Space.Item) {
        guard item != self.item else { return }
        self.item = item
        offerMenu()
        offerDrag()
        board?.update(content, with: item)
        backdrop?.show(content)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
        look?.updateBorder()
        mark?.frame = (ringShape ?? bounds).insetBy(dx: -Thresholds.Focus.ringReach, dy: -Thresholds.Focus.ringReach)
    }

    // MARK: Drag appearance

    /// Gives the view the look of a dragged item.
    func lift(_ configuration: BoardConfiguration) {
        guard look == nil else { return }
        look = DraggedViewStyle(on: self, configuration.drag)
        guard configuration.coversWhatIsBelow else { return }
        backdrop?.removeFromSuperview()
        backdrop = DragPreviewBackdrop(on: board?.opaqueBackdrop() ?? .systemBackground)
        backdrop?.show(content)
        placeBackdrop()
    }

    func show(isAllowed: Bool) {
        look?.show(isAllowed: isAllowed)
        backdrop?.show(isAllowed: isAllowed)
    }

    /// Removes the dragged look at the drop, before the item is animated to its place.
    func removeDraggedLook() {
        look?.remove()
        look = nil
        backdrop?.show(isAllowed: true)
    }

    /// Makes the item and its backdrop invisible, because its destination is not on screen.
    func vanish() { for view in [self, backdrop] as [UIView?] { view?.alpha = 0 } }

    /// Restores the normal look after the drop animation.
    func settle() {
        removeDraggedLook()
        alpha = 1
        backdrop?.removeFromSuperview()
        backdrop = nil
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        placeBackdrop()
        keepTitleInSight()
    }

    /// Moves the title down to the part of the item that its scroll view shows, if the item's top is scrolled off.
    func keepTitleInSight() {
        guard let label = content as? BoardItemLabel else { return }
        guard
            let scrollView = sequence(first: self as UIView, next: \.superview).lazy
                .compactMap({ $0 as? UIScrollView }).first
        else { return label.hiddenTop = 0 }
        let visible = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
        label.hiddenTop = max(convert(visible, from: scrollView).minY, 0)
    }

    private func placeBackdrop() {
        guard let backdrop else { return }
        guard let superview else { return backdrop.removeFromSuperview() }
        superview.insertSubview(backdrop, belowSubview: self)
        backdrop.frame = frame
    }

    // MARK: Menu

    /// Updates whether the item offers a menu (if it can have actions, or can be deleted) and a double tap (if it can
    /// have actions).
    func offerMenu() {
        let actions = board?.itemActions != nil
        if actions != (taps != nil) {
            taps.map(removeGestureRecognizer)
            taps = actions ? makeTaps() : nil
        }
        guard (item.canDelete || actions) != (menu != nil) else { return }
        if let menu {
            removeInteraction(menu)
            self.menu = nil
        } else {
            let menu = UIContextMenuInteraction(delegate: self)
            addInteraction(menu)
            self.menu = menu
        }
    }

    /// Adds or removes the drag interaction, depending on whether the item can leave the board.
    func offerDrag() {
        let source = item.canMove ? board?.dragSource : nil
        guard (source != nil) != (lifting != nil) else { return }
        if let lifting {
            removeInteraction(lifting)
            self.lifting = nil
        } else if let source {
            let lifting = UIDragInteraction(delegate: source)
            lifting.isEnabled = true
            addInteraction(lifting)
            self.lifting = lifting
        }
    }

    private func makeTaps() -> UITapGestureRecognizer {
        let taps = UITapGestureRecognizer(target: self, action: BoardItemView.tappedTwice)
        taps.numberOfTapsRequired = 2
        // The recognizer neither cancels nor delays the touches of the item's subviews.
        (taps.cancelsTouchesInView, taps.delaysTouchesEnded) = (false, false)
        addGestureRecognizer(taps)
        return taps
    }

    private func tappedTwice(_ taps: UITapGestureRecognizer) {
        guard !content.hasControl(at: taps.location(in: content)) else { return }
        _ = board?.performFirstAction(of: item.id)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        board?.menu(for: item.id).map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
    }

    /// Opens the menu without a click.
    ///
    /// An invisible button opens the menu, because UIKit offers no other way. Before iOS 17.4 no menu opens.
    func openMenu() {
        guard #available(iOS 17.4, *), window != nil, let menu = board?.menu(for: item.id) else { return }
        let button = BoardMenuButton(frame: bounds)
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        button.menuIsOpen = { [weak self] in self?.markMenu($0) }
        addSubview(button)
        button.performPrimaryAction()
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        // A compact menu does not raise the item, so a ring shows which item's menu is open.
        if interaction.menuAppearance == .compact { markMenu(true) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        markMenu(false)
    }

    /// Shows or hides the ring that marks the item whose menu is open.
    private func markMenu(_ isOpen: Bool) {
        guard isOpen != (mark != nil) else { return }
        mark?.removeFromSuperview()
        mark = isOpen ? BoardItemMark(color: tintColor, radius: layer.cornerRadius) : nil
        if let mark { addSubview(mark) }
        layer.zPosition = isFocused || isOpen ? 1 : 0
        setNeedsLayout()
    }

    // MARK: Clicks

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        // A click of the secondary button is not stored as a press, because it opens the menu and does not move the
        // focus.
        if event?.buttonMask.contains(.secondary) != true { press = touches.first }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let press, touches.contains(press) else { return }
        self.press = nil
        if bounds.contains(press.location(in: self)) {
            board?.focusFollowsTouch(on: self, isPointer: press.type == .indirectPointer)
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        press = nil
    }

    // MARK: Focus

    override var canBecomeFocused: Bool { board?.mayHaveFocus(item) == true }

    override var focusEffect: UIFocusEffect? {
        get { ring(round: ringShape) }
        set {}
    }

    /// Setting the frame also updates the focus ring, which has another shape if the item is at an edge of the scroll
    /// view.
    override var frame: CGRect {
        didSet {
            backdrop?.frame = frame
            if isFocused { placeRing() }
        }
    }

    override var center: CGPoint { didSet { backdrop?.center = center } }

    private func placeRing() {
        let shape = ringShape
        guard shape != shownRing else { return }
        shownRing = shape
        UIView.performWithoutAnimation { super.focusEffect = ring(round: shape) }
    }

    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        board?.focusMoved(from: context.previouslyFocusedItem === self ? self : nil)
        shownRing = ringShape
        // The focus ring surrounds the item, so the item is drawn above its neighbours.
        layer.zPosition = isFocused || mark != nil ? 1 : 0
        guard context.nextFocusedItem === self, let board, !board.isFollowingTouch else { return }
        superview?.scrollToVisible(board.withRing(frame))
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, board?.handleKey(key, at: self) == true else {
            return super.pressesBegan(presses, with: event)
        }
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, board?.handleKey(key, at: self, isRepeated: true) == true else {
            return super.pressesChanged(presses, with: event)
        }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        super.pressesEnded(presses, with: event)
        board?.keyRepeatTarget = nil
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        super.pressesCancelled(presses, with: event)
        board?.keyRepeatTarget = nil
    }

    // MARK: Accessibility

    override var accessibilityLabel: String? {
        get { item.title.isEmpty ? nil : item.title }
        set {}
    }

    override var accessibilityValue: String? {
        get { board.map { $0.geometry.spokenPlace(of: $0.item(item.id) ?? item, in: $0.context) } }
        set {}
    }

    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            // `super` returns the actions by which UIKit lets the user drop an external drag on this item.
            let all = (board?.accessibilityActions(for: item.id) ?? []) + (super.accessibilityCustomActions ?? [])
            return all.isEmpty ? nil : all
        }
        set {}
    }
}
