// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import InterfaceDocuments

@testable import UIKit

/// Builds compiled storyboards and nibs for tests.
@MainActor
struct DocumentBuilder {
    private(set) var document: InterfaceDocument

    init(_ file: String = "Test.xib") {
        document = InterfaceDocument(file: file)
    }

    /// Adds an object, and returns its index.
    mutating func add(
        _ className: String, _ type: AnyClass? = nil, _ properties: [String: InterfaceValue] = [:],
        order: [String] = [], runtime: [InterfaceProperty] = [], connections: [InterfaceConnection] = [],
        variations: [InterfaceVariation] = []
    ) -> Int {
        let sorted = properties.sorted {
            (order.firstIndex(of: $0.key) ?? 99, $0.key) < (order.firstIndex(of: $1.key) ?? 99, $1.key)
        }
        document.objects.append(
            InterfaceObject(
                id: "id-\(document.objects.count)", line: document.objects.count, className: className,
                customClass: type.map { NSStringFromClass($0) },
                properties: sorted.map { InterfaceProperty($0.key, $0.value) }, runtimeAttributes: runtime,
                connections: connections, variations: variations))
        return document.objects.count - 1
    }

    /// Adds a constraint, and returns its index.
    mutating func addConstraint(
        _ first: Int, _ firstAttribute: NSLayoutConstraint.Attribute, to second: Int? = nil,
        _ secondAttribute: NSLayoutConstraint.Attribute = .notAnAttribute, constant: Double = 0,
        variations: [InterfaceVariation] = []
    ) -> Int {
        var properties: [String: InterfaceValue] = [
            "firstItem": .object(first), "firstAttribute": .number(Double(firstAttribute.rawValue)),
            "relation": .number(0), "secondAttribute": .number(Double(secondAttribute.rawValue)),
            "multiplier": .number(1), "constant": .number(constant),
        ]
        if let second { properties["secondItem"] = .object(second) }
        return add("NSLayoutConstraint", nil, properties, variations: variations)
    }

    /// Changes an object that was added.
    mutating func change(_ index: Int, _ change: (inout InterfaceObject) -> Void) {
        change(&document.objects[index])
    }

    /// Connects objects that were added.
    mutating func connect(_ index: Int, _ connection: InterfaceConnection) {
        document.objects[index].connections.append(connection)
    }

    mutating func setTopLevel(_ indices: Int...) { document.topLevel = indices }

    /// Adds a scene. The first one is the initial one.
    mutating func addScene(_ controller: Int, identifier: String? = nil, view: Int? = nil, topLevel: [Int] = []) {
        document.scenes.append(
            InterfaceScene(controller: controller, identifier: identifier, view: view, topLevel: topLevel))
        document.initialScene = 0
    }

    /// The nib, after it was written and read.
    var nib: UINib { UINib(data: Data(document.compiled), bundle: nil) }

    /// The storyboard, after it was written and read.
    var storyboard: UIStoryboard {
        let read = NibSource.read(Data(document.compiled), from: document.file)
        return UIStoryboard(NibSource(read, bundle: .main, name: nil))
    }
}
