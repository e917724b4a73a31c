// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The appearance of a drag preview.
///
/// > Note: The background is opaque unless set: white, or black in dark mode.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {
    override var defaultBackground: UIColor { .systemBackground }

    override func makeEmpty() -> UIPreviewParameters { UIDragPreviewParameters() }
}

/// The place of a drag preview: the center of its view, in a container view.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// The view that represents an item during a drag, with its appearance.
@preconcurrency @MainActor
open class UIDragPreview: NSObject, NSCopying {
    /// The view that the preview shows.
    open var view: UIView { storedView }
    /// The appearance of the preview.
    open var parameters: UIDragPreviewParameters { storedParameters }
    private let storedView: UIView
    private let storedParameters: UIDragPreviewParameters

    /// Creates a preview of a view; the parameters are copied.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        (storedView, storedParameters) = (view, parameters.copied() as? UIDragPreviewParameters ?? parameters)
        super.init()
    }

    /// Creates a preview of a view with the default appearance.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIDragPreviewParameters())
    }

    /// Returns the same object, because a preview is immutable.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Creates a preview that shows a link on a card.
    public convenience init(for url: URL) {
        self.init(for: url, title: nil)
    }

    /// Creates a preview that shows a link and its title on a card.
    public convenience init(for url: URL, title: String?) {
        self.init(view: LinkCard(url, title: title))
    }
}

/// The preview of a lift, drop or cancel, with its view and the place it moves from or to.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
    /// Creates a preview of a view at a target.
    public override init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        super.init(view: view, parameters: parameters, target: target)
    }

    /// Creates a preview of a view at the view's place; the view has to be in a window.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIDragPreviewParameters())
    }

    /// Creates a preview that shows a link on a card.
    public convenience init(for url: URL, target: UIDragPreviewTarget) {
        self.init(for: url, title: nil, target: target)
    }

    /// Creates a preview that shows a link and its title on a card.
    public convenience init(for url: URL, title: String?, target: UIDragPreviewTarget) {
        self.init(view: LinkCard(url, title: title), parameters: UIDragPreviewParameters(), target: target)
    }

    /// A preview of the same view with another target.
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}

/// The card that shows a dragged link.
@MainActor
private final class LinkCard: UIView {
    private static let (width, padding): (CGFloat, CGFloat) = (240, 12)

    init(_ url: URL, title: String?) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 10
        clipsToBounds = true
        var y = Self.padding
        for (text, style, color) in [
            (title, UIFont.TextStyle.headline, UIColor.label),
            (url.absoluteString, .footnote, .secondaryLabel),
        ] {
            guard let text, !text.isEmpty else { continue }
            let label = UILabel()
            label.text = text
            label.font = .preferredFont(forTextStyle: style)
            label.textColor = color
            label.numberOfLines = 2
            let size = label.sizeThatFits(CGSize(width: Self.width, height: .greatestFiniteMagnitude))
            label.frame = CGRect(x: Self.padding, y: y, width: Self.width, height: size.height)
            addSubview(label)
            y += size.height + 4
        }
        bounds.size = CGSize(width: Self.width + 2 * Self.padding, height: y - 4 + Self.padding)
    }

    required init?(coder: NSCoder) { nil }
}
