// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The changes of a navigation controller's stack, and the transitions that show the view of the controller at the top
/// of the stack.
extension UINavigationController {
    // MARK: Stack changes

    /// Adds controllers to the top of the stack, and makes them children. Does not change the screen.
    func push(_ controllers: [UIViewController]) {
        for controller in controllers {
            if stack.contains(where: { $0 === controller }) {
                misuse(
                    "Pushing the same view controller instance more than once is not supported (\(controller)). "
                        + "Pop to it, or push another instance.")
            }
            if controller is UINavigationController {
                misuse("Pushing a navigation controller is not supported (\(controller)). Present it.")
            }
            departing.removeAll { $0 === controller }
            addChild(controller)
            stack.append(controller)
            arriving.append(controller)
        }
    }

    /// Removes controllers from the top of the stack until `count` remain, and returns the removed ones.
    func pop(to count: Int, animated: Bool) -> [UIViewController] {
        let popped = Array(stack.dropFirst(count))
        guard !popped.isEmpty else { return [] }
        stack.removeLast(popped.count)
        for controller in popped { depart(controller) }
        setNeedsTransition(animated: animated)
        return popped
    }

    /// Replaces the controllers of the stack. Does not change the screen.
    func replace(with controllers: [UIViewController]) {
        let gone = stack.filter { old in !controllers.contains { $0 === old } }
        let new = controllers.filter { controller in !stack.contains { $0 === controller } }
        stack = []
        for controller in gone { depart(controller) }
        for controller in controllers {
            if new.contains(where: { $0 === controller }) { push([controller]) } else { stack.append(controller) }
        }
    }

    /// Handles the removal of a controller from the stack. A controller whose view is on screen remains a child until
    /// the view has left the screen.
    private func depart(_ controller: UIViewController) {
        controller.willMove(toParent: nil)
        arriving.removeAll { $0 === controller }
        if controller === shown || controller === transition?.to || controller === transition?.from {
            departing.append(controller)
        } else {
            remove(fromChildren: controller)
        }
    }

    private func remove(fromChildren controller: UIViewController) {
        controller.removeFromParent()
        (controller as? UICollectionViewController)?.stopSharingCollectionView()
    }

    /// Completes the parent changes: removes popped controllers, and calls `didMove(toParent:)` of pushed ones.
    func completeParentChanges() {
        let arrived = arriving
        // A controller that was popped during its own push is still on screen, so it stays a child until it has left
        // the screen.
        let departed = departing.filter { $0 !== shown }
        arriving = []
        departing.removeAll { $0 !== shown }
        for controller in departed { remove(fromChildren: controller) }
        for controller in arrived where controller.parent === self { controller.didMove(toParent: self) }
    }

    // MARK: Transitions on screen

    /// Requests the transition to the top controller of the stack at the next layout.
    func setNeedsTransition(animated: Bool) {
        nextIsAnimated = animated
        if appearance.isAppearingOrAppeared {
            view.setNeedsLayout()
            return
        }
        // This controller is not on screen, so only its bar is updated now. The view of the top controller is added
        // when this controller appears.
        navigationBar.beginTransition(to: stack.map(\.navigationItem)).end(completed: true)
        guard let shown, shown !== stack.last, transition == nil else { return }
        shown.viewIfLoaded?.removeFromSuperview()
        self.shown = nil
        for controller in departing { remove(fromChildren: controller) }
        departing = []
    }

    /// Gives the top controller the collection view that it shares with others, without a transition of the layout.
    private func showSharedCollectionView(in top: UIViewController) {
        guard let top = top as? UICollectionViewController else { return }
        top.takeCollectionViewBack(from: children)
        if let below = stack.dropLast().last { top.shareCollectionView(of: below) }
    }

    /// Adds the view of the top controller without a push or pop transition. If the navigation controller is appearing,
    /// the top controller appears in the same transition.
    func installTop() {
        guard let top = stack.last, shown !== top else { return }
        shown?.viewIfLoaded?.removeFromSuperview()
        showSharedCollectionView(in: top)
        shown = top
        place(top)
        top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stage.addSubview(top.view)
        navigationBar.beginTransition(to: stack.map(\.navigationItem)).end(completed: true)
        pendingDelegateCall = .willShow
    }

    /// Begins the transition to the controller at the top of the stack, if another controller's view is on screen.
    func beginTransitionIfNeeded() {
        guard transition == nil, appearance.isAppearingOrAppeared else { return }
        defer { interrupted = nil }
        guard let top = stack.last else {
            if let gone = shown { remove(gone) }
            return
        }
        guard let shown else {
            installTop()
            notifyDelegate()
            if appearance.phase == .appeared { completeParentChanges() }
            return
        }
        if top === shown {
            navigationBar.beginTransition(to: stack.map(\.navigationItem)).end(completed: true)
            if appearance.phase == .appeared { completeParentChanges() }
        } else {
            begin(from: shown, to: top, isInteractive: false)
        }
    }

    /// Removes the view of `gone`, the controller on screen, after the stack has become empty.
    private func remove(_ gone: UIViewController) {
        shown = nil
        gone.viewIfLoaded?.removeFromSuperview()
        navigationBar.beginTransition(to: []).end(completed: true)
        completeParentChanges()
    }

    private func begin(from old: UIViewController, to new: UIViewController, isInteractive: Bool) {
        let animated =
            (nextIsAnimated || isInteractive) && appearance.phase == .appeared && UIView.areAnimationsEnabled
        nextIsAnimated = false
        let isPop = isPop(from: old, to: new)
        // The old controller may have been replaced, and is then not below the new one.
        let layoutChange =
            isPop || stack.dropLast().last === old
            ? LayoutNavigation(from: old, to: new, isPop: isPop, isInteractive: isInteractive) : nil
        if layoutChange == nil { showSharedCollectionView(in: new) }
        new.loadViewIfNeeded()
        if isPop { old.appearanceReason = .fromParent }
        old.beginAppearance(false, animated: animated)
        new.beginAppearance(true, animated: animated)
        let transition = NavigationTransition(
            from: old, to: new, isPop: isPop, isInteractive: isInteractive,
            bar: navigationBar.beginTransition(to: stack.map(\.navigationItem)), on: stage, layoutChange: layoutChange
        ) { [unowned self] controller in place(controller) }
        self.transition = transition
        delegate?.navigationController(self, willShow: new, animated: animated)
        transition.begin(at: animated ? progress(from: old, to: new) : 0)
        layoutChange?.begin(animated: animated)
        if isInteractive { return }
        if animated {
            transition.run(to: 1) { [weak self] in self?.finish(transition, completed: true) }
        } else {
            transition.apply(1)
            let finish = { [weak self] () -> Void in self?.finish(transition, completed: true) }
            if let host = view.window?.host { host.afterLayout(finish) } else { finish() }
        }
    }

    /// The progress at which a transition starts. It is above 0 if the transition reverses a running transition that it
    /// interrupts.
    private func progress(from old: UIViewController, to new: UIViewController) -> CGFloat {
        guard let interrupted, interrupted.transition.from === new, interrupted.transition.to === old else { return 0 }
        return 1 - interrupted.progress
    }

    /// Whether the transition is a pop: the old controller is above the new one on the stack, or was removed from the
    /// stack.
    private func isPop(from old: UIViewController, to new: UIViewController) -> Bool {
        if arriving.contains(where: { $0 === new }) { return false }
        guard let below = stack.firstIndex(where: { $0 === old }), let above = stack.firstIndex(where: { $0 === new })
        else { return true }
        return above < below
    }

    private func finish(_ transition: NavigationTransition, completed: Bool) {
        guard transition.end(completed: completed) else { return }
        self.transition = nil
        let (gone, stays) = completed ? (transition.from, transition.to) : (transition.to, transition.from)
        shown = stays
        gone.endAppearance()
        if appearance.phase == .appeared { stays.endAppearance() }
        if completed { pendingDelegateCall = .didShow(animated: stays.appearance.isAnimated) }
        if appearance.phase == .appeared {
            notifyDelegate()
            completeParentChanges()
        }
        if stack.last !== shown { view.setNeedsLayout() }
    }

    /// Ends the running push or pop in its final state at once. A swipe that the user still holds is cancelled.
    func finishRunningTransition() {
        cancelSwipe()
        guard let transition, transition.hasBegun, let completes = transition.completes else { return }
        interrupted = completes ? (transition, transition.shownProgress) : nil
        finish(transition, completed: completes)
    }

    /// Calls the delegate's `willShow` and `didShow` methods if the calls are pending. `didShow` is called only after
    /// the navigation controller has appeared.
    func notifyDelegate() {
        guard let top = shown else { return }
        switch pendingDelegateCall {
        case .none: return
        case .willShow:
            delegate?.navigationController(self, willShow: top, animated: appearance.isAnimated)
            pendingDelegateCall = .didShow(animated: appearance.isAnimated)
            if appearance.phase == .appeared { notifyDelegate() }
        case .didShow(let animated):
            guard appearance.phase == .appeared else { return }
            pendingDelegateCall = .none
            delegate?.navigationController(self, didShow: top, animated: animated)
        }
    }

    // MARK: Swiping back

    /// Whether the stack has a previous controller and no transition is running, so that a swipe back may begin.
    var canSwipeBack: Bool {
        stack.count > 1 && transition == nil && shown === stack.last && appearance.phase == .appeared
    }

    /// Pops the top controller, in a transition that follows the user's swipe.
    func beginSwipe() {
        guard canSwipeBack else { return }
        let popped = stack.removeLast()
        popped.willMove(toParent: nil)
        departing.append(popped)
        begin(from: popped, to: stack[stack.count - 1], isInteractive: true)
    }

    /// Whether the user is swiping back, so that the running pop follows the finger.
    var isSwiping: Bool {
        guard let transition else { return false }
        return transition.hasBegun && transition.completes == nil
    }

    /// Animates the pop of a swipe to its end. `velocity` is in multiples of the remaining distance per second.
    func finishSwipe(velocity: CGFloat) {
        guard let transition else { return }
        transition.run(to: 1, velocity: velocity) { [weak self] in self?.finish(transition, completed: true) }
    }

    /// Cancels the swipe back, so that the controller from which it began is shown again. If the stack has changed
    /// during the swipe, the swipe completes instead.
    ///
    /// - Parameter velocity: the initial velocity of the animation, in multiples of the remaining distance per second.
    func cancelSwipe(velocity: CGFloat = 0) {
        guard isSwiping, let transition else { return }
        guard stack.last === transition.to else { return finishSwipe(velocity: 0) }
        stack.append(transition.from)
        departing.removeAll { $0 === transition.from }
        transition.from.willMove(toParent: self)
        arriving.append(transition.from)
        transition.to.beginAppearance(false, animated: true)
        transition.from.appearanceReason = .none
        transition.from.beginAppearance(true, animated: true)
        stage.layoutIfNeeded()
        transition.run(to: 0, velocity: velocity) { [weak self] in self?.finish(transition, completed: false) }
    }
}
