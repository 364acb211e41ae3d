"""Large programs from small ones, by their syntax trees.

A node that holds another one of its kind can be put into itself any number of times; one that stands beside another one of its kind can be repeated; and
two ways to put a kind into itself can take turns. So each construct of the grammar that the samples show gives shapes, without a list of them.
"""

import collections
import dataclasses
import random
import re

Node = collections.namedtuple("Node", "depth kind start end")
PATH_LIMIT, TEXT_LIMIT = 9, 160
NAMED = re.compile(rb"\b(?:func|var|let|class|struct|enum|case|protocol|typealias|actor)\s+([A-Za-z_]\w*)")


@dataclasses.dataclass(frozen=True)
class Shape:
  name: str
  before: bytes
  opening: tuple
  middle: bytes
  closing: tuple
  after: bytes
  # Whether the names that a part declares are other ones in each.
  numbered: bool = False

  def text(self, count):
    def parts(pieces):
      return [part(pieces[index % len(pieces)], index, self.numbered) for index in range(count)]
    return self.before + b"".join(parts(self.opening)) + self.middle + b"".join(reversed(parts(self.closing))) + self.after


def part(text, index, numbered):
  if numbered:
    for name in set(NAMED.findall(text)):
      text = re.sub(rb"\b%s\b" % name, b"%s%d" % (name, index), text)
  return text


def trees(lines):
  """The trees that print-trees has printed, by path, each as nodes in the order of their beginning."""
  result, nodes = {}, None
  for line in lines:
    if line.startswith("== "):
      nodes = result.setdefault(line[3:].rstrip("\n"), [])
      continue
    depth, _, kind, _, start, end = line.split()[:6]
    nodes.append(Node(int(depth), kind, int(start), int(end)))
  return result


def nestings(source, nodes):
  """(path of kinds, start, end, start and end inside) for each node and those of its kind in it, the nearest ones."""
  open_nodes = []
  for node in nodes:
    while open_nodes and open_nodes[-1].depth >= node.depth:
      open_nodes.pop()
    for place in range(len(open_nodes) - 1, max(-1, len(open_nodes) - PATH_LIMIT), -1):
      outer = open_nodes[place]
      if outer.kind == node.kind and (outer.start, outer.end) != (node.start, node.end):
        yield tuple(each.kind for each in open_nodes[place:]), outer, node
        break
    open_nodes.append(node)


def neighbours(source, nodes):
  """(kind of the parent, two neighbours of one kind) for each such pair."""
  last, parents = {}, {}
  for node in nodes:
    for depth in [depth for depth in last if depth > node.depth]:
      del last[depth]
    before = last.get(node.depth)
    parents[node.depth] = node.kind
    if before and before.kind == node.kind and node.start - before.end <= 12:
      yield parents.get(node.depth - 1, "-"), before, node
    last[node.depth] = node


def all_shapes(sources, trees):
  """The shapes of all samples, one for each way, by the shortest text."""
  found = {}

  def keep(shape, key):
    size = sum(map(len, shape.opening + shape.closing))
    if size <= TEXT_LIMIT and (key not in found or size < found[key][0]):
      found[key] = (size, shape)

  for path, nodes in trees.items():
    source = sources[path]
    if any(node.kind == "ERROR" for node in nodes):
      continue
    for kinds, outer, inner in nestings(source, nodes):
      keep(Shape(
        "nested " + " ".join(kinds), source[:outer.start], (source[outer.start:inner.start],), source[outer.start:outer.end],
        (source[inner.end:outer.end],), source[outer.end:], numbered=True), ("nested", kinds))
    for parent, first, second in neighbours(source, nodes):
      separator = source[first.end:second.start]
      inside = tuple(node.kind for node in nodes if first.start <= node.start and node.end <= first.end and node.depth in (first.depth + 1, first.depth + 2))
      for numbered in (False, True):
        keep(Shape(
          f"{'other' if numbered else 'like'} {first.kind} in {parent}: {' '.join(inside)[:60]}", source[:first.start], (source[first.start:first.end] + separator,), b"", (b"",),
          source[second.start:], numbered), ("list", numbered, parent, first.kind, inside))
  return [shape for _, shape in found.values()]


def alternations(shapes, count, seed):
  """Some pairs of nestings of one kind that take turns."""
  by_kind = collections.defaultdict(list)
  for shape in shapes:
    if shape.name.startswith("nested"):
      by_kind[shape.name.split()[1]].append(shape)
  chosen = random.Random(seed)
  kinds = sorted(kind for kind, all_of_kind in by_kind.items() if len(all_of_kind) > 1)
  for _ in range(count):
    one, other = chosen.sample(by_kind[chosen.choice(kinds)], 2)
    yield dataclasses.replace(
      one, name=f"{one.name} / {other.name}", opening=one.opening + other.opening, closing=one.closing + other.closing)
