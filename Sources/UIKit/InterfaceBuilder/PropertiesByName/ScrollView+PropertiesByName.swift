// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjectiveCRuntime

// The properties of scroll views and tables by the names that they have on iOS: for key-value coding, and for
// storyboards and nibs.

@section("uplift_classes") @used private let scrollViewProperties: @convention(c) () -> Void = {
    DynamicMembers.register(UIScrollView.self) { members in
        members.value("bouncesHorizontally", get: { $0.bouncesHorizontally }, set: { $0.bouncesHorizontally = $1 })
        members.value("bouncesVertically", get: { $0.bouncesVertically }, set: { $0.bouncesVertically = $1 })
        members.value(
            "automaticallyAdjustsScrollIndicatorInsets", get: { $0.automaticallyAdjustsScrollIndicatorInsets },
            set: { $0.automaticallyAdjustsScrollIndicatorInsets = $1 })
        members.value("delegate", get: { $0.delegate }, set: { $0.delegate = $1 })
        members.property("contentOffset", get: { $0.contentOffset }, set: { $0.contentOffset = $1 })
        members.property("contentSize", get: { $0.contentSize }, set: { $0.contentSize = $1 })
        members.value("contentInset", get: { $0.contentInset }, set: { $0.contentInset = $1 })
        members.value(
            "contentInsetAdjustmentBehavior", get: { $0.contentInsetAdjustmentBehavior },
            set: { $0.contentInsetAdjustmentBehavior = $1 })
        members.value("bounces", get: { $0.bounces }, set: { $0.bounces = $1 })
        members.value(
            "alwaysBounceVertical", get: { $0.alwaysBounceVertical }, set: { $0.alwaysBounceVertical = $1 })
        members.value(
            "alwaysBounceHorizontal", get: { $0.alwaysBounceHorizontal }, set: { $0.alwaysBounceHorizontal = $1 })
        members.value("decelerationRate", get: { $0.decelerationRate }, set: { $0.decelerationRate = $1 })
        members.value("scrollsToTop", get: { $0.scrollsToTop }, set: { $0.scrollsToTop = $1 })
        members.value("keyboardDismissMode", get: { $0.keyboardDismissMode }, set: { $0.keyboardDismissMode = $1 })
        members.value(
            "delaysContentTouches", get: { $0.delaysContentTouches }, set: { $0.delaysContentTouches = $1 })
        members.value(
            "canCancelContentTouches", get: { $0.canCancelContentTouches }, set: { $0.canCancelContentTouches = $1 })
        members.value(
            "showsVerticalScrollIndicator", get: { $0.showsVerticalScrollIndicator },
            set: { $0.showsVerticalScrollIndicator = $1 })
        members.value(
            "showsHorizontalScrollIndicator", get: { $0.showsHorizontalScrollIndicator },
            set: { $0.showsHorizontalScrollIndicator = $1 })
        members.value("indicatorStyle", get: { $0.indicatorStyle }, set: { $0.indicatorStyle = $1 })
        members.value(
            "scrollIndicatorInsets", get: { $0.scrollIndicatorInsets }, set: { $0.scrollIndicatorInsets = $1 })
        members.value("minimumZoomScale", get: { $0.minimumZoomScale }, set: { $0.minimumZoomScale = $1 })
        members.value("maximumZoomScale", get: { $0.maximumZoomScale }, set: { $0.maximumZoomScale = $1 })
        members.value("zoomScale", get: { $0.zoomScale }, set: { $0.zoomScale = $1 })
        members.value("bouncesZoom", get: { $0.bouncesZoom }, set: { $0.bouncesZoom = $1 })
        members.value("refreshControl", get: { $0.refreshControl }, set: { $0.refreshControl = $1 })
        members.value("scrollEnabled", get: { $0.isScrollEnabled }, set: { $0.isScrollEnabled = $1 })
        members.value("pagingEnabled", get: { $0.isPagingEnabled }, set: { $0.isPagingEnabled = $1 })
        members.value(
            "directionalLockEnabled", get: { $0.isDirectionalLockEnabled }, set: { $0.isDirectionalLockEnabled = $1 })
        members.value("panGestureRecognizer", get: { $0.panGestureRecognizer })
    }
    DynamicMembers.register(UITableView.self) { members in
        members.addListValues()
        members.value("springLoaded", get: { $0.isSpringLoaded }, set: { $0.isSpringLoaded = $1 })
        members.value("dataSource", get: { $0.dataSource }, set: { $0.dataSource = $1 })
        members.value("prefetchDataSource", get: { $0.prefetchDataSource }, set: { $0.prefetchDataSource = $1 })
        members.value("dragDelegate", get: { $0.dragDelegate }, set: { $0.dragDelegate = $1 })
        members.value("dropDelegate", get: { $0.dropDelegate }, set: { $0.dropDelegate = $1 })
        members.value("rowHeight", get: { $0.rowHeight }, set: { $0.rowHeight = $1 })
        members.value("estimatedRowHeight", get: { $0.estimatedRowHeight }, set: { $0.estimatedRowHeight = $1 })
        members.value("sectionHeaderHeight", get: { $0.sectionHeaderHeight }, set: { $0.sectionHeaderHeight = $1 })
        members.value("sectionFooterHeight", get: { $0.sectionFooterHeight }, set: { $0.sectionFooterHeight = $1 })
        members.value(
            "estimatedSectionHeaderHeight", get: { $0.estimatedSectionHeaderHeight },
            set: { $0.estimatedSectionHeaderHeight = $1 })
        members.value(
            "estimatedSectionFooterHeight", get: { $0.estimatedSectionFooterHeight },
            set: { $0.estimatedSectionFooterHeight = $1 })
        members.value(
            "sectionHeaderTopPadding", get: { $0.sectionHeaderTopPadding }, set: { $0.sectionHeaderTopPadding = $1 })
        members.value("separatorStyle", get: { $0.separatorStyle }, set: { $0.separatorStyle = $1 })
        members.value("separatorColor", get: { $0.separatorColor }, set: { $0.separatorColor = $1 })
        members.value("separatorInset", get: { $0.separatorInset }, set: { $0.separatorInset = $1 })
        members.value(
            "separatorInsetReference", get: { $0.separatorInsetReference }, set: { $0.separatorInsetReference = $1 })
        members.value("sectionIndexColor", get: { $0.sectionIndexColor }, set: { $0.sectionIndexColor = $1 })
        members.value(
            "sectionIndexBackgroundColor", get: { $0.sectionIndexBackgroundColor },
            set: { $0.sectionIndexBackgroundColor = $1 })
        members.value(
            "sectionIndexTrackingBackgroundColor", get: { $0.sectionIndexTrackingBackgroundColor },
            set: { $0.sectionIndexTrackingBackgroundColor = $1 })
        members.value(
            "sectionIndexMinimumDisplayRowCount", get: { $0.sectionIndexMinimumDisplayRowCount },
            set: { $0.sectionIndexMinimumDisplayRowCount = $1 })
        members.value(
            "cellLayoutMarginsFollowReadableWidth", get: { $0.cellLayoutMarginsFollowReadableWidth },
            set: { $0.cellLayoutMarginsFollowReadableWidth = $1 })
        members.value(
            "insetsContentViewsToSafeArea", get: { $0.insetsContentViewsToSafeArea },
            set: { $0.insetsContentViewsToSafeArea = $1 })
        members.value(
            "dragInteractionEnabled", get: { $0.dragInteractionEnabled }, set: { $0.dragInteractionEnabled = $1 })
        members.value("tableHeaderView", get: { $0.tableHeaderView }, set: { $0.tableHeaderView = $1 })
        members.value("tableFooterView", get: { $0.tableFooterView }, set: { $0.tableFooterView = $1 })
    }
    DynamicMembers.register(UITableViewCell.self) { members in
        members.value("accessoryType", get: { $0.accessoryType }, set: { $0.accessoryType = $1 })
        members.value("accessoryView", get: { $0.accessoryView }, set: { $0.accessoryView = $1 })
        members.value(
            "editingAccessoryType", get: { $0.editingAccessoryType }, set: { $0.editingAccessoryType = $1 })
        members.value(
            "editingAccessoryView", get: { $0.editingAccessoryView }, set: { $0.editingAccessoryView = $1 })
        members.value("selectionStyle", get: { $0.selectionStyle }, set: { $0.selectionStyle = $1 })
        members.value("indentationLevel", get: { $0.indentationLevel }, set: { $0.indentationLevel = $1 })
        members.value("indentationWidth", get: { $0.indentationWidth }, set: { $0.indentationWidth = $1 })
        members.value("separatorInset", get: { $0.separatorInset }, set: { $0.separatorInset = $1 })
        members.value(
            "shouldIndentWhileEditing", get: { $0.shouldIndentWhileEditing }, set: { $0.shouldIndentWhileEditing = $1 })
        members.value("showsReorderControl", get: { $0.showsReorderControl }, set: { $0.showsReorderControl = $1 })
        members.value("focusStyle", get: { $0.focusStyle }, set: { $0.focusStyle = $1 })
        members.value("backgroundView", get: { $0.backgroundView }, set: { $0.backgroundView = $1 })
        members.value(
            "selectedBackgroundView", get: { $0.selectedBackgroundView }, set: { $0.selectedBackgroundView = $1 })
        members.value(
            "multipleSelectionBackgroundView", get: { $0.multipleSelectionBackgroundView },
            set: { $0.multipleSelectionBackgroundView = $1 })
        members.value(
            "userInteractionEnabledWhileDragging", get: { $0.userInteractionEnabledWhileDragging },
            set: { $0.userInteractionEnabledWhileDragging = $1 })
        members.value("selected", get: { $0.isSelected }, set: { $0.isSelected = $1 })
        members.value("highlighted", get: { $0.isHighlighted }, set: { $0.isHighlighted = $1 })
        members.value("editing", get: { $0.isEditing }, set: { $0.isEditing = $1 })
        members.value("contentView", get: { $0.contentView })
        members.value("textLabel", get: { $0.textLabel })
        members.value("detailTextLabel", get: { $0.detailTextLabel })
        members.value("imageView", get: { $0.imageView })
        members.value("reuseIdentifier", get: { $0.reuseIdentifier })
    }
    DynamicMembers.register(UITableViewHeaderFooterView.self) { members in
        members.value("backgroundView", get: { $0.backgroundView }, set: { $0.backgroundView = $1 })
        members.value("contentView", get: { $0.contentView })
        members.value("textLabel", get: { $0.textLabel })
        members.value("detailTextLabel", get: { $0.detailTextLabel })
        members.value("reuseIdentifier", get: { $0.reuseIdentifier })
    }
}
