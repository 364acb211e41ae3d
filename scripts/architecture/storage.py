"""One way to store values: `Storable`, with its one writer and one reader."""

import re

from .swift_text import code

# Other ways, of the language and of its libraries.
OTHERS = re.compile(r"\b(?:Codable|Encodable|Decodable|CodingKey|NSCoding|NSSecureCoding|JSONEncoder|JSONDecoder|PropertyListEncoder|PropertyListDecoder)\b")
# A conformance of Storable, or what one hands on.
CONFORMANCE = re.compile(r"\bfunc (?:store|storeContent)\((?:all|optional)?.*\binout StoreWriter\)|\bfunc \w+\(to writer: inout StoreWriter\)")
# Another reader takes values off something.
OTHER_READER = re.compile(r"\binit\((?:\w+ \w+: \w+, )?from \w+: inout (?!StoreReader\b)\w+")
# What a run leaves is written in parts, by many threads.
COMPOSED = {"Sources/Ownership/AnalysisArchive.swift"}


def problems(modules):
  """What is wrong. `modules` gives for each module its files, by path."""
  result = []
  for module, files in modules.items():
    for path, text in sorted(files.items()):
      for number, line in enumerate(code(text).splitlines(), 1):
        for word in OTHERS.findall(line):
          result.append(f"{path}:{number}: `{word}` is another way to store values than `Storable`")
        if OTHER_READER.search(line):
          result.append(f"{path}:{number}: reads values from something else than a `StoreReader`")
        if module != "Engine" and path not in COMPOSED and re.search(r"\bStoreWriter\b", line) and not CONFORMANCE.search(line):
          result.append(f"{path}:{number}: uses `StoreWriter` outside of a conformance to `Storable`; ask a value for its `storedBytes`")
  return result
