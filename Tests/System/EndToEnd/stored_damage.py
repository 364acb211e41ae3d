"""Damage to entries of the cache that their checksums do not show."""

MASK = (1 << 64) - 1
PRIME = 0x0000_0100_0000_01B3
HEAD = len(b"unretain") + 1


def checksum(data):
  """As `Sources/Engine/Checksum.swift` computes it."""
  total = 0xCBF2_9CE4_8422_2325 ^ len(data)
  whole = len(data) // 8 * 8
  for place in range(0, whole, 8):
    total = (total ^ int.from_bytes(data[place:place + 8], "little")) * PRIME & MASK
    total ^= total >> 29
  for byte in data[whole:]:
    total = (total ^ byte) * PRIME & MASK
  return total


def damaged(chosen, entry, key):
  """An entry, given by its bytes and its name, with some bytes of its content changed, and with the checksum of these."""
  content = bytearray(entry[HEAD + 8:])
  assert entry[HEAD:HEAD + 8] == sealed(content, key), "not an entry with a checksum that is known here"
  for _ in range(chosen.choice((1, 1, 1, 2, 8))):
    place = chosen.randrange(len(content))
    content[place] = chosen.choice((0, 1, 0x7F, 0x80, 0xFF, content[place] ^ 1 << chosen.randrange(8), chosen.randrange(256)))
  return entry[:HEAD] + sealed(content, key) + bytes(content)


def sealed(content, key):
  return (checksum(content) ^ checksum(key.encode())).to_bytes(8, "little")
