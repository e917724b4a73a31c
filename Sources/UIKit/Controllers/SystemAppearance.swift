// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The properties of the system's own parts, such as the status bar, that the view controllers of a window want.
struct SystemAppearance: Equatable {
    var statusBarStyle = UIStatusBarStyle.default
    var isStatusBarHidden = false
    /// The animation with which the status bar was hidden or shown last.
    var statusBarAnimation = UIStatusBarAnimation.fade
    var isHomeIndicatorAutoHidden = false
    var edgesDeferringSystemGestures: UIRectEdge = []
    var isPointerLocked = false
}

/// A container whose status bar is that of one of its children.
@MainActor
protocol SystemAppearanceContainer: UIViewController {
    /// The child that decides whether the status bar is hidden.
    var childForSystemAppearance: UIViewController? { get }
    /// Whether the child also decides the style of the status bar, because no bar of the container is below it.
    var childDecidesStatusBarStyle: Bool { get }
}

extension UINavigationController: SystemAppearanceContainer {
    var childForSystemAppearance: UIViewController? { topViewController }
    var childDecidesStatusBarStyle: Bool { isNavigationBarHidden }
}

extension UIViewController {
    /// The child that decides whether the status bar is hidden, by default.
    var defaultChildForStatusBarHidden: UIViewController? {
        (self as? any SystemAppearanceContainer)?.childForSystemAppearance
    }

    /// The child that decides the style of the status bar, by default.
    var defaultChildForStatusBarStyle: UIViewController? {
        guard let container = self as? any SystemAppearanceContainer, container.childDecidesStatusBarStyle else {
            return nil
        }
        return container.childForSystemAppearance
    }

    /// The controller that `child` leads to from this one.
    private func decider(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
        var current = self
        // A controller may name itself, or one of those before it.
        for _ in 0..<100 {
            guard let next = child(current), next !== current else { break }
            current = next
        }
        return current
    }

    /// Asks the controller, which is in front, and those that it names, in UIKit's order.
    func readSystemAppearance(_ old: SystemAppearance) -> SystemAppearance {
        var new = old
        new.statusBarStyle = decider(\.childForStatusBarStyle).preferredStatusBarStyle
        let hiding = decider(\.childForStatusBarHidden)
        new.isStatusBarHidden = hiding.prefersStatusBarHidden
        if new.isStatusBarHidden != old.isStatusBarHidden {
            new.statusBarAnimation = hiding.preferredStatusBarUpdateAnimation
        }
        new.isHomeIndicatorAutoHidden = decider(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
        new.edgesDeferringSystemGestures =
            decider(\.childForScreenEdgesDeferringSystemGestures).preferredScreenEdgesDeferringSystemGestures
        new.isPointerLocked = decider(\.childViewControllerForPointerLock).prefersPointerLocked
        return new
    }

    /// Asks the controllers of the window again, now.
    func updateSystemAppearance() {
        guard let host = viewIfLoaded?.window?.host else { return }
        host.needsSystemAppearance = true
        host.updateSystemAppearanceIfNeeded()
    }
}

extension DesktopWindowHost {
    /// The controller in front that decides about the system's parts: the one that was presented last and fills the
    /// window, or captures the status bar.
    private var systemAppearanceController: UIViewController? {
        controllerInFront { $0.modalPresentationCapturesStatusBarAppearance }
    }

    /// The controller in front that decides about the orientation: the last presented one that fills the window.
    fileprivate var orientationController: UIViewController? { controllerInFront { _ in false } }

    /// - Parameter counts: whether a presented controller that does not fill the window is in front all the same.
    private func controllerInFront(_ counts: (UIViewController) -> Bool) -> UIViewController? {
        let window = windows.last { $0.windowLevel == .normal && $0.rootViewController != nil }
        return window?.presentationChain.last { controller in
            controller.presentedBy?.removesPresentersView ?? true || counts(controller)
        }
    }

    /// The properties that the controllers of the window want.
    var systemAppearance: SystemAppearance {
        updateSystemAppearanceIfNeeded()
        return storedSystemAppearance
    }

    /// Asks the controllers again if one has appeared or disappeared since.
    func updateSystemAppearanceIfNeeded() {
        guard needsSystemAppearance else { return }
        needsSystemAppearance = false
        guard let controller = systemAppearanceController else { return storedSystemAppearance = SystemAppearance() }
        storedSystemAppearance = controller.readSystemAppearance(storedSystemAppearance)
    }

    /// The orientations that the controller in front supports, of those that the app does.
    var supportedOrientations: UIInterfaceOrientationMask {
        guard let controller = orientationController else { return .all }
        return controller.checkedSupportedOrientations.intersection(
            UIApplication.shared.supportedInterfaceOrientations(for: controller.viewIfLoaded?.window))
    }

    /// Asks the controller in front for the orientations that it supports, and turns the window if its orientation is
    /// none of them.
    func updateOrientation() {
        let supported = supportedOrientations
        guard !supported.isEmpty else {
            return warn(
                "Supported orientations has no common orientation with the application: the controller in front supports "
                    + "none of the orientations of the app's delegate or Info.plist. The window is not turned.")
        }
        if !supported.contains(UIInterfaceOrientation(of: size)) { turn() }
    }
}

extension UIViewController {
    /// Turns each window whose orientation the controller in front does not support, if that controller allows it.
    static func turnWindows() {
        for host in DisplayConnection.current.windows.all
        where host.orientationController?.shouldAutorotate == true { host.updateOrientation() }
    }

    /// The orientations that the controller supports. The program ends with UIKit's message if there are none.
    var checkedSupportedOrientations: UIInterfaceOrientationMask {
        let supported = supportedInterfaceOrientations
        if supported.isEmpty {
            misuse(
                "Supported orientations has no common orientation with the application, because "
                    + "[\(type(of: self)) supportedInterfaceOrientations] is empty: return at least one orientation.")
        }
        return supported
    }
}
