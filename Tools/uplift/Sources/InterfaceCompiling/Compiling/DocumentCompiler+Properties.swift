// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import InterfaceDocuments

/// The object whose properties are compiled.
struct RuleContext {
    /// The object's identifier, with which the keys of translations begin.
    var id: String
    /// The name of the object's class, for messages.
    var className: String
    /// Whether the document is refused because of the class, so that its properties need no warnings.
    var isRefused = false
    /// The beginning of the properties in the keys of translations: `normal` for those of a button's normal state.
    var prefix: String?
    /// The position of a segment, whose title has a key of the control.
    var segment: Int?

    /// The key of a text's translations.
    func translationKey(_ suffix: String) -> String? {
        guard !id.isEmpty else { return nil }
        if let segment { return suffix == "title" ? "\(id).segmentTitles[\(segment)]" : nil }
        guard let prefix else { return "\(id).\(suffix)" }
        return "\(id).\(prefix)\(suffix.prefix(1).uppercased())\(suffix.dropFirst())"
    }
}

extension DocumentCompiler {
    /// The properties of an element by its rules, without those that have the same value in an object made in code.
    ///
    /// If `isVariation` is true, all values in the element are taken, and no others.
    func properties(
        of element: DocumentElement, _ rules: RuleSet, _ context: RuleContext, isVariation: Bool = false
    ) -> [InterfaceProperty] {
        var children: [String: [DocumentElement]] = [:]
        for child in element.children {
            if let rule = rules.rule(for: child) {
                children[rule.name, default: []].append(child)
            } else if !(isVariation && child.name == "mask"), !context.isRefused {
                messages.warn(
                    child.line,
                    "the element <\(child.name)>\(child.key.map { " for \($0)" } ?? "") of <\(element.name)> is unknown"
                )
            }
        }
        if !context.isRefused { report(element) { rules[$0] != nil } }
        var result: [InterfaceProperty] = []
        for rule in rules.rules {
            if case .ignored = rule.kind { continue }
            // The frame in a variation is that of the editor's canvas.
            if isVariation, rule.name == "frame" { continue }
            let found = children[rule.name] ?? []
            if case .group(let inner) = rule.kind {
                for child in found {
                    result += properties(of: child, RuleSet(inner), context, isVariation: isVariation)
                }
                continue
            }
            if !rule.isAvailable, let child = found.first, rule.inCode ?? .null == .null {
                // Objects were reported when they were collected.
                if child.name != "nil", !rule.kind.isObject { reportUnavailable(rule, child.line, context) }
                continue
            }
            let written = value(of: rule, element, found, context)
            guard let value = written ?? (isVariation ? nil : rule.absent) else { continue }
            guard isVariation || value != rule.inCode && value != .null else { continue }
            guard rule.isAvailable else {
                if written != nil { reportUnavailable(rule, element.line, context) }
                continue
            }
            result.removeAll { $0.key == rule.key }
            result.append(InterfaceProperty(rule.key, value))
        }
        return result
    }

    /// Warns of a property that UIKit does not have yet.
    private func reportUnavailable(_ rule: AttributeRule, _ line: Int, _ context: RuleContext) {
        guard !context.isRefused else { return }
        messages.warn(line, "not available yet: \(context.className).\(rule.key)")
    }

    /// Warns of attributes that are not known.
    func report(_ element: DocumentElement, isKnown: (String) -> Bool) {
        for name in element.attributes.keys.sorted() where !isKnown(name) {
            messages.warn(element.line, "the attribute \(name) of <\(element.name)> is unknown")
        }
    }

    /// The value that an attribute or child elements have for a rule. Nil if there is none, or if it is not understood.
    private func value(
        of rule: AttributeRule, _ element: DocumentElement, _ children: [DocumentElement], _ context: RuleContext
    ) -> InterfaceValue? {
        if let child = children.first, child.name == "nil" { return .null }
        switch rule.kind {
        case .object:
            return children.flatMap(objects(in:)).compactMap { positions[$0.number] }.first.map { .object($0) }
        case .objects:
            guard !children.isEmpty else { return nil }
            let indices = children.flatMap(objects(in:)).compactMap { positions[$0.number] }
            return indices.isEmpty ? nil : .objects(indices)
        case .options(let bits): return children.first.map { .number(number(of: $0, bits)) }
        case .record(let inner):
            guard let child = children.first else { return nil }
            var context = context
            context.className += ".\(rule.key)"
            return .values(properties(of: child, RuleSet(inner), context))
        case .special(.states): return children.isEmpty ? nil : states(children, context)
        case .special(.effect): return children.first.flatMap(effect(of:))
        case .value: return children.first.flatMap(value(of:))
        case .flag, .number, .text, .choice, .equals, .image, .reference:
            let child = children.first
            if let child { checkAttributes(of: child) }
            guard let text = element[rule.name] ?? child.flatMap(text(of:)) else { return nil }
            return value(of: text, rule, child ?? element, context)
        case .group, .ignored: return nil
        }
    }

    /// The value of an attribute's text.
    private func value(
        of text: String, _ rule: AttributeRule, _ element: DocumentElement, _ context: RuleContext
    ) -> InterfaceValue? {
        let use = "the attribute \(rule.name) of <\(element.name)>"
        switch rule.kind {
        case .flag:
            if let flag = ["YES": true, "NO": false][text] { return .bool(flag) }
        case .number:
            if let number = rule.key == "multiplier" ? ratio(text) : number(text) { return .number(number) }
        case .text(let suffix): return .string(text, key: suffix.flatMap(context.translationKey))
        case .choice(let choices):
            if let number = choices[text] { return .number(number) }
        case .equals(let one): return .bool(text == one)
        case .image: return image(text, of: element)
        case .reference: return index(of: text, line: element.line, for: use).map { .object($0) }
        default: return nil
        }
        messages.warn(element.line, "the value \"\(text.prefix(80))\" of \(use) is not understood")
        return nil
    }

    /// The text of a child element that stands for an attribute.
    private func text(of child: DocumentElement) -> String? {
        switch child.name {
        case "string", "mutableString", "localizedString": string(of: child)
        case "imageReference": child["image"]
        default: child["value"] ?? child["name"]
        }
    }

    /// The number of an element with flags for bits.
    func number(of element: DocumentElement, _ bits: [String: Double]) -> Double {
        var result = 0
        for (name, text) in element.attributes.sorted(by: { $0.key < $1.key }) where name != "key" {
            if let bit = bits[name] {
                if text == "YES" { result |= Int(bit) }
            } else {
                messages.warn(element.line, "the attribute \(name) of <\(element.name)> is unknown")
            }
        }
        return Double(result)
    }

    /// A finite number.
    func number(_ text: String) -> Double? {
        Double(text).flatMap { $0.isFinite ? $0 : nil }
    }

    /// A number, or a ratio of two: `2:3` or `1/3`.
    private func ratio(_ text: String) -> Double? {
        let parts = text.split(separator: text.contains(":") ? ":" : "/", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return number(text) }
        guard let first = number(String(parts[0])), let second = number(String(parts[1])), second != 0 else {
            return nil
        }
        let result = first / second
        return result.isFinite ? result : nil
    }

    // MARK: Buttons and effects

    private func states(_ children: [DocumentElement], _ context: RuleContext) -> InterfaceValue? {
        var result: [InterfaceProperty] = []
        for child in children {
            guard let name = child.key, ["normal", "highlighted", "selected", "disabled", "focused"].contains(name)
            else {
                messages.warn(child.line, "the state \"\(child.key ?? "")\" of a button is not understood")
                continue
            }
            var inner = context
            inner.prefix = name
            let values = properties(of: child, RuleSet(ElementTable.stateRules), inner)
            guard !values.isEmpty else { continue }
            if name == "focused" {
                messages.warn(child.line, "not available yet: the state focused of a button")
            } else {
                result.append(InterfaceProperty(name, .values(values)))
            }
        }
        return result.isEmpty ? nil : .values(result)
    }

    /// The kind of an effect and its style. A vibrancy effect has that of its blur, and a style of its own.
    private func effect(of element: DocumentElement) -> InterfaceValue? {
        let blur = element.name == "blurEffect" ? element : element.child("blurEffect")
        let isVibrant = element.name == "vibrancyEffect"
        var values = [InterfaceProperty("kind", .string(isVibrant ? "vibrancy" : "blur", key: nil))]
        let style = blur?["style"] ?? "extraLight"
        if let number = Choices.blur[style] {
            values.append(InterfaceProperty("style", .number(number)))
        } else {
            messages.warn(element.line, "the effect style \"\(style.prefix(80))\" is not understood")
        }
        if isVibrant, let style = element["style"].flatMap({ Choices.vibrancy[$0] }) {
            values.append(InterfaceProperty("vibrancyStyle", .number(style)))
        }
        return .values(values)
    }
}
