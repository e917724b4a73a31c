// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// The position and the look of an item, a supplementary view or a decoration view, as a layout has computed them.
///
/// A subclass with properties of its own must override `copy(with:)` and `isEqual(_:)`: the collection view copies
/// attributes, and applies them to a view only if they have changed.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    private struct Values: Equatable {
        var indexPath = IndexPath(item: 0, section: 0)
        var center = CGPoint.zero
        var size = CGSize.zero
        var transform3D = CATransform3DIdentity
        var alpha: CGFloat = 1
        var zIndex = 0
        var isHidden = false
        var category = UICollectionView.ElementCategory.cell
        var kind: String?
        var scrollingSection: Int?
        var listRole: ListRole?

        static func == (a: Values, b: Values) -> Bool {
            a.indexPath == b.indexPath && a.center == b.center && a.size == b.size && a.alpha == b.alpha
                && a.zIndex == b.zIndex && a.isHidden == b.isHidden && a.category == b.category && a.kind == b.kind
                && a.scrollingSection == b.scrollingSection && a.listRole == b.listRole
                && CATransform3DEqualToTransform(a.transform3D, b.transform3D)
        }
    }

    // Comparing and copying are not isolated to the main actor in Foundation, but attributes are only used there.
    private nonisolated(unsafe) var values = Values()

    public nonisolated override init() { super.init() }

    /// Creates the attributes of an item.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        values.indexPath = indexPath
    }

    /// Creates the attributes of a supplementary view, such as a header.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        (values.indexPath, values.kind, values.category) = (indexPath, elementKind, .supplementaryView)
    }

    /// Creates the attributes of a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        (values.indexPath, values.kind, values.category) = (indexPath, decorationViewKind, .decorationView)
    }

    // MARK: Element

    /// The index path of the item, or of the supplementary or decoration view.
    open var indexPath: IndexPath {
        get { values.indexPath }
        set { values.indexPath = newValue }
    }

    /// Whether the attributes are those of an item, a supplementary view or a decoration view.
    open var representedElementCategory: UICollectionView.ElementCategory { values.category }

    /// The kind of the supplementary or decoration view; nil for an item.
    open var representedElementKind: String? { values.kind }

    /// Makes these the attributes of an item, a supplementary view or a decoration view.
    func represent(_ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath) {
        (values.category, values.kind, values.indexPath) = (category, kind, indexPath)
    }

    /// The section in whose row the view is, if that scrolls across the scroll direction of the layout. The position
    /// is then that before scrolling the row.
    var scrollingSection: Int? {
        get { values.scrollingSection }
        set { values.scrollingSection = newValue }
    }

    /// The role of the view in a list; nil if the section is no list.
    var listRole: ListRole? {
        get { values.listRole }
        set { values.listRole = newValue }
    }

    // MARK: Geometry

    /// The rectangle that encloses the transformed view, in points in the content of the collection view.
    open var frame: CGRect {
        get {
            let rect = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            return rect.applying(transform).offsetBy(dx: center.x, dy: center.y)
        }
        set {
            size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }

    /// The centre of the view in points in the content of the collection view.
    open var center: CGPoint {
        get { values.center }
        set { values.center = newValue }
    }

    /// The size of the view in points, without its transform.
    open var size: CGSize {
        get { values.size }
        set { values.size = newValue }
    }

    /// The bounds of the view, with the origin zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// The affine transform of the view; setting it replaces `transform3D`.
    open var transform: CGAffineTransform {
        get { CATransform3DIsAffine(transform3D) ? CATransform3DGetAffineTransform(transform3D) : .identity }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// The transform of the view.
    open var transform3D: CATransform3D {
        get { values.transform3D }
        set { values.transform3D = newValue }
    }

    // MARK: Look

    /// The opacity of the view, from 0 to 1.
    open var alpha: CGFloat {
        get { values.alpha }
        set { values.alpha = newValue }
    }

    /// The stacking order: views with a greater number are in front.
    open var zIndex: Int {
        get { values.zIndex }
        set { values.zIndex = newValue }
    }

    /// Whether the view is not shown. The collection view need not create a hidden view.
    open var isHidden: Bool {
        get { values.isHidden }
        set { values.isHidden = newValue }
    }

    // MARK: Copying and comparing

    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).makeOfDelegateClass()
        copy.values = values
        return copy
    }

    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        (object as? UICollectionViewLayoutAttributes).map { $0 === self || $0.values == values } ?? false
    }

    open nonisolated override var hash: Int { values.indexPath.hashValue }

    /// A copy with the same values and of the same class.
    func copied() -> Self {
        guard let copy = copy() as? Self else {
            misuse("copy(with:) of \(type(of: self)) returned an object of another class. Return a copy of the object.")
        }
        return copy
    }
}
