// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// Shows the last of a stack of controllers under a bar that leads back to the one before.
///
/// What is pushed and popped counts at once; on screen it is exchanged at the next layout. A push or pop, a presentation
/// or a dismissal ends the push or pop before it at once: all are told as if one had followed the other. Until a push or
/// pop is at rest, keys go to the incoming page, and touches to the bar alone. The controllers' views reach under the
/// bar, which is part of their safe area: scroll views begin below it.
///
/// ## Caveats
/// Toolbars, bars that hide by themselves, bar classes and transitions of the app's own are absent.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    public enum Operation: Int, Sendable { case none, push, pop }

    enum Announcement {
        case none, willShow
        case didShow(animated: Bool)
    }

    /// Seconds in which the bar comes and goes.
    public class var hideShowBarDuration: CGFloat { CGFloat(Thresholds.Transition.barDuration) }

    open weak var delegate: (any UINavigationControllerDelegate)?

    var stack: [UIViewController] = []
    /// The one whose view is on the stage.
    var shown: UIViewController?
    /// The push or pop on screen that is under way.
    var transition: NavigationTransition?
    /// The push or pop that was ended for the one to come, and how far it was on screen.
    var interrupted: (transition: NavigationTransition, progress: CGFloat)?
    /// Whether the exchange to come is animated.
    var nextIsAnimated = false
    /// The controllers that have been pushed and not yet told that they have moved.
    var arriving: [UIViewController] = []
    /// The controllers that have been popped and are still children.
    var departing: [UIViewController] = []
    /// The next call to the delegate.
    var announcement = Announcement.none
    private(set) var barIsHidden = false
    let stage = NavigationStage()
    private let bar = UINavigationBar()
    private let swipe = EdgeSwipeRecognizer()
    private let swipeRules = SwipeBackRules()

    override var accessibilityDefaults: any AccessibilityDefaults { NavigationAccessibility(controller: self) }

    // MARK: Lifecycle

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setUpNavigation()
        push([rootViewController])
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUpNavigation()
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setUpNavigation()
    }

    private func setUpNavigation() {
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

    /// The controllers, the root first.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    open var topViewController: UIViewController? { stack.last }

    /// The controller that is presented above this one, or else the top of the stack.
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        finishTransitions()
        push([viewController])
        setNeedsExchange(animated: animated)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        cancelSwipe()
        guard stack.count > 1 else { return nil }
        finishTransitions()
        guard stack.count > 1 else { return nil }
        return pop(to: stack.count - 1, animated: animated).last
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        cancelSwipe()
        guard !stack.isEmpty else { return nil }
        if stack.count > 1 { finishTransitions() }
        return pop(to: 1, animated: animated)
    }

    /// - Returns: what was popped; nil where the controller is not on the stack.
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

    /// Takes another stack: a top that was on the old one is popped to, any other is pushed.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        finishTransitions()
        replace(with: viewControllers)
        setNeedsExchange(animated: animated)
    }

    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: UIView.areAnimationsEnabled)
    }

    // MARK: Bar

    /// > Note: Items are pushed and popped with their controllers, never here.
    open var navigationBar: UINavigationBar { bar }

    open var isNavigationBarHidden: Bool {
        get { barIsHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != barIsHidden else { return }
        barIsHidden = hidden
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

    /// Gives a controller's view its place on the stage: under the bar, which then is part of its safe area, or below.
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

    /// The swipe from the leading edge; set its delegate to have another say in when it may begin.
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
        let goesOn = abs(speed) >= fast ? speed > 0 : progress > CGFloat(Thresholds.Transition.swipeFraction)
        // The spring counts in what is left of the way; faster than this it would swing.
        func velocity(_ speed: CGFloat, over rest: CGFloat) -> CGFloat { min(max(speed / max(rest, 0.1), 0), 8) }
        if goesOn {
            finishSwipe(velocity: velocity(speed, over: 1 - progress))
        } else {
            cancelSwipe(velocity: velocity(-speed, over: progress))
        }
    }

    // MARK: Internals

    override func viewWillLayout() {
        if transition == nil { placeBar() }
        exchangeIfNeeded()
        super.viewWillLayout()
    }

    override func finishTransition() {
        super.finishTransition()
        finishExchange()
    }

    override func childrenToForwardAppearance() -> [UIViewController] {
        let isComing = appearance.isComing
        if let transition { return isComing ? [transition.to] : [transition.from, transition.to] }
        if isComing { installTop() }
        return shown.map { [$0] } ?? []
    }

    override func appearanceDidBegin() {
        if appearance.isComing { announce() }
    }

    override func appearanceDidEnd() {
        if appearance.phase == .disappeared { finishExchange() }
        guard transition == nil, appearance.phase == .appeared else { return }
        announce()
        tellOfMoves()
    }

    // MARK: Keys

    /// Command with the opening bracket, option with the arrow that points back, and escape go back.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, goesBack(by: key), stack.count > 1 || isSwiping, isForemost else {
            return super.pressesBegan(presses, with: event)
        }
        // What is open in a list, or is being edited, is nearer than the way back.
        if key.keyCode == .keyboardEscape, view.window?.closesWhatIsOpen() == true { return }
        // Where it leads back to, the focus shows.
        view.focusSystem?.keysWereUsed()
        popViewController(animated: true)
    }

    private func goesBack(by key: UIKey) -> Bool {
        let flags = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch key.keyCode {
        case .keyboardOpenBracket: flags == .command
        case .keyboardLeftArrow: flags == .alternate && !isRightToLeft
        case .keyboardRightArrow: flags == .alternate && isRightToLeft
        // Escape ends other things before: typing, for one.
        case .keyboardEscape: flags.isEmpty && FirstResponder.typing == nil
        default: false
        }
    }

    /// Whether nothing is presented over what it shows.
    private var isForemost: Bool {
        guard let foremost = viewIfLoaded?.window?.rootViewController?.topmostForKeys else { return false }
        return sequence(first: foremost, next: \.parent).contains { $0 === self }
    }

    override var topmostForKeys: UIViewController {
        presentedForKeys?.topmostForKeys ?? stack.last?.topmostForKeys ?? self
    }
}

/// The delegate of a navigation controller, which is told which controllers it shows.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// Sent after the controller's `viewWillAppear`; a swipe that is given up is not followed by `didShow`.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}

/// When the swipe back may begin, unless the app sets a delegate of its own.
final class SwipeBackRules: NSObject, UIGestureRecognizerDelegate {
    weak var navigation: UINavigationController?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigation, !navigation.isNavigationBarHidden, let item = navigation.topViewController?.navigationItem
        else { return false }
        if item.hidesBackButton { return false }
        return item.leftBarButtonItems == nil || item.leftItemsSupplementBackButton
    }
}
