// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKit

/// A reference image on disk for image comparison, with the two files that a failure writes beside it.
struct ReferenceImage {
    /// The environment variable that makes a test run store new reference images, if it has any value except an empty
    /// one and "0".
    static let acceptingVariable = "ACCEPT_PICTURES"

    let file: URL
    private let isAccepting: Bool

    /// Creates the reference image whose file is `name` with the extension `png`, in `folder`.
    ///
    /// - Parameter environment: the process's environment variables; tests of this type pass their own.
    init(_ name: String, in folder: URL, environment: [String: String] = ProcessInfo.processInfo.environment) {
        file = folder.appendingPathComponent("\(name).png")
        let value = environment[Self.acceptingVariable] ?? ""
        isAccepting = !value.isEmpty && value != "0"
    }

    private func beside(_ kind: String) -> URL {
        file.deletingPathExtension().appendingPathExtension("\(kind).png")
    }

    /// Compares an image with the stored one, or stores it if `ACCEPT_PICTURES` is set. Throws a ``PictureError`` if
    /// the images differ.
    @MainActor
    func compare(_ current: CGImage, tolerance: PictureTolerance) throws {
        let stored = FileManager.default.contents(atPath: file.path)
        guard !isAccepting else { return try accept(current, in: stored, tolerance) }
        guard let stored else {
            let path = try write(current, "actual")
            throw PictureError(
                description: "There is no stored picture \(file.path). The picture now is \(path). "
                    + "Look at it, and accept it with \(Self.acceptingVariable)=1 in the environment.",
                differencePicture: nil)
        }
        guard let image = UIImage(data: stored)?.cgImage else {
            throw PictureError(description: "\(file.path) is no picture that can be read.", differencePicture: nil)
        }
        let difference = PictureDifference(image, current, tolerance: tolerance)
        guard !isEqual(difference, image, current, tolerance) else { return removeFailures() }
        let actual = try write(current, "actual")
        let path = try difference.picture.map { try write($0, "difference") }
        throw PictureError(
            description: explain(difference, image, current) + " The difference is \(path ?? ""), "
                + "the picture now \(actual), the stored one \(file.path). "
                + "Accept the new one with \(Self.acceptingVariable)=1 in the environment.",
            differencePicture: path.map { URL(fileURLWithPath: $0) })
    }

    private func isEqual(
        _ difference: PictureDifference, _ stored: CGImage, _ current: CGImage, _ tolerance: PictureTolerance
    ) -> Bool {
        stored.width == current.width && stored.height == current.height
            && Double(difference.count) <= tolerance.share * Double(difference.total)
    }

    private func explain(_ difference: PictureDifference, _ stored: CGImage, _ current: CGImage) -> String {
        guard stored.width == current.width, stored.height == current.height else {
            return "The picture has \(current.width) × \(current.height) pixels, the stored one "
                + "\(stored.width) × \(stored.height)."
        }
        let place = difference.bounds.map {
            " They are inside (\(Int($0.minX)), \(Int($0.minY))), \(Int($0.width)) × \(Int($0.height))."
        }
        return "\(difference.count) of \(difference.total) pixels differ from the stored picture, "
            + "by at most \(difference.greatest) of 255.\(place ?? "")"
    }

    /// Stores the image as the new reference image. Does nothing if `stored`, the content of the existing file, shows
    /// the same image within the tolerance. The file thus changes only if the image looks different.
    @MainActor
    private func accept(_ current: CGImage, in stored: Data?, _ tolerance: PictureTolerance) throws {
        removeFailures()
        if let image = stored.flatMap({ UIImage(data: $0)?.cgImage }),
            isEqual(PictureDifference(image, current, tolerance: tolerance), image, current, tolerance)
        {
            return
        }
        try write(current, to: file)
    }

    private func removeFailures() {
        for kind in ["actual", "difference"] { try? FileManager.default.removeItem(at: beside(kind)) }
    }

    /// Writes an image beside the stored one, or to the temporary folder if that fails.
    ///
    /// - Parameter kind: the last part of the file name before `.png`: `actual` or `difference`.
    /// - Returns: the path of the written file.
    @MainActor
    private func write(_ image: CGImage, _ kind: String) throws -> String {
        let target = beside(kind)
        do {
            try write(image, to: target)
            return target.path
        } catch {
            let other = FileManager.default.temporaryDirectory.appendingPathComponent(target.lastPathComponent)
            try write(image, to: other)
            return other.path
        }
    }

    @MainActor
    private func write(_ image: CGImage, to file: URL) throws {
        guard let data = UIImage(cgImage: image).pngData() else {
            preconditionFailure("A picture of \(image.width) × \(image.height) pixels can be written as PNG")
        }
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
    }
}

/// An error for an image that differs from the stored one or cannot be compared.
public struct PictureError: Error, CustomStringConvertible {
    /// A description of the difference and its location, with the paths of the image files.
    public let description: String
    /// The file with the stored image in pale colours and differing pixels in red; nil if nothing could be compared.
    public let differencePicture: URL?
}
