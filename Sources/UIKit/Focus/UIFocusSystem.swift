// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// Tracks the focused item of a window scene, and moves the focus when keys are pressed.
///
/// Tab moves from group to group: a table is one group, and each control is its own group, unless
/// `focusGroupIdentifier` joins several. Arrow keys move between the items of a group. The focused item is the first to
/// receive key presses, and becomes first responder if it can. It has a focus ring while the keyboard is in use.
///
/// ## Caveats
/// Sounds, focus guides, and items that are not views are absent.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
    /// The host of the window scene; nil if an app keeps the focus system after the host was released.
    private(set) weak var host: DesktopWindowHost?
    /// The view that has the focus: the focused item itself, or the list that contains the focused row.
    private(set) weak var focusOwner: UIView?
    /// The list whose row contains the focused view.
    private(set) weak var listOfFocusOwner: (any ListView)?
    /// The items that lost the focus because another view controller covers them, the most recently covered last.
    var covered: [FocusStop] = []
    /// Whether the focus ring is shown, because the keyboard was the last input device used.
    private(set) var isRingShown = false
    /// The last focused item of each focus group, keyed by the group's identifier.
    var lastFocusedStops: [String: FocusStop] = [:]
    /// Whether a focus change is in progress.
    private(set) var isMoving = false
    /// The closures to run after the focus change that is in progress.
    private var waiting: [() -> Void] = []
    private var request: FocusRequest?

    /// A request to move the focus before the next frame.
    private struct FocusRequest {
        weak var environment: (any UIFocusEnvironment)?
    }

    init(host: DesktopWindowHost) {
        self.host = host
        super.init()
    }

    /// The focus system of the window scene that contains an environment; nil if there is none.
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        var current: (any UIFocusEnvironment)? = environment
        while let candidate = current {
            if let view = candidate as? UIView, let system = view.focusSystem { return system }
            current = candidate.parentFocusEnvironment
        }
        return nil
    }

    // MARK: Focused item

    /// The focused item; nil if none is focused.
    open weak var focusedItem: (any UIFocusItem)? { current?.item }

    /// The focused view or row; nil if none is focused, or while another view controller covers it.
    var current: FocusStop? {
        guard let focusOwner, isReachable(focusOwner) else { return nil }
        return place(of: focusOwner)
    }

    /// The focus stop of a view that has the focus: the last focused row if the view is a list, otherwise the view
    /// itself.
    func place(of view: UIView) -> FocusStop {
        FocusStop(view, row: (view as? any ListView)?.lastFocusedRow)
    }

    /// The focused view, or the list if the focused row has no cell. It receives key presses first, unless the first
    /// responder is outside its responder chain. Nil if no view in the window has the focus, or if the focused view
    /// allows no interaction.
    func keyResponder(in window: UIWindow) -> UIResponder? {
        guard let current, let view = current.view, view.window === window, view.allowsInteraction else { return nil }
        return current.item ?? view
    }

    // MARK: Requesting updates

    /// Moves the focus to an environment, or to the place that the environment prefers, before the next frame.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        // If the app moves the focus in response to a key, the ring is shown as for an arrow key.
        if host?.isSendingKey == true, FirstResponder.typing == nil { keysWereUsed() }
        request = FocusRequest(environment: environment)
        host?.afterLayout { [weak self] in self?.updateFocusIfNeeded() }
    }

    /// Moves the focus to the environment's preferred place, if the focus is inside the environment.
    func environmentNeedsUpdate(_ environment: any UIFocusEnvironment) {
        guard let place = current, let view = place.item ?? place.view, environment.contains(view) else { return }
        requestFocusUpdate(to: environment)
    }

    /// Performs a pending focus update at once.
    open func updateFocusIfNeeded() {
        guard !isMoving else { return }
        guard let wanted = request else {
            (focusOwner as? any ListView)?.moveFocusFromDeletedRow()
            return
        }
        request = nil
        guard let environment = wanted.environment, let place = preferredPlace(in: environment) else { return }
        move(to: place)
    }

    // MARK: Moving

    /// Moves the focus, unless an environment refuses.
    ///
    /// - Parameters:
    ///   - new: the new place; nil removes the focus.
    ///   - heading: the direction of the movement; empty if no key caused it.
    ///   - leaving: the row and view that lose the focus, if they were deleted. If it is nil, the list that has the
    ///     focus is asked for its deleted row.
    ///   - isForced: whether to move the focus without asking the environments.
    ///   - isAutomatic: whether the focus moves only because the focused item was removed or has returned, not on
    ///     request.
    /// - Returns: whether the focus is at the new place.
    @discardableResult
    func move(
        to new: FocusStop?, _ heading: UIFocusHeading = [], leaving: (place: FocusStop, item: UIView?)? = nil,
        isForced: Bool = false, isAutomatic: Bool = false
    ) -> Bool {
        guard !isMoving else { return false }
        let leaving = leaving ?? (focusOwner as? any ListView)?.lostFocus
        let old = leaving?.place ?? focusOwner.map(place(of:))
        if leaving == nil, old?.isSame(as: new) ?? (new == nil) { return true }
        isMoving = true
        defer { isMoving = false }
        if let new, let row = new.row, let list = new.view as? any ListView { list.prepareForFocus(on: row) }
        let change = FocusChange(from: old, leaving?.item, to: new, heading)
        guard isForced || allows(change),
            isAutomatic && isFirstResponderUnrelated(to: change) || makeFirstResponder(change.newItem ?? new?.view)
        else {
            post(UIFocusSystem.movementDidFailNotification, change, UIFocusAnimationCoordinator())
            return false
        }
        apply(change)
        return true
    }

    /// Runs `work` at once, or before the next frame if a focus change is in progress.
    func afterFocusChange(_ work: @escaping () -> Void) {
        guard isMoving, let host else { return work() }
        waiting.append(work)
        guard waiting.count == 1 else { return }
        host.afterLayout { [weak self] in
            let waiting = self?.waiting ?? []
            self?.waiting = []
            waiting.forEach { $0() }
        }
    }

    private func allows(_ change: FocusChange) -> Bool {
        change.environments.allSatisfy { $0.shouldUpdateFocus(in: change.context) }
            && change.lists.allSatisfy { $0.allowsFocusUpdate(change) }
    }

    private func apply(_ change: FocusChange) {
        if let old = change.old, let view = old.view {
            view.focus?.hasFocus = false
            rememberIfCovered(old, of: view)
            if let list = view as? any ListView {
                list.focusRingDidChange(false)
                if change.new?.view !== view { list.focusDidMove(to: nil) }
            } else {
                view.showFocusRing(false)
            }
            if let group = view.focusGroup { remember(old, asLastOf: group) }
        }
        change.oldItem?.showFocusRing(false)
        focusOwner = change.new?.view
        change.new?.view?.neededFocus.hasFocus = true
        change.new?.view?.focus?.regainsFocus = false
        let cell = focusOwner?.chain.lazy.compactMap { $0 as? any ListCell }.first
        listOfFocusOwner = cell?.listView
        if let path = cell?.path { listOfFocusOwner?.focusDidMove(toViewIn: path) }
        if let row = change.new?.row { (focusOwner as? any ListView)?.focusDidMove(to: row) }
        showRing()
        let coordinator = UIFocusAnimationCoordinator()
        for environment in change.environments { environment.didUpdateFocus(in: change.context, with: coordinator) }
        for list in change.lists { list.tellOfFocusUpdate(change, coordinator) }
        post(UIFocusSystem.didUpdateNotification, change, coordinator)
        coordinator.run()
    }

    private func remember(_ place: FocusStop, asLastOf group: String) {
        lastFocusedStops = lastFocusedStops.filter { $0.value.view != nil }
        lastFocusedStops[group] = place
    }

    private func post(_ name: Notification.Name, _ change: FocusChange, _ coordinator: UIFocusAnimationCoordinator) {
        NotificationCenter.default.post(
            name: name, object: self,
            userInfo: [
                UIFocusSystem.focusUpdateContextUserInfoKey: change.context,
                UIFocusSystem.animationCoordinatorUserInfoKey: coordinator,
            ])
    }

    /// Posts the notification that a key could not move the focus. Either there is no item in the direction of the key,
    /// or an environment refused.
    func movementFailed(_ heading: UIFocusHeading) {
        let change = FocusChange(from: current, nil, to: nil, heading)
        post(UIFocusSystem.movementDidFailNotification, change, UIFocusAnimationCoordinator())
    }

    /// Makes the item first responder if it can become one. Before that, the present first responder resigns, unless it
    /// contains the item. Returns false if the present first responder refuses to resign.
    private func makeFirstResponder(_ item: UIView?) -> Bool {
        guard let item else { return true }
        if let current = host?.firstResponder, !item.chain.contains(where: { $0 === current }),
            !current.resignFirstResponder()
        {
            return false
        }
        if item.canBecomeFirstResponder { item.becomeFirstResponder() }
        return true
    }

    /// Whether the first responder is unrelated to the items that lose and get the focus. That responder stays first
    /// responder when the focus moves only because the focused item was removed or has returned.
    private func isFirstResponderUnrelated(to change: FocusChange) -> Bool {
        guard let first = host?.firstResponder,
            let view = first as? UIView ?? (first as? UIViewController)?.viewIfLoaded, isReachable(view)
        else { return false }
        return [change.oldItem, change.newItem ?? change.new?.view].compactMap { $0 }.allSatisfy { item in
            !view.isDescendant(of: item) && !item.chain.contains { $0 === first }
        }
    }

    /// Moves the focus to a view that has become first responder, if the view can be focused.
    func firstResponderDidChange(to view: UIView) {
        guard !isMoving, view.canBecomeFocused, let place = FocusStop(of: view) else { return }
        move(to: place, isForced: true)
        showRing()
    }

    // MARK: Focus ring

    /// Shows the focus ring, because a key that moves or uses the focus was pressed.
    func keysWereUsed() {
        guard !isRingShown else { return }
        isRingShown = true
        showRing()
    }

    /// Hides the focus ring, because a finger or a mouse button was pressed.
    func pointerWasUsed() {
        guard isRingShown else { return }
        isRingShown = false
        showRing()
    }

    /// Shows the focus ring of the focused item if `isRingShown` is true, and hides it otherwise.
    private func showRing() {
        guard let focusOwner else { return }
        if let list = focusOwner as? any ListView {
            list.focusRingDidChange(isRingShown)
        } else {
            focusOwner.showFocusRing(isRingShown)
        }
    }

    // MARK: Notifications

    /// Posted with the focus system as its object after the focus has moved.
    open class var didUpdateNotification: NSNotification.Name {
        NSNotification.Name("UIFocusDidUpdateNotification")
    }

    /// Posted after a key could not move the focus. Either there is no item in the direction of the key, or an
    /// environment refused.
    open class var movementDidFailNotification: NSNotification.Name {
        NSNotification.Name("UIFocusMovementDidFailNotification")
    }

    /// The key of the ``UIFocusUpdateContext`` in the `userInfo` of a notification.
    open class var focusUpdateContextUserInfoKey: String { "UIFocusUpdateContextKey" }
    /// The key of the ``UIFocusAnimationCoordinator`` in the `userInfo` of a notification.
    open class var animationCoordinatorUserInfoKey: String { "UIFocusUpdateAnimationCoordinatorKey" }
}

extension UIWindowScene {
    /// The focus system of the scene's windows.
    public var focusSystem: UIFocusSystem? { host?.focusSystem }
}
