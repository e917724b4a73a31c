// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The circumstances in which an interface is shown: light or dark, text size, direction and so on.
///
/// An immutable value. A trait may be unspecified; a collection made from others takes the last specified value.
///
/// ## Caveats
/// The traits of typesetting language, dynamic range, toolbar items, lists and scene capture are absent.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    public typealias TraitMutations = (inout any UIMutableTraits) -> Void

    package let values: TraitValues

    package init(_ values: TraitValues) {
        self.values = values
        super.init()
    }

    // MARK: - Making one

    /// A collection in which every trait is unspecified.
    public override convenience init() {
        self.init(TraitValues())
    }

    /// The traits of several collections; where two specify the same trait, the later one counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(into: TraitValues()) { $0.override(with: $1.values) })
    }

    /// A collection with the traits that `mutations` sets, and no others.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(TraitValues().changed(by: mutations))
    }

    /// A collection with one trait.
    public convenience init<T>(_ trait: T.Type, value: T.Value) where T: UITraitDefinition {
        var values = TraitValues()
        values[trait] = value
        self.init(values)
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(\.userInterfaceStyle, userInterfaceStyle)
    }

    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(\.userInterfaceIdiom, idiom)
    }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(\.layoutDirection, layoutDirection)
    }

    public convenience init(displayScale scale: CGFloat) {
        self.init(\.displayScale, scale)
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.horizontalSizeClass, horizontalSizeClass)
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.verticalSizeClass, verticalSizeClass)
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(\.preferredContentSizeCategory, preferredContentSizeCategory)
    }

    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(\.accessibilityContrast, accessibilityContrast)
    }

    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(\.userInterfaceLevel, userInterfaceLevel)
    }

    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(\.legibilityWeight, legibilityWeight)
    }

    public convenience init(activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance) {
        self.init(\.activeAppearance, userInterfaceActiveAppearance)
    }

    public convenience init(displayGamut: UIDisplayGamut) {
        self.init(\.displayGamut, displayGamut)
    }

    public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
        self.init(\.forceTouchCapability, capability)
    }

    private convenience init<Value>(_ path: WritableKeyPath<TraitValues, Value>, _ value: Value) {
        var values = TraitValues()
        values[keyPath: path] = value
        self.init(values)
    }

    // MARK: - Traits

    open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// Pixels to a point; 0 where it is unspecified.
    open var displayScale: CGFloat { values.displayScale }
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
    open var displayGamut: UIDisplayGamut { values.displayGamut }
    open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }

    /// The value of a trait, the app's own included; its default where it is unspecified.
    open subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition { values[trait] }

    /// What images are looked up with under these traits.
    open var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }

    // MARK: - Changing

    /// A copy with the changes that `mutations` makes.
    open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values.changed(by: mutations))
    }

    /// A copy with another value of one trait.
    open func replacing<T>(_ trait: T.Type, value: T.Value) -> UITraitCollection where T: UITraitDefinition {
        var values = values
        values[trait] = value
        return UITraitCollection(values)
    }

    // MARK: - Comparing

    /// Whether this collection has every trait that the other specifies, with the same value.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        var both = values
        both.override(with: trait.values)
        return both == values
    }

    /// The traits whose values differ from the other collection's; from nil, those that are specified here.
    open func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        values.changedTraits(from: traitCollection?.values ?? TraitValues())
    }

    /// Whether dynamic colours may look different under the other collection.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        if self === traitCollection { return false }
        let other = traitCollection?.values ?? TraitValues()
        return values.tintColor != other.tintColor
            || values.changedTraits(from: other).contains { $0.affectsColorAppearance }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        self === object as AnyObject? || (object as? UITraitCollection)?.values == values
    }

    open override var hash: Int { values.hashValue }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override var description: String {
        "<UITraitCollection: \(values.specified.map { "\($0.name) = \($0.value)" }.joined(separator: ", "))>"
    }

    // MARK: - Sets of traits

    /// The system's traits that dynamic colours depend on.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        TraitValues.systemTraits.filter { $0.affectsColorAppearance }
    }

    /// The system's traits that pick a picture among several of one name: style, and pixels to a point.
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        [UITraitUserInterfaceStyle.self, UITraitDisplayScale.self]
    }
}

extension TraitValues {
    fileprivate func changed(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = MutableTraits(values: self)
        mutations(&traits)
        return (traits as? MutableTraits)?.values ?? self
    }
}
