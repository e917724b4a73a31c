// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Puts names under the letters of the person's language, for a table with an index.
///
/// What a name is, is a method or a property of the objects: `#selector(Player.fullName)` is `Player.fullName` here,
/// and `#selector(getter: Player.name)` is `\.name`.
///
/// ## Caveats
/// Chinese, Korean, Arabic, Hebrew and Indian names are all under `#`.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
    /// Whose letters and order count.
    private var locale = Locale.preferredLanguages.first.map { Locale(identifier: $0) } ?? .current

    public required override init() {
        super.init()
    }

    convenience init(_ locale: Locale) {
        self.init()
        self.locale = locale
    }

    private var alphabet: IndexAlphabet { IndexAlphabet(language: locale.language.languageCode?.identifier ?? "en") }

    /// The one of the person's language.
    open class func current() -> Self { Self() }

    /// The letters, and `#` for what comes under none.
    open var sectionTitles: [String] { alphabet.letters + ["#"] }

    /// What stands in the index: the same.
    open var sectionIndexTitles: [String] { sectionTitles }

    /// The section that a title of the index stands for.
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
    // MARK: Names that are methods

    /// The section that an object belongs to.
    public func section<Object: AnyObject>(
        for object: Object, collationStringSelector selector: @MainActor (Object) -> @MainActor () -> String
    ) -> Int {
        section(of: selector(object)())
    }

    @_disfavoredOverload
    public func section<Object>(for object: Object, collationStringSelector selector: (Object) -> () -> String) -> Int {
        section(of: selector(object)())
    }

    /// The objects of a section in order: equal names stay as they were.
    public func sortedArray<Object: AnyObject>(
        from array: [Object], collationStringSelector selector: @MainActor (Object) -> @MainActor () -> String
    ) -> [Object] {
        sorted(array) { selector($0)() }
    }

    @_disfavoredOverload
    public func sortedArray<Object>(
        from array: [Object], collationStringSelector selector: (Object) -> () -> String
    ) -> [Object] {
        sorted(array) { selector($0)() }
    }

    // MARK: Names that are properties

    public func section<Object>(for object: Object, collationStringSelector selector: KeyPath<Object, String>) -> Int {
        section(of: object[keyPath: selector])
    }

    public func sortedArray<Object>(
        from array: [Object], collationStringSelector selector: KeyPath<Object, String>
    ) -> [Object] {
        sorted(array) { $0[keyPath: selector] }
    }
}
