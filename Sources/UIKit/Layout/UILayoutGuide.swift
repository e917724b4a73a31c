// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A rectangle of a view to lay things out by, with nothing to see in it.
///
/// UIKit's own guides follow what they stand for, as ``UIView/safeAreaLayoutGuide`` does.
///
/// ## Caveats
/// Anchors and constraints are not there, for there is no Auto Layout yet: a guide of the app's own lies nowhere unless
/// a subclass says where.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// For whoever debugs; names that begin with UI are UIKit's.
    open var identifier = ""

    /// The view whose guide it is; setting it takes the guide from the view that had it.
    open weak var owningView: UIView? {
        didSet {
            guard owningView !== oldValue else { return }
            oldValue?.guides.removeAll { $0 === self }
            owningView?.guides.append(self)
        }
    }

    public override init() {
        super.init()
    }

    /// A guide of no view: archives hold no views on this platform.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Where it lies, in the coordinates of ``owningView``; empty without one, and while nothing places it.
    open var layoutFrame: CGRect { .zero }
}

/// A guide of UIKit's own.
final class SystemLayoutGuide: UILayoutGuide {
    enum Kind: String {
        case safeArea = "UIViewSafeAreaLayoutGuide"
        case margins = "UIViewLayoutMarginsGuide"
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
        case .scrolledContent: CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
        case .scrollFrame: view.bounds
        }
    }
}

extension UIView {
    /// The view's guides, UIKit's own among them once they have been asked for.
    public var layoutGuides: [UILayoutGuide] { guides }

    /// Makes the guide this view's; it is no other's then.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView = self
    }

    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        if layoutGuide.owningView === self { layoutGuide.owningView = nil }
    }

    /// What of the view neither bars nor the window's edges cover.
    public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }

    /// The view without its margins.
    public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }

    fileprivate func guide(_ kind: SystemLayoutGuide.Kind) -> UILayoutGuide {
        if let known = guides.first(where: { ($0 as? SystemLayoutGuide)?.kind == kind }) { return known }
        let guide = SystemLayoutGuide(kind)
        addLayoutGuide(guide)
        return guide
    }
}

extension UIScrollView {
    /// The content: it scrolls and grows with it.
    public var contentLayoutGuide: UILayoutGuide { guide(.scrolledContent) }

    /// The part of the view that shows content: it stays where it is on the screen.
    public var frameLayoutGuide: UILayoutGuide { guide(.scrollFrame) }
}
