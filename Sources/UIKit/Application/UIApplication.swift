// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Foundation

/// The running app.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    public enum State: Int, Sendable { case active, inactive, background }

    nonisolated(unsafe) private static var instance: UIApplication?

    public class var shared: UIApplication {
        if let instance { return instance }
        let made = UIApplication()
        instance = made
        return made
    }

    /// Makes the one application, of a class of the app's own where it has one.
    static func makeShared(of type: AnyClass) throws -> UIApplication {
        guard let type = type as? UIApplication.Type else {
            throw AppError("The principal class \(type) is not a UIApplication.")
        }
        if let instance, Swift.type(of: instance) == type { return instance }
        let made = type.makeOfDelegateClass()
        instance = made
        return made
    }

    open weak var delegate: (any UIApplicationDelegate)? {
        didSet { retainedDelegate = delegate }
    }

    /// On iOS the main function keeps the delegate alive.
    private var retainedDelegate: (any UIApplicationDelegate)?

    open internal(set) var applicationState = State.inactive
    public internal(set) var connectedScenes: Set<UIScene> = []

    open var windows: [UIWindow] { SurfaceHost.current?.windows ?? [] }
    open var keyWindow: UIWindow? { SurfaceHost.current?.keyWindow }

    /// The text size that the user has chosen.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UIScreen.main.traitCollection.preferredContentSizeCategory
    }

    /// The direction of the user's language.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    open override var next: UIResponder? {
        guard let responder = delegate as? UIResponder, !(responder is UIView), !(responder is UIViewController),
            responder !== self
        else { return nil }
        return responder
    }

    /// Gives an event to its window.
    open func sendEvent(_ event: UIEvent) {
        if event.kind != .touches, let event = event as? UIPressesEvent {
            event.allPresses.first?.window?.sendEvent(event)
            return
        }
        if let pointer = event.pointer {
            pointer.window?.sendEvent(event)
            return
        }
        let touches = event.touches
        for index in touches.indices {
            guard let window = touches[index].currentWindow,
                !touches[..<index].contains(where: { $0.currentWindow === window })
            else { continue }
            window.sendEvent(event)
        }
    }

    func connect(_ scene: UIScene) {
        connectedScenes.insert(scene)
    }

    func disconnect(_ scene: UIScene) {
        connectedScenes.remove(scene)
    }
}

extension UIApplication {
    public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")

    /// Why the app was started; empty here.
    public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}
