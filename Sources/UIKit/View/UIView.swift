// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0
//
// This file is longer than others, because apps override these members, and Swift cannot override members of
// extensions.

import CoreGraphics
import Foundation
import ObjectiveCRuntime
import QuartzCore

/// A rectangle on screen that draws its content, contains other views, and handles touches.
///
/// A view is the delegate of its layer: it lays out and draws the layer, and provides the layer's implicit animations.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency CALayerDelegate, @preconcurrency KeyValueObservable {
    /// The layer that displays the view.
    public let layer: CALayer
    /// The subviews, from back to front.
    public internal(set) var subviews: [UIView] = []
    /// The view that contains this view; nil if there is none.
    public internal(set) weak var superview: UIView?
    /// The window that contains the view; nil if there is none.
    public internal(set) weak var window: UIWindow?

    /// The view controller whose root view this is; nil for other views.
    weak var controller: UIViewController?
    var recognizers: [UIGestureRecognizer] = []
    var guides: [UILayoutGuide] = []
    var storedInteractions: [any UIInteraction] = []
    private var storedBackgroundColor: UIColor?
    private var storedTintColor: UIColor?
    var storedSafeArea = UIEdgeInsets.zero
    var margins = ViewMargins()
    var priorities = ContentPriorities()
    var traitState: TraitState?
    /// The view's state for Auto Layout; nil if no constraints refer to the view.
    var autoLayout: ViewLayout?
    /// A number that is larger than that of each view and layout guide created before. It decides between equally good
    /// layouts.
    let serialNumber = UIView.nextSerialNumber()
    /// The view's state for the keyboard focus, such as its focus ring and focus group; nil for most views.
    var focus: ViewFocus?
    /// Whether properties of the view have been observed by key.
    package var hasKeyValueObservers = false
    /// The view's traits when they were last updated in a window; nil until the view first enters a window.
    var storedTraits: UITraitCollection?

    // MARK: Lifecycle

    /// Creates a view with a frame.
    public init(frame: CGRect) {
        layer = Self.makeLayer()
        super.init()
        setUpLayer()
        self.frame = frame
        setUp()
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    /// Creates a view of a storyboard or nib, with its properties and subviews. From any other coder, it creates an
    /// empty view of size zero.
    public required init?(coder: NSCoder) {
        layer = Self.makeLayer()
        super.init()
        setUpLayer()
        setUp()
        (coder as? NibDecoder)?.configure(self)
    }

    /// Sets what is different from a plain view in a new view; for this library's subclasses. The view has its frame.
    func setUp() {}

    private static var lastSerialNumber = 0

    /// Returns a number that is larger at each call, for a new view or layout guide.
    static func nextSerialNumber() -> Int {
        lastSerialNumber += 1
        return lastSerialNumber
    }

    private func setUpLayer() {
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

    /// The class of the view's layer. Override this to use a subclass of `CALayer`.
    open class var layerClass: AnyClass { CALayer.self }

    // MARK: Tree

    /// Adds a subview in front of all others.
    open func addSubview(_ view: UIView) {
        insertView(view, at: view.superview === self ? subviews.count - 1 : subviews.count)
    }

    /// Inserts a subview at an index; 0 is at the back.
    open func insertSubview(_ view: UIView, at index: Int) {
        insertView(view, at: index)
    }

    /// Inserts a subview directly behind another one; in front of all others if the other view is no subview.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        guard view !== siblingSubview else { return }
        insertView(view, at: indexWithout(view, of: siblingSubview) ?? subviews.count)
    }

    /// Inserts a subview directly in front of another one; in front of all others if the other view is no subview.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        guard view !== siblingSubview else { return }
        insertView(view, at: indexWithout(view, of: siblingSubview).map { $0 + 1 } ?? subviews.count)
    }

    /// Moves a subview in front of all others.
    open func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self, subviews.last !== view || layer.sublayers?.last !== view.layer else { return }
        insertView(view, at: subviews.count - 1)
    }

    /// Moves a subview behind all others.
    open func sendSubviewToBack(_ view: UIView) {
        guard view.superview === self else { return }
        insertView(view, at: 0)
    }

    /// Exchanges the positions of two subviews.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard index1 != index2, subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
        let (low, high) = (min(index1, index2), max(index1, index2))
        let (first, second) = (subviews[low], subviews[high])
        insertView(second, at: low)
        insertView(first, at: high)
    }

    /// Removes the view from its superview and its window.
    open func removeFromSuperview() { detachFromSuperview() }

    /// The view whose alpha values this view's content is multiplied with; nil for none. Its frame is in the
    /// coordinates of this view.
    open var mask: UIView? {
        didSet {
            if oldValue !== mask { layer.mask = mask?.layer }
        }
    }

    // MARK: Responder chain

    open override var next: UIResponder? {
        if let controller { return controller }
        return superview
    }

    override var pasteDropView: UIView? { self }

    // MARK: Geometry

    /// The view's rectangle in its superview's coordinates. If the view has a transform, it is the smallest rectangle
    /// around the transformed view.
    open var frame: CGRect {
        get { layer.frame }
        set {
            let (old, position) = (bounds.size, layer.position)
            if hasKeyValueObservers { willChangeValue(forKey: "frame") }
            layer.frame = newValue
            sizeChanged(from: old)
            if bounds.size != old || layer.position != position { frameDidChange() }
            if hasKeyValueObservers { didChangeValue(forKey: "frame") }
        }
    }

    /// The view's rectangle in its own coordinates. Its origin is zero unless the content is scrolled; then it is the
    /// scroll position.
    open var bounds: CGRect {
        get { layer.bounds }
        set {
            let old = layer.bounds
            if hasKeyValueObservers { willChangeValue(forKey: "bounds") }
            layer.bounds = newValue
            sizeChanged(from: old.size)
            if old.size != newValue.size { frameDidChange() } else { boundsDidChange() }
            if hasKeyValueObservers { didChangeValue(forKey: "bounds") }
        }
    }

    /// The position of the anchor point, by default the centre of the bounds, in the superview.
    open var center: CGPoint {
        get { layer.position }
        set {
            let old = layer.position
            if hasKeyValueObservers { willChangeValue(forKey: "center") }
            layer.position = newValue
            if newValue != old { frameDidChange() }
            if hasKeyValueObservers { didChangeValue(forKey: "center") }
        }
    }

    /// The transform of the view around its anchor point.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    /// The point of the view that is placed at ``center``, as fractions of the view's width and height. Transforms
    /// apply around it.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    /// The number of pixels per point in the content that the view draws.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { layer.contentsScale = newValue }
    }

    /// Whether the view resizes its subviews by their ``autoresizingMask`` when its size changes.
    open var autoresizesSubviews = true
    /// The parts of the frame that change when the superview's size changes.
    open var autoresizingMask: AutoresizingMask = []
    /// Whether the view's frame and autoresizing mask determine its place. Constraints can then refer to the view, but
    /// do not place it. If false, constraints determine the frame.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet {
            guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
            bindToSuperviewIfPlaced()
            if autoLayout?.itemEngine?.knownItem(self) != nil { arrangeByConstraints() }
            naturalSizeDidChangeForLayout()
            superview?.setNeedsLayout()
        }
    }

    private func sizeChanged(from old: CGSize) {
        let new = bounds.size
        guard old != new else { return }
        // A view that had no size has drawn nothing that could be stretched, so any content mode requires drawing.
        let hasDrawnNothing = old.width <= 0 || old.height <= 0
        if contentMode == .redraw || hasDrawnNothing, OverriddenMethods.drawsItself(type(of: self)) {
            setNeedsDisplay()
        }
        if autoresizesSubviews {
            for view in subviews
            where !view.autoresizingMask.isEmpty && view.translatesAutoresizingMaskIntoConstraints {
                view.frame = view.autoresizingMask.frame(view.frame, whenSuperviewGoesFrom: old, to: new)
            }
        }
        boundsSizeDidChange()
        boundsDidChange()
    }

    /// Called when the size of the bounds has changed. UIKit's own subclasses override this.
    func boundsSizeDidChange() {}

    // UIKit's own subclasses override the following members instead of the public methods, because an app's override of
    // a public method does not always call super.

    /// Called just before ``willMove(toWindow:)``, for overrides in UIKit's own subclasses.
    func windowWillChange(to newWindow: UIWindow?) {}
    /// Called just before ``didMoveToWindow()``, for overrides in UIKit's own subclasses.
    func windowChanged() {}
    /// Called just before ``willMove(toSuperview:)``, for overrides in UIKit's own subclasses.
    func superviewWillChange() {}
    /// Called just before ``didMoveToSuperview()``, for overrides in UIKit's own subclasses.
    func superviewChanged() {}
    /// The view to which UIKit adds temporary overlays on this view, such as the focus ring.
    var overlayHost: UIView { self }
    /// Called before a view becomes a subview or changes its position among the subviews. UIKit's own subclasses
    /// override this.
    func subviewWillBeInserted(_ subview: UIView) {}
    /// Called just before ``willRemoveSubview(_:)``, for overrides in UIKit's own subclasses.
    func subviewWillBeRemoved(_ subview: UIView) {}
    /// Called just before ``safeAreaInsetsDidChange()``, for overrides in UIKit's own subclasses.
    func safeAreaChanged() {}
    /// Called just before ``layoutMarginsDidChange()``, for overrides in UIKit's own subclasses.
    func marginsChanged() {}
    /// Called just before ``tintColorDidChange()``, for overrides in UIKit's own subclasses.
    func tintChanged() {}
    /// Called just after ``updateConstraints()``, for overrides in UIKit's own subclasses.
    func constraintsUpdated() {}

    /// The size that fits the view's content best in an available size. By default it is the current size of the
    /// bounds.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Resizes the view to ``sizeThatFits(_:)``, keeping the origin.
    open func sizeToFit() {
        frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
    }

    /// The size that the content needs; `noIntrinsicMetric` in a dimension that the content does not determine.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Requests a new layout because ``intrinsicContentSize`` has changed.
    open func invalidateIntrinsicContentSize() {
        naturalSizeDidChangeForLayout()
        superview?.subviewSizeDidChange()
    }

    /// Called when the size that a subview's content needs has changed.
    func subviewSizeDidChange() { setNeedsLayout() }

    /// Called on the host of a layout engine and on the host's superview, whose own sizes may depend on the engine's
    /// values. The constraints of the engine, or the sizes that contents need, have changed.
    func constraintsInsideDidChange() {}

    /// The size that the view's content needs, wrapped at `width` if that is not nil. A dimension that the content does
    /// not determine is negative. Stack views and layout engines use it.
    func arrangedSize(width: CGFloat?) -> CGSize { intrinsicContentSize }

    /// Whether the height that the content needs depends on the width, as that of wrapped text does.
    var heightDependsOnWidth: Bool { false }

    /// The insets from the frame to the alignment rectangle. Constraints refer to the edges of the alignment rectangle
    /// instead of those of the frame. The default is zero.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The alignment rectangle that the view has if its frame is `frame`.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// The frame that the view has if its alignment rectangle is `alignmentRect`.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    /// The view that provides the first baseline for this view's constraints.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

    /// The view that provides the last baseline for this view's constraints.
    open var forLastBaselineLayout: UIView { self }

    /// The distances of the first text baseline from the top edge and of the last text baseline from the bottom edge,
    /// in a view of the given size. Nil if the view has no text.
    func baselines(in size: CGSize) -> Baselines? { nil }

    /// The priority with which the view resists becoming larger than its content. The default is 250.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priorities.hugging(axis)
    }

    /// Sets the priority with which the view resists becoming larger than its content.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard priorities.hugging(axis) != priority else { return }
        if axis == .horizontal {
            priorities.hugging.horizontal = priority
        } else {
            priorities.hugging.vertical = priority
        }
        naturalSizeDidChangeForLayout()
        superview?.subviewSizeDidChange()
    }

    /// The priority with which the view resists becoming smaller than its content. The default is 750.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priorities.resistance(axis)
    }

    /// Sets the priority with which the view resists becoming smaller than its content.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        guard priorities.resistance(axis) != priority else { return }
        if axis == .horizontal {
            priorities.resistance.horizontal = priority
        } else {
            priorities.resistance.vertical = priority
        }
        naturalSizeDidChangeForLayout()
        superview?.subviewSizeDidChange()
    }

    /// Returns the size that fits the view's content. The target size has only the low priority
    /// ``UILayoutPriority/fittingSizeLevel``, so it normally counts only in a dimension that the content does not
    /// determine.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// Returns the size that fits the view's content and the target size, according to their priorities.
    ///
    /// A dimension gets a target length above the content's if its fitting priority is higher than the view's hugging
    /// priority. It gets a target length below the content's if its fitting priority is higher than the compression
    /// resistance priority.
    ///
    /// If the width is not the one that the content needs, the height is that of the content wrapped at this width. A
    /// dimension that the content does not determine gets the target length.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let priorities = [horizontalFittingPriority.rawValue, verticalFittingPriority.rawValue]
        if let size = fittingSize(targetSize, priorities) { return size }
        let natural = arrangedSize(width: nil)
        let width = fitting(natural.width, targetSize.width, horizontalFittingPriority, .horizontal)
        let height = width == natural.width ? natural.height : arrangedSize(width: width).height
        return CGSize(width: width, height: fitting(height, targetSize.height, verticalFittingPriority, .vertical))
    }

    /// The width or height in an intrinsic content size that means that the content does not determine it.
    public class var noIntrinsicMetric: CGFloat { -1 }

    // MARK: Appearance

    /// The colour behind the view's content; nil is transparent.
    open var backgroundColor: UIColor? {
        get { storedBackgroundColor }
        set {
            // The layer is changed first. Changing it calls `action(for:forKey:)`, and in an override of that method
            // this property must still return the old colour.
            layer.backgroundColor = newValue?.resolvedColor(with: traitCollection).cgColor
            storedBackgroundColor = newValue
        }
    }

    /// The opacity of the view from 0 to 1. Stored with 32 bits, because it is the layer's opacity.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(min(max(newValue, 0), 1)) }
    }

    /// Whether the view is hidden.
    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            guard layer.isHidden != newValue else { return }
            if hasKeyValueObservers { willChangeValue(forKey: "hidden") }
            layer.isHidden = newValue
            superview?.subviewHiddenDidChange(self)
            if hasKeyValueObservers { didChangeValue(forKey: "hidden") }
        }
    }

    /// Called when a subview was hidden or shown. Overridden by stack views.
    func subviewHiddenDidChange(_ view: UIView) {}

    /// Whether the view fills its bounds with opaque content.
    open var isOpaque: Bool {
        get { layer.isOpaque }
        set { layer.isOpaque = newValue }
    }

    /// Whether subviews are clipped to the view's bounds.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// The way in which the content is fitted to the bounds when the size changes.
    open var contentMode: ContentMode = .scaleToFill {
        didSet { if contentMode != oldValue { contentModeDidChange() } }
    }

    func contentModeDidChange() {
        layer.contentsGravity = contentMode.gravity
    }

    /// Whether the tint colour is the view's own, and not that of its superview.
    var hasOwnTintColor: Bool { storedTintColor != nil }

    /// The tint colour: the view's own, otherwise the nearest superview's, otherwise the app's accent colour, which is
    /// system blue if the app has none.
    open var tintColor: UIColor! {
        get { storedTintColor ?? superview?.tintColor ?? AccentColor.color }
        set {
            storedTintColor = newValue
            sendTintColorDidChange()
        }
    }

    /// Called when ``tintColor`` has changed.
    open func tintColorDidChange() {}

    private func sendTintColorDidChange() {
        tintChanged()
        tintColorDidChange()
        for view in subviews where view.storedTintColor == nil { view.sendTintColorDidChange() }
    }

    /// A number with which the app identifies the view, see ``viewWithTag(_:)``.
    open var tag = 0

    // MARK: Traits

    /// The traits of the view, such as light or dark style, text size and layout direction.
    open var traitCollection: UITraitCollection {
        if let storedTraits, window != nil { return storedTraits }
        return resolvedTraits(inheriting: inheritedTraits)
    }

    /// The traits that a view without a superview inherits.
    var outerTraits: UITraitCollection { UITraitCollection.current }

    /// Called when the view's traits have changed while it is in a window, or when it enters one.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The traits that the view and its subviews have instead of the inherited ones.
    ///
    /// > Note: Changes take effect at the next layout, or at ``updateTraitsIfNeeded()``.
    open var traitOverrides: UITraitOverrides {
        get { traitState?.overrides ?? UITraitOverrides() }
        set {
            neededTraitState.overrides = newValue
            setNeedsTraitUpdate()
        }
    }

    /// The light or dark style of the view and its subviews; unspecified to inherit it.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitState?.style ?? .unspecified }
        set {
            neededTraitState.style = newValue
            setNeedsTraitUpdate()
        }
    }

    /// Applies changed trait overrides of this view and its superviews at once, and notifies observers.
    open func updateTraitsIfNeeded() {
        superview?.updateTraitsIfNeeded()
        updateTraitsBeforeLayout()
    }

    /// Updates colours and fonts after a change of traits. UIKit's own subclasses override this.
    func updateForTraits() {
        if let color = storedBackgroundColor {
            layer.backgroundColor = color.resolvedColor(with: traitCollection).cgColor
        }
        if OverriddenMethods.drawsItself(type(of: self)) { setNeedsDisplay() }
        if case .directional = margins.source { refreshMargins() }
        layoutDirectionMayHaveChanged()
        setNeedsLayout()
    }

    /// The meaning of the view's content, which decides whether the view is mirrored in right-to-left layout.
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet {
            guard semanticContentAttribute != oldValue else { return }
            layoutDirectionMayHaveChanged()
            refreshMargins()
            setNeedsLayout()
        }
    }

    /// The layout direction of the view, from its traits and ``semanticContentAttribute``.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    // MARK: Interaction

    /// Whether the view and its subviews receive touches.
    open var isUserInteractionEnabled = true
    /// Whether the view receives more than one touch at a time.
    open var isMultipleTouchEnabled = false
    /// Whether no other view receives touches while this view does.
    open var isExclusiveTouch = false

    /// The hit view for a touch at `point`: the frontmost descendant that contains the point, or this view; nil if the
    /// point is outside.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        // The opacities are compared as doubles: an alpha of 0.01 is stored as a slightly smaller number, so a view
        // with this alpha is not hit.
        guard isUserInteractionEnabled, !isHidden, Double(layer.opacity) >= 0.01, !layer.isInputBlockedByAnimation
        else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for view in subviews.reversed() {
            if let hit = view.hitTest(hitTestPoint(point, in: view), with: event) { return hit }
        }
        return self
    }

    /// Whether a point in the view's coordinates is inside the view.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    /// Whether a gesture recognizer may begin with touches of this view.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Shows the menu of a ``UIContextMenuInteraction`` of this view if the menu key was pressed. All other presses are
    /// passed to the next responder.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !showContextMenu(by: presses) { super.pressesBegan(presses, with: event) }
    }

    // MARK: Focus

    /// Whether the view can get the keyboard focus. By default only controls that respond to keys can.
    open var canBecomeFocused: Bool { false }

    /// Whether the view has the keyboard focus.
    open var isFocused: Bool { focus?.hasFocus == true && focusSystem?.focusedItem === self }

    /// The focus environments in the view that should get the focus, in order of preference. If there are none, the
    /// view's first focusable item gets the focus.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

    /// The effect that shows the focus; nil shows none.
    open var focusEffect: UIFocusEffect? {
        get {
            if let own = focus?.effect { return own }
            return UIFocusHaloEffect()
        }
        set {
            neededFocus.effect = .some(newValue)
            // An effect of another shape needs a new focus ring. A focused view that had no effect may now get a ring.
            let showsRing = focus?.ring != nil || mayShowFocusRing
            showFocusRing(false)
            if showsRing { showFocusRing(true) }
        }
    }

    /// The identifier of the focus group of the items in the view; nil to use the superview's.
    open var focusGroupIdentifier: String? {
        get { focus?.groupIdentifier }
        set { neededFocus.groupIdentifier = newValue }
    }

    /// The priority with which the view gets the focus when the focus moves into its focus group. The view with the
    /// highest priority gets it.
    open var focusGroupPriority: UIFocusGroupPriority {
        get { focus?.groupPriority ?? .ignored }
        set { neededFocus.groupPriority = newValue }
    }

    /// Whether the focus may move as `context` says, to or from an item in the view. The default is true.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Called when the focus has moved to or from an item in the view.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    /// Requests that the focus, if it is in the view, moves to the preferred item before the next frame.
    open func setNeedsFocusUpdate() { focusSystem?.environmentNeedsUpdate(self) }

    /// Performs a requested focus update at once.
    open func updateFocusIfNeeded() { focusSystem?.updateFocusIfNeeded() }

    // MARK: Safe area and margins

    /// The distances from the view's edges to its safe area, which no bars cover and which is inside the window's safe
    /// area. Zero without a window.
    open var safeAreaInsets: UIEdgeInsets { storedSafeArea }

    /// Called after ``safeAreaInsets`` has changed, before the next layout.
    open func safeAreaInsetsDidChange() {}

    /// The safe area insets of a view without a superview. Overridden by windows.
    var outerSafeArea: UIEdgeInsets { .zero }

    /// The safe area insets that subviews inherit. Overridden by views that keep their content inside the safe area
    /// themselves.
    var safeAreaPassedOn: UIEdgeInsets { storedSafeArea }

    /// The view's layout margins if the app has set none. Overridden by UIKit's own subclasses.
    var systemMargins: UIEdgeInsets { MarginMetrics.standard }

    /// The rectangle from which the margins that subviews inherit are measured. Overridden by table cells, because a
    /// swipe changes the origin of the cell's bounds and must not change the margins.
    var marginBounds: CGRect { bounds }

    /// The distances from the view's edges to its content, including the safe area.
    ///
    /// The default is 8 points. The root view of a controller has at least the system's margins.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set {
            margins.source = .fixed(newValue)
            refreshMargins()
        }
    }

    /// The same margins as ``layoutMargins``, but with a leading and a trailing margin instead of a left and a right
    /// one.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(effectiveMargins, effectiveUserInterfaceLayoutDirection) }
        set {
            margins.source = .directional(newValue)
            refreshMargins()
        }
    }

    /// Whether the view's content also stays inside the superview's layout margins. If true, each margin is at least as
    /// wide as the part of the superview's margin that overlaps this view.
    open var preservesSuperviewLayoutMargins: Bool {
        get { margins.preservesSuperview }
        set {
            margins.preservesSuperview = newValue
            if newValue { superview?.margins.hasPreservingSubviews = true }
            refreshMargins()
        }
    }

    /// Whether the layout margins are measured from the safe area instead of from the view's edges.
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

    /// Requests a layout of the subviews before the next frame.
    open func setNeedsLayout() { layer.setNeedsLayout() }
    /// Performs a requested layout at once.
    open func layoutIfNeeded() {
        updateLayoutEngines()
        layer.layoutIfNeeded()
    }

    /// Sets the frames of the subviews. Called before the next frame when the size or the subviews have changed.
    ///
    /// Subviews that constraints place already have their frames when this method is called. If an override changes
    /// constraints before it calls super, these subviews have their new frames when super returns.
    open func layoutSubviews() { applyChangedLayout() }

    /// Changes the view's constraints before a layout. An override must call super as its last step.
    open func updateConstraints() {
        autoLayout?.needsUpdateConstraints = false
        controller?.updateViewConstraints()
    }

    /// Requests a call of ``updateConstraints()`` before the next layout.
    open func setNeedsUpdateConstraints() { ConstraintUpdates.add(self) }

    /// Whether a call of ``updateConstraints()`` was requested and is still pending.
    open func needsUpdateConstraints() -> Bool { autoLayout?.needsUpdateConstraints ?? false }

    /// Performs the requested calls of ``updateConstraints()`` in the view and its descendants.
    open func updateConstraintsIfNeeded() { ConstraintUpdates.performPending(in: self) }

    /// Whether the view uses constraints although it may not have created any yet. The default is false.
    open class var requiresConstraintBasedLayout: Bool { false }

    // MARK: Drawing

    /// Requests that the view is drawn again before the next frame.
    open func setNeedsDisplay() {
        if OverriddenMethods.drawsItself(type(of: self)) { layer.setNeedsDisplay() }
    }

    /// Requests that the view is drawn again. The whole view is drawn, not only the rectangle.
    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

    /// Draws the view into the current graphics context. The default draws nothing.
    open func draw(_ rect: CGRect) {}

    // MARK: Layer delegate

    /// Calls ``layoutSubviews()`` with the view's traits as the current ones. An override must call super.
    open func layoutSublayers(of layer: CALayer) {
        updateTraitsBeforeLayout()
        ConstraintUpdates.performPending(inTreeOf: self)
        applyLayout()
        controller?.viewWillLayout()
        traitCollection.performAsCurrent { layoutSubviews() }
        controller?.viewDidLayout()
    }

    /// Sets the layer's contents to the drawing of ``draw(_:in:)``. An override can set other contents instead.
    open func display(_ layer: CALayer) {
        layer.displayByDrawing()
    }

    /// Calls ``draw(_:)`` with `ctx` as the current graphics context.
    open func draw(_ layer: CALayer, in ctx: CGContext) {
        UIGraphicsPushContext(ctx)
        traitCollection.performAsCurrent { draw(bounds) }
        UIGraphicsPopContext()
    }

    /// Called before the layer is drawn.
    open func layerWillDraw(_ layer: CALayer) {}

    /// The animation for a change of the layer property `event`. Outside an animation block it is `NSNull`, which makes
    /// the layer animate nothing.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        ViewAnimation.action(for: layer, key: event) ?? UIView.noAction
    }

    nonisolated(unsafe) private static let noAction: any CAAction = NSNull()

    // MARK: Accessibility

    override var defaultAccessibilityFrame: CGRect { UIAccessibility.convertToScreenCoordinates(bounds, in: self) }

    // MARK: Hierarchy changes

    /// Called before the superview changes.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called when the superview has changed.
    open func didMoveToSuperview() {}
    /// Called before the window changes.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called when the window has changed.
    open func didMoveToWindow() {}
    /// Called when a subview was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: UIView) {}
}
