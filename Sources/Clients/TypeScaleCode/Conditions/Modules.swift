/// Knows which modules iOS has.
enum Modules {
    /// Returns whether iOS has a module, or `nil` for a module that is not known.
    static func isOnIOS(_ name: String) -> Bool? {
        if swift.contains(name) || apple.contains(name) { return true }
        return others.contains(name) ? false : nil
    }

    /// The modules that are part of Swift on every system.
    private static let swift = words(
        """
        CoreFoundation Cxx CxxStdlib Dispatch Distributed Foundation Observation RegexBuilder Swift
        Synchronization Testing XCTest _Concurrency _Differentiation _StringProcessing _Volatile
        """
    )

    /// The modules of other systems.
    private static let others = words(
        """
        Android AppKit Bionic Carbon Cocoa CRT FoundationEssentials FoundationInternationalization
        FoundationNetworking FoundationXML Glibc HealthKitUI Musl ServiceManagement TVMLKit
        TVServices TVUIKit ucrt WASILibc WinSDK
        """
    )

    /// The other modules in the SDK of iOS.
    private static let apple = words(
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
