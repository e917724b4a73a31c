// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// Knows which item of a window scene has the focus, and moves it by keys.
///
/// Tab goes from group to group: a table is one, each control another, unless `focusGroupIdentifier` makes one group of
/// several. Arrows go from item to item in a group. The item that has the focus is the first to hear of keys, and
/// becomes first responder where it can; it has a ring while the keyboard is being used.
///
/// ## Caveats
/// Sounds, guides, and items that are no views are absent.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
    /// Nil once the window scene has gone: an app may keep the system longer.
    private(set) weak var host: SurfaceHost?
    /// The view that has the focus, or whose row has.
    private(set) weak var holder: UIView?
    /// The list in whose row the view is that has the focus.
    private(set) weak var listOfHolder: (any ListView)?
    /// Where the focus was on pages that others lie over now, the last one last.
    var covered: [FocusPlace] = []
    /// Whether the keyboard was what was used last: the focus shows.
    private(set) var isRingShown = false
    /// The items that had the focus when it left their groups.
    var previous: [String: FocusPlace] = [:]
    private(set) var isMoving = false
    /// What waits until the focus has moved.
    private var waiting: [() -> Void] = []
    private var request: FocusRequest?

    /// Where the focus is to go when the next frame is laid out.
    private struct FocusRequest {
        weak var environment: (any UIFocusEnvironment)?
    }

    init(host: SurfaceHost) {
        self.host = host
        super.init()
    }

    /// The system of the window scene that an environment is in; nil where it is in none.
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        var current: (any UIFocusEnvironment)? = environment
        while let candidate = current {
            if let view = candidate as? UIView, let system = view.focusSystem { return system }
            current = candidate.parentFocusEnvironment
        }
        return nil
    }

    // MARK: What has the focus

    /// The item that has the focus; nil where none has.
    open weak var focusedItem: (any UIFocusItem)? { current?.item }

    /// Where the focus is; nil also while something else lies over it.
    var current: FocusPlace? {
        guard let holder, isReachable(holder) else { return nil }
        return place(of: holder)
    }

    func place(of holder: UIView) -> FocusPlace {
        FocusPlace(holder, row: (holder as? any ListView)?.lastFocusedRow)
    }

    /// Who hears of keys in a window first, where there is no first responder or it is further out.
    func keyResponder(in window: UIWindow) -> UIResponder? {
        guard let current, let view = current.view, view.window === window, view.takesInteraction else { return nil }
        return current.item ?? view
    }

    // MARK: Asking for it

    /// Has the focus go to an environment, or where that prefers, before the next frame.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        // Whoever moves the focus on hearing of a key does what arrows do.
        if host?.isSendingKey == true, FirstResponder.typing == nil { keysWereUsed() }
        request = FocusRequest(environment: environment)
        host?.afterLayout { [weak self] in self?.updateFocusIfNeeded() }
    }

    /// An environment prefers another place now, which matters where the focus is in it.
    func environmentNeedsUpdate(_ environment: any UIFocusEnvironment) {
        guard let place = current, let view = place.item ?? place.view, environment.contains(view) else { return }
        requestFocusUpdate(to: environment)
    }

    /// Moves the focus at once, where that is due.
    open func updateFocusIfNeeded() {
        guard !isMoving else { return }
        guard let wanted = request else {
            (holder as? any ListView)?.focusSucceeds()
            return
        }
        request = nil
        guard let environment = wanted.environment, let place = preferredPlace(in: environment) else { return }
        move(to: place)
    }

    // MARK: Moving

    /// Moves the focus, if everybody concerned agrees.
    ///
    /// - Parameters:
    ///   - new: nil for nowhere.
    ///   - leaving: the item that has it, where its place is gone; nil for what the holder says of that.
    ///   - isForced: nobody is asked.
    ///   - goesOn: whether nobody has asked for it, but what had it has gone, or is back.
    /// - Returns: whether the focus is there.
    @discardableResult
    func move(
        to new: FocusPlace?, _ heading: UIFocusHeading = [], leaving: (place: FocusPlace, item: UIView?)? = nil,
        isForced: Bool = false, goesOn: Bool = false
    ) -> Bool {
        guard !isMoving else { return false }
        let leaving = leaving ?? (holder as? any ListView)?.lostFocus
        let old = leaving?.place ?? holder.map(place(of:))
        if leaving == nil, old?.isSame(as: new) ?? (new == nil) { return true }
        isMoving = true
        defer { isMoving = false }
        if let new, let row = new.row, let list = new.view as? any ListView { list.prepareForFocus(on: row) }
        let change = FocusChange(from: old, leaving?.item, to: new, heading)
        guard isForced || allows(change),
            goesOn && keysAreElsewhere(change) || handOverKeys(to: change.newItem ?? new?.view)
        else {
            post(UIFocusSystem.movementDidFailNotification, change, UIFocusAnimationCoordinator())
            return false
        }
        take(change)
        return true
    }

    /// Does something now or, where the focus is moving and whoever hears of that has led here, before the next frame.
    func whenStill(_ work: @escaping () -> Void) {
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

    private func take(_ change: FocusChange) {
        if let old = change.old, let view = old.view {
            view.focus?.holds = false
            keep(old, of: view)
            if let list = view as? any ListView {
                list.focusRingDidChange(false)
                if change.new?.view !== view { list.focusDidMove(to: nil) }
            } else {
                view.showFocusRing(false)
            }
            if let group = view.focusGroup { remember(old, asLastOf: group) }
        }
        change.oldItem?.showFocusRing(false)
        holder = change.new?.view
        change.new?.view?.neededFocus.holds = true
        change.new?.view?.focus?.returns = false
        let cell = holder?.chain.lazy.compactMap { $0 as? any ListCell }.first
        listOfHolder = cell?.listView
        if let path = cell?.path { listOfHolder?.focusDidMove(toViewIn: path) }
        if let row = change.new?.row { (holder as? any ListView)?.focusDidMove(to: row) }
        showRing()
        let coordinator = UIFocusAnimationCoordinator()
        for environment in change.environments { environment.didUpdateFocus(in: change.context, with: coordinator) }
        for list in change.lists { list.tellOfFocusUpdate(change, coordinator) }
        post(UIFocusSystem.didUpdateNotification, change, coordinator)
        coordinator.run()
    }

    private func remember(_ place: FocusPlace, asLastOf group: String) {
        previous = previous.filter { $0.value.view != nil }
        previous[group] = place
    }

    private func post(_ name: Notification.Name, _ change: FocusChange, _ coordinator: UIFocusAnimationCoordinator) {
        NotificationCenter.default.post(
            name: name, object: self,
            userInfo: [
                UIFocusSystem.focusUpdateContextUserInfoKey: change.context,
                UIFocusSystem.animationCoordinatorUserInfoKey: coordinator,
            ])
    }

    /// Nothing lies where a key pointed.
    func movementFailed(_ heading: UIFocusHeading) {
        let change = FocusChange(from: current, nil, to: nil, heading)
        post(UIFocusSystem.movementDidFailNotification, change, UIFocusAnimationCoordinator())
    }

    /// Lets the item have the keys: as first responder where it can be, and else nobody beside it is.
    private func handOverKeys(to item: UIView?) -> Bool {
        guard let item else { return true }
        if let current = FirstResponder.current, !item.chain.contains(where: { $0 === current }),
            !current.resignFirstResponder()
        {
            return false
        }
        if item.canBecomeFirstResponder { item.becomeFirstResponder() }
        return true
    }

    /// Whether a first responder has the keys that is neither with what loses the focus nor with what gets it. It keeps
    /// them where the focus goes on by itself.
    private func keysAreElsewhere(_ change: FocusChange) -> Bool {
        guard let first = FirstResponder.current,
            let view = first as? UIView ?? (first as? UIViewController)?.viewIfLoaded, isReachable(view)
        else { return false }
        return [change.oldItem, change.newItem ?? change.new?.view].compactMap { $0 }.allSatisfy { item in
            !view.isDescendant(of: item) && !item.chain.contains { $0 === first }
        }
    }

    /// A view has become first responder by itself: the focus follows where it can.
    func firstResponderDidChange(to view: UIView) {
        guard !isMoving, view.canBecomeFocused, let place = FocusPlace(of: view) else { return }
        move(to: place, isForced: true)
        showRing()
    }

    // MARK: The ring

    /// A key that has to do with the focus was used.
    func keysWereUsed() {
        guard !isRingShown else { return }
        isRingShown = true
        showRing()
    }

    /// A finger or a mouse went down.
    func pointerWasUsed() {
        guard isRingShown else { return }
        isRingShown = false
        showRing()
    }

    private func showRing() {
        guard let holder else { return }
        if let list = holder as? any ListView {
            list.focusRingDidChange(isRingShown)
        } else {
            holder.showFocusRing(isRingShown)
        }
    }

    // MARK: Names

    /// Posted with the system as its object, when the focus has moved.
    open class var didUpdateNotification: NSNotification.Name {
        NSNotification.Name("UIFocusDidUpdateNotification")
    }

    /// Posted when a key pointed where nothing is, or where the focus may not go.
    open class var movementDidFailNotification: NSNotification.Name {
        NSNotification.Name("UIFocusMovementDidFailNotification")
    }

    /// The ``UIFocusUpdateContext`` of a notification.
    open class var focusUpdateContextUserInfoKey: String { "UIFocusUpdateContextKey" }
    /// The ``UIFocusAnimationCoordinator`` of a notification.
    open class var animationCoordinatorUserInfoKey: String { "UIFocusUpdateAnimationCoordinatorKey" }
}

extension UIWindowScene {
    /// What moves the focus in the scene's windows.
    public var focusSystem: UIFocusSystem? { host?.focusSystem }
}
