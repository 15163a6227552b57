public import Foundation
public import SwiftUINames
import TypeScale
public import TypeScaleViews

/// Returns the problems of a view at several text sizes and widths.
///
///     @Test @MainActor func `the card shows its texts`() {
///         let card = ProfileCard(name: "Gwendolyn Featherstonehaugh")
///         #expect(problems(of: card, widths: [320, 375]).isEmpty)
///     }
///
/// A view without problems shows all texts, in frames that are high enough, within its width. A
/// text that depends on an unknown size is a problem of the kind `unknown`, unless the answer is
/// the same for every size. The bodies of the view are read at each text size.
///
/// - Parameters:
///   - view: The view.
///   - widths: The widths that are offered to the view, in points.
///   - sizes: The text sizes.
///   - boldTexts: Whether the reader prefers bold text.
///   - versions: The versions of the system's controls.
///   - imageSizes: The sizes of images in asset catalogs and of symbols in points, by name. The
///     size of a symbol is that at 17 points of text. It grows in proportion to the text.
///   - environment: The other values of the environment.
/// - Returns: The problems, each with the first setting in which it occurs.
@MainActor
public func problems(
    of view: some View,
    widths: [Double] = [320, 375, 402],
    sizes: [DynamicTypeSize] = DynamicTypeSize.allCases,
    boldTexts: [Bool] = [false, true],
    versions: [ViewSystem.Version] = ViewSystem.Version.allCases,
    imageSizes: [String: CGSize] = [:],
    in environment: EnvironmentValues = EnvironmentValues()
) -> [ViewFinding] {
    var findings: [ViewFinding] = []
    var places: [[String]: Int] = [:]
    for size in sizes {
        for isBold in boldTexts {
            for width in widths {
                var nodes: Set<ViewNode> = []
                for version in versions {
                    let setting = ViewFinding.Setting(
                        size: size,
                        width: width,
                        isBold: isBold,
                        version: version
                    )
                    let sample = ViewSample(view, setting, imageSizes, environment)
                    // Most views are the same in all versions.
                    guard nodes.insert(sample.node).inserted else { continue }
                    for problem in sample.problems {
                        let key = [problem.kind.rawValue, problem.view]
                        if let place = places[key] {
                            findings[place].count(setting)
                        } else {
                            places[key] = findings.count
                            let layout = sample.layout
                            findings.append(ViewFinding(problem, setting, layout: layout))
                        }
                    }
                }
            }
        }
    }
    return findings
}

/// Returns the layouts of a view as text, to compare with a recorded text.
///
///     #expect(layouts(of: card, width: 320, sizes: [.large, .accessibility3]) == recorded)
///
/// Each line has a view, its frame, its proposal, and the number of lines of its text. If a part of
/// the view is unknown, each line has a text and the widths that it is offered.
///
/// - Parameters:
///   - view: The view.
///   - width: The width that is offered to the view, in points.
///   - sizes: The text sizes.
///   - version: The version of the system's controls.
///   - imageSizes: The sizes of images in asset catalogs and of symbols in points, by name. The
///     size of a symbol is that at 17 points of text. It grows in proportion to the text.
///   - environment: The other values of the environment.
/// - Returns: The layouts, each after a line with its setting.
@MainActor
public func layouts(
    of view: some View,
    width: Double,
    sizes: [DynamicTypeSize] = DynamicTypeSize.allCases,
    version: ViewSystem.Version = .iOS26,
    imageSizes: [String: CGSize] = [:],
    in environment: EnvironmentValues = EnvironmentValues()
) -> String {
    let samples = sizes.map { size in
        let setting = ViewFinding.Setting(
            size: size,
            width: width,
            isBold: environment.legibilityWeight == .bold,
            version: version
        )
        return "\(setting)\n" + ViewSample(view, setting, imageSizes, environment).layout + "\n"
    }
    return samples.joined(separator: "\n")
}
