// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Data that comes piece by piece, up to a limit, and ends once.
struct DataCollector {
    enum Step: Equatable {
        /// There is more to come.
        case goOn(count: Int)
        case end(Result<Data, DataReadError>)
        /// It has ended already.
        case nothing
    }

    private let limit: Int
    private var data = Data()
    private var isOver = false

    init(limit: Int) {
        self.limit = limit
    }

    /// A further piece; an empty one is the end.
    mutating func received(_ piece: Data) -> Step {
        guard !isOver else { return .nothing }
        if piece.isEmpty { return end(.success(data)) }
        // The sum of both could be more than there are numbers.
        guard piece.count <= limit - data.count else { return end(.failure(.tooLarge(limit: limit))) }
        data.append(piece)
        return .goOn(count: data.count)
    }

    mutating func failed(_ error: DataReadError) -> Step {
        isOver ? .nothing : end(.failure(error))
    }

    private mutating func end(_ result: Result<Data, DataReadError>) -> Step {
        isOver = true
        data = Data()
        return .end(result)
    }
}
