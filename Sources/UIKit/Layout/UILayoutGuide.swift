// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// An invisible rectangle in a view that constraints can refer to.
///
/// The guides that UIKit provides, such as ``UIView/safeAreaLayoutGuide``, follow the area that they describe.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// A name for debugging. Names that begin with UI are reserved for UIKit.
    open var identifier = ""

    /// The number of views and guides that were created before this one. It decides between equally good layouts.
    let serialNumber = UIView.nextSerialNumber()

    /// The view that the guide belongs to. Setting the property removes the guide from its previous view.
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

    /// Creates a guide without a view. Storyboards and nibs have guides of UIKit only.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The guide's frame in the coordinates of ``owningView``; empty if no constraint determines it.
    open var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        switch systemArea {
        case nil: return view.autoLayout == nil ? .zero : view.layoutEngine.updatedRect(of: self)
        case .safeArea: return view.bounds.inset(by: view.safeAreaInsets)
        case .margins: return view.bounds.inset(by: view.layoutMargins)
        case .readable: return view.bounds.inset(by: view.readableInsets)
        case .scrolledContent: return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
        case .scrollFrame: return view.bounds
        case .top: return view.bounds.divided(atDistance: stripHeight, from: .minYEdge).slice
        case .bottom, .keyboard: return view.bounds.divided(atDistance: stripHeight, from: .maxYEdge).slice
        }
    }

    /// The area that the guide describes; nil if constraints determine its rectangle, as for a guide of the app.
    var systemArea: SystemLayoutArea? { nil }

    /// The height of a guide that is a strip along the top or bottom edge of its view.
    var stripHeight: CGFloat {
        guard let view = owningView else { return 0 }
        return systemArea == .top ? view.safeAreaInsets.top : view.safeAreaInsets.bottom
    }
}

/// An area of a view for which UIKit has a layout guide.
enum SystemLayoutArea: String {
    case safeArea = "UIViewSafeAreaLayoutGuide"
    case margins = "UIViewLayoutMarginsGuide"
    case readable = "UIViewReadableContentGuide"
    case scrolledContent = "UIScrollView-contentLayoutGuide"
    case scrollFrame = "UIScrollView-frameLayoutGuide"
    /// The area between the view's top edge and the safe area.
    case top = "UIViewController-topLayoutGuide"
    /// The area between the safe area and the view's bottom edge.
    case bottom = "UIViewController-bottomLayoutGuide"
    /// The area that the keyboard covers.
    case keyboard = "UIKeyboardLayoutGuide"
}

/// A layout guide that UIKit provides.
final class SystemLayoutGuide: UILayoutGuide, UILayoutSupport {
    private let area: SystemLayoutArea
    override var systemArea: SystemLayoutArea? { area }

    init(_ area: SystemLayoutArea) {
        self.area = area
        super.init()
        identifier = area.rawValue
    }

    required init?(coder: NSCoder) { nil }

    var length: CGFloat { layoutFrame.height }
}

extension UIView {
    /// The view's layout guides. Those that UIKit provides are included after their first use.
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

    /// The view's bounds inside its layout margins, with a maximum width at which text is comfortable to read.
    public var readableContentGuide: UILayoutGuide { guide(.readable) }

    /// The distances from the view's edges to its readable content, whose width is limited and which is centred between
    /// the layout margins.
    var readableInsets: UIEdgeInsets { readable(layoutMargins) }

    /// Returns margins with larger ones at the sides if there is more width between them than is comfortable to read.
    func readable(_ insets: UIEdgeInsets) -> UIEdgeInsets {
        var insets = insets
        // 672 points is the maximum readable width at the default text size. Source: published measurements on an iPad.
        let excess = max(bounds.width - insets.left - insets.right - 672, 0)
        insets.left += excess / 2
        insets.right += excess / 2
        return insets
    }

    /// Whether `readableContentGuide` was used. Constraints to it must be updated when the view's width changes.
    var hasReadableGuide: Bool { guides.contains { $0.systemArea == .readable } }

    /// The layout guide for an area, created at the first use.
    func guide(_ area: SystemLayoutArea) -> SystemLayoutGuide {
        if let known = guides.lazy.compactMap({ $0 as? SystemLayoutGuide }).first(where: { $0.systemArea == area }) {
            return known
        }
        let guide = SystemLayoutGuide(area)
        addLayoutGuide(guide)
        return guide
    }
}

extension UIViewController {
    /// The area between the top edge of the controller's view and the safe area.
    @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.topAnchor")
    public var topLayoutGuide: any UILayoutSupport { view.guide(.top) }

    /// The area between the safe area and the bottom edge of the controller's view.
    @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.bottomAnchor")
    public var bottomLayoutGuide: any UILayoutSupport { view.guide(.bottom) }
}

extension UIScrollView {
    /// A guide that has the size of the scroll view's content and scrolls with it.
    public var contentLayoutGuide: UILayoutGuide { guide(.scrolledContent) }

    /// The scroll view's visible area, which does not scroll.
    public var frameLayoutGuide: UILayoutGuide { guide(.scrollFrame) }
}
