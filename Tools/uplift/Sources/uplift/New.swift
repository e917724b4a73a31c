// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import AppBuilding
import Foundation

/// The command `uplift new`: writes the folder of a new project.
struct New {
    let template: ProjectTemplate

    init(name: String) throws(Arguments.Misuse) {
        do throws(ProjectTemplate.NameFault) {
            template = try ProjectTemplate(name: name)
        } catch { throw Arguments.Misuse(reason: error.reason) }
    }

    /// - Returns: whether the folder was written.
    func run(_ console: Console) throws -> Bool {
        let folder = URL(fileURLWithPath: template.name)
        do throws(ProjectTemplate.WriteFault) {
            try template.write(to: folder)
        } catch {
            console.fail(error.reason)
            return false
        }
        let path = template.name.contains(" ") ? "\"\(template.name)\"" : template.name
        console.print("The project “\(template.name)” is written. “uplift run \(path)” shows it.")
        return true
    }
}
