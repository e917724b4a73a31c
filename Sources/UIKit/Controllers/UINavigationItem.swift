// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a navigation bar shows for one controller: its title, its buttons, and how to come back to it.
///
/// ## Caveats
/// Prompts, large titles, search bars and groups of items are absent.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title where there is room, else "Back", else the chevron alone.
        case `default` = 0
        /// "Back" or the chevron alone.
        case generic = 1
        /// The chevron alone.
        case minimal = 2
    }

    /// Told of every change; true where it is to be animated.
    var didChange: ((Bool) -> Void)?
    private var left: [UIBarButtonItem] = []
    private var right: [UIBarButtonItem] = []
    private var hidesBack = false

    public init(title: String) {
        self.title = title
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    // MARK: Title

    open var title: String? {
        didSet { if title != oldValue { didChange?(false) } }
    }

    /// Shown in the middle in place of the title.
    open var titleView: UIView? {
        didSet { if titleView !== oldValue { didChange?(false) } }
    }

    // MARK: Back

    /// Whose title or image the button shows that leads back here from the next controller.
    ///
    /// Its own target and action are not used, as on iOS.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { didChange?(false) }
    }

    /// The title of the button that leads back here.
    open var backButtonTitle: String? {
        didSet { if backButtonTitle != oldValue { didChange?(false) } }
    }

    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if backButtonDisplayMode != oldValue { didChange?(false) } }
    }

    open var hidesBackButton: Bool {
        get { hidesBack }
        set { setHidesBackButton(newValue, animated: false) }
    }

    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        guard hidesBack != hidesBackButton else { return }
        hidesBack = hidesBackButton
        didChange?(animated)
    }

    /// Whether left items stand beside the back button; without, they take its place.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { didChange?(false) } }
    }

    // MARK: Buttons

    open var leftBarButtonItem: UIBarButtonItem? {
        get { left.first }
        set { setLeftBarButton(newValue, animated: false) }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { right.first }
        set { setRightBarButton(newValue, animated: false) }
    }

    /// From the leading edge towards the middle.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { left.isEmpty ? nil : left }
        set { setLeftBarButtonItems(newValue, animated: false) }
    }

    /// From the trailing edge towards the middle.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { right.isEmpty ? nil : right }
        set { setRightBarButtonItems(newValue, animated: false) }
    }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setLeftBarButtonItems(item.map { [$0] }, animated: animated)
    }

    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setRightBarButtonItems(item.map { [$0] }, animated: animated)
    }

    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        left = items ?? []
        didChange?(animated)
    }

    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        right = items ?? []
        didChange?(animated)
    }
}
