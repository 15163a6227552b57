import TypeScale
import TypeScaleSettings
import TypeScaleSwiftUI

struct ContentView: View {
    var body: some View {
        VStack(alignment: .leading) {
            Text("Inbox").font(FontDescription.system(.title1))
            Text("You have read all messages.").font(FontDescription.system(.body))
        }
    }
}

struct TextSizeSettings: View {
    @Binding var textSize: TextSizePreference
    @Environment(\.systemTextSize) private var systemTextSize

    var body: some View {
        Picker("Text size", selection: category) {
            ForEach(TypeScale.ContentSizeCategory.allCases, id: \.self) { category in
                Text(category.shortName).tag(category)
            }
        }
    }

    private var category: Binding<TypeScale.ContentSizeCategory> {
        Binding {
            textSize.category(for: systemTextSize)
        } set: { newValue in
            textSize.setCategory(newValue, for: systemTextSize)
        }
    }
}
