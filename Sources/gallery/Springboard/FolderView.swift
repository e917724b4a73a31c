// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// An open folder: its name, which can be edited, and a panel with pages of its icons, over the blurred home screen.
final class FolderView: UIView, UITextFieldDelegate, UIGestureRecognizerDelegate, UIDropInteractionDelegate {
    let pages = IconPagesView(mostColumns: 3, mostRows: 3)
    let field = RevertingTextField()
    let panel = UIView()
    private let backdrop = UIVisualEffectView(effect: nil)
    private(set) var folder: HomeIcon

    /// Called when the user closes the folder by a tap beside it, or by assistive technology.
    var onClose: () -> Void = {}
    /// Called when the user has dropped icons beside the panel.
    var onMoveOut: ([HomeIcon]) -> Void = { _ in }
    /// Called when the user has typed another name.
    var onRename: (String) -> Void = { _ in }

    init(_ folder: HomeIcon) {
        self.folder = folder
        super.init(frame: .zero)
        panel.backgroundColor = .secondarySystemFill
        panel.layer.cornerRadius = 32
        panel.layer.cornerCurve = .continuous
        panel.clipsToBounds = true
        panel.addSubview(pages)
        field.font = .preferredFont(forTextStyle: .title2)
        field.adjustsFontForContentSizeCategory = true
        field.textAlignment = .center
        field.clearButtonMode = .whileEditing
        field.layer.cornerRadius = 12
        field.accessibilityLabel = "Name of the folder"
        field.delegate = self
        for view in [backdrop, field, panel] { addSubview(view) }
        accessibilityViewIsModal = true
        let tap = UITapGestureRecognizer(target: self, action: FolderView.handleTap)
        tap.delegate = self
        addGestureRecognizer(tap)
        addInteraction(UIDropInteraction(delegate: self))
        show(folder)
    }

    required init?(coder: NSCoder) {
        fatalError("FolderView is made in code")
    }

    func show(_ folder: HomeIcon) {
        self.folder = folder
        if !field.isFirstResponder { field.text = folder.name }
        pages.show(folder.icons)
        setNeedsLayout()
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        backdrop.frame = bounds
        let room = bounds.inset(by: safeAreaInsets).insetBy(dx: 16, dy: 16)
        let item = IconCell.minimumSize(traitCollection)
        let width = min(room.width, (item.width * 3.6).rounded() + 24)
        let title = max(44, (field.font?.lineHeight ?? 0).rounded(.up) + 12)
        let columns = max(1, min(3, Int((width - 24) / item.width)))
        let rows = max(1, min(3, (folder.icons.count + columns - 1) / columns))
        let height = min(room.height - title - 8, (item.height * 1.15).rounded() * CGFloat(rows) + 56)
        let top = (room.midY - (title + 8 + height) / 2).rounded()
        field.frame = CGRect(x: (room.midX - width / 2).rounded(), y: top, width: width, height: title)
        // The centre and the bounds are set, because the panel has a transform while the folder opens.
        panel.bounds.size = CGSize(width: width, height: height)
        panel.center = CGPoint(x: room.midX, y: top + title + 8 + height / 2)
        pages.frame = CGRect(x: 12, y: 28, width: width - 24, height: height - 28)
    }

    // MARK: Opening and closing

    /// Fades in, and enlarges the panel from a point.
    func open(from point: CGPoint) {
        layoutIfNeeded()
        setClosed(true, at: point)
        UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
            self.setClosed(false, at: point)
        }
    }

    /// Fades out, reduces the panel to a point, and removes the view.
    func close(to point: CGPoint) {
        isUserInteractionEnabled = false
        UIView.animate(withDuration: 0.25, delay: 0, options: .curveEaseIn) {
            self.setClosed(true, at: point)
        } completion: { _ in
            self.removeFromSuperview()
        }
    }

    private func setClosed(_ isClosed: Bool, at point: CGPoint) {
        backdrop.effect = isClosed ? nil : UIBlurEffect(style: .systemThinMaterial)
        for view in [panel, field] { view.alpha = isClosed ? 0 : 1 }
        let small = CGAffineTransform(
            translationX: point.x - panel.center.x, y: point.y - panel.center.y
        ).scaledBy(x: 0.2, y: 0.2)
        panel.transform = isClosed && !UIAccessibility.isReduceMotionEnabled ? small : .identity
    }

    private func handleTap(_ tap: UITapGestureRecognizer) {
        if field.isFirstResponder { field.resignFirstResponder() } else { onClose() }
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        ![panel, field].contains { $0.bounds.contains(touch.location(in: $0)) }
    }

    override func accessibilityPerformEscape() -> Bool {
        onClose()
        return true
    }

    // MARK: Icons that leave the folder

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        !pages.reorderer.indexPaths(in: session).isEmpty
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        UIDropProposal(operation: panel.bounds.contains(session.location(in: panel)) ? .cancel : .move)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        onMoveOut(pages.reorderer.indexPaths(in: session).compactMap { pages.icon(at: $0) })
    }

    // MARK: Name

    func textFieldDidBeginEditing(_ textField: UITextField) { field.backgroundColor = .secondarySystemFill }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        field.resignFirstResponder()
        return false
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        field.backgroundColor = .clear
        let name = (field.text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
        guard !field.isReverted, !name.isEmpty, name != folder.name else { return field.text = folder.name }
        onRename(name)
    }
}
