// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import InterfaceDocuments

/// The form of a value in a document.
indirect enum ValueKind: Sendable {
    /// YES or NO.
    case flag
    /// A number with a decimal point.
    case number
    /// A text. With a suffix, its translations are under the object's identifier, a point and the suffix.
    case text(suffix: String?)
    /// A name that stands for a number.
    case choice([String: Double])
    /// A text that stands for true. Any other text is false.
    case equals(String)
    /// The name of an image. The attribute `catalog` tells whether it is a symbol of the system.
    case image
    /// The identifier of another object.
    case reference
    /// A child element that is a color, a font, a size and the like.
    case value
    /// A child element whose attributes are flags, each for a bit.
    case options([String: Double])
    /// A child element that is an object.
    case object(ElementRole)
    /// Child elements that are objects, or are lists of objects.
    case objects(ElementRole)
    /// A child element whose attributes are properties of the object.
    case group([AttributeRule])
    /// A child element whose attributes are values by name.
    case record([AttributeRule])
    /// Child elements for which the compiler has code.
    case special(SpecialRule)
    /// Data of the editor, without meaning when the app runs.
    case ignored
}

extension ValueKind {
    /// Whether the value is an object, or a list of objects.
    var isObject: Bool {
        switch self {
        case .object, .objects: true
        default: false
        }
    }

    /// Whether the name of a child element is enough to find its rule.
    var isFoundByElement: Bool {
        switch self {
        case .object, .objects, .group, .record, .special, .ignored: true
        case .flag, .number, .text, .choice, .equals, .image, .reference, .value, .options: false
        }
    }
}

/// Child elements that need code of their own.
enum SpecialRule: Sendable {
    /// The states of a button.
    case states
    /// The effect of a visual effect view.
    case effect
}

/// The part that an object plays in its document. It restricts the places where its element can be.
enum ElementRole: Sendable {
    case view, controller, guide, constraint, gesture, barItem, navigationItem, section, layout, segment, placeholder
    case other
}

/// The meaning of an attribute, or of a child element with that key or name.
struct AttributeRule: Sendable {
    /// The attribute's name in the document, or the key or the name of the child element.
    var name: String
    /// The key of the property in Objective-C.
    var key: String
    /// The form of the value.
    var kind: ValueKind
    /// The value if the attribute is absent. Nil if nothing is set then.
    var absent: InterfaceValue?
    /// The value of an object that was made in code, which need not be set. Nil if the property is always set.
    var inCode: InterfaceValue?
    /// Whether UIKit has the property already.
    var isAvailable = true

    /// The rule for a property that UIKit does not have yet. It is reported, and not compiled.
    var unavailable: AttributeRule {
        var rule = self
        rule.isAvailable = false
        return rule
    }
}

extension AttributeRule {
    /// A truth value with the same default in documents and in code.
    static func flag(_ name: String, key: String? = nil, _ standard: Bool) -> AttributeRule {
        flag(name, key: key, absent: standard, inCode: standard)
    }

    /// A truth value with different defaults.
    static func flag(_ name: String, key: String? = nil, absent: Bool?, inCode: Bool?) -> AttributeRule {
        AttributeRule(
            name: name, key: key ?? name, kind: .flag, absent: absent.map(InterfaceValue.bool),
            inCode: inCode.map(InterfaceValue.bool))
    }

    /// A number, and the value that it has in code.
    static func number(
        _ name: String, key: String? = nil, _ inCode: Double? = nil, absent: Double? = nil
    ) -> AttributeRule {
        AttributeRule(
            name: name, key: key ?? name, kind: .number, absent: absent.map(InterfaceValue.number),
            inCode: inCode.map(InterfaceValue.number))
    }

    /// A text that is not translated.
    static func plainText(_ name: String, key: String? = nil) -> AttributeRule {
        AttributeRule(name: name, key: key ?? name, kind: .text(suffix: nil), inCode: .null)
    }

    /// A text that can be translated.
    static func text(_ name: String, key: String? = nil, suffix: String? = nil) -> AttributeRule {
        AttributeRule(name: name, key: key ?? name, kind: .text(suffix: suffix ?? key ?? name), inCode: .null)
    }

    /// A name out of a list, and the names for absence in documents and for the default in code.
    static func choice(
        _ name: String, key: String? = nil, _ choices: [String: Double], absent: String? = nil, inCode: String? = nil
    ) -> AttributeRule {
        AttributeRule(
            name: name, key: key ?? name, kind: .choice(choices), absent: absent.map { .number(choices[$0]!) },
            inCode: inCode.map { .number(choices[$0]!) })
    }

    /// A truth value that is true for one text.
    static func equals(_ name: String, key: String, _ text: String) -> AttributeRule {
        AttributeRule(name: name, key: key, kind: .equals(text), inCode: .bool(false))
    }

    /// The name of an image.
    static func image(_ name: String, key: String? = nil) -> AttributeRule {
        AttributeRule(name: name, key: key ?? name, kind: .image, inCode: .null)
    }

    /// The identifier of another object.
    static func reference(_ name: String, key: String? = nil) -> AttributeRule {
        AttributeRule(name: name, key: key ?? name, kind: .reference)
    }

    /// A child element with a key that is a color, a font, a size and the like.
    static func value(_ name: String, key: String? = nil, inCode: InterfaceValue = .null) -> AttributeRule {
        AttributeRule(name: name, key: key ?? name, kind: .value, inCode: inCode)
    }

    /// A child element with flags for bits.
    static func options(
        _ name: String, key: String? = nil, _ bits: [String: Double], inCode: Double? = nil
    ) -> AttributeRule {
        AttributeRule(
            name: name, key: key ?? name, kind: .options(bits), inCode: inCode.map(InterfaceValue.number))
    }

    /// A child element that is an object.
    static func object(_ name: String, key: String? = nil, _ role: ElementRole = .view) -> AttributeRule {
        AttributeRule(name: name, key: key ?? name, kind: .object(role))
    }

    /// A list of objects.
    static func objects(_ name: String, key: String? = nil, _ role: ElementRole) -> AttributeRule {
        AttributeRule(name: name, key: key ?? name, kind: .objects(role))
    }

    /// A child element whose attributes are properties of the object.
    static func group(_ name: String, _ rules: [AttributeRule]) -> AttributeRule {
        AttributeRule(name: name, key: name, kind: .group(rules))
    }

    /// A child element whose attributes are values by name.
    static func record(_ name: String, key: String? = nil, _ rules: [AttributeRule]) -> AttributeRule {
        AttributeRule(name: name, key: key ?? name, kind: .record(rules))
    }

    /// Child elements for which the compiler has code.
    static func special(_ name: String, key: String, _ rule: SpecialRule) -> AttributeRule {
        AttributeRule(name: name, key: key, kind: .special(rule))
    }

    /// An attribute or a child element of the editor.
    static func ignored(_ name: String) -> AttributeRule { AttributeRule(name: name, key: name, kind: .ignored) }

    /// Attributes or child elements of the editor.
    static func ignored(_ names: [String]) -> [AttributeRule] { names.map { .ignored($0) } }
}
