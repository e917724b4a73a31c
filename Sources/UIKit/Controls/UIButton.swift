// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// A control that performs an action when it is pressed.
///
/// Its content comes from a configuration or, without one, from a title, an image and colours for each state. While the
/// button is focused or first responder, Space and Return press it too.
///
/// ## Caveats
/// Roles, pointer effects and the transformers of configurations are not supported.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// The predefined appearances of a button.
    public enum ButtonType: Int, Sendable {
        /// A button without any predefined appearance.
        case custom = 0
        /// A button with its title and template image in the tint colour.
        case system = 1
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        case contactAdd = 5
        case close = 7

        /// The same type as ``system``.
        public static var roundedRect: ButtonType { .system }
    }

    /// A closure that is called with the button before the button is shown in a new state.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    /// The predefined appearance of the button.
    public private(set) var buttonType = ButtonType.custom
    var titles = StateTable<String>()
    var attributedTitles = StateTable<NSAttributedString>()
    var titleColors = StateTable<UIColor>()
    var images = StateTable<UIImage>()
    var backgroundImages = StateTable<UIImage>()

    let views = ButtonViews()
    /// Whether the views have to be updated to the current look.
    private var lookIsStale = true
    /// The traits for which the views were last updated.
    private var traitsOfLook: UITraitCollection?
    private var configurationIsStale = false
    private var isUpdatingConfiguration = false

    override var accessibilityDefaults: any AccessibilityDefaults { ButtonAccessibility(control: self) }

    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a button of a storyboard or nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates a button of the given type.
    public convenience init(type buttonType: UIButton.ButtonType) {
        self.init(frame: .zero)
        applyType(buttonType)
    }

    /// Creates a button of the given type. The button shows the title and image of `primaryAction`, and performs that
    /// action when it is pressed.
    public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        applyType(buttonType)
        applyPrimaryAction(primaryAction)
    }

    /// Creates a custom button. The button shows the title and image of `primaryAction`, and performs that action when
    /// it is pressed.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        applyPrimaryAction(primaryAction)
    }

    /// Creates a button with a configuration. The button performs `primaryAction` when it is pressed.
    ///
    /// If the configuration has no title, the button shows the action's title. If the configuration has no image, the
    /// button shows the action's image.
    public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        applyType(.system)
        self.configuration = configuration
        if let primaryAction {
            if configuration.title == nil, !primaryAction.title.isEmpty {
                self.configuration?.title = primaryAction.title
            }
            if configuration.image == nil { self.configuration?.image = primaryAction.image }
            addAction(primaryAction, for: .primaryActionTriggered)
        }
        sizeToFit()
    }

    func applyType(_ type: ButtonType) {
        buttonType = type
        if let symbol = type.symbol { setImage(UIImage(systemName: symbol), for: .normal) }
        if type != .custom, type != .system { sizeToFit() }
    }

    private func applyPrimaryAction(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
        if frame.isEmpty { sizeToFit() }
    }

    // MARK: - Configuration

    /// The content and appearance of the button. If it is nil, the button shows the titles, images and colours that are
    /// set for each state.
    open var configuration: UIButton.Configuration? {
        didSet {
            guard configuration != oldValue else { return }
            contentDidChange()
            if !isUpdatingConfiguration { setNeedsUpdateConfiguration() }
        }
    }

    /// The closure that is called after a change of state, in order to adapt the configuration.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Requests a call of ``updateConfiguration()`` before the next layout.
    open func setNeedsUpdateConfiguration() {
        configurationIsStale = true
        setNeedsLayout()
    }

    /// Adapts the configuration to the state. The default calls the ``configurationUpdateHandler``.
    open func updateConfiguration() {
        configurationUpdateHandler?(self)
    }

    private func updateConfigurationIfStale() {
        guard configurationIsStale, !isUpdatingConfiguration else { return }
        configurationIsStale = false
        isUpdatingConfiguration = true
        updateConfiguration()
        isUpdatingConfiguration = false
    }

    // MARK: - Menu

    /// The menu that a long press or secondary click opens. If ``UIControl/showsMenuAsPrimaryAction`` is true, a touch
    /// opens it too.
    open var menu: UIMenu? {
        didSet { if menu !== oldValue { isContextMenuInteractionEnabled = menu != nil } }
    }

    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
    }

    // MARK: - Views

    /// The label of the title. The app may set its font; text and colour are set by the button.
    open var titleLabel: UILabel? {
        updateViews()
        return views.title(in: self)
    }

    /// The view that shows the image; nil if the button has not had an image yet.
    open var imageView: UIImageView? {
        updateViews()
        return views.image
    }

    /// The label of the subtitle; nil if the button has not had a subtitle yet.
    open var subtitleLabel: UILabel? {
        updateViews()
        return views.subtitle
    }

    // MARK: - Content by state

    // A state without a value uses that of the normal state.

    /// Sets the title for a state; nil removes it.
    open func setTitle(_ title: String?, for state: UIControl.State) {
        titles[state] = title
        contentDidChange()
    }

    /// Sets the attributed title for a state, which takes precedence over the plain title.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        attributedTitles[state] = title
        contentDidChange()
    }

    /// Sets the colour of the title for a state; nil removes it.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        titleColors[state] = color
        lookDidChange()
    }

    /// Sets the image for a state; nil removes it.
    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        images[state] = image
        contentDidChange()
    }

    /// Sets the image that fills the button behind its content, for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        backgroundImages[state] = image
        lookDidChange()
    }

    /// The title for a state, or the title for the normal state if the given state has none.
    open func title(for state: UIControl.State) -> String? { titles.value(for: state) }
    /// The attributed title for a state, or the attributed title for the normal state if the given state has none.
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        attributedTitles.value(for: state)
    }
    /// The colour of the title for a state. If the app has set none, it is the colour that the button type prescribes
    /// for that state. If the type prescribes none, it is the colour for the normal state.
    open func titleColor(for state: UIControl.State) -> UIColor? {
        titleColors[state] ?? ownColor(for: state) ?? titleColors[.normal] ?? usualColor
    }
    /// The image for a state, or the image for the normal state if the given state has none.
    open func image(for state: UIControl.State) -> UIImage? { images.value(for: state) }
    /// The background image for a state, or the background image for the normal state if the given state has none.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages.value(for: state) }

    // MARK: - Look

    /// Whether the image of a custom button without a configuration is dimmed while the button is highlighted.
    open var adjustsImageWhenHighlighted = true { didSet { lookDidChange() } }
    /// Whether the image of a custom button without a configuration is dimmed while the button is disabled.
    open var adjustsImageWhenDisabled = true { didSet { lookDidChange() } }

    /// The space around image and title. If it is zero, the title has 6 points of space above and below.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { if contentEdgeInsets != oldValue { contentDidChange() } }
    }
    /// The insets of the rectangle in which the title is placed. They do not change the button's size, so that a title
    /// without room for them is shortened.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } } }
    /// The insets of the rectangle in which the image is placed. They do not change the button's size.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } } }

    /// Requests a new size and a new look, because the content has changed.
    func contentDidChange() {
        invalidateIntrinsicContentSize()
        lookDidChange()
    }

    /// Requests a new look, because a colour, an image or the state has changed.
    func lookDidChange() {
        lookIsStale = true
        setNeedsLayout()
    }

    override func stateDidChange() {
        configurationIsStale = true
        lookDidChange()
    }

    override func tintChanged() {
        super.tintChanged()
        lookDidChange()
    }

    override func updateForTraits() {
        super.updateForTraits()
        // The size depends on the text size.
        contentDidChange()
    }

    /// Updates the views to the current look, if that has changed.
    func updateViews() {
        updateConfigurationIfStale()
        // The traits may have changed without a notification while the button was not on screen.
        let traits = traitCollection
        guard lookIsStale || traits != traitsOfLook else { return }
        lookIsStale = false
        traitsOfLook = traits
        views.show(look, in: self)
    }

    // MARK: - Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateViews()
        placeViews()
    }

    open override var intrinsicContentSize: CGSize { fittingSize(width: UILabel.unlimited) }

    /// True for a button with a configuration, because its title wraps.
    override var heightDependsOnWidth: Bool { configuration != nil }

    override func arrangedSize(width: CGFloat?) -> CGSize {
        guard let width, width > 0, configuration != nil else { return intrinsicContentSize }
        return fittingSize(width: width)
    }

    override func baselines(in size: CGSize) -> Baselines? { titleBaselines(in: size) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(width: size.width > 0 ? size.width : UILabel.unlimited)
    }

    /// The frame of the background.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// The rectangle in which image and title are placed.
    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        bounds.inset(by: contentEdgeInsets)
    }

    /// The frame of the title in a button without a configuration.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        updateViews()
        return plainFrames(in: contentRect.inset(by: titleEdgeInsets)).title
    }

    /// The frame of the image in a button without a configuration.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        updateViews()
        return plainFrames(in: contentRect.inset(by: imageEdgeInsets)).image
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { contentDidChange() } }
    }

    // MARK: - Events

    override var eventsOfPress: Event { [.touchUpInside, .primaryActionTriggered] }

    override var isPressedByKeys: Bool { true }
}

extension UIButton.ButtonType {
    fileprivate var symbol: String? {
        switch self {
        case .custom, .system: nil
        case .detailDisclosure, .infoLight, .infoDark: "info.circle"
        case .contactAdd: "plus.circle"
        case .close: "xmark.circle.fill"
        }
    }
}
