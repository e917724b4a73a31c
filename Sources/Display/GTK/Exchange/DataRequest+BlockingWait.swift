// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension DataRequest {
    /// A copy of the request whose callbacks are deferred: those that become due during a blocking wait are called
    /// after that wait.
    @MainActor
    func deferred(by blockingWait: BlockingWait) -> DataRequest {
        var request = self
        if let progress {
            request.progress = { count in blockingWait.whenOver { progress(count) } }
        }
        request.completion = { [completion] result in blockingWait.whenOver { completion(result) } }
        return request
    }
}
