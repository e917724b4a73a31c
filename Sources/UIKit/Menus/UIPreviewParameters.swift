// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The look of a view while it is lifted.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, NSCopying {
    /// The shape to which the preview is clipped, in the view's coordinates; nil shows the whole view.
    open var visiblePath: UIBezierPath? {
        get { storedVisiblePath }
        set { storedVisiblePath = newValue?.copy() as? UIBezierPath }
    }
    /// The shape that casts the shadow; nil uses the visible path.
    open var shadowPath: UIBezierPath? {
        get { storedShadowPath }
        set { storedShadowPath = newValue?.copy() as? UIBezierPath }
    }
    /// The colour behind the view; clear by default.
    open var backgroundColor: UIColor! {
        get { chosenBackground ?? defaultBackground }
        set { chosenBackground = newValue }
    }

    /// The default value of ``backgroundColor``, overridden by Uplift's subclasses.
    var defaultBackground: UIColor { .clear }

    private var chosenBackground: UIColor?
    private var storedVisiblePath: UIBezierPath?
    private var storedShadowPath: UIBezierPath?

    /// Creates parameters that show the whole view.
    public override init() {
        super.init()
    }

    /// Creates parameters that show lines of text without their surroundings. The shape is slightly larger than the
    /// lines, joins lines that are below each other, and has rounded corners.
    ///
    /// - Parameter textLineRects: the `CGRect` of each line in the view's coordinates, from top to bottom.
    public convenience init(textLineRects: [NSValue]) {
        self.init()
        visiblePath = TextLineShape(textLineRects.map(\.cgRectValue)).path.map(UIBezierPath.init(cgPath:))
    }

    /// Returns a copy that can be changed independently.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        copyOnMainActor { copied() }
    }

    /// Creates parameters of this object's class with default values. Overridden by Uplift's subclasses.
    func makeEmpty() -> UIPreviewParameters { UIPreviewParameters() }

    /// Returns a copy, so that later changes to the original do not affect a preview.
    func copied() -> UIPreviewParameters {
        let copy = makeEmpty()
        copy.visiblePath = visiblePath
        copy.shadowPath = shadowPath
        copy.chosenBackground = chosenBackground
        return copy
    }
}

/// The position of a preview: the view that contains the preview, the preview's centre in it, and a transform.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, NSCopying {
    /// The view in which the preview is positioned.
    open var container: UIView { storedContainer }
    /// The preview's centre in the container's coordinates.
    open var center: CGPoint { storedCenter }
    /// The transform to apply to the preview.
    open var transform: CGAffineTransform { storedTransform }

    private let storedContainer: UIView
    private let storedCenter: CGPoint
    private let storedTransform: CGAffineTransform

    /// Creates a target with a centre and a transform in a container, which has to be in a window.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        (storedContainer, storedCenter, storedTransform) = (container, center, transform)
        super.init()
    }

    /// Creates a target without a transform.
    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }

    /// Returns the object itself, which is immutable.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A view that is lifted for a drag or a context menu, with its look while lifted. The target is the position at which
/// the view is lifted, or to which it returns.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, NSCopying {
    /// The previewed view.
    open var view: UIView { storedView }
    /// The look of the preview.
    open var parameters: UIPreviewParameters { storedParameters }
    /// The preview's position.
    open var target: UIPreviewTarget { storedTarget }
    /// The view's size in points, before the target's transform.
    open var size: CGSize { view.bounds.size }

    private let storedView: UIView
    private let storedParameters: UIPreviewParameters
    private let storedTarget: UIPreviewTarget

    /// Creates a preview at a target, whose container has to be in a window.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        guard target.container.window != nil || target.container is UIWindow else {
            misuse(
                "UIPreviewTarget requires that the container view is in a window, but it is not. "
                    + "(container: \(target.container))")
        }
        (storedView, storedParameters, storedTarget) = (view, parameters.copied(), target)
        super.init()
    }

    /// Creates a preview at the view's present position. The view has to be in a window.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        guard let container = view.superview else {
            misuse("A preview of \(view), which has no superview, needs a target. Use init(view:parameters:target:).")
        }
        // If the preview shows only a part of the view, the target is the centre of that part.
        let center = parameters.visiblePath.map { path in
            view.convert(CGPoint(x: path.bounds.midX, y: path.bounds.midY), to: container)
        }
        self.init(
            view: view, parameters: parameters,
            target: UIPreviewTarget(
                container: container, center: center ?? view.middleInSuperview, transform: view.transform))
    }

    /// Creates a preview of the whole view at its present position. The view has to be in a window.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIPreviewParameters())
    }

    /// Returns the object itself, which is immutable.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns a preview of the same view at another target.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}
