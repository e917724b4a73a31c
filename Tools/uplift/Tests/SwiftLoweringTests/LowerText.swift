// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SwiftText

@testable import SwiftLowering

/// The lowered text of a module's only file, `0.swift`.
func lower(_ text: String, interface: AppleInterface? = nil) throws -> String {
    lowerFiles([text], interface: interface)[0]
}

extension ProgramMembers {
    /// The types of a program with one module.
    static func of(_ sources: [SwiftSource], _ interface: AppleInterface) -> ProgramMembers? {
        ProgramMembers(SwiftProgram([Lowering.Module(name: "", sources: sources)], interface))
    }
}

extension MissingSymbols {
    /// The uses in a program with one module.
    static func find(in sources: [SwiftSource], _ interface: AppleInterface) -> [Refusal] {
        ProgramMembers.of(sources, interface).map(find) ?? []
    }
}

/// The lowered texts of one module's files, which are named `0.swift`, `1.swift` and so on.
func lowerFiles(_ texts: [String], interface: AppleInterface? = nil) -> [String] {
    lowering(texts, interface: interface).files.map(\.text)
}

/// The reasons for which a module's only file is refused.
func refusals(_ text: String, interface: AppleInterface? = someOfUIKit) -> [String] {
    lowering([text], interface: interface).refusals.map(\.reason)
}

private func lowering(_ texts: [String], interface: AppleInterface?) -> Lowering {
    Lowering(texts.enumerated().map { SwiftSource(path: "\($0).swift", text: $1) }, interface: interface)
}

/// Some declarations of UIKit.
let someOfUIKit = AppleInterface(
    apple: """
        tier\ttype\tkind\tname\tintroduced\tdeprecated\trequirement\tdeclaration
        1\tUIView\tclass\tUIView\t\t\t\tclass UIView
        1\tUIView\tproperty\tisHidden\t\t\t\tvar isHidden: Bool { get set }
        1\tUILabel\tclass\tUILabel\t\t\t\tclass UILabel
        1\tUILabel\tproperty\ttext\t\t\t\tvar text: String? { get set }
        1\tUIViewController\tclass\tUIViewController\t\t\t\tclass UIViewController
        1\tUITableView\tclass\tUITableView\t\t\t\tclass UITableView
        1\tUITableView\tmethod\treloadData()\t\t\t\tfunc reloadData()
        1\tUITableView\tproperty\tdelegate\t\t\t\tvar delegate: UITableViewDelegate? { get set }
        1\tUITableViewDelegate\tprotocol\tUITableViewDelegate\t\t\t\tprotocol UITableViewDelegate
        1\tUITableViewDelegate\tmethod\ttableView(_:didSelectRowAt:)\t\t\toptional\toptional func tableView()
        1\tUITableViewDataSource\tmethod\tnumberOfSections(in:)\t\t\toptional\toptional func numberOfSections() -> Int
        1\tUITableViewDataSource\tmethod\ttableView(_:titleForHeaderInSection:)\t\t\toptional\t() -> String?
        1\tUIScrollViewDelegate\tmethod\tscrollViewDidScroll(_:)\t\t\toptional\toptional func scrollViewDidScroll()
        1\tUITextViewDelegate\tmethod\ttextViewDidChange(_:)\t\t\toptional\toptional func textViewDidChange()
        """, names: "")
