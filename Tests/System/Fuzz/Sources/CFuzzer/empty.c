// The module is its header.
