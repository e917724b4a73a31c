// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NSItemProvider {
    /// The domain of the errors that loads end with. ``ErrorCode`` has their codes.
    public class var errorDomain: String { "NSItemProviderErrorDomain" }

    public enum ErrorCode: Int, Error, Sendable {
        case unknownError = -1
        /// There is no such representation, or it could not be had.
        case itemUnavailableError = -1000
        /// What came is of another class than the one that was asked for.
        case unexpectedValueClassError = -1100
        /// What came cannot be made what was asked for.
        case unavailableCoercionError = -1200
    }

    static func error(_ code: ErrorCode, _ description: String, because cause: (any Error)? = nil) -> NSError {
        var info: [String: Any] = [NSLocalizedDescriptionKey: description]
        if let cause { info[NSUnderlyingErrorKey] = cause }
        return NSError(domain: errorDomain, code: code.rawValue, userInfo: info)
    }

    /// What a completion is told of an error on the way: an item provider's own is told as it is.
    static func loadError(_ typeIdentifier: String, because cause: any Error) -> any Error {
        let known = cause as NSError
        let isOwn = known.domain == errorDomain
        let isCancellation = (cause as? CocoaError)?.code == .userCancelled
        if isOwn || isCancellation { return cause }
        return error(.itemUnavailableError, "Cannot load a representation of type \(typeIdentifier).", because: cause)
    }
}
