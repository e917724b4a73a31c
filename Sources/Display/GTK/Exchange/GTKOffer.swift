// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

internal import CUplift
import Foundation
internal import CGTK

/// A ``DataOffer`` as a GDK content provider, from which the clipboard and drags request data.
@MainActor
final class GTKOffer {
    private let offer: DataOffer

    private init(_ offer: DataOffer) {
        self.offer = offer
    }

    /// Creates a content provider for an offer.
    ///
    /// - Returns: the provider; the caller owns a reference.
    static func makeProvider(_ offer: DataOffer) -> UnsafeMutablePointer<GdkContentProvider> {
        let owner = UpliftOfferOwner(
            context: Unmanaged.passRetained(GTKOffer(offer)).toOpaque(),
            wanted: { context, format, request in
                nonisolated(unsafe) let (context, format, request) = (context!, format!, request!)
                MainActor.assumeIsolated {
                    let offer = Unmanaged<GTKOffer>.fromOpaque(context).takeUnretainedValue()
                    offer.provide(String(cString: format), to: request)
                }
            },
            released: { context in Unmanaged<GTKOffer>.fromOpaque(context!).release() })
        let formats = offer.formats.map { UnsafePointer(strdup($0)) }
        defer { for format in formats { free(UnsafeMutableRawPointer(mutating: format)) } }
        let made = formats.withUnsafeBufferPointer { uplift_offer_new($0.baseAddress, UInt32($0.count), owner)! }
        return made.assumingMemoryBound(to: GdkContentProvider.self)
    }

    private func provide(_ format: String, to request: gpointer) {
        nonisolated(unsafe) let request = request
        offer.provide(format) { data in
            MainLoop.post {
                guard let data else { return uplift_offer_answer(request, nil, 0) }
                // Empty data is a valid answer. The extra byte only provides an address that is not nil.
                let bytes = data.isEmpty ? Data([0]) : data
                bytes.withUnsafeBytes { uplift_offer_answer(request, $0.baseAddress, UInt(data.count)) }
            }
        }
    }
}
