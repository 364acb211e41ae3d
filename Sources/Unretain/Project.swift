internal import Project

/// A project to check for closures that keep objects alive by mistake.
///
/// A value without a state: each check reads the sources again. `session()` is for texts that change.
public struct Project: Sendable {
  let linter: Linter
  let paths: ProjectPaths

  /// The Swift files in a folder, as `unretain lint` finds and judges them, with the configuration, rules and models that lie there.
  ///
  /// - Parameter folder: A path. A relative one is taken from the working directory now; later changes of that directory do not matter.
  /// - Throws: If the folder or the settings cannot be used, or if there is no Swift file.
  public init(folder: String, options: Options = Options()) throws(Failure) {
    do throws(ProjectPaths.Problem) { paths = try ProjectPaths(folder: folder) } catch { throw .folder(folder, reason: error.reason) }
    var inner = try LintOptions(options)
    if case .folder(let path) = paths { inner.paths = [path] }
    do throws(ProjectSettings.Problem) { linter = try Linter(inner) } catch { throw .settings(error.lines) }
    if !linter.findsFiles { throw .noSwiftFile }
  }

  /// Sources that need not lie anywhere. The disk is neither read nor written.
  ///
  /// - Parameter sources: The text of each file by its path. The path is only a name, but `Package.swift`, `Tests` and similar names mean what they mean on
  ///   disk.
  /// - Throws: If the options are not valid, or if there is no source.
  public init(sources: [String: String], options: Options = Options()) throws(Failure) {
    paths = .withoutDisk
    let inner = try LintOptions(options)
    do throws(ProjectSettings.Problem) { linter = try Linter(texts: sources.mapValues { Array($0.utf8) }, inner) } catch { throw .settings(error.lines) }
    if !linter.findsFiles { throw .noSwiftFile }
  }

  /// Reads all sources and judges them. What cannot be read is among the problems of the result.
  public func check() -> CheckResult { Translation(linter.run(), paths).result }

  /// A session for sources that change, as in an editor. It starts with the sources as they are.
  public func session() -> Session { Session(self) }
}
