// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Two lists of players side by side. A row is dragged within its list or into the other one.
class LineupViewController: UIViewController {
    @IBOutlet private(set) var bench: PlayersList!
    @IBOutlet private(set) var field: PlayersList!

    override func viewDidLoad() {
        super.viewDidLoad()
        bench.show([
            Player("Mina Park", "Goalkeeper"), Player("Ada Novak", "Defender"), Player("Zoe Lund", "Midfielder"),
            Player("Ines Roy", "Forward"),
        ])
        field.show([
            Player("Lea Costa", "Goalkeeper"), Player("Ida Berg", "Defender"), Player("Kim Ono", "Forward"),
        ])
    }
}
