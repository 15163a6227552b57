import Endpoint
import Foundation

// Reads one request from the standard input, and writes the response to the standard output.

let input = FileHandle.standardInput
var request = Data()
while request.count <= Request.maximumLength, request.firstRange(of: Data("\r\n\r\n".utf8)) == nil {
    let more = input.availableData
    if more.isEmpty { break }
    request.append(more)
}
let endpoint = try Endpoint()
try FileHandle.standardOutput.write(contentsOf: endpoint.response(to: request).data)
