// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// A data source whose rows each contain a text field with the row's name.
@MainActor
private final class Form: NSObject, UITableViewDataSource, UITextFieldDelegate {
    var names = (0..<100).map { "A\($0)" }
    var calls: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
        let field = Form.field(in: cell) ?? UITextField(frame: CGRect(x: 20, y: 7, width: 200, height: 30))
        if field.superview == nil { cell.contentView.addSubview(field) }
        field.text = names[indexPath.row]
        field.delegate = self
        return cell
    }

    static func field(in cell: UITableViewCell?) -> UITextField? {
        cell?.contentView.subviews.compactMap { $0 as? UITextField }.first
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("end \(textField.text ?? "")") }
}

/// A view that can become first responder but cannot be focused.
private final class KeyView: UIView {
    override var canBecomeFirstResponder: Bool { true }
}

@Suite("Text fields in table rows") @MainActor
struct TableFieldTests {
    private let screen = TestScreen(size: CGSize(width: 390, height: 440))
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
    private let form = Form()

    init() {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "field")
        table.dataSource = form
        screen.show(table)
        screen.advance(by: 0.1)
    }

    private func edit(_ row: Int, byTap: Bool = true) throws -> UITextField {
        let field = try #require(Form.field(in: table.cellForRow(at: path(row))))
        if byTap { screen.tap(field) } else { field.becomeFirstResponder() }
        try screen.settle()
        #expect(field.isFirstResponder)
        return field
    }

    private var fields: [UITextField] { table.visibleCells.compactMap { Form.field(in: $0) } }

    @Test(
        "A field stays first responder while its row is out of sight, and keeps the typed text",
        arguments: [true, false])
    func outOfSight(byTap: Bool) throws {
        let field = try edit(3, byTap: byTap)
        table.contentOffset.y = 44 * 50
        try screen.settle()
        #expect(field.isFirstResponder)
        #expect(form.calls == ["begin"])
        #expect(fields.allSatisfy { !$0.isFirstResponder })
        #expect(fields.count == 10)
        screen.type("x")
        #expect(field.text == "A3x")
        table.contentOffset.y = 0
        try screen.settle()
        #expect(Form.field(in: table.cellForRow(at: path(3))) === field)
        #expect(field.isFirstResponder)
        // Deletes a row above the edited one, which moves the edited row up.
        table.contentOffset.y = 44 * 50
        try screen.settle()
        form.names.removeFirst()
        table.deleteRows(at: [path(0)], with: .fade)
        try screen.settle()
        #expect(field.isFirstResponder)
        #expect(table.visibleCells.count == 10)
        table.contentOffset.y = 0
        try screen.settle()
        #expect(Form.field(in: table.cellForRow(at: path(2))) === field)
    }

    @Test("Deleting a row ends the editing of its field, and no other field becomes first responder")
    func deleted() throws {
        let field = try edit(3)
        screen.type("x")
        form.names.remove(at: 3)
        table.deleteRows(at: [path(3)], with: .left)
        try screen.settle()
        #expect(!field.isFirstResponder)
        #expect(form.calls == ["begin", "end A3x"])
        #expect(fields.allSatisfy { !$0.isFirstResponder })
        #expect(fields.map(\.text) == form.names.prefix(10).map { $0 })
    }

    @Test("Reconfiguring or moving a row keeps its field first responder; reloading ends its editing")
    func changes() throws {
        let field = try edit(3)
        table.reconfigureRows(at: [path(3)])
        #expect(field.isFirstResponder)
        let name = form.names.remove(at: 3)
        form.names.insert(name, at: 6)
        table.moveRow(at: path(3), to: path(6))
        try screen.settle()
        #expect(field.isFirstResponder)
        #expect(Form.field(in: table.cellForRow(at: path(6))) === field)
        table.reloadRows(at: [path(6)], with: .fade)
        try screen.settle()
        #expect(!field.isFirstResponder)
        let other = try edit(2)
        table.reloadData()
        try screen.settle()
        #expect(!other.isFirstResponder)
        #expect(fields.count == 10)
    }

    @Test("A row out of sight keeps its cell while any other view in it is first responder")
    func keyView() throws {
        let view = KeyView(frame: CGRect(x: 240, y: 4, width: 100, height: 30))
        let cell = try #require(table.cellForRow(at: path(3)))
        cell.contentView.addSubview(view)
        view.becomeFirstResponder()
        table.contentOffset.y = 44 * 50
        try screen.settle()
        #expect(view.isFirstResponder)
        #expect(table.cellForRow(at: path(3)) === cell)
        view.resignFirstResponder()
        table.contentOffset.y = 44 * 60
        try screen.settle()
        #expect(table.cellForRow(at: path(3)) == nil)
    }
}
