import Foundation
import Testing
import TypeScaleTestSupport

@testable import TypeScaleDiagnostics
@testable import TypeScaleDocuments

/// Tests the limits on the Budgets page.
///
/// The tests count values and bytes, because the time depends on both.
struct BudgetTests {
    /// Returns the document, or the error with which it is refused.
    private func read(_ bytes: [UInt8]) -> Result<DocumentTree, Diagnostic> {
        var limits = DocumentLimits(bytes: 8 << 20)
        limits.keyBytes = 1 << 10
        do throws(Diagnostic) {
            return .success(try DocumentTree(data: Data(bytes), limits: limits))
        } catch {
            return .failure(error)
        }
    }

    @Test(arguments: WorstDocument.json + WorstDocument.xml)
    func `the values and the text of a document are not larger than its bytes`(
        worst: WorstDocument
    ) {
        for size in [1 << 12, 1 << 16] {
            let bytes = worst.bytes(size)
            #expect(bytes.count <= size && bytes.count > size / 2)
            switch read(bytes) {
            case .success(let tree):
                let texts = (0..<tree.count).reduce(0) { sum, node in
                    sum + (tree.text(node) ?? "").utf8.count
                        + (tree.key(of: node) ?? "").utf8.count
                }
                #expect(tree.count + texts <= bytes.count)
                #expect(tree.diagnostics.count <= 1000)
            case .failure(let error):
                #expect(error.path.count <= 64 && error.message.utf8.count < 256)
            }
        }
    }

    /// Reads objects that occur so often that their values or their text exceed a budget.
    @Test(arguments: WorstDocument.binary)
    func `the repeated objects of a binary property list are bounded`(worst: WorstDocument) {
        for size in [1 << 15, 1 << 17] {
            let bytes = worst.bytes(size)
            #expect(bytes.count <= size && bytes.count > size / 4)
            guard case .failure(let error) = read(bytes) else {
                Issue.record("the list is not refused")
                continue
            }
            #expect([.tooManyBytes, .tooManyValues].contains(error.kind), "\(error)")
        }
    }
}
