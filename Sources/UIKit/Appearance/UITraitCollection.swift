// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The traits of an interface: light or dark style, text size, layout direction and so on.
///
/// The object is immutable. A trait may be unspecified. A collection that is created from several others takes each
/// trait from the last one that specifies it.
///
/// ## Caveats
/// The traits for typesetting language, dynamic range, toolbar items, lists and scene capture are absent.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    /// A closure that changes traits.
    public typealias TraitMutations = (inout any UIMutableTraits) -> Void

    package let values: TraitValues

    package init(_ values: TraitValues) {
        self.values = values
        super.init()
    }

    // MARK: - Creating trait collections

    /// Creates a collection in which all traits are unspecified.
    public override convenience init() {
        self.init(TraitValues())
    }

    /// Creates a collection with the traits of several collections. If two specify the same trait, the later one
    /// counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(into: TraitValues()) { $0.override(with: $1.values) })
    }

    /// Creates a collection with only the traits that `mutations` sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(TraitValues().changed(by: mutations))
    }

    /// Creates a collection with one trait.
    public convenience init<T>(_ trait: T.Type, value: T.Value) where T: UITraitDefinition {
        var values = TraitValues()
        values[trait] = value
        self.init(values)
    }

    /// Creates a collection in which only the light or dark style is specified.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(\.userInterfaceStyle, userInterfaceStyle)
    }

    /// Creates a collection in which only the kind of device is specified.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(\.userInterfaceIdiom, idiom)
    }

    /// Creates a collection in which only the layout direction is specified.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(\.layoutDirection, layoutDirection)
    }

    /// Creates a collection in which only the number of pixels per point is specified.
    public convenience init(displayScale scale: CGFloat) {
        self.init(\.displayScale, scale)
    }

    /// Creates a collection in which only the size class of the width is specified.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.horizontalSizeClass, horizontalSizeClass)
    }

    /// Creates a collection in which only the size class of the height is specified.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.verticalSizeClass, verticalSizeClass)
    }

    /// Creates a collection in which only the preferred text size is specified.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(\.preferredContentSizeCategory, preferredContentSizeCategory)
    }

    /// Creates a collection in which only the preferred contrast is specified.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(\.accessibilityContrast, accessibilityContrast)
    }

    /// Creates a collection in which only the level is specified: base, or elevated above other content.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(\.userInterfaceLevel, userInterfaceLevel)
    }

    /// Creates a collection in which only the preference for bold or regular text is specified.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(\.legibilityWeight, legibilityWeight)
    }

    /// Creates a collection in which only the trait that says whether the window is active is specified.
    public convenience init(activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance) {
        self.init(\.activeAppearance, userInterfaceActiveAppearance)
    }

    /// Creates a collection in which only the display's colour gamut is specified.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init(\.displayGamut, displayGamut)
    }

    /// Creates a collection in which only the ability of the display to measure pressure is specified.
    public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
        self.init(\.forceTouchCapability, capability)
    }

    private convenience init<Value>(_ path: WritableKeyPath<TraitValues, Value>, _ value: Value) {
        var values = TraitValues()
        values[keyPath: path] = value
        self.init(values)
    }

    // MARK: - Traits

    /// The light or dark style.
    open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// The kind of device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// The direction of the layout.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// The pixels per point; 0 if unspecified.
    open var displayScale: CGFloat { values.displayScale }
    /// The size class of the width.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// The size class of the height.
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// The user's preferred text size.
    open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    /// The user's preferred contrast.
    open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    /// The level: base content, or content elevated above it.
    open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    /// The user's preference for bold or regular text.
    open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    /// Whether the window is active.
    open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
    /// The display's colour gamut.
    open var displayGamut: UIDisplayGamut { values.displayGamut }
    /// Whether the display measures pressure.
    open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }

    /// The value of a trait, which may be one that the app defines; its default value if unspecified.
    open subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition { values[trait] }

    /// The configuration for looking up images with these traits.
    open var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }

    // MARK: - Modifying

    /// Returns a copy with the changes that `mutations` makes.
    open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values.changed(by: mutations))
    }

    /// Returns a copy with another value of one trait.
    open func replacing<T>(_ trait: T.Type, value: T.Value) -> UITraitCollection where T: UITraitDefinition {
        var values = values
        values[trait] = value
        return UITraitCollection(values)
    }

    // MARK: - Comparing

    /// Whether all traits that the other collection specifies have the same values in this one.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        var both = values
        both.override(with: trait.values)
        return both == values
    }

    /// The traits whose values differ from those in the other collection. If `traitCollection` is nil, the traits whose
    /// values differ from their default values.
    open func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        values.changedTraits(from: traitCollection?.values ?? TraitValues())
    }

    /// Whether dynamic colours may look different with the other collection.
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

    /// The system's traits that affect dynamic colours.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        TraitValues.systemTraits.filter { $0.affectsColorAppearance }
    }

    /// The system's traits that select one of several images of the same name: the style and the pixels per point.
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
