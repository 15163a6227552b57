import Foundation
import PackagePlugin

/// Runs `typescale check` on a package: `swift package typescale-check [OPTION...]`.
@main
struct TypeScaleCheckPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        // A dependency on the tool would need a product with the name of the tool's target.
        let build = try packageManager.build(
            .product("typescale"),
            parameters: .init(configuration: .release, echoLogs: true)
        )
        guard build.succeeded,
            let tool = build.builtArtifacts.first(where: { $0.kind == .executable })
        else {
            Diagnostics.error("cannot build typescale: \(build.logText)")
            return
        }
        let process = Process()
        process.executableURL = tool.url
        process.currentDirectoryURL = context.package.directoryURL
        process.arguments = ["check", "."] + arguments
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 {
            Diagnostics.error("typescale check ended with status \(process.terminationStatus)")
        }
    }
}
