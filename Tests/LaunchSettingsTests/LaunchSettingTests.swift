// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import LaunchSettings
import Testing

@Suite("Launch settings") struct LaunchSettingTests {
    @Test(
        "Values that a setting accepts",
        arguments: [
            (LaunchSetting.size, "1x10000"), (.appearance, "dark"), (.textSize, "ax3"), (.direction, "rtl"),
            (.picture, "/tmp/a.PNG"), (.recording, "/tmp/a.mp4"), (.recording, "a.webm"),
        ])
    func acceptedValues(setting: LaunchSetting, value: String) {
        #expect(setting.accepts(value))
    }

    @Test(
        "Values that a setting refuses",
        arguments: [
            (LaunchSetting.size, "320"), (.size, "0x9"), (.size, "-3x5"), (.size, "1x2x3"), (.size, "10001x1"),
            (.size, "x"), (.size, ""), (.appearance, "blue"), (.textSize, "huge"), (.direction, "up"),
            (.picture, "/tmp/a.jpg"), (.picture, "/tmp"), (.picture, "/no-folder/a.png"), (.recording, "/tmp/a.png"),
        ])
    func refusedValues(setting: LaunchSetting, value: String) {
        #expect(!setting.accepts(value))
    }
}
