// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// The top of a view tree.
@preconcurrency @MainActor
open class UIWindow: UIView {
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)
    }

    open var windowLevel = Level.normal {
        didSet { if oldValue != windowLevel, isShown { host?.show(self) } }
    }

    open weak var windowScene: UIWindowScene?

    /// Fills the window with its view.
    open var rootViewController: UIViewController? {
        willSet {
            guard newValue !== rootViewController else { return }
            removePresentations()
        }
        didSet {
            guard oldValue !== rootViewController else { return }
            // Taken off by hand, its view tells the controller that it disappears.
            oldValue?.viewIfLoaded?.removeFromSuperview()
            installRoot()
        }
    }

    /// A presentation or dismissal that is under way.
    var presentationTransition: ContainerTransition?
    let gestures = GestureDispatcher()
    private var isShown = false

    var host: SurfaceHost? { windowScene?.host ?? SurfaceHost.current }
    override var outerTraits: UITraitCollection {
        windowScene?.traitCollection ?? host?.traits ?? UITraitCollection.system
    }

    // MARK: Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpWindow()
    }

    /// A window that fills a scene.
    public init(windowScene: UIWindowScene) {
        super.init(frame: CGRect(origin: .zero, size: windowScene.host?.size ?? SurfaceHost.defaultSize))
        self.windowScene = windowScene
        setUpWindow()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpWindow()
    }

    private func setUpWindow() {
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

    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    open func makeKey() {
        host?.makeKey(self)
    }

    open var isKeyWindow: Bool { host?.keyWindow === self }

    /// Called when it has become the window that keys go to; not for calling.
    open func becomeKey() {}
    open func resignKey() {}

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            super.isHidden = newValue
            if newValue {
                guard isShown else { return }
                isShown = false
                hideControllers()
                host?.hide(self)
                post(UIWindow.didBecomeHiddenNotification)
            } else if !isShown, let host {
                isShown = true
                if windowScene == nil { windowScene = host.scene }
                host.show(self)
                if frame.isEmpty { frame = CGRect(origin: .zero, size: host.size) }
                refreshSafeArea()
                updateTraits(inheriting: outerTraits, looksAnew: true)
                installRoot()
                post(UIWindow.didBecomeVisibleNotification)
            }
        }
    }

    func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    /// Puts the root controller's view in, or has the controllers appear again whose views are in.
    private func installRoot() {
        guard isShown, rootViewController != nil else { return }
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

    /// A window as large as the screen stays so.
    func surfaceDidResize(from old: CGSize, to size: CGSize) {
        guard frame == CGRect(origin: .zero, size: old) else { return }
        frame = CGRect(origin: .zero, size: size)
        refreshSafeArea()
    }

    // MARK: Undoing

    /// The window's own, for all responders in it that have none.
    open override var undoManager: UndoManager? { ownUndoManager }
    private lazy var ownUndoManager = UndoManager()

    // MARK: Events

    /// Gives an event to recognizers and views.
    open func sendEvent(_ event: UIEvent) {
        gestures.dispatch(event, in: self)
    }

    /// The last on a key's way who may do something with it.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        edits(by: presses)
        if undoes(by: presses) || host?.focusSystem.answers(presses, in: self, isRepeated: false) == true { return }
        if !scrollsLargest(by: presses) { super.pressesBegan(presses, with: event) }
    }

    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if undoes(by: presses) || host?.focusSystem.answers(presses, in: self, isRepeated: true) == true { return }
        if !scrollsLargest(by: presses) { super.pressesChanged(presses, with: event) }
    }

    // MARK: Conversion

    public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        layer.convert(point, from: window?.layer)
    }

    public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        layer.convert(point, to: window?.layer)
    }

    public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        layer.convert(rect, from: window?.layer)
    }

    public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
        layer.convert(rect, to: window?.layer)
    }
}

extension UIWindow {
    public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
    public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}
