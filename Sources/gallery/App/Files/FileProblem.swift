// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// The reason why a page renames its file to keep it: the file cannot be read, or another program has written it.
enum FileProblem {
    case damaged
    /// The file has this format version, which is newer than the gallery supports.
    case newer(Int)
    case folder
    /// The file cannot be read, for the given reason.
    case unreadable(String)
    /// Another program has written the file since the page read the file or found no file.
    case writtenElsewhere

    /// The word for the problem in the name that the renamed file gets, for example `players.damaged-1.json`.
    var name: String {
        switch self {
        case .damaged: "damaged"
        case .newer: "newer"
        case .folder: "folder"
        case .unreadable: "unreadable"
        case .writtenElsewhere: "other"
        }
    }

    /// The predicate of the message about the problem, such as "is damaged". Its subject is the file's name.
    var words: String {
        switch self {
        case .damaged: "is damaged"
        case .newer(let version): "was written by a newer version (\(version))"
        case .folder: "is a folder, where the page keeps a file"
        case .unreadable(let reason): "could not be read: \(reason)"
        case .writtenElsewhere: "was written by somebody else while this page was open"
        }
    }

    /// The end of the message about the renamed file, after its new name: advice on recovering the file, if there is
    /// any.
    ///
    /// - Parameter name: the file's original name.
    func advice(_ name: String) -> String {
        switch self {
        case .damaged: ""
        case .newer: ", whole: a newer gallery reads it once it is called \(name) again"
        case .folder: ", with all that is in it"
        case .unreadable: ": call it \(name) again once it can be read"
        case .writtenElsewhere: "; what this page shows is \(name) now"
        }
    }
}

/// The error of a save that was not tried, because another gallery process holds the file's lock.
enum SaveError: LocalizedError {
    case openElsewhere(URL)

    var errorDescription: String? {
        switch self {
        case .openElsewhere(let file):
            "\(file.lastPathComponent) is open in another gallery. What is changed here is not saved: close the other one, "
                + "and open this page again."
        }
    }
}

extension Error {
    /// The reason why a file could not be read or written, without a final period. It is the system's message for the
    /// error code if Foundation has no better text.
    var fileReason: String {
        let cause = (self as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        if let cause, cause.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(cause.code))) }
        let words =
            switch (self as? CocoaError)?.code {
            case .fileReadNoPermission?, .fileWriteNoPermission?: String(cString: strerror(EACCES))
            case .fileNoSuchFile?, .fileReadNoSuchFile?: String(cString: strerror(ENOENT))
            case .fileWriteOutOfSpace?: String(cString: strerror(ENOSPC))
            case .fileWriteVolumeReadOnly?: String(cString: strerror(EROFS))
            case .fileReadUnknown?: "it cannot be read as a file"
            case .fileWriteUnknown?: "it cannot be written there"
            default: localizedDescription
            }
        return words.hasSuffix(".") ? String(words.dropLast()) : words
    }
}
