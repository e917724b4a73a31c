// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NSItemProvider {
    /// The domain of load errors. ``ErrorCode`` has their codes.
    public class var errorDomain: String { "NSItemProviderErrorDomain" }

    /// The codes of load errors.
    public enum ErrorCode: Int, Error, Sendable {
        /// The load failed for an unknown reason.
        case unknownError = -1
        /// There is no representation of the type, or it could not be loaded.
        case itemUnavailableError = -1000
        /// The loaded item has another class than requested.
        case unexpectedValueClassError = -1100
        /// The loaded item cannot be converted to the requested type.
        case unavailableCoercionError = -1200
    }

    static func error(_ code: ErrorCode, _ description: String, because cause: (any Error)? = nil) -> NSError {
        var info: [String: Any] = [NSLocalizedDescriptionKey: description]
        if let cause { info[NSUnderlyingErrorKey] = cause }
        return NSError(domain: errorDomain, code: code.rawValue, userInfo: info)
    }

    /// The error that the completion of a load gets if `cause` has made the load fail. An item provider error or a
    /// cancellation stays unchanged. Any other error becomes the underlying error of a new one.
    static func loadError(_ typeIdentifier: String, because cause: any Error) -> any Error {
        let known = cause as NSError
        let isOwn = known.domain == errorDomain
        let isCancellation = (cause as? CocoaError)?.code == .userCancelled
        if isOwn || isCancellation { return cause }
        return error(.itemUnavailableError, "Cannot load a representation of type \(typeIdentifier).", because: cause)
    }
}
