// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// Shows the last controller of a stack, under a bar with a back button.
///
/// A push or pop changes the stack at once, and the screen at the next layout. A new push, pop, presentation or
/// dismissal first ends a running push or pop. Controllers and delegates therefore get all calls of one transition
/// before those of the next. Until a push or pop has ended, key presses go to the incoming controller, and touches only
/// to the bar. The controllers' views extend under the bar, but their safe area excludes it: scroll views' content
/// begins below the bar.
///
/// ## Caveats
/// Toolbars, automatically hiding bars, custom bar classes and custom transitions are not supported.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// The kind of a transition between two controllers.
    public enum Operation: Int, Sendable { case none, push, pop }

    enum DelegateCall {
        case none, willShow
        case didShow(animated: Bool)
    }

    /// The duration in seconds of the animation that hides or shows the bar.
    public class var hideShowBarDuration: CGFloat { CGFloat(Thresholds.Transition.barDuration) }

    /// The delegate, which is notified when a controller is shown.
    open weak var delegate: (any UINavigationControllerDelegate)?

    var stack: [UIViewController] = []
    /// The controller whose view is on screen: during a push or pop the old one, and nil if there is none.
    var shown: UIViewController?
    /// The running push or pop.
    var transition: NavigationTransition?
    /// The push or pop that was just interrupted by the next one, and the progress that it had on screen.
    var interrupted: (transition: NavigationTransition, progress: CGFloat)?
    /// Whether the next transition is animated.
    var nextIsAnimated = false
    /// The pushed controllers whose `didMove(toParent:)` has not been called yet.
    var arriving: [UIViewController] = []
    /// The popped controllers that are still children.
    var departing: [UIViewController] = []
    /// The next call to the delegate, which is made as soon as the state of the navigation controller allows it.
    var pendingDelegateCall = DelegateCall.none
    private(set) var barIsHidden = false
    /// The view that contains the views of the controllers.
    let stage = NavigationContainerView()
    private let bar = UINavigationBar()
    private let swipe = EdgeSwipeRecognizer()
    private let swipeRules = SwipeBackRules()

    override var accessibilityDefaults: any AccessibilityDefaults { NavigationAccessibility(controller: self) }

    // MARK: Lifecycle

    /// Creates a navigation controller with one controller on its stack.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        push([rootViewController])
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a navigation controller of a storyboard, with its root view controller.
    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    override func setUp() {
        super.setUp()
        bar.goBack = { [weak self] in self?.popViewController(animated: true) }
        swipeRules.navigation = self
        swipe.delegate = swipeRules
        swipe.canBegin = { [weak self] in self?.canSwipeBack == true }
        swipe.addTarget(self, action: UINavigationController.swipeMoved)
    }

    open override func loadView() {
        super.loadView()
        view.clipsToBounds = true
        stage.clipsToBounds = true
        view.addSubview(stage)
        view.addSubview(bar)
        view.addGestureRecognizer(swipe)
        placeBar()
    }

    // MARK: Stack

    /// The controllers of the stack, the root first.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The last controller of the stack.
    open var topViewController: UIViewController? { stack.last }

    /// The controller presented above this one, or else the top of the stack.
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    /// Adds a controller to the stack and shows it.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        finishTransitions()
        push([viewController])
        setNeedsTransition(animated: animated)
    }

    /// Removes the top controller and shows the previous one.
    ///
    /// - Returns: the removed controller; nil if only the root is left.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        cancelSwipe()
        guard stack.count > 1 else { return nil }
        finishTransitions()
        guard stack.count > 1 else { return nil }
        return pop(to: stack.count - 1, animated: animated).last
    }

    /// Removes all controllers except the root.
    ///
    /// - Returns: the removed controllers; nil if the stack is empty.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        cancelSwipe()
        guard !stack.isEmpty else { return nil }
        if stack.count > 1 { finishTransitions() }
        return pop(to: 1, animated: animated)
    }

    /// Removes the controllers above `viewController`, which must be on the stack.
    ///
    /// - Returns: the removed controllers.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        cancelSwipe()
        if stack.last !== viewController { finishTransitions() }
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            misuse(
                "Tried to pop to a view controller that doesn't exist: \(viewController) is not among the "
                    + "viewControllers of \(self).")
        }
        return pop(to: index + 1, animated: animated)
    }

    /// Replaces the stack. The transition is a pop if the new top was on the old stack, and a push otherwise.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        finishTransitions()
        replace(with: viewControllers)
        setNeedsTransition(animated: animated)
    }

    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: UIView.areAnimationsEnabled)
    }

    /// Returns the children among which the destination of an unwind segue is searched, the topmost first.
    open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        super.allowedChildrenForUnwinding(from: source).reversed()
    }

    /// Pops to a child on the way to the destination of an unwind segue.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        guard stack.contains(subsequentVC), stack.last !== subsequentVC else { return }
        popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled)
    }

    // MARK: Bar

    /// The bar above the views.
    ///
    /// > Note: The bar's items follow the stack; the app must not push or pop items itself.
    open var navigationBar: UINavigationBar { bar }

    /// Whether the bar is hidden.
    open var isNavigationBarHidden: Bool {
        get { barIsHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != barIsHidden else { return }
        barIsHidden = hidden
        viewIfLoaded?.window?.host?.needsSystemAppearance = true
        guard animated, viewIfLoaded?.window != nil else { return placeBar() }
        bar.isHidden = false
        UIView.animate(withDuration: Thresholds.Transition.barDuration) {
            self.placeBar()
            self.view.layoutIfNeeded()
        } completion: { [weak self] _ in
            guard let self else { return }
            bar.isHidden = barIsHidden
        }
    }

    private func placeBar() {
        guard let view = viewIfLoaded else { return }
        let (width, above, height) = (view.bounds.width, view.safeAreaInsets.top, BarMetrics.height)
        bar.frame = CGRect(x: 0, y: barIsHidden ? -height - 1 : above, width: width, height: height)
        bar.roomAbove = above
        if !barIsHidden { bar.isHidden = false } else if ViewAnimation.current == nil { bar.isHidden = true }
        stage.frame = view.bounds
        if let shown, transition == nil { place(shown) }
    }

    /// Sets the frame of a controller's view. The view either extends behind the bar, or begins at the bar's lower
    /// edge. If it extends behind the bar, its safe area excludes the bar.
    func place(_ controller: UIViewController) {
        let isUnderBar =
            controller.edgesForExtendedLayout.contains(.top)
            && (bar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
        let height = barIsHidden ? 0 : BarMetrics.height
        var frame = stage.bounds
        if !isUnderBar, !barIsHidden {
            let top = min(view.safeAreaInsets.top + height, frame.height)
            frame = CGRect(x: frame.minX, y: frame.minY + top, width: frame.width, height: frame.height - top)
        }
        controller.coveredByBars = UIEdgeInsets(top: isUnderBar ? height : 0, left: 0, bottom: 0, right: 0)
        controller.view.frame = frame
    }

    // MARK: Swiping back

    /// The gesture recognizer of the swipe back from the leading edge. Its delegate decides when the swipe may begin.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipe }

    private func swipeMoved(_ swipe: UIPanGestureRecognizer) {
        let width = max(stage.bounds.width, 1)
        let progress = min(max(self.swipe.travel / width, 0), 1)
        switch swipe.state {
        case .began: beginSwipe()
        case .changed: if isSwiping { transition?.apply(progress) }
        case .ended: endSwipe(progress: progress, speed: self.swipe.speed / width)
        case .cancelled: endSwipe(progress: 0, speed: 0)
        default: break
        }
    }

    private func endSwipe(progress: CGFloat, speed: CGFloat) {
        guard isSwiping else { return }
        let fast = CGFloat(Thresholds.Transition.swipeSpeed) / max(stage.bounds.width, 1)
        let completes = abs(speed) >= fast ? speed > 0 : progress > CGFloat(Thresholds.Transition.swipeFraction)
        // The spring's velocity is relative to the remaining distance. With a velocity above 8 the view would
        // overshoot.
        func velocity(_ speed: CGFloat, over rest: CGFloat) -> CGFloat { min(max(speed / max(rest, 0.1), 0), 8) }
        if completes {
            finishSwipe(velocity: velocity(speed, over: 1 - progress))
        } else {
            cancelSwipe(velocity: velocity(-speed, over: progress))
        }
    }

    // MARK: Internals

    override func viewWillLayout() {
        if transition == nil { placeBar() }
        beginTransitionIfNeeded()
        super.viewWillLayout()
    }

    override func finishTransition() {
        super.finishTransition()
        finishRunningTransition()
    }

    override func childrenToForwardAppearance() -> [UIViewController] {
        let isAppearingOrAppeared = appearance.isAppearingOrAppeared
        if let transition { return isAppearingOrAppeared ? [transition.to] : [transition.from, transition.to] }
        if isAppearingOrAppeared { installTop() }
        return shown.map { [$0] } ?? []
    }

    override func appearanceDidBegin() {
        if appearance.isAppearingOrAppeared { notifyDelegate() }
    }

    override func appearanceDidEnd() {
        if appearance.phase == .disappeared { finishRunningTransition() }
        guard transition == nil, appearance.phase == .appeared else { return }
        notifyDelegate()
        completeParentChanges()
    }

    // MARK: Keys

    /// Goes back on Command-[, on Option with the arrow that points back, and on Escape.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, isBackKey(key), stack.count > 1 || isSwiping, isForemost else {
            return super.pressesBegan(presses, with: event)
        }
        // In a visible table, Escape closes swipe actions, deselects rows or ends editing. It goes back only if there
        // was nothing to close, deselect or end.
        if key.keyCode == .keyboardEscape, view.window?.handleEscape() == true { return }
        // The focus ring is visible after the pop, because the user works with the keyboard.
        view.focusSystem?.keysWereUsed()
        popViewController(animated: true)
    }

    private func isBackKey(_ key: UIKey) -> Bool {
        let flags = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch key.keyCode {
        case .keyboardOpenBracket: flags == .command
        case .keyboardLeftArrow: flags == .alternate && !isRightToLeft
        case .keyboardRightArrow: flags == .alternate && isRightToLeft
        // While the user is typing, Escape ends the typing instead.
        case .keyboardEscape: flags.isEmpty && FirstResponder.typing == nil
        default: false
        }
    }

    /// Whether no controller is presented above this one.
    private var isForemost: Bool {
        guard let foremost = viewIfLoaded?.window?.rootViewController?.topmostForKeys else { return false }
        return sequence(first: foremost, next: \.parent).contains { $0 === self }
    }

    override var topmostForKeys: UIViewController {
        presentedForKeys?.topmostForKeys ?? stack.last?.topmostForKeys ?? self
    }
}

/// The delegate of a navigation controller, notified before and after a controller is shown.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// Called after `viewWillAppear` of the controller to show. If the user cancels a swipe, `didShow` does not follow.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// Called after the transition to the controller has ended.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    /// Does nothing by default.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    /// Does nothing by default.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}

/// The default delegate of the swipe back: it decides when the swipe may begin.
final class SwipeBackRules: NSObject, UIGestureRecognizerDelegate {
    weak var navigation: UINavigationController?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigation, !navigation.isNavigationBarHidden, let item = navigation.topViewController?.navigationItem
        else { return false }
        if item.hidesBackButton { return false }
        return item.leftBarButtonItems == nil || item.leftItemsSupplementBackButton
    }
}
