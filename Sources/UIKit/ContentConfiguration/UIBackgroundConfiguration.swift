// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The background of a cell, header or footer: a fill, a stroke around it, an image or a custom view.
///
/// Colours that the app does not set depend on the state and the traits, see ``updated(for:)``.
public struct UIBackgroundConfiguration: Hashable {
    /// The kind of background, which determines the default values.
    let kind: BackgroundKind

    /// A view in front of the fill, as large as the fill.
    public var customView: UIView?
    /// The corner radius in points. Corners are continuous curves.
    public var cornerRadius: CGFloat
    /// The distances from the view's edges to the background, in points.
    public var backgroundInsets: NSDirectionalEdgeInsets
    /// The edges at which the view's margins are added to ``backgroundInsets``.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

    var defaultedColor: Defaulted<UIColor?>

    /// The fill colour; nil for the view's tint colour.
    public var backgroundColor: UIColor? {
        get { defaultedColor.value }
        set { defaultedColor.set(newValue) }
    }

    /// The effect applied to the views behind the background. The fill, the image and the custom view are in front of
    /// it.
    public var visualEffect: UIVisualEffect?

    /// The transformer applied to the fill colour; nil for none.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The image in front of the fill.
    public var image: UIImage?
    /// The way the image fills the background.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The stroke colour; nil for the view's tint colour.
    public var strokeColor: UIColor?
    /// The transformer applied to the stroke colour; nil for none.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the stroke in points; 0 draws no stroke.
    public var strokeWidth: CGFloat = 0
    /// The distance in points from the background's edge outwards to the stroke's outer edge.
    public var strokeOutset: CGFloat = 0

    init(_ kind: BackgroundKind) {
        self.kind = kind
        let shape = kind.shape
        cornerRadius = shape.cornerRadius
        backgroundInsets = shape.insets
        defaultedColor = Defaulted(kind.color(ConfigurationFlags()))
    }

    // MARK: Resolving

    /// Returns the fill colour that a view with the given tint colour displays, after the transformer.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        backgroundColorTransformer.applied(to: backgroundColor ?? tintColor)
    }

    /// Returns the stroke colour that a view with the given tint colour displays, after the transformer.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        strokeColorTransformer.applied(to: strokeColor ?? tintColor)
    }

    /// Returns the configuration with the default fill colour for a state, unless the app has set a colour.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var new = self
        new.defaultedColor.setDefault(kind.color(ConfigurationFlags(state)))
        return new
    }

    // MARK: Comparing

    /// Whether two configurations look the same. Custom views are compared by identity.
    public static func == (a: UIBackgroundConfiguration, b: UIBackgroundConfiguration) -> Bool {
        a.kind == b.kind && a.defaultedColor == b.defaultedColor && a.customView === b.customView
            && a.image == b.image && a.imageContentMode == b.imageContentMode && a.isShaped(like: b)
            && a.visualEffect == b.visualEffect
            && a.backgroundColorTransformer.isCopy(of: b.backgroundColorTransformer)
            && a.strokeColor == b.strokeColor && a.strokeColorTransformer.isCopy(of: b.strokeColorTransformer)
    }

    private func isShaped(like other: UIBackgroundConfiguration) -> Bool {
        cornerRadius == other.cornerRadius && backgroundInsets == other.backgroundInsets
            && edgesAddingLayoutMarginsToBackgroundInsets == other.edgesAddingLayoutMarginsToBackgroundInsets
            && strokeWidth == other.strokeWidth && strokeOutset == other.strokeOutset
    }

    /// Hashes the kind, the fill colour, the corner radius, the stroke width and the image.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(backgroundColor)
        hasher.combine(cornerRadius)
        hasher.combine(strokeWidth)
        hasher.combine(image)
    }
}

extension UIBackgroundConfiguration: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// A text with the kind, the fill colour, the corner radius and the insets.
    public var description: String {
        "<UIBackgroundConfiguration: kind = \(kind), backgroundColor = \(backgroundColor?.description ?? "tint"), "
            + "cornerRadius = \(cornerRadius), backgroundInsets = \(backgroundInsets)>"
    }

    /// The same text as ``description``.
    public var debugDescription: String { description }

    /// A mirror with the properties of the configuration, for debugging.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "kind": kind, "backgroundColor": backgroundColor as Any, "cornerRadius": cornerRadius,
                "backgroundInsets": backgroundInsets, "strokeColor": strokeColor as Any, "strokeWidth": strokeWidth,
                "strokeOutset": strokeOutset, "image": image as Any, "customView": customView as Any,
                "visualEffect": visualEffect as Any,
            ])
    }
}
