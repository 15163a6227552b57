// Token files from any bytes. Valid roles are written and read again.

import Foundation
import TypeScale
import TypeScaleDiagnostics
import TypeScaleTokens

/// Runs one input.
func fuzzTokens(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let data = Data(UnsafeBufferPointer(start: start, count: count))
    guard let recovered = try? DesignSystem.recovering(data: data) else { return 0 }
    precondition(recovered.diagnostics.allSatisfy { !$0.description.isEmpty })
    for role in recovered.system.roles {
        precondition(role.font.scaled(for: TraitCollection()).pointSize > 0)
    }
    // A product such as a line height can overflow, and a style dictionary allows any role name.
    guard let text = try? recovered.system.code(for: .dtcg) else { return 0 }
    guard let again = try? DesignSystem.recovering(data: Data(text.utf8)) else {
        fatalError("cannot read the file that was written")
    }
    precondition(again.system == recovered.system, "\(recovered.system) \(again.diagnostics)")
    return 0
}
