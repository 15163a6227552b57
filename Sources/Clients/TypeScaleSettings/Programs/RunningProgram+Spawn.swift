#if os(Linux)
import Foundation

extension RunningProgram {
    /// Starts a program in a process group of its own.
    ///
    /// - Parameters:
    ///   - path: The path of the program.
    ///   - arguments: The arguments, starting with the program's name.
    ///   - environment: The bytes of the variables, such as `LC_ALL=C`.
    ///   - streams: The standard input, output and error of the program.
    /// - Returns: The identifier of the process.
    /// - Throws: The system's error.
    static func spawn(
        _ path: String,
        _ arguments: [String],
        _ environment: [[UInt8]],
        streams: [Descriptor]
    ) throws(SpawnError) -> pid_t {
        var actions = unsafe posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        unsafe posix_spawn_file_actions_init(&actions)
        unsafe posix_spawnattr_init(&attributes)
        defer {
            unsafe posix_spawn_file_actions_destroy(&actions)
            unsafe posix_spawnattr_destroy(&attributes)
        }
        for (number, stream) in zip(Int32(0)..., streams) {
            unsafe posix_spawn_file_actions_adddup2(&actions, stream.number, number)
        }
        // Threads of Dispatch block signals, and tools ignore SIGPIPE. Programs inherit both.
        var none = sigset_t()
        var broken = sigset_t()
        unsafe sigemptyset(&none)
        unsafe sigemptyset(&broken)
        unsafe sigaddset(&broken, SIGPIPE)
        unsafe posix_spawnattr_setsigmask(&attributes, &none)
        unsafe posix_spawnattr_setsigdefault(&attributes, &broken)
        let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
        unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
        var identifier: pid_t = 0
        let status = unsafe withCStrings(arguments.map { Array($0.utf8) }) { arguments in
            unsafe withCStrings(environment) { environment in
                unsafe posix_spawn(&identifier, path, &actions, &attributes, arguments, environment)
            }
        }
        guard status == 0 else { throw SpawnError(number: status) }
        return identifier
    }

    /// Returns the bytes of variables, such as `LC_ALL=C`.
    ///
    /// Foundation replaces bytes of the process's variables that are not UTF-8 with U+FFFD. A value
    /// that equals such a variable is the bytes of that variable, because programs would look for
    /// another file.
    ///
    /// - Parameters:
    ///   - environment: The variables.
    ///   - own: Returns the bytes of a variable of the process.
    /// - Returns: The bytes, in any order.
    static func variables(
        _ environment: [String: String],
        own: (String) -> [UInt8]? = ownValue
    ) -> [[UInt8]] {
        environment.map { name, value in
            var bytes = Array(value.utf8)
            if value.unicodeScalars.contains("\u{FFFD}"), let known = own(name),
                String(decoding: known, as: UTF8.self).utf8.elementsEqual(bytes)
            {
                bytes = known
            }
            return Array(name.utf8) + [UInt8(ascii: "=")] + bytes
        }
    }

    /// Returns the bytes of the process's variable with a name, or `nil` if it is not set.
    private static func ownValue(_ name: String) -> [UInt8]? {
        guard let value = unsafe getenv(name) else { return nil }
        return unsafe UnsafeBufferPointer(start: value, count: strlen(value))
            .map { UInt8(bitPattern: $0) }
    }

    /// Calls a closure with an array of C strings that ends with a null pointer.
    private static func withCStrings(
        _ strings: [[UInt8]],
        _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32
    ) -> Int32 {
        var pointers = unsafe strings.map { string in
            unsafe strdup(string.map { CChar(bitPattern: $0) } + [0])
        }
        unsafe pointers.append(nil)
        defer {
            for index in unsafe pointers.indices { unsafe free(pointers[index]) }
        }
        return unsafe body(&pointers)
    }
}
#endif
