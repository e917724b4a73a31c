// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// An item of a compositional layout, or a kind of view that is attached to one.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, NSCopying {
    /// The size of the item in its container.
    open private(set) var layoutSize: NSCollectionLayoutSize
    /// The insets that are taken off the item at last. Its neighbours do not move because of them.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The spaces around the item; nil for none. Its neighbours move because of them.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    fileprivate var attached: [NSCollectionLayoutSupplementaryItem] = []

    /// Creates an item without attached views.
    public init(layoutSize: NSCollectionLayoutSize) {
        self.layoutSize = layoutSize
        super.init()
    }

    /// Creates an item with attached views, such as badges.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
        self.init(layoutSize: layoutSize)
        attached = supplementaryItems
    }

    /// The views that are attached to the item.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attached }

    /// The item for the computation. `environment` is passed to the providers of custom groups.
    func value(_ environment: any NSCollectionLayoutEnvironment) -> CompositionalItem {
        CompositionalItem(
            size: layoutSize.value, edgeSpacing: edgeSpacing?.value ?? CompositionalEdgeSpacing(),
            insets: contentInsets.compositional, supplementaries: attached.map(\.supplementary))
    }

    /// Returns a copy of the item.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { copyOnMainActor(self) { $0.copied() } }

    func copied() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutItem(layoutSize: layoutSize)
        copy.takeProperties(of: self)
        return copy
    }

    func takeProperties(of other: NSCollectionLayoutItem) {
        (contentInsets, edgeSpacing, attached) = (other.contentInsets, other.edgeSpacing, other.attached)
    }
}

extension NSCollectionLayoutItem {
    /// The item as an object of the class on which the app called a class method. That cannot be a subclass, whose
    /// objects only the app can create.
    func asSelf<Item: NSCollectionLayoutItem>(of type: Item.Type) -> Item {
        guard let item = self as? Item else {
            misuse("\(Swift.type(of: self)) cannot be created as \(type). Call the method on \(Swift.type(of: self)).")
        }
        return item
    }
}

/// Copies an object of the main actor, for the method of `NSCopying`, which is not isolated.
nonisolated func copyOnMainActor<Object: AnyObject>(_ object: Object, _ copy: @MainActor (Object) -> Object) -> Object {
    nonisolated(unsafe) let original = object
    nonisolated(unsafe) var result = object
    MainActor.assumeIsolated { result = copy(original) }
    return result
}

/// Items in a row or a column of a compositional layout, or at given frames.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    private enum Content {
        case list(ScrollAxis, [NSCollectionLayoutItem], CompositionalGroup.Repetition)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    private var content = Content.list(.horizontal, [], .untilFull)

    /// The space between two subitems; nil for none.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    private class func made(_ size: NSCollectionLayoutSize, _ content: Content) -> Self {
        let group = NSCollectionLayoutGroup(layoutSize: size)
        group.content = content
        return group.asSelf(of: self)
    }

    /// Returns a row that repeats its subitems until the next one does not fit.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> Self { made(layoutSize, .list(.horizontal, subitems, .untilFull)) }

    /// Returns a row of a number of equal subitems.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { made(layoutSize, .list(.horizontal, [subitem], .times(count))) }

    /// Returns a row that is divided into a number of equal subitems, whose own widths do not matter.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { made(layoutSize, .list(.horizontal, [subitem], .dividing(count))) }

    /// Returns a column that repeats its subitems until the next one does not fit.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> Self { made(layoutSize, .list(.vertical, subitems, .untilFull)) }

    /// Returns a column of a number of equal subitems.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { made(layoutSize, .list(.vertical, [subitem], .times(count))) }

    /// Returns a column that is divided into a number of equal subitems, whose own heights do not matter.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { made(layoutSize, .list(.vertical, [subitem], .dividing(count))) }

    /// Returns a group whose items have the frames that a function returns.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self { made(layoutSize, .custom(itemProvider)) }

    /// The items of the group; empty for a custom group.
    open var subitems: [NSCollectionLayoutItem] {
        if case .list(_, let subitems, _) = content { subitems } else { [] }
    }

    /// The views that are attached to the group.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { attached }
        set { attached = newValue }
    }

    /// Returns a text with the group, its subitems and their sizes, one in a line.
    open func visualDescription() -> String { description(indentedBy: 0) }

    private func description(indentedBy level: Int) -> String {
        let indent = String(repeating: "    ", count: level)
        func text(_ dimension: NSCollectionLayoutDimension) -> String { "\(dimension.value)" }
        func size(_ item: NSCollectionLayoutItem) -> String {
            "\(text(item.layoutSize.widthDimension)) × \(text(item.layoutSize.heightDimension))"
        }
        let name =
            switch content {
            case .list(.horizontal, _, _): "horizontal"
            case .list(.vertical, _, _): "vertical"
            case .custom: "custom"
            }
        var lines = [indent + "<\(name) group, \(size(self))>"]
        for item in subitems {
            if let group = item as? NSCollectionLayoutGroup {
                lines.append(group.description(indentedBy: level + 1))
            } else {
                lines.append(indent + "    " + "<item, \(size(item))>")
            }
        }
        return lines.joined(separator: "\n")
    }

    override func value(_ environment: any NSCollectionLayoutEnvironment) -> CompositionalItem {
        var item = super.value(environment)
        switch content {
        case .list(let axis, let subitems, let repetition):
            item.group = CompositionalGroup(
                .list(
                    axis, subitems.map { $0.value(environment) }, repetition, interItemSpacing?.value ?? .fixed(0)))
        case .custom(let provider):
            item.group = .custom(
                provider(environment).map { CompositionalCustomItem(frame: $0.frame, zIndex: $0.zIndex) })
        }
        return item
    }

    override func copied() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutGroup(layoutSize: layoutSize)
        copy.takeProperties(of: self)
        (copy.content, copy.interItemSpacing) = (content, interItemSpacing)
        return copy
    }
}

/// Returns the frames of the items of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (
        _ layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> [NSCollectionLayoutGroupCustomItem]

/// An item of a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
    /// The frame in points, from the origin of the group.
    open private(set) var frame: CGRect
    /// The stacking order: items with a greater number are in front.
    open private(set) var zIndex: Int

    /// Creates an item at a frame.
    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

    /// Creates an item at a frame, with its stacking order.
    public init(frame: CGRect, zIndex: Int) {
        (self.frame, self.zIndex) = (frame, zIndex)
        super.init()
    }

    /// Returns the item itself, because it cannot change.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
