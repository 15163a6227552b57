import Testing
import TypeScaleReader

struct TextSizePreferenceTests {}
