// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// A context menu while it is on the screen, from presentation to dismissal.
@MainActor
final class ContextMenuSession {
    let appearance: UIContextMenuInteraction.appearance
    private let configuration: UIContextMenuConfiguration
    private let interaction: UIContextMenuInteraction
    private let window: UIWindow
    private let backdrop: MenuBackdrop
    private let panel = MenuPanel()
    private let preview: UIViewController?
    private var menu: UIMenu?
    /// The lifted preview, or the container of the preview controller's view; nil for a menu without a preview.
    private var lifted: UIView?
    /// The rectangle beside which a menu without a preview is placed, in window coordinates.
    private var anchor = CGRect.zero
    private var whenEnded: (() -> Void)?
    /// The first tracked location, in window coordinates, of a finger that was down before the menu appeared. Nil if no
    /// such finger is tracked.
    private var fingerStart: CGPoint?
    /// Whether the tracked finger has moved farther from ``fingerStart`` than a tap allows.
    private var fingerHasMoved = false
    private var isEnding = false
    /// The animator that runs the menu's appearance; nil once the menu has fully appeared.
    private var appearanceAnimator: ContextMenuAnimator?

    init(
        of interaction: UIContextMenuInteraction, _ configuration: UIContextMenuConfiguration,
        _ appearance: UIContextMenuInteraction.appearance, in window: UIWindow
    ) {
        self.interaction = interaction
        self.configuration = configuration
        self.appearance = appearance
        self.window = window
        menu = configuration.makeMenu()
        preview = appearance == .rich ? configuration.previewProvider?() : nil
        backdrop = MenuBackdrop(frame: window.bounds)
    }

    /// Whether there is a preview or a menu with elements to show.
    var hasAnything: Bool { preview != nil || menu.map { MenuContent($0, interaction.view).isEmpty } == false }

    // MARK: Presenting

    func begin(anchor: CGRect, whenEnded: @escaping () -> Void) {
        self.anchor = anchor
        self.whenEnded = whenEnded
        lifted = appearance == .rich ? makeLifted() : nil
        let animator = ContextMenuAnimator(preview: preview)
        appearanceAnimator = animator
        interaction.delegate?.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
        // The delegate may have dismissed the menu in that call.
        guard !isEnding else { return animator.finish() }
        backdrop.onDismiss = { [weak self] in self?.end() }
        backdrop.onCommit = { [weak self] in self?.commit() }
        backdrop.preview = lifted
        backdrop.onMoveHighlight = { [weak self] in self?.panel.moveHighlight(forward: $0) }
        backdrop.onChooseHighlighted = { [weak self] in self?.panel.chooseByKey() }
        panel.onChoose = { [weak self] in self?.choose($0) }
        panel.onResize = { [weak self] in self?.placePanel() }
        // Must precede `addSubview`. The preview controller has no parent, so adding its view to the window would
        // otherwise send appearance calls such as `viewWillAppear(_:)`.
        preview?.beginAppearance(true, animated: true)
        window.addSubview(backdrop)
        if let lifted { backdrop.addSubview(lifted) }
        if let menu {
            backdrop.addSubview(panel)
            panel.commandResponder = interaction.view
            panel.show(menu)
            // If a key opened the menu, the first row is highlighted, so that arrow keys move the highlight from there.
            if window.host?.isSendingKey == true { panel.highlightFirst() }
        }
        panel.appear(from: lifted?.frame ?? anchor)
        animator.animate {
            self.panel.isShown = true
            self.backdrop.isDimmed = self.appearance == .rich
            (self.lifted as? LiftedPreview)?.isRaised = true
            self.lifted?.alpha = 1
        } completion: {
            self.appearanceAnimator = nil
            // A preview that is dismissed before it has fully appeared gets no `viewDidAppear(_:)`.
            if !self.isEnding { self.preview?.endAppearance() }
        }
    }

    private func makeLifted() -> UIView? {
        if let preview { return frame(preview) }
        guard let view = interaction.view, view.superview != nil else { return nil }
        let delegate = interaction.delegate
        let target =
            delegate?.contextMenuInteraction(
                interaction, configuration: configuration,
                highlightPreviewForItemWithIdentifier: configuration.identifier)
            ?? delegate?.contextMenuInteraction(
                interaction, previewForHighlightingMenuWithConfiguration: configuration)
            ?? UITargetedPreview(view: view)
        return LiftedPreview(target)
    }

    /// Returns a container with the preview controller's view, centred at the top of the window's safe area. Its size
    /// is the controller's preferred content size, limited to the width and half the height of the safe area inside a
    /// margin.
    private func frame(_ controller: UIViewController) -> UIView? {
        guard let view = controller.view else { return nil }
        let room = room
        var size = controller.preferredContentSize
        if size.width <= 0 { size.width = room.width }
        if size.height <= 0 { size.height = room.height / 2 }
        size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height / 2))
        let frame = UIView(
            frame: CGRect(x: room.midX - size.width / 2, y: room.minY, width: size.width, height: size.height))
        frame.layer.cornerRadius = MenuPanel.cornerRadius
        frame.clipsToBounds = true
        // A tap on the preview is handled by the menu, not by controls in the preview.
        frame.isUserInteractionEnabled = false
        frame.alpha = 0
        view.frame = frame.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        frame.addSubview(view)
        return frame
    }

    private var room: CGRect {
        // The margin between the menu and the window's edges, in points.
        let margin: CGFloat = 8
        return window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: margin, dy: margin)
    }

    private func placePanel() {
        // The distance between the lifted preview and the menu, in points.
        let gap = lifted == nil ? 0.0 : 12
        panel.place(
            MenuPlacement.frame(
                size: panel.wantedSize(in: room.size), anchor: lifted?.frame ?? anchor, gap: gap, room: room,
                isMirrored: window.effectiveUserInterfaceLayoutDirection == .rightToLeft))
    }

    // MARK: While the menu is open

    func update(_ block: (UIMenu) -> UIMenu) {
        guard let menu, !isEnding else { return }
        let new = block(menu)
        self.menu = new
        panel.show(new)
    }

    /// Tracks a finger that has been down since before the menu appeared. Once the finger has moved farther than a tap
    /// allows, highlights the row under it.
    ///
    /// - Parameter place: the finger's location in window coordinates.
    func fingerMoved(to place: CGPoint) {
        guard !isEnding else { return }
        let start = fingerStart ?? place
        fingerStart = start
        let distance = hypot(place.x - start.x, place.y - start.y)
        fingerHasMoved = fingerHasMoved || distance > CGFloat(Thresholds.Tap.allowableMovement)
        guard fingerHasMoved else { return }
        panel.fingerMoved(to: panel.convert(place, from: nil))
    }

    func fingerLifted(at place: CGPoint) {
        fingerMoved(to: place)
        (fingerStart, fingerHasMoved) = (nil, false)
        panel.stopTrackingFinger()
        if !isEnding { panel.chooseHighlighted() }
    }

    func fingerCancelled() {
        (fingerStart, fingerHasMoved) = (nil, false)
        panel.stopTrackingFinger()
        panel.highlight(at: nil)
    }

    private func choose(_ element: any UIMenuLeaf) {
        guard !isEnding else { return }
        let (view, stays) = (interaction.view, element.attributes.contains(.keepsMenuPresented))
        if !stays { end() }
        if let control = view as? UIControl {
            control.menuDidChoose(element) { perform(element, from: control) }
        } else {
            perform(element, from: view)
        }
        if stays { panel.refresh() }
    }

    private func perform(_ element: any UIMenuLeaf, from view: UIView?) {
        if let control = view as? UIControl, let action = element as? UIAction {
            control.sendAction(action)
        } else {
            let receiver = view.flatMap { (element as? UICommand)?.validatedReceiver(from: $0) }
            element.performWithSender(view, target: receiver)
        }
    }

    // MARK: Dismissing

    /// Dismisses the menu after a tap on the preview, and asks the delegate to open the previewed content.
    private func commit() {
        guard !isEnding else { return }
        let animator = ContextMenuAnimator(preview: preview)
        interaction.delegate?.contextMenuInteraction(
            interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        end(committing: animator)
    }

    /// Dismisses the menu.
    ///
    /// - Parameter commit: the app's animations and dismissal style after a tap on the preview; nil without such a tap.
    func end(committing commit: ContextMenuAnimator? = nil) {
        guard !isEnding else { return }
        isEnding = true
        panel.stopTrackingFinger()
        // If the menu is still appearing, call the completion handlers of its appearance now, before those of its
        // dismissal.
        appearanceAnimator?.finish()
        let target = dismissalTarget
        let animator = ContextMenuAnimator(preview: preview)
        interaction.delegate?.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
        if let commit { animator.join(commit) }
        backdrop.isUserInteractionEnabled = false
        let wasShown = backdrop.superview != nil
        if wasShown { preview?.beginAppearance(false, animated: true) }
        animator.animate {
            self.panel.isShown = false
            self.backdrop.isDimmed = false
            self.returnPreview(to: target, grows: commit?.preferredCommitStyle == .pop)
        } completion: {
            self.backdrop.removeFromSuperview()
            if wasShown { self.preview?.endAppearance() }
        }
        let whenEnded = whenEnded
        self.whenEnded = nil
        whenEnded?()
    }

    /// Moves a lifted preview back to `target`. Without a target, the preview fades out if the previewed view has left
    /// its window, and otherwise stays in place. The view of a preview controller always fades out.
    ///
    /// - Parameter grows: whether the view of a preview controller grows to fill the window while it fades out.
    private func returnPreview(to target: UIPreviewTarget?, grows: Bool) {
        if let lifted = lifted as? LiftedPreview {
            lifted.isRaised = false
            if let target {
                lifted.placement = target.placementInWindow
            } else if !lifted.canReturn {
                lifted.alpha = 0
            }
        } else {
            lifted?.alpha = 0
            if grows, !UIAccessibility.isReduceMotionEnabled { lifted?.frame = window.bounds }
        }
    }

    private var dismissalTarget: UIPreviewTarget? {
        guard lifted is LiftedPreview, let delegate = interaction.delegate else { return nil }
        let preview =
            delegate.contextMenuInteraction(
                interaction, configuration: configuration,
                dismissalPreviewForItemWithIdentifier: configuration.identifier)
            ?? delegate.contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
        return preview?.target
    }
}
