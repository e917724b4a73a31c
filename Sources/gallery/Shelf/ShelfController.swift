// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit
import UniformTypeIdentifiers

/// A shelf for pictures, texts and files: they are dragged onto it from other programs or from the samples beside it,
/// stay until they are taken away, also when the gallery ends, and are dragged out again.
///
/// What is on its way has a placeholder. Rows are cut, copied and pasted, put in order, deleted; all of it can be undone.
final class ShelfController: NoticeController, SavedPage {
    let shelf = UITableView(frame: .zero, style: .insetGrouped)
    let samples = ShelfSampleList()
    /// What is on the shelf, whichever page shows it.
    let model: Shelf
    /// What has rows here: all that is on the shelf, once the table has been told.
    var things: [ShelfThing] { didSet { if things != oldValue { model.things = things } } }
    /// The rows that are kept free for what is dropped here, until it comes.
    var placeholders: [ObjectIdentifier: any UITableViewDropPlaceholderContext] = [:]
    private let emptyLabel = UILabel()
    private let noteLabel = UILabel()
    /// Between the lists.
    private let line = UIView()
    private(set) lazy var workView = WorkView { [weak self] in self?.model.workFraction }
    private var timer: UIKit.Timer?
    /// Counts the seconds that are left to read what did not come.
    private var reading: (timer: UIKit.Timer, left: Int)?

    // MARK: Lifecycle

    /// - Parameter directory: where what is on the shelf is saved; nil for nowhere.
    convenience init(directory: URL? = nil) {
        self.init(store: directory.map { ShelfStore(directory: $0) })
    }

    /// - Parameter store: the file in which what is on the shelf is saved; nil for none.
    init(store: ShelfStore?) {
        model = Shelf.saved(in: store)
        things = model.things
        super.init(nibName: nil, bundle: nil)
        title = "Shelf"
        fileNotice = model.notice
        model.show(on: self)
        samples.samples = ShelfSample.all(in: loader.folder)
        pasteConfiguration = UIPasteConfiguration(
            acceptableTypeIdentifiers: [UTType.image, .plainText, .fileURL, .data, .folder].map(\.identifier))
    }

    required init?(coder: NSCoder) {
        fatalError("ShelfController is made in code")
    }

    isolated deinit {
        timer?.invalidate()
        reading?.timer.invalidate()
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
            say("Still coming: \(coming.prefix(3).joined(separator: ", "))\(rest).")
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        model.tellNews()
    }

    // MARK: Layout

    /// Points: as wide as this, the samples are beside the shelf.
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

    /// Puts what is said of work over the lower end of the list, so that no row goes elsewhere for it.
    private func layOutWork() {
        let room = shelf.frame.insetBy(dx: 20, dy: 20)
        let width = min(room.width, 320)
        let size = workView.sizeThatFits(CGSize(width: width, height: room.height))
        workView.frame = CGRect(
            x: (room.midX - width / 2).rounded(), y: room.maxY - size.height, width: width, height: size.height)
    }

    /// Puts the words of an empty shelf below its title: in the middle of the rest, or to be scrolled if that is too low.
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

    // MARK: What is shown

    /// Says what did not come, for as long as it takes to read that; nil for nothing.
    var note: String? {
        get { noteLabel.text }
        set {
            guard newValue != note else { return }
            show(newValue, .systemRed)
            if let newValue { goOnReading(for: ShelfController.secondsToRead(newValue)) }
        }
    }

    /// What did not come is old news, unless something else is said by now.
    func forgetMistakes() {
        if deliveries.isEmpty { note = nil }
    }

    /// Some to notice it, and time for eight letters a second: half of what most people read.
    private static func secondsToRead(_ text: String) -> Int { 6 + text.count / 8 }

    /// Lets the words go after so many seconds in which the window is the one that people use: others may be in front.
    private func goOnReading(for seconds: Int) {
        let timer = UIKit.Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.readForASecond() }
        }
        reading = (timer, seconds)
    }

    private func readForASecond() {
        guard traitCollection.activeAppearance != .inactive else { return }
        reading?.left -= 1
        if reading?.left == 0 { note = nil }
    }

    /// Says what goes on.
    func say(_ text: String) { show(text, .secondaryLabel) }

    private func show(_ text: String?, _ color: UIColor) {
        reading?.timer.invalidate()
        reading = nil
        (noteLabel.text, noteLabel.textColor) = (text, color)
        view.setNeedsLayout()
        if let text { UIAccessibility.post(notification: .announcement, argument: text) }
    }

    /// Things or placeholders have come or gone.
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

    override func putNoticeAway() { model.putNoticeAway() }

    func isUpToDate() -> Bool { model.isUpToDate() }

    // MARK: Editing

    /// The things that keys are about: those that are selected, or else that with the focus.
    private var chosen: [ShelfThing] {
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

    /// Several rows are deleted together; one is deleted by its table.
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
