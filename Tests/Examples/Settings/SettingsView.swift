import SwiftUI

struct SettingsView: View {
    @State private var isOn = true

    var body: some View {
        List {
            Section("Account") {
                Text("Signed in as Ana").font(.system(size: 15))
                Button("Manage subscription") {}
                    .frame(width: 200, height: 30)
            }
            Toggle("Notifications", isOn: $isOn)
                .font(.brand)
            Text("Version 4.2").font(.footnote)
        }
    }
}

extension Font {
    static let brand = Font.custom("Lato-Bold", fixedSize: 17)
}
