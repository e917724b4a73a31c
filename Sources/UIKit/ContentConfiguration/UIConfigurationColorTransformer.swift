// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Makes one colour of another: a configuration's colours pass through it on their way to the screen.
///
/// Configurations are compared: two transformers are taken for the same where one is a copy of the other.
public struct UIConfigurationColorTransformer {
    public let transform: (UIColor) -> UIColor
    private let identity = Identity()

    private final class Identity: Sendable {}

    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
    }

    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    func isCopy(of other: UIConfigurationColorTransformer) -> Bool { identity === other.identity }

    // MARK: The system's

    /// The grey that is as bright, in light and dark alike.
    nonisolated(unsafe) public static let grayscale = UIConfigurationColorTransformer { color in
        UIColor { traits in
            let resolved = color.resolvedColor(with: traits).cgColor
            return UIColor(white: resolved.luma, alpha: resolved.alpha)
        }
    }

    /// The colour as it is: there is no accent colour of the system here, as on iOS.
    nonisolated(unsafe) public static let preferredTint = UIConfigurationColorTransformer { $0 }

    /// The grey of what matters less, whatever the tint.
    ///
    /// > Note: Which grey is ours: Apple publishes none.
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

    /// The colour, transformed where there is a transformer.
    func applied(to color: UIColor) -> UIColor { self?.transform(color) ?? color }
}

extension CGColor {
    /// How bright the colour is, from 0 to 1; the weights are those of Rec. 709.
    fileprivate var luma: CGFloat { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
