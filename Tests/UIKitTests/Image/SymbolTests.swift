// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
@testable import UIKit

struct SymbolTests {
    /// A symbol at a fixed display scale, because the current scale is that of the last screen that a test created.
    func image(_ name: String, _ size: CGFloat = 17, weight: UIImage.SymbolWeight = .regular) -> UIImage? {
        let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: weight)
        let traits = UITraitCollection(displayScale: 2)
        return UIImage(systemName: name, withConfiguration: configuration.withTraitCollection(traits))
    }

    /// The number of opaque pixels in the outermost rows and columns.
    func inkOnEdge(_ image: CGImage) -> Int {
        var count = 0
        for x in 0..<image.width {
            for y in 0..<image.height where x == 0 || y == 0 || x == image.width - 1 || y == image.height - 1 {
                if image.pixel(x: x, y: y).a > 24 { count += 1 }
            }
        }
        return count
    }

    func ink(_ image: CGImage) -> Int {
        (0..<image.height).reduce(0) { count, y in
            count + (0..<image.width).reduce(0) { $0 + (image.pixel(x: $1, y: y).a > 127 ? 1 : 0) }
        }
    }

    @Test func everyDrawnSymbolExistsUnclipped() throws {
        let drawn = SymbolCatalogue.names.filter { ThemeIcons.files[$0] == nil }
        #expect(drawn.count > 300)
        for name in drawn {
            for weight in [UIImage.SymbolWeight.ultraLight, .regular, .black] {
                let symbol = try #require(self.image(name, 24, weight: weight), "\(name)")
                let pixels = try #require(symbol.cgImage, "\(name)")
                #expect(inkOnEdge(pixels) == 0, "\(name), \(weight)")
                #expect(ink(pixels) > 20, "\(name), \(weight)")
            }
        }
    }

    /// Writes all symbols to one sheet for inspection, if the environment variable `UPLIFT_SYMBOL_SHEET` is set.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["UPLIFT_SYMBOL_SHEET"] != nil))
    func sheet() throws {
        let names = SymbolCatalogue.names
        let columns = 16
        let (width, height) = (92.0, 62.0)
        let rows = (names.count + columns - 1) / columns
        let size = CGSize(width: width * CGFloat(columns), height: height * CGFloat(rows))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let sheet = UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            for (index, name) in names.enumerated() {
                let origin = CGPoint(x: CGFloat(index % columns) * width, y: CGFloat(index / columns) * height)
                if let image = image(name, 28) {
                    let frame = CGRect(
                        x: origin.x + (width - image.size.width) / 2, y: origin.y + 22 - image.size.height / 2,
                        width: image.size.width, height: image.size.height)
                    UIColor(red: 0.85, green: 0.93, blue: 1, alpha: 1).setFill()
                    context.fill(frame)
                    image.draw(in: frame)
                }
                let label = String(name.suffix(20)) as NSString
                label.draw(
                    at: CGPoint(x: origin.x + 2, y: origin.y + 46),
                    withAttributes: [.font: UIFont.systemFont(ofSize: 8), .foregroundColor: UIColor.black])
            }
        }
        let path = try #require(ProcessInfo.processInfo.environment["UPLIFT_SYMBOL_SHEET"])
        try #require(sheet.pngData()).write(to: URL(fileURLWithPath: path))
    }
}
