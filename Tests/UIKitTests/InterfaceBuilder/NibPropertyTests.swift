// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import InterfaceDocuments
import ObjectiveCRuntime
import QuartzCore
import Testing

@testable import UIKit

private struct StandardError: TextOutputStream {
    nonisolated(unsafe) static var stream = StandardError()
    mutating func write(_ string: String) { FileHandle.standardError.write(Data(string.utf8)) }
}

@MainActor
@Suite("Properties and runtime attributes of nibs")
struct NibPropertyTests {
    @Test("Runtime attributes are texts for numbers, and parts of a layer's structures")
    func convertedAttributes() throws {
        var builder = DocumentBuilder()
        let view = builder.add(
            "UIView", nil, [:],
            runtime: [
                InterfaceProperty("layer.cornerRadius", .string("4", key: nil)),
                InterfaceProperty("tag", .string("12", key: nil)),
                InterfaceProperty("layer.transform.rotation.z", .number(0.5)),
                InterfaceProperty("layer.shadowOffset.height", .number(3)),
                InterfaceProperty("layer.owner", .string("card", key: nil)),
            ])
        builder.setTopLevel(view)
        let made = try #require(builder.nib.instantiate(withOwner: nil).first as? UIView)
        #expect(made.layer.cornerRadius == 4)
        #expect(made.tag == 12)
        #expect(made.layer.transform.m12 == CATransform3DMakeRotation(0.5, 0, 0, 1).m12)
        #expect(made.layer.shadowOffset.height == 3)
        #expect(made.layer.value(forKey: "owner") as? String == "card")
    }

    @Test("A list cell of a collection view has the indentation of the nib")
    func listCell() throws {
        var builder = DocumentBuilder()
        let cell = builder.add(
            "UICollectionViewListCell", nil, ["indentationLevel": .number(2), "indentationWidth": .number(20)])
        builder.setTopLevel(cell)
        let made = try #require(builder.nib.instantiate(withOwner: nil).first as? UICollectionViewListCell)
        #expect(made.indentationLevel == 2)
        #expect(made.indentationWidth == 20)
    }

    @Test("Tables and collection views have the same key values for selection, focus and editing")
    func listValues() {
        let lists: [UIScrollView] = [
            UITableView(), UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
        ]
        let keys = [
            "allowsSelection", "allowsSelectionDuringEditing", "allowsMultipleSelection",
            "allowsMultipleSelectionDuringEditing", "remembersLastFocusedIndexPath", "selectionFollowsFocus",
            "editing", "prefetchingEnabled",
        ]
        for list in lists {
            for key in keys {
                for value in [true, false] {
                    list.setValue(value, forKey: key)
                    #expect(list.value(forKey: key) as? Bool == value, "\(key)")
                }
            }
            let view = UIView()
            list.setValue(view, forKey: "backgroundView")
            #expect(list.value(forKey: "backgroundView") as? UIView === view)
        }
    }

    @Test("fact N92: runtime attributes that cannot be set are warnings, and the nib is loaded")
    func failedAttributes() async throws {
        let result = try #require(
            await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    var builder = DocumentBuilder()
                    let view = builder.add(
                        "UIView", NibBadge.self, ["tag": .color(.white(0, 1))],
                        runtime: [
                            InterfaceProperty("noSuchKey", .number(1)), InterfaceProperty("frame.size", .number(1)),
                            InterfaceProperty("cornerSize", .color(.white(0, 1))),
                        ])
                    builder.setTopLevel(view)
                    let made = builder.nib.instantiate(withOwner: nil).first as? UIView
                    precondition(made?.tag == 0)
                    let address = String(UInt(bitPattern: ObjectIdentifier(made!)), radix: 16)
                    print("object at 0x\(address)", to: &StandardError.stream)
                }
            })
        let message = String(decoding: result.standardErrorContent, as: UTF8.self)
        let address = try #require(message.firstMatch(of: /object at (0x[0-9a-f]+)/)?.1)
        let start = "user defined inspected property on (UIKitTests.NibBadge): "
        let name = "<UIKitTests.NibBadge \(address)>"
        #expect(
            message.contains(
                "Failed to set (noSuchKey) \(start)[\(name) setValue:forUndefinedKey:]: this class is not key value "
                    + "coding-compliant for the key noSuchKey."))
        #expect(message.contains("Failed to set (frame.size) \(start)The value for the key frame of \(name) is CGRect"))
        #expect(message.contains("Failed to set (cornerSize) \(start)The value for the key cornerSize of \(name) is"))
        #expect(message.contains("Test.xib: The value for the key tag of \(name) is UIColor, and must be Int."))
    }

    @Test("Numbers that are too large for a whole number are no values of enumerations", arguments: [1e300, -1e300])
    func hugeNumbers(number: Double) throws {
        var builder = DocumentBuilder()
        let configuration = ["cornerStyle", "buttonSize", "titleAlignment", "imagePlacement"].map {
            InterfaceProperty($0, .number(number))
        }
        let button = builder.add(
            "UIButton", nil, ["buttonType": .number(number), "configuration": .values(configuration)])
        let constraint = builder.add(
            "NSLayoutConstraint", nil, ["firstItem": .object(button), "firstAttribute": .number(number)])
        let view = builder.add(
            "UIView", NibBadge.self,
            ["subviews": .objects([button]), "constraints": .objects([constraint]), "tag": .number(number)])
        let table = builder.add("UITableView", nil, ["style": .number(number)])
        let item = builder.add("UIBarButtonItem", nil, ["systemItem": .number(number)])
        builder.setTopLevel(view, table, item)
        let made = builder.nib.instantiate(withOwner: nil)
        #expect(made.count == 3)
        #expect((made.first as? UIView)?.constraints.isEmpty == true)
    }

    @Test("Headers have the height of their titles in documents of all versions of Interface Builder")
    func headerHeights() throws {
        for (style, heights) in [(0.0, [22.0, 28]), (1, [10, 18])] {
            for height in heights {
                var builder = DocumentBuilder()
                let table = builder.add(
                    "UITableView", nil,
                    [
                        "style": .number(style), "sectionHeaderHeight": .number(height),
                        "sectionFooterHeight": .number(height),
                    ])
                builder.setTopLevel(table)
                let made = try #require(builder.nib.instantiate(withOwner: nil).first as? UITableView)
                #expect(made.sectionHeaderHeight == UITableView.automaticDimension)
                #expect(made.sectionFooterHeight == UITableView.automaticDimension)
            }
        }
    }
}
