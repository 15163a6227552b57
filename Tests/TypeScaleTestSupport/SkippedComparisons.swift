/// The comparisons that were skipped, because Debian packages are not installed.
package struct SkippedComparisons {
    private var names: Set<String> = []
    private var packages: Set<String> = []
    private var newerPackages: Set<String> = []

    package init() {}

    /// Adds a comparison and its package of Debian 12, or of Debian 13 if it is newer.
    package mutating func add(_ name: String, needs package: String, isNewer: Bool = false) {
        names.insert(name)
        if isNewer { newerPackages.insert(package) } else { packages.insert(package) }
    }

    /// The names of the comparisons, and how to get their packages.
    ///
    /// A command for Debian 12 and 13 cannot install a package that only Debian 13 has.
    package var lines: [String] {
        if names.isEmpty { return [] }
        var lines = ["Skipped comparisons: " + names.sorted().joined(separator: ", ")]
        if !packages.isEmpty {
            let list = packages.sorted().joined(separator: " ")
            lines.append("Packages of Debian 12 and 13: apt-get install \(list)")
        }
        if !newerPackages.isEmpty {
            let list = newerPackages.sorted().joined(separator: ", ")
            lines.append(
                "Packages of Debian 13: \(list); to unpack them, as root: "
                    + "export TYPESCALE_FONTS=$(.ci/install.py /tmp/typescale-fonts)"
            )
        }
        return lines
    }
}
