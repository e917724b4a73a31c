// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A button in a navigation bar.
///
/// The action of the button is a `UIAction`, the name of a method, or an unapplied method:
/// `UIBarButtonItem(title: "Done", style: .done, target: self, action: List.finish)`. The target is held weakly. With a
/// nil target, the action is sent to the first object of the responder chain that has the method.
///
/// ## Caveats
/// Menus, groups, backgrounds and symbol effects are not supported.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem, UISpringLoadedInteractionSupporting {
    /// The look of the button's title.
    public enum Style: Int, Sendable {
        case plain = 0
        @available(*, deprecated, message: "Use plain")
        case bordered = 1
        /// A semibold title, for a button that finishes a task.
        case done = 2
    }

    /// The method that was passed unapplied, with its target.
    private var method: TargetAction<UIBarButtonItem>?
    private(set) var systemItem: SystemItem?

    // MARK: Lifecycle

    public override init() {
        super.init()
    }

    /// Creates an item of a storyboard or nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates an item that shows a custom view instead of a button.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Creates a system item that performs `primaryAction`. If the system item has no title or image, it shows the
    /// title or image of the action.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init(system: systemItem)
        self.primaryAction = primaryAction
    }

    /// Creates an item that performs `primaryAction`. If `title` or `image` is nil, the item shows the title or image
    /// of the action instead.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init()
        let actionTitle = primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
        self.title = title ?? actionTitle
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
    }

    convenience init(title: String?, image: UIImage?, style: Style, action: TargetAction<UIBarButtonItem>? = nil) {
        self.init()
        self.title = title
        self.image = image
        self.style = style
        setMethod(action)
    }

    convenience init(system: SystemItem, action: TargetAction<UIBarButtonItem>? = nil) {
        self.init()
        show(system)
        setMethod(action)
    }

    /// Makes this item a system item, with its style and its title or symbol.
    func show(_ system: SystemItem) {
        systemItem = system
        style = system.style
        title = system.title
        image = system.symbolName.flatMap { UIImage(systemName: $0) }
        didChange?()
    }

    /// Shows Done while the controller is in editing mode, and Edit otherwise.
    func showEditingState(_ isEditing: Bool) {
        show(isEditing ? .done : .edit)
    }

    /// Whether the item is only a space between its neighbours.
    var isSpace: Bool { systemItem == .fixedSpace || systemItem == .flexibleSpace }

    // MARK: Look

    /// The look of the item's title.
    open var style = Style.plain {
        didSet { if style != oldValue { didChange?() } }
    }

    /// The width in points; 0 fits the content.
    open var width: CGFloat = 0 {
        didSet { if width != oldValue { didChange?() } }
    }

    /// The titles that the item may show over time. The button is as wide as the widest of them.
    open var possibleTitles: Set<String>? {
        didSet { if possibleTitles != oldValue { didChange?() } }
    }

    /// The view that is shown instead of a button. It handles touches itself.
    open var customView: UIView? {
        didSet { if customView !== oldValue { didChange?() } }
    }

    /// The colour of the title and image; nil uses the bar's tint colour.
    open var tintColor: UIColor? {
        didSet { didChange?() }
    }

    /// Whether the bar leaves the item out.
    open var isHidden = false {
        didSet { if isHidden != oldValue { didChange?() } }
    }

    // MARK: Action

    /// Whether the button is activated when a drag hovers over it (spring loading).
    open var isSpringLoaded = false {
        didSet { if isSpringLoaded != oldValue { didChange?() } }
    }

    /// The action that is performed instead of the target's action. If the item has no title or image, it shows the
    /// title or image of this action.
    open var primaryAction: UIAction? {
        didSet {
            guard let primaryAction, primaryAction !== oldValue else { return }
            if title == nil, !primaryAction.title.isEmpty { title = primaryAction.title }
            if image == nil { image = primaryAction.image }
        }
    }

    /// The object whose method the item calls, held weakly.
    ///
    /// > Note: If the method was passed unapplied, the target can only be set to nil, which removes the method.
    open weak var target: AnyObject? {
        didSet {
            if method != nil, target != nil {
                misuse("A bar button's target goes with its unapplied method: make a new item with both.")
            }
            method = nil
        }
    }

    /// The name of the method that the item calls; nil without an action, or if the method was passed unapplied.
    open var action: Selector? {
        didSet { method = nil }
    }

    private func setMethod(_ action: TargetAction<UIBarButtonItem>?) {
        target = action?.target
        method = action
    }

    /// Performs the item's action, as a tap on its button does. If the action has no target, it is sent along the
    /// responder chain that begins at `view`.
    func send(from view: UIView?) {
        if let primaryAction {
            primaryAction.performWithSender(self, target: nil)
        } else {
            let named = action.map { TargetAction<UIBarButtonItem>(target, $0) { ($0, nil) } }
            (named ?? method)?.send(from: self, responder: view)
        }
    }
}
