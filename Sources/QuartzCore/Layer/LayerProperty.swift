// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// One of the values that decide what a layer looks like, by the name that key paths, actions and defaults have for it.
struct LayerProperty<Values> {
    let key: String
    /// What of the picture changes with it.
    let work: LayerWork
    /// Whether a change of it in a layer of no view is animated, where it can be.
    let isAnimatedByItself: Bool
    /// Nil where it cannot be animated.
    let read: ((Values) -> AnimatableValue?)?
    /// What is of another kind changes nothing.
    let write: ((inout Values, AnimatableValue) -> Void)?
    /// The value as the app has it; nil where it is nil.
    let value: (Values) -> Any?

    /// A number, a point or the like.
    static func animated<Value: AnimatableProperty>(
        _ key: String, _ path: WritableKeyPath<Values, Value>, _ work: LayerWork = .look,
        byItself isAnimatedByItself: Bool = true
    ) -> Self {
        Self(
            key: key, work: work, isAnimatedByItself: isAnimatedByItself, read: { $0[keyPath: path].animatable },
            write: { values, new in if let new = Value(animatable: new) { values[keyPath: path] = new } },
            value: { $0[keyPath: path] })
    }

    static func color(
        _ key: String, _ path: WritableKeyPath<Values, CGColor?>, _ work: LayerWork = .look
    ) -> Self {
        Self(
            key: key, work: work, isAnimatedByItself: true, read: { .color($0[keyPath: path]) },
            write: { values, new in if case .color(let new) = new { values[keyPath: path] = new } },
            value: { $0[keyPath: path] })
    }

    /// A path: its changes are animated only where the app says so.
    static func path(_ key: String, _ path: WritableKeyPath<Values, CGPath?>, _ work: LayerWork = .look) -> Self {
        Self(
            key: key, work: work, isAnimatedByItself: false, read: { .path($0[keyPath: path]) },
            write: { values, new in if case .path(let new) = new { values[keyPath: path] = new } },
            value: { $0[keyPath: path] })
    }

    /// What has a form of its own for animations.
    static func animated(
        _ key: String, _ work: LayerWork = .look, byItself isAnimatedByItself: Bool = true,
        read: @escaping (Values) -> AnimatableValue?, write: @escaping (inout Values, AnimatableValue) -> Void
    ) -> Self {
        Self(
            key: key, work: work, isAnimatedByItself: isAnimatedByItself, read: read, write: write, value: { _ in nil })
    }

    /// What cannot be animated.
    static func still<Value>(_ key: String, _ path: KeyPath<Values, Value>, _ work: LayerWork = .look) -> Self {
        Self(
            key: key, work: work, isAnimatedByItself: false, read: nil, write: nil, value: { $0[keyPath: path] })
    }

    /// The same, of what may be nil.
    static func stillOrNil<Value>(_ key: String, _ path: KeyPath<Values, Value?>, _ work: LayerWork = .look) -> Self {
        Self(
            key: key, work: work, isAnimatedByItself: false, read: nil, write: nil,
            value: { $0[keyPath: path].map { $0 as Any } })
    }

    static func table(_ properties: [Self]) -> [String: Self] {
        Dictionary(uniqueKeysWithValues: properties.map { ($0.key, $0) })
    }
}

/// Who describes its values.
protocol DescribedValues {
    /// By their keys.
    static var properties: [String: LayerProperty<Self>] { get }
}

extension DescribedValues {
    func animatableValue(forKeyPath keyPath: String) -> AnimatableValue? {
        Self.properties[keyPath]?.read?(self)
    }

    /// - Returns: whether there is a property of the name that can be animated.
    @discardableResult
    mutating func setAnimatableValue(_ value: AnimatableValue, forKeyPath keyPath: String) -> Bool {
        guard let write = Self.properties[keyPath]?.write else { return false }
        write(&self, value)
        return true
    }

    /// The value of a property; nil where it is nil, or there is no such property.
    func value(forKey key: String) -> Any? { Self.properties[key]?.value(self) }

    /// What of the picture a property changes; nil where there is no such property.
    func work(forKey key: String) -> LayerWork? { Self.properties[key]?.work }

    /// Whether a change is animated unasked; nil where there is no such property.
    func isAnimatedByItself(_ key: String) -> Bool? { Self.properties[key]?.isAnimatedByItself }
}

extension CALayer {
    /// The value that an animation of `keyPath` starts from; nil for what cannot be animated.
    package func animatableValue(forKeyPath keyPath: String) -> AnimatableValue? {
        ownValues?.animatableValue(forKeyPath: keyPath) ?? values.animatableValue(forKeyPath: keyPath)
    }

    /// Sets what an animation has worked out, with no action and nothing marked.
    package func setAnimatableValue(_ value: AnimatableValue, forKeyPath keyPath: String) {
        if values.setAnimatableValue(value, forKeyPath: keyPath) { return }
        if var own = ownValues, own.setAnimatableValue(value, forKeyPath: keyPath) { ownValues = own }
    }

    /// Whether a change of the property is animated unasked.
    func isAnimatedByItself(_ key: String) -> Bool {
        ownValues?.isAnimatedByItself(key) ?? values.isAnimatedByItself(key) ?? false
    }
}

// MARK: Kinds of values

/// A value that can be animated.
protocol AnimatableProperty {
    /// Nil where it is of another kind.
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
