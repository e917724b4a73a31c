// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import InterfaceDocuments

/// The result of compiling a storyboard or nib: the document, and messages about the file.
package struct InterfaceCompilation: Sendable {
    /// The path of the file, for messages.
    package var file: String
    /// The compiled document. Nil if the file could not be read. If there are refusals, it cannot be shown.
    package var document: InterfaceDocument?
    /// Parts of the file that are not compiled, and without which the document can be shown.
    package var warnings: [InterfaceMessage]
    /// The reasons why the document cannot be shown.
    package var refusals: [InterfaceMessage]
    /// The names in the file that mean something outside it.
    package var uses: [InterfaceUse] = []

    /// Compiles the content of a file. The path is for messages, and the module is the one of the target, in which
    /// custom classes are.
    package init(of data: Data, file: String, module: String) {
        self.file = file
        do throws(DocumentFault) {
            let root = try DocumentReader.read(data)
            if let reason = Self.refusal(of: root) { throw DocumentFault(line: root.line, reason: reason) }
            let compiler = DocumentCompiler(module: module)
            document = compiler.document(of: root, file: URL(fileURLWithPath: file).lastPathComponent)
            warnings = compiler.messages.warnings
            refusals = compiler.messages.refusals
            uses = compiler.uses
        } catch {
            document = nil
            warnings = []
            refusals = [InterfaceMessage(line: error.line, text: error.reason)]
        }
    }

    /// The messages in the format of the compiler, the refusals as errors.
    package var lines: [String] {
        refusals.map { "\(file):\($0.line): error: \($0.text)" }
            + warnings.map { "\(file):\($0.line): warning: \($0.text)" }
    }

    /// The name of the compiled file in the bundle: `Main.storyboardc` for `Main.storyboard`, and `Cell.nib` for
    /// `Cell.xib`. Nil for a file that is not a document of Interface Builder. The case of the
    /// extension has no meaning.
    package static func compiledName(of file: String) -> String? {
        let url = URL(fileURLWithPath: file)
        let types = ["storyboard": "storyboardc", "xib": "nib"]
        guard let type = types[url.pathExtension.lowercased()] else { return nil }
        return "\(url.deletingPathExtension().lastPathComponent).\(type)"
    }

    /// The reason why a document of this kind cannot be compiled.
    private static func refusal(of root: DocumentElement) -> String? {
        switch root.name {
        case "document": break
        case "archive": return "the format is older than Xcode 5: open and save the file in a newer Xcode"
        default: return "<\(root.name)> is not a document of Interface Builder"
        }
        let type = root["type"] ?? ""
        let runtime = root["targetRuntime"] ?? ""
        for (mark, platform) in [("AppleTV", "tvOS"), ("Watch", "watchOS"), (".Cocoa.", "macOS"), ("MacOSX", "macOS")]
        where type.contains(mark) || runtime.contains(mark) {
            return "the document is for \(platform)"
        }
        return type.contains("CocoaTouch") ? nil : "the type \"\(type)\" is not one of documents for iOS"
    }
}

/// A message about a line of a file.
package struct InterfaceMessage: Hashable, Sendable {
    /// The line, from 1 on.
    package var line: Int
    /// The message.
    package var text: String

    package init(line: Int, text: String) {
        (self.line, self.text) = (line, text)
    }
}
