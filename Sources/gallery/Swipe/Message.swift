// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A letter in the inbox.
struct Message: Codable, Equatable, Sendable {
    let sender: String
    let subject: String
    var isRead = false
    var isFlagged = false

    static let samples: [Message] = [
        Message(sender: "Ada Lovelace", subject: "Notes on the analytical engine"),
        Message(sender: "Hedy Lamarr", subject: "Hopping between frequencies", isFlagged: true),
        Message(sender: "Emmy Noether", subject: "What symmetry keeps", isRead: true),
        Message(sender: "Grace Hopper", subject: "Found a moth in relay 70"),
        Message(sender: "Katherine Johnson", subject: "The numbers for the landing", isRead: true),
        Message(sender: "Mary Somerville", subject: "On the connexion of the sciences", isRead: true),
        Message(sender: "Sofja Kowalewski", subject: "A top that is not symmetrical"),
        Message(sender: "Lise Meitner", subject: "A walk in the snow", isRead: true, isFlagged: true),
        Message(sender: "Maryam Mirzakhani", subject: "Doodles on large paper", isRead: true),
        Message(sender: "Rosalind Franklin", subject: "Picture 51", isRead: true),
        Message(sender: "Annie Cannon", subject: "Another thousand stars today", isRead: true),
        Message(sender: "Mary Anning", subject: "Something with long teeth, at low tide"),
    ]
}
