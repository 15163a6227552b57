import SwiftUI
import Testing
import TypeScaleViewTesting

private struct ProfileCard: View {
    let name: String
    var body: some View {
        HStack {
            Color.gray.frame(width: 44, height: 44)
            Text(name).font(.headline).lineLimit(1)
            Spacer()
            Text("12").fixedSize()
        }
        .padding()
    }
}

@MainActor
struct ProblemsTests {
    @Test func card() {
        for p in problems(of: ProfileCard(name: "Gwendolyn"), widths: [320, 375]) {
            print(p)
            print(p.layout)
        }
    }
}
