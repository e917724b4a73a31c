// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import InterfaceDocuments

extension DocumentCompiler {
    // MARK: Runtime attributes

    /// The user-defined runtime attributes of an object, in the order of the file.
    func runtimeAttributes(of element: DocumentElement) -> [InterfaceProperty] {
        let attributes = element.children.filter { $0.name == "userDefinedRuntimeAttributes" }.flatMap(\.children)
        return attributes.compactMap { attribute in
            report(attribute, isKnown: ["keyPath", "type", "value", "catalog"].contains)
            guard let path = attribute["keyPath"], !path.isEmpty else {
                messages.warn(attribute.line, "a runtime attribute has no key path")
                return nil
            }
            if let value = runtimeValue(of: attribute, id: element.id, path) { return InterfaceProperty(path, value) }
            messages.warn(attribute.line, "the runtime attribute \(path) has no value that is understood")
            return nil
        }
    }

    private func runtimeValue(of attribute: DocumentElement, id: String?, _ path: String) -> InterfaceValue? {
        let child = attribute.children.first
        switch attribute["type"] ?? "" {
        case "boolean": return (attribute["value"] ?? child?["value"]).map { .bool($0 == "YES") }
        case "string", "localizedString":
            let text = attribute["value"] ?? child.map(string(of:)) ?? ""
            return .string(text, key: id.map { "\($0).\(path)" })
        case "image":
            return (attribute["value"] ?? child?["value"]).map {
                .image($0, isSymbol: attribute["catalog"] == "system")
            }
        case "number": return (attribute["value"] ?? child?["value"]).flatMap(number).map(InterfaceValue.number)
        case "nil": return .null
        case let type where ["size", "point", "rect", "range"].contains(type):
            return child.flatMap { $0.name == "nil" ? .null : structure(of: $0, type) }
        default: return child.flatMap(value(of:))
        }
    }

    // MARK: Variations

    /// The element with the values of its variation `default`, which hold in each size class. They take the places of
    /// the values that they replace. The frame stays, because that of a variation is the one of the editor's canvas.
    func mergingDefaultVariation(of element: DocumentElement) -> DocumentElement {
        guard let variation = element.children.first(where: { $0.name == "variation" && $0.key == "default" }) else {
            return element
        }
        var result = element
        for (name, value) in variation.attributes where name != "key" { result.attributes[name] = value }
        for value in variation.children where value.name != "mask" && !["frame", "frameInset"].contains(value.key) {
            let place = result.children.firstIndex {
                $0.name != "variation" && $0.key != nil && $0.key == value.key
            }
            if let place {
                result.children[place] = value
            } else {
                result.children.append(value)
            }
        }
        return result
    }

    /// The other values of an object for size classes, and what is not installed, from the least specific on.
    func variations(
        of element: DocumentElement, _ rules: RuleSet, _ context: RuleContext
    ) -> [InterfaceVariation] {
        var result: [InterfaceVariation] = []
        for child in element.children where child.name == "variation" {
            // Documents for iOS can have other values on the Mac.
            if child.key == "userInterfaceIdiom=mac" { continue }
            guard let (width, height) = sizeClasses(of: child) else {
                messages.warn(child.line, "the variation \"\(child.key ?? "")\" is not understood")
                continue
            }
            var variation = InterfaceVariation(widthClass: width, heightClass: height)
            if width != nil || height != nil {
                variation.properties = properties(of: child, rules, context, isVariation: true)
            }
            for reference in child.children.filter({ $0.name == "mask" }).flatMap(\.children) {
                guard let id = reference["reference"],
                    let index = index(of: id, line: reference.line, for: "a variation")
                else { continue }
                switch reference.name {
                case "exclude": variation.excluded.append(index)
                case "include": variation.included.append(index)
                default: messages.warn(reference.line, "the element <\(reference.name)> of <mask> is unknown")
                }
            }
            let isEmpty = variation.properties.isEmpty && variation.excluded.isEmpty && variation.included.isEmpty
            if !isEmpty { result.append(variation) }
        }
        func rank(_ variation: InterfaceVariation) -> Int {
            (variation.widthClass == nil ? 0 : 1) + (variation.heightClass == nil ? 0 : 1)
        }
        return (0...2).flatMap { wanted in result.filter { rank($0) == wanted } }
    }

    /// The raw values of the size classes in a variation's key. Both are nil for `default`.
    private func sizeClasses(of variation: DocumentElement) -> (Int?, Int?)? {
        var result: (Int?, Int?) = (nil, nil)
        guard let key = variation.key else { return nil }
        if key == "default" { return result }
        for part in key.split(separator: "-") {
            switch part {
            case "widthClass=compact": result.0 = 1
            case "widthClass=regular": result.0 = 2
            case "heightClass=compact": result.1 = 1
            case "heightClass=regular": result.1 = 2
            default: return nil
            }
        }
        return result
    }
}
