// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Finds out which optional methods a subclass of `UITableViewController` overrides. Only these methods count as
/// implemented, although the controller itself has a body for every method.
///
/// Each private subclass overrides one method, so that `OverrideProbe` finds the position of the method in the
/// class's method table.
@MainActor
enum TableControllerMethods {
    private typealias Controller = UITableViewController

    /// A subclass that overrides nothing, with which the other subclasses are compared.
    private final class Plain: Controller {}

    /// The body of all methods that the private subclasses override. The methods are never called.
    ///
    /// The body differs from every inherited body, because an optimiser may merge equal functions. An override could
    /// then not be recognized.
    private static func notCalled() -> Never { preconditionFailure("A probe is only looked at") }

    private final class Committing: Controller {
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) { notCalled() }
    }

    private final class Moving: Controller {
        override func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) { notCalled() }
    }

    private final class GivingHeights: Controller {
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            notCalled()
        }
    }

    private final class Estimating: Controller {
        override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
            notCalled()
        }
    }

    private final class Indenting: Controller {
        override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
            notCalled()
        }
    }

    private final class TitlingHeaders: Controller {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            notCalled()
        }
    }

    private final class TitlingFooters: Controller {
        override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            notCalled()
        }
    }

    private final class GivingHeaderHeights: Controller {
        override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            notCalled()
        }
    }

    private final class GivingHeaderViews: Controller {
        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            notCalled()
        }
    }

    private final class GivingFooterHeights: Controller {
        override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
            notCalled()
        }
    }

    private final class GivingFooterViews: Controller {
        override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
            notCalled()
        }
    }

    private final class GivingContextMenus: Controller {
        override func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            notCalled()
        }
    }

    private static func probe(_ type: AnyClass) -> OverrideProbe {
        OverrideProbe(base: Controller.self, plain: Plain.self, probe: type)
    }

    private static let committing = probe(Committing.self)
    private static let moving = probe(Moving.self)
    private static let givingHeights = probe(GivingHeights.self)
    private static let estimating = probe(Estimating.self)
    private static let indenting = probe(Indenting.self)
    private static let titlingHeaders = probe(TitlingHeaders.self)
    private static let titlingFooters = probe(TitlingFooters.self)
    private static let givingHeaderHeights = probe(GivingHeaderHeights.self)
    private static let givingHeaderViews = probe(GivingHeaderViews.self)
    private static let givingFooterHeights = probe(GivingFooterHeights.self)
    private static let givingFooterViews = probe(GivingFooterViews.self)
    private static let givingContextMenus = probe(GivingContextMenus.self)

    /// The optional data source methods that the controller class `type` overrides.
    ///
    /// - Parameter methods: the methods that the class implements. Not used, because `UITableViewController` implements
    ///   them all, so only the overrides count.
    static func dataSource(_ type: UITableViewController.Type, _ methods: DataSourceMethods) -> DataSourceMethods {
        if type == Controller.self { return DataSourceMethods() }
        return DataSourceMethods(
            commits: committing.overrides(type), movesRows: moving.overrides(type),
            givesHeaderTitles: titlingHeaders.overrides(type), givesFooterTitles: titlingFooters.overrides(type))
    }

    /// The optional delegate methods that the controller class `type` overrides.
    ///
    /// - Parameter methods: the methods that the class implements. Not used, because `UITableViewController` implements
    ///   them all, so only the overrides count.
    static func delegate(_ type: UITableViewController.Type, _ methods: DelegateMethods) -> DelegateMethods {
        if type == Controller.self { return DelegateMethods() }
        return DelegateMethods(
            givesHeights: givingHeights.overrides(type), estimatesHeights: estimating.overrides(type),
            givesIndentation: indenting.overrides(type),
            givesHeaderHeights: givingHeaderHeights.overrides(type),
            givesHeaderViews: givingHeaderViews.overrides(type),
            givesFooterHeights: givingFooterHeights.overrides(type),
            givesFooterViews: givingFooterViews.overrides(type),
            givesContextMenus: givingContextMenus.overrides(type))
    }
}
