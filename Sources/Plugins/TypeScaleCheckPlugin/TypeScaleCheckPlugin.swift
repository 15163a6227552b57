import Foundation
import PackagePlugin

/// Runs `typescale check` on a package: `swift package typescale-check [OPTION...]`.
@main
struct TypeScaleCheckPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let tool = try context.tool(named: "TypeScaleTool")
        try check(context.package.directoryURL, with: tool, arguments)
    }

    private func check(
        _ folder: URL,
        with tool: PluginContext.Tool,
        _ arguments: [String]
    ) throws {
        let process = Process()
        process.executableURL = tool.url
        process.arguments = ["check", folder.path] + arguments
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 {
            Diagnostics.error("typescale check ended with status \(process.terminationStatus)")
        }
    }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension TypeScaleCheckPlugin: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
        let tool = try context.tool(named: "TypeScaleTool")
        // Xcode adds the names of the targets that the user selects.
        var arguments = ArgumentExtractor(arguments)
        _ = arguments.extractOption(named: "target")
        try check(context.xcodeProject.directoryURL, with: tool, arguments.remainingArguments)
    }
}
#endif
