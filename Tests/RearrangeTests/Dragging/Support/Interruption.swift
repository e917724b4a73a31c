// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

/// What may come between while something is carried (I48 to I51).
enum Interruption: CaseIterable {
    /// The system takes the touch, as for a call.
    case call
    case escape
    /// The app is put aside.
    case deactivation
    /// The window gets another size.
    case resize
    /// The window is turned on its side.
    case rotation
    /// The window gets another scale.
    case scale
    /// Another page comes instead.
    case push
    /// Another page comes above all of it.
    case page
    /// Another page comes above a part of it.
    case sheet

    /// What becomes of the window only.
    static let ofWindow: [Interruption] = [.resize, .rotation, .scale]

    /// Lets it happen on a screen that shows a navigation controller.
    ///
    /// - Parameter finger: that carries.
    @MainActor
    func happen(to finger: TestFinger, on screen: TestScreen) throws {
        if Interruption.ofWindow.contains(self) { return happen(toWindowOf: screen) }
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

    /// Lets one of those happen that are about the window.
    @MainActor
    func happen(toWindowOf screen: TestScreen) {
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
    /// Shows a page in a navigation controller without a bar, where others can be pushed over it.
    func showInNavigation(_ page: UIViewController) {
        let navigation = UINavigationController(rootViewController: page)
        navigation.isNavigationBarHidden = true
        show(navigation)
        advance(by: 0.5)
    }
}
