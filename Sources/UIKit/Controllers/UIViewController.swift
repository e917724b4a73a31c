// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0
//
// This file is longer than others, because apps override these members, and Swift cannot override members of
// extensions.

import CoreGraphics
import Foundation

/// Manages one view: creates it when it is first needed, and is notified when the view appears and disappears.
///
/// ## Caveats
/// Rotation, sheets and popovers are not supported yet: the styles of sheets and popovers fill the window.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    private var loadedView: UIView?
    var appearance = AppearanceState()
    /// Whether `viewWillAppear` was called and `viewIsAppearing` is still due.
    var needsViewIsAppearing = false
    /// Whether the app is adding or removing the view directly, without a container's transition.
    var isViewMovedByApp = false
    /// The reason why the view is appearing or disappearing; `.none` outside such a transition.
    var appearanceReason = AppearanceReason.none
    /// The presentation in which this controller presents another.
    var presentation: Presentation?
    /// The presentation in which this controller is presented.
    weak var presentedBy: Presentation?
    private var storedNavigationItem: UINavigationItem?
    private var storedEditButtonItem: UIBarButtonItem?
    private var editing = false
    var traitState: TraitState?
    /// The running transition from one child's view to another's.
    var childExchange: ContainerTransition?
    /// The storyboard's scene from which the controller was created; nil for one that was created in code.
    private(set) var storyboardScene: StoryboardScene?
    private var storedNibName: String?
    private var storedNibBundle: Bundle?

    // MARK: Lifecycle

    /// Creates a controller whose view is in a nib, or is made in ``loadView()``.
    ///
    /// With a nil name, a nib with the name of the controller's class is used if there is one, also without
    /// `Controller` at its end. A nil bundle stands for the main bundle.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        storedNibName = nibNameOrNil
        storedNibBundle = nibBundleOrNil
        setUp()
    }

    /// The name of the nib with the view; nil if the app has named none.
    open var nibName: String? { storedNibName }
    /// The bundle with the nib; nil for the main bundle.
    open var nibBundle: Bundle? { storedNibBundle }

    /// Creates a controller without a nib.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller of a storyboard or nib, with its navigation item and the children of a container.
    public required init?(coder: NSCoder) {
        super.init()
        setUp()
        guard let decoder = coder as? NibDecoder else { return }
        storyboardScene = decoder.scene
        storyboardScene?.begin(with: self)
        decoder.configure(self)
        storyboardScene?.addChildren(to: self)
    }

    /// Sets up a new controller; for this library's subclasses, which call super.
    func setUp() { MemoryWarnings.add(self) }

    // MARK: View

    /// The controller's view. The first access creates it.
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
            updatePasteDropInteraction(pasteDrop?.configuration)
        }
    }

    /// The view, or nil if it has not been created yet.
    open var viewIfLoaded: UIView? { loadedView }
    override var pasteDropView: UIView? { loadedView }
    /// Whether the view has been created.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Creates the view if that has not happened yet, and calls ``viewDidLoad()``.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        guard loadedView != nil else {
            misuse("\(type(of: self)).loadView() did not set the view. Set self.view, or call super.loadView().")
        }
        viewWasLoaded()
        viewDidLoad()
    }

    /// Called before ``viewDidLoad()``; for this library's subclasses.
    func viewWasLoaded() {}

    /// Creates the view and sets ``view``. The default loads it from the storyboard or nib, or else creates a plain
    /// view as large as the screen.
    open func loadView() {
        if let storyboardScene, storyboardScene.hasView { return storyboardScene.loadView(of: self) }
        if let nib { return loadView(from: nib) }
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// Called once after the view has been created.
    open func viewDidLoad() {}

    /// Called when the computer runs short of memory. An override releases what can be created again, and calls super.
    open func didReceiveMemoryWarning() {}

    // MARK: Appearance

    /// Called before the view is added to a window, or before its transition onto the screen begins.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called between `viewWillAppear` and `viewDidAppear`, when the view is in its window and has its traits and size,
    /// but has not been laid out.
    open func viewIsAppearing(_ animated: Bool) {}

    /// Called after the view has appeared and its transition has ended.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view is removed from its window, or before its transition off the screen begins.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view has disappeared and its transition has ended.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Whether the controller's appearance calls are forwarded to its children automatically. If false, its own code
    /// must forward them.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Starts the appearance or disappearance of a child controller: calls `viewWillAppear` or `viewWillDisappear` of
    /// the child and of its own children.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearance(isAppearing, animated: animated)
    }

    /// Ends the transition that ``beginAppearanceTransition(_:animated:)`` started.
    open func endAppearanceTransition() {
        endAppearance()
    }

    /// Whether the view is appearing because the controller is being presented: true only from `viewWillAppear` to
    /// `viewDidAppear`.
    open var isBeingPresented: Bool { appearanceReason == .presented }
    /// Whether the view is disappearing because the controller is being dismissed.
    open var isBeingDismissed: Bool { appearanceReason == .dismissed }
    /// Whether the view is appearing because the controller was added to a parent: true only from `viewWillAppear` to
    /// `viewDidAppear`.
    open var isMovingToParent: Bool { appearanceReason == .toParent }
    /// Whether the view is disappearing because the controller is being removed from its parent.
    open var isMovingFromParent: Bool { appearanceReason == .fromParent }

    // MARK: Layout

    /// Called when the constraints of the view must be updated. An override must call super as its last step.
    open func updateViewConstraints() {}
    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called after the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}

    /// The insets that the app adds to the view's safe area, for example for its own bars.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.refreshSafeArea() } }
    }

    /// The part of the view's safe area insets that the container's bars cause.
    var coveredByBars = UIEdgeInsets.zero {
        didSet { if coveredByBars != oldValue { viewIfLoaded?.refreshSafeArea() } }
    }

    /// The edges at which the view extends under the container's bars. Only `.top` matters: all bars are at the top.
    open var edgesForExtendedLayout = UIRectEdge.all {
        didSet { if edgesForExtendedLayout != oldValue { navigationController?.viewIfLoaded?.setNeedsLayout() } }
    }

    /// Whether the view also extends under bars that are not translucent.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet {
            guard extendedLayoutIncludesOpaqueBars != oldValue else { return }
            navigationController?.viewIfLoaded?.setNeedsLayout()
        }
    }

    /// Called after the safe area of the view has changed.
    open func viewSafeAreaInsetsDidChange() {}

    /// The minimum margins of the view: 0 at the top and bottom, and 16 points on each side. In a window that is at
    /// least 414 points wide, the sides have 20 points.
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

    /// The size that the controller prefers for its view. A change calls
    /// ``preferredContentSizeDidChange(forChildContentContainer:)`` of the container.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            presentedBy?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
            (parent ?? presentingViewController)?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    /// Called after a child's or presented controller's ``preferredContentSize`` has changed.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    // MARK: Status bar, orientation and system gestures

    /// The style of the status bar while the controller is in front; `.default` by default.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar is hidden while the controller is in front; false by default.
    open var prefersStatusBarHidden: Bool { false }
    /// The animation with which the status bar is hidden or shown for the controller; a fade by default.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that decides the style of the status bar; nil for this controller. By default, it is the top
    /// controller of a navigation controller whose bar is hidden.
    open var childForStatusBarStyle: UIViewController? { defaultChildForStatusBarStyle }
    /// The child that decides whether the status bar is hidden; nil for this controller. By default, it is the top
    /// controller of a navigation controller.
    open var childForStatusBarHidden: UIViewController? { defaultChildForStatusBarHidden }
    /// Asks for the style of the status bar, and whether it is hidden, again.
    open func setNeedsStatusBarAppearanceUpdate() { updateSystemAppearance() }
    /// Whether the controller decides about the status bar while it is presented, although it does not fill the window.
    open var modalPresentationCapturesStatusBarAppearance = false {
        didSet { if modalPresentationCapturesStatusBarAppearance != oldValue { updateSystemAppearance() } }
    }

    /// The orientations that the controller supports: by default, all on an iPad, and all but upside down on an iPhone.
    /// A window with another orientation is turned when its scene connects, or in
    /// ``setNeedsUpdateOfSupportedInterfaceOrientations()``.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { UIDevice.current.usualOrientations }
    /// The orientation with which the controller is presented; by default, the present one.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        UIInterfaceOrientation(of: (viewIfLoaded?.window?.screen ?? .main).bounds.size)
    }
    /// Whether ``attemptRotationToDeviceOrientation()`` may turn the window; true by default.
    open var shouldAutorotate: Bool { true }
    /// Asks for the supported orientations again, and turns the window if its orientation is none of them.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { viewIfLoaded?.window?.host?.updateOrientation() }
    /// Turns each window whose orientation the controller in front does not support.
    open class func attemptRotationToDeviceOrientation() { turnWindows() }

    /// Whether the system may hide its home indicator; false by default.
    ///
    /// > Note: A desktop window has no home indicator, no gestures of the system at its edges, and no pointer lock. The
    /// > controllers are asked as on iOS, and the answers have no effect.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that decides whether the home indicator is hidden; nil, the default, for this controller.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Asks again whether the home indicator is hidden.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { updateSystemAppearance() }
    /// The edges at which the app's gestures come before those of the system; none by default.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The child that decides about gestures at the edges; nil, the default, for this controller.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Asks for the edges again.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { updateSystemAppearance() }
    /// Whether the pointer is locked to the controller's scene; false by default.
    open var prefersPointerLocked: Bool { false }
    /// The child that decides whether the pointer is locked; nil, the default, for this controller.
    open var childViewControllerForPointerLock: UIViewController? { nil }
    /// Asks again whether the pointer is locked.
    open func setNeedsUpdateOfPrefersPointerLocked() { updateSystemAppearance() }

    /// Called before the view changes its size, because the window is resized. An override calls super, so that the
    /// children are notified too.
    ///
    /// - Parameters:
    ///   - size: the new size in points.
    ///   - coordinator: runs changes when the view has its new size.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        notifyChildren(ofSize: size, with: coordinator)
    }

    /// Called before the traits of the controller change, because the window is resized. An override calls super, so
    /// that the children are notified too.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
    }

    /// Returns the size that a child will have when the view has another size. By default, a child that fills the view
    /// gets the new size, and all others keep theirs.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        sizeOfChild(container, withParentSize: parentSize)
    }

    // MARK: Containment

    /// The child controllers, whose views this controller shows inside its own.
    open internal(set) var children: [UIViewController] = []
    /// The container controller that this controller is a child of.
    open internal(set) weak var parent: UIViewController?

    /// Adds `childController` as a child, and removes it from its previous parent.
    ///
    /// After this call, add the child's view to this controller's view, and then call the child's `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) {
        adopt(childController)
    }

    /// Removes the controller from its parent. Before this call, call `willMove(toParent: nil)` and remove the
    /// controller's view from its superview.
    open func removeFromParent() {
        leaveParent()
    }

    /// Called before the controller is added to a parent, or before it is removed from its parent if `parent` is nil.
    open func willMove(toParent parent: UIViewController?) {
        // `isMovingFromParent` is true as soon as the removal is announced, before the view disappears.
        if parent == nil, self.parent != nil, appearanceReason == .none, !appearance.isInTransition {
            appearanceReason = .fromParent
        }
    }

    /// Called after the controller was added to a parent, or after it was removed from its parent if `parent` is nil.
    open func didMove(toParent parent: UIViewController?) {
        if !appearance.isInTransition { appearanceReason = .none }
    }

    /// Replaces one child's view with another's, and calls the appearance methods of both children.
    ///
    /// - Parameters:
    ///   - fromViewController: the child whose view is removed.
    ///   - toViewController: the child whose view is added.
    ///   - duration: the duration in seconds; 0 replaces the view without animation.
    ///   - options: the options of the animation.
    ///   - animations: the changes to animate while both views are on screen.
    ///   - completion: called at the end; its argument is whether the animation finished.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchange(fromViewController, toViewController, duration, options, animations, completion)
    }

    // MARK: Presentation

    /// The controller that this controller presents, or else the controller that its nearest presenting parent
    /// presents. Nil if there is none.
    open var presentedViewController: UIViewController? {
        presentingAncestor?.presentation?.presented
    }

    /// The controller that presents this controller or one of its parents.
    open var presentingViewController: UIViewController? {
        root.presentedBy?.presenting
    }

    /// The part of the window that the controller covers when it is presented.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic {
        didSet { if modalPresentationStyle != oldValue { preparedPresentationController = nil } }
    }
    /// The animation with which the controller is presented and dismissed.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Provides the animations of the controller's presentation and dismissal, and the presentation controller for the
    /// style `.custom`.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// The presentation controller that was created before the presentation.
    var preparedPresentationController: UIPresentationController?

    /// Creates the presentation controller for the controller's presentation style.
    func makePresentationController(
        presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController {
        let own =
            modalPresentationStyle == .custom
            ? transitioningDelegate?.presentationController(forPresented: self, presenting: presenting, source: source)
            : nil
        return own ?? UIPresentationController(presentedViewController: self, presenting: presenting)
    }

    /// The presentation controller of the nearest presented controller among this controller and its parents.
    ///
    /// Before the presentation, the object is created for the present ``modalPresentationStyle``, so set that first.
    open var presentationController: UIPresentationController? {
        if let presentedBy = root.presentedBy { return presentedBy.controller }
        guard parent == nil else { return nil }
        let made = preparedPresentationController ?? makePresentationController(presenting: nil, source: self)
        preparedPresentationController = made
        return made
    }

    /// The presentation controller that manages the presented view; nil if neither this controller nor a parent is
    /// presented.
    open var activePresentationController: UIPresentationController? { root.presentedBy?.controller }

    /// The running presentation or dismissal of this controller or of one of its parents, or the change of the window's
    /// size, for animations that take part in it; nil if none is running.
    ///
    /// > Note: It is also nil during a push or pop, and during a transition between children.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        root.presentedBy?.transition ?? root.presentation?.transition ?? viewIfLoaded?.window?.sizeTransition
    }

    /// Shows a controller above this controller and its parents until it is dismissed.
    ///
    /// The styles `.overFullScreen` and `.overCurrentContext` leave this controller's view on screen. All other styles
    /// fill the window.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        startPresenting(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses the controller that this one presents, or else this controller itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        startDismissing(animated: flag, completion: completion)
    }

    /// Pushes a controller if this one is inside a navigation controller, and presents it otherwise.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController { return navigationController.show(vc, sender: sender) }
        present(vc, animated: UIView.areAnimationsEnabled)
    }

    /// Shows a controller with details of this one. Without a container that has a place for it, it is shown as by
    /// ``show(_:sender:)``.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let parent { return parent.showDetailViewController(vc, sender: sender) }
        present(vc, animated: UIView.areAnimationsEnabled)
    }

    // MARK: Segues

    /// Whether a control or cell may perform a segue. The default allows every segue.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Called before a segue of the storyboard is performed. The view of its destination has not been loaded yet.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Performs the segue of the storyboard with an identifier. The program ends with a message if there is none.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        guard let segue = storyboardScene?.segue(withIdentifier: identifier) else {
            misuse(
                "Receiver (<\(messageName(of: self, separator: ": "))>) has no segue with identifier '\(identifier)'")
        }
        segue.perform(sender)
    }

    /// Returns whether an unwind segue may lead to this controller: by default, if the controller has the method and is
    /// not the segue's source.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
        fromViewController !== self && responds(to: action)
    }

    /// Returns the children among which the destination of an unwind segue is searched: by default, all but the one
    /// that contains the source.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let excluded = childContaining(source)
        return children.filter { $0 !== excluded }
    }

    /// Returns the child that contains the source of an unwind segue, or presents it; nil if no child does.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        let path = sequence(first: source.source) { $0.parent ?? $0.presentingViewController }
        return path.first { controller in children.contains { $0 === controller } }
    }

    /// Shows a child on the way to the destination of an unwind segue. Containers override it.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    // MARK: Bars

    /// The title. Setting it also sets the title of the ``navigationItem``.
    open var title: String? {
        didSet { storedNavigationItem?.title = title }
    }

    /// The content that a navigation bar shows while this controller is on top of the stack.
    open var navigationItem: UINavigationItem {
        if let storedNavigationItem { return storedNavigationItem }
        let item = UINavigationItem(title: title ?? "")
        item.title = title
        storedNavigationItem = item
        return item
    }

    /// Uses the navigation item of a storyboard.
    func replaceNavigationItem(with item: UINavigationItem) {
        if item.title == nil { item.title = title }
        storedNavigationItem = item
    }

    /// The nearest parent that is a navigation controller.
    open var navigationController: UINavigationController? {
        sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? UINavigationController }.first
    }

    // MARK: Editing

    /// Whether the controller is in editing mode.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }

    /// Turns editing mode on or off. An override changes the view accordingly and calls super.
    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing = editing
        storedEditButtonItem?.showEditingState(editing)
    }

    /// A button with the title Edit or Done that turns editing mode on and off.
    open var editButtonItem: UIBarButtonItem {
        if let storedEditButtonItem { return storedEditButtonItem }
        let item = UIBarButtonItem(
            title: nil, style: .plain, target: self, action: UIViewController.toggleEditing)
        item.showEditingState(editing)
        storedEditButtonItem = item
        return item
    }

    private func toggleEditing() {
        setEditing(!isEditing, animated: true)
    }

    // MARK: Traits

    /// The traits that the controller's view inherits, before the view's own overrides.
    open var traitCollection: UITraitCollection {
        if let view = viewIfLoaded, view.superview != nil || view.window != nil {
            if view.traitState?.hasNoOverrides ?? true { return view.traitCollection }
            return traitState?.applied(to: view.inheritedTraits) ?? view.inheritedTraits
        }
        let outer = parent?.traitCollection ?? .current
        return traitState?.applied(to: outer) ?? outer
    }

    /// Called after the traits of the controller's view have changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The overrides of inherited traits, for this controller, its view and all views below.
    ///
    /// > Note: A change takes effect at the next layout, or when ``updateTraitsIfNeeded()`` is called.
    open var traitOverrides: UITraitOverrides {
        get { traitState?.overrides ?? UITraitOverrides() }
        set {
            neededTraitState.overrides = newValue
            viewIfLoaded?.setNeedsTraitUpdate()
        }
    }

    /// The light or dark style of the controller and its views. If it is `.unspecified`, the style is inherited from
    /// the parent controller or the superview.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitState?.style ?? .unspecified }
        set {
            neededTraitState.style = newValue
            viewIfLoaded?.setNeedsTraitUpdate()
        }
    }

    /// Applies pending changes of traits at once, and notifies their observers.
    open func updateTraitsIfNeeded() {
        viewIfLoaded?.updateTraitsIfNeeded()
    }

    /// Overrides traits of a child; nil removes the override, so that the child inherits this controller's traits.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        childViewController.overrideFromParent(collection)
    }

    /// The traits set by ``setOverrideTraitCollection(_:forChild:)``, or nil.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.traitState?.fromParent
    }

    // MARK: Focus

    /// The environments in which the focus search starts, in order of preference. The default is the view.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }

    /// The identifier of the focus group of the items in the view. Nil inherits the surrounding group.
    open var focusGroupIdentifier: String?

    /// Whether the view, when it reappears, gives the focus back to the item that was focused when it disappeared.
    open var restoresFocusAfterTransition = true

    /// Whether the focus may move to or from an item in the view. The default is true.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Called after the focus has moved to or from an item in the view.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    /// Requests that the focus moves to the preferred item before the next frame, if the focus is in the view.
    open func setNeedsFocusUpdate() { viewIfLoaded?.focusSystem?.environmentNeedsUpdate(self) }

    /// Performs a requested focus update at once.
    open func updateFocusIfNeeded() { viewIfLoaded?.focusSystem?.updateFocusIfNeeded() }

    // MARK: Responder chain

    open override var next: UIResponder? {
        if let presentedBy { return presentedBy.presenting }
        // If this controller is covered by a controller that it presents, its view is in no window. The next responder
        // is then the window that shows the presented controller.
        return loadedView?.superview ?? presentation?.window
    }

    private var addedKeyCommands: [UIKeyCommand] = []

    /// The key commands that were added to the controller; nil if there is none.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }
    /// Adds a key command to ``keyCommands``.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
    /// Removes a key command that was added.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }

    /// The foremost controller, which receives key presses while there is no first responder.
    var topmostForKeys: UIViewController {
        presentedForKeys?.topmostForKeys ?? self
    }

    /// The children that get the appearance calls of this controller: those whose views appear and disappear with its
    /// view.
    func childrenToForwardAppearance() -> [UIViewController] {
        guard let view = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    }

    // MARK: Hooks for internal subclasses

    /// Ends the running transition between two children's views at once.
    func finishTransition() {
        childExchange?.finish()
        childExchange = nil
    }

    /// Called after an appearance transition has begun and the controller and its children were notified.
    func appearanceDidBegin() {}

    /// Called after an appearance transition has ended and the controller and its children were notified.
    func appearanceDidEnd() {}

    // MARK: Calls from views and windows

    func viewWillLayout() {
        sendViewIsAppearing()
        viewWillLayoutSubviews()
    }

    func viewDidLayout() { viewDidLayoutSubviews() }
}

extension UIViewController: UIContentContainer, UITraitChangeObservable, TraitHolder {}
