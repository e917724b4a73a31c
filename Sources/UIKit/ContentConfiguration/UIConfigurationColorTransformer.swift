// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A function that changes a colour of a configuration before it is displayed.
///
/// When configurations are compared, two transformers are equal only if one is a copy of the other.
public struct UIConfigurationColorTransformer {
    /// The function that returns the changed colour.
    public let transform: (UIColor) -> UIColor
    private let identity = Identity()

    private final class Identity: Sendable {}

    /// Creates a transformer with a function.
    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
    }

    /// Returns the changed colour.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    func isCopy(of other: UIConfigurationColorTransformer) -> Bool { identity === other.identity }

    // MARK: System transformers

    /// Replaces a colour with a grey of the same brightness. A colour that differs between light and dark appearance
    /// gets a different grey for each.
    nonisolated(unsafe) public static let grayscale = UIConfigurationColorTransformer { color in
        UIColor { traits in
            let resolved = color.resolvedColor(with: traits).cgColor
            return UIColor(white: resolved.luma, alpha: resolved.alpha)
        }
    }

    /// Returns the colour unchanged, as on iOS, because there is no system accent colour.
    nonisolated(unsafe) public static let preferredTint = UIConfigurationColorTransformer { $0 }

    /// Replaces every colour with the secondary label colour, a grey.
    ///
    /// > Note: This grey is our own choice, because Apple does not publish UIKit's colour.
    nonisolated(unsafe) public static let monochromeTint = UIConfigurationColorTransformer { _ in .secondaryLabel }
}

extension Optional<UIConfigurationColorTransformer> {
    func isCopy(of other: UIConfigurationColorTransformer?) -> Bool {
        switch (self, other) {
        case (nil, nil): true
        case (let a?, let b?): a.isCopy(of: b)
        default: false
        }
    }

    /// Returns the transformed colour, or the colour itself if there is no transformer.
    func applied(to color: UIColor) -> UIColor { self?.transform(color) ?? color }
}

extension CGColor {
    /// The brightness of the colour from 0 to 1, with the weights of Rec. 709.
    fileprivate var luma: CGFloat { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
