// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// What has been dropped or pasted in one go: one step to undo, however late its last thing comes.
@MainActor
final class ShelfDelivery {
    /// One thing on its way.
    @MainActor
    final class Item {
        let name: String
        fileprivate(set) var progress: Progress?
        fileprivate(set) var result: Result<ShelfThing, ShelfMistake>?
        /// The row that stands for it meanwhile.
        weak var cell: LoadingCell?

        init(name: String) { self.name = name }

        /// From 0 to 1; 0 where nobody knows how much there is to come.
        var fraction: Double { progress.map { $0.isIndeterminate ? 0 : $0.fractionCompleted } ?? 0 }

        func showProgress() {
            if cell?.item === self { cell?.show(self) }
        }
    }

    /// How things come to the shelf.
    enum Way {
        /// Each when it has come, above the thing at which it was dropped, or else at the end.
        case drop(above: ShelfThing?)
        /// All together, below what was chosen, or else at the end.
        case paste(below: ShelfThing?)

        /// What its step to undo is called.
        var action: String { if case .drop = self { "Drop" } else { "Paste" } }
        /// What things are called that come without a name.
        fileprivate var name: String { if case .drop = self { "What was dropped" } else { "What was pasted" } }
    }

    let way: Way
    let items: [Item]
    /// What has come to the shelf.
    var arrived: [ShelfThing] = []
    private(set) var isCancelled = false
    /// Told of each thing when it has come, or is known not to, on the main queue, unless the delivery is cancelled.
    var whenLoaded: (@MainActor (ShelfDelivery, Item) -> Void)?
    /// How many things are neither here nor known not to come.
    private(set) var missing: Int

    init(_ providers: [NSItemProvider], _ way: Way) {
        self.way = way
        items = providers.map { Item(name: $0.suggestedName ?? way.name) }
        missing = providers.count
    }

    var isOver: Bool { missing == 0 }

    var isPaste: Bool { if case .paste = way { true } else { false } }

    /// How many things have come, with parts of those that are on their way.
    var amount: Double { items.reduce(0) { $0 + ($1.result == nil ? $1.fraction : 1) } }

    /// What did not come, a line each.
    var mistakes: [String] {
        items.compactMap { item in
            guard case .failure(let mistake)? = item.result else { return nil }
            return "\(item.name) \(mistake.words)"
        }
    }

    func load(_ providers: [NSItemProvider], with loader: ShelfLoader) {
        for (item, provider) in zip(items, providers) {
            item.progress = loader.load(provider) { [self] result in
                guard !isCancelled else { return }
                if item.result == nil { missing -= 1 }
                item.result = result
                whenLoaded?(self, item)
            }
        }
    }

    func cancel() {
        isCancelled = true
        for item in items where item.result == nil {
            item.progress?.cancel()
        }
    }
}

/// The row of something that is on its way.
final class LoadingCell: UITableViewCell {
    private(set) weak var item: ShelfDelivery.Item?
    private let bar = UIProgressView(progressViewStyle: .default)

    /// Between the words and the bar, and round both.
    private static let (gap, margin): (CGFloat, CGFloat) = (6, 10)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        textLabel?.font = .preferredFont(forTextStyle: .subheadline)
        textLabel?.textColor = .secondaryLabel
        contentView.addSubview(bar)
    }

    required init?(coder: NSCoder) {
        fatalError("LoadingCell is made in code")
    }

    /// Points, for texts of the size that the person has chosen.
    static func height(for traits: UITraitCollection) -> CGFloat {
        let font = UIFont.preferredFont(forTextStyle: .subheadline, compatibleWith: traits)
        return (font.lineHeight + gap + 2 * margin + 4).rounded(.up)
    }

    func show(_ item: ShelfDelivery.Item) {
        self.item = item
        item.cell = self
        let percent = Int(item.fraction * 100)
        textLabel?.text = percent == 0 ? "\(item.name): loading" : "\(item.name): \(percent) %"
        bar.progress = Float(item.fraction)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let textLabel else { return }
        // As far in as the words of other rows.
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let inset = isMirrored ? contentView.bounds.width - textLabel.frame.maxX : textLabel.frame.minX
        let height = textLabel.font.lineHeight.rounded(.up)
        let top = (contentView.bounds.height - height - LoadingCell.gap - bar.intrinsicContentSize.height) / 2
        let width = contentView.bounds.width - 2 * inset
        textLabel.frame = CGRect(x: inset, y: top, width: width, height: height)
        bar.frame = CGRect(
            x: inset, y: top + height + LoadingCell.gap, width: width, height: bar.intrinsicContentSize.height)
    }
}
