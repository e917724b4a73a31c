// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A buffer for data that arrives in pieces, with a size limit.
struct DataCollector {
    /// The result of a piece of data or an error.
    enum Step: Equatable {
        /// The data is incomplete; `count` bytes have arrived so far.
        case incomplete(count: Int)
        case end(Result<Data, DataReadError>)
        /// The new piece or error was ignored, because the data was already complete or an error had already ended it.
        case ignored
    }

    private let limit: Int
    private var data = Data()
    private var isOver = false

    init(limit: Int) {
        self.limit = limit
    }

    /// Appends a piece of data; an empty piece marks the end. Returns whether more data is expected, the data has
    /// ended, or the piece was ignored.
    mutating func received(_ piece: Data) -> Step {
        guard !isOver else { return .ignored }
        if piece.isEmpty { return end(.success(data)) }
        // The size of the piece is compared with the rest of the limit, because the sum of both sizes could overflow.
        guard piece.count <= limit - data.count else { return end(.failure(.tooLarge(limit: limit))) }
        data.append(piece)
        return .incomplete(count: data.count)
    }

    /// Ends the data with an error; ignores the error if the data has ended already.
    mutating func failed(_ error: DataReadError) -> Step {
        isOver ? .ignored : end(.failure(error))
    }

    private mutating func end(_ result: Result<Data, DataReadError>) -> Step {
        isOver = true
        data = Data()
        return .end(result)
    }
}
