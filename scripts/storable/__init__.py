"""How scripts/generate-storable.py reads declarations and writes conformances. Everything works on texts, so that Tests/System/Architecture can try it."""
