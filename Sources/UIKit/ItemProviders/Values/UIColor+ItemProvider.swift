// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIColor: NSItemProviderReading, NSItemProviderWriting {
    /// The type identifier of colours that apps using UIKit exchange.
    ///
    /// > Note: The data is a property list of this library, not Apple's archive.
    static let itemType = "com.apple.uikit.color"

    /// The type identifier of colours, `com.apple.uikit.color`.
    public static var readableTypeIdentifiersForItemProvider: [String] { [itemType] }
    /// The type identifier of colours, `com.apple.uikit.color`.
    public static var writableTypeIdentifiersForItemProvider: [String] { [itemType] }

    /// Creates a colour from data.
    ///
    /// - Throws: an error if the data is not a colour.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let color = try ArchivedPropertyList.decode(ArchivedColor.self, from: data).color
        guard let object = color as? Self else {
            throw NSItemProvider.error(.unexpectedValueClassError, "A colour cannot be made a \(self).")
        }
        return object
    }

    /// Writes the colour, resolved with the current traits.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let data = Result { try ArchivedPropertyList.encode(ArchivedColor(self)) }
        switch data {
        case .success(let data): completionHandler(data, nil)
        case .failure(let error): completionHandler(nil, error)
        }
        return nil
    }
}

/// A colour's components in extended sRGB, as written to data.
struct ArchivedColor: Codable {
    private let red: Double
    private let green: Double
    private let blue: Double
    private let alpha: Double

    init(_ color: UIColor) {
        let color = color.cgColor
        (red, green, blue, alpha) = (Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
    }

    /// The colour. Components that are not finite count as 0, and opacity is clamped to 0...1.
    var color: UIColor {
        let parts = [red, green, blue].map { $0.isFinite ? CGFloat($0) : 0 }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha.isFinite ? CGFloat(alpha) : 0)
    }
}
