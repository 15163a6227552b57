/// Knows which modules Apple's systems have.
enum Modules {
    /// Returns whether a system has a module, or `nil` if it is not known.
    static func isAvailable(_ name: String, on system: BuildConfiguration.System) -> Bool? {
        if swift.contains(name) || common.contains(name) { return true }
        if neverApple.contains(name) { return false }
        switch system {
        case .iOS:
            return iOS.contains(name) ? true : mac.contains(name) || tv.contains(name) ? false : nil
        case .macOS:
            return mac.contains(name)
                ? true : touch.contains(name) || tv.contains(name) ? false : nil
        case .tvOS: return touch.contains(name) ? name == "UIKit" : mac.contains(name) ? false : nil
        case .visionOS, .watchOS:
            if name == "WatchKit" { return system == .watchOS }
            return name == "UIKit" ? true : mac.contains(name) || tv.contains(name) ? false : nil
        }
    }

    /// The modules that all systems of Apple have.
    private static let common = words("Combine CoreGraphics CoreText Darwin ObjectiveC SwiftUI os")

    /// The modules of iOS that macOS lacks.
    private static let touch = words("ActivityKit CoreNFC UIKit WatchKit")

    /// The modules of tvOS alone.
    private static let tv = words("TVMLKit TVServices TVUIKit")

    /// The modules of macOS that iOS lacks.
    private static let mac = words("AppKit Carbon Cocoa HealthKitUI ServiceManagement")

    /// The modules that are part of Swift on every system.
    private static let swift = words(
        """
        CoreFoundation Cxx CxxStdlib Dispatch Distributed Foundation Observation RegexBuilder Swift
        Synchronization Testing XCTest _Concurrency _Differentiation _StringProcessing _Volatile
        """
    )

    /// The modules that no system of Apple has.
    private static let neverApple = words(
        """
        Android Bionic CRT FoundationEssentials FoundationInternationalization FoundationNetworking
        FoundationXML Glibc Musl ucrt WASILibc WinSDK
        """
    )

    /// The other modules in the SDK of iOS.
    private static let iOS = words(
        """
        Accelerate Accessibility Accounts ActivityKit AddressBook AddressBookUI AdServices AdSupport
        AlarmKit AppClip AppIntents AppTrackingTransparency ARKit AssetsLibrary AudioToolbox
        AudioUnit AuthenticationServices AutomaticAssessmentConfiguration AVFAudio AVFoundation
        AVKit AVRouting BackgroundAssets BackgroundTasks BrowserEngineKit BusinessChat CallKit
        CarKey CarPlay CFNetwork Charts Cinematic ClassKit ClockKit CloudKit Combine Compression
        Contacts ContactsUI CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth CoreData
        CoreGraphics CoreHaptics CoreImage CoreLocation CoreLocationUI CoreMedia CoreMediaIO
        CoreMIDI CoreML CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText
        CoreTransferable CoreVideo CreateML CryptoKit CryptoTokenKit Darwin DataDetection
        DeveloperToolsSupport DeviceActivity DeviceCheck EnergyKit EventKit EventKitUI
        ExposureNotification ExtensionKit ExternalAccessory FamilyControls FileProvider
        FileProviderUI FinanceKit FoundationModels GameController GameKit GameplayKit GLKit GLUT
        GroupActivities GSS HealthKit HomeKit iAd IdentityLookup IdentityLookupUI ImageCaptureCore
        ImageIO ImagePlayground Intents IntentsUI IOKit IOSurface JavaScriptCore
        JournalingSuggestions LinkPresentation LiveCommunicationKit LocalAuthentication
        LockedCameraCapture MachO ManagedSettings ManagedSettingsUI MapKit MarketplaceKit Matter
        MatterSupport MediaAccessibility MediaPlayer MediaSetup MediaToolbox Messages MessageUI
        Metal MetalFX MetalKit MetalPerformanceShaders MetalPerformanceShadersGraph MetricKit
        MLCompute MobileCoreServices ModelIO MultipeerConnectivity MusicKit NaturalLanguage
        NearbyInteraction Network NetworkExtension NewsstandKit NotificationCenter ObjectiveC OpenAL
        OpenGLES os OSLog PassKit PDFKit PencilKit PHASE Photos PhotosUI ProximityReader PushKit
        PushToTalk QuartzCore QuickLook QuickLookThumbnailing RealityFoundation RealityKit ReplayKit
        RoomPlan SafariServices SafetyKit SceneKit ScreenTime Security SecurityUI
        SensitiveContentAnalysis SensorKit SharedWithYou SharedWithYouCore ShazamKit simd Social
        SoundAnalysis Spatial Speech SpriteKit StoreKit StoreKitTest SwiftData SwiftUI SwiftUICore
        Symbols System SystemConfiguration ThreadNetwork TipKit Translation Twitter UIKit
        UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoSubscriberAccount
        VideoToolbox Vision VisionKit WatchConnectivity WatchKit WeatherKit WebKit WidgetKit
        WorkoutKit _AuthenticationServices_SwiftUI _AVKit_SwiftUI _MapKit_SwiftUI _PhotosUI_SwiftUI
        _StoreKit_SwiftUI _Translation_SwiftUI
        """
    )

    private static func words(_ text: String) -> Set<String> {
        Set(text.utf8.split { $0 <= UInt8(ascii: " ") }.map { String(Substring($0)) })
    }
}
