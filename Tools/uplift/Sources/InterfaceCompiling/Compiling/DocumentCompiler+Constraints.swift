// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import InterfaceDocuments

extension DocumentCompiler {
    /// Adds the items, attributes and numbers of a constraint, with all defaults.
    func compileConstraint(_ element: DocumentElement, of owner: Int?, into object: inout InterfaceObject) {
        var written: [String: InterfaceValue] = [:]
        for property in object.properties { written[property.key] = property.value }
        var result: [InterfaceProperty] = []
        func add(_ key: String, _ value: InterfaceValue) { result.append(InterfaceProperty(key, value)) }

        let first = element["firstItem"].map { item($0, element) } ?? owner
        let second = element["secondItem"].map { item($0, element) }
        // Without its first item, the constraint is not created when the document is loaded.
        if let first, second != .some(nil) { add("firstItem", .object(first)) }
        add("firstAttribute", .number(attribute("firstAttribute", element)))
        let relation = element["relation"] ?? "equal"
        if Choices.relation[relation] == nil {
            messages.refuse(element.line, "the relation \"\(relation)\" of a constraint is unknown")
        }
        add("relation", .number(Choices.relation[relation] ?? 0))
        if case .some(.some(let second)) = second {
            add("secondItem", .object(second))
            add("secondAttribute", .number(attribute("secondAttribute", element)))
        } else {
            add("secondAttribute", .number(0))
        }
        if element["multiplier"] != nil, written["multiplier"] == nil {
            messages.refuse(element.line, "the multiplier \"\(element["multiplier"]!)\" of a constraint is no ratio")
        }
        add("multiplier", written["multiplier"] ?? .number(1))
        add("constant", written["constant"] ?? .number(0))
        if let priority = written["priority"], priority != .number(1000) { add("priority", priority) }
        if let identifier = written["identifier"] { add("identifier", identifier) }
        object.properties = result
    }

    /// The index of a constraint's item: a view or a layout guide.
    private func item(_ id: String, _ element: DocumentElement) -> Int? {
        guard let index = index(of: id, line: element.line, for: "a constraint") else { return nil }
        let role = items[index].entry.rule.role
        guard role == .view || role == .guide else {
            messages.refuse(element.line, "a constraint refers to \"\(id)\", which is not a view or a layout guide")
            return nil
        }
        return index
    }

    private func attribute(_ name: String, _ element: DocumentElement) -> Double {
        if let number = element[name].flatMap({ Choices.layoutAttribute[$0] }) { return number }
        messages.refuse(element.line, "the \(name) \"\(element[name] ?? "")\" of a constraint is unknown")
        return 0
    }
}
