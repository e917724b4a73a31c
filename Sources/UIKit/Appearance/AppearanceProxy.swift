// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjectiveCRuntime

/// The appearance of a class: an object of the class on which the app sets properties, which are then set on others.
@MainActor
final class AppearanceProxy {
    private let type: NSObject.Type
    private let traits: UITraitCollection?
    private let containers: [any UIAppearanceContainer.Type]
    /// The object on which the app sets properties.
    private let object: NSObject
    /// The values of a new object.
    private var defaults: [String: Any?]
    /// The properties that differ from those of a new object; nil if they have to be compared again.
    private var changes: [(key: String, value: Any?)]?

    private static var proxies: [AppearanceProxy] = []

    /// Properties that say where an object is, what it shows and how it acts, and not how it looks.
    private static let otherKeys: Set = [
        "frame", "bounds", "center", "transform", "tag", "gestureRecognizers",
        "translatesAutoresizingMaskIntoConstraints",
        "text", "attributedText", "placeholder", "attributedPlaceholder", "title", "image", "highlightedImage",
        "customView",
        "delegate", "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate", "target", "action",
        "contentOffset",
        "contentSize", "refreshControl", "tableHeaderView", "tableFooterView", "backgroundView",
        "selectedBackgroundView",
        "accessoryView", "leftView", "rightView", "menu", "titleView", "hidden", "enabled", "selected", "highlighted",
        "editing", "on", "value", "progress", "view", "viewControllers", "zoomScale", "titleFont", "lineBreakMode",
        "usesStandardSpacing",
    ]

    private init(
        _ type: NSObject.Type, _ traits: UITraitCollection?, _ containers: [any UIAppearanceContainer.Type]
    ) {
        self.type = type
        self.traits = traits
        self.containers = containers
        object = type.makeOfDelegateClass()
        let fresh = type.makeOfDelegateClass()
        // The getters of an app's own properties may need more than a new object has. They are read if the app has set
        // the property.
        let classes = sequence(first: type as AnyClass) { _getSuperclass($0) }
        let ours: AnyClass? = classes.first { ModuleName.of($0) == "UIKit" }
        let keys = KeyValueCoding.settableKeys(of: ours ?? type).subtracting(AppearanceProxy.otherKeys)
        defaults = Dictionary(uniqueKeysWithValues: keys.map { ($0, fresh.value(forKey: $0)) })
        nonisolated(unsafe) let new = fresh
        for key in KeyValueCoding.settableKeys(of: type).subtracting(KeyValueCoding.settableKeys(of: ours ?? type)) {
            KeyValueCoding.observe(key, of: object) { [weak self] in
                MainActor.assumeIsolated { self?.defaults[key] = new.value(forKey: key) }
            }
        }
    }

    /// Returns the object on which the app sets the properties of a class.
    static func appearance<Object: NSObject>(
        of type: Object.Type, for traits: UITraitCollection? = nil, in containers: [any UIAppearanceContainer.Type] = []
    ) -> Object {
        let names = containers.map { ObjectIdentifier($0) }
        let known = proxies.first {
            $0.type == type && $0.traits == traits && $0.containers.map { ObjectIdentifier($0) } == names
        }
        let proxy = known ?? AppearanceProxy(type, traits, containers)
        if known == nil {
            proxies.append(proxy)
            // The values of a more specific appearance replace those of the others.
            proxies.sort { $0.specificity < $1.specificity }
        }
        proxy.changes = nil
        return unsafeDowncast(proxy.object, to: Object.self)
    }

    /// Removes all appearances.
    static func removeAll() { proxies = [] }

    /// The number of superclasses, and then that of containers and traits.
    private var specificity: Int {
        let depth = sequence(first: type as AnyClass) { _getSuperclass($0) }.reduce(0) { count, _ in count + 1 }
        return depth * 100 + containers.count * 2 + (traits == nil ? 0 : 1)
    }

    // MARK: Applying

    /// Sets the properties of the appearances of a view's classes, when it has entered a window.
    static func apply(to view: UIView) {
        guard !proxies.isEmpty else { return }
        apply(to: view, inside: view.superview, view.traitCollection)
    }

    /// Sets the properties of the appearances of an item that a bar shows.
    static func apply(to item: UIBarItem, in bar: UIView) {
        guard !proxies.isEmpty else { return }
        apply(to: item, inside: bar, bar.traitCollection)
    }

    private static func apply(to object: AccessibleObject, inside container: UIView?, _ traits: UITraitCollection) {
        var values: [String: Any?] = [:]
        for proxy in proxies where object !== proxy.object && object.isKind(of: proxy.type) {
            if let wanted = proxy.traits, !traits.containsTraits(in: wanted) { continue }
            guard proxy.isMatched(by: container) else { continue }
            for change in proxy.changedProperties() {
                if values[change.key] != nil || !proxy.isOwn(change.key, of: object) {
                    values[change.key] = change.value
                }
            }
        }
        for (key, value) in values.sorted(by: { $0.key < $1.key }) {
            object.setValue(value, forKey: key)
            object.appliedAppearance[key] = object.value(forKey: key)
        }
    }

    /// Whether a view and those around it, with their controllers, contain the containers in their order.
    private func isMatched(by view: UIView?) -> Bool {
        var remaining = containers[...]
        var view = view
        while let current = view, let wanted = remaining.first {
            let candidates: [NSObject?] = [current, current.controller]
            if candidates.contains(where: { object in object.map { $0.isKind(of: wanted) } ?? false }) {
                remaining.removeFirst()
            }
            view = current.superview
        }
        return remaining.isEmpty
    }

    /// Whether the app has set a property of an object itself.
    private func isOwn(_ key: String, of target: AccessibleObject) -> Bool {
        if let applied = target.appliedAppearance[key], AppearanceProxy.isSame(target.value(forKey: key), applied) {
            return false
        }
        if key == "tintColor", let view = target as? UIView { return view.hasOwnTintColor }
        return !AppearanceProxy.isSame(target.value(forKey: key), defaults[key] ?? nil)
    }

    private func changedProperties() -> [(key: String, value: Any?)] {
        if let changes { return changes }
        let found = defaults.compactMap { key, usual -> (key: String, value: Any?)? in
            let value = object.value(forKey: key)
            return AppearanceProxy.isSame(value, usual) ? nil : (key, value)
        }.sorted { $0.key < $1.key }
        changes = found
        return found
    }

    private static func isSame(_ first: Any?, _ second: Any?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        if let first = first as? any Equatable { return isEqual(first, second) }
        if Swift.type(of: first) is AnyClass { return (first as AnyObject) === (second as AnyObject) }
        // Structures without an equality.
        return "\(first)" == "\(second)"
    }

    private static func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool { first == second as? Value }
}
