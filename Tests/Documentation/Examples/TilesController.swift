// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import UIKit

/// A row of tiles that can be reordered.
final class TilesController: UIViewController, DragDropStackViewDelegate {
    private(set) var names = ["Red", "Orange", "Yellow", "Green", "Teal", "Blue", "Indigo", "Pink"]
    let stack = DragDropStackView()
    let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(scrollView)
        scrollView.addSubview(stack)
        stack.spacing = 12
        stack.dragDelegate = self
        for name in names { stack.addArrangedSubview(Tile(name)) }
    }

    func stackView(_ stackView: DragDropStackView, didMove view: UIView, fromIndex: Int, toIndex: Int) {
        names.insert(names.remove(at: fromIndex), at: toIndex)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = stack.sizeThatFits(.zero)
        scrollView.frame = CGRect(x: 0, y: 60, width: view.bounds.width, height: size.height)
        scrollView.contentSize = size
        stack.frame = CGRect(origin: .zero, size: size)
    }
}

/// A coloured square with a text.
final class Tile: UIView {
    private static let colours: [String: UIColor] = [
        "Red": .systemRed, "Orange": .systemOrange, "Yellow": .systemYellow, "Green": .systemGreen,
        "Teal": .systemTeal, "Blue": .systemBlue, "Indigo": .systemIndigo, "Pink": .systemPink,
    ]
    private let label = UILabel()

    init(_ text: String) {
        super.init(frame: .zero)
        backgroundColor = Tile.colours[text] ?? .secondarySystemBackground
        layer.cornerRadius = 10
        label.text = text
        label.textAlignment = .center
        label.textColor = Tile.colours[text] == nil ? .label : .white
        addSubview(label)
        isAccessibilityElement = true
        accessibilityLabel = text
    }

    required init?(coder: NSCoder) { fatalError("Tiles are made in code") }

    override var intrinsicContentSize: CGSize { CGSize(width: 84, height: 84) }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
