// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// A bar with a title, buttons, and the way back to the item before.
///
/// ## Caveats
/// The bar lets nothing of what is under it through, translucent or not, and is 44 points high. Large titles, prompts, appearance objects and delegates are absent.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    private var stack: [UINavigationItem] = []
    private var content: NavigationBarContent?
    private var transition: NavigationBarTransition?
    private let hairline = UIView()
    /// Fills what is covered above the bar.
    private let ground = UIView()
    /// Points from the bar to the window's edge.
    var roomAbove: CGFloat = 0 {
        didSet { if roomAbove != oldValue { setNeedsLayout() } }
    }
    /// Set by the navigation controller whose bar this is: what a tap on the way back does.
    var goBack: (() -> Void)?

    override var accessibilityDefaults: any AccessibilityDefaults { BarAccessibility() }

    // MARK: Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpBar()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpBar()
    }

    private func setUpBar() {
        backgroundColor = .systemBackground
        hairline.backgroundColor = .separator
        ground.backgroundColor = backgroundColor
        for view in [ground, hairline] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
    }

    // MARK: Items

    open var items: [UINavigationItem]? {
        get { stack.isEmpty ? nil : stack }
        set { setItems(newValue, animated: false) }
    }

    open var topItem: UINavigationItem? { stack.last }
    open var backItem: UINavigationItem? { stack.dropLast().last }

    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        mustBeOurs("setItems(_:animated:)")
        exchange(items ?? [], animated: animated)
    }

    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        mustBeOurs("pushItem(_:animated:)")
        exchange(stack + [item], animated: animated)
    }

    open func popItem(animated: Bool) -> UINavigationItem? {
        mustBeOurs("popItem(animated:)")
        guard let last = stack.last else { return nil }
        exchange(stack.dropLast(), animated: animated)
        return last
    }

    private func mustBeOurs(_ call: String) {
        guard goBack != nil else { return }
        misuse(
            "Cannot call \(call) directly on a UINavigationBar managed by a controller. "
                + "Push and pop view controllers, and set up their navigationItem.")
    }

    private func exchange(_ items: [UINavigationItem], animated: Bool) {
        let transition = beginTransition(to: items)
        guard animated, window != nil else { return transition.end(completed: true) }
        transition.begin()
        transition.takeTouches(completes: true)
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

    /// Puts the new items beside the old, ready to move.
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
        let content = NavigationBarContent(item, backItem: backItem, attributes: titleTextAttributes ?? [:]) {
            [weak self] in
            guard let self else { return }
            if let goBack { goBack() } else { _ = popItem(animated: true) }
        }
        content.frame = bounds
        addSubview(content)
        watch(content)
        return content
    }

    /// Shows what changes in the item and in the one before it.
    private func watch(_ content: NavigationBarContent) {
        content.item.didChange = { [weak content] animated in content?.change(animated: animated) }
        backItem?.didChange = { [weak content] _ in content?.setNeedsLayout() }
    }

    // MARK: Look

    /// Behind the items; the system's background where it is nil.
    open var barTintColor: UIColor? {
        didSet {
            backgroundColor = barTintColor ?? .systemBackground
            ground.backgroundColor = backgroundColor
        }
    }

    /// Whether the views of a navigation controller reach under the bar; where they do not they begin below it.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
    }

    /// The title's font and colour.
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
        ground.frame = CGRect(x: 0, y: -roomAbove, width: bounds.width, height: roomAbove)
        hairline.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: thickness)
    }
}

extension NavigationBarContent {
    /// Takes the item's changes, fading from the old look to the new where asked.
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

/// One item of a bar taking another's place.
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

    /// Shows the start. The buttons of neither item can be pressed until ``takeTouches(completes:)``.
    func begin() {
        UIView.performWithoutAnimation {
            for content in [from, to] {
                content?.layoutIfNeeded()
                content?.isUserInteractionEnabled = false
            }
            self.apply(0)
        }
    }

    /// Enables the buttons of the item that stays, before the end.
    func takeTouches(completes: Bool) {
        from?.isUserInteractionEnabled = !completes
        to?.isUserInteractionEnabled = completes
    }

    /// Takes away what still moves for the transition before.
    func stopMovement() {
        for content in [from, to] { content?.stopMovement() }
    }

    /// - Parameter progress: 0 shows the old item, 1 the new.
    func apply(_ progress: CGFloat) {
        from?.place(at: isPop ? progress : -progress)
        to?.place(at: isPop ? progress - 1 : 1 - progress)
    }

    func end(completed: Bool) {
        guard let onEnd else { return }
        self.onEnd = nil
        UIView.performWithoutAnimation { (completed ? self.to : self.from)?.place(at: 0) }
        for content in [from, to] { content?.isUserInteractionEnabled = true }
        onEnd(completed)
    }
}
