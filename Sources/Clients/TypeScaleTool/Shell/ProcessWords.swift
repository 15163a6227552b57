import Foundation

/// The words of the process's command line.
enum ProcessWords {
    /// The words after the program's name.
    ///
    /// On Linux, Swift reads the words from `/proc`, which an empty root folder lacks.
    static var all: [String] {
        let words = CommandLine.arguments
        #if os(Linux)
        if words.isEmpty { return Array(onStack.dropFirst()) }
        #endif
        return Array(words.dropFirst())
    }

    #if os(Linux)
    /// The words that the system wrote on the main thread's stack, or none if the variables moved.
    private static var onStack: [String] {
        let variables = unsafe environ
        // Memory that `setenv` allocates has lower addresses than the stack.
        var local = 0
        let isOnStack = unsafe withUnsafePointer(to: &local) {
            UInt(bitPattern: $0) < UInt(bitPattern: variables)
        }
        return isOnStack ? unsafe words(before: variables) : []
    }

    /// Returns the words of a process, given its variables.
    ///
    /// In memory, the number of the words, a pointer to each, and zero precede the variables, as in
    /// [System V's binary interface](https://gitlab.com/x86-psABIs/x86-64-ABI).
    static func words(
        before variables: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    ) -> [String] {
        let end = unsafe variables - 1
        guard unsafe end.pointee == nil else { return [] }
        var count = 0
        while unsafe UInt(bitPattern: end[-1 - count]) != UInt(count) {
            count += 1
            // A stack of 8 MB has fewer words, of which Linux gives them a quarter.
            guard count < 1 << 20 else { return [] }
        }
        return (0..<count).compactMap { index in
            unsafe end[index - count].map { unsafe String(cString: $0) }
        }
    }
    #endif
}
