// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit
import UIKitTesting

@testable import gallery

/// A temporary folder with the players' file, and pages that are opened on it.
@MainActor
struct PlayersFileStage {
    let folder: ScratchFolder
    let screen = TestScreen(size: CGSize(width: 900, height: 844))

    init() throws { folder = try ScratchFolder() }

    var store: PlayersStore { PlayersStore(directory: folder.url) }

    func page() -> PlayersByHandController {
        let page = PlayersByHandController(store: store)
        screen.show(UINavigationController(rootViewController: page))
        screen.advance(by: 0.3)
        return page
    }

    func notice(_ page: UIViewController) -> String? { page.view.all(NoticeView.self).first?.text }
}
