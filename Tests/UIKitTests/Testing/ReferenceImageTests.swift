// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import UIKitTesting

@Suite("Reference images") @MainActor
final class ReferenceImageTests {
    let screen = TestScreen(size: CGSize(width: 40, height: 20), scale: 1)
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init() {
        page.backgroundColor = .white
        screen.show(page)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Stores the screen's image as the new reference image, as the environment variable `ACCEPT_PICTURES` requests.
    func accept() throws {
        let image = try #require(screen.capture().cgImage)
        try ReferenceImage("page", in: folder, environment: ["ACCEPT_PICTURES": "1"]).compare(image, tolerance: .init())
    }

    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

    @Test("A missing reference image throws an error that explains how to accept the image")
    func missing() throws {
        let error = try #require(
            #expect(throws: PictureError.self) { try screen.compare(with: "page", in: folder) })
        #expect(error.description.contains("ACCEPT_PICTURES=1"))
        #expect(error.description.contains(path("page.actual.png")))
        #expect(exists("page.actual.png"))
        #expect(!exists("page.png"))
    }

    @Test("An accepted image equals the screen, and no other files are written")
    func accepted() throws {
        try accept()
        try screen.compare(with: "page", in: folder)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["page.png"])
    }

    @Test("A changed screen throws the area of the difference, and writes an image with the difference in red")
    func changed() throws {
        try accept()
        let square = UIView(frame: CGRect(x: 10, y: 5, width: 4, height: 3))
        square.backgroundColor = .black
        page.addSubview(square)
        let error = try #require(
            #expect(throws: PictureError.self) { try screen.compare(with: "page", in: folder) })
        #expect(error.description.contains("12 of 800 pixels"))
        #expect(error.description.contains("(10, 5), 4 × 3"))
        #expect(error.description.contains(path("page.difference.png")))
        #expect(error.differencePicture?.path == path("page.difference.png"))
        let difference = try #require(UIImage(contentsOfFile: path("page.difference.png"))?.cgImage)
        let (inside, outside) = (difference.pixel(x: 10, y: 5), difference.pixel(x: 9, y: 5))
        #expect((inside.r, inside.g, inside.b) == (255, 0, 0))
        #expect((outside.r, outside.g, outside.b) == (254, 254, 254))
        square.removeFromSuperview()
        try screen.compare(with: "page", in: folder)
        #expect(!exists("page.difference.png"))
        #expect(!exists("page.actual.png"))
    }

    @Test("A difference within the tolerance is accepted", arguments: [true, false])
    func tolerance(isOfChannels: Bool) throws {
        try accept()
        let square = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 2))
        square.backgroundColor = UIColor(white: isOfChannels ? 250 / 255 : 0, alpha: 1)
        page.addSubview(square)
        #expect(throws: PictureError.self) { try screen.compare(with: "page", in: folder) }
        let tolerance = isOfChannels ? PictureTolerance(channel: 5) : PictureTolerance(share: 0.01)
        try screen.compare(with: "page", in: folder, tolerance: tolerance)
    }

    @Test("A screen of another size throws an error with both sizes")
    func otherSize() throws {
        try accept()
        screen.size = CGSize(width: 50, height: 20)
        let error = try #require(
            #expect(throws: PictureError.self) { try screen.compare(with: "page", in: folder) })
        #expect(error.description.contains("50 × 20"))
        #expect(error.description.contains("40 × 20"))
    }

    @Test("Accepting an unchanged image does not write its file")
    func unchanged() throws {
        try accept()
        let stamp = Data("kept".utf8)
        let file = URL(fileURLWithPath: path("page.png"))
        let longer = try Data(contentsOf: file) + stamp
        try longer.write(to: file)
        try accept()
        #expect(try Data(contentsOf: file) == longer)
    }

    @Test("A stored file that is not an image throws an error")
    func damaged() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("no picture".utf8).write(to: URL(fileURLWithPath: path("page.png")))
        #expect(throws: PictureError.self) { try screen.compare(with: "page", in: folder) }
    }
}
