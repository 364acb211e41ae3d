// The source of this target is generated at build time from the files in Rules: see Plugins/CompileRules.
