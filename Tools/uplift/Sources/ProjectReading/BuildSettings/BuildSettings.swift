// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The build settings of a target.
///
/// They come in layers: the target's own, those of its configuration file, the project's, those of the project's
/// configuration file, and defaults. The first layer that has a setting determines it.
package struct BuildSettings: Sendable {
    /// The conditions under which conditional settings apply.
    package struct Conditions: Sendable {
        package var sdk: String
        package var architecture: String
        package var configuration: String

        package init(
            sdk: String = "iphonesimulator", architecture: String = "x86_64", configuration: String = "Debug"
        ) {
            (self.sdk, self.architecture, self.configuration) = (sdk, architecture, configuration)
        }
    }

    /// An assignment of a value to a setting.
    package struct Assignment: Equatable, Sendable {
        package var name: String
        /// Conditions such as `sdk=iphoneos*`, all of which must hold.
        package var conditions: [String]
        package var value: String

        /// - Parameter key: the name of the setting, with its conditions in brackets: `NAME[sdk=iphoneos*]`.
        package init(_ key: String, _ value: String) {
            let parts = key.split(separator: "[", omittingEmptySubsequences: false)
            name = String(parts[0].trimmedBlanks)
            conditions = parts.dropFirst().flatMap { part in
                part.split(separator: "]", maxSplits: 1, omittingEmptySubsequences: false)[0].split(separator: ",")
            }.map { String($0.trimmedBlanks) }
            self.value = value
        }
    }

    /// The values of each setting whose conditions hold. The first one determines the setting, and `$(inherited)` in a
    /// value stands for the next one.
    private let values: [String: [String]]

    /// - Parameter layers: the assignments of each layer in the order of the file, where a later one replaces an
    ///   earlier one.
    package init(layers: [[Assignment]], conditions: Conditions = Conditions()) {
        var values: [String: [String]] = [:]
        for assignment in layers.flatMap({ $0.reversed() })
        where assignment.conditions.allSatisfy({ BuildSettings.holds($0, conditions) }) {
            values[assignment.name, default: []].append(assignment.value)
        }
        self.values = values
    }

    /// - Parameter layers: the settings of each layer. Of several keys for a setting, the one with the most conditions
    ///   comes first.
    package init(layers: [[String: String]], conditions: Conditions = Conditions()) {
        self.init(layers: layers.map(BuildSettings.assignments), conditions: conditions)
    }

    /// The assignments of a dictionary, whose keys may have conditions.
    static func assignments(_ dictionary: [String: String]) -> [Assignment] {
        dictionary.sorted { $0.key < $1.key }.map { Assignment($0.key, $0.value) }
            .sorted { $0.conditions.count < $1.conditions.count }
    }

    /// The value of a setting with all references replaced by their values; empty if no layer has the setting.
    ///
    /// A setting that refers to itself through others is empty at that reference.
    package subscript(name: String) -> String {
        var expansion = SettingExpansion(values)
        return expansion.value(of: name)
    }

    /// The names of all settings, sorted.
    package var names: [String] { values.keys.sorted() }

    /// Whether a setting is `YES`.
    package func isOn(_ name: String) -> Bool { self[name] == "YES" }

    /// The words of a setting that is a list. Words in quotation marks may contain blanks.
    package func list(_ name: String) -> [String] { BuildSettings.words(self[name]) }

    /// Replaces each `$(NAME)` and `${NAME}` in a text by the value of the setting.
    package func expand(_ text: String) -> String {
        var expansion = SettingExpansion(values)
        return expansion.expand(text)
    }

    // MARK: - Lists and conditions

    /// Splits a text into words at blanks. Quotation marks keep words together, and a backslash keeps the next
    /// character.
    static func words(_ text: String) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var isEscaped = false
        for character in text {
            if isEscaped {
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == quote {
                quote = nil
            } else if quote == nil, character == "\"" || character == "'" {
                quote = character
                word = word ?? ""
            } else if quote == nil, character.isWhitespace {
                if let done = word { words.append(done) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        if let done = word { words.append(done) }
        return words
    }

    private static func holds(_ test: String, _ conditions: Conditions) -> Bool {
        let parts = test.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return false }
        let actual = ["sdk": conditions.sdk, "arch": conditions.architecture, "config": conditions.configuration]
        guard let value = actual[parts[0]] else { return false }
        return parts[1].hasSuffix("*") ? value.hasPrefix(parts[1].dropLast()) : value == parts[1]
    }
}

extension BuildSettings {
    /// No settings, as a package has.
    package static var none: BuildSettings { BuildSettings(layers: [[String: String]]()) }
}
