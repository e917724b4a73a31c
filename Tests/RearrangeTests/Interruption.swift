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
    /// The window gets another scale.
    case scale
    /// Another page comes instead.
    case push
    /// Another page comes above all of it.
    case page
    /// Another page comes above a part of it.
    case sheet

    /// Lets it happen on a screen that shows a navigation controller.
    ///
    /// - Parameter finger: that carries.
    @MainActor
    func happen(to finger: TestFinger, on screen: TestScreen) throws {
        let navigation = try #require(screen.window.rootViewController as? UINavigationController)
        switch self {
        case .call: finger.cancel()
        case .escape: screen.press(.escape)
        case .deactivation:
            NotificationCenter.default.post(
                name: UIApplication.willResignActiveNotification, object: UIApplication.shared)
        case .resize: screen.size.height -= 50
        case .scale: screen.surface.resize(to: screen.size, scale: 3)
        case .push: navigation.pushViewController(UIViewController(), animated: true)
        case .page, .sheet:
            let page = UIViewController()
            page.modalPresentationStyle = self == .page ? .fullScreen : .automatic
            navigation.present(page, animated: true)
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
