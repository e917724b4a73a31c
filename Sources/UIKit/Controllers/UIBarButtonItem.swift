// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A button in a navigation bar.
///
/// Its action is an unapplied method, `UIBarButtonItem(title: "Done", style: .done, target: self, action: List.finish)`,
/// or a `UIAction`. The target is held weakly; nil is the first object of the method's class along the responder chain.
///
/// ## Caveats
/// Menus, groups, backgrounds and symbol effects are absent.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem, UISpringLoadedInteractionSupporting {
    public enum Style: Int, Sendable {
        case plain = 0
        @available(*, deprecated, message: "Use plain")
        case bordered = 1
        /// Semibold: what finishes a task.
        case done = 2
    }

    var action: TargetAction<UIBarButtonItem>?
    private(set) var systemItem: SystemItem?

    // MARK: Lifecycle

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// A button that does `primaryAction`, with its title and image.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init(system: systemItem, action: nil)
        self.primaryAction = primaryAction
    }

    /// A button with the action's title and image where it is given none.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init()
        let actionTitle = primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
        self.title = title ?? actionTitle
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
    }

    convenience init(title: String?, image: UIImage?, style: Style, action: TargetAction<UIBarButtonItem>?) {
        self.init()
        self.title = title
        self.image = image
        self.style = style
        self.action = action
    }

    convenience init(system: SystemItem, action: TargetAction<UIBarButtonItem>?) {
        self.init()
        show(system)
        self.action = action
    }

    /// Becomes a system item, with its title or symbol.
    func show(_ system: SystemItem) {
        systemItem = system
        style = system.style
        title = system.title
        image = system.symbolName.flatMap { UIImage(systemName: $0) }
        didChange?()
    }

    /// Edit or Done, as the button of a controller that edits or does not.
    func showsEditing(_ isEditing: Bool) {
        show(isEditing ? .done : .edit)
    }

    /// Whether it only keeps its neighbours apart.
    var isSpace: Bool { systemItem == .fixedSpace || systemItem == .flexibleSpace }

    // MARK: Look

    open var style = Style.plain {
        didSet { if style != oldValue { didChange?() } }
    }

    /// Points; 0 takes what the content needs.
    open var width: CGFloat = 0 {
        didSet { if width != oldValue { didChange?() } }
    }

    /// Titles it will have at some time: the button is as wide as the widest.
    open var possibleTitles: Set<String>? {
        didSet { if possibleTitles != oldValue { didChange?() } }
    }

    /// Shown in place of a button; it deals with touches itself.
    open var customView: UIView? {
        didSet { if customView !== oldValue { didChange?() } }
    }

    /// The bar's where it is nil.
    open var tintColor: UIColor? {
        didSet { didChange?() }
    }

    open var isHidden = false {
        didSet { if isHidden != oldValue { didChange?() } }
    }

    // MARK: Action

    /// Whether the button is pressed when a drag rests over it.
    open var isSpringLoaded = false {
        didSet { if isSpringLoaded != oldValue { didChange?() } }
    }

    /// Done instead of the target's action. Its title and image are taken where the button has none of its own.
    open var primaryAction: UIAction? {
        didSet {
            guard let primaryAction, primaryAction !== oldValue else { return }
            if title == nil, !primaryAction.title.isEmpty { title = primaryAction.title }
            if image == nil { image = primaryAction.image }
        }
    }

    open weak var target: AnyObject? {
        get { action?.target }
        set {
            guard newValue == nil else {
                misuse("A bar button's target goes with its action: make a new item with both.")
            }
            action = nil
        }
    }

    /// What a tap does; also called to press the button.
    func send(from view: UIView?) {
        if let primaryAction {
            primaryAction.perform(from: self)
        } else {
            action?.send(from: self, responder: view)
        }
    }
}
