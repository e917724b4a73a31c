// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import InterfaceDocuments

extension DocumentCompiler {
    func note(_ subject: InterfaceUse.Subject, _ element: DocumentElement) {
        uses.append(InterfaceUse(line: element.line, subject: subject))
    }

    /// Notes the class of an object, its outlets and its actions.
    func noteUses(of element: DocumentElement) {
        // The class of a reference to a storyboard is that of a scene there.
        if element.name == "viewControllerPlaceholder" {
            if let name = element["storyboardName"], element["bundleIdentifier"] == nil {
                note(.storyboard(name), element)
            }
            return
        }
        let name = customClass(of: element)
        if let name { note(.customClass(name), element) }
        for connection in element.children.filter({ $0.name == "connections" }).flatMap(\.children) {
            switch connection.name {
            case "outlet", "outletCollection":
                if let name, let property = connection["property"] {
                    note(.outlet(property, ofClass: name), connection)
                }
            case "action":
                if let selector = connection["selector"] { note(.action(selector), connection) }
            case "segue":
                if let identifier = connection["identifier"] { note(.segue(identifier), connection) }
                if let selector = connection["unwindAction"] { note(.action(selector), connection) }
            default: continue
            }
        }
    }

    /// The image with a name: a symbol of the system, or one of the app.
    func image(_ name: String, of element: DocumentElement) -> InterfaceValue {
        let isSymbol = element["catalog"] == "system"
        if !isSymbol { note(.image(name), element) }
        return .image(name, isSymbol: isSymbol)
    }
}
