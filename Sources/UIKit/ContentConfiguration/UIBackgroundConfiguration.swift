// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// What lies behind the content of a cell or a header: a fill, a stroke round it, an image or a view.
///
/// Colours that nobody sets follow the state and the traits: ``updated(for:)``.
public struct UIBackgroundConfiguration: Hashable {
    /// What the defaults come from.
    let kind: BackgroundKind

    /// Shown above the fill, as large as it.
    public var customView: UIView?
    /// Points; the corners are continuous curves.
    public var cornerRadius: CGFloat
    /// Points between the view's edges and the background.
    public var backgroundInsets: NSDirectionalEdgeInsets
    /// The edges at which the view's margins are added to ``backgroundInsets``.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

    var defaultedColor: Defaulted<UIColor?>

    /// The fill; nil is the view's tint colour.
    public var backgroundColor: UIColor? {
        get { defaultedColor.value }
        set { defaultedColor.choose(newValue) }
    }

    /// What the background does to what lies below it: the fill, the image and the view lie on that.
    public var visualEffect: UIVisualEffect?

    /// What the fill's colour passes through.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// Shown above the fill.
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The colour of the stroke; nil is the view's tint colour.
    public var strokeColor: UIColor?
    /// What the stroke's colour passes through.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// Points; 0 draws no stroke.
    public var strokeWidth: CGFloat = 0
    /// Points from the background's edge out to the stroke's.
    public var strokeOutset: CGFloat = 0

    init(_ kind: BackgroundKind) {
        self.kind = kind
        let shape = kind.shape
        cornerRadius = shape.cornerRadius
        backgroundInsets = shape.insets
        defaultedColor = Defaulted(kind.color(ConfigurationFlags()))
    }

    // MARK: Looks

    /// The colour of the fill in a view with this tint colour.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        backgroundColorTransformer.applied(to: backgroundColor ?? tintColor)
    }

    /// The colour of the stroke in a view with this tint colour.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        strokeColorTransformer.applied(to: strokeColor ?? tintColor)
    }

    /// The configuration with the fill that it has in a state, unless one was set.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var new = self
        new.defaultedColor.follow(kind.color(ConfigurationFlags(state)))
        return new
    }

    // MARK: Comparing

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

    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(backgroundColor)
        hasher.combine(cornerRadius)
        hasher.combine(strokeWidth)
        hasher.combine(image)
    }
}

extension UIBackgroundConfiguration: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The kind, the fill and the shape.
    public var description: String {
        "<UIBackgroundConfiguration: kind = \(kind), backgroundColor = \(backgroundColor?.description ?? "tint"), "
            + "cornerRadius = \(cornerRadius), backgroundInsets = \(backgroundInsets)>"
    }

    public var debugDescription: String { description }

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
