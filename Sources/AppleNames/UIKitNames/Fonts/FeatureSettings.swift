import Foundation

/// The value of the attribute for feature settings, an array of dictionaries.
///
/// On Apple's systems, `value as? NSArray` keeps the dictionaries, and a cast of an element
/// converts its keys to any type. On Linux, an `NSArray` that Foundation creates returns
/// dictionaries with keys of the type `String`, which casts do not convert. This array returns
/// dictionaries with keys of the type `NSString`, which casts convert to strings and to every type
/// of key.
final class FeatureSettings: NSArray {
    private let settings: [[NSString: NSNumber]]

    init(_ settings: [[NSString: NSNumber]]) {
        self.settings = settings
        unsafe super.init(objects: nil, count: 0)
    }

    @available(*, unavailable)
    required init(objects: UnsafePointer<AnyObject>?, count: Int) {
        preconditionFailure("only the other initializer creates settings")
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    @available(*, unavailable)
    required convenience init(arrayLiteral elements: Any...) { self.init([]) }

    override var count: Int { settings.count }

    override func object(at index: Int) -> Any { settings[index] }
}
