// The linked program: see Program.swift.
