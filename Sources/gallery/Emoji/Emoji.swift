// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// An entry of the emoji dictionary.
struct Emoji: Codable, Equatable, Sendable {
    var symbol: String
    var name: String
    var description: String
    var usage: String
}

/// A category of emoji, which is a section of the table.
struct EmojiGroup: Codable, Equatable, Sendable {
    var title: String
    /// The letter that stands for the group in the section index at the table's edge.
    var letter: String
    var emojis: [Emoji]

    static let samples = [
        EmojiGroup(
            title: "Animals", letter: "A",
            emojis: [
                Emoji(symbol: "🐢", name: "Turtle", description: "A green animal in its shell", usage: "something slow"),
                Emoji(symbol: "🐘", name: "Elephant", description: "Grey, with its trunk down", usage: "a good memory"),
                Emoji(symbol: "🦊", name: "Fox", description: "A red head with pointed ears", usage: "cleverness"),
                Emoji(symbol: "🐙", name: "Octopus", description: "Eight arms", usage: "having too much to do at once"),
            ]),
        EmojiGroup(
            title: "Faces", letter: "F",
            emojis: [
                Emoji(
                    symbol: "😀", name: "Grinning face", description: "A wide smile with open eyes", usage: "happiness"),
                Emoji(
                    symbol: "😕", name: "Confused face", description: "A crooked mouth",
                    usage: "not being sure what to think"),
                Emoji(
                    symbol: "😍", name: "Heart eyes", description: "Hearts in place of the eyes",
                    usage: "love of something, or somebody"),
                Emoji(
                    symbol: "😴", name: "Sleeping face", description: "Closed eyes, and a letter or three",
                    usage: "being tired, or bored"),
            ]),
        EmojiGroup(
            title: "Meals", letter: "M",
            emojis: [
                Emoji(symbol: "🍝", name: "Spaghetti", description: "A plate with sauce", usage: "dinner"),
                Emoji(symbol: "🍎", name: "Apple", description: "A red one with a leaf", usage: "a small thing a day"),
                Emoji(symbol: "🍩", name: "Doughnut", description: "Pink icing", usage: "a reward"),
            ]),
        EmojiGroup(
            title: "Things", letter: "T",
            emojis: [
                Emoji(symbol: "🎲", name: "Die", description: "A cube with dots", usage: "taking a chance"),
                Emoji(symbol: "⛺", name: "Tent", description: "A small one by day", usage: "camping"),
                Emoji(symbol: "📚", name: "Books", description: "A stack of three", usage: "homework"),
                Emoji(symbol: "💔", name: "Broken heart", description: "Red, in two parts", usage: "great sadness"),
                Emoji(symbol: "🏁", name: "Chequered flag", description: "Black and white squares", usage: "being done"),
            ]),
    ]
}
