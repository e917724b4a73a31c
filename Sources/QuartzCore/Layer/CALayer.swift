// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import ObjectiveCRuntime

/// A rectangle with contents and sublayers, which is drawn on the screen.
///
/// Setting a property changes the model at once; an animation changes only the presentation. A visible tree must be
/// changed on the main thread. A tree that is not shown may be built on any thread, by one thread at a time.
///
/// A layer is flat: sublayers that leave its plane are projected onto it, and do not intersect each other. Perspective
/// is the element `m34` of a transform, or of the superlayer's ``sublayerTransform``.
///
/// ## Caveats
///
/// Layers cannot be written to archives or read from them.
open class CALayer: NSObject, AssociationOwner {
    /// The model's values, or in a presentation copy the values shown.
    var values = LayerValues()
    /// The values of a subclass's own properties; nil if it has none. Like `values`, they can be animated, and are
    /// copied to presentation copies.
    var ownValues: (any DescribedValues)? {
        get { nil }
        set {}
    }
    /// The work that is pending for the layer and its sublayers.
    var flags: PendingLayerWork = [.layout, .decoration, .composition]
    let isPresentationCopy: Bool
    /// The layer of which this is a presentation copy; nil if it is not a copy.
    private(set) weak var modelLayer: CALayer?

    /// The running animations, in the order of their addition.
    var animations: [(key: String, animation: CAAnimation)] = []
    /// The presentation copy shown last; nil without animations.
    var presented: CALayer?
    /// The time on the display's clock that the presentation copy shows.
    var sampledAt: CFTimeInterval = 0
    /// Whether the model has changed since the presentation copy was made.
    var presentedIsStale = false
    /// Whether the layer is in the registry of animated layers.
    var isListedAsAnimated = false
    /// The current moment of a transition; in presentation copies only.
    var transitionFrame: TransitionFrame?
    /// The layer's own timing; nil if its time is the superlayer's.
    var storedTime: MediaTime?
    /// Whether a frame has laid out the layer; before that, changes are not animated.
    var wasCommitted = false
    /// Whether the action for the layer's disappearance is running.
    var isLeaving = false
    /// Whether the layer has been rendered; contents that were never visible are not animated.
    var wasShown = false
    /// Whether the layer or one of its descendants is a backdrop layer, for which rendering collects the nodes behind
    /// it.
    var containsBackdrops = false
    /// The cached render nodes.
    var cache = LayerRenderCache()

    /// The delegate, which draws, lays out and animates the layer; a view is its layer's delegate.
    open weak var delegate: (any CALayerDelegate)?
    /// The owner of the visible tree whose root is this layer; nil for other layers.
    package weak var host: (any LayerHost)?
    /// The superlayer in the model tree; for a mask, the layer that it masks. This reference is cleared when that layer
    /// is deallocated. It is unowned because each change walks up to the root, and weak references would be too slow.
    unowned(unsafe) var parent: CALayer?
    /// The sublayers in the model tree, from back to front.
    var layers: [CALayer] = []
    /// The layer set as ``mask``.
    var maskLayer: CALayer?
    package var associationEnd: AnyObject?

    // MARK: Lifecycle

    /// Creates a layer with default values.
    public override init() {
        isPresentationCopy = false
        super.init()
    }

    /// Creates a presentation copy of `layer`. Override it to copy the properties of a subclass.
    public init(layer: Any) {
        isPresentationCopy = true
        super.init()
        if let layer = layer as? CALayer {
            modelLayer = layer
            values = layer.values
            ownValues = layer.ownValues
            storedTime = layer.storedTime
            name = layer.name
            needsDisplayOnBoundsChange = layer.needsDisplayOnBoundsChange
        }
    }

    /// Creates a layer with default values, because archives of layers are not supported on this platform.
    public required init?(coder: NSCoder) {
        isPresentationCopy = false
        super.init()
    }

    deinit {
        // The sublayers' references to this layer are cleared first, so that none is used during its deallocation.
        for layer in layers where layer.parent === self { layer.parent = nil }
        maskLayer?.parent = nil
        if !animations.isEmpty { abandonAnimations() }
    }

    // MARK: Tree

    /// The superlayer; for a mask, the layer that it masks.
    ///
    /// For a presentation copy, this property and ``sublayers`` return presentation copies.
    open var superlayer: CALayer? {
        isPresentationCopy ? modelLayer?.parent?.shownCopy : parent
    }

    // MARK: Geometry

    /// The layer's rectangle in its own coordinates.
    open var bounds: CGRect {
        get { values.geometry.bounds }
        set {
            let old = values.geometry.bounds
            guard old != newValue else { return }
            checkBounds(newValue)
            change("bounds") { values.geometry.bounds = newValue }
            if old.size != newValue.size {
                mark([.decoration, .layout])
                if needsDisplayOnBoundsChange { setNeedsDisplay() }
            }
        }
    }

    /// The position of the anchor point in the superlayer.
    open var position: CGPoint {
        get { values.geometry.position }
        set {
            guard values.geometry.position != newValue else { return }
            checkPosition(newValue)
            change("position") { values.geometry.position = newValue }
        }
    }

    /// The position along z. Sublayers with a greater value are further in front, and nearer to the viewer in
    /// perspective.
    open var zPosition: CGFloat {
        get { values.geometry.zPosition }
        set { set("zPosition", \.values.geometry.zPosition, newValue) }
    }

    /// The point, in fractions of the bounds, that `position` refers to and that transforms apply about.
    open var anchorPoint: CGPoint {
        get { values.geometry.anchorPoint }
        set { set("anchorPoint", \.values.geometry.anchorPoint, newValue) }
    }

    /// The distance of the anchor point in front of the layer's plane, in points.
    open var anchorPointZ: CGFloat {
        get { values.geometry.anchorPointZ }
        set { set("anchorPointZ", \.values.geometry.anchorPointZ, newValue) }
    }

    /// The transform of the layer in its superlayer, about the anchor point.
    open var transform: CATransform3D {
        get { values.geometry.transform }
        set { set("transform", \.values.geometry.transform, newValue) }
    }

    /// Whether a transform of this layer or of a superlayer does more than translate.
    ///
    /// - Complexity: O(superlayers), without allocations, because gestures use it at each movement of a touch.
    package var hasTransformsUpToRoot: Bool {
        var layer = self
        while layer.values.geometry.isOnlyMoved, !layer.values.geometry.transformsSublayers {
            guard let parent = layer.parent else { return false }
            layer = parent
        }
        return true
    }

    /// A transform that applies to all sublayers after their own transforms, about this layer's anchor point. It can
    /// give them a common perspective.
    open var sublayerTransform: CATransform3D {
        get { values.geometry.sublayerTransform }
        set { set("sublayerTransform", \.values.geometry.sublayerTransform, newValue) }
    }

    /// Whether y grows upwards in the layer and in sublayers that do not flip it again.
    open var isGeometryFlipped: Bool {
        get { values.geometry.isGeometryFlipped }
        set {
            guard values.geometry.isGeometryFlipped != newValue else { return }
            set("geometryFlipped", \.values.geometry.isGeometryFlipped, newValue)
            markContentsFlipped()
        }
    }

    /// Whether the layer is visible when its back faces the viewer.
    open var isDoubleSided: Bool {
        get { values.isDoubleSided }
        set {
            if !newValue { LayerRenderer.someAreSingleSided = true }
            set("doubleSided", \.values.isDoubleSided, newValue)
        }
    }

    /// The affine part of ``transform``.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    /// Sets ``transform`` to an affine transform.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// The bounding box of the layer in its superlayer. Setting it changes position and size only.
    open var frame: CGRect {
        get { values.geometry.frame }
        set {
            let newValue = newValue.standardized
            if bounds.size != newValue.size { bounds = CGRect(origin: bounds.origin, size: newValue.size) }
            position = CGPoint(
                x: newValue.minX + anchorPoint.x * newValue.width, y: newValue.minY + anchorPoint.y * newValue.height)
        }
    }

    /// The preferred size in the superlayer; the current size unless a subclass overrides it.
    open func preferredFrameSize() -> CGSize { frame.size }

    // MARK: Appearance

    /// Whether the layer and its sublayers are hidden.
    open var isHidden: Bool {
        get { values.isHidden }
        set {
            guard values.isHidden != newValue else { return }
            if newValue { runOnOrderOut() }
            set("hidden", \.values.isHidden, newValue)
            if !newValue { run(kCAOnOrderIn) }
        }
    }

    /// The opacity, from 0 to 1.
    open var opacity: Float {
        get { values.opacity }
        set { set("opacity", \.values.opacity, newValue) }
    }

    /// Whether opacity applies to the layer with its sublayers as a group, rather than to each separately.
    open var allowsGroupOpacity: Bool {
        get { values.allowsGroupOpacity }
        set { set("allowsGroupOpacity", \.values.allowsGroupOpacity, newValue) }
    }

    /// A layer whose opaque parts determine where this layer and its sublayers are visible. It must have no superlayer.
    ///
    /// Its position is in this layer's coordinates. A mask that is an opaque rounded rectangle only clips the layer.
    /// Any other mask is rendered with the masked layer into a texture, which is made again only if either changes.
    open var mask: CALayer? {
        get { isPresentationCopy ? modelLayer?.maskLayer?.shownCopy : maskLayer }
        set { setMask(newValue) }
    }

    /// Whether the layer with its sublayers is cached as a texture; for slow drawing that seldom changes.
    open var shouldRasterize: Bool {
        get { values.shouldRasterize }
        set { set("shouldRasterize", \.values.shouldRasterize, newValue) }
    }

    /// The pixels per point of the texture that is cached with ``shouldRasterize``.
    open var rasterizationScale: CGFloat {
        get { values.rasterizationScale }
        set { set("rasterizationScale", \.values.rasterizationScale, newValue) }
    }

    /// Whether sublayers and contents are clipped to the bounds and their rounded corners.
    open var masksToBounds: Bool {
        get { values.masksToBounds }
        set { set("masksToBounds", \.values.masksToBounds, newValue) }
    }

    /// The app's promise that the layer covers everything behind it. The value has no effect on drawing.
    open var isOpaque: Bool {
        get { values.isOpaque }
        set { values.isOpaque = newValue }
    }

    /// The colour behind the contents.
    open var backgroundColor: CGColor? {
        get { values.backgroundColor }
        set { set("backgroundColor", \.values.backgroundColor, newValue) }
    }

    /// The radius of the rounded corners, in points.
    open var cornerRadius: CGFloat {
        get { values.cornerRadius }
        set { set("cornerRadius", \.values.cornerRadius, newValue) }
    }

    /// The shape of rounded corners.
    open var cornerCurve: CALayerCornerCurve {
        get { values.cornerCurve }
        set { set("cornerCurve", \.values.cornerCurve, newValue) }
    }

    /// The corners that are rounded.
    open var maskedCorners: CACornerMask {
        get { values.maskedCorners }
        set { set("maskedCorners", \.values.maskedCorners, newValue) }
    }

    /// The width of the border in points. The border is inside the bounds, in front of the sublayers.
    open var borderWidth: CGFloat {
        get { values.borderWidth }
        set { set("borderWidth", \.values.borderWidth, newValue) }
    }

    /// The colour of the border.
    open var borderColor: CGColor? {
        get { values.borderColor }
        set { set("borderColor", \.values.borderColor, newValue) }
    }

    // MARK: Shadow

    /// The colour of the shadow.
    open var shadowColor: CGColor? {
        get { values.shadowColor }
        set { set("shadowColor", \.values.shadowColor, newValue) }
    }

    /// The opacity of the shadow, from 0 to 1; 0 shows none.
    open var shadowOpacity: Float {
        get { values.shadowOpacity }
        set { set("shadowOpacity", \.values.shadowOpacity, newValue) }
    }

    /// The offset of the shadow in points.
    open var shadowOffset: CGSize {
        get { values.shadowOffset }
        set { set("shadowOffset", \.values.shadowOffset, newValue) }
    }

    /// The standard deviation of the shadow's blur, in points.
    open var shadowRadius: CGFloat {
        get { values.shadowRadius }
        set { set("shadowRadius", \.values.shadowRadius, newValue) }
    }

    /// The shape that casts the shadow; if nil, the layer's own shape does.
    open var shadowPath: CGPath? {
        get { values.shadowPath }
        set { set("shadowPath", \.values.shadowPath, newValue) }
    }

    // MARK: Contents

    /// A `CGImage` to show; other objects are ignored.
    ///
    /// In a layer without a view, a change is animated with a cross-fade, also between drawn contents. During the fade,
    /// the contents of the presentation copy are an internal object, which is of no use to the app.
    open var contents: Any? {
        get { values.contents }
        set { change("contents") { values.contents = newValue } }
    }

    /// The position and scaling of the contents in the bounds.
    open var contentsGravity: CALayerContentsGravity {
        get { values.contentsGravity }
        set { set("contentsGravity", \.values.contentsGravity, newValue) }
    }

    /// The pixels per point of the contents.
    open var contentsScale: CGFloat {
        get { values.contentsScale }
        set { set("contentsScale", \.values.contentsScale, newValue) }
    }

    /// The visible part of the contents, in fractions of their size.
    open var contentsRect: CGRect {
        get { values.contentsRect }
        set { set("contentsRect", \.values.contentsRect, newValue) }
    }

    /// The part of the contents, in fractions of their size, that stretches in both directions when they are resized.
    /// The four corners outside it keep their size, and the four sides stretch in one direction.
    open var contentsCenter: CGRect {
        get { values.contentsCenter }
        set { set("contentsCenter", \.values.contentsCenter, newValue) }
    }

    /// The storage format of contents drawn by ``draw(in:)``.
    open var contentsFormat: CALayerContentsFormat {
        get { values.contentsFormat }
        set { set("contentsFormat", \.values.contentsFormat, newValue) }
    }

    /// The filter for images that are drawn smaller than their size.
    open var minificationFilter: CALayerContentsFilter {
        get { values.minificationFilter }
        set { set("minificationFilter", \.values.minificationFilter, newValue) }
    }

    /// The bias to the mipmap level of the `trilinear` filter: a positive value halves the image more often.
    open var minificationFilterBias: Float {
        get { values.minificationFilterBias }
        set { set("minificationFilterBias", \.values.minificationFilterBias, newValue) }
    }

    /// The filter for images that are drawn larger than their size.
    open var magnificationFilter: CALayerContentsFilter {
        get { values.magnificationFilter }
        set { set("magnificationFilter", \.values.magnificationFilter, newValue) }
    }

    /// Whether drawing may be deferred. It has no effect, because ``draw(in:)`` only records operations here.
    open var drawsAsynchronously = false
    /// Whether colours brighter than white are wanted. It has no effect, because rendering is in sRGB here.
    open var wantsExtendedDynamicRangeContent = false
    /// The tone mapping of colours that are brighter than white. It has no effect.
    open var toneMapMode = ToneMapMode.automatic

    /// Filters for the layer. They have no effect, as on iOS according to Apple's documentation.
    open var filters: [Any]?
    /// Filters for the content behind the layer. They have no effect.
    open var backgroundFilters: [Any]?
    /// The filter that composites the layer. It has no effect.
    open var compositingFilter: Any?

    /// Whether a change of size redraws the contents.
    open var needsDisplayOnBoundsChange = false

    /// The layer's name, for the app's own use.
    open var name: String?
    /// The actions for events, by the name of the event.
    open var actions: [String: any CAAction]?
    /// A dictionary that is searched for actions after the delegate and ``actions``. Its value for "actions" is a
    /// dictionary of actions, its value for "style" another style.
    open var style: [AnyHashable: Any]?

    // MARK: Layout

    /// Requests a layout in the next frame.
    open func setNeedsLayout() { mark(.layout) }
    /// Whether a layout was requested.
    open func needsLayout() -> Bool { flags.contains(.layout) }

    /// Lays out this layer and its descendants now, where a layout is pending. If superlayers need a layout too, starts
    /// with the topmost of them.
    open func layoutIfNeeded() {
        var top = self
        var root: CALayer? = flags.contains(.layout) ? self : nil
        while let superlayer = top.superlayer {
            top = superlayer
            if top.flags.contains(.layout) { root = top }
        }
        (root ?? self).layoutTree()
    }

    /// Lays out the sublayers. The default implementation calls the delegate.
    open func layoutSublayers() {
        delegate?.layoutSublayers(of: self)
    }

    // MARK: Drawing

    /// Requests that the contents are redrawn in the next frame.
    open func setNeedsDisplay() { mark(.display) }
    /// Requests that the contents are redrawn in the next frame: the whole layer, not only the rectangle `r`.
    open func setNeedsDisplay(_ r: CGRect) { mark(.display) }
    /// Whether a redraw was requested.
    open func needsDisplay() -> Bool { flags.contains(.display) }

    /// Redraws the contents now if requested.
    open func displayIfNeeded() {
        guard flags.contains(.display) else { return }
        flags.remove(.display)
        display()
    }

    /// Updates the contents by calling the delegate's `display(_:)` or, without a delegate, ``draw(in:)``.
    open func display() {
        if let delegate { delegate.display(self) } else { displayByDrawing() }
    }

    /// Draws the contents. The default implementation calls the delegate.
    open func draw(in ctx: CGContext) {
        delegate?.draw(self, in: ctx)
    }

    // MARK: Hit testing

    /// Whether the point, in this layer's coordinates, is inside its bounds.
    open func contains(_ p: CGPoint) -> Bool {
        bounds.contains(p)
    }

    /// The deepest layer of this tree at a point in the superlayer's coordinates.
    ///
    /// Layers in front come first. For a presentation copy, the animated state counts and the result is a copy too: use
    /// its ``model()``.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        hitTest(p, from: values.geometry.transform(to: superlayer?.values.geometry))
    }

    /// The deepest layer of this tree at the point `p`; nil if there is none. `place` transforms this layer's
    /// coordinates to those of `p`.
    func hitTest(_ p: CGPoint, from place: ProjectiveTransform) -> CALayer? {
        guard !isHidden, let inside = place.inverted()?.image(of: p) else { return nil }
        if masksToBounds && !contains(inside) { return nil }
        for layer in LayerRenderer.inDrawingOrder(sublayers ?? [], at: .model).reversed() {
            if let hit = layer.hitTest(inside) { return hit }
        }
        return contains(inside) ? self : nil
    }

    // MARK: Actions

    /// The action for an event: a property change, ``kCAOnOrderIn``, ``kCAOnOrderOut``, ``kCATransition``, or
    /// "sublayers" if sublayers were added or removed. The delegate is asked first, then ``actions``, ``style`` and the
    /// class's default. `NSNull` ends the search without an action.
    open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

    /// The class's default action for an event. If it is nil, a property change is animated implicitly.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// Whether a change of the property redraws the contents.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// The property's value in a new layer; nil if that value is nil, or if the property is unknown.
    open class func defaultValue(forKey key: String) -> Any? {
        LayerValues.defaultValue(forKey: key) ?? ownDefaults?.value(forKey: key)
    }

    /// The default values of a subclass's own properties; nil if the class has none.
    class var ownDefaults: (any DescribedValues)? { nil }

    // MARK: For subclasses

    /// The render node of a subclass's own drawing, between the background and the sublayers.
    package func ownNode() -> RenderNode? { nil }

    /// Whether the layer may have an ``ownNode()``. The node is in the layer's coordinates, so a change of the bounds'
    /// origin moves it.
    package var drawsInOwnCoordinates: Bool { false }

    /// Whether ``ownNode()`` never extends beyond the bounds.
    package var ownNodeIsBounded: Bool { false }

    /// Whether sublayers are projected onto the layer's plane.
    package var isFlat: Bool { true }

    /// Whether the layer is a backdrop: it shows the content behind it in the window.
    var isBackdrop: Bool { false }

    /// The processed content behind the layer, to be drawn behind its sublayers.
    ///
    /// - Parameters:
    ///   - shown: the layer, or its presentation copy.
    ///   - backdropContent: the content rendered so far behind the layer; nil if there is none.
    func backdrop(_ shown: CALayer, over backdropContent: BackdropContent?) -> RenderNode? { nil }

    /// The content behind the layer, masked by `nodes`, the render nodes of its sublayers. The default implementation
    /// returns `nodes` unchanged.
    ///
    /// - Parameters:
    ///   - shown: the layer, or its presentation copy.
    ///   - backdropContent: the content rendered so far behind the layer; nil if there is none.
    func stencilled(_ nodes: [RenderNode], _ shown: CALayer, over backdropContent: BackdropContent?) -> [RenderNode] {
        nodes
    }

    /// The nodes to show for the sublayers; a replicator overrides it to show several copies. `sublayers` returns the
    /// nodes of one copy, with animations delayed by `delay` seconds.
    func repeated(_ sublayers: (_ delay: CFTimeInterval) -> [RenderNode]) -> [RenderNode] { sublayers(0) }

    /// The delay of the copy of the sublayers that is being rendered, in seconds of this layer's time; 0 outside
    /// rendering.
    var lagOfSublayers: CFTimeInterval {
        get { 0 }
        set {}
    }

    /// The maximum of ``lagOfSublayers`` among all copies of the sublayers.
    var greatestLagOfSublayers: CFTimeInterval { 0 }

    /// Whether content may extend beyond the bounds even without sublayers.
    var mayDrawBeyondBounds: Bool {
        if drawsInOwnCoordinates && !ownNodeIsBounded { return true }
        guard values.contentsGravity != .resize, values.contentsGravity != .resizeAspect else { return false }
        return values.contents is CGImage || values.contents is DrawnContents || values.contents is CrossFadedContents
    }
}
