// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A request for data from another app.
package struct DataRequest {
    package var format: String
    /// The maximum number of bytes to read.
    package var limit: Int
    /// Called with the number of bytes that have arrived so far.
    package var progress: (@MainActor (Int) -> Void)?
    /// Called once, with the data or the error, and never before the call to `read` has returned.
    package var completion: @MainActor (Result<Data, DataReadError>) -> Void

    package init(
        _ format: String, limit: Int, progress: (@MainActor (Int) -> Void)? = nil,
        completion: @escaping @MainActor (Result<Data, DataReadError>) -> Void
    ) {
        self.format = format
        self.limit = limit
        self.progress = progress
        self.completion = completion
    }

    /// The number of seconds without any data after which a read fails. The value is our own choice: even a slow app
    /// sends some data in that time.
    package static let timeout = 20.0
}

/// A read in progress.
@MainActor
package protocol DataRead: AnyObject {
    /// Cancels the read, which then fails with ``DataReadError/cancelled``; no effect if it has ended already.
    func cancel()
}

/// An error while reading data from another app.
package enum DataReadError: Error, Equatable, CustomStringConvertible {
    /// The data is not available. The associated value is the display system's message.
    case unavailable(String)
    case tooLarge(limit: Int)
    case stalled
    case cancelled

    package var description: String {
        switch self {
        case .unavailable(let reason): "The other app gave no data: \(reason)"
        case .tooLarge(let limit): "The other app gave more than \(limit) bytes."
        case .stalled: "The other app gave nothing for \(Int(DataRequest.timeout)) seconds."
        case .cancelled: "The data is not wanted any more."
        }
    }
}
