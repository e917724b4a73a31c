// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation
import UIKit
import UIKitTesting

/// A screen with a clipboard that another app uses too.
@MainActor
struct PasteboardStage {
    let screen = TestScreen(size: CGSize(width: 200, height: 200))
    var board: UIPasteboard {
        screen.use()
        return UIPasteboard.general
    }
    var clipboard: HeadlessClipboard {
        screen.use()
        return DisplayConnection.current.display!.clipboard as! HeadlessClipboard
    }

    /// Puts data on the clipboard as another app would. Contents whose data are nil never arrive.
    func copyElsewhere(_ contents: [(format: String, data: Data?)]) {
        clipboard.offerFromOtherApp(
            DataOffer(formats: contents.map(\.format)) { format, answer in
                if let data = contents.first(where: { $0.format == format })?.data { answer(data) }
            })
    }

    /// Returns the text that another app would paste.
    func paste(_ format: String) -> String? {
        clipboard.readWaiting(format, limit: 1 << 20, atMost: 5).data.map { String(decoding: $0, as: UTF8.self) }
    }

    func picture(_ size: CGFloat = 2) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: size, height: size))
        }
    }
}
