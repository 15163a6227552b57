#if os(Linux)
import Foundation
import SwiftUI
import TypeScaleLayout
import TypeScaleViews

/// A comparison of recorded frames with the engine's.
///
/// A frame is equal within a third of a point. If a part of a scenario is unknown, so is the frame.
@MainActor
struct LayoutComparison {
    /// A file of recorded frames.
    struct File: Codable {
        /// The frames of a scenario at a text size, by name.
        struct Layout: Codable {
            let scenario: String
            let category: String
            let frames: [String: [[Double]]]
        }

        let system: String
        let device: String
        let scale: Double
        let layouts: [Layout]
    }

    private(set) var equal = 0
    /// The frames that differ, with both numbers.
    private(set) var differences: [String] = []
    /// The frames that depend on an unknown part.
    private(set) var unknown: [String] = []
    private let file: File

    /// Compares a file.
    init(_ text: String) throws(ProbeError) {
        do {
            file = try JSONDecoder().decode(File.self, from: Data(text.utf8))
        } catch {
            throw ProbeError("expected a file of frames: \(error)")
        }
        let scenarios = Dictionary(LayoutScenario.all.map { ($0.id, $0) }) { $1 }
        for layout in file.layouts {
            guard let scenario = scenarios[layout.scenario] else {
                throw ProbeError("unknown scenario \(layout.scenario)")
            }
            guard let category = TypeScaleLayout.ContentSizeCategory(layout.category) else {
                throw ProbeError("unknown category \(layout.category)")
            }
            compare(layout, with: scenario, category)
        }
    }

    private mutating func compare(
        _ recorded: File.Layout,
        with scenario: LayoutScenario,
        _ category: TypeScaleLayout.ContentSizeCategory
    ) {
        let name = "\(scenario.id), \(recorded.category)"
        let isNew =
            (Int(file.system.split(separator: " ").last?.split(separator: ".").first ?? "") ?? 0)
            >= 26
        let own: [String: [[Double]]]
        do throws(ViewLayoutError) {
            own = try Self.frames(scenario, category, file.scale, isNew ? .iOS26 : .iOS17)
        } catch {
            unknown += recorded.frames.keys.sorted().map { mark in
                "\(name), \(mark): \(Self.text(recorded.frames[mark])) recorded; \(error)"
            }
            return
        }
        for mark in Set(recorded.frames.keys).union(own.keys).sorted() {
            let (first, second) = (recorded.frames[mark] ?? [], own[mark] ?? [])
            let isEqual =
                first.count == second.count
                && zip(first, second).allSatisfy { zip($0, $1).allSatisfy { abs($0 - $1) < 0.34 } }
            if isEqual {
                equal += 1
            } else {
                differences.append(
                    "\(name), \(mark): \(Self.text(first)) recorded, \(Self.text(second)) here "
                        + "(\(scenario.rule))"
                )
            }
        }
    }

    /// Returns the frames of the marked views in a scenario, by name.
    static func frames(
        _ scenario: LayoutScenario,
        _ category: TypeScaleLayout.ContentSizeCategory,
        _ scale: Double,
        _ version: ViewSystem.Version
    ) throws(ViewLayoutError) -> [String: [[Double]]] {
        var environment = EnvironmentValues()
        let sizes = zip(DynamicTypeSize.allCases, TypeScaleLayout.ContentSizeCategory.allCases)
        environment.dynamicTypeSize = sizes.first { $1 == category }?.0 ?? .large
        environment.displayScale = CGFloat(scale)
        let width = Double(scenario.width)
        let system = ViewSystem(version, screenWidth: width)
        let node = ViewNode(scenario.view(), in: environment, system: system)
        let traits = TypeScaleLayout.TraitCollection(
            preferredContentSizeCategory: category,
            displayScale: scale
        )
        let layout = try ViewLayout(node, proposal: ViewProposal(width: width), for: traits)
        var frames: [String: [[Double]]] = [:]
        var layouts = [layout]
        while let layout = layouts.popLast() {
            if case .named(let name, _) = layout.view {
                frames[name, default: []].append(
                    [layout.x, layout.y, layout.size.width, layout.size.height]
                )
            }
            layouts += layout.children
        }
        return frames.mapValues { $0.sorted { $0.lexicographicallyPrecedes($1) } }
    }

    /// Returns the engine's own frames, in the format of the file.
    static func own(_ version: ViewSystem.Version) throws -> String {
        let layouts = LayoutScenario.all.flatMap { scenario in
            ["XS", "L", "AX5"].compactMap { name -> File.Layout? in
                guard let category = TypeScaleLayout.ContentSizeCategory(name),
                    let frames = try? frames(scenario, category, 3, version)
                else { return nil }
                return File.Layout(scenario: scenario.id, category: name, frames: frames)
            }
        }
        let system = version == .iOS26 ? "TypeScale 26" : "TypeScale 17"
        let file = File(system: system, device: "none", scale: 3, layouts: layouts)
        return String(decoding: try JSONEncoder().encode(file), as: UTF8.self)
    }

    private static func text(_ frames: [[Double]]?) -> String {
        let words = (frames ?? []).map { frame in
            frame.map { ProbeAnswer.rounded($0, 2) }.joined(separator: " ")
        }
        return words.isEmpty ? "no frame" : words.joined(separator: " and ")
    }

    /// The differences, the unknown frames, and the number of each.
    var report: String {
        let heading = "\(file.system), \(file.device), \(file.layouts.count) layouts"
        let counts =
            "\(equal) frames are equal, \(differences.count) differ, \(unknown.count) are unknown"
        return ([heading] + differences + unknown + [counts]).joined(separator: "\n")
    }
}
#endif
