/// The difference between two texts in the format of `patch` and `git apply`.
public struct UnifiedDiff: Sendable {
  /// The number of unchanged lines around a change.
  private static let context = 3

  private let path: String
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]

  /// - Parameter path: The path to display, with `/` between components.
  public init(path: String, old: [UInt8], new: [UInt8]) {
    self.path = path
    self.old = Self.lines(of: old)
    self.new = Self.lines(of: new)
  }

  /// The lines, each with its line break.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 0x0A {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  private enum Step {
    case same(old: Int, new: Int)
    case removed(old: Int, new: Int)
    case added(old: Int, new: Int)

    var isChange: Bool { if case .same = self { false } else { true } }
  }

  /// Empty if nothing differs.
  public func render() -> String {
    let steps = steps
    var text = ""
    var next = 0
    while let first = steps[next...].firstIndex(where: \.isChange) {
      var last = first
      var index = first + 1
      while index < steps.count, index - last <= 2 * Self.context {
        if steps[index].isChange { last = index }
        index += 1
      }
      let end = min(steps.count, last + 1 + Self.context)
      text += hunk(Array(steps[max(next, first - Self.context)..<end]))
      next = end
    }
    return text.isEmpty ? "" : "--- a/\(path)\n+++ b/\(path)\n" + text
  }

  private var steps: [Step] {
    let difference = new.difference(from: old, by: ==)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var steps: [Step] = []
    var (oldLine, newLine) = (0, 0)
    while oldLine < old.count || newLine < new.count {
      if removed.contains(oldLine) {
        steps.append(.removed(old: oldLine, new: newLine))
        oldLine += 1
      } else if added.contains(newLine) {
        steps.append(.added(old: oldLine, new: newLine))
        newLine += 1
      } else {
        steps.append(.same(old: oldLine, new: newLine))
        oldLine += 1
        newLine += 1
      }
    }
    return steps
  }

  private func hunk(_ steps: [Step]) -> String {
    var lines = ""
    var (oldCount, newCount) = (0, 0)
    var start: (old: Int, new: Int)?
    for step in steps {
      switch step {
      case .same(let oldLine, let newLine):
        start = start ?? (oldLine, newLine)
        lines += " " + text(old[oldLine])
        oldCount += 1
        newCount += 1
      case .removed(let oldLine, let newLine):
        start = start ?? (oldLine, newLine)
        lines += "-" + text(old[oldLine])
        oldCount += 1
      case .added(let oldLine, let newLine):
        start = start ?? (oldLine, newLine)
        lines += "+" + text(new[newLine])
        newCount += 1
      }
    }
    let (oldStart, newStart) = start ?? (0, 0)
    // An empty side is placed after the preceding line.
    let left = "\(oldCount == 0 ? oldStart : oldStart + 1),\(oldCount)"
    let right = "\(newCount == 0 ? newStart : newStart + 1),\(newCount)"
    return "@@ -\(left) +\(right) @@\n" + lines
  }

  private func text(_ line: ArraySlice<UInt8>) -> String {
    let text = String(decoding: line, as: UTF8.self)
    return line.last == 0x0A ? text : text + "\n\\ No newline at end of file\n"
  }
}
