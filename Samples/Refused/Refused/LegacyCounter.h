// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

#import <Foundation/Foundation.h>

/// Counts the screens that have appeared.
@interface LegacyCounter : NSObject
@property (nonatomic) NSInteger count;
+ (instancetype)shared;
@end
