/// What the files of an app state, which rules judge.
struct Project: Sendable {
    let app: App
    let interfaces: [InterfaceFacts]
    let fonts: ProjectFonts
    let texts: AppTexts
}
