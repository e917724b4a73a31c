// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A player in large letters. The card is arranged by constraints of the storyboard.
class CardViewController: UIViewController {
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var card: UIView!
    @IBOutlet private weak var cardTop: NSLayoutConstraint!
    var player: Player?

    override func viewDidLoad() {
        super.viewDidLoad()
        nameLabel.text = player?.name
        title = player.map { NSLocalizedString($0.position, comment: "A position on the field") }
    }

    @IBAction private func raiseCard(_ recognizer: UITapGestureRecognizer) {
        cardTop.constant = cardTop.constant == 24 ? 120 : 24
        UIView.animate(withDuration: 0.2) { self.view.layoutIfNeeded() }
    }
}
