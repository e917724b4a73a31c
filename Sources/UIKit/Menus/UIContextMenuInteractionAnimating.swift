// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Runs the app's animations together with a menu's presentation or dismissal.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
    /// The controller whose view is shown above the menu, if any.
    var previewViewController: UIViewController? { get }
    /// Adds changes to animate with the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a handler to call when the animation has ended.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// Runs the app's animations together with the dismissal of a menu whose preview was tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// The style of the dismissal. The default is ``UIContextMenuInteractionCommitStyle/pop`` if the menu has a preview
    /// controller, otherwise ``UIContextMenuInteractionCommitStyle/dismiss``.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The way in which a menu's preview leaves the screen after a tap on it.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// The preview is dismissed with the menu as usual.
    case dismiss = 0
    /// The preview controller's view grows to fill the window.
    case pop = 1
}
