// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// The items of one drop or paste. They form one undo step, even if the last of them arrives late.
@MainActor
final class ShelfDelivery {
    /// An item that is loading, or has been loaded.
    @MainActor
    final class Item {
        let name: String
        fileprivate(set) var progress: Progress?
        fileprivate(set) var result: Result<ShelfItem, ShelfError>?
        /// The placeholder row that shows the item while it loads.
        weak var cell: LoadingCell?

        init(name: String) { self.name = name }

        /// The loaded fraction of the item, from 0 to 1; 0 if the item's size is unknown.
        var fraction: Double { progress.map { $0.isIndeterminate ? 0 : $0.fractionCompleted } ?? 0 }

        func showProgress() {
            if cell?.item === self { cell?.show(self) }
        }
    }

    /// The action that adds items to the shelf, and their position.
    enum Kind {
        /// Each item is added when it has loaded, above the given item, or at the end if that is nil.
        case drop(above: ShelfItem?)
        /// All items are added together, below the given item, or at the end if that is nil.
        case paste(below: ShelfItem?)

        /// The name of the undo step.
        var action: String { if case .drop = self { "Drop" } else { "Paste" } }
        /// The name of items whose provider suggests none.
        fileprivate var name: String { if case .drop = self { "What was dropped" } else { "What was pasted" } }
    }

    let kind: Kind
    let items: [Item]
    /// The items that were added to the shelf.
    var arrived: [ShelfItem] = []
    private(set) var isCancelled = false
    /// Called on the main queue for each item that has loaded or failed, unless the delivery is cancelled.
    var whenLoaded: (@MainActor (ShelfDelivery, Item) -> Void)?
    /// The number of items that have neither loaded nor failed.
    private(set) var pendingCount: Int

    init(_ providers: [NSItemProvider], _ kind: Kind) {
        self.kind = kind
        items = providers.map { Item(name: $0.suggestedName ?? kind.name) }
        pendingCount = providers.count
    }

    var isOver: Bool { pendingCount == 0 }

    var isPaste: Bool { if case .paste = kind { true } else { false } }

    /// The number of finished items, plus the fractions of those still loading.
    var amount: Double { items.reduce(0) { $0 + ($1.result == nil ? $1.fraction : 1) } }

    /// The errors of the failed items, one line each.
    var errorMessages: [String] {
        items.compactMap { item in
            guard case .failure(let mistake)? = item.result else { return nil }
            return "\(item.name) \(mistake.words)"
        }
    }

    func load(_ providers: [NSItemProvider], with loader: ShelfLoader) {
        for (item, provider) in zip(items, providers) {
            item.progress = loader.load(provider) { [self] result in
                guard !isCancelled else { return }
                if item.result == nil { pendingCount -= 1 }
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

/// The placeholder row of a loading item, with a progress bar.
final class LoadingCell: UITableViewCell {
    private(set) weak var item: ShelfDelivery.Item?
    private let bar = UIProgressView(progressViewStyle: .default)

    /// The gap between the text and the bar, and the margin around both, in points.
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

    /// The height of the cell in points, at the text size of `traits`.
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
        // `super` has indented the label like the text of other rows. The label and the bar both get this inset.
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
