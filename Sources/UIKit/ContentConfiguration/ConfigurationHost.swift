// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A view whose content and background are configurations: a cell, a header or a footer.
@MainActor
protocol ConfiguredView: UIView {
    var contentView: UIView { get }
    /// Another view stands for the content; it is in its place already.
    func replaceContentView(with view: UIView)
    /// What is shown has another size now.
    func contentDidChange()
}

extension ConfiguredView {
    /// Puts the view that shows the content where the content goes; nil is an empty one.
    func contentViewDidChange(to view: UIView?) {
        let (old, new) = (contentView, view ?? UIView())
        new.frame = old.frame
        insertSubview(new, aboveSubview: old)
        old.removeFromSuperview()
        replaceContentView(with: new)
        contentDidChange()
    }
}

/// The configurations of a cell, a header or a footer, the views that show them, and when they are brought up to date.
///
/// The view asks it to update before it is measured and before it is laid out; several changes of the state before
/// that are one update.
@MainActor
final class ConfigurationHost {
    private unowned let owner: any ConfiguredView
    private(set) var content: (any UIContentConfiguration)?
    private(set) var contentView: (any UIView & UIContentView)?
    private(set) var background: UIBackgroundConfiguration?
    private(set) var backgroundView: BackgroundConfigurationView?
    /// Whether the content follows the state by itself.
    var automaticallyUpdatesContent = true
    /// Whether the background follows the state by itself.
    var automaticallyUpdatesBackground = true
    private var isOutdated = true
    /// The traits of the last update.
    private var traits: UITraitCollection?

    init(_ owner: any ConfiguredView) {
        self.owner = owner
    }

    // MARK: Content

    /// Shows a configuration: in the view that is there, where that supports it, else in a new one.
    ///
    /// - Parameter state: what the configuration is updated for, where that happens by itself.
    func show(_ new: (any UIContentConfiguration)?, state: @autoclosure () -> any UIConfigurationState) {
        let new = automaticallyUpdatesContent ? new?.updated(for: state()) : new
        guard let new else {
            guard content != nil else { return }
            content = nil
            contentView = nil
            return owner.contentViewDidChange(to: nil)
        }
        if let old = content, let contentView, contentView.supports(new) {
            content = new
            if areEqual(old, new) { return }
            contentView.configuration = new
            // List content says by itself when it takes another size.
            if !(contentView is UIListContentView) { owner.subviewSizeDidChange() }
            return
        }
        let view = new.makeContentView()
        content = new
        contentView = view
        owner.contentViewDidChange(to: view)
    }

    // MARK: Background

    /// Shows a background behind everything else in the view; nil takes it away.
    func show(_ new: UIBackgroundConfiguration?, state: @autoclosure () -> any UIConfigurationState) {
        let new = automaticallyUpdatesBackground ? new?.updated(for: state()) : new
        guard new != background else { return }
        background = new
        guard let new else {
            backgroundView?.removeFromSuperview()
            backgroundView = nil
            return
        }
        if let backgroundView { return backgroundView.show(new) }
        let view = BackgroundConfigurationView(new)
        view.frame = CGRect(origin: .zero, size: owner.bounds.size)
        owner.insertSubview(view, at: 0)
        backgroundView = view
    }

    /// Lays the background out in the whole view.
    func layOutBackground() {
        guard let backgroundView else { return }
        let frame = CGRect(origin: .zero, size: owner.bounds.size)
        if backgroundView.frame != frame { backgroundView.frame = frame }
    }

    // MARK: Updates

    /// The state has changed: the view updates before its next layout.
    func setNeedsUpdate() {
        isOutdated = true
        owner.setNeedsLayout()
    }

    /// The traits may have changed.
    func traitsMayHaveChanged() {
        if traits?.values != owner.traitCollection.values { setNeedsUpdate() }
    }

    /// Brings both configurations up to date with the state, then runs what the app has to say, if anything changed.
    ///
    /// - Parameter change: the view's `updateConfiguration(using:)` and the handler.
    func updateIfNeeded<State: UIConfigurationState>(
        _ state: @autoclosure () -> State, backgroundState: (State) -> State = { $0 }, _ change: (State) -> Void
    ) {
        guard isOutdated else { return }
        isOutdated = false
        let traits = owner.traitCollection
        self.traits = traits
        traits.performAsCurrent {
            let state = state()
            if automaticallyUpdatesContent, let content { show(content, state: state) }
            if automaticallyUpdatesBackground, let background { show(background, state: backgroundState(state)) }
            change(state)
        }
    }
}
