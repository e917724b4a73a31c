// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Writes a line to standard output, which the test reads.
func say(_ text: String) {
    FileHandle.standardOutput.write(Data((text.replacingOccurrences(of: "\n", with: "|") + "\n").utf8))
}

/// A view with draggable rows, a drop target and a text field.
final class Desk: UIView {
    static let size = CGSize(width: 300, height: 300)
    /// The height of a row, and the top and bottom of the drop target, in points.
    static let (row, place) = (CGFloat(40), (top: CGFloat(160), bottom: CGFloat(250)))

    private let movesWhatIsDropped: Bool
    private let allowsMove: Bool
    private let isRestricted: Bool
    private let isFleeting: Bool
    private var rows: [Row] = []
    private let ground = UIView()
    private let field = UITextField()

    init(_ arguments: [String]) {
        movesWhatIsDropped = arguments.contains("--move")
        allowsMove = !arguments.contains("--copy-only")
        isRestricted = arguments.contains("--restricted")
        isFleeting = arguments.contains("--fleeting")
        super.init(frame: CGRect(origin: .zero, size: Desk.size))
        backgroundColor = .white
        ground.frame = CGRect(x: 0, y: Desk.place.top, width: 300, height: Desk.place.bottom - Desk.place.top)
        ground.backgroundColor = .systemBlue
        ground.addInteraction(UIDropInteraction(delegate: self))
        addSubview(ground)
        field.frame = CGRect(x: 0, y: Desk.place.bottom, width: 300, height: 50)
        field.addAction(UIAction { [weak field] _ in say("field \(field?.text ?? "")") }, for: .editingChanged)
        _ = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: nil, queue: nil
        ) { note in
            let types = note.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String] ?? []
            say("board \(types.count) \(types.joined(separator: " "))")
        }
        addSubview(field)
        for thing in arguments where !thing.hasPrefix("--") { add(thing) }
    }

    required init?(coder: NSCoder) { fatalError("Desk is made in code") }

    private func add(_ thing: String) {
        let row = Row(thing)
        row.addInteraction(UIDragInteraction(delegate: self))
        rows.append(row)
        addSubview(row)
        place()
    }

    private func place() {
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: 0, y: Desk.row * CGFloat(index), width: 300, height: Desk.row - 2)
        }
    }
}

/// A draggable row for a text or a file path.
final class Row: UILabel {
    let thing: String

    init(_ thing: String) {
        self.thing = thing
        super.init(frame: .zero)
        text = thing
        backgroundColor = .systemYellow
        isUserInteractionEnabled = true
    }

    required init?(coder: NSCoder) { fatalError("Row is made in code") }

    var provider: NSItemProvider {
        if thing.hasPrefix("/") { return NSItemProvider(contentsOf: URL(fileURLWithPath: thing))! }
        let provider = NSItemProvider(object: thing as NSString)
        let data = Data(("row " + thing).utf8)
        provider.registerDataRepresentation(forTypeIdentifier: "org.example.row", visibility: .all) {
            $0(data, nil)
            return nil
        }
        return provider
    }
}

extension Desk: UIDragInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    {
        let first = (interaction.view as? Row)?.thing
        // Drags all texts together that have the same first letter as the touched row. A file is dragged alone.
        return rows.filter { $0.thing == first || !$0.thing.hasPrefix("/") && $0.thing.first == first?.first }.map {
            row in
            let item = UIDragItem(itemProvider: row.provider)
            item.localObject = row
            return item
        }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        say("begin")
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMove }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { isRestricted }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        say("end \(operation)")
        last = operation
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
        if last == .move {
            let gone = session.items.compactMap { $0.localObject as? Row }
            for row in gone { row.removeFromSuperview() }
            rows.removeAll { gone.contains($0) }
            place()
        }
        say("transferred; rows \(rows.map(\.thing).joined(separator: " "))")
    }
}

/// The operation of the last drag that ended.
@MainActor private var last = UIDropOperation.cancel

extension Desk: UIDropInteractionDelegate {
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        say("enter \(session.items.count) \(session.localDragSession == nil ? "foreign" : "local")")
        guard isFleeting else { return }
        _ = Timer.scheduledTimer(withTimeInterval: 1.5, repeats: false) { [ground] _ in
            MainActor.assumeIsolated { ground.isHidden = true }
        }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        UIDropProposal(operation: movesWhatIsDropped ? .move : .copy)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        say("exit")
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        say("drop \(session.items.count)")
        for (index, item) in session.items.enumerated() {
            if let row = item.localObject as? Row { say("local \(row.thing)") }
            tell(item.itemProvider, as: "org.example.row", index, "own")
            tell(item.itemProvider, as: "public.utf8-plain-text", index, "text")
            if item.itemProvider.hasItemConformingToTypeIdentifier("public.file-url") {
                let name = item.itemProvider.suggestedName ?? "?"
                tell(item.itemProvider, as: "public.data", index, "file \(name)")
            }
        }
    }

    private func tell(_ provider: NSItemProvider, as type: String, _ index: Int, _ word: String) {
        guard provider.hasItemConformingToTypeIdentifier(type) else { return }
        _ = provider.loadDataRepresentation(forTypeIdentifier: type) { data, error in
            let text = data.map { String(decoding: $0, as: UTF8.self) } ?? "\(error!)"
            say("got \(index) \(word): \(text)")
        }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        say("over")
    }
}
