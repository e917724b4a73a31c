// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Manages a view: makes it when it is first needed, and hears when it comes on screen and goes.
///
/// ## Caveats
/// There are no nibs, no storyboards and no rotation yet, and no transitions of the app's own.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    private var loadedView: UIView?
    var appearance = AppearanceState()
    /// `viewWillAppear` was called and `viewIsAppearing` is still to come.
    var owesIsAppearing = false
    /// The view comes into a window or leaves it by hand, with no transition of a container around.
    var movesByItself = false
    /// Why the view comes or goes, while it does.
    var moving = Moving.no
    /// The controller that this one presents.
    var presentation: Presentation?
    /// The controller that presents this one.
    weak var presentedBy: Presentation?
    private var storedNavigationItem: UINavigationItem?
    private var storedEditButtonItem: UIBarButtonItem?
    private var editing = false
    var traitState: TraitState?
    /// The exchange of one child's view for another's that is under way.
    var childExchange: ContainerTransition?

    // MARK: Lifecycle

    /// A controller with a plain view. Nibs are not there yet: the name must be nil.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        if let nibNameOrNil {
            misuse(
                "\(type(of: self)) asks for the nib \"\(nibNameOrNil)\", and nibs cannot be read here. "
                    + "Pass nil and make the view in loadView().")
        }
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    // MARK: View

    /// The view, made when it is first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            guard newValue !== loadedView else { return }
            if let newValue, let other = newValue.controller {
                misuse(
                    "A view can only be associated with at most one view controller at a time! View \(newValue) is "
                        + "associated with \(other). Clear this association before associating this view with "
                        + "\(self): set the other controller's view to nil.")
            }
            loadedView?.controller = nil
            loadedView?.refreshSafeArea()
            loadedView = newValue
            newValue?.controller = self
            newValue?.refreshSafeArea()
            takePasteDrops(pasteDrop?.configuration)
        }
    }

    open var viewIfLoaded: UIView? { loadedView }
    override var pasteDropView: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        guard loadedView != nil else {
            misuse("\(type(of: self)).loadView() did not set the view. Set self.view, or call super.loadView().")
        }
        viewDidLoad()
    }

    /// Makes the view: a plain one as large as the screen, unless overridden.
    open func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    open func viewDidLoad() {}

    // MARK: Appearance

    open func viewWillAppear(_ animated: Bool) {}

    /// Called between `viewWillAppear` and `viewDidAppear`, once the view is in its window and has its traits and its
    /// size, before it is laid out.
    open func viewIsAppearing(_ animated: Bool) {}

    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}

    /// Whether children hear of their appearance with this controller; a container that says false tells them itself.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Tells a child, and its children, that its view comes on screen or goes.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearance(isAppearing, animated: animated)
    }

    open func endAppearanceTransition() {
        endAppearance()
    }

    /// Whether it comes because it is being presented: true in `viewWillAppear` up to `viewDidAppear` only.
    open var isBeingPresented: Bool { moving == .presented }
    open var isBeingDismissed: Bool { moving == .dismissed }
    /// Whether it comes because it has just got its parent: true in `viewWillAppear` up to `viewDidAppear` only.
    open var isMovingToParent: Bool { moving == .toParent }
    open var isMovingFromParent: Bool { moving == .fromParent }

    // MARK: Layout

    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}

    /// The insets that the app adds to the safe area of the view: room for bars of its own.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.refreshSafeArea() } }
    }

    /// The insets of the view that bars of the container cover.
    var coveredByBars = UIEdgeInsets.zero {
        didSet { if coveredByBars != oldValue { viewIfLoaded?.refreshSafeArea() } }
    }

    /// The edges at which the view reaches under the bars of its container. Bars here are at the top.
    open var edgesForExtendedLayout = UIRectEdge.all {
        didSet { if edgesForExtendedLayout != oldValue { navigationController?.viewIfLoaded?.setNeedsLayout() } }
    }

    /// Whether the view reaches under bars that are not translucent too.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet {
            guard extendedLayoutIncludesOpaqueBars != oldValue else { return }
            navigationController?.viewIfLoaded?.setNeedsLayout()
        }
    }

    /// Called after the safe area of the view has changed.
    open func viewSafeAreaInsetsDidChange() {}

    /// The least margins of the view: none above and below, 16 or 20 points on each side.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side = MarginMetrics.side(width: (viewIfLoaded?.window?.bounds ?? UIScreen.main.bounds).width)
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// Whether the margins of the view are never less than ``systemMinimumLayoutMargins``.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { viewIfLoaded?.refreshMargins() }
    }

    /// Called after the margins of the view have changed.
    open func viewLayoutMarginsDidChange() {}

    /// The size that the view would like; its container is told of a change and may heed it.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            (parent ?? presentingViewController)?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    // MARK: Containment

    /// The controllers whose views this one shows within its own.
    open internal(set) var children: [UIViewController] = []
    open internal(set) weak var parent: UIViewController?

    /// Makes `childController` a child, which leaves the parent it had.
    ///
    /// Add its view next, then call its `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) {
        adopt(childController)
    }

    /// Leaves the parent. Call `willMove(toParent: nil)` first and take the view off its superview.
    open func removeFromParent() {
        leaveParent()
    }

    open func willMove(toParent parent: UIViewController?) {
        // What comes or goes with this move is known from here on.
        if parent == nil, self.parent != nil, moving == .no, !appearance.isInTransition { moving = .fromParent }
    }

    open func didMove(toParent parent: UIViewController?) {
        if !appearance.isInTransition { moving = .no }
    }

    /// Exchanges one child's view for another's, and tells both.
    ///
    /// - Parameters:
    ///   - duration: seconds; 0 exchanges them at once.
    ///   - animations: what moves meanwhile; both views are on screen.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchange(fromViewController, toViewController, duration, options, animations, completion)
    }

    // MARK: Presentation

    /// The controller that this one, or a parent of it, presents.
    open var presentedViewController: UIViewController? {
        presentingAncestor?.presentation?.presented
    }

    /// The controller that presents this one or a parent of it.
    open var presentingViewController: UIViewController? {
        root.presentedBy?.presenting
    }

    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

    /// Shows a controller above this one and its parents until it is dismissed.
    ///
    /// Of `modalPresentationStyle` only `.overFullScreen` leaves this controller's view on screen; all other styles
    /// fill the window.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        startPresenting(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses what this controller presents, or else this controller itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        startDismissing(animated: flag, completion: completion)
    }

    /// Shows a controller as suits the place: a navigation controller pushes it, others present it.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController { return navigationController.show(vc, sender: sender) }
        present(vc, animated: UIView.areAnimationsEnabled)
    }

    // MARK: Bars

    /// Shown in a navigation bar, unless the navigation item has a title of its own.
    open var title: String? {
        didSet { storedNavigationItem?.title = title }
    }

    /// The item that a navigation bar shows while this controller is at the top.
    open var navigationItem: UINavigationItem {
        if let storedNavigationItem { return storedNavigationItem }
        let item = UINavigationItem(title: title ?? "")
        item.title = title
        storedNavigationItem = item
        return item
    }

    /// The navigation controller around this one.
    open var navigationController: UINavigationController? {
        sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? UINavigationController }.first
    }

    // MARK: Editing

    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }

    /// Overridden to change between showing and editing; calls super.
    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing = editing
        storedEditButtonItem?.showsEditing(editing)
    }

    /// A button that says Edit or Done and turns editing on and off.
    open var editButtonItem: UIBarButtonItem {
        if let storedEditButtonItem { return storedEditButtonItem }
        let item = UIBarButtonItem(
            title: nil, style: .plain, target: self, action: UIViewController.toggleEditing)
        item.showsEditing(editing)
        storedEditButtonItem = item
        return item
    }

    private func toggleEditing() {
        setEditing(!isEditing, animated: true)
    }

    // MARK: Traits

    /// What the controller's view is shown in, before the view's own overrides.
    open var traitCollection: UITraitCollection {
        if let view = viewIfLoaded, view.superview != nil || view.window != nil {
            if view.traitState?.changesNothing ?? true { return view.traitCollection }
            return traitState?.applied(to: view.inheritedTraits) ?? view.inheritedTraits
        }
        let outer = parent?.traitCollection ?? .current
        return traitState?.applied(to: outer) ?? outer
    }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Traits that differ in this controller, its view and all below from those above.
    ///
    /// > Note: What is set counts at the next layout, or at ``updateTraitsIfNeeded()``.
    open var traitOverrides: UITraitOverrides {
        get { traitState?.overrides ?? UITraitOverrides() }
        set {
            neededTraitState.overrides = newValue
            viewIfLoaded?.setNeedsTraitUpdate()
        }
    }

    /// Light or dark, whatever it is above; unspecified follows what is above.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitState?.style ?? .unspecified }
        set {
            neededTraitState.style = newValue
            viewIfLoaded?.setNeedsTraitUpdate()
        }
    }

    /// Takes overrides that have been set here or above at once, and tells of what they change.
    open func updateTraitsIfNeeded() {
        viewIfLoaded?.updateTraitsIfNeeded()
    }

    /// Overrides the traits of a child; nil leaves them as this controller has them.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        childViewController.overrideFromParent(collection)
    }

    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.traitState?.fromParent
    }

    // MARK: Focus

    /// The view unless overridden.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }

    /// The name of the group that the items in the view are; nil leaves it to what is round it.
    open var focusGroupIdentifier: String?

    /// Whether the item that had the focus when the view went has it again when the view comes back.
    open var restoresFocusAfterTransition = true

    /// Whether the focus may move, to or from an item in the view; true unless overridden.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Called when the focus has come to an item in the view or gone from one.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    /// Moves the focus to the preferred item before the next frame, if the focus is in the view.
    open func setNeedsFocusUpdate() { viewIfLoaded?.focusSystem?.environmentNeedsUpdate(self) }

    /// Moves the focus at once, where that is due.
    open func updateFocusIfNeeded() { viewIfLoaded?.focusSystem?.updateFocusIfNeeded() }

    // MARK: Responder chain

    open override var next: UIResponder? {
        if let presentedBy { return presentedBy.presenting }
        // A presented page that covers the view takes it out of the window, to which keys go on all the same.
        return loadedView?.superview ?? presentation?.window
    }

    /// The controller in front, which hears keys when there is no first responder.
    var topmostForKeys: UIViewController {
        presentedForKeys?.topmostForKeys ?? self
    }

    /// The children whose views are on screen when this controller's is.
    func childrenToForwardAppearance() -> [UIViewController] {
        guard let view = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    }

    // MARK: For subclasses of ours

    /// Ends the exchange of its children's views that is under way.
    func finishTransition() {
        childExchange?.finish()
        childExchange = nil
    }

    /// A transition has begun and everybody has been told.
    func appearanceDidBegin() {}

    /// A transition has ended and everybody has been told.
    func appearanceDidEnd() {}

    // MARK: For views and windows

    func viewWillLayout() {
        sendIsAppearing()
        viewWillLayoutSubviews()
    }

    func viewDidLayout() { viewDidLayoutSubviews() }
}

extension UIViewController: UIContentContainer, UITraitChangeObservable, TraitHolder {}

/// Something that holds views and may be asked how large it would like to be.
///
/// ## Caveats
/// Only the preferred size is there; what goes with transitions between sizes is not.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    var preferredContentSize: CGSize { get }
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
}
