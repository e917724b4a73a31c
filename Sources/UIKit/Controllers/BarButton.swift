// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The button that shows a bar item's title or image, or the back button of a navigation bar.
final class BarButton: UIControl {
    private let label = UILabel()
    private let imageView = UIImageView()
    private(set) var item: UIBarButtonItem?
    private let pressed: (BarButton) -> Void
    private var ownTint: UIColor?
    private var isDone = false
    private var minimumWidth: CGFloat = 0

    /// The accessibility label of a back button: its full title, even if the bar has no room to show it.
    var spokenTitle: String?

    override var accessibilityDefaults: any AccessibilityDefaults { BarButtonAccessibility(control: self) }

    override var accessibilityIdentifier: String? {
        get { super.accessibilityIdentifier ?? item?.accessibilityIdentifier }
        set { super.accessibilityIdentifier = newValue }
    }

    // MARK: Lifecycle

    init(pressed: @escaping (BarButton) -> Void) {
        self.pressed = pressed
        super.init(frame: .zero)
        imageView.contentMode = .center
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: BarMetrics.symbolSize)
        addSubview(imageView)
        addSubview(label)
        addTarget(self, action: BarButton.wasPressed, for: .touchUpInside)
    }

    convenience init(_ item: UIBarButtonItem) {
        self.init { button in item.send(from: button) }
        self.item = item
        isEnabled = item.isEnabled
        isDone = item.style == .done
        ownTint = item.tintColor
        let font = BarMetrics.font(done: isDone)
        minimumWidth = (item.possibleTitles ?? []).map { BarMetrics.width(of: $0, font) }.max() ?? 0
        if item.width > 0 { minimumWidth = item.width }
        show(item.image == nil ? item.title : nil, item.image)
        if item.isSpringLoaded { enableSpringLoading() }
    }

    /// Enables spring loading: the button is activated when a drag hovers over it.
    func enableSpringLoading() {
        addInteraction(
            ControlSpringLoading { [weak self] in
                guard let self else { return }
                pressed(self)
            })
    }

    required init?(coder: NSCoder) { nil }

    func show(_ title: String?, _ image: UIImage?) {
        label.text = title
        label.font = BarMetrics.font(done: isDone)
        imageView.image = image
        setNeedsLayout()
    }

    private func wasPressed() { pressed(self) }

    override var isPressedByKeys: Bool { true }

    /// The focus ring stays inside the bar, because a bar at the screen's edge has no room around its buttons.
    override var focusEffect: UIFocusEffect? {
        get {
            if let own = focus?.effect { return own }
            return UIFocusHaloEffect(
                roundedRect: bounds.insetBy(dx: -BarMetrics.ringMargin, dy: BarMetrics.ringInset),
                cornerRadius: BarMetrics.ringRadius, curve: .continuous)
        }
        set { super.focusEffect = newValue }
    }

    // MARK: Look

    /// Updates the colours from the inherited tint. Called when the state, the tint or the layout changes.
    private func updateColors() {
        let color = isEnabled ? ownTint ?? tintColor : UIColor.tertiaryLabel
        label.textColor = color
        imageView.tintColor = color
    }

    override func tintChanged() {
        super.tintChanged()
        updateColors()
    }

    override func stateDidChange() {
        super.stateDidChange()
        updateColors()
        let alpha: CGFloat = isHighlighted ? BarMetrics.pressedAlpha : 1
        guard alpha != label.alpha else { return }
        UIView.animate(
            withDuration: isHighlighted ? 0 : BarMetrics.releaseDuration, delay: 0, options: .allowUserInteraction
        ) {
            self.label.alpha = alpha
            self.imageView.alpha = alpha
        }
    }

    // MARK: Layout

    /// The width in points of the title and image, without the margins around them.
    var contentWidth: CGFloat {
        let title = label.text?.isEmpty == false ? BarMetrics.width(of: label.text ?? "", label.font) : 0
        let image = imageView.image == nil ? 0 : imageView.sizeThatFits(.zero).width
        let gap = title > 0 && image > 0 ? BarMetrics.chevronGap : 0
        return max(title + gap + image, minimumWidth)
    }

    /// Offsets the title of a back button horizontally, without moving its chevron.
    func shiftTitle(_ distance: CGFloat) {
        label.transform = CGAffineTransform(translationX: distance, y: 0)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: contentWidth, height: BarMetrics.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        updateColors()
        // The focus ring is drawn again, because the button may have been focused before it had a size.
        if mayShowFocusRing { showFocusRing(true) }
        let shift = label.transform
        label.transform = .identity
        defer { label.transform = shift }
        let image = imageView.image == nil ? CGSize.zero : imageView.sizeThatFits(.zero)
        let gap = image.width > 0 && label.text?.isEmpty == false ? BarMetrics.chevronGap : 0
        let title = max(bounds.width - image.width - gap, 0)
        imageView.frame = CGRect(x: 0, y: (bounds.height - image.height) / 2, width: image.width, height: image.height)
        label.frame = CGRect(x: image.width + gap, y: 0, width: title, height: bounds.height)
        label.textAlignment = image.width > 0 ? .natural : .center
        if image.width > 0, title == 0 { imageView.center.x = bounds.midX }
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            for view in [imageView, label] { view.frame.origin.x = bounds.width - view.frame.maxX }
        }
    }

    /// Extends the hit area to the minimum width of ``BarMetrics/touchWidth``.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let missing = max(BarMetrics.touchWidth - bounds.width, 0) / 2
        return bounds.insetBy(dx: -missing, dy: 0).contains(point)
    }
}

/// The measures of bars, in points.
@MainActor
enum BarMetrics {
    static let height: CGFloat = 44
    /// The distance from the screen's edge to a button.
    static let margin: CGFloat = 16
    /// The distance from the screen's edge to the chevron of the back button.
    static let chevronMargin: CGFloat = 8
    /// The distance between a button's image, such as the chevron of the back button, and its title.
    static let chevronGap: CGFloat = 6
    /// The distance between two buttons.
    static let spacing: CGFloat = 16
    /// The preferred distance between the title and the buttons.
    static let titleGap: CGFloat = 16
    /// The minimum distance between the title and the buttons.
    static let leastTitleGap: CGFloat = 8
    /// The distance by which the focus ring's rectangle extends beyond a button on the left and the right.
    static let ringMargin: CGFloat = 4
    /// The distance by which the focus ring's rectangle is inset from a button's top and bottom edge.
    static let ringInset: CGFloat = 7
    static let ringRadius: CGFloat = 6
    /// The minimum width of a button's hit area.
    static let touchWidth: CGFloat = 44
    static let symbolSize: CGFloat = 19
    static let fontSize: CGFloat = 17
    static let pressedAlpha: CGFloat = 0.3
    /// The duration in seconds of the fade back to the normal look after a press.
    static let releaseDuration: TimeInterval = 0.25
    /// The maximum fraction of the bar's width that the back button may take.
    static let backFraction: CGFloat = 0.5

    static func font(done: Bool) -> UIFont { .systemFont(ofSize: fontSize, weight: done ? .semibold : .regular) }
    static var titleFont: UIFont { .systemFont(ofSize: fontSize, weight: .semibold) }

    /// The label that measures titles.
    private static let ruler = UILabel()

    /// The width in points of a title in a font, rounded up to whole points.
    static func width(of title: String, _ font: UIFont) -> CGFloat {
        ruler.font = font
        ruler.text = title
        return ruler.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: height)).width.rounded(.up)
    }
}
