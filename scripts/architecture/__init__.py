"""What scripts/check-architecture.py looks for, a file a question. Everything works on texts, so that Tests/Architecture can try it."""
