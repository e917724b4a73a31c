// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import InterfaceDocuments
import Testing

@testable import InterfaceCompiling

/// A nib with top-level objects. The first of them begins in line 5.
func nib(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>
    \(objects)
    </objects>
    </document>
    """
}

/// A storyboard with scenes. The first of them begins in line 4.
func storyboard(_ scenes: String, initial: String? = nil, rest: String = "") -> String {
    let entry = initial.map { "initialViewController=\"\($0)\"" } ?? ""
    return """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \(entry)>
        <scenes>
        \(scenes)
        </scenes>
        \(rest)
        </document>
        """
}

func scene(_ objects: String) -> String {
    "<scene sceneID=\"s\(objects.hashValue)\"><objects>\(objects)</objects></scene>"
}

func compile(_ text: String) -> InterfaceCompilation {
    InterfaceCompilation(of: Data(text.utf8), file: "Screens/Main.xib", module: "Shop")
}

extension InterfaceCompilation {
    /// The object with an identifier.
    func object(_ id: String) -> InterfaceObject? { document?.objects.first { $0.id == id } }

    /// The index of the object with an identifier.
    func index(_ id: String) -> Int? { document?.objects.firstIndex { $0.id == id } }

    /// The value that an object has for a key.
    func value(_ id: String, _ key: String) -> InterfaceValue? { object(id)?[key] }

    /// The texts of the warnings.
    var warned: [String] { warnings.map(\.text) }

    /// The texts of the refusals.
    var refused: [String] { refusals.map(\.text) }
}

extension InterfaceObject {
    subscript(key: String) -> InterfaceValue? { properties.first { $0.key == key }?.value }

    /// The keys of the properties, in their order.
    var keys: [String] { properties.map(\.key) }
}
