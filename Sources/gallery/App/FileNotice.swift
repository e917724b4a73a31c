// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a page says of the file it is kept in.
struct FileNotice {
    /// What came of reading it, such as that it was damaged; said until it is put away.
    private var reading: String?
    /// What came of writing it, such as that somebody else had; said until it is put away.
    private var writing: String?
    /// Why it could not be saved, until it can be.
    private var saving: String?

    init(_ reading: String? = nil) { self.reading = reading }

    /// - Parameters:
    ///   - reading: the result of reading the file, if the user should know it; said until it is put away.
    ///   - saving: the reason why nothing can be saved; said until something is, or until it is put away.
    init(_ reading: String?, saving: String?) { (self.reading, self.saving) = (reading, saving) }

    /// The notice of a page that has just read its file, with what no page was there to show.
    @MainActor
    init<Document>(_ loaded: DocumentFile<Document>.Loaded, of file: URL) {
        self.init(loaded.notice, saving: loaded.obstacle)
        for words in UntoldNews.take(of: file) { add(words) }
    }

    /// nil where there is nothing to say.
    var text: String? {
        let past = [reading, writing].compactMap { $0 }
        return saving ?? (past.isEmpty ? nil : past.joined(separator: "\n"))
    }

    /// Says something besides, until it is put away.
    mutating func add(_ text: String) { reading = [reading, text].compactMap { $0 }.joined(separator: "\n") }

    /// Somebody has read it, and closes it. What still cannot be saved next time is said again.
    mutating func putAway() { (reading, writing, saving) = (nil, nil, nil) }

    /// Says what came of saving: why it failed, until it succeeds.
    mutating func show(_ outcome: SaveOutcome) {
        saving = outcome.failure
        if let news = outcome.news { writing = news }
    }
}
