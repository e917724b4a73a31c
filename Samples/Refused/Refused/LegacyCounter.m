// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

#import "LegacyCounter.h"

@implementation LegacyCounter

+ (instancetype)shared {
    static LegacyCounter *counter;
    static dispatch_once_t once;
    dispatch_once(&once, ^{ counter = [LegacyCounter new]; });
    return counter;
}

@end
