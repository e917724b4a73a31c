// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension DataRequest {
    /// The same request, with its callbacks deferred until the end of a blocking wait.
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
