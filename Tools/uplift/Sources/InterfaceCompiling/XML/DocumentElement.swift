// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// An element of an XML document, with its line.
struct DocumentElement: Sendable {
    /// The element's name.
    var name: String
    /// The attributes by name.
    var attributes: [String: String]
    /// The line in the file, from 1 on.
    var line: Int
    /// The position among all elements of the document. It identifies the element.
    var number: Int
    /// The elements inside the element, in the order of the file.
    var children: [DocumentElement] = []
    /// The text inside the element, without that of its children.
    var text = ""

    /// The value of an attribute.
    subscript(attribute: String) -> String? { attributes[attribute] }

    /// The name of the parent's property that the element is the value of.
    var key: String? { attributes["key"] }

    /// The element's identifier in the document.
    var id: String? { attributes["id"] }

    /// The first child of a name.
    func child(_ name: String) -> DocumentElement? { children.first { $0.name == name } }

    /// The child that is the value of a property.
    func child(key: String) -> DocumentElement? { children.first { $0.key == key } }
}

/// The reason why a file is not an XML document, with the line of the fault.
struct DocumentFault: Error, Equatable {
    var line: Int
    var reason: String
}
