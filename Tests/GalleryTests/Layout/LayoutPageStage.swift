// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

/// The layout page on a screen, as the gallery shows it.
@MainActor
struct LayoutPageStage {
    let screen: TestScreen
    let page = LayoutController()

    init(size: CGSize = CGSize(width: 390, height: 844), isRightToLeft: Bool = false) {
        screen = TestScreen(size: size)
        if isRightToLeft { screen.traits.layoutDirection = .rightToLeft }
        screen.show(UINavigationController(rootViewController: page))
        screen.advance(by: 0.1)
    }

    /// Shows a section, and returns its controller.
    func show<Controller: UIViewController>(
        _ section: LayoutController.Section, as type: Controller.Type
    ) throws -> Controller {
        page.show(section)
        try screen.settle()
        return try #require(page.sectionController as? Controller)
    }

    /// A view's frame in the window.
    func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }
}
