// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The names that Swift gives to methods and properties for calls by name.
enum SelectorName {
    /// Returns the name of a method, such as `tap:` for `tap(_:)` and `moveFrom:to:` for `move(from:to:)`.
    ///
    /// - Parameter labels: the labels of the arguments; `_` for none.
    static func method(_ name: String, labels: [String], throws: Bool = false, async: Bool = false) -> String {
        var pieces: [String] = []
        for (index, label) in labels.enumerated() {
            let label = label == "_" ? "" : label
            pieces.append(index == 0 ? first(name, label) : label)
        }
        let completion = async ? "completionHandler" : `throws` ? "error" : nil
        if let completion {
            let base = `throws` && !async ? "AndReturnError" : "WithCompletionHandler"
            pieces.append(pieces.isEmpty ? name + base : completion)
        }
        return pieces.isEmpty ? name : pieces.map { $0 + ":" }.joined()
    }

    /// Returns the name of a method that is not declared in the program, but in a framework. Frameworks' names join the
    /// method's name and its first label, as in `popViewControllerAnimated:`.
    static func frameworkMethod(_ name: String, labels: [String]) -> String {
        guard !labels.isEmpty else { return name }
        let pieces = labels.map { $0 == "_" ? "" : $0 }
        return ([name + capitalized(pieces[0])] + pieces.dropFirst()).map { $0 + ":" }.joined()
    }

    static func setter(_ property: String) -> String { "set\(capitalized(property)):" }

    private static func first(_ name: String, _ label: String) -> String {
        guard !label.isEmpty else { return name }
        let needsWith = !isPreposition(firstWord(label)) && !isPreposition(lastWord(name))
        return name + (needsWith ? "With" : "") + capitalized(label)
    }

    private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

    private static func firstWord(_ text: String) -> Substring {
        text.prefix(1) + text.dropFirst().prefix { !$0.isUppercase }
    }

    private static func lastWord(_ text: String) -> Substring {
        guard let start = text.lastIndex(where: \.isUppercase) else { return text[...] }
        return text[start...]
    }

    private static func isPreposition(_ word: Substring) -> Bool { prepositions.contains(word.lowercased()) }

    /// The words that the compiler takes for prepositions.
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
        "until", "using", "via", "when", "with", "within",
    ]
}
