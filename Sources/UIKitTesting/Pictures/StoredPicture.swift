// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKit

/// A picture on disk that another is compared with, and the two files that a failure writes beside it.
struct StoredPicture {
    /// The environment variable that accepts pictures as they are: any value but an empty one and "0".
    static let acceptingVariable = "ACCEPT_PICTURES"

    let file: URL
    private let isAccepting: Bool

    /// - Parameter environment: the process's, but for tests.
    init(_ name: String, in folder: URL, environment: [String: String] = ProcessInfo.processInfo.environment) {
        file = folder.appendingPathComponent("\(name).png")
        let value = environment[Self.acceptingVariable] ?? ""
        isAccepting = !value.isEmpty && value != "0"
    }

    private func beside(_ kind: String) -> URL {
        file.deletingPathExtension().appendingPathExtension("\(kind).png")
    }

    /// Compares a picture with the stored one, or stores it if pictures are accepted.
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

    /// Writes the picture unless the stored one is the same within the tolerance, so that a file changes only if its
    /// picture does.
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

    /// - Returns: the path; in the folder for temporary files if the stored picture's cannot be written to.
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

/// A picture that is not the stored one, or cannot be compared.
public struct PictureError: Error, CustomStringConvertible {
    /// What differs and where, and the paths of the pictures.
    public let description: String
    /// The stored picture, pale, with the pixels that differ in red; nil if there was nothing to compare with.
    public let differencePicture: URL?
}
