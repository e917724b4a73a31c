// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit
import UniformTypeIdentifiers

/// A shelf for pictures, texts and files. The user drags them onto it from other apps or from the samples beside it,
/// and out again. They are saved until they are deleted.
///
/// Loading items have placeholders. Rows can be cut, copied, pasted, reordered and deleted, and all of it can be
/// undone.
final class ShelfController: NoticeController, SavedPage {
    let shelf = UITableView(frame: .zero, style: .insetGrouped)
    let samples = ShelfSampleList()
    /// The shelf's data, which all pages of its folder share.
    let model: Shelf
    /// The items that have rows in this table: all items of the shelf, once the table has been updated.
    var things: [ShelfItem] { didSet { if things != oldValue { model.things = things } } }
    /// The placeholder rows of dropped items that are still loading, by the identifiers of the loading items.
    var placeholders: [ObjectIdentifier: any UITableViewDropPlaceholderContext] = [:]
    private let emptyLabel = UILabel()
    private let noteLabel = UILabel()
    /// The line between the shelf and the list of samples.
    private let line = UIView()
    private(set) lazy var workView = WorkProgressView { [weak self] in self?.model.workFraction }
    private var timer: UIKit.Timer?
    /// The timer that hides the error message, and the seconds that remain until the message is hidden (`left`).
    private var messageCountdown: (timer: UIKit.Timer, left: Int)?

    // MARK: Lifecycle

    /// Creates a page that shows the shelf of a folder.
    ///
    /// - Parameter directory: the folder in which the shelf is saved; nil to save nothing.
    convenience init(directory: URL? = nil) {
        self.init(store: directory.map { ShelfStore(directory: $0) })
    }

    /// Creates a page that shows the shelf of a file.
    ///
    /// - Parameter store: the file in which the shelf is saved; nil to save nothing.
    init(store: ShelfStore?) {
        model = Shelf.saved(in: store)
        things = model.things
        super.init(nibName: nil, bundle: nil)
        title = "Shelf"
        fileNotice = model.notice
        model.addPage(self)
        samples.samples = ShelfSample.all(in: loader.folder)
        pasteConfiguration = UIPasteConfiguration(
            acceptableTypeIdentifiers: [UTType.image, .plainText, .fileURL, .data, .folder].map(\.identifier))
    }

    required init?(coder: NSCoder) {
        fatalError("ShelfController is made in code")
    }

    isolated deinit {
        timer?.invalidate()
        messageCountdown?.timer.invalidate()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        shelf.register(UITableViewCell.self, forCellReuseIdentifier: "Thing")
        shelf.register(LoadingCell.self, forCellReuseIdentifier: "Loading")
        shelf.dataSource = self
        shelf.delegate = self
        shelf.dragDelegate = self
        shelf.dropDelegate = self
        shelf.allowsMultipleSelection = true
        for label in [emptyLabel, noteLabel] {
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
        }
        emptyLabel.text = "Drag a picture, a text or a file here, or paste what you have copied."
        emptyLabel.font = .preferredFont(forTextStyle: .body)
        emptyLabel.textColor = .secondaryLabel
        emptyLabel.textAlignment = .center
        noteLabel.font = .preferredFont(forTextStyle: .footnote)
        noteLabel.textColor = .systemRed
        line.backgroundColor = .separator
        for part in [shelf, samples.tableView, line, noteLabel, workView] { view.addSubview(part) }
        navigationItem.rightBarButtonItems = undoButtons.items
        contentDidChange()
        workDidChange()
        let coming = deliveries.flatMap(\.items).filter { $0.result == nil }.map(\.name)
        if !coming.isEmpty {
            let rest = coming.count > 3 ? " and \((coming.count - 3).formatted()) more" : ""
            showStatus("Still coming: \(coming.prefix(3).joined(separator: ", "))\(rest).")
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        model.showPendingMessages()
    }

    // MARK: Layout

    /// The minimum width in points at which the samples are beside the shelf.
    private static let wide: CGFloat = 600

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var area = placeNotice(in: view.bounds.inset(by: view.safeAreaInsets))
        let margin: CGFloat = 20
        let noteRoom = CGSize(width: area.width - 2 * margin, height: .greatestFiniteMagnitude)
        let note =
            noteLabel.text == nil
            ? 0 : min(noteLabel.sizeThatFits(noteRoom).height + 16, area.height / 3).rounded(.up)
        let noteArea = area.divided(atDistance: note, from: .maxYEdge)
        (noteLabel.frame, area) = (noteArea.slice.insetBy(dx: margin, dy: min(8, note / 2)), noteArea.remainder)
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isWide = area.width >= ShelfController.wide
        let (strip, rest) = area.divided(
            atDistance: (isWide ? area.width * 0.4 : min(area.height * 0.4, 280)).rounded(),
            from: isWide ? (isMirrored ? .minXEdge : .maxXEdge) : .maxYEdge)
        (samples.tableView.frame, shelf.frame) = (strip, rest)
        let thin = 1 / max(traitCollection.displayScale, 1)
        line.frame =
            isWide
            ? CGRect(x: isMirrored ? strip.maxX : strip.minX, y: area.minY, width: thin, height: area.height)
            : CGRect(x: area.minX, y: strip.minY, width: area.width, height: thin)
        layOutEmptyLabel()
        layOutWork()
    }

    /// Places the progress view over the lower end of the list, so that no row moves.
    private func layOutWork() {
        let room = shelf.frame.insetBy(dx: 20, dy: 20)
        let width = min(room.width, 320)
        let size = workView.sizeThatFits(CGSize(width: width, height: room.height))
        workView.frame = CGRect(
            x: (room.midX - width / 2).rounded(), y: room.maxY - size.height, width: width, height: size.height)
    }

    /// Places the text of an empty shelf below the table's header: centered in the remaining height, or scrollable if
    /// that is too small.
    private func layOutEmptyLabel() {
        guard let footer = shelf.tableFooterView else { return }
        let margin: CGFloat = 40
        let width = max(shelf.bounds.width - 2 * margin, 0)
        let words = emptyLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        let room = shelf.bounds.height - shelf.rect(forSection: 0).maxY
        let size = CGSize(width: shelf.bounds.width, height: max(words, room).rounded(.down))
        if footer.frame.size != size {
            footer.frame.size = size
            shelf.tableFooterView = footer
        }
        emptyLabel.frame = CGRect(
            x: margin, y: ((size.height - words) / 2).rounded(.down), width: width, height: words)
    }

    // MARK: Display

    /// The message about items that failed to load, shown for as long as it takes to read; nil for none.
    var failureMessage: String? {
        get { noteLabel.text }
        set {
            guard newValue != failureMessage else { return }
            show(newValue, .systemRed)
            if let newValue { hideMessage(after: ShelfController.secondsToRead(newValue)) }
        }
    }

    /// Hides the message about failed items, unless items are still loading.
    func hideFailureMessage() {
        if deliveries.isEmpty { failureMessage = nil }
    }

    /// The seconds that a message shows: six to notice it, and one for every eight characters. Most people read about
    /// twice as fast.
    private static func secondsToRead(_ text: String) -> Int { 6 + text.count / 8 }

    /// Hides the message after `seconds` seconds in which the window is active.
    private func hideMessage(after seconds: Int) {
        let timer = UIKit.Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.countDownMessage() }
        }
        messageCountdown = (timer, seconds)
    }

    private func countDownMessage() {
        guard traitCollection.activeAppearance != .inactive else { return }
        messageCountdown?.left -= 1
        if messageCountdown?.left == 0 { failureMessage = nil }
    }

    /// Shows a status message.
    func showStatus(_ text: String) { show(text, .secondaryLabel) }

    private func show(_ text: String?, _ color: UIColor) {
        messageCountdown?.timer.invalidate()
        messageCountdown = nil
        (noteLabel.text, noteLabel.textColor) = (text, color)
        view.setNeedsLayout()
        if let text { UIAccessibility.post(notification: .announcement, argument: text) }
    }

    /// Updates the page after items or placeholders were added or removed.
    func contentDidChange() {
        showEmptyLabel(model.isOpen && things.isEmpty && deliveries.isEmpty)
        if deliveries.isEmpty {
            timer?.invalidate()
            timer = nil
        } else if timer == nil {
            timer = .scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in
                MainActor.assumeIsolated { self?.showProgress() }
            }
        }
    }

    private func showEmptyLabel(_ isShown: Bool) {
        guard isShown != (shelf.tableFooterView != nil) else { return }
        if isShown {
            let footer = UIView()
            footer.addSubview(emptyLabel)
            shelf.tableFooterView = footer
        } else {
            shelf.tableFooterView = nil
        }
        if isViewLoaded { view.setNeedsLayout() }
    }

    func fadeEmptyLabel(to alpha: CGFloat) {
        UIView.animate(withDuration: UIAccessibility.isReduceMotionEnabled ? 0 : 0.2) { self.emptyLabel.alpha = alpha }
    }

    private func showProgress() {
        for item in deliveries.lazy.flatMap(\.items) { item.showProgress() }
    }

    override func dismissNotice() { model.dismissNotice() }

    func isUpToDate() -> Bool { model.isUpToDate() }

    // MARK: Editing

    /// The items of the shelf that Cut, Copy and Delete act on: the selected items, or else the focused item.
    private var chosen: [ShelfItem] {
        if let selected = shelf.indexPathsForSelectedRows, !selected.isEmpty {
            return selected.sorted().map { things[$0.row] }
        }
        return focusedRow(of: shelf).map { [things[$0]] } ?? []
    }

    private func focusedRow(of table: UITableView) -> Int? {
        (UIFocusSystem.focusSystem(for: self)?.focusedItem as? UITableViewCell).flatMap { table.indexPath(for: $0) }?
            .row
    }

    override func copy(_ sender: Any?) {
        let providers =
            focusedRow(of: samples.tableView).map { [samples.samples[$0].makeProvider()] }
            ?? chosen.map { $0.makeProvider() }
        if !providers.isEmpty { UIPasteboard.general.itemProviders = providers }
    }

    override func cut(_ sender: Any?) {
        let chosen = chosen
        guard !chosen.isEmpty else { return }
        UIPasteboard.general.itemProviders = chosen.map { $0.makeProvider() }
        change("Cut", chosen.map { ($0, nil) })
    }

    override var tablesOfSelection: [UITableView] { [shelf] }

    /// Deletes the selected rows, or else the focused row, when the user presses Delete.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, key.deletesRows, !chosen.isEmpty
        else { return super.pressesBegan(presses, with: event) }
        change("Delete", chosen.map { ($0, nil) })
    }

    override func paste(itemProviders: [NSItemProvider]) {
        guard !itemProviders.isEmpty else { return }
        model.receive(ShelfDelivery(itemProviders, .paste(below: chosen.last)), of: itemProviders)
    }
}
