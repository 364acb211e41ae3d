"""What scripts/check-architecture.py looks for, a file a question. Everything works on texts, so that Tests/System/Architecture can try it."""
