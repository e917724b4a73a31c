// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The content of a navigation bar for one controller: its title, its buttons, and the back button that leads back to
/// the controller.
///
/// ## Caveats
/// Prompts, large titles, search bars and groups of items are not supported.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// The choices for the text of the back button.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The back button shows the title if there is room for it, otherwise "Back". Without room for "Back", it shows
        /// the chevron alone.
        case `default` = 0
        /// The back button shows "Back" if there is room for it, otherwise the chevron alone.
        case generic = 1
        /// The back button shows the chevron alone.
        case minimal = 2
    }

    /// Called after every change of the item. The argument says whether to animate the change.
    var didChange: ((Bool) -> Void)?
    private var left: [UIBarButtonItem] = []
    private var right: [UIBarButtonItem] = []
    private var hidesBack = false

    /// Creates an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Creates an item of a storyboard, with its buttons.
    public required init?(coder: NSCoder) {
        super.init()
        (coder as? NibDecoder)?.configure(self)
    }

    // MARK: Title

    /// The title in the middle of the bar.
    open var title: String? {
        didSet { if title != oldValue { didChange?(false) } }
    }

    /// The view that is shown in the middle of the bar instead of the title.
    open var titleView: UIView? {
        didSet { if titleView !== oldValue { didChange?(false) } }
    }

    // MARK: Back

    /// The item whose title or image appears on the back button of the next controller, which leads back to this item.
    ///
    /// Its target and action are not used, as on iOS.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { didChange?(false) }
    }

    /// The title of the back button that leads from the next controller back to this item.
    open var backButtonTitle: String? {
        didSet { if backButtonTitle != oldValue { didChange?(false) } }
    }

    /// The choice of text for the back button that leads from the next controller back to this item.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if backButtonDisplayMode != oldValue { didChange?(false) } }
    }

    /// Whether the bar shows no back button while this item is on top.
    open var hidesBackButton: Bool {
        get { hidesBack }
        set { setHidesBackButton(newValue, animated: false) }
    }

    /// Hides or shows the back button while this item is on top.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        guard hidesBack != hidesBackButton else { return }
        hidesBack = hidesBackButton
        didChange?(animated)
    }

    /// Whether the left items are shown beside the back button. If false, they replace it.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { didChange?(false) } }
    }

    // MARK: Buttons

    /// The first item at the leading edge.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { left.first }
        set { setLeftBarButton(newValue, animated: false) }
    }

    /// The first item at the trailing edge.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { right.first }
        set { setRightBarButton(newValue, animated: false) }
    }

    /// The items at the leading edge, in order from the edge to the middle.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { left.isEmpty ? nil : left }
        set { setLeftBarButtonItems(newValue, animated: false) }
    }

    /// The items at the trailing edge, in order from the edge to the middle.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { right.isEmpty ? nil : right }
        set { setRightBarButtonItems(newValue, animated: false) }
    }

    /// Replaces the items at the leading edge with one item, or removes them.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setLeftBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// Replaces the items at the trailing edge with one item, or removes them.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setRightBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// Replaces the items at the leading edge.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        left = items ?? []
        didChange?(animated)
    }

    /// Replaces the items at the trailing edge.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        right = items ?? []
        didChange?(animated)
    }
}
