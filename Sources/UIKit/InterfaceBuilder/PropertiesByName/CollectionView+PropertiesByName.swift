// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjectiveCRuntime

// The properties of collection views by the names that they have on iOS: for key-value coding, and for storyboards and
// nibs.

@section("uplift_classes") @used private let collectionViewProperties: @convention(c) () -> Void = {
    DynamicMembers.register(UICollectionView.self) { members in
        members.addListValues()
        members.value(
            "collectionViewLayout", get: { $0.collectionViewLayout }, set: { $0.collectionViewLayout = $1 })
        members.value("dataSource", get: { $0.dataSource }, set: { $0.dataSource = $1 })
        members.value("prefetchDataSource", get: { $0.prefetchDataSource }, set: { $0.prefetchDataSource = $1 })
        members.value("dragDelegate", get: { $0.dragDelegate }, set: { $0.dragDelegate = $1 })
        members.value("dropDelegate", get: { $0.dropDelegate }, set: { $0.dropDelegate = $1 })
        members.value(
            "dragInteractionEnabled", get: { $0.dragInteractionEnabled }, set: { $0.dragInteractionEnabled = $1 })
        members.value("springLoaded", get: { $0.isSpringLoaded }, set: { $0.isSpringLoaded = $1 })
    }
    DynamicMembers.register(UICollectionReusableView.self) { members in
        members.value("reuseIdentifier", get: { $0.reuseIdentifier })
    }
    DynamicMembers.register(UICollectionViewCell.self) { members in
        members.value("backgroundView", get: { $0.backgroundView }, set: { $0.backgroundView = $1 })
        members.value(
            "selectedBackgroundView", get: { $0.selectedBackgroundView }, set: { $0.selectedBackgroundView = $1 })
        members.value("selected", get: { $0.isSelected }, set: { $0.isSelected = $1 })
        members.value("highlighted", get: { $0.isHighlighted }, set: { $0.isHighlighted = $1 })
        members.value("contentView", get: { $0.contentView })
    }
    DynamicMembers.register(UICollectionViewListCell.self) { members in
        members.value("indentationLevel", get: { $0.indentationLevel }, set: { $0.indentationLevel = $1 })
        members.value("indentationWidth", get: { $0.indentationWidth }, set: { $0.indentationWidth = $1 })
    }
    DynamicMembers.register(UICollectionViewFlowLayout.self) { members in
        members.value("minimumLineSpacing", get: { $0.minimumLineSpacing }, set: { $0.minimumLineSpacing = $1 })
        members.value(
            "minimumInteritemSpacing", get: { $0.minimumInteritemSpacing }, set: { $0.minimumInteritemSpacing = $1 })
        members.value("scrollDirection", get: { $0.scrollDirection }, set: { $0.scrollDirection = $1 })
        members.value(
            "sectionInsetReference", get: { $0.sectionInsetReference }, set: { $0.sectionInsetReference = $1 })
        members.value(
            "sectionHeadersPinToVisibleBounds", get: { $0.sectionHeadersPinToVisibleBounds },
            set: { $0.sectionHeadersPinToVisibleBounds = $1 })
        members.value(
            "sectionFootersPinToVisibleBounds", get: { $0.sectionFootersPinToVisibleBounds },
            set: { $0.sectionFootersPinToVisibleBounds = $1 })
        members.value("itemSize", get: { $0.itemSize }, set: { $0.itemSize = $1 })
        members.value("estimatedItemSize", get: { $0.estimatedItemSize }, set: { $0.estimatedItemSize = $1 })
        members.value(
            "headerReferenceSize", get: { $0.headerReferenceSize }, set: { $0.headerReferenceSize = $1 })
        members.value(
            "footerReferenceSize", get: { $0.footerReferenceSize }, set: { $0.footerReferenceSize = $1 })
        members.value("sectionInset", get: { $0.sectionInset }, set: { $0.sectionInset = $1 })
    }
}
