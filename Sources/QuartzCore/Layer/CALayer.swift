// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// A rectangle of a picture: where it lies, what it shows, and the layers on top of it.
///
/// Setting a property changes the model at once; an animation changes only what is shown. What is shown is changed on the
/// main thread; a tree that nobody shows may be built on any thread, by one at a time.
///
/// A layer is flat, and so is what its sublayers look like on it: those that stand out of its plane are drawn where the
/// eye sees them, and do not cut through each other. Perspective is a transform's `m34`, or the superlayer's
/// ``sublayerTransform``.
///
/// ## Caveats
/// Archives are not there.
open class CALayer: NSObject {
    /// The model, or in a presentation copy what is shown.
    var values = LayerValues()
    /// What a subclass has beside them, described and copied with them.
    var ownValues: (any DescribedValues)? {
        get { nil }
        set {}
    }
    var flags: LayerFlags = [.layout, .decoration, .composition]
    let isPresentationCopy: Bool
    /// What a presentation copy is of.
    private(set) weak var modelLayer: CALayer?

    /// Running animations, in the order they were added.
    var animations: [(key: String, animation: CAAnimation)] = []
    /// The copy with animations applied, as last shown; nil while nothing runs.
    var presented: CALayer?
    /// The frame's time, or that of the change, that it is the state of.
    var sampledAt: CFTimeInterval = 0
    /// Whether the model has changed since that copy was made.
    var presentedIsStale = false
    /// Whether it stands among the layers that have animations.
    var isListedAsAnimated = false
    /// A transition's moment; in presentation copies.
    var passage: TransitionPassage?
    /// The layer's own time; nil where that is its superlayer's.
    var storedTime: MediaTime?
    /// Whether a frame has laid it out: before that there is nothing to animate from.
    var wasCommitted = false
    /// Whether the action runs for the event that it is shown no longer.
    var isLeaving = false
    /// Whether it has been part of a picture: what was never seen has nothing to animate from.
    var wasShown = false
    /// Whether it shows what lies below it, or a layer below it in the tree does: that is put together for nobody else.
    var holdsBackdrops = false
    /// Finished pieces of the picture.
    var cache = LayerRenderCache()

    open weak var delegate: (any CALayerDelegate)?
    package weak var host: (any LayerHost)?
    /// The superlayer of the model, which takes itself back here as it goes: every change of a layer climbs to the root,
    /// and would pay for a weak reference at each step.
    unowned(unsafe) var parent: CALayer?
    var layers: [CALayer] = []
    /// What ``mask`` is.
    var maskLayer: CALayer?

    // MARK: Lifecycle

    public override init() {
        isPresentationCopy = false
        super.init()
    }

    /// A copy of `layer` to show animations on; override it to copy the properties of a subclass.
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

    /// A layer with nothing in it: archives hold no layers on this platform.
    public required init?(coder: NSCoder) {
        isPresentationCopy = false
        super.init()
    }

    deinit {
        // First of all: nobody below may find the way to what is going.
        for layer in layers where layer.parent === self { layer.parent = nil }
        maskLayer?.parent = nil
        if !animations.isEmpty { abandonAnimations() }
    }

    // MARK: Tree

    /// The layer this one is on; of a mask, the layer it masks.
    ///
    /// Of a presentation copy these are presentation copies, here and in ``sublayers``.
    open var superlayer: CALayer? {
        isPresentationCopy ? modelLayer?.parent?.shownCopy : parent
    }

    // MARK: Geometry

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

    /// Where the anchor point lies in the superlayer.
    open var position: CGPoint {
        get { values.geometry.position }
        set {
            guard values.geometry.position != newValue else { return }
            checkPosition(newValue)
            change("position") { values.geometry.position = newValue }
        }
    }

    /// Sublayers with a higher one lie further in front, and under perspective nearer to the eye.
    open var zPosition: CGFloat {
        get { values.geometry.zPosition }
        set { set("zPosition", \.values.geometry.zPosition, newValue) }
    }

    /// In fractions of the bounds: what `position` is the position of, and what transforms turn about.
    open var anchorPoint: CGPoint {
        get { values.geometry.anchorPoint }
        set { set("anchorPoint", \.values.geometry.anchorPoint, newValue) }
    }

    /// How far in front of the layer's plane, in points, the point lies that transforms turn about.
    open var anchorPointZ: CGFloat {
        get { values.geometry.anchorPointZ }
        set { set("anchorPointZ", \.values.geometry.anchorPointZ, newValue) }
    }

    /// Applied about the anchor point, when the layer is put in its superlayer.
    open var transform: CATransform3D {
        get { values.geometry.transform }
        set { set("transform", \.values.geometry.transform, newValue) }
    }

    /// Whether the layer, or a layer above it, does more to its sublayers than move them.
    ///
    /// - Complexity: O(superlayers), without allocations: gestures ask at each movement of a touch.
    package var hasTransformsUpToRoot: Bool {
        var layer = self
        while layer.values.geometry.isOnlyMoved, !layer.values.geometry.transformsSublayers {
            guard let parent = layer.parent else { return false }
            layer = parent
        }
        return true
    }

    /// Applied to every sublayer after its own, about this layer's anchor point: the place for a common perspective.
    open var sublayerTransform: CATransform3D {
        get { values.geometry.sublayerTransform }
        set { set("sublayerTransform", \.values.geometry.sublayerTransform, newValue) }
    }

    /// Whether y grows upwards in the layer, and in all below it that do not turn it round again.
    open var isGeometryFlipped: Bool {
        get { values.geometry.isGeometryFlipped }
        set {
            guard values.geometry.isGeometryFlipped != newValue else { return }
            set("geometryFlipped", \.values.geometry.isGeometryFlipped, newValue)
            markContentsFlipped()
        }
    }

    /// Whether the layer shows when its back is turned to the eye.
    open var isDoubleSided: Bool {
        get { values.isDoubleSided }
        set {
            if !newValue { LayerRenderer.someAreSingleSided = true }
            set("doubleSided", \.values.isDoubleSided, newValue)
        }
    }

    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// The smallest rectangle around the layer in its superlayer; setting it changes position and size only.
    open var frame: CGRect {
        get { values.geometry.frame }
        set {
            let newValue = newValue.standardized
            if bounds.size != newValue.size { bounds = CGRect(origin: bounds.origin, size: newValue.size) }
            position = CGPoint(
                x: newValue.minX + anchorPoint.x * newValue.width, y: newValue.minY + anchorPoint.y * newValue.height)
        }
    }

    /// The size the layer would like to have in its superlayer: the one it has, unless a subclass knows better.
    open func preferredFrameSize() -> CGSize { frame.size }

    // MARK: Look

    open var isHidden: Bool {
        get { values.isHidden }
        set {
            guard values.isHidden != newValue else { return }
            if newValue { runOnOrderOut() }
            set("hidden", \.values.isHidden, newValue)
            if !newValue { run(kCAOnOrderIn) }
        }
    }

    open var opacity: Float {
        get { values.opacity }
        set { set("opacity", \.values.opacity, newValue) }
    }

    /// Whether the layer becomes transparent as a whole, rather than it and each sublayer by itself.
    open var allowsGroupOpacity: Bool {
        get { values.allowsGroupOpacity }
        set { set("allowsGroupOpacity", \.values.allowsGroupOpacity, newValue) }
    }

    /// A layer of no other superlayer: this one and its sublayers show as far as the mask is opaque.
    ///
    /// Its position is in this layer's coordinates. An opaque rounded rectangle clips; any other mask, and what it masks,
    /// are made into one texture, anew only when either changes.
    open var mask: CALayer? {
        get { isPresentationCopy ? modelLayer?.maskLayer?.shownCopy : maskLayer }
        set { setMask(newValue) }
    }

    /// Whether the layer with its sublayers is kept as a texture; for what is costly to draw and seldom changes.
    open var shouldRasterize: Bool {
        get { values.shouldRasterize }
        set { set("shouldRasterize", \.values.shouldRasterize, newValue) }
    }

    /// Pixels a point of that texture.
    open var rasterizationScale: CGFloat {
        get { values.rasterizationScale }
        set { set("rasterizationScale", \.values.rasterizationScale, newValue) }
    }

    open var masksToBounds: Bool {
        get { values.masksToBounds }
        set { set("masksToBounds", \.values.masksToBounds, newValue) }
    }

    /// A promise that the layer covers what is behind it.
    open var isOpaque: Bool {
        get { values.isOpaque }
        set { values.isOpaque = newValue }
    }

    open var backgroundColor: CGColor? {
        get { values.backgroundColor }
        set { set("backgroundColor", \.values.backgroundColor, newValue) }
    }

    open var cornerRadius: CGFloat {
        get { values.cornerRadius }
        set { set("cornerRadius", \.values.cornerRadius, newValue) }
    }

    /// The line that round corners follow.
    open var cornerCurve: CALayerCornerCurve {
        get { values.cornerCurve }
        set { set("cornerCurve", \.values.cornerCurve, newValue) }
    }

    open var maskedCorners: CACornerMask {
        get { values.maskedCorners }
        set { set("maskedCorners", \.values.maskedCorners, newValue) }
    }

    /// The border lies inside the bounds, in front of the sublayers.
    open var borderWidth: CGFloat {
        get { values.borderWidth }
        set { set("borderWidth", \.values.borderWidth, newValue) }
    }

    open var borderColor: CGColor? {
        get { values.borderColor }
        set { set("borderColor", \.values.borderColor, newValue) }
    }

    // MARK: Shadow

    open var shadowColor: CGColor? {
        get { values.shadowColor }
        set { set("shadowColor", \.values.shadowColor, newValue) }
    }

    open var shadowOpacity: Float {
        get { values.shadowOpacity }
        set { set("shadowOpacity", \.values.shadowOpacity, newValue) }
    }

    open var shadowOffset: CGSize {
        get { values.shadowOffset }
        set { set("shadowOffset", \.values.shadowOffset, newValue) }
    }

    /// The standard deviation of the blur, in points.
    open var shadowRadius: CGFloat {
        get { values.shadowRadius }
        set { set("shadowRadius", \.values.shadowRadius, newValue) }
    }

    /// The shape that throws the shadow; nil is the layer's own.
    open var shadowPath: CGPath? {
        get { values.shadowPath }
        set { set("shadowPath", \.values.shadowPath, newValue) }
    }

    // MARK: Contents

    /// A `CGImage` to show; anything else shows nothing.
    ///
    /// In a layer of no view the old contents fade into the new ones, drawn ones too. What is presented on the way is
    /// neither, and nothing to read.
    open var contents: Any? {
        get { values.contents }
        set { change("contents") { values.contents = newValue } }
    }

    open var contentsGravity: CALayerContentsGravity {
        get { values.contentsGravity }
        set { set("contentsGravity", \.values.contentsGravity, newValue) }
    }

    /// Pixels a point of the contents.
    open var contentsScale: CGFloat {
        get { values.contentsScale }
        set { set("contentsScale", \.values.contentsScale, newValue) }
    }

    /// The part of the contents that is shown, in fractions of them.
    open var contentsRect: CGRect {
        get { values.contentsRect }
        set { set("contentsRect", \.values.contentsRect, newValue) }
    }

    /// The part of the contents, in fractions of them, that is stretched where they are resized: corners keep their size,
    /// sides are stretched one way.
    open var contentsCenter: CGRect {
        get { values.contentsCenter }
        set { set("contentsCenter", \.values.contentsCenter, newValue) }
    }

    /// How what ``draw(in:)`` draws is kept.
    open var contentsFormat: CALayerContentsFormat {
        get { values.contentsFormat }
        set { set("contentsFormat", \.values.contentsFormat, newValue) }
    }

    /// How an image is drawn smaller than it is.
    open var minificationFilter: CALayerContentsFilter {
        get { values.minificationFilter }
        set { set("minificationFilter", \.values.minificationFilter, newValue) }
    }

    /// Halvings more, or fewer, than the `trilinear` filter would do by itself.
    open var minificationFilterBias: Float {
        get { values.minificationFilterBias }
        set { set("minificationFilterBias", \.values.minificationFilterBias, newValue) }
    }

    /// How an image is drawn larger than it is.
    open var magnificationFilter: CALayerContentsFilter {
        get { values.magnificationFilter }
        set { set("magnificationFilter", \.values.magnificationFilter, newValue) }
    }

    /// Whether what ``draw(in:)`` does may be carried out later: it only notes operations here, and always is.
    open var drawsAsynchronously = false
    /// Whether colours brighter than white are to show as such: pictures are in sRGB here, as on a display that has none.
    open var wantsExtendedDynamicRangeContent = false
    /// How such colours are brought into what the display can show.
    open var toneMapMode = ToneMapMode.automatic

    /// Kept and without effect, as Apple's documentation says of iOS; so are the two below.
    open var filters: [Any]?
    open var backgroundFilters: [Any]?
    open var compositingFilter: Any?

    /// Whether a change of size redraws the contents.
    open var needsDisplayOnBoundsChange = false

    open var name: String?
    open var actions: [String: any CAAction]?
    /// Where actions are looked for that are neither the delegate's nor in ``actions``: under "actions" a dictionary, under
    /// "style" a further style.
    open var style: [AnyHashable: Any]?

    // MARK: Layout

    open func setNeedsLayout() { mark(.layout) }
    open func needsLayout() -> Bool { flags.contains(.layout) }

    /// Lays out this layer and those below it, where that is due; called with its superlayers' layout done first.
    open func layoutIfNeeded() {
        var top = self
        var root: CALayer? = flags.contains(.layout) ? self : nil
        while let superlayer = top.superlayer {
            top = superlayer
            if top.flags.contains(.layout) { root = top }
        }
        (root ?? self).layoutTree()
    }

    open func layoutSublayers() {
        delegate?.layoutSublayers(of: self)
    }

    // MARK: Drawing

    open func setNeedsDisplay() { mark(.display) }
    open func setNeedsDisplay(_ r: CGRect) { mark(.display) }
    open func needsDisplay() -> Bool { flags.contains(.display) }

    open func displayIfNeeded() {
        guard flags.contains(.display) else { return }
        flags.remove(.display)
        display()
    }

    /// Makes the contents: by the delegate's `display(_:)`, or else by ``draw(in:)``.
    open func display() {
        if let delegate { delegate.display(self) } else { displayByDrawing() }
    }

    open func draw(in ctx: CGContext) {
        delegate?.draw(self, in: ctx)
    }

    // MARK: Hit testing

    /// Whether the point, in this layer's coordinates, is inside its bounds.
    open func contains(_ p: CGPoint) -> Bool {
        bounds.contains(p)
    }

    /// The furthest layer of this tree that holds the point, given in the superlayer's coordinates.
    ///
    /// Layers in front come first. Of a presentation copy, what is shown counts, and the layer found is a copy too: ask
    /// it for its ``model()``.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        hitTest(p, from: values.geometry.transform(to: superlayer?.values.geometry))
    }

    /// The same, where the layer lies by `place` in the plane that the point is in.
    func hitTest(_ p: CGPoint, from place: PlaneTransform) -> CALayer? {
        guard !isHidden, let inside = place.inverted()?.image(of: p) else { return nil }
        if masksToBounds && !contains(inside) { return nil }
        for layer in LayerRenderer.inDrawingOrder(sublayers ?? [], at: .model).reversed() {
            if let hit = layer.hitTest(inside) { return hit }
        }
        return contains(inside) ? self : nil
    }

    // MARK: Actions

    /// What to do when `event` happens, the change of a property or ``kCAOnOrderIn``, ``kCAOnOrderOut``,
    /// ``kCATransition`` and, where layers on it have come or gone, "sublayers": the delegate's answer, then what is in ``actions``, then in ``style``, then the
    /// class's default. `NSNull` ends the search with nothing.
    open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

    /// The class's own action for an event; nil for the usual animation.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// Whether a change of the property draws the contents anew.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// The value that the property has in a new layer; nil where it is nil, or there is no such property.
    open class func defaultValue(forKey key: String) -> Any? {
        LayerValues.defaultValue(forKey: key) ?? ownDefaults?.value(forKey: key)
    }

    /// What a subclass has beside the values of every layer, in a new layer.
    class var ownDefaults: (any DescribedValues)? { nil }

    // MARK: For subclasses

    /// What a subclass draws by itself, between the background and the sublayers.
    package func ownNode() -> RenderNode? { nil }

    /// Whether ``ownNode()`` is ever there: it lies in the layer's coordinates, and moves when the bounds' origin does.
    package var drawsInOwnCoordinates: Bool { false }

    /// Whether ``ownNode()`` reaches beyond the bounds at times.
    package var ownNodeIsBounded: Bool { false }

    /// Whether sublayers are drawn on the layer's plane.
    package var isFlat: Bool { true }

    /// Whether it shows what lies below it in the window.
    var isBackdrop: Bool { false }

    /// What it makes of that, to lie behind its sublayers.
    ///
    /// - Parameter shown: the layer, or its presentation copy.
    func backdrop(_ shown: CALayer, over ground: BackdropGround?) -> RenderNode? { nil }

    /// What it makes of that in the shape of its sublayers, or else these.
    func stencilled(_ nodes: [RenderNode], _ shown: CALayer, over ground: BackdropGround?) -> [RenderNode] { nodes }

    /// What is shown of the sublayers, given their pictures after a number of seconds less of their animations.
    func repeated(_ sublayers: (_ delay: CFTimeInterval) -> [RenderNode]) -> [RenderNode] { sublayers(0) }

    /// Seconds of this layer's time that its sublayers' lags behind while they are drawn.
    var lagOfSublayers: CFTimeInterval {
        get { 0 }
        set {}
    }

    /// The most that lag may be, in any of the pictures that are shown of the sublayers.
    var greatestLagOfSublayers: CFTimeInterval { 0 }

    /// Whether something may show outside the bounds though there are no sublayers.
    var mayDrawBeyondBounds: Bool {
        if drawsInOwnCoordinates && !ownNodeIsBounded { return true }
        guard values.contentsGravity != .resize, values.contentsGravity != .resizeAspect else { return false }
        return values.contents is CGImage || values.contents is DrawnContents || values.contents is MixedContents
    }
}
