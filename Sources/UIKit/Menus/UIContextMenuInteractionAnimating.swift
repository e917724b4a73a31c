// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Runs the app's changes along with a menu's coming or going.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
    /// The controller whose view is shown above the menu, if any.
    var previewViewController: UIViewController? { get }
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

/// Runs the app's changes along with the going of a menu whose preview was tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// How the preview goes: ``UIContextMenuInteractionCommitStyle/pop`` where a controller was shown, unless set.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How a menu's preview goes after a tap on it.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// As the menu goes otherwise.
    case dismiss = 0
    /// A controller's view grows over the window.
    case pop = 1
}
