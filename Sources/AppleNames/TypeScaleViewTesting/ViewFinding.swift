public import SwiftUINames
import TypeScale
public import TypeScaleViews

/// A problem of a view, with the setting in which it occurs first.
public struct ViewFinding: CustomStringConvertible, Sendable {
    /// A setting in which a view is laid out.
    public struct Setting: Hashable, CustomStringConvertible, Sendable {
        /// The text size.
        public let size: DynamicTypeSize

        /// The width that is offered to the view, in points.
        public let width: Double

        /// Whether the reader prefers bold text.
        public let isBold: Bool

        /// The version of the system's controls.
        public let version: ViewSystem.Version

        /// The text size and the width, such as `accessibility2, 320 points`.
        public var description: String {
            "\(size), \(width.shortestText) points" + (isBold ? ", bold text" : "")
                + (version == .iOS17 ? ", iOS 17" : "")
        }
    }

    /// The problem.
    public let problem: ViewProblem

    /// The first setting in which the problem occurs.
    public let setting: Setting

    /// The number of settings in which the problem occurs.
    public private(set) var settingCount = 1

    private var lastSetting: Setting

    /// The views with their frames in the setting.
    public let layout: String

    init(_ problem: ViewProblem, _ setting: Setting, layout: String) {
        (self.problem, self.setting, self.layout) = (problem, setting, layout)
        lastSetting = setting
    }

    /// Counts another setting, in which several views can have the problem.
    mutating func count(_ setting: Setting) {
        if setting != lastSetting { settingCount += 1 }
        lastSetting = setting
    }

    /// One line with the setting, the view and the reason.
    public var description: String {
        let others = settingCount > 1 ? " (and in \(settingCount - 1) other settings)" : ""
        return "\(setting): \(problem)\(others)"
    }
}
