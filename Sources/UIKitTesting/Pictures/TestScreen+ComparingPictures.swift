// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKit

extension TestScreen {
    /// Compares the screen with a stored image.
    ///
    /// The stored image is `Pictures/<name>.png` beside the test's file. If the environment variable `ACCEPT_PICTURES`
    /// is 1, the current screen is stored there instead. A failure writes two images beside it: `<name>.actual.png`,
    /// the current screen, and `<name>.difference.png`, the stored image with all differing pixels in red. The next
    /// successful comparison deletes both.
    ///
    /// - Parameters:
    ///   - folder: the folder of the images; nil for `Pictures` beside the test's file.
    ///   - tolerance: the accepted difference. By default each channel of each pixel may differ by 2 of 255.
    ///   - filePath: the path of the test's file, which the compiler supplies.
    /// - Throws: ``PictureError``, which describes the difference and gives the paths of the images.
    public func compare(
        with name: String, in folder: URL? = nil, tolerance: PictureTolerance = PictureTolerance(),
        filePath: StaticString = #filePath
    ) throws {
        try capture().compare(with: name, in: folder, tolerance: tolerance, filePath: filePath)
    }
}

extension UIImage {
    /// Compares the image with a stored one. See ``TestScreen/compare(with:in:tolerance:filePath:)``.
    @MainActor
    public func compare(
        with name: String, in folder: URL? = nil, tolerance: PictureTolerance = PictureTolerance(),
        filePath: StaticString = #filePath
    ) throws {
        let beside = URL(fileURLWithPath: "\(filePath)").deletingLastPathComponent()
        guard let image = cgImage else {
            throw PictureError(description: "An image without pixels cannot be compared.", differencePicture: nil)
        }
        try ReferenceImage(name, in: folder ?? beside.appendingPathComponent("Pictures"))
            .compare(image, tolerance: tolerance)
    }
}
