"""No circle between files, and in Ownership no file that uses a higher folder."""

from pathlib import PurePosixPath

from .file_graph import FileGraph

# The lowest first.
LAYERS = ["ObjectGraph", "Effects", "Summaries", "Interpreter", "WholeProgram", "Detection", "Life", "End", "Verdicts", "Observations"]
MODULES = {"Ownership": LAYERS, "Findings": []}


def layer(path, module, layers):
  """The number of a file's layer; what lies in no folder stands above all."""
  folder = PurePosixPath(path.split(f"/{module}/", 1)[1]).parts[0]
  return layers.index(folder) if folder in layers else len(layers)


def problems(modules):
  """What is wrong. `modules` gives for each module its files, by path."""
  result = []
  for module, layers in MODULES.items():
    graph = FileGraph(modules[module])
    for group in graph.circles():
      result.append(f"{module}: files use each other in a circle:\n    " + "\n    ".join(graph.reasons(group)))
    for path, used in sorted(graph.uses.items()):
      for other, names in sorted(used.items()):
        if layer(other, module, layers) > layer(path, module, layers):
          result.append(f"{path}: uses {', '.join(sorted(names))} of the higher {other}")
  return result
