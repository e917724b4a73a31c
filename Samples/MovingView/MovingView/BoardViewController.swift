// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A board with a tile that is dragged, and returns to its place after a double tap or with the bar button.
class BoardViewController: UIViewController {
    @IBOutlet private weak var tile: TileView!
    @IBOutlet private weak var label: UILabel!
    private var shiftObservation: NSKeyValueObservation?

    override func viewDidLoad() {
        super.viewDidLoad()
        tile.addGestureRecognizer(
            UIPanGestureRecognizer(target: self, action: #selector(BoardViewController.pan(_:))))
        tile.delegate = self
        NotificationCenter.default.addObserver(
            self, selector: #selector(tileMoved(_:)), name: TileView.movedNotification, object: tile)
        shiftObservation = tile.observe(\.shift, options: [.old, .new]) { [weak self] _, change in
            if change.newValue != change.oldValue { self?.navigationItem.title = "Moved" }
        }
        tile.addObserver(self, forKeyPath: #keyPath(TileView.cornerRadius), options: [.new], context: nil)
    }

    @objc private func pan(_ recognizer: UIPanGestureRecognizer) {
        let offset = recognizer.translation(in: view)
        tile.setValue(NSNumber(value: Double(offset.y)), forKey: "shift")
        recognizer.setTranslation(.zero, in: view)
        tile.move(to: CGPoint(x: tile.center.x + offset.x, y: tile.center.y + offset.y))
    }

    @objc private func tileMoved(_ notification: Notification) {
        label.text = "The tile is at \(Int(tile.center.x)), \(Int(tile.center.y))"
    }

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        guard keyPath == #keyPath(TileView.cornerRadius) else {
            return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
        tile.alpha = 0.8
    }

    @IBAction func goHome() {
        UIView.animate(withDuration: 0.3) { self.tile.returnHome() }
        tile.cornerRadius = 48
        label.text = "The tile is at home"
    }
}

extension BoardViewController: TileViewDelegate {
    func tileView(_ tile: TileView, mayMoveTo center: CGPoint) -> Bool {
        view.bounds.contains(center)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        perform(#selector(greet), with: nil, afterDelay: 1)
    }

    @objc fileprivate func greet() {
        #if os(iOS)
        label.text = "Drag the tile, or tap it twice"
        #else
        label.text = "This is not iOS"
        #endif
    }
}
