// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The keys of properties, by which they are read, set and observed.
extension SwiftProgram {
    /// The key of a property of the program.
    func key(of member: MemberDeclaration, in body: TypeBody) -> String {
        guard member.isOverride, member.explicitName == nil else { return member.selector }
        return keys(ofProperty: member.name, in: body.key, from: body.module).first ?? member.name
    }

    /// The keys that a property can have. There is one if its type is known, or if all properties with its name have
    /// the same key.
    ///
    /// - Parameters:
    ///   - type: the type that has the property; nil if it is not known.
    ///   - module: the module that uses the property.
    func keys(ofProperty name: String, in type: String?, from module: Int) -> Set<String> {
        let declared = (placesByName[name] ?? []).filter { place in
            guard case .property = member(at: place).kind else { return false }
            return isVisible(place, from: module) && !member(at: place).isStatic
        }
        // An override without a name of its own has that of the original.
        func key(_ places: [MemberPlace]) -> String? {
            places.lazy.compactMap { self.member(at: $0).explicitName }.first
                ?? places.first { !self.member(at: $0).isOverride }.map { _ in name }
        }
        let framework = interface?.hasProperty(name) ?? true ? AppleClasses.key(ofProperty: name) : name
        if let type, declares(type) || interface?.hasType(type) ?? false {
            for ancestor in ancestors(of: type) {
                if let key = key(declared.filter { bodies[$0.body].key == ancestor }) { return [key] }
            }
            return [framework]
        }
        let dynamic = declared.filter { isDynamic(member(at: $0), in: bodies[$0.body]) }
        var keys = Set(dynamic.compactMap { key([$0]) })
        if keys.isEmpty || interface?.hasProperty(name) ?? false { keys.insert(framework) }
        return keys
    }
}
