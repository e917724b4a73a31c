// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Messages about a document. Each text is reported once, except for refusals at other lines.
struct DocumentMessages {
    private(set) var warnings: [InterfaceMessage] = []
    private(set) var refusals: [InterfaceMessage] = []
    private var texts: Set<String> = []

    mutating func warn(_ line: Int, _ text: String) {
        guard texts.insert(text).inserted else { return }
        warnings.append(InterfaceMessage(line: line, text: text))
    }

    mutating func refuse(_ line: Int, _ text: String) {
        guard texts.insert("\(line): \(text)").inserted else { return }
        refusals.append(InterfaceMessage(line: line, text: text))
    }
}
