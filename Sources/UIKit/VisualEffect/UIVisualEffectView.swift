// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// A view that blurs the content behind it in the window, or colours its own content with the content behind it.
///
/// Subviews are added to ``contentView``.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// The view for subviews, which has the size of the effect view.
    open var contentView: UIView { storedContentView }
    private let storedContentView = UIView()

    /// The effect; nil shows the content without an effect. In an animation block, a change of the blur is animated.
    open var effect: UIVisualEffect? {
        get { storedEffect }
        set {
            storedEffect = newValue?.copy() as? UIVisualEffect
            showEffect()
        }
    }
    private var storedEffect: UIVisualEffect?

    // MARK: Lifecycle

    /// Creates a view with an effect.
    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        self.effect = effect
    }

    public convenience override init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    /// Creates a view of a storyboard or nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func setUp() {
        super.setUp()
        storedContentView.frame = bounds
        storedContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(storedContentView)
    }

    open override class var layerClass: AnyClass { BackdropLayer.self }

    // MARK: Effect

    private func showEffect() {
        guard let backdrop = layer as? BackdropLayer else { return }
        let old = backdrop.effect
        var new = storedEffect?.backdropEffect(in: traitCollection) ?? BackdropEffect()
        // When an effect appears or disappears, only the opacity of the tint changes, not its colour.
        if new.tint == nil { new.tint = old.tint?.copy(alpha: 0) }
        if !old.isStencilled, (old.tint?.alpha ?? 0) == 0, let tint = new.tint {
            var before = old
            before.tint = tint.copy(alpha: 0)
            UIView.performWithoutAnimation { backdrop.effect = before }
        }
        backdrop.effect = new
    }

    override func updateForTraits() {
        super.updateForTraits()
        showEffect()
    }

    // MARK: Content

    override var overlayHost: UIView { storedContentView }

    override func subviewWillBeInserted(_ subview: UIView) {
        super.subviewWillBeInserted(subview)
        guard subview !== storedContentView else { return }
        misuse(
            "\(subview) has been added as a subview to \(self). Do not add subviews directly to the visual effect view "
                + "itself, instead add them to the -contentView.")
    }
}
