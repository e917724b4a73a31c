// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension SwiftProgram {
    /// Returns the message about a `#selector` or `#keyPath` whose member neither the program nor UIKit declares.
    ///
    /// It is nil if any declaration has the name, or if the type can inherit it from a class that is not known, such as
    /// one of Foundation.
    func unknownName(in expression: SelectorExpression) -> String? {
        let name = expression.name
        guard let interface, !interface.hasName(name), !ObjectMembers.names.contains(name),
            !(placesByName[name] ?? []).contains(where: { isMatch($0, expression) }),
            let types = searchedTypes(of: expression), types.allSatisfy({ isKnown($0, interface) })
        else { return nil }
        let shown = expression.labels.map { MemberDeclaration.fullName(name, $0) } ?? name
        let message =
            switch expression.base {
            case nil: RefusalRule.unknownName.message(shown)
            case "self", "super": RefusalRule.unknownMember.message("Value of type", types[0].withoutModule, shown)
            default: RefusalRule.unknownMember.message("Type", types[0].withoutModule, shown)
            }
        return closestName(to: expression, in: types).map { "\(message) Did you mean '\($0)'?" } ?? message
    }

    /// The keys of the types whose members the expression can name; nil if they are not known.
    private func searchedTypes(of expression: SelectorExpression) -> [String]? {
        let module = moduleOfSource[expression.source]
        let scopes = expression.scope.indices.reversed().map { index in
            fullName(of: expression.scope[index], in: Array(expression.scope.prefix(index)), from: module)
        }
        switch expression.base {
        case nil: return scopes
        case "self", "Self", "super": return scopes.first.map { [$0] }
        case let base?: return isExpression(base) ? nil : [fullName(of: base, in: expression.scope, from: module)]
        }
    }

    /// Whether all members of a type are known: it is one of the program or of UIKit, and so are its superclasses.
    func isKnown(_ type: String, _ interface: AppleInterface) -> Bool {
        if interface.hasType(type) || type == "NSObject" { return true }
        for key in [type] + superclasses(of: type) {
            let declarations = (bodiesOfType[key] ?? []).map { bodies[$0] }.filter { $0.kind != .extensionOfType }
            guard let body = declarations.first else { return false }
            guard body.kind == .classType, let first = body.inherited.first else { continue }
            let superclass = fullName(of: first, in: body.scope, from: body.module)
            let isDeclared = bodiesOfType[superclass]?.contains { bodies[$0].kind != .extensionOfType } ?? false
            guard isDeclared || superclass == "NSObject" || interface.hasType(superclass) else { return false }
        }
        return true
    }

    /// Returns the class of UIKit from which a class inherits, if no declaration but that of the class has a member's
    /// name; nil otherwise, and if a superclass is not known.
    func superclass(withoutMember name: String, of type: String, _ interface: AppleInterface) -> String? {
        guard !interface.hasName(name), !ObjectMembers.names.contains(name), isKnown(type, interface),
            !name.hasPrefix("keyPathsForValuesAffecting"),
            !(placesByName[name] ?? []).contains(where: { bodies[$0.body].key != type })
        else { return nil }
        let root = superclasses(of: type).last ?? type
        let superclass = classBody(root)?.inherited.first
        return superclass.flatMap { interface.isClass($0) && interface.isAvailable($0) ? $0 : nil }
    }

    /// The member of the program whose name resembles that of an expression most: one of the searched types and their
    /// superclasses, or else of any type.
    private func closestName(to expression: SelectorExpression, in types: [String]) -> String? {
        let bodies = types.flatMap { [$0] + superclasses(of: $0) }.flatMap { bodiesOfType[$0] ?? [] }
        let near = bodies.flatMap { self.bodies[$0].members.map(\.declaration) }
        let all = placesByName.values.joined().lazy.map { member(at: $0) }
        return closestName(to: expression, among: near) ?? closestName(to: expression, among: Array(all))
    }

    private func closestName(to expression: SelectorExpression, among members: [MemberDeclaration]) -> String? {
        let name = Array(expression.name.utf8)
        let found = members.filter { ($0.labels == nil) == (expression.kind != .method) }.map { member in
            (distance: name.editDistance(to: Array(member.name.utf8)), member: member)
        }
        let closest = found.min { ($0.distance, $0.member.fullName) < ($1.distance, $1.member.fullName) }
        guard let closest, closest.distance <= max(1, name.count / 3) else { return nil }
        return expression.labels == nil ? closest.member.name : closest.member.fullName
    }
}

/// The members of `NSObject` and of its protocols that can be called by name.
enum ObjectMembers {
    static let names: Set<String> = [
        "init", "copy", "mutableCopy", "copyWithZone", "mutableCopyWithZone", "description", "debugDescription", "hash",
        "superclass", "isEqual", "self", "class", "classForCoder", "classForKeyedArchiver", "responds",
        "conforms", "isKind", "isMember", "isProxy", "perform", "method", "methodForSelector", "instanceMethod",
        "doesNotRecognizeSelector", "forwardingTarget", "value", "setValue", "values", "setValuesForKeys",
        "dictionaryWithValues", "validateValue", "mutableArrayValue", "mutableSetValue", "mutableOrderedSetValue",
        "setNilValueForKey", "addObserver", "removeObserver", "observeValue", "observationInfo", "willChangeValue",
        "didChangeValue", "willChange", "didChange", "awakeAfter", "replacementObject", "encode", "dealloc", "retain",
        "release", "autorelease", "retainCount", "zone", "finalize", "autoContentAccessingProxy",
        "cancelPreviousPerformRequests", "scriptingProperties", "attributeKeys", "className",
    ]
}

extension String {
    /// The name of a type without the number of its module.
    fileprivate var withoutModule: String { replacing(/@[0-9]+/, with: "") }
}

extension [UInt8] {
    /// The number of bytes that are inserted, removed or replaced to get another text.
    fileprivate func editDistance(to other: [UInt8]) -> Int {
        var row = [Int](0...other.count)
        for (index, byte) in enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in other.indices {
                let replaced = diagonal + (byte == other[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = Swift.min(replaced, diagonal + 1, row[column] + 1)
            }
        }
        return row[other.count]
    }
}
