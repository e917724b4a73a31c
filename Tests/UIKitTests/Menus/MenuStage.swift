// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// A delegate that provides a menu, and records the interaction's callbacks.
@MainActor
final class MenuOwner: NSObject, UIContextMenuInteractionDelegate {
    var menu: UIMenu?
    var calls: [String] = []
    var place = CGPoint.zero
    var preview: UIContextMenuContentPreviewProvider?
    var lifted: UITargetedPreview?

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        place = location
        calls.append("asked")
        guard let menu else { return nil }
        let provider: UIContextMenuActionProvider = { suggested in suggested.isEmpty ? menu : nil }
        return UIContextMenuConfiguration(
            identifier: NSString(string: "row"), previewProvider: preview, actionProvider: provider)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        calls.append("preview \(identifier as? NSString == configuration.identifier as? NSString)")
        return lifted
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        calls.append("shows")
        animator?.addAnimations { self.calls.append("showing") }
        animator?.addCompletion { self.calls.append("shown") }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        calls.append("ends")
        animator?.addCompletion { self.calls.append("ended") }
    }

    /// `style` is the commit style that was proposed when the preview was tapped; nil before a tap. `wanted` is the
    /// style that the delegate sets instead; nil to keep the proposed style.
    var commits: (style: UIContextMenuInteractionCommitStyle?, wanted: UIContextMenuInteractionCommitStyle?)
    var previewed: UIViewController?

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        calls.append("commits")
        (commits.style, previewed) = (animator.preferredCommitStyle, animator.previewViewController)
        if let wanted = commits.wanted { animator.preferredCommitStyle = wanted }
        animator.addAnimations { self.calls.append("committing") }
        animator.addCompletion { self.calls.append("committed") }
    }
}

/// A red view with a menu, on a white background.
@MainActor
struct MenuStage {
    let screen = TestScreen(size: CGSize(width: 400, height: 600))
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let owner = MenuOwner()
    let interaction: UIContextMenuInteraction

    init() {
        interaction = UIContextMenuInteraction(delegate: owner)
        let ground = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        view.backgroundColor = .red
        ground.addSubview(view)
        screen.show(ground)
        view.addInteraction(interaction)
    }

    func press() {
        let finger = screen.touch(view)
        finger.hold(0.6)
        finger.up()
        screen.advance(by: 0.5)
    }

    func tap(_ title: String) throws {
        screen.tap(try #require(screen.window.menuRow(title)))
        screen.advance(by: 0.5)
    }

    var titles: [String] { screen.window.menuTitles }

    /// A menu of Copy, a disabled Move, a hidden Secret, and Delete in a section of its own. `log` gets the name
    /// of the performed action.
    func menu(_ log: @escaping (String) -> Void) -> UIMenu {
        UIMenu(children: [
            UIAction(title: "Copy") { _ in log("copy") },
            UIAction(title: "Move", attributes: .disabled) { _ in log("move") },
            UIAction(title: "Secret", attributes: .hidden) { _ in log("secret") },
            UIMenu(
                options: .displayInline,
                children: [UIAction(title: "Delete", attributes: .destructive) { _ in log("delete") }]),
        ])
    }
}
