// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Tests that misuse of a collection view ends the process with UIKit's message.
@Suite("Misuse of collection views")
struct CollectionMisuseTests {
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test("An unregistered identifier (C9)")
    func unregistered() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = GridStage()
                _ = stage.grid.dequeueReusableCell(withReuseIdentifier: "other", for: IndexPath(item: 0, section: 0))
            }
        }
        #expect(
            failure(result).contains(
                "could not dequeue a view of kind: UICollectionElementKindCell with identifier other - must register a "
                    + "nib or a class for the identifier or connect a prototype cell in a storyboard"))
    }

    @Test("An empty identifier (C10)")
    func emptyIdentifier() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = GridStage()
                _ = stage.grid.dequeueReusableCell(withReuseIdentifier: "", for: IndexPath(item: 0, section: 0))
            }
        }
        #expect(
            failure(result).contains(
                "must pass a valid reuse identifier to "
                    + "-[UICollectionView dequeueReusableCellWithReuseIdentifier:forIndexPath:]"))
    }

    @Test("A cell that was not dequeued (C13)")
    func notDequeued() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Own: Tiles {
                    override func collectionView(
                        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
                    ) -> UICollectionViewCell { TileCell(frame: .zero) }
                }
                _ = GridStage(Own(count: 3))
            }
        }
        #expect(
            failure(result).contains(
                "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells "
                    + "must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"))
    }

    @Test("Two cells dequeued for one item (C15)")
    func dequeuedTwice() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Twice: Tiles {
                    override func collectionView(
                        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
                    ) -> UICollectionViewCell {
                        let first = super.collectionView(collectionView, cellForItemAt: indexPath)
                        _ = super.collectionView(collectionView, cellForItemAt: indexPath)
                        return first
                    }
                }
                _ = GridStage(Twice(count: 3))
            }
        }
        #expect(failure(result).contains("Expected dequeued view to be returned to the collection view in preparation"))
    }

    @Test("A registration made while a cell is asked for (C16, C17)")
    func lateRegistration() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Late: Tiles {
                    override func collectionView(
                        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
                    ) -> UICollectionViewCell {
                        let registration = UICollectionView.CellRegistration<TileCell, Int> { _, _, _ in }
                        return collectionView.dequeueConfiguredReusableCell(
                            using: registration, for: indexPath, item: 1)
                    }
                }
                let data = Late(count: 3)
                _ = GridStage(data)
                _ = data
            }
        }
        #expect(
            failure(result).contains("Attempted to dequeue a cell using a registration that was created inside"))
    }

    @Test("A supplementary registration made while a view is asked for (C18)")
    func lateSupplementaryRegistration() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Late: Tiles {
                    override func collectionView(
                        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
                        at indexPath: IndexPath
                    ) -> UICollectionReusableView {
                        let registration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
                            elementKind: kind
                        ) { _, _, _ in }
                        return collectionView.dequeueConfiguredReusableSupplementary(
                            using: registration, for: indexPath)
                    }
                }
                let data = Late(count: 3)
                _ = GridStage(data) { $0.headerReferenceSize.height = 20 }
                _ = data
            }
        }
        #expect(failure(result).contains("Attempted to dequeue a supplementary view using a registration"))
    }

    @Test("Counts of items that do not add up (C43, C45)")
    func wrongCount() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = GridStage(Tiles(count: 20))
                stage.grid.deleteItems(at: [IndexPath(item: 0, section: 0)])
            }
        }
        #expect(
            failure(result).contains(
                "Invalid update: invalid number of items in section 0. The number of items contained in an existing "
                    + "section after the update (20) must be equal to the number of items contained in that section "
                    + "before the update (20), plus or minus the number of items inserted or deleted from that section "
                    + "(0 inserted, 1 deleted) and plus or minus the number of items moved into or out of that section "
                    + "(0 moved in, 0 moved out). Collection view: <UICollectionView"))
    }

    @Test("Counts of sections that do not add up (C44)")
    func wrongSections() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = GridStage(Tiles([["a"]]))
                stage.grid.insertSections([0])
            }
        }
        #expect(
            failure(result).contains(
                "Invalid update: invalid number of sections. The number of sections contained in the collection view "
                    + "after the update (1) must be equal to the number of sections contained in the collection view "
                    + "before the update (1), plus or minus the number of sections inserted or deleted (1 inserted, "
                    + "0 deleted)."))
    }

    @Test("An insertion out of range (C46)")
    func insertOutOfRange() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = GridStage(Tiles(count: 3))
                stage.data.sections[0].append("x")
                stage.grid.insertItems(at: [IndexPath(item: 9, section: 0)])
            }
        }
        #expect(
            failure(result).contains(
                "attempt to insert item 9 into section 0, but there are only 4 items in section 0 after the update"))
    }

    @Test("A section that does not exist (C48)")
    func missingSection() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = GridStage(Tiles(count: 3))
                _ = stage.grid.numberOfItems(inSection: 4)
            }
        }
        #expect(
            failure(result).contains(
                "request for number of items in section 4 when there are only 1 sections in the collection view"))
    }

    @Test("Scrolling to two positions of one axis (C71), and to an item that does not exist (C72)")
    func scrolling() async throws {
        let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = GridStage()
                stage.grid.scrollToItem(at: IndexPath(item: 4, section: 0), at: [.top, .bottom], animated: false)
            }
        }
        #expect(failure(twice).contains("Pass at most one of top, centeredVertically and bottom"))
        let missing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = GridStage(Tiles(count: 3))
                stage.grid.scrollToItem(at: IndexPath(item: 9, section: 0), at: .top, animated: false)
            }
        }
        #expect(
            failure(missing).contains(
                "Attempted to scroll the collection view to an out-of-bounds item (9) when there are only 3 items in "
                    + "section 0."))
    }

    @Test("Attributes that are not finite, and a layout that never settles (C93)")
    func badLayouts() async throws {
        let infinite = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Broken: UICollectionViewFlowLayout {
                    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                        let all = super.layoutAttributesForElements(in: rect)
                        all?.first?.center.x = .nan
                        return all
                    }
                }
                _ = GridStage(Tiles(count: 3), flow: Broken())
            }
        }
        #expect(failure(infinite).contains("Return finite frames."))
        let endless = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Restless: UICollectionViewFlowLayout {
                    override func prepare() {
                        super.prepare()
                        invalidateLayout()
                    }
                }
                _ = GridStage(Tiles(count: 3), flow: Restless())
            }
        }
        #expect(failure(endless).contains("is stuck in its update/layout loop"))
    }

    @Test("Attributes of items that do not exist are ignored with a warning (C109)")
    func unknownItem() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class More: UICollectionViewFlowLayout {
                    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                        let extra = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 50, section: 0))
                        extra.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
                        return (super.layoutAttributesForElements(in: rect) ?? []) + [extra]
                    }
                }
                let stage = GridStage(Tiles(count: 3), flow: More())
                precondition(stage.grid.visibleCells.count == 3)
            }
        }
        #expect(
            failure(result).contains("but are not valid for the data source counts. Attributes will be ignored."))
    }

    @Test("Items that are too large for a line cause a warning (C142, C143, C144)")
    func tooLarge() async throws {
        let wide = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = GridStage(Tiles(count: 3)) { $0.itemSize = CGSize(width: 321, height: 20) } }
        }
        #expect(
            failure(wide).contains(
                "The behavior of the UICollectionViewFlowLayout is not defined because:\nthe item width must be less than "
                    + "the width of the UICollectionView minus the section insets left and right values, minus the "
                    + "content insets left and right values.\nThe relevant UICollectionViewFlowLayout instance is "))
        let high = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = GridStage(Tiles(count: 3)) {
                    $0.scrollDirection = .horizontal
                    $0.itemSize = CGSize(width: 20, height: 441)
                }
            }
        }
        #expect(failure(high).contains("the item height must be less than the height of the UICollectionView minus"))
        let exact = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = GridStage(Tiles(count: 3)) { $0.itemSize = CGSize(width: 320, height: 20) } }
        }
        #expect(!failure(exact).contains("not defined"))
    }
}
