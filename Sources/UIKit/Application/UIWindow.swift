// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// The root of a view hierarchy.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The position of a window above or below others: windows of a higher level are in front.
    public struct Level: RawRepresentable, Hashable, Sendable {
        /// The level as a number.
        public let rawValue: CGFloat
        /// Creates a level from a number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a level from a number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The level of normal windows.
        public static let normal = Level(rawValue: 0)
        /// The level of a status bar.
        public static let statusBar = Level(rawValue: 1000)
        /// The level of alerts, in front of windows of the other predefined levels.
        public static let alert = Level(rawValue: 2000)
    }

    /// The level of the window. Windows of a higher level are in front.
    open var windowLevel = Level.normal {
        didSet { if oldValue != windowLevel, isShown { host?.show(self) } }
    }

    /// The scene that the window belongs to.
    ///
    /// A visible window moves to the desktop window of another scene.
    open weak var windowScene: UIWindowScene? {
        didSet {
            guard isShown, let new = windowScene?.host, let old = shownHost, new !== old else { return }
            let filledWindow = frame == CGRect(origin: .zero, size: old.size)
            old.hide(self)
            if filledWindow { frame = CGRect(origin: .zero, size: new.size) }
            show(in: new)
        }
    }

    /// The screen on which the window is.
    open var screen: UIScreen { host?.screen ?? .main }

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        willSet {
            guard newValue !== rootViewController else { return }
            removePresentations()
        }
        didSet {
            guard oldValue !== rootViewController else { return }
            // Removing the old controller's view also calls the controller's disappearance methods.
            oldValue?.viewIfLoaded?.removeFromSuperview()
            installRoot()
        }
    }

    /// The running presentation or dismissal of a view controller; nil if none is running.
    var presentationTransition: ViewControllerTransition?
    /// The transition of the controllers to a new size of the window; nil if none is running.
    weak var sizeTransition: ViewControllerTransition?
    let gestures = GestureDispatcher()
    private var isShown = false

    /// The desktop window that shows the window; nil while the window is hidden.
    private weak var shownHost: DesktopWindowHost?

    var host: DesktopWindowHost? { windowScene?.host ?? shownHost ?? DesktopWindowHost.current }
    override var outerTraits: UITraitCollection {
        windowScene?.traitCollection ?? host?.traits ?? UITraitCollection.system
    }

    // MARK: Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a window that fills a scene.
    public init(windowScene: UIWindowScene) {
        super.init(frame: CGRect(origin: .zero, size: windowScene.host?.size ?? DesktopWindowHost.defaultSize))
        self.windowScene = windowScene
    }

    /// Creates a window of a storyboard or nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func setUp() {
        super.setUp()
        window = self
        layer.isHidden = true
        backgroundColor = .systemBackground
    }

    open override var next: UIResponder? {
        windowScene ?? UIApplication.shared
    }

    override var outerSafeArea: UIEdgeInsets {
        guard let host else { return .zero }
        return host.safeAreaInsets.covering(frame, in: CGRect(origin: .zero, size: host.size))
    }

    // MARK: Key and visible

    /// Shows the window and directs key presses to it.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    /// Directs key presses to the window.
    open func makeKey() {
        host?.makeKey(self)
    }

    /// Whether key presses go to the window.
    open var isKeyWindow: Bool { host?.keyWindow === self }

    /// Called after the window has become the key window. The app must not call the method.
    open func becomeKey() {}
    /// Called after the window has stopped being the key window. The app must not call the method.
    open func resignKey() {}

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            super.isHidden = newValue
            if newValue {
                guard isShown else { return }
                isShown = false
                hideControllers()
                shownHost?.hide(self)
                shownHost = nil
                post(UIWindow.didBecomeHiddenNotification)
            } else if !isShown, let host {
                isShown = true
                if windowScene == nil { windowScene = host.scene }
                show(in: host)
                installRoot()
                post(UIWindow.didBecomeVisibleNotification)
            }
        }
    }

    /// Shows the window in a desktop window, with the size, the safe area and the traits there.
    private func show(in host: DesktopWindowHost) {
        shownHost = host
        host.show(self)
        if frame.isEmpty { frame = CGRect(origin: .zero, size: host.size) }
        refreshSafeArea()
        updateTraits(inheriting: outerTraits, forcesUpdate: true)
        host.needsSystemAppearance = true
    }

    func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    /// Makes the root view controller and the controllers presented above it appear, and inserts their views.
    private func installRoot() {
        guard isShown, rootViewController != nil else { return }
        host?.needsSystemAppearance = true
        for controller in visible(of: presentationChain) {
            controller.beginAppearance(true, animated: false)
            install(controller)
            controller.endAppearanceAfterLayout()
        }
    }

    private func hideControllers() {
        finishTransitions()
        let controllers = visible(of: presentationChain)
        for controller in controllers { controller.beginAppearance(false, animated: false) }
        for controller in controllers { controller.endAppearance() }
    }

    override func boundsSizeDidChange() {
        super.boundsSizeDidChange()
        refreshMarginsOfControllers()
    }

    /// Resizes the window to the screen's new size, if the window filled the screen before.
    func surfaceDidResize(from old: CGSize, to size: CGSize) {
        guard frame == CGRect(origin: .zero, size: old) else { return }
        resizeControllers(to: size) {
            frame = CGRect(origin: .zero, size: size)
            refreshSafeArea()
        }
    }

    // MARK: Undo

    /// The undo manager of the window, for all responders in the window that have none of their own.
    open override var undoManager: UndoManager? { ownUndoManager }
    private lazy var ownUndoManager = UndoManager()

    // MARK: Events

    /// Delivers an event to gesture recognizers and views.
    open func sendEvent(_ event: UIEvent) {
        gestures.dispatch(event, in: self)
    }

    /// Handles key presses that no other responder has handled: edit commands, undo, the app's key commands, focus
    /// movement and scrolling.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        performEditCommand(by: presses)
        if performUndo(by: presses) || presses.first?.performKeyCommand(isUnhandled: true) == true { return }
        if host?.focusSystem.handle(presses, in: self, isRepeated: false) == true { return }
        if !scrollLargestScrollView(by: presses) { super.pressesBegan(presses, with: event) }
    }

    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if performUndo(by: presses) || host?.focusSystem.handle(presses, in: self, isRepeated: true) == true { return }
        if !scrollLargestScrollView(by: presses) { super.pressesChanged(presses, with: event) }
    }

    // MARK: Conversion

    /// Converts a point from another window's coordinates, or from the screen's if `window` is nil.
    public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        layer.convert(point, from: window?.layer)
    }

    /// Converts a point to another window's coordinates, or to the screen's if `window` is nil.
    public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        layer.convert(point, to: window?.layer)
    }

    /// Converts a rectangle from another window's coordinates, or from the screen's if `window` is nil.
    public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        layer.convert(rect, from: window?.layer)
    }

    /// Converts a rectangle to another window's coordinates, or to the screen's if `window` is nil.
    public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
        layer.convert(rect, to: window?.layer)
    }
}

extension UIWindow {
    /// Posted after a window has been shown.
    public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
    /// Posted after a window has been hidden.
    public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    /// Posted after a window has become the key window.
    public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted after a window has stopped being the key window.
    public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}
