// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The content of a navigation bar for one item: the back button, other buttons, and the title between them.
///
/// During a transition between two items the bar contains both contents; ``setProgress(_:)`` sets the progress of each.
final class NavigationBarContent: UIView {
    let item: UINavigationItem
    private let backItem: UINavigationItem?
    private let back: () -> Void
    private var backButton: BarButton?
    private var leading: [UIView] = []
    private var trailing: [UIView] = []
    private let titleLabel = UILabel()
    private var titleAttributes: [NSAttributedString.Key: Any] = [:]
    private var progress: CGFloat = 0
    /// The bar, of which the content is not a subview yet when its buttons are made.
    private weak var bar: UINavigationBar?

    // MARK: Lifecycle

    init(
        _ item: UINavigationItem, backItem: UINavigationItem?, attributes: [NSAttributedString.Key: Any],
        in bar: UINavigationBar, back: @escaping () -> Void
    ) {
        self.item = item
        self.bar = bar
        self.backItem = backItem
        self.back = back
        titleAttributes = attributes
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        titleLabel.textAlignment = .center
        titleLabel.accessibilityTraits = .header
        rebuild()
    }

    required init?(coder: NSCoder) { nil }

    /// Creates the buttons again after the item has changed.
    func rebuild() {
        let old = buttons
        let left = item.leftBarButtonItems ?? []
        let showsBack =
            backItem != nil && !item.hidesBackButton && (left.isEmpty || item.leftItemsSupplementBackButton)
        backButton = showsBack ? BarButton { [back] _ in back() } : nil
        if backItem?.backBarButtonItem?.isSpringLoaded == true { backButton?.enableSpringLoading() }
        leading = left.filter { !$0.isHidden }.map(makeView)
        trailing = (item.rightBarButtonItems ?? []).filter { !$0.isHidden }.map(makeView)
        for view in buttons.flatMap(\.self) { addSubview(view) }
        passFocus(from: old)
        let all = buttons.flatMap(\.self)
        for view in old.flatMap(\.self) where !all.contains(view) { view.removeFromSuperview() }
        if item.titleView?.superview !== self || titleLabel.superview != nil {
            titleLabel.removeFromSuperview()
            addSubview(titleView)
        }
        titleLabel.text = item.title
        titleLabel.font = titleAttributes[NSAttributedString.Key.font] as? UIFont ?? BarMetrics.titleFont
        titleLabel.textColor = titleAttributes[NSAttributedString.Key.foregroundColor] as? UIColor ?? .label
        for button in (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) {
            button.didChange = { [weak self] in self?.rebuild() }
        }
        setNeedsLayout()
    }

    /// The back button, the leading buttons and the trailing buttons, as three groups.
    private var buttons: [[UIView]] { [[backButton].compactMap { $0 }, leading, trailing] }

    /// Moves the focus from a removed button to its replacement: the button of the same item, or else the button at the
    /// same position. If that button cannot be focused, for example because it is disabled, the nearest button that can
    /// be focused gets the focus.
    private func passFocus(from old: [[UIView]]) {
        for (side, views) in old.enumerated() {
            guard let index = views.firstIndex(where: { $0.focus?.hasFocus == true }) else { continue }
            let focused = views[index]
            let item = (focused as? BarButton)?.item
            let heir =
                buttons.joined().first { item != nil && ($0 as? BarButton)?.item === item }
                ?? (buttons[side].indices.contains(index) ? buttons[side][index] : nil)
            guard let heir, heir !== focused, let focusSystem else { continue }
            let beside = buttons[side].enumerated().filter { $0.element.canBecomeFocused }
                .min { abs($0.offset - index) < abs($1.offset - index) }?.element
            guard let heir = heir.canBecomeFocused ? heir : beside else { continue }
            focusSystem.afterFocusChange { [weak focused] in
                guard focusSystem.focusOwner == nil || focusSystem.focusOwner === focused else { return }
                focusSystem.move(to: FocusStop(heir), isForced: true)
            }
        }
    }

    private func makeView(_ item: UIBarButtonItem) -> UIView {
        if item.isSpace {
            let space = UIView(frame: CGRect(x: 0, y: 0, width: max(item.width, 0), height: 0))
            space.isUserInteractionEnabled = false
            return space
        }
        // The item must not ask for a new view while this one is made.
        let didChange = item.didChange
        item.didChange = nil
        AppearanceProxy.apply(to: item, in: bar ?? self)
        item.didChange = didChange
        return item.customView ?? BarButton(item)
    }

    private var titleView: UIView { item.titleView ?? titleLabel }

    // MARK: Layout

    override func constraintsInsideDidChange() { setNeedsLayout() }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews { view.transform = .identity }
        let start = layOut(leading, from: leadingStart) { $0 }
        let end = layOut(trailing, from: BarMetrics.margin) { self.bounds.width - $0 }
        layOutTitle(between: layOutBack(start: start, end: end), and: end)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            for view in subviews { view.frame.origin.x = bounds.width - view.frame.maxX }
        }
        applyProgress()
    }

    private var leadingStart: CGFloat { BarMetrics.margin }

    /// Lays out buttons in sequence from an edge towards the middle. The first button begins at the distance `start`
    /// from the edge. `position` converts a distance from that edge to an x coordinate.
    ///
    /// - Returns: the distance from the edge to the end of the last button; 0 without buttons.
    @discardableResult
    private func layOut(_ views: [UIView], from start: CGFloat, _ position: (CGFloat) -> CGFloat) -> CGFloat {
        var edge = start
        for view in views {
            let size = view is BarButton ? view.sizeThatFits(bounds.size) : size(of: view)
            let near = position(edge)
            let far = position(edge + size.width)
            let frame = CGRect(
                x: min(near, far), y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
                height: size.height)
            if view is BarButton { view.frame = frame } else { place(view, at: frame) }
            edge += size.width + BarMetrics.spacing
        }
        return views.isEmpty ? 0 : edge - BarMetrics.spacing
    }

    /// Shows the longest back button title that fits. The button may take at most half of the bar's width, and the
    /// bar's title must fit beside it. `start` and `end` are the widths taken by the other buttons, measured from the
    /// bar's leading edge and trailing edge.
    ///
    /// - Returns: the distance from the leading edge to the end of the last leading button.
    private func layOutBack(start: CGFloat, end: CGFloat) -> CGFloat {
        guard let backButton, let backItem else { return start }
        backButton.spokenTitle = backItem.spokenBackTitle
        let title = titleWidth
        let others = start > 0 ? start - BarMetrics.margin + BarMetrics.spacing : 0
        let chosen = backItem.backTitles.first { candidate in
            backButton.show(candidate, backItem.backImage)
            let reach = BarMetrics.chevronMargin + backButton.contentWidth + others
            let room = bounds.width - reach - max(end, BarMetrics.margin) - 2 * BarMetrics.titleGap
            return title <= room && backButton.contentWidth <= bounds.width * BarMetrics.backFraction
        }
        backButton.show(chosen ?? backItem.backTitles.last ?? "", backItem.backImage)
        let width = backButton.contentWidth
        backButton.frame = CGRect(x: BarMetrics.chevronMargin, y: 0, width: width, height: bounds.height)
        let reach = backButton.frame.maxX
        guard !leading.isEmpty else { return reach }
        return layOut(leading, from: reach + BarMetrics.spacing) { $0 }
    }

    /// The size of a view that the app has given to the bar. Normally it is the size of the view's frame. If the app
    /// has set no frame, or if constraints determine the view's size, it is the fitting size.
    private func size(of view: UIView) -> CGSize {
        let isPlacedByFrame = view.translatesAutoresizingMaskIntoConstraints && !view.hasConstraintsInside
        if isPlacedByFrame, hasFrameOfApp(view) { return view.bounds.size }
        let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return CGSize(width: max(size.width, 0), height: min(max(size.height, 0), bounds.height))
    }

    /// Whether the view has a size that no navigation bar gave it.
    private func hasFrameOfApp(_ view: UIView) -> Bool {
        view.bounds.size != .zero && view.bounds.size != view.autoLayout?.sizeFromBar
    }

    /// Sets the frame of a view that the app has given to the bar. Remembers the size if the app has set none.
    private func place(_ view: UIView, at frame: CGRect) {
        let keepsSize = hasFrameOfApp(view)
        view.frame = frame
        if !keepsSize { view.neededLayout.sizeFromBar = view.bounds.size }
    }

    private var titleWidth: CGFloat {
        if let view = item.titleView { return size(of: view).width }
        guard let text = titleLabel.text, !text.isEmpty else { return 0 }
        return BarMetrics.width(of: text, titleLabel.font)
    }

    /// Centres the title in the bar, or as near to the middle as the buttons allow. If the title does not fit between
    /// the buttons, it is centred in the space between them and truncated. `start` and `end` are the widths taken by
    /// the buttons, measured from the bar's leading edge and trailing edge.
    private func layOutTitle(between start: CGFloat, and end: CGFloat) {
        func room(_ gap: CGFloat) -> (left: CGFloat, right: CGFloat) {
            let right = bounds.width - (end > 0 ? end + gap : BarMetrics.margin)
            let left = start > 0 ? start + gap : BarMetrics.margin
            return (left.rounded(.up), right.rounded(.down))
        }
        let wide = room(BarMetrics.titleGap)
        let isRoomy = titleWidth <= wide.right - wide.left
        let (left, right) = isRoomy ? wide : room(BarMetrics.leastTitleGap)
        let width = min(titleWidth, max(right - left, 0))
        let middle = isRoomy ? bounds.width / 2 : (left + right) / 2
        let x = min(max(middle - width / 2, left), right - width)
        let height = item.titleView.map { min(size(of: $0).height, bounds.height) } ?? bounds.height
        let frame = CGRect(
            x: x.rounded(), y: ((bounds.height - height) / 2).rounded(), width: width, height: height)
        if let view = item.titleView { place(view, at: frame) } else { titleLabel.frame = frame }
    }

    // MARK: Transitions

    /// Shows the content at a stage of a transition. The progress is 1 before the content's item is pushed, 0 while the
    /// item is shown, and -1 after the next item was pushed.
    func setProgress(_ progress: CGFloat) {
        self.progress = progress
        applyProgress()
    }

    /// Removes the running animations of the content's views.
    func removeRunningAnimations() {
        var views = subviews
        while let view = views.popLast() {
            for key in ["opacity", "transform"] { view.layer.removeAnimations(ofKey: key) }
            views += view.subviews
        }
    }

    private func applyProgress() {
        let alpha = 1 - abs(progress)
        let direction: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        for view in leading + trailing { view.alpha = alpha }
        titleView.alpha = alpha
        backButton?.alpha = alpha
        // During a push the title moves to where the next item's back button is, and during a pop it moves back.
        let middle = bounds.midX
        let backPlace = direction > 0 ? BarMetrics.chevronMargin * 3 : bounds.width - BarMetrics.chevronMargin * 3
        let toBack = backPlace + direction * titleView.bounds.width / 2 - middle
        titleView.transform = CGAffineTransform(
            translationX: progress > 0 ? direction * progress * middle : -progress * toBack, y: 0)
        let fromTitle = backButton.map { middle - $0.center.x } ?? 0
        backButton?.shiftTitle(progress > 0 ? progress * fromTitle : progress * direction * bounds.width / 4)
    }
}

extension UINavigationItem {
    /// The possible titles of the back button that leads to this item, longest first. An empty title means the chevron
    /// alone.
    var backTitles: [String] {
        if backBarButtonItem?.image != nil { return [""] }
        let given = backBarButtonItem?.title ?? backButtonTitle
        let title = given ?? (title?.isEmpty == false ? title : nil) ?? Phrase.back.text()
        return switch backButtonDisplayMode {
        case .default: given?.isEmpty == true ? [""] : [title, Phrase.back.text(), ""]
        case .generic: [Phrase.back.text(), ""]
        case .minimal: [""]
        }
    }

    /// The accessibility label of the back button that leads to this item.
    var spokenBackTitle: String? {
        backBarButtonItem?.accessibilityLabel ?? SpokenTextFormat.joined([backButtonTitle])
            ?? SpokenTextFormat.joined([title]) ?? Phrase.back.text()
    }

    /// The image of the back button that leads to this item: a chevron, unless the app has set an image.
    var backImage: UIImage? {
        if let image = backBarButtonItem?.image { return image }
        let chevron = UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold)
        return UIImage(systemName: "chevron.backward", withConfiguration: chevron)
    }
}
