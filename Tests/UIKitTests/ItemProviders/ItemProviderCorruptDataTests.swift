// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SeededNumbers
import Testing

@testable import UIKit

/// Tests that a reader answers any data from other apps with an object or an error.
struct ItemProviderCorruptDataTests {
    private static let readers: [any (NSItemProviderReading & NSObject).Type] = [
        NSString.self, NSURL.self, NSAttributedString.self, UIColor.self, UIImage.self,
    ]

    /// Lets every reader class read the data, once as each type that the class can read. Expects that every object that
    /// results can be used.
    ///
    /// - Returns: The number of errors thrown.
    private func read(_ data: Data) -> Int {
        var errors = 0
        for reader in ItemProviderCorruptDataTests.readers {
            for type in reader.readableTypeIdentifiersForItemProvider {
                do {
                    let object = try reader.object(withItemProviderData: data, typeIdentifier: type)
                    #expect(isUsable(object), "\(object)")
                } catch {
                    errors += 1
                }
            }
        }
        return errors
    }

    private func isUsable(_ object: any NSItemProviderReading) -> Bool {
        switch object {
        case let text as NSString: text.substring(from: 0).utf16.count == text.length
        case let url as NSURL: !url.absoluteString.isEmpty
        case let text as NSAttributedString:
            text.attributedSubstring(from: NSRange(0..<text.length)).length == text.length
        case let color as UIColor: [color.cgColor.red, color.cgColor.alpha].allSatisfy { $0.isFinite }
        case let image as UIImage:
            image.size.width > 0 && image.size.height > 0 && image.size.width.isFinite && image.size.height.isFinite
        default: false
        }
    }

    @Test("Deeply nested lists are an error", arguments: ["<array>", "(", "{a=", "<dict><key>a</key>"])
    func deepText(opening: String) {
        let data = Data(String(repeating: opening, count: 200_000).utf8)
        for (reader, type) in [
            (UIColor.self, UIColor.itemType), (NSAttributedString.self, NSAttributedString.itemType),
        ]
            as [(any NSItemProviderReading.Type, String)]
        {
            #expect(throws: (any Error).self) { try reader.object(withItemProviderData: data, typeIdentifier: type) }
        }
    }

    @Test("A list that contains itself is an error")
    func listInItself() {
        // A property list of one object, at offset 8: an array whose only element is the array itself.
        var data = Data("bplist00".utf8)
        data += [0xA1, 0x00, 0x08] + [UInt8](repeating: 0, count: 6) + [1, 1]
        for number in [1, 0, 10] as [UInt64] { data += withUnsafeBytes(of: number.bigEndian, Array.init) }
        #expect(throws: (any Error).self) {
            try UIColor.object(withItemProviderData: data, typeIdentifier: UIColor.itemType)
        }
    }

    @Test("Random bytes are read or give an error", arguments: 1...40)
    func randomBytes(seed: UInt64) {
        var random = Seeded(seed: seed)
        for length in [0, 1, 2, 3, 7, 16, 64, 300] {
            #expect(read(Data((0..<length).map { _ in UInt8(random.next(below: 256)) })) > 0)
        }
    }

    @Test("Valid data with changed, lost or doubled bytes are read or give an error", arguments: 1...20)
    func damagedData(seed: UInt64) async throws {
        var random = Seeded(seed: seed)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
        }
        let text = NSAttributedString(string: "styled", attributes: [.foregroundColor: UIColor.red, .kern: 2])
        let originals = [
            await NSItemProvider(object: UIColor.red).data(UIColor.itemType).value,
            await NSItemProvider(object: text).data(NSAttributedString.itemType).value,
            image.pngData(), image.jpegData(compressionQuality: 0.5), Data("https://swift.org/größe".utf8),
        ]
        for original in try originals.map({ try #require($0) }) {
            var data = original
            for _ in 0..<(1 + random.next(below: 4)) {
                let place = data.startIndex + random.next(below: data.count)
                switch random.next(below: 3) {
                case 0: data[place] = UInt8(random.next(below: 256))
                case 1: data = data.prefix(upTo: place) + [0]
                default: data += data.suffix(from: place)
                }
            }
            _ = read(data)
        }
    }

    @Test("NaN values and ranges beyond the end do no harm")
    func hostileArchives() throws {
        let color = try PropertyListSerialization.data(
            fromPropertyList: ["red": Double.nan, "green": Double.infinity, "blue": -5.0, "alpha": Double.nan],
            format: .binary, options: 0)
        let read = try UIColor.object(withItemProviderData: color, typeIdentifier: UIColor.itemType).cgColor
        #expect(read.red == CGFloat(0))
        #expect(read.green == CGFloat(0))
        #expect(read.alpha == CGFloat(0))
        let runs: [[String: Any]] = [
            ["length": -4, "kern": 1.0], ["length": 3, "fontName": "none at all", "fontSize": Double.nan],
            ["length": Int.max, "kern": Double.infinity, "underline": 1],
        ]
        let text = try PropertyListSerialization.data(
            fromPropertyList: ["string": "hello", "runs": runs], format: .binary, options: 0)
        let made = try NSAttributedString.object(
            withItemProviderData: text, typeIdentifier: NSAttributedString.itemType)
        #expect(made.string == "hello")
        #expect(made.attributes(at: 4, effectiveRange: nil)[.underlineStyle] as? Int == 1)
        #expect(made.attributes(at: 4, effectiveRange: nil)[.kern] == nil)
    }

    @Test("Invalid data give the completion an error")
    func wrongData() async {
        let provider = NSItemProvider()
        for type in ["public.png", "public.url", UIColor.itemType] {
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
                completion(Data([0xFF, 0xFE, 0x00]), nil)
                return nil
            }
        }
        #expect(await provider.object(UIImage.self).code == .itemUnavailableError)
        #expect(await provider.object(NSURL.self).code == .itemUnavailableError)
        #expect(await provider.object(UIColor.self).code == .itemUnavailableError)
    }
}
