"""Copies of a scenario in which just one capture is weak.

The copies are made from the text, without the analyser's parser: a mistake there must not
hide itself here. Several forms are offered, and the first that compiles is taken.
"""

import re

# What stands before the brace of a closure; before that of a body stands a name, `)` or a type.
BEFORE_CLOSURE = re.compile(r"(?:[(,=:\[{?]|\breturn|\bin|\btry|\bawait|&&|\|\|)\s*$")
DECLARATION = re.compile(
    r"^\s*(?:(?:@\w+(?:\([^)]*\))?|public|private|fileprivate|internal|open|static|class|final|override|convenience|required|mutating|nonisolated)\s+)*"
    r"(?:func|init\b|deinit|if|guard|for|while|switch|do|class|struct|enum|extension|protocol|actor|else|get|set|didSet|willSet|defer|catch|subscript|\}\s*else)\b"
)
SIGNATURE = re.compile(
    # The `in` of a loop that stands first in the body ends no signature.
    r"(?!\s*for\b)(?P<attributes>\s*(?:@\w+\s+)*)(?P<list>\[[^\]]*\])?(?P<rest>\s*(?:\([^(){}]*\)|[\w\s,]+?)?\s*(?:async\s*)?(?:throws\s*)?(?:->\s*[^{}\n]+?)?\s*)\bin\b"
)


def masked(text: str) -> str:
    """The same length, with strings and comments blanked out."""
    pattern = re.compile(r'"""(?:\\.|(?!""").)*"""|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*.*?\*/', re.DOTALL)
    return pattern.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), text)


def closing(code: str, opening: int) -> int | None:
    depth = 0
    for index in range(opening, len(code)):
        if code[index] == "{":
            depth += 1
        elif code[index] == "}":
            depth -= 1
            if depth == 0:
                return index
    return None


def opening_brace(code: str, start: int, end: int) -> int | None:
    """The first brace of a closure in the line from `start` to `end`."""
    declaration = DECLARATION.match(code[start:end]) is not None
    for index in range(start, end):
        if code[index] != "{":
            continue
        before = code[start:index]
        if BEFORE_CLOSURE.search(before) or (not declaration and re.search(r"[\w)>?!\]]\s*$", before)) or not before.strip():
            return index
    return None


def weak_list(entries: str | None, name: str) -> str:
    """The capture list with `name` weak in it."""
    kept = [entry.strip() for entry in (entries or "[]")[1:-1].split(",") if entry.strip()]
    result, found = [], False
    for entry in kept:
        bare = re.sub(r"^(?:weak|unowned(?:\(\w+\))?)\s+", "", entry)
        if bare.split("=")[0].strip() == name:
            result.append("weak " + bare)
            found = True
        else:
            result.append(entry)
    return "[" + ", ".join(result if found else ["weak " + name] + result) + "]"


def weakened(text: str, line: int, name: str) -> list[str]:
    """Copies of `text` in which the closure that opens on `line` (1-based) captures `name` weakly."""
    code = masked(text)
    starts = [0] + [index + 1 for index, character in enumerate(text) if character == "\n"]
    start = starts[line - 1]
    end = starts[line] - 1 if line < len(starts) else len(text)
    opening = opening_brace(code, start, end)
    close = closing(code, opening) if opening is not None else None
    if opening is None or close is None:
        return []
    signature = SIGNATURE.match(code, opening + 1, close)
    if signature:
        head = text[signature.start("attributes"):signature.end("attributes")]
        entries = text[signature.start("list"):signature.end("list")] if signature["list"] else None
        rest = text[signature.start("rest"):signature.end("rest")]
        body = text[signature.end():close]
    else:
        head, entries, rest, body = " ", None, " ", text[opening + 1:close]
    opener = "{" + head + weak_list(entries, name) + (rest if rest.strip() else " ") + ("" if rest.endswith(" ") else " ") + "in"
    optional = re.sub(rf"(?<![\w.]){re.escape(name)}\.(?=\w)", f"{name}?.", body)
    bodies = []
    if optional != body:
        bodies.append(optional)
    bodies.append(f" guard let {name} else {{ return gone() }};" + body)
    bodies.append(f" if let {name} {{ {body.strip()} }} else {{ gone() }} ")
    bodies.append(f" guard let {name} else {{ return gone() }}; return {body.strip()} ")
    # Without a use of its own the capture is there for a closure inside only.
    bodies.append(body)
    return [text[:opening] + opener + new + text[close:] + "\nimport CorpusProbe\n" for new in bodies]


def replaced_line(text: str, line: int, replacement: str) -> str:
    lines = text.split("\n")
    lines[line - 1] = replacement
    return "\n".join(lines) + "\nimport CorpusProbe\n"
