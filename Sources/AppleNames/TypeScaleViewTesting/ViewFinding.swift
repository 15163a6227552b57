public import SwiftUINames
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
            "\(size), \(Int(width.rounded())) points" + (isBold ? ", bold text" : "")
                + (version == .iOS17 ? ", iOS 17" : "")
        }
    }

    /// The problem.
    public let problem: ViewProblem

    /// The setting with the smallest text size in which the problem occurs.
    public let setting: Setting

    /// The number of settings in which the problem occurs.
    public internal(set) var settingCount = 1

    /// The views with their frames in the setting.
    public let layout: String

    /// One line with the setting, the view and the reason.
    public var description: String {
        let others = settingCount > 1 ? " (and in \(settingCount - 1) other settings)" : ""
        return "\(setting): \(problem)\(others)"
    }
}
