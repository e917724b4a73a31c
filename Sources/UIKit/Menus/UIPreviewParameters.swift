// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// How a view looks while it is lifted out of its place.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, NSCopying {
    /// The shape to which the view is cut, in its coordinates; nil is all of it.
    open var visiblePath: UIBezierPath? {
        get { storedVisiblePath }
        set { storedVisiblePath = newValue?.copy() as? UIBezierPath }
    }
    /// The shape that throws the shadow; nil is the visible one.
    open var shadowPath: UIBezierPath? {
        get { storedShadowPath }
        set { storedShadowPath = newValue?.copy() as? UIBezierPath }
    }
    /// What is behind the view; nothing unless set.
    open var backgroundColor: UIColor! {
        get { chosenBackground ?? defaultBackground }
        set { chosenBackground = newValue }
    }

    /// For subclasses of ours.
    var defaultBackground: UIColor { .clear }

    private var chosenBackground: UIColor?
    private var storedVisiblePath: UIBezierPath?
    private var storedShadowPath: UIBezierPath?

    public override init() {
        super.init()
    }

    /// Shows lines of text, and nothing of what is around them: the shape is a little larger than the lines, joins
    /// those that are below each other, and has round corners.
    ///
    /// - Parameter textLineRects: each line's `CGRect` in the view's coordinates, from above.
    public convenience init(textLineRects: [NSValue]) {
        self.init()
        visiblePath = TextLineShape(textLineRects.map(\.cgRectValue)).path.map(UIBezierPath.init(cgPath:))
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        copyOnMainActor { copied() }
    }

    /// New ones of the same kind, for subclasses of ours.
    func makeEmpty() -> UIPreviewParameters { UIPreviewParameters() }

    /// The same as they are now: a preview keeps its own.
    func copied() -> UIPreviewParameters {
        let copy = makeEmpty()
        copy.visiblePath = visiblePath
        copy.shadowPath = shadowPath
        copy.chosenBackground = chosenBackground
        return copy
    }
}

/// Where a preview lies: the middle of a view, in another.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, NSCopying {
    open var container: UIView { storedContainer }
    /// In the container's coordinates.
    open var center: CGPoint { storedCenter }
    open var transform: CGAffineTransform { storedTransform }

    private let storedContainer: UIView
    private let storedCenter: CGPoint
    private let storedTransform: CGAffineTransform

    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        (storedContainer, storedCenter, storedTransform) = (container, center, transform)
        super.init()
    }

    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }

    /// The same object: nothing of it changes.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A view to be lifted, how it looks meanwhile, and from where or to where it goes.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, NSCopying {
    open var view: UIView { storedView }
    open var parameters: UIPreviewParameters { storedParameters }
    open var target: UIPreviewTarget { storedTarget }
    /// Points, before the target's transform.
    open var size: CGSize { view.bounds.size }

    private let storedView: UIView
    private let storedParameters: UIPreviewParameters
    private let storedTarget: UIPreviewTarget

    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        guard target.container.window != nil || target.container is UIWindow else {
            misuse(
                "UIPreviewTarget requires that the container view is in a window, but it is not. "
                    + "(container: \(target.container))")
        }
        (storedView, storedParameters, storedTarget) = (view, parameters.copied(), target)
        super.init()
    }

    /// A view where it is; it has to be in a window.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        guard let container = view.superview else {
            misuse("A preview of \(view), which has no superview, needs a target. Use init(view:parameters:target:).")
        }
        // Of a part, the part's middle.
        let center = parameters.visiblePath.map { path in
            view.convert(CGPoint(x: path.bounds.midX, y: path.bounds.midY), to: container)
        }
        self.init(
            view: view, parameters: parameters,
            target: UIPreviewTarget(
                container: container, center: center ?? view.middleInSuperview, transform: view.transform))
    }

    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIPreviewParameters())
    }

    /// The same object: nothing of it changes.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The same view, going elsewhere.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}
