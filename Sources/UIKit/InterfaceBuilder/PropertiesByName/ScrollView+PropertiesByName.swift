// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjectiveCRuntime

// The properties of scroll views and tables by the names that they have on iOS: for key-value coding, and for
// storyboards and nibs.

@section("uplift_classes") @used private let scrollViewProperties: @convention(c) () -> Void = {
    DynamicMembers.register(UIScrollView.self) { members in
        members.property("delegate", get: { $0.delegate }, set: { $0.delegate = $1 })
        members.property("contentOffset", get: { $0.contentOffset }, set: { $0.contentOffset = $1 })
        members.property("contentSize", get: { $0.contentSize }, set: { $0.contentSize = $1 })
        members.property("contentInset", get: { $0.contentInset }, set: { $0.contentInset = $1 })
        members.property(
            "contentInsetAdjustmentBehavior", get: { $0.contentInsetAdjustmentBehavior },
            set: { $0.contentInsetAdjustmentBehavior = $1 })
        members.property("bounces", get: { $0.bounces }, set: { $0.bounces = $1 })
        members.property(
            "alwaysBounceVertical", get: { $0.alwaysBounceVertical }, set: { $0.alwaysBounceVertical = $1 })
        members.property(
            "alwaysBounceHorizontal", get: { $0.alwaysBounceHorizontal }, set: { $0.alwaysBounceHorizontal = $1 })
        members.property("decelerationRate", get: { $0.decelerationRate }, set: { $0.decelerationRate = $1 })
        members.property("scrollsToTop", get: { $0.scrollsToTop }, set: { $0.scrollsToTop = $1 })
        members.property("keyboardDismissMode", get: { $0.keyboardDismissMode }, set: { $0.keyboardDismissMode = $1 })
        members.property(
            "delaysContentTouches", get: { $0.delaysContentTouches }, set: { $0.delaysContentTouches = $1 })
        members.property(
            "canCancelContentTouches", get: { $0.canCancelContentTouches }, set: { $0.canCancelContentTouches = $1 })
        members.property(
            "showsVerticalScrollIndicator", get: { $0.showsVerticalScrollIndicator },
            set: { $0.showsVerticalScrollIndicator = $1 })
        members.property(
            "showsHorizontalScrollIndicator", get: { $0.showsHorizontalScrollIndicator },
            set: { $0.showsHorizontalScrollIndicator = $1 })
        members.property("indicatorStyle", get: { $0.indicatorStyle }, set: { $0.indicatorStyle = $1 })
        members.property(
            "scrollIndicatorInsets", get: { $0.scrollIndicatorInsets }, set: { $0.scrollIndicatorInsets = $1 })
        members.property("minimumZoomScale", get: { $0.minimumZoomScale }, set: { $0.minimumZoomScale = $1 })
        members.property("maximumZoomScale", get: { $0.maximumZoomScale }, set: { $0.maximumZoomScale = $1 })
        members.property("zoomScale", get: { $0.zoomScale }, set: { $0.zoomScale = $1 })
        members.property("bouncesZoom", get: { $0.bouncesZoom }, set: { $0.bouncesZoom = $1 })
        members.property("refreshControl", get: { $0.refreshControl }, set: { $0.refreshControl = $1 })
        members.property("scrollEnabled", get: { $0.isScrollEnabled }, set: { $0.isScrollEnabled = $1 })
        members.property("pagingEnabled", get: { $0.isPagingEnabled }, set: { $0.isPagingEnabled = $1 })
        members.property(
            "directionalLockEnabled", get: { $0.isDirectionalLockEnabled }, set: { $0.isDirectionalLockEnabled = $1 })
        members.property("panGestureRecognizer", get: { $0.panGestureRecognizer })
    }
    DynamicMembers.register(UITableView.self) { members in
        members.property("dataSource", get: { $0.dataSource }, set: { $0.dataSource = $1 })
        members.property("prefetchDataSource", get: { $0.prefetchDataSource }, set: { $0.prefetchDataSource = $1 })
        members.property("dragDelegate", get: { $0.dragDelegate }, set: { $0.dragDelegate = $1 })
        members.property("dropDelegate", get: { $0.dropDelegate }, set: { $0.dropDelegate = $1 })
        members.property("rowHeight", get: { $0.rowHeight }, set: { $0.rowHeight = $1 })
        members.property("estimatedRowHeight", get: { $0.estimatedRowHeight }, set: { $0.estimatedRowHeight = $1 })
        members.property("sectionHeaderHeight", get: { $0.sectionHeaderHeight }, set: { $0.sectionHeaderHeight = $1 })
        members.property("sectionFooterHeight", get: { $0.sectionFooterHeight }, set: { $0.sectionFooterHeight = $1 })
        members.property(
            "estimatedSectionHeaderHeight", get: { $0.estimatedSectionHeaderHeight },
            set: { $0.estimatedSectionHeaderHeight = $1 })
        members.property(
            "estimatedSectionFooterHeight", get: { $0.estimatedSectionFooterHeight },
            set: { $0.estimatedSectionFooterHeight = $1 })
        members.property(
            "sectionHeaderTopPadding", get: { $0.sectionHeaderTopPadding }, set: { $0.sectionHeaderTopPadding = $1 })
        members.property("separatorStyle", get: { $0.separatorStyle }, set: { $0.separatorStyle = $1 })
        members.property("separatorColor", get: { $0.separatorColor }, set: { $0.separatorColor = $1 })
        members.property("separatorInset", get: { $0.separatorInset }, set: { $0.separatorInset = $1 })
        members.property(
            "separatorInsetReference", get: { $0.separatorInsetReference }, set: { $0.separatorInsetReference = $1 })
        members.property("allowsSelection", get: { $0.allowsSelection }, set: { $0.allowsSelection = $1 })
        members.property(
            "allowsSelectionDuringEditing", get: { $0.allowsSelectionDuringEditing },
            set: { $0.allowsSelectionDuringEditing = $1 })
        members.property(
            "allowsMultipleSelection", get: { $0.allowsMultipleSelection }, set: { $0.allowsMultipleSelection = $1 })
        members.property(
            "allowsMultipleSelectionDuringEditing", get: { $0.allowsMultipleSelectionDuringEditing },
            set: { $0.allowsMultipleSelectionDuringEditing = $1 })
        members.property("sectionIndexColor", get: { $0.sectionIndexColor }, set: { $0.sectionIndexColor = $1 })
        members.property(
            "sectionIndexBackgroundColor", get: { $0.sectionIndexBackgroundColor },
            set: { $0.sectionIndexBackgroundColor = $1 })
        members.property(
            "sectionIndexTrackingBackgroundColor", get: { $0.sectionIndexTrackingBackgroundColor },
            set: { $0.sectionIndexTrackingBackgroundColor = $1 })
        members.property(
            "sectionIndexMinimumDisplayRowCount", get: { $0.sectionIndexMinimumDisplayRowCount },
            set: { $0.sectionIndexMinimumDisplayRowCount = $1 })
        members.property(
            "cellLayoutMarginsFollowReadableWidth", get: { $0.cellLayoutMarginsFollowReadableWidth },
            set: { $0.cellLayoutMarginsFollowReadableWidth = $1 })
        members.property(
            "insetsContentViewsToSafeArea", get: { $0.insetsContentViewsToSafeArea },
            set: { $0.insetsContentViewsToSafeArea = $1 })
        members.property(
            "dragInteractionEnabled", get: { $0.dragInteractionEnabled }, set: { $0.dragInteractionEnabled = $1 })
        members.property("backgroundView", get: { $0.backgroundView }, set: { $0.backgroundView = $1 })
        members.property("tableHeaderView", get: { $0.tableHeaderView }, set: { $0.tableHeaderView = $1 })
        members.property("tableFooterView", get: { $0.tableFooterView }, set: { $0.tableFooterView = $1 })
        members.property("editing", get: { $0.isEditing }, set: { $0.isEditing = $1 })
        members.property("prefetchingEnabled", get: { $0.isPrefetchingEnabled }, set: { $0.isPrefetchingEnabled = $1 })
    }
    DynamicMembers.register(UITableViewCell.self) { members in
        members.property("accessoryType", get: { $0.accessoryType }, set: { $0.accessoryType = $1 })
        members.property("accessoryView", get: { $0.accessoryView }, set: { $0.accessoryView = $1 })
        members.property(
            "editingAccessoryType", get: { $0.editingAccessoryType }, set: { $0.editingAccessoryType = $1 })
        members.property(
            "editingAccessoryView", get: { $0.editingAccessoryView }, set: { $0.editingAccessoryView = $1 })
        members.property("selectionStyle", get: { $0.selectionStyle }, set: { $0.selectionStyle = $1 })
        members.property("indentationLevel", get: { $0.indentationLevel }, set: { $0.indentationLevel = $1 })
        members.property("indentationWidth", get: { $0.indentationWidth }, set: { $0.indentationWidth = $1 })
        members.property("separatorInset", get: { $0.separatorInset }, set: { $0.separatorInset = $1 })
        members.property(
            "shouldIndentWhileEditing", get: { $0.shouldIndentWhileEditing }, set: { $0.shouldIndentWhileEditing = $1 })
        members.property("showsReorderControl", get: { $0.showsReorderControl }, set: { $0.showsReorderControl = $1 })
        members.property("focusStyle", get: { $0.focusStyle }, set: { $0.focusStyle = $1 })
        members.property("backgroundView", get: { $0.backgroundView }, set: { $0.backgroundView = $1 })
        members.property(
            "selectedBackgroundView", get: { $0.selectedBackgroundView }, set: { $0.selectedBackgroundView = $1 })
        members.property(
            "multipleSelectionBackgroundView", get: { $0.multipleSelectionBackgroundView },
            set: { $0.multipleSelectionBackgroundView = $1 })
        members.property(
            "userInteractionEnabledWhileDragging", get: { $0.userInteractionEnabledWhileDragging },
            set: { $0.userInteractionEnabledWhileDragging = $1 })
        members.property("selected", get: { $0.isSelected }, set: { $0.isSelected = $1 })
        members.property("highlighted", get: { $0.isHighlighted }, set: { $0.isHighlighted = $1 })
        members.property("editing", get: { $0.isEditing }, set: { $0.isEditing = $1 })
        members.property("contentView", get: { $0.contentView })
        members.property("textLabel", get: { $0.textLabel })
        members.property("detailTextLabel", get: { $0.detailTextLabel })
        members.property("imageView", get: { $0.imageView })
        members.property("reuseIdentifier", get: { $0.reuseIdentifier })
    }
    DynamicMembers.register(UITableViewHeaderFooterView.self) { members in
        members.property("backgroundView", get: { $0.backgroundView }, set: { $0.backgroundView = $1 })
        members.property("contentView", get: { $0.contentView })
        members.property("textLabel", get: { $0.textLabel })
        members.property("detailTextLabel", get: { $0.detailTextLabel })
        members.property("reuseIdentifier", get: { $0.reuseIdentifier })
    }
}
