// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// A rectangle on screen that draws itself, holds other views, and answers touches.
///
/// A view is its layer's delegate: it lays the layer out, draws it, and says how its changes are animated.
///
/// ## Caveats
/// Layout is by frames, autoresizing masks and `layoutSubviews()`; Auto Layout is not there yet.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency CALayerDelegate {
    public let layer: CALayer
    /// The views on this one, the first at the back.
    public internal(set) var subviews: [UIView] = []
    public internal(set) weak var superview: UIView?
    public internal(set) weak var window: UIWindow?

    /// The controller whose root view this is.
    weak var controller: UIViewController?
    var recognizers: [UIGestureRecognizer] = []
    var guides: [UILayoutGuide] = []
    var heldInteractions: [any UIInteraction] = []
    private var storedBackgroundColor: UIColor?
    private var storedTintColor: UIColor?
    var storedSafeArea = UIEdgeInsets.zero
    var margins = ViewMargins()
    var priorities = ContentPriorities()
    var traitState: TraitState?
    /// What the view has of the focus; most have nothing.
    var focus: ViewFocus?
    /// The traits of the place, since the view came into a window.
    var takenTraits: UITraitCollection?

    // MARK: Lifecycle

    public init(frame: CGRect) {
        layer = Self.makeLayer()
        super.init()
        setUp()
        self.frame = frame
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    /// An empty view of no size: archives hold no views on this platform yet.
    public required init?(coder: NSCoder) {
        layer = Self.makeLayer()
        super.init()
        setUp()
    }

    private func setUp() {
        layer.delegate = self
        layer.contentsScale = UIScreen.main.scale
        layer.isOpaque = true
        if OverriddenMethods.drawsItself(type(of: self)) {
            layer.setNeedsDisplay()
        }
    }

    private static func makeLayer() -> CALayer {
        let wanted: AnyClass = layerClass
        guard let type = wanted as? CALayer.Type else {
            misuse("\(self).layerClass is \(wanted), which is not a CALayer. Return a subclass of CALayer.")
        }
        return type == CALayer.self ? CALayer() : type.makeOfRuntimeClass()
    }

    open class var layerClass: AnyClass { CALayer.self }

    // MARK: Responder chain

    open override var next: UIResponder? {
        if let controller { return controller }
        return superview
    }

    override var pasteDropView: UIView? { self }

    // MARK: Geometry

    /// Where the view lies in its superview; with a transform, the smallest rectangle around it.
    open var frame: CGRect {
        get { layer.frame }
        set {
            let old = bounds.size
            layer.frame = newValue
            sizeChanged(from: old)
            placeDidChange()
        }
    }

    open var bounds: CGRect {
        get { layer.bounds }
        set {
            let old = layer.bounds
            layer.bounds = newValue
            sizeChanged(from: old.size)
            if old.size != newValue.size { placeDidChange() } else { contentPlaceDidChange() }
        }
    }

    /// Where the middle of the bounds lies in the superview, or rather the anchor point.
    open var center: CGPoint {
        get { layer.position }
        set {
            layer.position = newValue
            placeDidChange()
        }
    }

    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { layer.contentsScale = newValue }
    }

    open var autoresizesSubviews = true
    open var autoresizingMask: AutoresizingMask = []
    /// Kept for the day of Auto Layout: frames and masks always count here.
    open var translatesAutoresizingMaskIntoConstraints = true

    private func sizeChanged(from old: CGSize) {
        let new = bounds.size
        guard old != new else { return }
        // What had no size has drawn nothing that could be stretched.
        let hasDrawnNothing = old.width <= 0 || old.height <= 0
        if contentMode == .redraw || hasDrawnNothing, OverriddenMethods.drawsItself(type(of: self)) {
            setNeedsDisplay()
        }
        if autoresizesSubviews {
            for view in subviews where !view.autoresizingMask.isEmpty {
                view.frame = view.autoresizingMask.frame(view.frame, whenSuperviewGoesFrom: old, to: new)
            }
        }
        boundsSizeDidChange()
        contentPlaceDidChange()
    }

    /// For subclasses of ours that keep something in step with their size.
    func boundsSizeDidChange() {}

    // For subclasses of ours too: what an app overrides it may override without a call of super.

    /// Called just before ``willMove(toWindow:)``.
    func windowWillChange(to newWindow: UIWindow?) {}
    /// Called just before ``didMoveToWindow()``.
    func windowChanged() {}
    /// Called just before ``willMove(toSuperview:)``.
    func superviewWillChange() {}
    /// Called just before ``didMoveToSuperview()``.
    func superviewChanged() {}
    /// Where UIKit puts what it shows on the view for a while, as the focus's ring.
    var overlayHost: UIView { self }
    /// Called before a view becomes a subview, or another place among the subviews.
    func subviewComes(_ subview: UIView) {}
    /// Called just before ``willRemoveSubview(_:)``.
    func subviewLeaves(_ subview: UIView) {}
    /// Called just before ``safeAreaInsetsDidChange()``.
    func safeAreaChanged() {}
    /// Called just before ``layoutMarginsDidChange()``.
    func marginsChanged() {}
    /// Called just before ``tintColorDidChange()``.
    func tintChanged() {}

    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Takes the size that fits, keeping the origin.
    open func sizeToFit() {
        frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
    }

    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Says that ``intrinsicContentSize`` has changed.
    open func invalidateIntrinsicContentSize() {
        superview?.subviewSizeDidChange()
    }

    /// A subview likes another size now.
    func subviewSizeDidChange() { setNeedsLayout() }

    /// The size that a stack gives the view, wrapped at a width where one is known; negative where it has none.
    func arrangedSize(width: CGFloat?) -> CGSize { intrinsicContentSize }

    /// Where text stands in a view of a size; nil where there is none.
    func baselines(in size: CGSize) -> Baselines? { nil }

    /// How much the view minds being larger than its content; 250 unless set.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priorities.hugging(axis)
    }

    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard priorities.hugging(axis) != priority else { return }
        if axis == .horizontal {
            priorities.hugging.horizontal = priority
        } else {
            priorities.hugging.vertical = priority
        }
        superview?.subviewSizeDidChange()
    }

    /// How much the view minds being smaller than its content; 750 unless set.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priorities.resistance(axis)
    }

    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        guard priorities.resistance(axis) != priority else { return }
        if axis == .horizontal {
            priorities.resistance.horizontal = priority
        } else {
            priorities.resistance.vertical = priority
        }
        superview?.subviewSizeDidChange()
    }

    /// The size that the view takes where its content has its way.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that the view takes: that of its content, unless the target matters more.
    ///
    /// A required width wraps what is in the view; a view without content takes the target.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let natural = arrangedSize(width: nil)
        let width = fitting(natural.width, targetSize.width, horizontalFittingPriority, .horizontal)
        let height = width == natural.width ? natural.height : arrangedSize(width: width).height
        return CGSize(width: width, height: fitting(height, targetSize.height, verticalFittingPriority, .vertical))
    }

    public class var noIntrinsicMetric: CGFloat { -1 }

    // MARK: Look

    open var backgroundColor: UIColor? {
        get { storedBackgroundColor }
        set {
            // In this order: while the layer changes, the view has the colour before.
            layer.backgroundColor = newValue?.resolvedColor(with: traitCollection).cgColor
            storedBackgroundColor = newValue
        }
    }

    /// 0 to 1. Kept as 32 bits, like the layer's opacity, which it is.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(min(max(newValue, 0), 1)) }
    }

    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            guard layer.isHidden != newValue else { return }
            layer.isHidden = newValue
            superview?.subviewHiddenDidChange(self)
        }
    }

    /// For stack views.
    func subviewHiddenDidChange(_ view: UIView) {}

    open var isOpaque: Bool {
        get { layer.isOpaque }
        set { layer.isOpaque = newValue }
    }

    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    open var contentMode: ContentMode = .scaleToFill {
        didSet { if contentMode != oldValue { contentModeDidChange() } }
    }

    func contentModeDidChange() {
        layer.contentsGravity = contentMode.gravity
    }

    /// The first colour set on this view or above it.
    open var tintColor: UIColor! {
        get { storedTintColor ?? superview?.tintColor ?? UIColor.systemBlue }
        set {
            storedTintColor = newValue
            sendTintColorDidChange()
        }
    }

    open func tintColorDidChange() {}

    private func sendTintColorDidChange() {
        tintChanged()
        tintColorDidChange()
        for view in subviews where view.storedTintColor == nil { view.sendTintColorDidChange() }
    }

    open var tag = 0

    // MARK: Traits

    /// What the view is shown in: dark or light, text size, direction.
    open var traitCollection: UITraitCollection {
        if let takenTraits, window != nil { return takenTraits }
        return resolvedTraits(inheriting: inheritedTraits)
    }

    /// The traits that a view without a superview is in.
    var outerTraits: UITraitCollection { UITraitCollection.current }

    /// Sent after the traits of the view changed, while it is in a window or as it comes into one.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Traits that differ here and below from those above.
    ///
    /// > Note: What is set counts at the next layout, or at ``updateTraitsIfNeeded()``.
    open var traitOverrides: UITraitOverrides {
        get { traitState?.overrides ?? UITraitOverrides() }
        set {
            neededTraitState.overrides = newValue
            setNeedsTraitUpdate()
        }
    }

    /// Light or dark, whatever it is above; unspecified follows what is above.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitState?.style ?? .unspecified }
        set {
            neededTraitState.style = newValue
            setNeedsTraitUpdate()
        }
    }

    /// Takes overrides that have been set here or above at once, and tells of what they change.
    open func updateTraitsIfNeeded() {
        superview?.updateTraitsIfNeeded()
        updateTraitsBeforeLayout()
    }

    /// For subclasses of ours: takes colours and fonts anew.
    func updateForTraits() {
        if let color = storedBackgroundColor {
            layer.backgroundColor = color.resolvedColor(with: traitCollection).cgColor
        }
        if OverriddenMethods.drawsItself(type(of: self)) { setNeedsDisplay() }
        if case .directional = margins.source { refreshMargins() }
        setNeedsLayout()
    }

    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet {
            guard semanticContentAttribute != oldValue else { return }
            refreshMargins()
            setNeedsLayout()
        }
    }

    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    // MARK: Interaction

    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false

    /// The view that a touch at `point` is for: the foremost one below this that holds it, or this.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        // As doubles: an alpha of 0.01 is stored as a little less, and is not hit.
        guard isUserInteractionEnabled, !isHidden, Double(layer.opacity) >= 0.01, !layer.isInputBlockedByAnimation
        else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for view in subviews.reversed() {
            if let hit = view.hitTest(touched(point, in: view), with: event) { return hit }
        }
        return self
    }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    /// Asked before a recognizer takes this view's touch away.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// The key that asks for a menu shows the one of a ``UIContextMenuInteraction`` here.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !showsMenu(by: presses) { super.pressesBegan(presses, with: event) }
    }

    // MARK: Focus

    /// Whether the view can have the keyboard's focus; controls that keys press can, other views cannot.
    open var canBecomeFocused: Bool { false }

    open var isFocused: Bool { focus?.holds == true && focusSystem?.focusedItem === self }

    /// Where in the view the focus is to go; the first item in it where this names none.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

    /// How the focus shows; nil for not at all.
    open var focusEffect: UIFocusEffect? {
        get {
            if let own = focus?.effect { return own }
            return UIFocusHaloEffect()
        }
        set {
            neededFocus.effect = .some(newValue)
            // Another shape is another ring's, and where there was none one may come.
            let showsRing = focus?.ring != nil || mayShowFocusRing
            showFocusRing(false)
            if showsRing { showFocusRing(true) }
        }
    }

    /// The name of the group that the items in the view are; nil leaves it to the views round it.
    open var focusGroupIdentifier: String? {
        get { focus?.groupIdentifier }
        set { neededFocus.groupIdentifier = newValue }
    }

    /// How much the view wants the focus that comes to its group.
    open var focusGroupPriority: UIFocusGroupPriority {
        get { focus?.groupPriority ?? .ignored }
        set { neededFocus.groupPriority = newValue }
    }

    /// Whether the focus may move, to or from an item in the view; true unless overridden.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Called when the focus has come to an item in the view or gone from one.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    /// Has the focus go where the view prefers before the next frame, where it is in the view.
    open func setNeedsFocusUpdate() { focusSystem?.environmentNeedsUpdate(self) }

    /// Moves the focus at once, where that is due.
    open func updateFocusIfNeeded() { focusSystem?.updateFocusIfNeeded() }

    // MARK: Safe area and margins

    /// How much of the view bars and the window's edges cover; zero for a view that is in no window.
    open var safeAreaInsets: UIEdgeInsets { storedSafeArea }

    /// Called after ``safeAreaInsets`` has changed, before the next layout.
    open func safeAreaInsetsDidChange() {}

    /// What covers a view without a superview. For windows.
    var outerSafeArea: UIEdgeInsets { .zero }

    /// The safe area that subviews have to mind. For views that keep their content clear of it by themselves.
    var safeAreaPassedOn: UIEdgeInsets { storedSafeArea }

    /// The margins of a view that nobody gave any. For subclasses of ours.
    var systemMargins: UIEdgeInsets { MarginMetrics.standard }

    /// What the margins that reach into subviews are measured from. For views that move their bounds.
    var marginBounds: CGRect { bounds }

    /// Room to leave between the edges and the content, the safe area included.
    ///
    /// 8 points unless set; at least the system's margins for the view of a controller.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set {
            margins.source = .fixed(newValue)
            refreshMargins()
        }
    }

    /// ``layoutMargins`` by the direction of the language.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(effectiveMargins, effectiveUserInterfaceLayoutDirection) }
        set {
            margins.source = .directional(newValue)
            refreshMargins()
        }
    }

    /// Whether the content stays clear of the superview's margins too, as far as they reach into this view.
    open var preservesSuperviewLayoutMargins: Bool {
        get { margins.preservesSuperview }
        set {
            margins.preservesSuperview = newValue
            if newValue { superview?.margins.hasPreservingSubviews = true }
            refreshMargins()
        }
    }

    /// Whether margins begin where the safe area does.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { margins.insetsFromSafeArea }
        set {
            margins.insetsFromSafeArea = newValue
            refreshMargins()
        }
    }

    /// Called after ``layoutMargins`` has changed, before the next layout.
    open func layoutMarginsDidChange() {}

    // MARK: Layout

    open func setNeedsLayout() { layer.setNeedsLayout() }
    open func layoutIfNeeded() { layer.layoutIfNeeded() }

    /// Places the subviews. Called when the size or the subviews have changed, before the next frame.
    open func layoutSubviews() {}

    // MARK: Drawing

    open func setNeedsDisplay() {
        if OverriddenMethods.drawsItself(type(of: self)) { layer.setNeedsDisplay() }
    }

    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

    /// Draws into the current graphics context.
    open func draw(_ rect: CGRect) {}

    // MARK: The layer's delegate

    /// Sends ``layoutSubviews()``; an override calls this one.
    open func layoutSublayers(of layer: CALayer) {
        updateTraitsBeforeLayout()
        controller?.viewWillLayout()
        traitCollection.performAsCurrent { layoutSubviews() }
        controller?.viewDidLayout()
    }

    /// Gives the layer its contents: what ``draw(_:in:)`` draws, unless a subclass knows better.
    open func display(_ layer: CALayer) {
        layer.displayByDrawing()
    }

    /// Sends ``draw(_:)`` with the context as the current one.
    open func draw(_ layer: CALayer, in ctx: CGContext) {
        UIGraphicsPushContext(ctx)
        traitCollection.performAsCurrent { draw(bounds) }
        UIGraphicsPopContext()
    }

    /// Sent before the layer is drawn.
    open func layerWillDraw(_ layer: CALayer) {}

    /// No implicit animation outside an animation block.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        ViewAnimation.action(for: layer, key: event) ?? UIView.noAction
    }

    nonisolated(unsafe) private static let noAction: any CAAction = NSNull()

    // MARK: Accessibility

    override var accessibilityPlace: CGRect { UIAccessibility.convertToScreenCoordinates(bounds, in: self) }

    // MARK: Coming and going

    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
}
