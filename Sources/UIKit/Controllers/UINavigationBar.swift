// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// A bar with a title, buttons, and a back button to the previous item.
///
/// ## Caveats
/// The bar is always opaque, even if `isTranslucent` is true, and 44 points high. Large titles, prompts, appearance
/// objects and delegates are not supported.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    private var stack: [UINavigationItem] = []
    private var content: NavigationBarContent?
    private var transition: NavigationBarTransition?
    /// The separator line below the bar.
    private let hairline = UIView()
    /// The background of the area between the bar and the window's top edge.
    private let topBackground = UIView()
    /// The distance in points from the bar's top to the window's top edge.
    var roomAbove: CGFloat = 0 {
        didSet { if roomAbove != oldValue { setNeedsLayout() } }
    }
    /// The action of the back button, set by the navigation controller that owns the bar; nil for a bar that the app
    /// created.
    var goBack: (() -> Void)?

    override var accessibilityDefaults: any AccessibilityDefaults { BarAccessibility() }

    // MARK: Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a bar of a storyboard or nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func setUp() {
        super.setUp()
        backgroundColor = .systemBackground
        hairline.backgroundColor = .separator
        topBackground.backgroundColor = backgroundColor
        for view in [topBackground, hairline] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
    }

    // MARK: Items

    /// The items of the bar, from the first to the one shown; nil if there are none.
    open var items: [UINavigationItem]? {
        get { stack.isEmpty ? nil : stack }
        set { setItems(newValue, animated: false) }
    }

    /// The item that the bar shows.
    open var topItem: UINavigationItem? { stack.last }
    /// The item before the top one, to which the back button leads.
    open var backItem: UINavigationItem? { stack.dropLast().last }

    /// Replaces the items of the bar. Not allowed for the bar of a navigation controller.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        failIfManagedByController("setItems(_:animated:)")
        exchange(items ?? [], animated: animated)
    }

    /// Adds an item and shows it. Not allowed for the bar of a navigation controller.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        failIfManagedByController("pushItem(_:animated:)")
        exchange(stack + [item], animated: animated)
    }

    /// Removes the top item and shows the previous one. Not allowed for the bar of a navigation controller.
    ///
    /// - Returns: the removed item; nil if the bar had no items.
    open func popItem(animated: Bool) -> UINavigationItem? {
        failIfManagedByController("popItem(animated:)")
        guard let last = stack.last else { return nil }
        exchange(stack.dropLast(), animated: animated)
        return last
    }

    private func failIfManagedByController(_ call: String) {
        guard goBack != nil else { return }
        misuse(
            "Cannot call \(call) directly on a UINavigationBar managed by a controller. "
                + "Push and pop view controllers, and set up their navigationItem.")
    }

    private func exchange(_ items: [UINavigationItem], animated: Bool) {
        let transition = beginTransition(to: items)
        guard animated, window != nil else { return transition.end(completed: true) }
        transition.begin()
        transition.enableButtons(completes: true)
        UIView.animate(
            withDuration: Thresholds.Transition.duration, delay: 0,
            usingSpringWithDamping: CGFloat(Thresholds.Transition.dampingRatio), initialSpringVelocity: 0,
            options: .allowUserInteraction
        ) {
            transition.apply(1)
        } completion: { _ in
            transition.end(completed: true)
        }
    }

    /// Replaces the bar's items by `items` and adds the content of the last one to the bar. The bar still contains the
    /// content of the old top item. Returns the transition between the two contents.
    func beginTransition(to items: [UINavigationItem]) -> NavigationBarTransition {
        transition?.end(completed: true)
        let isPop = stack.dropLast().contains { $0 === items.last }
        let (old, oldStack) = (content, stack)
        if items.last === old?.item, items.dropLast().last === backItem {
            stack = items
            return NavigationBarTransition(from: nil, to: nil, isPop: false) { _ in }
        }
        stack = items
        let new = makeContent()
        content = new
        let transition = NavigationBarTransition(from: old, to: new, isPop: isPop) { [weak self] completed in
            guard let self else { return }
            self.transition = nil
            (completed ? old : new)?.removeFromSuperview()
            guard !completed else { return }
            stack = oldStack
            content = old
            old.map(watch)
        }
        self.transition = transition
        return transition
    }

    private func makeContent() -> NavigationBarContent? {
        guard let item = stack.last else { return nil }
        let content = NavigationBarContent(item, backItem: backItem, attributes: titleTextAttributes ?? [:], in: self) {
            [weak self] in
            guard let self else { return }
            if let goBack { goBack() } else { _ = popItem(animated: true) }
        }
        content.frame = bounds
        addSubview(content)
        watch(content)
        return content
    }

    /// Observes the item that `content` shows and the item that its back button leads to, and updates `content` when
    /// they change.
    private func watch(_ content: NavigationBarContent) {
        content.item.didChange = { [weak content] animated in content?.change(animated: animated) }
        backItem?.didChange = { [weak content] _ in content?.setNeedsLayout() }
    }

    // MARK: Look

    /// The bar's background colour; nil uses the system background.
    open var barTintColor: UIColor? {
        didSet {
            backgroundColor = barTintColor ?? .systemBackground
            topBackground.backgroundColor = backgroundColor
        }
    }

    /// Whether the views of a navigation controller extend under the bar. If false, they begin below the bar.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
    }

    /// The text attributes of the title. Only the font and the foreground colour are used.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet {
            content?.removeFromSuperview()
            content = makeContent()
        }
    }

    // MARK: Layout

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: BarMetrics.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let thickness = 1 / max(traitCollection.displayScale, 1)
        topBackground.frame = CGRect(x: 0, y: -roomAbove, width: bounds.width, height: roomAbove)
        hairline.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: thickness)
    }
}

extension NavigationBarContent {
    /// Updates the content after its navigation item has changed. If `animated` is true, the old look cross-fades into
    /// the new one.
    func change(animated: Bool) {
        guard animated, window != nil, let old = snapshotView(afterScreenUpdates: false) else { return rebuild() }
        rebuild()
        layoutIfNeeded()
        superview?.addSubview(old)
        old.frame = frame
        alpha = 0
        UIView.animate(withDuration: Thresholds.Transition.barDuration) {
            self.alpha = 1
            old.alpha = 0
        } completion: { _ in
            old.removeFromSuperview()
        }
    }
}

/// The transition of a navigation bar from one item to another.
@MainActor
final class NavigationBarTransition {
    private let from: NavigationBarContent?
    private let to: NavigationBarContent?
    private let isPop: Bool
    private var onEnd: ((Bool) -> Void)?

    init(
        from: NavigationBarContent?, to: NavigationBarContent?, isPop: Bool, onEnd: @escaping (Bool) -> Void
    ) {
        self.from = from
        self.to = to
        self.isPop = isPop
        self.onEnd = onEnd
    }

    /// Shows the start of the transition, and disables the buttons of both items until `enableButtons(completes:)` is
    /// called.
    func begin() {
        UIView.performWithoutAnimation {
            for content in [from, to] {
                content?.layoutIfNeeded()
                content?.isUserInteractionEnabled = false
            }
            self.apply(0)
        }
    }

    /// Enables the buttons of the item that remains, before the transition ends. If `completes` is true, that is the
    /// new item, otherwise the old item.
    func enableButtons(completes: Bool) {
        from?.isUserInteractionEnabled = !completes
        to?.isUserInteractionEnabled = completes
    }

    /// Removes the animations that an interrupted transition has left in the contents of both items.
    func removeRunningAnimations() {
        for content in [from, to] { content?.removeRunningAnimations() }
    }

    /// Shows the transition at a progress.
    ///
    /// - Parameter progress: 0 shows the old item, 1 the new.
    func apply(_ progress: CGFloat) {
        from?.setProgress(isPop ? progress : -progress)
        to?.setProgress(isPop ? progress - 1 : 1 - progress)
    }

    func end(completed: Bool) {
        guard let onEnd else { return }
        self.onEnd = nil
        UIView.performWithoutAnimation { (completed ? self.to : self.from)?.setProgress(0) }
        for content in [from, to] { content?.isUserInteractionEnabled = true }
        onEnd(completed)
    }
}
