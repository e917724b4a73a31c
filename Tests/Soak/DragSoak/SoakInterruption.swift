// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKit
import UIKitTesting

/// An event that may occur during a drag and cancels it.
enum SoakInterruption: CaseIterable, Sendable {
    case escape, resize, sheet, removal, deactivation, disabling

    @MainActor
    func begin(_ stage: any SoakStage, on screen: TestScreen, in controller: UIViewController, _ numbers: SoakNumbers) {
        switch self {
        case .escape: screen.press(.escape)
        case .resize:
            screen.size = CGSize(
                width: screen.size.width - numbers.number(2...200),
                height: screen.size.height + numbers.number(-150...90))
        case .sheet:
            guard controller.presentedViewController == nil else { return }
            controller.present(UIViewController(), animated: numbers.happens(0.5))
        case .removal: stage.container.removeFromSuperview()
        case .deactivation:
            screen.isActive = false
            NotificationCenter.default.post(
                name: UIApplication.willResignActiveNotification, object: UIApplication.shared)
        case .disabling: stage.setEnabled(false)
        }
    }

    /// Ends any interruption: restores the screen's size, the stage, and the active state of the app.
    @MainActor
    static func end(_ stage: any SoakStage, on screen: TestScreen, in controller: UIViewController) {
        if screen.size != SoakSession.size { screen.size = SoakSession.size }
        if controller.presentedViewController != nil { controller.dismiss(animated: false) }
        if stage.container.superview == nil { controller.view.addSubview(stage.container) }
        screen.isActive = true
        stage.setEnabled(true)
    }
}
