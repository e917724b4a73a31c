// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The arguments of a command: options, which begin with `--`, and others.
struct Arguments {
    /// A use that the command does not have.
    struct Misuse: Error, Equatable {
        var reason: String
    }

    private(set) var options: [String: String] = [:]
    /// The options without a value that were given.
    private(set) var flags: Set<String> = []
    private(set) var others: [String] = []

    /// - Parameters:
    ///   - known: the names of the options that have a value.
    ///   - knownFlags: the names of the options without one.
    init(
        _ arguments: some Sequence<String>, options known: Set<String>, flags knownFlags: Set<String> = []
    ) throws(Misuse) {
        var iterator = Array(arguments).makeIterator()
        while let argument = iterator.next() {
            // After “--” there are no options.
            if argument == "--" {
                while let other = iterator.next() { others.append(other) }
                break
            }
            guard argument.hasPrefix("--") else {
                others.append(argument)
                continue
            }
            let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                .map(String.init)
            if let name = parts.first, knownFlags.contains(name) {
                guard parts.count == 1 else { throw Misuse(reason: "The option “--\(name)” has no value.") }
                flags.insert(name)
                continue
            }
            guard let name = parts.first, known.contains(name) else {
                let all = known.union(knownFlags)
                let list = all.sorted().map { "--" + $0 }.joined(separator: ", ")
                let choices = all.isEmpty ? "" : " The options are \(list)."
                throw Misuse(reason: "There is no option “\(argument)” here.\(choices)")
            }
            guard let value = parts.count > 1 ? parts[1] : iterator.next() else {
                throw Misuse(reason: "The option “--\(name)” needs a value.")
            }
            options[name] = value
        }
    }
}
