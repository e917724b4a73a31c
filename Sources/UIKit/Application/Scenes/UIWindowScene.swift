// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A scene that contains windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    var host: DesktopWindowHost?
    var traitState: TraitState?
    /// The traits that `updateTraits(from:)` stored last; nil before its first call.
    private var adoptedTraits: UITraitCollection?

    /// The visible windows of the scene, the lowest level first.
    open var windows: [UIWindow] { host?.windows.filter { $0.windowScene === self } ?? [] }
    /// The window that gets key presses.
    open var keyWindow: UIWindow? { host?.keyWindow }
    /// The screen that shows the scene.
    open var screen: UIScreen { host?.screen ?? .main }

    /// The status bar of the scene.
    open var statusBarManager: UIStatusBarManager? {
        if ownStatusBarManager == nil { ownStatusBarManager = host.map(UIStatusBarManager.init) }
        return ownStatusBarManager
    }
    private var ownStatusBarManager: UIStatusBarManager?

    /// The limits of the size of the scene's window; nil in a browser, whose page decides about the size.
    open var sizeRestrictions: UISceneSizeRestrictions? {
        guard DisplayConnection.current.display?.hasSeveralWindows == true else { return nil }
        if ownSizeRestrictions == nil { ownSizeRestrictions = host.map(UISceneSizeRestrictions.init) }
        return ownSizeRestrictions
    }
    private var ownSizeRestrictions: UISceneSizeRestrictions?
    var reportedGeometry: ReportedGeometry?

    // MARK: Traits

    /// The traits that the scene's windows inherit.
    open var traitCollection: UITraitCollection { adoptedTraits ?? resolvedTraits }

    private var resolvedTraits: UITraitCollection {
        let outer = host?.traits ?? .current
        return traitState?.applied(to: outer) ?? outer
    }

    /// Called after the traits of the scene have changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Trait values that replace those of the screen in the scene and its windows. A change takes effect at once.
    open var traitOverrides: UITraitOverrides {
        get { traitState?.overrides ?? UITraitOverrides() }
        set {
            let old = traitCollection
            neededTraitState.overrides = newValue
            updateTraits(from: old)
            for window in windows { window.updateTraits(inheriting: window.outerTraits) }
            geometryMayHaveChanged()
        }
    }

    /// Updates the scene's traits after the screen's traits or the scene's overrides have changed, and notifies the
    /// scene and its observers. The caller updates the windows. `old` contains the traits before the change; nil means
    /// those that the previous call stored.
    func updateTraits(from old: UITraitCollection? = nil) {
        let old = old ?? adoptedTraits ?? resolvedTraits
        let new = resolvedTraits
        adoptedTraits = new
        guard new != old else { return }
        traitCollectionDidChange(old)
        traitState?.notifyObservers(of: self, from: old, to: new)
    }

    // MARK: Title

    /// The title of the desktop window. If it is empty, the window shows the app's name.
    open override var title: String! {
        didSet { updateTitle() }
    }

    open override var subtitle: String {
        didSet { updateTitle() }
    }

    private func updateTitle() {
        guard let host else { return }
        let title = title ?? ""
        let first = title.isEmpty ? host.title : title
        host.surface?.title = subtitle.isEmpty ? first : "\(first) – \(subtitle)"
    }
}

extension UIWindowScene: UITraitChangeObservable, TraitHolder {}
