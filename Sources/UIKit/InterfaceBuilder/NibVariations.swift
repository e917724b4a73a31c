// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import InterfaceDocuments
import ObjectiveCRuntime

/// The changes in the views of a storyboard or nib with the size classes: values of properties, and the constraints and
/// subviews that are installed.
@MainActor
final class NibVariations {
    /// A value of a property for some size classes.
    private struct Value {
        weak var object: NSObject?
        let key: String
        let value: Any?
        let variation: InterfaceVariation
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

    /// The values of each property, from the usual one to the most specific.
    private var properties: [[Value]] = []
    private var items: [Item] = []

    /// Applies the variations of the objects that a decoder has created now, and whenever the size classes change.
    static func apply(_ decoder: NibDecoder) {
        let varied = decoder.created.filter { !decoder.source.document.objects[$0].variations.isEmpty }
        guard !varied.isEmpty, let root = decoder.created.lazy.compactMap({ decoder.objects[$0] as? UIView }).first
        else { return }
        let variations = NibVariations()
        for index in varied { variations.add(index, decoder) }
        variations.update(root.traitCollection)
        _ = root.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
            (view: UIView, _) in
            variations.update(view.traitCollection)
        }
    }

    private func add(_ index: Int, _ decoder: NibDecoder) {
        let description = decoder.source.document.objects[index]
        guard let object = decoder.objects[index] as? NSObject else { return }
        for key in Set(description.variations.flatMap { $0.properties.map(\.key) }) {
            guard MethodCall.hasProperty(atPath: key, of: object) else { continue }
            var values = [
                Value(object: object, key: key, value: object.value(forKey: key), variation: InterfaceVariation())
            ]
            for variation in description.variations {
                for property in variation.properties where property.key == key {
                    let value = decoder.object(for: property.value)
                    values.append(Value(object: object, key: key, value: value, variation: variation))
                }
            }
            properties.append(values)
        }
        let siblings = description.properties.first { $0.key == "subviews" }?.value
        for item in Set(description.variations.flatMap { $0.excluded + $0.included }) {
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
        for values in properties {
            guard let value = values.last(where: { $0.variation.matches(traits) }), let object = value.object else {
                continue
            }
            object.setValue(value.value, forKey: value.key)
        }
        var (added, removed): ([NSLayoutConstraint], [NSLayoutConstraint]) = ([], [])
        for item in items {
            var isInstalled = true
            for variation in item.variations where variation.matches(traits) {
                if variation.excluded.contains(item.index) { isInstalled = false }
                if variation.included.contains(item.index) { isInstalled = true }
            }
            switch item.object {
            case let constraint as NSLayoutConstraint:
                if constraint.isActive != isInstalled {
                    if isInstalled { added.append(constraint) } else { removed.append(constraint) }
                }
            case let view as UIView: install(view, isInstalled, at: item.place)
            default: break
            }
        }
        NSLayoutConstraint.deactivate(removed)
        NSLayoutConstraint.activate(added)
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
