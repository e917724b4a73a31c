// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Groups and sorts names by the letters of the user's language, for a table with a section index.
///
/// An object's name comes from a method or a property. Write `Player.fullName` instead of
/// `#selector(Player.fullName)`, and `\.name` instead of `#selector(getter: Player.name)`.
///
/// ## Caveats
/// Chinese, Korean, Arabic, Hebrew and Indian names are all in section `#`.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
    /// The locale whose alphabet and sort order apply.
    private var locale = Locale.preferredLanguages.first.map { Locale(identifier: $0) } ?? .current

    public required override init() {
        super.init()
    }

    convenience init(_ locale: Locale) {
        self.init()
        self.locale = locale
    }

    private var alphabet: IndexAlphabet { IndexAlphabet(language: locale.language.languageCode?.identifier ?? "en") }

    /// Returns the collation of the user's language.
    open class func current() -> Self { Self() }

    /// The titles of the sections: the letters, and `#` for names that belong to no letter.
    open var sectionTitles: [String] { alphabet.letters + ["#"] }

    /// The titles of the section index; the same as ``sectionTitles``.
    open var sectionIndexTitles: [String] { sectionTitles }

    /// Returns the number of the section for the section index title at `indexTitleIndex`.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

    private func section(of name: String) -> Int {
        let alphabet = alphabet
        return alphabet.letter(of: name, in: locale) ?? alphabet.letters.count
    }

    private func sorted<Object>(_ array: [Object], by name: (Object) -> String) -> [Object] {
        let named = array.enumerated().map { (offset: $0.offset, name: name($0.element), object: $0.element) }
        return named.sorted { one, other in
            switch one.name.compare(other.name, options: [], range: nil, locale: locale) {
            case .orderedAscending: true
            case .orderedDescending: false
            case .orderedSame: one.offset < other.offset
            }
        }.map(\.object)
    }
}

extension UILocalizedIndexedCollation {
    // MARK: Names from methods

    /// Returns the number of the section to which an object belongs. `selector` is the method that returns the object's
    /// name.
    public func section<Object: AnyObject>(
        for object: Object, collationStringSelector selector: @MainActor (Object) -> @MainActor () -> String
    ) -> Int {
        section(of: selector(object)())
    }

    /// Returns the number of the section to which an object belongs. `selector` is the method that returns the object's
    /// name.
    @_disfavoredOverload
    public func section<Object>(for object: Object, collationStringSelector selector: (Object) -> () -> String) -> Int {
        section(of: selector(object)())
    }

    /// Returns the objects sorted by their names. `selector` is the method that returns an object's name. Objects with
    /// equal names keep their order.
    public func sortedArray<Object: AnyObject>(
        from array: [Object], collationStringSelector selector: @MainActor (Object) -> @MainActor () -> String
    ) -> [Object] {
        sorted(array) { selector($0)() }
    }

    /// Returns the objects sorted by their names. `selector` is the method that returns an object's name. Objects with
    /// equal names keep their order.
    @_disfavoredOverload
    public func sortedArray<Object>(
        from array: [Object], collationStringSelector selector: (Object) -> () -> String
    ) -> [Object] {
        sorted(array) { selector($0)() }
    }

    /// Returns the number of the section to which an object belongs. `selector` is the name of the method or property
    /// that returns the object's name.
    public func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        section(of: name(of: object, selector))
    }

    /// Returns the objects sorted by their names. `selector` is the name of the method or property that returns an
    /// object's name. Objects with equal names keep their order.
    public func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        sorted(array) { name(of: $0, selector) }
    }

    private func name(of object: Any, _ selector: Selector) -> String {
        MethodCall.send(selector, to: object as AnyObject) as? String ?? ""
    }

    // MARK: Names from properties

    /// Returns the number of the section to which an object belongs. `selector` is the key path of the object's name.
    public func section<Object>(for object: Object, collationStringSelector selector: KeyPath<Object, String>) -> Int {
        section(of: object[keyPath: selector])
    }

    /// Returns the objects sorted by their names. `selector` is the key path of an object's name. Objects with equal
    /// names keep their order.
    public func sortedArray<Object>(
        from array: [Object], collationStringSelector selector: KeyPath<Object, String>
    ) -> [Object] {
        sorted(array) { $0[keyPath: selector] }
    }
}
