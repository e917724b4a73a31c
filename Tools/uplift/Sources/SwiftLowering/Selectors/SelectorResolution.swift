// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A member of a program: the number of its body, and its number in the body.
struct MemberPlace: Hashable, Sendable {
    var body: Int
    var member: Int
}

extension SwiftProgram {
    /// The meaning of a `#selector`: a name and the members that have it, or the reason why it has none. Members of
    /// frameworks are not known.
    enum Meaning {
        case name(String, [MemberPlace])
        case unknown(String)
    }

    func resolve(_ expression: SelectorExpression) -> Meaning {
        let (places, isCertain) = candidates(expression)
        guard let first = places.first else {
            return unknownName(in: expression).map(Meaning.unknown) ?? .name(frameworkName(expression), [])
        }
        if member(at: first).isStatic {
            return .unknown(RefusalRule.staticSelector.message(expression.name))
        }
        let names = Set(places.map { member(at: $0).selector })
        if !isCertain, names.count > 1 {
            let list = names.sorted().map { "“\($0)”" }.joined(separator: ", ")
            return .unknown(RefusalRule.ambiguousSelector.message(list))
        }
        let found = member(at: first)
        return .name(expression.kind == .setter ? SelectorName.setter(found.selector) : found.selector, [first])
    }

    func member(at place: MemberPlace) -> MemberDeclaration { bodies[place.body].members[place.member].declaration }

    /// The members that a selector can mean, and whether it is certain that it means the first one.
    private func candidates(_ expression: SelectorExpression) -> (places: [MemberPlace], isCertain: Bool) {
        let types = types(of: expression)
        for type in types {
            let found = (bodiesOfType[type] ?? []).flatMap { members(in: $0, for: expression) }
                .filter { isVisible($0, from: moduleOfSource[expression.source]) }
            if !found.isEmpty { return (sorted(found, by: expression.parameterTypes), true) }
        }
        // The type of an expression is not known. Any member of the program with this name is taken.
        guard isExpression(expression.base) || expression.base == nil,
            !(interface?.hasMember(expression.name, in: types) ?? false)
        else { return ([], true) }
        let found = (placesByName[expression.name] ?? []).filter {
            isMatch($0, expression) && isVisible($0, from: moduleOfSource[expression.source])
        }
        return (found, false)
    }

    /// Returns the types in which the method is searched, in order.
    private func types(of expression: SelectorExpression) -> [String] {
        let own = (0..<expression.scope.count).reversed().map { index in
            fullName(
                of: expression.scope[index], in: Array(expression.scope.prefix(index)),
                from: moduleOfSource[expression.source])
        }
        switch expression.base {
        case nil: return own.flatMap { ancestors(of: $0) }
        case "self", "Self": return own.prefix(1).flatMap { ancestors(of: $0) }
        case "super": return own.prefix(1).flatMap { ancestors(of: $0).dropFirst() }
        case let base?:
            guard !isExpression(base) else { return [] }
            let type = fullName(of: base, in: expression.scope, from: moduleOfSource[expression.source])
            return ancestors(of: type)
        }
    }

    /// Whether the base of a selector is an expression, and not the name of a type.
    func isExpression(_ base: String?) -> Bool {
        guard let base, !["self", "Self", "super"].contains(base), let last = base.split(separator: ".").last,
            let first = last.first(where: { $0 != "_" })
        else { return false }
        return !first.isUppercase && bodiesOfType[base] == nil || base.contains("(")
    }

    private func members(in body: Int, for expression: SelectorExpression) -> [MemberPlace] {
        let places = bodies[body].members.indices.map { MemberPlace(body: body, member: $0) }
        let found = places.filter { isMatch($0, expression) }
        return found.filter { !member(at: $0).isStatic } + found.filter { member(at: $0).isStatic }
    }

    func isMatch(_ place: MemberPlace, _ expression: SelectorExpression) -> Bool {
        let member = member(at: place)
        guard member.name == expression.name else { return false }
        return switch member.kind {
        case .method(let parameters):
            expression.kind == .method && (expression.labels.map { $0 == parameters.labels } ?? true)
        case .property: expression.kind != .method
        }
    }

    /// Moves the members to the front that have the written parameter types.
    private func sorted(_ places: [MemberPlace], by types: [String]?) -> [MemberPlace] {
        guard let types else { return places }
        return places.filter { hasTypes($0, types) } + places.filter { !hasTypes($0, types) }
    }

    private func hasTypes(_ place: MemberPlace, _ types: [String]) -> Bool {
        guard case .method(let parameters) = member(at: place).kind else { return false }
        return parameters.types.map(\.trimmedDescription) == types
    }

    private func frameworkName(_ expression: SelectorExpression) -> String {
        switch expression.kind {
        case .getter: return expression.name
        case .setter: return SelectorName.setter(AppleClasses.key(ofProperty: expression.name))
        case .method: break
        }
        let labels = expression.labels ?? []
        return MemberDeclaration.appleNames[MemberDeclaration.fullName(expression.name, labels)]
            ?? SelectorName.frameworkMethod(expression.name, labels: labels)
    }
}
