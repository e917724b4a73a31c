// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension DataRequest {
    /// The same, whose answers wait while the program stands still.
    @MainActor
    func heldBack(by standstill: Standstill) -> DataRequest {
        var request = self
        if let progress {
            request.progress = { count in standstill.whenOver { progress(count) } }
        }
        request.completion = { [completion] result in standstill.whenOver { completion(result) } }
        return request
    }
}
