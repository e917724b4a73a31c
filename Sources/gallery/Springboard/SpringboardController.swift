// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A home screen: icons in pages and folders, which are saved in a file.
///
/// A long press lifts an icon. Dropped between icons it moves; after a rest on another icon it is put in a folder with
/// that icon. A tap opens a folder. Icons leave a folder if they are dropped beside it. A context menu deletes icons,
/// and moves them out of a folder, too. All changes can be undone.
///
/// Keys: Control-D lifts the focused icon, Return opens a folder, Escape closes it, and Delete deletes the icon.
final class SpringboardController: SavingController<SpringboardDocument> {
    let pages = IconPagesView(mostColumns: 6, mostRows: 6)
    private let wallpaper = WallpaperView()
    private(set) var icons: [HomeIcon]
    /// The open folder; nil without one.
    private(set) var folderView: FolderView?

    // MARK: Lifecycle

    init(store: SpringboardStore) {
        let loaded = store.waitAndLoad()
        icons = (loaded.document ?? .samples).icons
        super.init("The home screen", in: store, loaded)
        title = "Springboard"
    }

    required init?(coder: NSCoder) {
        fatalError("SpringboardController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(wallpaper)
        view.addSubview(pages)
        navigationItem.rightBarButtonItems = undoButtons.items
        pages.show(icons)
        pages.onMove = { [weak self] order in self?.change("Move") { $0.sort(by: order) } }
        pages.onSelect = { [weak self] in self?.open($0) }
        pages.menu = { [weak self] in self?.menu(of: $0) }
        // A folder is not put in another one.
        var liftsFolder = false
        pages.reorderer.onBegin = { [weak pages] paths in
            liftsFolder = paths.contains { pages?.icon(at: $0)?.isFolder == true }
        }
        pages.reorderer.canMerge = { _ in !liftsFolder }
        pages.reorderer.onMerge = { [weak self] in self?.merge($0.items, into: $0.target) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        wallpaper.frame = view.bounds
        folderView?.frame = view.bounds
        // Pages are as wide as the screen. Their layout keeps the icons within the safe area.
        let room = placeNotice(in: view.bounds.inset(by: view.safeAreaInsets))
        pages.frame = CGRect(x: 0, y: room.minY, width: view.bounds.width, height: room.height)
    }

    // MARK: Changes

    /// Changes the icons, removes folders that have become empty, and registers an undo step.
    private func change(_ name: String, _ change: (inout [HomeIcon]) -> Void) {
        var changed = icons
        change(&changed)
        changed.removeAll { $0.isFolder && $0.icons.isEmpty }
        if changed != icons { show(changed, name) }
    }

    private func show(_ changed: [HomeIcon], _ name: String) {
        undoManager?.registerUndo(withTarget: self) { [icons] page in
            MainActor.assumeIsolated { page.show(icons, name) }
        }
        undoManager?.setActionName(name)
        icons = changed
        pages.show(icons)
        if let folderView {
            if let folder = icons.first(where: { $0.id == folderView.folder.id && $0.isFolder }) {
                folderView.show(folder)
            } else {
                closeFolder()
            }
        }
        save(SpringboardDocument(icons: icons))
    }

    /// Changes the icons of a folder.
    private func change(_ name: String, folder id: HomeIcon.ID, _ change: (inout HomeIcon) -> Void) {
        self.change(name) { icons in
            if let index = icons.firstIndex(where: { $0.id == id }) { change(&icons[index]) }
        }
    }

    private func merge(_ items: [IndexPath], into target: IndexPath) {
        let added = items.compactMap { pages.icon(at: $0) }
        guard let target = pages.icon(at: target) else { return }
        change(target.isFolder ? "Add to Folder" : "New Folder") { icons in
            icons.removeAll(where: added.contains)
            if let index = icons.firstIndex(of: target) { icons[index].add(added) }
        }
        UIAccessibility.post(notification: .announcement, argument: "Added to \(target.name)")
    }

    private func delete(_ icon: HomeIcon) {
        change("Delete") { icons in
            icons.removeAll { $0.id == icon.id }
            for index in icons.indices where icons[index].isFolder { icons[index].icons.removeAll { $0.id == icon.id } }
        }
    }

    /// Moves icons out of their folder, to the place after the folder.
    private func moveToHomeScreen(_ moved: [HomeIcon]) {
        change("Move to Home Screen") { icons in
            guard let index = icons.firstIndex(where: { $0.icons.contains(where: moved.contains) }) else { return }
            icons[index].icons.removeAll(where: moved.contains)
            icons.insert(contentsOf: moved, at: index + 1)
        }
    }

    private func menu(of icon: HomeIcon) -> UIMenu {
        var actions: [UIAction] = []
        if icon.isFolder {
            actions.append(
                UIAction(title: "Open", image: UIImage(systemName: "folder")) { [weak self] _ in self?.open(icon) })
        } else if !icons.contains(icon) {
            actions.append(
                UIAction(title: "Move to Home Screen", image: UIImage(systemName: "house")) { [weak self] _ in
                    self?.moveToHomeScreen([icon])
                })
        }
        let delete = UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) {
            [weak self] _ in self?.delete(icon)
        }
        return UIMenu(children: actions + [delete])
    }

    // MARK: Folders

    private func open(_ folder: HomeIcon) {
        guard folderView == nil else { return }
        let opened = FolderView(folder)
        folderView = opened
        opened.frame = view.bounds
        opened.pages.onMove = { [weak self] order in
            self?.change("Move", folder: folder.id) { $0.icons.sort(by: order) }
        }
        opened.pages.menu = { [weak self] in self?.menu(of: $0) }
        opened.onRename = { [weak self] name in self?.change("Rename", folder: folder.id) { $0.name = name } }
        opened.onClose = { [weak self] in self?.closeFolder() }
        opened.onMoveOut = { [weak self] icons in
            self?.moveToHomeScreen(icons)
            self?.closeFolder()
        }
        view.addSubview(opened)
        // The keyboard does not reach the icons below the folder.
        pages.isUserInteractionEnabled = false
        opened.open(from: center(of: folder.id))
        setNeedsFocusUpdate()
        UIAccessibility.post(notification: .screenChanged, argument: opened)
    }

    func closeFolder() {
        guard let closed = folderView else { return }
        closed.endEditing(true)
        let hadFocus = closed.pages.focusedIcon != nil
        folderView = nil
        pages.isUserInteractionEnabled = true
        let cell = pages.cell(of: closed.folder.id)
        closed.close(to: center(of: closed.folder.id))
        if hadFocus { cell?.focusWithoutScrolling() }
        UIAccessibility.post(notification: .screenChanged, argument: cell)
    }

    /// The centre of an icon, or of the page if it is not on screen.
    private func center(of id: HomeIcon.ID) -> CGPoint {
        guard let icon = pages.cell(of: id)?.iconView else { return CGPoint(x: view.bounds.midX, y: view.bounds.midY) }
        return icon.convert(CGPoint(x: icon.bounds.midX, y: icon.bounds.midY), to: view)
    }

    override var preferredFocusEnvironments: [any UIFocusEnvironment] { [folderView?.pages.collectionView ?? pages] }

    // MARK: Keys

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let key = presses.first?.key
        if key?.keyCode == .keyboardEscape, folderView != nil { return closeFolder() }
        if key?.deletesRows == true, let icon = (folderView?.pages ?? pages).focusedIcon { return delete(icon) }
        super.pressesBegan(presses, with: event)
    }
}

extension [HomeIcon] {
    /// Sorts the icons by the order of their identifiers.
    fileprivate mutating func sort(by order: [HomeIcon.ID]) {
        let icons = Dictionary(uniqueKeysWithValues: map { ($0.id, $0) })
        self = order.compactMap { icons[$0] }
    }
}

/// The picture behind the icons: two colours that run into each other.
private final class WallpaperView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        (layer as? CAGradientLayer)?.colors = [UIColor.systemTeal, .systemIndigo].map {
            $0.withAlphaComponent(0.4).cgColor
        }
    }

    required init?(coder: NSCoder) {
        fatalError("WallpaperView is made in code")
    }
}
