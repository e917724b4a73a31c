// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKit

extension TestScreen {
    /// Compares the screen with a stored picture.
    ///
    /// The picture is `Pictures/<name>.png` beside the test's file. If the environment variable `ACCEPT_PICTURES` is 1,
    /// the screen is stored there instead. A failure writes two pictures beside it: `<name>.actual.png`, the screen
    /// now, and `<name>.difference.png`, the stored picture with all pixels in red that differ. They go once the
    /// comparison succeeds.
    ///
    /// - Parameters:
    ///   - folder: where the pictures are; nil for `Pictures` beside the test's file.
    ///   - tolerance: each channel of each pixel may differ by 2 of 255 unless given.
    /// - Throws: ``PictureError``, which says what differs and where the pictures are.
    public func compare(
        with name: String, in folder: URL? = nil, tolerance: PictureTolerance = PictureTolerance(),
        filePath: StaticString = #filePath
    ) throws {
        try capture().compare(with: name, in: folder, tolerance: tolerance, filePath: filePath)
    }
}

extension UIImage {
    /// Compares an image with a stored picture, as ``TestScreen/compare(with:in:tolerance:filePath:)`` does the screen.
    @MainActor
    public func compare(
        with name: String, in folder: URL? = nil, tolerance: PictureTolerance = PictureTolerance(),
        filePath: StaticString = #filePath
    ) throws {
        let beside = URL(fileURLWithPath: "\(filePath)").deletingLastPathComponent()
        guard let image = cgImage else {
            throw PictureError(description: "An image without pixels cannot be compared.", differencePicture: nil)
        }
        try StoredPicture(name, in: folder ?? beside.appendingPathComponent("Pictures"))
            .compare(image, tolerance: tolerance)
    }
}
