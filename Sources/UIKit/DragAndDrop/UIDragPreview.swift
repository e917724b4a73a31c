// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// How what is dragged looks.
///
/// > Note: The ground is opaque unless set: white, or black in dark mode.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {
    override var defaultBackground: UIColor { .systemBackground }

    override func makeEmpty() -> UIPreviewParameters { UIDragPreviewParameters() }
}

/// Where a preview lies: the middle of a view, in another.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// What an item looks like while it is dragged.
@preconcurrency @MainActor
open class UIDragPreview: NSObject, NSCopying {
    open var view: UIView { storedView }
    open var parameters: UIDragPreviewParameters { storedParameters }
    private let storedView: UIView
    private let storedParameters: UIDragPreviewParameters

    public init(view: UIView, parameters: UIDragPreviewParameters) {
        (storedView, storedParameters) = (view, parameters.copied() as? UIDragPreviewParameters ?? parameters)
        super.init()
    }

    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIDragPreviewParameters())
    }

    /// The same object: nothing of it changes.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    /// A card with a link on it.
    public convenience init(for url: URL) {
        self.init(for: url, title: nil)
    }

    /// A card with a link and its title on it.
    public convenience init(for url: URL, title: String?) {
        self.init(view: LinkCard(url, title: title))
    }
}

/// What is lifted, dropped or put back of an item, and where from or to.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
    public override init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        super.init(view: view, parameters: parameters, target: target)
    }

    /// A view where it is; it has to be in a window.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIDragPreviewParameters())
    }

    /// A card with a link on it.
    public convenience init(for url: URL, target: UIDragPreviewTarget) {
        self.init(for: url, title: nil, target: target)
    }

    /// A card with a link and its title on it.
    public convenience init(for url: URL, title: String?, target: UIDragPreviewTarget) {
        self.init(view: LinkCard(url, title: title), parameters: UIDragPreviewParameters(), target: target)
    }

    /// The same view, going elsewhere.
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}

/// A link as it is dragged.
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
