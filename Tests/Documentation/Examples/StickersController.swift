// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import UIKit

/// Two views that can be dragged independently.
final class StickersController: UIViewController {
    private(set) var places: [CGRect] = []
    private(set) var stickers: [MovingView] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for (index, colour) in [UIColor.systemTeal, .systemPink].enumerated() {
            let sticker = MovingView()
            sticker.frame = CGRect(x: 20 + 160 * index, y: 40, width: 120, height: 80)
            sticker.backgroundColor = colour
            sticker.step = CGSize(width: 20, height: 20)
            sticker.spacing = 10
            sticker.onChange = { [weak self] frame in self?.places[index] = frame }
            places.append(sticker.frame)
            stickers.append(sticker)
            view.addSubview(sticker)
            sticker.configuration.shadow = DragShadow(offset: CGSize(width: 0, height: 4), radius: 8, opacity: 0.3)
        }
    }
}
