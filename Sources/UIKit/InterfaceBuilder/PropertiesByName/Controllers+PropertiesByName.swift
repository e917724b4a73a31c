// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjectiveCRuntime

// The properties of view controllers and bars by the names that they have on iOS: for key-value coding, and for
// storyboards and nibs.

@section("uplift_classes") @used private let controllerProperties: @convention(c) () -> Void = {
    DynamicMembers.register(UIViewController.self) { members in
        members.value("view", get: { $0.view }, set: { $0.view = $1 })
        members.value("title", get: { $0.title }, set: { $0.title = $1 })
        members.value(
            "modalPresentationStyle", get: { $0.modalPresentationStyle }, set: { $0.modalPresentationStyle = $1 })
        members.value(
            "modalTransitionStyle", get: { $0.modalTransitionStyle }, set: { $0.modalTransitionStyle = $1 })
        members.value(
            "preferredContentSize", get: { $0.preferredContentSize }, set: { $0.preferredContentSize = $1 })
        members.value(
            "edgesForExtendedLayout", get: { $0.edgesForExtendedLayout }, set: { $0.edgesForExtendedLayout = $1 })
        members.value(
            "extendedLayoutIncludesOpaqueBars", get: { $0.extendedLayoutIncludesOpaqueBars },
            set: { $0.extendedLayoutIncludesOpaqueBars = $1 })
        members.value(
            "overrideUserInterfaceStyle", get: { $0.overrideUserInterfaceStyle },
            set: { $0.overrideUserInterfaceStyle = $1 })
        members.value("editing", get: { $0.isEditing }, set: { $0.isEditing = $1 })
        members.value("navigationItem", get: { $0.navigationItem })
        members.value("navigationController", get: { $0.navigationController })
        members.value("parentViewController", get: { $0.parent })
        members.value("childViewControllers", get: { $0.children })
        members.value("presentedViewController", get: { $0.presentedViewController })
        members.value("presentingViewController", get: { $0.presentingViewController })
    }
    DynamicMembers.register(UITableViewController.self) { members in
        members.value("tableView", get: { $0.tableView }, set: { $0.tableView = $1 })
        members.value("refreshControl", get: { $0.refreshControl }, set: { $0.refreshControl = $1 })
        members.value(
            "clearsSelectionOnViewWillAppear", get: { $0.clearsSelectionOnViewWillAppear },
            set: { $0.clearsSelectionOnViewWillAppear = $1 })
    }
    DynamicMembers.register(UICollectionViewController.self) { members in
        members.value("collectionView", get: { $0.collectionView }, set: { $0.collectionView = $1 })
        members.value(
            "clearsSelectionOnViewWillAppear", get: { $0.clearsSelectionOnViewWillAppear },
            set: { $0.clearsSelectionOnViewWillAppear = $1 })
    }
    DynamicMembers.register(UINavigationController.self) { members in
        members.value("delegate", get: { $0.delegate }, set: { $0.delegate = $1 })
        members.value("viewControllers", get: { $0.viewControllers }, set: { $0.viewControllers = $1 })
        members.value(
            "navigationBarHidden", get: { $0.isNavigationBarHidden }, set: { $0.isNavigationBarHidden = $1 })
        members.value("navigationBar", get: { $0.navigationBar })
        members.value("topViewController", get: { $0.topViewController })
        members.value("visibleViewController", get: { $0.visibleViewController })
    }
    DynamicMembers.register(UINavigationBar.self) { members in
        members.value("items", get: { $0.items }, set: { $0.items = $1 })
        members.value("barTintColor", get: { $0.barTintColor }, set: { $0.barTintColor = $1 })
        members.value("titleTextAttributes", get: { $0.titleTextAttributes }, set: { $0.titleTextAttributes = $1 })
        members.value("translucent", get: { $0.isTranslucent }, set: { $0.isTranslucent = $1 })
        members.value("topItem", get: { $0.topItem })
    }
    DynamicMembers.register(UINavigationItem.self) { members in
        members.value("title", get: { $0.title }, set: { $0.title = $1 })
        members.value("titleView", get: { $0.titleView }, set: { $0.titleView = $1 })
        members.value("backBarButtonItem", get: { $0.backBarButtonItem }, set: { $0.backBarButtonItem = $1 })
        members.value("backButtonTitle", get: { $0.backButtonTitle }, set: { $0.backButtonTitle = $1 })
        members.value(
            "backButtonDisplayMode", get: { $0.backButtonDisplayMode }, set: { $0.backButtonDisplayMode = $1 })
        members.value("hidesBackButton", get: { $0.hidesBackButton }, set: { $0.hidesBackButton = $1 })
        members.value(
            "leftItemsSupplementBackButton", get: { $0.leftItemsSupplementBackButton },
            set: { $0.leftItemsSupplementBackButton = $1 })
        members.value("leftBarButtonItem", get: { $0.leftBarButtonItem }, set: { $0.leftBarButtonItem = $1 })
        members.value("leftBarButtonItems", get: { $0.leftBarButtonItems }, set: { $0.leftBarButtonItems = $1 })
        members.value("rightBarButtonItem", get: { $0.rightBarButtonItem }, set: { $0.rightBarButtonItem = $1 })
        members.value("rightBarButtonItems", get: { $0.rightBarButtonItems }, set: { $0.rightBarButtonItems = $1 })
    }
    DynamicMembers.register(UIBarItem.self) { members in
        members.value("title", get: { $0.title }, set: { $0.title = $1 })
        members.value("image", get: { $0.image }, set: { $0.image = $1 })
        members.value("tag", get: { $0.tag }, set: { $0.tag = $1 })
        members.value("enabled", get: { $0.isEnabled }, set: { $0.isEnabled = $1 })
    }
    DynamicMembers.register(UIBarButtonItem.self) { members in
        members.value("style", get: { $0.style }, set: { $0.style = $1 })
        members.value("width", get: { $0.width }, set: { $0.width = $1 })
        members.value("customView", get: { $0.customView }, set: { $0.customView = $1 })
        members.value("tintColor", get: { $0.tintColor }, set: { $0.tintColor = $1 })
        members.value("possibleTitles", get: { $0.possibleTitles }, set: { $0.possibleTitles = $1 })
        members.value("target", get: { $0.target }, set: { $0.target = $1 })
        members.value("action", get: { $0.action }, set: { $0.action = $1 })
        members.value("springLoaded", get: { $0.isSpringLoaded }, set: { $0.isSpringLoaded = $1 })
    }
}
