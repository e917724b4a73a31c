// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The description of a layer property: its name in key paths, actions and defaults, and its accessors.
struct LayerProperty<Values> {
    let key: String
    /// The invalidation that a change of the property causes.
    let invalidation: LayerInvalidation
    /// Whether a change is animated implicitly in a layer without a view.
    let isImplicitlyAnimated: Bool
    /// Reads the value for animations; nil if the property cannot be animated.
    let read: ((Values) -> AnimatableValue?)?
    /// Writes an animated value; a value of another kind is ignored.
    let write: ((inout Values, AnimatableValue) -> Void)?
    /// Returns the value in the type that the app uses; nil if the property is nil.
    let value: (Values) -> Any?

    /// Creates an animatable property whose value is a number, a point or another ``AnimatableProperty``.
    /// `isImplicitlyAnimated` determines whether a change is animated implicitly.
    static func animated<Value: AnimatableProperty>(
        _ key: String, _ path: WritableKeyPath<Values, Value>, _ invalidation: LayerInvalidation = .appearance,
        byItself isImplicitlyAnimated: Bool = true
    ) -> Self {
        Self(
            key: key, invalidation: invalidation, isImplicitlyAnimated: isImplicitlyAnimated,
            read: { $0[keyPath: path].animatable },
            write: { values, new in if let new = Value(animatable: new) { values[keyPath: path] = new } },
            value: { $0[keyPath: path] })
    }

    static func color(
        _ key: String, _ path: WritableKeyPath<Values, CGColor?>, _ invalidation: LayerInvalidation = .appearance
    ) -> Self {
        Self(
            key: key, invalidation: invalidation, isImplicitlyAnimated: true, read: { .color($0[keyPath: path]) },
            write: { values, new in if case .color(let new) = new { values[keyPath: path] = new } },
            value: { $0[keyPath: path] })
    }

    /// Creates a property whose value is a path. Only explicit animations animate it.
    static func path(
        _ key: String, _ path: WritableKeyPath<Values, CGPath?>, _ invalidation: LayerInvalidation = .appearance
    ) -> Self {
        Self(
            key: key, invalidation: invalidation, isImplicitlyAnimated: false, read: { .path($0[keyPath: path]) },
            write: { values, new in if case .path(let new) = new { values[keyPath: path] = new } },
            value: { $0[keyPath: path] })
    }

    /// Creates an animatable property whose value is read and written by the given closures. `isImplicitlyAnimated`
    /// determines whether a change is animated implicitly.
    static func animated(
        _ key: String, _ invalidation: LayerInvalidation = .appearance, byItself isImplicitlyAnimated: Bool = true,
        read: @escaping (Values) -> AnimatableValue?, write: @escaping (inout Values, AnimatableValue) -> Void
    ) -> Self {
        Self(
            key: key, invalidation: invalidation, isImplicitlyAnimated: isImplicitlyAnimated, read: read, write: write,
            value: { _ in nil })
    }

    /// Creates a property that cannot be animated.
    static func still<Value>(
        _ key: String, _ path: KeyPath<Values, Value>, _ invalidation: LayerInvalidation = .appearance
    ) -> Self {
        Self(
            key: key, invalidation: invalidation, isImplicitlyAnimated: false, read: nil, write: nil,
            value: { $0[keyPath: path] })
    }

    /// Creates a property whose value may be nil and cannot be animated.
    static func stillOrNil<Value>(
        _ key: String, _ path: KeyPath<Values, Value?>, _ invalidation: LayerInvalidation = .appearance
    )
        -> Self
    {
        Self(
            key: key, invalidation: invalidation, isImplicitlyAnimated: false, read: nil, write: nil,
            value: { $0[keyPath: path].map { $0 as Any } })
    }

    /// A dictionary of the properties by key.
    static func table(_ properties: [Self]) -> [String: Self] {
        Dictionary(uniqueKeysWithValues: properties.map { ($0.key, $0) })
    }
}

/// A set of property values, with a table that describes the properties.
protocol DescribedValues {
    /// The descriptions of the properties by key.
    static var properties: [String: LayerProperty<Self>] { get }
}

extension DescribedValues {
    func animatableValue(forKeyPath keyPath: String) -> AnimatableValue? {
        Self.properties[keyPath]?.read?(self)
    }

    /// Sets an animated value of a property.
    ///
    /// - Returns: whether there is an animatable property of this name.
    @discardableResult
    mutating func setAnimatableValue(_ value: AnimatableValue, forKeyPath keyPath: String) -> Bool {
        guard let write = Self.properties[keyPath]?.write else { return false }
        write(&self, value)
        return true
    }

    /// The value of a property; nil if that value is nil, or if the property is unknown.
    func value(forKey key: String) -> Any? { Self.properties[key]?.value(self) }

    /// The invalidation that a change of a property causes; nil for an unknown property.
    func invalidation(forKey key: String) -> LayerInvalidation? { Self.properties[key]?.invalidation }

    /// Whether a change of the property `key` is animated implicitly in a layer without a view; nil for an unknown
    /// property.
    func isImplicitlyAnimated(_ key: String) -> Bool? { Self.properties[key]?.isImplicitlyAnimated }
}

extension CALayer {
    /// The value of the property named by `keyPath`, in a form that can be interpolated; nil if the property cannot be
    /// animated.
    package func animatableValue(forKeyPath keyPath: String) -> AnimatableValue? {
        ownValues?.animatableValue(forKeyPath: keyPath) ?? values.animatableValue(forKeyPath: keyPath)
    }

    /// Sets the value of the property named by `keyPath`, without running an action and without invalidating render
    /// nodes.
    package func setAnimatableValue(_ value: AnimatableValue, forKeyPath keyPath: String) {
        if values.setAnimatableValue(value, forKeyPath: keyPath) { return }
        if var own = ownValues, own.setAnimatableValue(value, forKeyPath: keyPath) { ownValues = own }
    }

    /// Whether a change of the property is animated implicitly.
    func isImplicitlyAnimated(_ key: String) -> Bool {
        ownValues?.isImplicitlyAnimated(key) ?? values.isImplicitlyAnimated(key) ?? false
    }
}

// MARK: Kinds of values

/// A value that can be animated.
protocol AnimatableProperty {
    /// Converts an animatable value; nil if it is of another kind.
    init?(animatable: AnimatableValue)
    var animatable: AnimatableValue { get }
}

extension AnimatableProperty where Self: BinaryFloatingPoint {
    init?(animatable: AnimatableValue) {
        guard case .number(let number) = animatable else { return nil }
        self.init(number)
    }

    var animatable: AnimatableValue { .number(Double(self)) }
}

extension Double: AnimatableProperty {}
extension Float: AnimatableProperty {}
extension CGFloat: AnimatableProperty {}

extension Bool: AnimatableProperty {
    init?(animatable: AnimatableValue) {
        guard case .number(let number) = animatable else { return nil }
        self = number >= 0.5
    }

    var animatable: AnimatableValue { .number(self ? 1 : 0) }
}

extension CGPoint: AnimatableProperty {
    init?(animatable: AnimatableValue) {
        if case .point(let point) = animatable { self = point } else { return nil }
    }

    var animatable: AnimatableValue { .point(self) }
}

extension CGSize: AnimatableProperty {
    init?(animatable: AnimatableValue) {
        if case .size(let size) = animatable { self = size } else { return nil }
    }

    var animatable: AnimatableValue { .size(self) }
}

extension CGRect: AnimatableProperty {
    init?(animatable: AnimatableValue) {
        if case .rect(let rect) = animatable { self = rect } else { return nil }
    }

    var animatable: AnimatableValue { .rect(self) }
}

extension CATransform3D: AnimatableProperty {
    init?(animatable: AnimatableValue) {
        if case .transform(let transform) = animatable { self = transform } else { return nil }
    }

    var animatable: AnimatableValue { .transform(self) }
}
