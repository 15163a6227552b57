import Testing
import TypeScaleTestSupport

@testable import TypeScaleWeb

extension WebCallTests {
    @Test func `each wrong argument has its status`() {
        func status(_ write: (inout RequestBytes) -> Void) -> WebStatus {
            call(typescaleScale) {
                $0.number(nil)
                write(&$0)
            }.status
        }
        func font(_ write: (inout RequestBytes) -> Void) -> WebStatus {
            status {
                write(&$0)
                $0.traits()
            }
        }
        #expect(font { $0.font("bodies") } == .unknownTextStyle)
        #expect(font { $0.font(curve: "Android") } == .unknownCurve)
        #expect(font { $0.font(size: .infinity) } == .invalidNumber)
        #expect(font { $0.font(sizes: [17, 18]) } == .invalidTable)
        #expect(font { $0.font(sizes: Array(repeating: -1, count: 12)) } == .invalidTable)
        #expect(font { $0.font(sizes: [.nan]) } == .invalidNumber)
        // The bytes that follow are read as sizes.
        let hugeCount = font {
            $0.font()
            $0.bytes.replaceSubrange($0.bytes.count - 4..<$0.bytes.count, with: [0, 0, 0, 0x80])
        }
        #expect(hugeCount == .invalidNumber)
        #expect(
            status {
                $0.font()
                $0.traits("AX6")
            } == .unknownCategory
        )
        #expect(
            status {
                $0.font()
                $0.traits(platform: "visionOS")
            } == .unknownPlatform
        )
        #expect(
            status {
                $0.font()
                $0.traits()
                $0.bytes.append(0)
            } == .malformedRequest
        )
        #expect(font { $0.text(String(repeating: "x", count: 1 << 20 | 1)) } == .exceededLimit)
        let missing = call(typescaleMetrics) {
            $0.font(name: "Missing")
            $0.traits()
        }
        #expect(missing.status == .fontNotFound)
        #expect(missing.message == "no face is named Missing, and no fonts are registered")
        let broken = call(typescaleRegister) { $0.text("Test") }
        #expect(broken.status.rawValue == 103)
        #expect(call(typescaleUnregister) { $0.text("Test") }.status.rawValue == 201)
        let unknown = call(typescaleFactors) { $0.font("bodies") }
        #expect(unknown.message == "unknown text style 'bodies'")
        // The documentation states the limit of 257 MiB.
        #expect(unsafe typescaleRequest(257 * 1024 * 1024 + 1) == nil)
        #expect(unsafe typescaleRequest(-1) == nil)
        #expect(unsafe typescaleRequest(.max) == nil)
    }

    @Test func `no request causes a trap`() throws {
        var request = RequestBytes()
        request.font(name: "", size: 17, sizes: Array(repeating: 17, count: 12))
        request.traits("AX5", platform: "iOS", displayScale: 3)
        request.text("Some text")
        request.count(0)
        request.number(100)
        request.count(2)
        request.bytes += [5, 0, 0]
        #expect(call(typescaleLayout, request.bytes).status == .success)
        let functions = [
            typescaleScale, typescaleExplain, typescaleFactors, typescaleRegister, typescaleMetrics,
            typescaleMeasure, typescaleLayout, typescaleFit,
        ]
        for count in 0..<request.bytes.count {
            let short = Array(request.bytes.prefix(count))
            #expect(call(typescaleLayout, short).status == .malformedRequest)
        }
        var generator = SeededGenerator(seed: 1)
        for round in 0..<4000 {
            var damaged = request.bytes
            for _ in 0...Int.random(in: 0..<4, using: &generator) {
                damaged[Int.random(in: damaged.indices, using: &generator)] = UInt8.random(
                    in: 0...255,
                    using: &generator
                )
            }
            _ = call(functions[round % functions.count], damaged)
        }
    }
}
