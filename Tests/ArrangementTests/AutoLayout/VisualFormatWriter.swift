// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SeededNumbers

@testable import Arrangement

/// Writes random formats together with the syntax trees that parsing them should return.
struct VisualFormatWriter {
    private var numbers: Seeded
    private var text = ""
    private var isAfterHyphen = false

    init(seed: UInt64) { numbers = Seeded(seed: seed) }

    mutating func next() -> (text: String, tree: VisualFormat) {
        text = ""
        writeBlanks()
        let orientation: VisualFormat.Orientation = flip() ? .horizontal : .vertical
        write(orientation == .vertical ? "V:" : flip() ? "H:" : "")
        writeBlanks()
        var start: VisualFormat.Connection?
        if flip() {
            write("|")
            start = connection()
        }
        var tree = VisualFormat(orientation: orientation, start: start, views: [view()])
        for _ in 0..<numbers.next(below: 4) {
            tree.connections.append(connection())
            tree.views.append(view())
        }
        if flip() {
            tree.end = connection()
            writeBlanks()
            write("|")
        }
        writeBlanks()
        return (text, tree)
    }

    private mutating func view() -> VisualFormat.View {
        writeBlanks()
        write("[")
        let name = name()
        let lengths = flip() ? list() : []
        write("]")
        return VisualFormat.View(name: name, lengths: lengths, end: text.count)
    }

    private mutating func connection() -> VisualFormat.Connection {
        writeBlanks()
        switch numbers.next(below: 4) {
        case 0: return .touching
        case 1:
            write("-")
            isAfterHyphen = true
            return .standard
        case let kind:
            write("-")
            let predicates = kind == 2 ? list() : [predicate(canHaveSign: false)]
            write("-")
            return .predicates(predicates)
        }
    }

    private mutating func list() -> [VisualFormat.Predicate] {
        write("(")
        var predicates = [predicate(canHaveSign: true)]
        for _ in 0..<numbers.next(below: 3) {
            write(",")
            predicates.append(predicate(canHaveSign: true))
        }
        write(")")
        return predicates
    }

    private mutating func predicate(canHaveSign: Bool) -> VisualFormat.Predicate {
        let relations: [(String, VisualFormat.Relation)] = [
            ("", .equal), ("==", .equal), ("<=", .lessThanOrEqual), (">=", .greaterThanOrEqual),
        ]
        let (sign, relation) = relations[numbers.next(below: relations.count)]
        write(sign)
        var predicate = VisualFormat.Predicate(relation: relation, value: value(canHaveSign: canHaveSign))
        if flip() {
            write("@")
            predicate.priority = value(canHaveSign: canHaveSign)
        }
        return predicate
    }

    private mutating func value(canHaveSign: Bool) -> VisualFormat.Value {
        guard flip() else { return .name(name()) }
        let forms: [(String, Double)] = [
            ("0", 0), ("8", 8), ("20.5", 20.5), (".25", 0.25), ("7.", 7), ("1e2", 100), ("5E-1", 0.5), ("0x1F", 31),
            ("0X.8p+4", 8),
        ]
        let (digits, number) = forms[numbers.next(below: forms.count)]
        let sign = canHaveSign ? ["", "-", "+"][numbers.next(below: 3)] : ""
        write(sign + digits)
        return .number(sign == "-" ? -number : number)
    }

    private mutating func name() -> VisualFormat.Name {
        let names = ["a", "_", "view2", "H", "V", "redView", "_x_9", "inf", "e5"]
        write(names[numbers.next(below: names.count)])
        let start = text.lastIndex { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(text.index(after:))
        return VisualFormat.Name(text: String(text[(start ?? text.startIndex)...]), end: text.count)
    }

    private mutating func writeBlanks() {
        // Behind a single hyphen, a blank would be part of the connection.
        guard !isAfterHyphen else { return }
        if numbers.next(below: 5) == 0 { write([" ", "  ", "\t"][numbers.next(below: 3)]) }
    }

    private mutating func write(_ part: String) {
        text += part
        isAfterHyphen = false
    }

    private mutating func flip() -> Bool { numbers.next(below: 2) == 0 }
}
