// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// An invisible rectangle of a view that layout refers to.
///
/// UIKit's own guides follow the area that they describe, as ``UIView/safeAreaLayoutGuide`` does.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// A name for debugging. Names that begin with UI are UIKit's.
    open var identifier = ""

    /// The number of views and guides that were made before this one, which decides between equally good layouts.
    let serialNumber = UIView.nextSerialNumber()

    /// The view that the guide belongs to. Setting it removes the guide from its previous view.
    open weak var owningView: UIView? {
        didSet {
            guard owningView !== oldValue else { return }
            oldValue?.deactivateConstraints(of: self)
            oldValue?.guides.removeAll { $0 === self }
            owningView?.guides.append(self)
        }
    }

    /// Creates a guide without a view.
    public override init() {
        super.init()
    }

    /// Creates a guide without a view, because archives contain no views on this platform.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The guide's frame in the coordinates of ``owningView``; empty without constraints.
    open var layoutFrame: CGRect {
        guard let owningView, owningView.autoLayout != nil else { return .zero }
        return owningView.layoutEngine.updatedRect(of: self)
    }
}

/// A layout guide that UIKit provides.
final class SystemLayoutGuide: UILayoutGuide {
    enum Kind: String {
        case safeArea = "UIViewSafeAreaLayoutGuide"
        case margins = "UIViewLayoutMarginsGuide"
        case readable = "UIViewReadableContentGuide"
        case scrolledContent = "UIScrollView-contentLayoutGuide"
        case scrollFrame = "UIScrollView-frameLayoutGuide"
    }

    let kind: Kind

    init(_ kind: Kind) {
        self.kind = kind
        super.init()
        identifier = kind.rawValue
    }

    required init?(coder: NSCoder) { nil }

    override var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        return switch kind {
        case .safeArea: view.bounds.inset(by: view.safeAreaInsets)
        case .margins: view.bounds.inset(by: view.layoutMargins)
        case .readable: view.bounds.inset(by: view.readableInsets)
        case .scrolledContent: CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
        case .scrollFrame: view.bounds
        }
    }
}

extension UIView {
    /// The view's layout guides, including UIKit's own after their first use.
    public var layoutGuides: [UILayoutGuide] { guides }

    /// Adds a guide to the view, and removes it from its previous view.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView = self
    }

    /// Removes a guide from the view.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        if layoutGuide.owningView === self { layoutGuide.owningView = nil }
    }

    /// The view's safe area: the part that no bars cover and that is inside the window's safe area.
    public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }

    /// The view's bounds inside its layout margins.
    public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }

    /// The view's bounds inside its layout margins, and not wider than is comfortable to read.
    public var readableContentGuide: UILayoutGuide { guide(.readable) }

    /// The distances from the view's edges to the readable width in the middle of the margins.
    var readableInsets: UIEdgeInsets {
        var insets = layoutMargins
        // The readable width at the default text size. Source: published measurements on an iPad.
        let excess = max(bounds.width - insets.left - insets.right - 672, 0)
        insets.left += excess / 2
        insets.right += excess / 2
        return insets
    }

    fileprivate func guide(_ kind: SystemLayoutGuide.Kind) -> UILayoutGuide {
        if let known = guides.first(where: { ($0 as? SystemLayoutGuide)?.kind == kind }) { return known }
        let guide = SystemLayoutGuide(kind)
        addLayoutGuide(guide)
        return guide
    }
}

extension UIScrollView {
    /// A guide that has the size of the scroll view's content and scrolls with it.
    public var contentLayoutGuide: UILayoutGuide { guide(.scrolledContent) }

    /// The scroll view's visible area, which does not scroll.
    public var frameLayoutGuide: UILayoutGuide { guide(.scrollFrame) }
}
