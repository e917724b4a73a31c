// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax
import SwiftText

/// An override with `willSet` or `didSet` in an extension. The extension keeps the observers as methods, which an
/// override in the class calls.
struct ObserverOverride {
    private let variable: VariableDeclSyntax
    private let newName: String
    private let type: String
    private let block: AccessorBlockSyntax
    private let observers: AccessorDeclListSyntax

    /// Returns nil if the declaration is not that of a property with observers.
    init?(_ variable: VariableDeclSyntax, newName: String) {
        guard let binding = variable.bindings.first, let type = binding.typeAnnotation?.type.onOneLine,
            let block = binding.accessorBlock, case .accessors(let list) = block.accessors,
            list.allSatisfy({ ["willSet", "didSet"].contains($0.accessorSpecifier.text) })
        else { return nil }
        (self.variable, self.newName, self.type, self.block, observers) = (variable, newName, type, block, list)
    }

    private func method(_ observer: AccessorDeclSyntax) -> String { "\(newName)_\(observer.accessorSpecifier.text)" }

    private func value(_ observer: AccessorDeclSyntax) -> String {
        observer.accessorSpecifier.text == "willSet" ? "newValue" : "oldValue"
    }

    /// The accessors of the override in the class.
    var calls: String {
        observers.map { "\($0.accessorSpecifier.text) { \(method($0))(\(value($0))) }" }.joined(separator: " ")
    }

    /// Makes the observers methods of the extension.
    func edit(_ edits: inout SourceEdits) {
        for modifier in variable.modifiers { edits.overwrite(modifier) }
        edits.overwrite(variable.bindingSpecifier)
        for binding in variable.bindings {
            edits.overwrite(binding.pattern)
            if let annotation = binding.typeAnnotation { edits.overwrite(annotation) }
        }
        edits.overwrite(block.leftBrace)
        for observer in observers {
            let parameter = observer.parameters?.name.text ?? value(observer)
            edits.replace(observer.accessorSpecifier, by: "func \(method(observer))(_ \(parameter): \(type))")
            if let parameters = observer.parameters { edits.overwrite(parameters) }
        }
        edits.overwrite(block.rightBrace)
    }
}
