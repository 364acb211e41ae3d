import ArgumentParser
import Engine
import Project

/// The cache options of a run.
struct CacheOptions: ParsableArguments {
  @Flag(inversion: .prefixedNo, help: "Keep what was read and worked out, so that the next run need not do it again.")
  var cache = true

  @OptionGroup var place: CachePlace

  /// `nil` without a cache.
  var folder: String? {
    guard cache, let folder = place.folder else { return nil }
    guard let reason = CacheStore(folder: folder).distrust else { return folder }
    Console.writeError("unretain: the cache \(folder) is not used: \(reason); name another folder with --cache-path, or use --no-cache\n")
    return nil
  }
}

/// The folder of the cache.
struct CachePlace: ParsableArguments {
  @Option(help: ArgumentHelp("The folder of the cache; by default `unretain` in $XDG_CACHE_HOME or where the system keeps caches.", valueName: "folder"))
  var cachePath: String?

  var folder: String? { cachePath ?? CacheFolder.standard() }
}

/// Commands for the cache.
struct CacheCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cache",
    abstract: "Show or empty the cache.",
    discussion: "The cache only saves time: a run gives the same result without it. What nobody has used for thirty days is removed by itself.",
    subcommands: [CacheInfoCommand.self, CacheCleanCommand.self])
}

struct CacheInfoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "info", abstract: "Show where the cache lies and how much is in it.")

  @OptionGroup var place: CachePlace

  func run() throws {
    let folder = try place.required()
    let usage = CacheStore(folder: folder).usage()
    try Console.write("folder   \(folder)\nentries  \(usage.entries)\nsize     \(Self.size(usage.bytes))\n")
  }

  static func size(_ bytes: Int) -> String {
    bytes < 1_000_000 ? "\((bytes + 999) / 1000) kB" : "\((bytes + 500_000) / 1_000_000) MB"
  }
}

struct CacheCleanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "clean", abstract: "Remove all that is in the cache.")

  @OptionGroup var place: CachePlace

  func run() throws {
    let removed = CacheStore(folder: try place.required()).clean()
    try Console.write("\(removed.entries) \(removed.entries == 1 ? "entry" : "entries") removed, \(CacheInfoCommand.size(removed.bytes))\n")
  }
}

extension CachePlace {
  fileprivate func required() throws -> String {
    if let folder { return folder }
    throw CommandError("there is no folder for a cache: neither XDG_CACHE_HOME nor HOME is set; --cache-path names one")
  }
}
