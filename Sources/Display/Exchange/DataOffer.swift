// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a program gives others, in one or several formats; the data is made when somebody asks.
package struct DataOffer {
    /// MIME types; of two of a kind the one that says more is first.
    package var formats: [String]

    /// Makes the data of a format; nil where it cannot be had.
    ///
    /// Asked for anew each time. The second argument is to be called once, from any thread.
    package var provide: @MainActor (String, @escaping @Sendable (Data?) -> Void) -> Void

    package init(
        formats: [String], provide: @escaping @MainActor (String, @escaping @Sendable (Data?) -> Void) -> Void
    ) {
        self.formats = formats
        self.provide = provide
    }
}

/// What another program, or this one, gives: the clipboard, or a drag that is over a window.
@MainActor
package protocol DataSource: AnyObject {
    /// The formats there are, as MIME types; of two of a kind the one that says more is first.
    var formats: [String] { get }

    /// Asks for data.
    @discardableResult
    func read(_ request: DataRequest) -> any DataRead
}

/// A wish for data of another program.
package struct DataRequest {
    package var format: String
    /// The most bytes that are taken.
    package var limit: Int
    /// Told of the bytes that have come so far.
    package var progress: (@MainActor (Int) -> Void)?
    /// Called once, and not before the call that asks has returned.
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

    /// Seconds without a byte after which a read ends. Ours: a program that is only slow says something meanwhile.
    package static let patience = 20.0
}

/// Data that is on its way.
@MainActor
package protocol DataRead: AnyObject {
    /// Wants no more of it: ends with ``DataReadError/cancelled``, unless it has ended already.
    func cancel()
}

/// Why data of another program did not come.
package enum DataReadError: Error, Equatable, CustomStringConvertible {
    /// In the display's words.
    case unavailable(String)
    case tooLarge(limit: Int)
    case stalled
    case cancelled

    package var description: String {
        switch self {
        case .unavailable(let reason): "The other program gave no data: \(reason)"
        case .tooLarge(let limit): "The other program gave more than \(limit) bytes."
        case .stalled: "The other program gave nothing for \(Int(DataRequest.patience)) seconds."
        case .cancelled: "The data is not wanted any more."
        }
    }
}
