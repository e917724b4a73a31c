// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Content that the app offers to other apps in several formats. The data is produced on request.
package struct DataOffer {
    /// The MIME types of the content. Of similar types, the most specific one is first.
    package var formats: [String]

    /// Produces the data of a format, and passes the data, or nil on failure, to a completion handler.
    ///
    /// Called for each request, with the format and the handler. The closure must call the handler once, from any
    /// thread.
    package var provide: @MainActor (String, @escaping @Sendable (Data?) -> Void) -> Void

    package init(
        formats: [String], provide: @escaping @MainActor (String, @escaping @Sendable (Data?) -> Void) -> Void
    ) {
        self.formats = formats
        self.provide = provide
    }
}

/// A source of offered content: the clipboard, or a drag over a window. The content may come from this app too.
@MainActor
package protocol DataSource: AnyObject {
    /// The available formats as MIME types. Of similar types, the most specific one is first.
    var formats: [String] { get }

    /// Starts to read data, and returns an object that can cancel the read.
    @discardableResult
    func read(_ request: DataRequest) -> any DataRead
}
