// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// A control that does something when it is pressed.
///
/// What it shows comes from a configuration, or, without one, from a title, an image and colours
/// for each state. As a first responder, which a subclass may let it become, it is pressed by space and return too.
///
/// ## Caveats
/// Roles, pointer effects and the transformers of configurations are absent.
@preconcurrency @MainActor
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        /// No look of its own.
        case custom = 0
        /// Title and template image in the tint colour.
        case system = 1
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        case contactAdd = 5
        case close = 7

        public static var roundedRect: ButtonType { .system }
    }

    /// Called before the button is shown in a new state.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    public private(set) var buttonType = ButtonType.custom
    var titles = StateTable<String>()
    var attributedTitles = StateTable<NSAttributedString>()
    var titleColors = StateTable<UIColor>()
    var images = StateTable<UIImage>()
    var backgroundImages = StateTable<UIImage>()

    let views = ButtonViews()
    /// Whether the views still show an earlier look.
    private var lookIsStale = true
    /// What the look was made for.
    private var traitsOfLook: UITraitCollection?
    private var configurationIsStale = false
    private var isUpdatingConfiguration = false

    override var accessibilityDefaults: any AccessibilityDefaults { ButtonAccessibility(control: self) }

    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(type buttonType: UIButton.ButtonType) {
        self.init(frame: .zero)
        become(buttonType)
    }

    /// A button with the action's title and image, which does the action.
    public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        become(buttonType)
        take(primaryAction)
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        take(primaryAction)
    }

    /// A button with the configuration's look; an action fills in title and image where that has none.
    public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        become(.system)
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

    private func become(_ type: ButtonType) {
        buttonType = type
        if let symbol = type.symbol { setImage(UIImage(systemName: symbol), for: .normal) }
        if type != .custom, type != .system { sizeToFit() }
    }

    private func take(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
        if frame.isEmpty { sizeToFit() }
    }

    // MARK: - Configuration

    /// How the button looks; nil leaves it to the titles, images and colours of each state.
    open var configuration: UIButton.Configuration? {
        didSet {
            guard configuration != oldValue else { return }
            contentDidChange()
            if !isUpdatingConfiguration { setNeedsUpdateConfiguration() }
        }
    }

    /// Called when the state has changed, to change the configuration with it.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Has ``updateConfiguration()`` called before the button is next laid out.
    open func setNeedsUpdateConfiguration() {
        configurationIsStale = true
        setNeedsLayout()
    }

    /// Changes the configuration with the state; calls the ``configurationUpdateHandler``.
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

    /// What a long press or a secondary click shows, or a touch where ``UIControl/showsMenuAsPrimaryAction`` says so.
    open var menu: UIMenu? {
        didSet { if menu !== oldValue { isContextMenuInteractionEnabled = menu != nil } }
    }

    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
    }

    // MARK: - Views

    /// The title's label. Its font may be set; text and colour come from the button.
    open var titleLabel: UILabel? {
        updateViews()
        return views.title(in: self)
    }

    open var imageView: UIImageView? {
        updateViews()
        return views.image
    }

    open var subtitleLabel: UILabel? {
        updateViews()
        return views.subtitle
    }

    // MARK: - Look

    /// Whether the image is dimmed while the button is highlighted. Configurations do that their own way.
    open var adjustsImageWhenHighlighted = true { didSet { lookDidChange() } }
    open var adjustsImageWhenDisabled = true { didSet { lookDidChange() } }

    /// Room around image and title; zero leaves a little above and below the title.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { if contentEdgeInsets != oldValue { contentDidChange() } }
    }
    /// How far each edge of the title is moved inwards; takes no part in the button's size.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } } }
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } } }

    /// The button shows something of another size.
    func contentDidChange() {
        invalidateIntrinsicContentSize()
        lookDidChange()
    }

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
        lookDidChange()
    }

    /// Makes the views show the present look.
    func updateViews() {
        updateConfigurationIfStale()
        // Traits may have changed while the button was not on screen, and heard of nothing.
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

    override func baselines(in size: CGSize) -> Baselines? { titleBaselines(in: size) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(width: size.width > 0 ? size.width : UILabel.unlimited)
    }

    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// The room for image and title.
    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        bounds.inset(by: contentEdgeInsets)
    }

    /// Where the title is, in a button without configuration.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        updateViews()
        return plainFrames(in: contentRect).title.inset(by: titleEdgeInsets)
    }

    /// Where the image is, in a button without configuration.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        updateViews()
        return plainFrames(in: contentRect).image.inset(by: imageEdgeInsets)
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
