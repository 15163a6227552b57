import Foundation
import SwiftUINames
import TypeScale
import TypeScaleViews

/// A view that is laid out in a setting.
@MainActor
struct ViewSample {
    let node: ViewNode
    private let width: Double
    private let traits: TypeScale.TraitCollection
    private let isRightToLeft: Bool

    init(
        _ view: some View,
        _ setting: ViewFinding.Setting,
        _ imageSizes: [String: CGSize],
        _ environment: EnvironmentValues
    ) {
        var environment = environment
        environment.dynamicTypeSize = setting.size
        environment.legibilityWeight = setting.isBold ? .bold : .regular
        let system = ViewSystem(setting.version, screenWidth: setting.width)
        node = ViewNode(view, in: environment, system: system, imageSizes: imageSizes)
        width = setting.width
        isRightToLeft = environment.layoutDirection == .rightToLeft
        let categories = zip(DynamicTypeSize.allCases, TypeScale.ContentSizeCategory.allCases)
        traits = TypeScale.TraitCollection(
            preferredContentSizeCategory: categories.first { $0.0 == setting.size }?.1,
            displayScale: Double(environment.displayScale),
            legibilityWeight: setting.isBold ? .bold : .regular
        )
    }

    /// The problems of the view, such as that it cannot be laid out.
    var problems: [ViewProblem] {
        do throws(ViewLayoutError) {
            return try ViewProblem.all(in: node, width: width, for: traits)
        } catch {
            let reason = "has no layout: \(error)"
            return [ViewProblem(kind: .unknown, view: "the view", reason: reason)]
        }
    }

    /// The views with their frames, or the texts with their bounds if a part is unknown.
    var layout: String {
        do throws(ViewLayoutError) {
            let proposal = ViewProposal(width: width)
            let layout = try ViewLayout(
                node,
                proposal: proposal,
                for: traits,
                isRightToLeft: isRightToLeft
            )
            return "\(layout)"
        } catch .unknown {
            do throws(ViewLayoutError) {
                let bounds = try ViewBounds(node, width: width, for: traits)
                return bounds.description
            } catch {
                return "\(error)"
            }
        } catch {
            return "\(error)"
        }
    }
}
