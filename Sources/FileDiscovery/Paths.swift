/// Path operations on text, without disk access.
enum Paths {
  /// A path as a user would type it: without `.` components, doubled slashes and a trailing slash. `..` is kept, because its meaning depends on symbolic
  /// links.
  /// The working directory is the empty text.
  static func tidied(_ path: String) -> String {
    let isAbsolute = path.utf8.first == slash
    let components = path.utf8.split(separator: slash).filter { !$0.elementsEqual([dot]) }
    return (isAbsolute ? "/" : "") + components.map { String($0)! }.joined(separator: "/")
  }

  /// The path of a name in a folder; the empty folder is the working directory.
  static func joined(_ folder: String, _ name: String) -> String {
    if folder.isEmpty { return name }
    return folder.utf8.last == slash ? folder + name : folder + "/" + name
  }

  /// The parent folder of an absolute path; `nil` for `/`.
  static func parent(ofAbsolute path: String) -> String? {
    guard path != "/", let last = path.utf8.lastIndex(of: slash) else { return nil }
    return last == path.utf8.startIndex ? "/" : String(path[..<last])
  }

  /// `path` without the leading `folder/`; `nil` if it lies elsewhere. Both are absolute and tidied.
  static func relative(_ path: String, to folder: String) -> String? {
    if path.utf8.elementsEqual(folder.utf8) { return "." }
    let prefix = folder.utf8.last == slash ? folder : folder + "/"
    guard path.utf8.starts(with: prefix.utf8) else { return nil }
    return String(decoding: path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }

  /// Whether one path precedes another in bytewise order. Swift orders strings by Unicode's canonical forms, in which two different paths can be equal.
  static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}
