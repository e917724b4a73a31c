// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import InterfaceDocuments

/// The names of the app's code that a document uses.
package struct InterfaceNames: Sendable {
    /// A name and the line where it is used.
    package struct Use: Hashable, Sendable {
        package var name: String
        package var line: Int
    }

    /// Classes of the app, with their modules.
    package var classes: [Use] = []
    /// Properties that outlets set, and first keys of runtime attributes.
    package var outlets: [Use] = []
    /// Selectors of actions, of unwind segues, and of methods that create controllers.
    package var selectors: [Use] = []

    /// Collects the names of a document, in the order of the file.
    package init(of document: InterfaceDocument) {
        for object in document.objects {
            if let name = object.customClass { classes.append(Use(name: name, line: object.line)) }
            for attribute in object.runtimeAttributes {
                let first = attribute.key.prefix { $0 != "." }
                outlets.append(Use(name: String(first), line: object.line))
            }
            for connection in object.connections {
                switch connection {
                case .outlet(let property, _), .outletCollection(let property, _, _):
                    outlets.append(Use(name: property, line: object.line))
                case .action(let selector, _, _): selectors.append(Use(name: selector, line: object.line))
                case .segue(let segue):
                    if let name = segue.customClass { classes.append(Use(name: name, line: object.line)) }
                    for selector in [segue.unwindAction, segue.creationSelector].compactMap({ $0 }) {
                        selectors.append(Use(name: selector, line: object.line))
                    }
                }
            }
        }
    }
}
