// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

/// An event that interrupts a drag (cases I48 to I51 in Documentation/Interaction.md).
enum Interruption: CaseIterable {
    /// The system cancels the touch, as for a phone call.
    case call
    case escape
    /// The app is deactivated.
    case deactivation
    /// The window is resized.
    case resize
    /// The window is rotated.
    case rotation
    /// The window's scale changes.
    case scale
    /// Another view controller is pushed.
    case push
    /// A full-screen view controller is presented.
    case page
    /// A sheet is presented.
    case sheet

    /// The interruptions that change the size, orientation or scale of the window, and nothing else.
    static let ofWindow: [Interruption] = [.resize, .rotation, .scale]

    /// Makes the interruption happen on a screen that shows a navigation controller.
    ///
    /// - Parameter finger: the finger that drags.
    @MainActor
    func apply(to finger: TestFinger, on screen: TestScreen) throws {
        if Interruption.ofWindow.contains(self) { return apply(toWindowOf: screen) }
        let navigation = try #require(screen.window.rootViewController as? UINavigationController)
        switch self {
        case .call: finger.cancel()
        case .escape: screen.press(.escape)
        case .deactivation:
            NotificationCenter.default.post(
                name: UIApplication.willResignActiveNotification, object: UIApplication.shared)
        case .push: navigation.pushViewController(UIViewController(), animated: true)
        case .page, .sheet:
            let page = UIViewController()
            page.modalPresentationStyle = self == .page ? .fullScreen : .automatic
            navigation.present(page, animated: true)
        case .resize, .rotation, .scale: break
        }
    }

    /// Makes an interruption happen that changes only the window.
    @MainActor
    func apply(toWindowOf screen: TestScreen) {
        let size = screen.size
        switch self {
        case .resize: screen.size.height -= 20
        case .rotation: screen.size = CGSize(width: size.height, height: size.width)
        case .scale: screen.surface.resize(to: size, scale: 3)
        default: preconditionFailure("\(self) does not become of a window")
        }
    }
}

extension TestScreen {
    /// Shows a view controller in a navigation controller without a bar, so that others can be pushed.
    func showInNavigation(_ page: UIViewController) {
        let navigation = UINavigationController(rootViewController: page)
        navigation.isNavigationBarHidden = true
        show(navigation)
        advance(by: 0.5)
    }
}
