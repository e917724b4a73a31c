// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The messages that a page shows about its file.
struct FileNotice {
    /// A message about reading the file, for example that it was damaged. It shows until the user closes it.
    private var reading: String?
    /// A message about writing the file, for example that another program had written it. It shows until the user
    /// closes it.
    private var writing: String?
    /// The reason why the document could not be saved. It shows until a save succeeds or the user closes it.
    private var saving: String?

    init(_ reading: String? = nil) { self.reading = reading }

    /// A notice with up to two messages about the file.
    ///
    /// - Parameters:
    ///   - reading: the message about reading the file, if any; it shows until the user closes it.
    ///   - saving: the reason why nothing can be saved; it shows until a save succeeds or the user closes it.
    init(_ reading: String?, saving: String?) { (self.reading, self.saving) = (reading, saving) }

    /// The notice of a page that has just loaded its file. It also includes the messages about the file that arose
    /// while no page of the file was open.
    @MainActor
    init<Document>(_ loaded: DocumentFile<Document>.Loaded, of file: URL) {
        self.init(loaded.notice, saving: loaded.obstacle)
        for words in PendingMessages.removeAll(of: file) { add(words) }
    }

    /// The text to show: the reason why saving failed, or else the other messages; nil if there are no messages.
    var text: String? {
        let past = [reading, writing].compactMap { $0 }
        return saving ?? (past.isEmpty ? nil : past.joined(separator: "\n"))
    }

    /// Adds a message that shows until the user closes the notice.
    mutating func add(_ text: String) { reading = [reading, text].compactMap { $0 }.joined(separator: "\n") }

    /// Removes all messages, because the user has closed the notice. A later save that fails shows a message again.
    mutating func dismiss() { (reading, writing, saving) = (nil, nil, nil) }

    /// Shows the reason why a save failed, until a later save succeeds. Also shows the outcome's `warning`, if any,
    /// until the user closes the notice.
    mutating func show(_ outcome: SaveOutcome) {
        saving = outcome.failure
        if let warning = outcome.warning { writing = warning }
    }
}
