// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Foundation

/// The running app.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// The activation states of the app.
    public enum State: Int, Sendable { case active, inactive, background }

    nonisolated(unsafe) private static var instance: UIApplication?

    /// The app's only application object.
    public class var shared: UIApplication {
        if let instance { return instance }
        let made = UIApplication()
        instance = made
        return made
    }

    /// Creates the shared application object as an instance of `type`, which may be the app's own subclass.
    static func makeShared(of type: AnyClass) throws -> UIApplication {
        guard let type = type as? UIApplication.Type else {
            throw AppError("The principal class \(type) is not a UIApplication.")
        }
        if let instance, Swift.type(of: instance) == type { return instance }
        let made = type.makeOfDelegateClass()
        instance = made
        return made
    }

    /// The delegate of the app. Although the property is weak, the application retains the delegate.
    open weak var delegate: (any UIApplicationDelegate)? {
        didSet { retainedDelegate = delegate }
    }

    /// A strong reference that retains the delegate, because `delegate` is weak. On iOS the main function retains it.
    private var retainedDelegate: (any UIApplicationDelegate)?

    /// The life cycle of the app, after its launch.
    private(set) weak var lifecycle: ApplicationLifecycle?

    /// The activation state of the app.
    open internal(set) var applicationState = State.inactive
    /// The scenes of the app that are connected.
    public internal(set) var connectedScenes: Set<UIScene> = []

    /// The visible windows of the app: those of the desktop window that was used last at the end, each from the lowest
    /// level to the highest.
    open var windows: [UIWindow] { DisplayConnection.current.windows.all.flatMap(\.windows) }
    /// The window that gets key presses.
    open var keyWindow: UIWindow? { DesktopWindowHost.current?.keyWindow }

    /// The text size that the user has chosen.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UIScreen.main.traitCollection.preferredContentSizeCategory
    }

    /// The layout direction of the user's language.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The orientations that the app supports in a window: those that its delegate returns, or else those of its
    /// Info.plist.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? defaultOrientations
    }

    /// The orientations of the Info.plist; without them, all that the device has.
    var defaultOrientations: UIInterfaceOrientationMask {
        UIInterfaceOrientationMask(lifecycle?.info, idiom: UIDevice.current.userInterfaceIdiom)
            ?? UIDevice.current.usualOrientations
    }

    open override var next: UIResponder? {
        guard let responder = delegate as? UIResponder, !(responder is UIView), !(responder is UIViewController),
            responder !== self
        else { return nil }
        return responder
    }

    /// Sends an event to each window in which its touches began, or to the window of its key presses or its pointer.
    open func sendEvent(_ event: UIEvent) {
        if event.kind != .touches {
            if let event = event as? UIPressesEvent {
                event.allPresses.first?.window?.sendEvent(event)
                return
            }
            if let pointer = event.pointer {
                pointer.window?.sendEvent(event)
                return
            }
        }
        let touches = event.touches
        for index in touches.indices {
            guard let window = touches[index].currentWindow,
                !touches[..<index].contains(where: { $0.currentWindow === window })
            else { continue }
            window.sendEvent(event)
        }
    }

    /// Calls a method by name with the sender and the event.
    ///
    /// The program ends with UIKit's message if `target` has no such method.
    ///
    /// - Parameter target: the object that has the method. Nil stands for the first object that can perform the action
    ///   in the responder chain that begins at the sender, or at the first responder if the sender is none.
    /// - Returns: whether the method was called.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        let sender = sender as AnyObject?
        let start = sender as? UIResponder ?? (sender as? UIGestureRecognizer)?.view ?? FirstResponder.current ?? self
        guard let receiver = target ?? start.target(forAction: action, withSender: sender) else { return false }
        MethodCall.send(action, to: receiver as AnyObject, with: sender, event)
        return true
    }

    /// Prepares for a launch. In a test, an earlier app may have ended as in a crash, with connected scenes.
    func willLaunch(by lifecycle: ApplicationLifecycle) {
        self.lifecycle = lifecycle
        connectedScenes = []
    }

    func connect(_ scene: UIScene) {
        connectedScenes.insert(scene)
    }

    func disconnect(_ scene: UIScene) {
        connectedScenes.remove(scene)
    }
}

extension UIApplication {
    /// Posted after the app has been launched.
    public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
    /// Posted after the app has become active.
    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    /// Posted before the app becomes inactive.
    public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    /// Posted before the app returns from the background, because a window is shown again.
    public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// Posted after the app has gone to the background: all its windows are minimised, or it ends.
    public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    /// Posted when the computer runs short of memory.
    public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    /// Posted before the app terminates.
    public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")

    /// A key of the launch options. Uplift always passes nil as launch options.
    public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
        /// The key as a string.
        public let rawValue: String
        /// Creates a key from a string.
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}
