// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import InterfaceDocuments
import ObjectiveCRuntime

/// The changes in the views of a storyboard or nib with the size classes: values of properties, and the constraints and
/// subviews that are installed.
@MainActor
final class NibVariations {
    /// A property of an object with its usual value, and those for size classes, the most specific last.
    private struct VariedProperty {
        weak var object: NSObject?
        /// The usual value: that of the document, or else the one that the object had before; nil for one without key.
        let usual: Setting?
        let varied: [(property: InterfaceProperty, variation: InterfaceVariation)]
    }

    private enum Setting {
        case property(InterfaceProperty)
        case value(Any?, key: String)
    }

    /// A constraint or subview that is installed only for some size classes.
    private struct Item {
        let object: AnyObject
        /// The views that are before a subview in its superview, and the superview.
        let place: (superview: WeakView, before: [WeakView])?
        let variations: [InterfaceVariation]
        let index: Int
    }

    private struct WeakView {
        weak var view: UIView?
    }

    private let source: NibSource
    private var properties: [VariedProperty] = []
    private var items: [Item] = []
    /// The constraints of subviews that are not always installed.
    private let detached: [NSLayoutConstraint]

    private init(_ decoder: NibDecoder) {
        source = decoder.source
        detached = decoder.detachedConstraints
    }

    /// Applies the variations of the objects that a decoder has created now, and whenever the size classes change.
    static func apply(_ decoder: NibDecoder) {
        let varied = decoder.created.filter { !decoder.source.document.objects[$0].variations.isEmpty }
        guard !varied.isEmpty else { return }
        let variations = NibVariations(decoder)
        for index in varied { variations.add(index, decoder) }
        // A subview that is not installed belongs to the view that holds the variations, and must not hold them itself.
        let roots = decoder.created.compactMap { decoder.objects[$0] as? UIView }.filter { view in
            view.superview == nil && !variations.items.contains { $0.object === view }
        }
        guard let first = roots.first else { return }
        variations.update(first.traitCollection)
        for root in roots {
            _ = root.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
                (view: UIView, _) in
                variations.update(view.traitCollection)
            }
        }
    }

    private func add(_ index: Int, _ decoder: NibDecoder) {
        let description = source.document.objects[index]
        guard let object = decoder.objects[index] as? NSObject else { return }
        let all = description.variations.flatMap { variation in
            variation.properties.map { (property: $0, variation: variation) }
        }
        var keys: [String] = []
        for (property, _) in all where !keys.contains(property.key) { keys.append(property.key) }
        for key in keys {
            let own = description.properties.last { $0.key == key }.map(Setting.property)
            let before =
                KeyValueCoding.canSet(key, of: object) ? Setting.value(object.value(forKey: key), key: key) : nil
            properties.append(
                VariedProperty(object: object, usual: own ?? before, varied: all.filter { $0.0.key == key }))
        }
        let siblings = description.properties.first { $0.key == "subviews" }?.value
        var parts: [Int] = []
        for item in description.variations.flatMap({ $0.excluded + $0.included }) where !parts.contains(item) {
            parts.append(item)
        }
        for item in parts {
            guard let part = decoder.objects[item] else { continue }
            var place: (WeakView, [WeakView])?
            if let superview = object as? UIView, part is UIView, case .objects(let indices)? = siblings {
                let before = indices.prefix { $0 != item }.map { WeakView(view: decoder.objects[$0] as? UIView) }
                place = (WeakView(view: superview), Array(before))
            }
            items.append(Item(object: part, place: place, variations: description.variations, index: item))
        }
    }

    // MARK: Updating

    private func update(_ traits: UITraitCollection) {
        // The values of variations are no objects of the document, so that another decoder can set them.
        let decoder = NibDecoder(source, scene: nil, objects: [:])
        for varied in properties {
            guard let object = varied.object else { continue }
            let setting = varied.varied.last { $0.variation.matches(traits) }.map { Setting.property($0.property) }
            switch setting ?? varied.usual {
            case .property(let property): decoder.set(property, of: object)
            case .value(let value, let key): object.setValue(value, forKey: key)
            case nil: break
            }
        }
        for item in items {
            if let view = item.object as? UIView { install(view, isInstalled(item, traits), at: item.place) }
        }
        var (added, removed): ([NSLayoutConstraint], [NSLayoutConstraint]) = ([], [])
        for item in items {
            guard let constraint = item.object as? NSLayoutConstraint else { continue }
            let isInstalled = isInstalled(item, traits)
            guard constraint.isActive != isInstalled else { continue }
            if !isInstalled {
                removed.append(constraint)
            } else if constraint.connectsOneTree {
                added.append(constraint)
            }
        }
        added += detached.filter { !$0.isActive && $0.connectsOneTree }
        NSLayoutConstraint.deactivate(removed)
        NSLayoutConstraint.activate(added)
    }

    private func isInstalled(_ item: Item, _ traits: UITraitCollection) -> Bool {
        var isInstalled = true
        for variation in item.variations where variation.matches(traits) {
            if variation.excluded.contains(item.index) { isInstalled = false }
            if variation.included.contains(item.index) { isInstalled = true }
        }
        return isInstalled
    }

    private func install(_ view: UIView, _ isInstalled: Bool, at place: (superview: WeakView, before: [WeakView])?) {
        guard let place, let superview = place.superview.view, (view.superview != nil) != isInstalled else { return }
        guard isInstalled else { return view.removeFromSuperview() }
        let before = place.before.compactMap(\.view)
        if let stack = superview as? UIStackView {
            let index = stack.arrangedSubviews.lastIndex { before.contains($0) }.map { $0 + 1 } ?? 0
            stack.insertArrangedSubview(view, at: index)
        } else {
            let index = superview.subviews.lastIndex { before.contains($0) }.map { $0 + 1 } ?? 0
            superview.insertSubview(view, at: index)
        }
    }
}

extension InterfaceVariation {
    /// Whether the variation is one for the size classes of traits.
    @MainActor
    func matches(_ traits: UITraitCollection) -> Bool {
        (widthClass ?? traits.horizontalSizeClass.rawValue) == traits.horizontalSizeClass.rawValue
            && (heightClass ?? traits.verticalSizeClass.rawValue) == traits.verticalSizeClass.rawValue
    }
}
