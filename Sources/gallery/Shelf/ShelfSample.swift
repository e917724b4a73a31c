// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit
import UniformTypeIdentifiers

/// A sample beside the shelf for the user to drag onto it.
struct ShelfSample {
    let title: String
    let detail: String
    let symbol: String
    let makeProvider: @MainActor () -> NSItemProvider

    @MainActor static func all(in folder: ShelfFolder) -> [ShelfSample] {
        [
            ShelfSample(title: "A poem", detail: "Text", symbol: "text.alignleft") {
                NSItemProvider(object: poem as NSString)
            },
            ShelfSample(title: "Sunset", detail: "Picture", symbol: "photo") {
                named("Sunset", NSItemProvider(object: sunset()))
            },
            ShelfSample(title: "Prices.csv", detail: "File", symbol: "doc") { prices(in: folder) },
            ShelfSample(title: "Panorama", detail: "Picture that takes a while", symbol: "photo") {
                slowly(for: 3) { $0(sunset(width: 1200).pngData(), nil) }
            },
            ShelfSample(title: "Eclipse", detail: "Picture that does not come", symbol: "photo") {
                slowly(for: 1, name: "Eclipse") { $0(nil, SampleError()) }
            },
        ]
    }

    private struct SampleError: LocalizedError {
        var errorDescription: String? { "there were clouds" }
    }

    private static let poem = """
        Tyger Tyger, burning bright,
        In the forests of the night;
        What immortal hand or eye,
        Could frame thy fearful symmetry?
        """

    private static func named(_ name: String, _ provider: NSItemProvider) -> NSItemProvider {
        provider.suggestedName = name
        return provider
    }

    private static func prices(in folder: ShelfFolder) -> NSItemProvider {
        let provider = named("Prices.csv", NSItemProvider())
        provider.registerFileRepresentation(for: .commaSeparatedText) { completion in
            do {
                let file = try folder.makeFileURL(named: "Prices.csv")
                try Data("Bread,2.80\nOlives,3.10\nTomatoes,1.95\n".utf8).write(to: file)
                completion(file, false, nil)
            } catch {
                completion(nil, false, error)
            }
            return nil
        }
        return provider
    }

    /// A provider of a picture that takes `duration` seconds to load, as over a network.
    ///
    /// - Parameters:
    ///   - name: the provider's suggested name.
    ///   - end: called after these seconds. It passes the picture's data or an error to the function that it receives.
    private static func slowly(
        for duration: Double, name: String = "Panorama",
        end: @escaping @Sendable (@Sendable (Data?, (any Error)?) -> Void) -> Void
    ) -> NSItemProvider {
        let provider = named(name, NSItemProvider())
        provider.registerDataRepresentation(for: .png) { completion in
            let progress = Progress(totalUnitCount: Int64(duration * 20))
            DispatchQueue.main.async {
                _ = UIKit.Timer.scheduledTimer(withTimeInterval: 1 / 20, repeats: true) { timer in
                    progress.completedUnitCount += 1
                    guard progress.isCancelled || progress.isFinished else { return }
                    timer.invalidate()
                    if progress.isCancelled { completion(nil, CocoaError(.userCancelled)) } else { end(completion) }
                }
            }
            return progress
        }
        return provider
    }

    private static func sunset(width: CGFloat = 480) -> UIImage {
        let size = CGSize(width: width, height: 320)
        return UIGraphicsImageRenderer(size: size).image { context in
            UIColor(red: 0.98, green: 0.62, blue: 0.35, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            UIColor(red: 1, green: 0.86, blue: 0.42, alpha: 1).setFill()
            UIBezierPath(ovalIn: CGRect(x: width / 2 - 80, y: 110, width: 160, height: 160)).fill()
            UIColor(red: 0.16, green: 0.27, blue: 0.48, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 200, width: width, height: 120))
        }
    }
}
