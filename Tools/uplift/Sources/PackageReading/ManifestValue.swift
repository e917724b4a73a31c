// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A value that a manifest writes literally.
indirect enum ManifestValue {
    case text(String)
    case list([ManifestNode])
    /// A call such as `.target(name: "App")`, or a member such as `.v5`, which has no arguments.
    case call(String, [Argument])
    case none

    struct Argument {
        var label: String?
        var value: ManifestNode
    }
}

/// A value with the line of the manifest that contains it.
struct ManifestNode {
    var value: ManifestValue
    var line: Int

    var text: String? { if case .text(let text) = value { text } else { nil } }
    var list: [ManifestNode]? { if case .list(let nodes) = value { nodes } else { nil } }

    /// The texts of a list; elements that are no texts are left out.
    var texts: [String]? { list?.compactMap(\.text) }

    /// The name of a call or a member, without the type in front.
    var name: String? { if case .call(let name, _) = value { name } else { nil } }

    var arguments: [ManifestValue.Argument] {
        if case .call(_, let arguments) = value { arguments } else { [] }
    }

    /// The argument with a label.
    subscript(label: String) -> ManifestNode? { arguments.first { $0.label == label }?.value }

    /// The first argument without a label.
    var first: ManifestNode? { arguments.first { $0.label == nil }?.value }
}
