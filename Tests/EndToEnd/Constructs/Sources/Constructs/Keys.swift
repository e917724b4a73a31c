// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Darwin
import Foundation
import UIKit.UIGestureRecognizerSubclass

class Card: UIView {
    @objc dynamic var count = 0
    @objc(isOn) dynamic var on = false
    @objc dynamic lazy var late = 1
    @objc dynamic var both: Int = 0 {
        didSet { setNeedsLayout() }
    }
    private var stored = 0
    @objc dynamic var computed: Int {
        get { stored }
        set { stored = newValue }
    }
}

class Tile: Card {
    @objc dynamic override var count: Int {
        didSet { setNeedsLayout() }
    }
}

class Store {
    var values = ["a": 1]
    func observe<Value>(_ path: KeyPath<Store, Value>, _ read: (Value) -> Void) { read(self[keyPath: path]) }
}

class Observer: NSObject {
    var seen: [String] = []
    private var tokens: [NSKeyValueObservation] = []

    func watch(_ card: Card, _ store: Store) {
        tokens = [
            card.observe(\.isHidden) { [weak self] _, _ in self?.seen.append("hidden") },
            card.observe(\.count, options: [.new]) { [weak self] _, _ in self?.seen.append("count") },
            card.observe(\.on) { [weak self] _, _ in self?.seen.append("on") },
            card.observe(\Card.late) { [weak self] _, _ in self?.seen.append("late") },
        ]
        card.addObserver(self, forKeyPath: #keyPath(UIView.isHidden), options: [], context: nil)
        store.observe(\.values.count) { seen.append("\($0)") }
    }

    func end(_ card: Card) { card.removeObserver(self, forKeyPath: #keyPath(UIView.isHidden)) }

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        seen.append(keyPath ?? "")
    }
}

@objc enum Kind: Int { case one }
@IBDesignable class Dial: UIView {
    @objc dynamic func turn() {}
}

#if os(iOS) && !targetEnvironment(macCatalyst)
let isPhone = true
#endif
#if swift(>=5.5) && os(iOS) && targetEnvironment(simulator)
let isSimulator = true
#endif

let session = URLSession.shared
var timer: Timer?
let color = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
func image() -> UIImage { #imageLiteral(resourceName: "a") }
