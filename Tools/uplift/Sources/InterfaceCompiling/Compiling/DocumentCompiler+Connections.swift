// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import InterfaceDocuments

extension DocumentCompiler {
    /// The connections of an object, in the order of the file.
    func connections(of element: DocumentElement) -> [InterfaceConnection] {
        element.children.filter { $0.name == "connections" }.flatMap(\.children).compactMap { child in
            switch child.name {
            case "outlet":
                return connection(child, "property").map { .outlet(property: $0, destination: $1) }
            case "outletCollection":
                let appends = child["appends"] == "YES"
                return connection(child, "property").map {
                    .outletCollection(property: $0, destination: $1, appends: appends)
                }
            case "action":
                return connection(child, "selector").map {
                    .action(selector: $0, destination: $1, events: events(of: child))
                }
            case "segue": return segue(child).map(InterfaceConnection.segue)
            case "nil": return nil
            default:
                messages.warn(child.line, "the connection <\(child.name)> is unknown")
                return nil
            }
        }
    }

    private static let connectionAttributes: Set<String> = [
        "property", "selector", "destination", "id", "eventType", "collectionClass", "appends",
    ]

    /// The name of a connection and the index of its destination.
    private func connection(_ element: DocumentElement, _ attribute: String) -> (String, Int)? {
        report(element, isKnown: Self.connectionAttributes.contains)
        guard let name = element[attribute], !name.isEmpty, let id = element["destination"] else {
            messages.refuse(element.line, "<\(element.name)> has no \(attribute) or no destination")
            return nil
        }
        return index(of: id, line: element.line, for: "the \(element.name) \(name)").map { (name, $0) }
    }

    private func events(of element: DocumentElement) -> UInt {
        guard let name = element["eventType"] else { return 0 }
        if let bits = Choices.events[name] { return UInt(bits) }
        messages.warn(element.line, "the event \"\(name)\" is unknown")
        return 0
    }

    // MARK: Segues

    private static let segueAttributes: Set<String> = [
        "destination", "kind", "id", "identifier", "relationship", "customClass", "customModule",
        "customModuleProvider", "modalPresentationStyle", "modalTransitionStyle", "animates", "unwindAction", "trigger",
        "destinationCreationSelector", "popoverAnchorView", "popoverAnchorBarButtonItem",
        "splitViewControllerTargetIndex", "key", "userLabel", "peekAndPopPresentation", "presentation",
    ]
    /// The kinds of compiled segues by older ones of documents, and by those of popovers.
    private static let segueKinds: [String: InterfaceSegue.Kind] = [
        "replace": .showDetail, "modal": .presentation, "popover": .presentation, "popoverPresentation": .presentation,
    ]

    private func segue(_ element: DocumentElement) -> InterfaceSegue? {
        report(element, isKnown: Self.segueAttributes.contains)
        let name = element["kind"] ?? ""
        guard let kind = InterfaceSegue.Kind(rawValue: name) ?? Self.segueKinds[name] else {
            messages.warn(element.line, "the kind \"\(name.prefix(80))\" of a segue is unknown: the segue is left out")
            return nil
        }
        guard let id = element["destination"] else {
            messages.refuse(element.line, "a segue has no destination")
            return nil
        }
        guard let destination = index(of: id, line: element.line, for: "a segue") else { return nil }
        let role = items[destination].entry.rule.role
        let isExit = items[destination].element.name == "exit"
        guard kind == .unwind ? isExit : role == .controller else {
            messages.refuse(
                element.line,
                "the destination \"\(id)\" of a segue is not \(kind == .unwind ? "an exit" : "a controller")")
            return nil
        }
        var result = InterfaceSegue(kind: kind, destination: destination)
        result.identifier = element["identifier"]
        result.customClass = customClass(of: element)
        result.modalPresentationStyle = style("modalPresentationStyle", Choices.presentation, element)
        result.modalTransitionStyle = style("modalTransitionStyle", Choices.transition, element)
        result.animates = element["animates"] != "NO"
        result.unwindAction = element["unwindAction"]
        result.creationSelector = element["destinationCreationSelector"]
        result.isTriggeredByAccessory = element["trigger"] == "accessoryAction"
        if name.hasPrefix("popover") {
            messages.warn(element.line, "not available yet: popovers. The segue's destination is presented")
        }
        for child in element.children where !["popoverArrowDirection", "nil", "segue"].contains(child.name) {
            messages.warn(child.line, "the element <\(child.name)> of <segue> is unknown")
        }
        return result
    }

    private func style(_ name: String, _ choices: [String: Double], _ element: DocumentElement) -> Int? {
        guard let text = element[name] else { return nil }
        if let number = choices[text] { return Int(number) }
        messages.warn(element.line, "the value \"\(text)\" of the attribute \(name) of <segue> is not understood")
        return nil
    }
}
