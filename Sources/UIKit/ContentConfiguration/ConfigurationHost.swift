// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A view whose content and background are defined by configurations: a cell, a header or a footer.
@MainActor
protocol ConfiguredView: UIView {
    var contentView: UIView { get }
    /// Stores `view` as the new value of `contentView`. The caller has already inserted `view` into the view hierarchy.
    func replaceContentView(with view: UIView)
    /// Called when the size of the displayed content may have changed.
    func contentDidChange()
}

extension ConfiguredView {
    /// Replaces the content view with another view; nil means an empty view.
    func contentViewDidChange(to view: UIView?) {
        let (old, new) = (contentView, view ?? UIView())
        new.frame = old.frame
        insertSubview(new, aboveSubview: old)
        old.removeFromSuperview()
        replaceContentView(with: new)
        contentDidChange()
    }
}

/// Stores and updates the configurations of a cell, header or footer, and the views that display them.
///
/// The cell, header or footer calls `updateIfNeeded` before it is measured or laid out, so that several state changes
/// cause only one update.
@MainActor
final class ConfigurationHost {
    private unowned let owner: any ConfiguredView
    private(set) var content: (any UIContentConfiguration)?
    private(set) var contentView: (any UIView & UIContentView)?
    private(set) var background: UIBackgroundConfiguration?
    private(set) var backgroundView: BackgroundConfigurationView?
    /// Whether the content configuration is updated automatically when the state changes.
    var automaticallyUpdatesContent = true
    /// Whether the background configuration is updated automatically when the state changes.
    var automaticallyUpdatesBackground = true
    private var isOutdated = true
    /// The traits for which the configurations were last updated.
    private var traits: UITraitCollection?

    init(_ owner: any ConfiguredView) {
        self.owner = owner
    }

    // MARK: Content

    /// Displays a content configuration, in the existing content view if it supports the configuration, otherwise in a
    /// new one. Nil removes the content view.
    ///
    /// - Parameter state: the state for which the configuration is updated, if updates are automatic.
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
            // A list content view reports its size changes itself; for any other view, a change of size is assumed.
            if !(contentView is UIListContentView) { owner.subviewSizeDidChange() }
            return
        }
        let view = new.makeContentView()
        content = new
        contentView = view
        owner.contentViewDidChange(to: view)
    }

    // MARK: Background

    /// Displays a background configuration behind all other subviews; nil removes the background.
    ///
    /// - Parameter state: the state for which the configuration is updated, if updates are automatic.
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

    /// Resizes the background view to the bounds of the cell, header or footer.
    func layOutBackground() {
        guard let backgroundView else { return }
        let frame = CGRect(origin: .zero, size: owner.bounds.size)
        if backgroundView.frame != frame { backgroundView.frame = frame }
    }

    // MARK: Updates

    /// Requests an update before the next layout of the cell, header or footer, because its state has changed.
    func setNeedsUpdate() {
        isOutdated = true
        owner.setNeedsLayout()
    }

    /// Requests an update if the traits of the cell, header or footer differ from those of the last update.
    func traitsMayHaveChanged() {
        if traits?.values != owner.traitCollection.values { setNeedsUpdate() }
    }

    /// Updates the content configuration for `state`, and the background configuration for `backgroundState(state)`.
    /// Then calls `change`. Does nothing if no update was requested.
    ///
    /// - Parameters:
    ///   - backgroundState: returns the state for the background configuration; by default the same state.
    ///   - change: calls `updateConfiguration(using:)` of the cell, header or footer, and the app's update handler.
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

    // MARK: Text

    /// The first text of the content, which type-ahead compares with the typed characters.
    var text: String? {
        if let list = content as? UIListContentConfiguration { return list.text ?? list.attributedText?.string }
        return owner.contentView.firstText
    }
}

extension UIView {
    /// The text of the view's first visible label that has text.
    fileprivate var firstText: String? {
        for view in subviews where !view.isHidden {
            if let text = (view as? UILabel)?.text, !text.isEmpty { return text }
            if let text = view.firstText { return text }
        }
        return nil
    }
}
