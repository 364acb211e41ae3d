"""What `Tests/Corpus/run.py` is made of."""
