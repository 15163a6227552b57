/// Goes through the text of a document once, before a decoder does, and knows where it is.
protocol DocumentScanner {
    var scan: DocumentScan { get set }

    /// Scans all of the text.
    mutating func scanDocument() throws(DocumentFault)
}

extension DocumentScanner {
    /// The byte that the scan is at; `nil` at the end.
    var byte: UInt8? { scan.place < scan.bytes.count ? scan.bytes[scan.place] : nil }

    func syntax(_ detail: String, at offset: Int? = nil) -> DocumentFault {
        scan.fault(.syntax, detail, at: offset)
    }

    mutating func skipBlanks() {
        while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
            scan.place += 1
        }
    }

    /// Whether some letters stand where the scan is.
    func isAt(_ letters: String) -> Bool {
        scan.bytes[scan.place...].starts(with: letters.utf8)
    }

    /// Goes behind some letters if they stand where the scan is, and says whether.
    mutating func skipIf(_ letters: String) -> Bool {
        guard isAt(letters) else { return false }
        scan.place += letters.utf8.count
        return true
    }

    /// Goes behind the next occurrence of some letters, or to the end, and says which.
    mutating func skip(past letters: String) -> Bool {
        let first = letters.utf8.first
        while let byte {
            if byte == first, skipIf(letters) { return true }
            scan.place += 1
        }
        return false
    }
}
