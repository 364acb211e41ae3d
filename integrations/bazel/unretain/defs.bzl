"""Unretain in Bazel: what is known of each target is one action of its own, and one more puts all that together.

An action reads the sources of its target and nothing else, and writes the same bytes on every machine: caches, remote ones too, keep it until the target itself changes.
"""

UnretainInfo = provider(
    doc = "What `unretain index` wrote of a target and of what it depends on.",
    fields = {"parts": "A depset of files, one for each target."},
)

_Conditions = provider(doc = "What is known of the conditions of `#if`.", fields = {"values": "Texts such as `DEBUG`, `!DEBUG` and `os(iOS)`."})

def _conditions(ctx):
    return [_Conditions(values = ctx.build_setting_value)]

conditions = rule(
    doc = "What is known of the conditions of `#if`, in the whole build: `--//unretain:define=DEBUG,os(iOS)`.",
    implementation = _conditions,
    build_setting = config.string_list(flag = True),
)

_COMMON = {
    # The file is there before the build: no tool of the target platform, and none that a build makes.
    "_program": attr.label(default = "//unretain:program", allow_single_file = True, executable = False),
    "_define": attr.label(default = "//unretain:define"),
}

# Attributes that lead to further code of the program.
_DEPENDENCIES = ["deps", "implementation_deps", "private_deps", "exports"]

def _swift_files(rule):
    sources = []
    for source in getattr(rule.attr, "srcs", []):
        sources += [file for file in source.files.to_list() if file.extension == "swift"]
    return sources

def _parts_below(rule):
    parts = []
    for name in _DEPENDENCIES:
        for dependency in getattr(rule.attr, name, None) or []:
            if UnretainInfo in dependency:
                parts.append(dependency[UnretainInfo].parts)
    return parts

def _index(ctx, sources, module, is_test, is_index_only):
    part = ctx.actions.declare_file(ctx.label.name + ".unretain")
    arguments = ctx.actions.args()
    arguments.add_all(["index", "--no-cache", "--no-progress", "--jobs", "1", "--no-dependencies", "--module", module])
    if is_test:
        arguments.add("--tests")
    if is_index_only:
        arguments.add("--index-only")
    arguments.add_all(ctx.attr._define[_Conditions].values, before_each = "--define")
    arguments.add("--output", part)
    arguments.add("--")
    arguments.add_all(sources)
    ctx.actions.run(
        executable = ctx.file._program,
        arguments = [arguments],
        inputs = sources,
        outputs = [part],
        mnemonic = "UnretainIndex",
        progress_message = "Reading %s for unretain" % ctx.label,
    )
    return part

def _aspect(target, ctx):
    below = _parts_below(ctx.rule)
    sources = _swift_files(ctx.rule)
    if not sources:
        return [UnretainInfo(parts = depset(transitive = below))]
    part = _index(
        ctx,
        sources,
        module = getattr(ctx.rule.attr, "module_name", None) or ctx.label.name,
        is_test = bool(getattr(ctx.rule.attr, "testonly", False)),
        is_index_only = "unretain_index_only" in getattr(ctx.rule.attr, "tags", []) or bool(ctx.label.workspace_name),
    )
    return [
        UnretainInfo(parts = depset([part], transitive = below)),
        OutputGroupInfo(unretain = depset([part])),
    ]

unretain_aspect = aspect(
    doc = """Reads the Swift files in `srcs` of a target and of all that it depends on, whatever rule it is of.

`module_name` (or else the target's name) and `testonly` of the rule count. Code of other repositories, and what has the tag
`unretain_index_only`, is never reported on.""",
    implementation = _aspect,
    attr_aspects = _DEPENDENCIES,
    attrs = _COMMON,
)

# 1 says that there are findings, which the report shows and a test judges; 3, that something could not be read, which the report shows too.
_LINK = """
status=0
"$@" || status=$?
case $status in 0|1|3) echo "$status" >"$UNRETAIN_STATUS" ;; *) exit "$status" ;; esac
"""

def _link(ctx):
    parts = depset(transitive = [target[UnretainInfo].parts for target in ctx.attr.targets])
    report = ctx.actions.declare_file(ctx.label.name + ".txt")
    sarif = ctx.actions.declare_file(ctx.label.name + ".sarif")
    status = ctx.actions.declare_file(ctx.label.name + ".status")
    arguments = ctx.actions.args()
    arguments.add(ctx.file._program)
    arguments.add_all(["lint", "--no-cache", "--no-progress", "--color", "never", "--fail-on", ctx.attr.fail_on])
    arguments.add("--format", report, format = "text=%s")
    arguments.add("--format", sarif, format = "sarif=%s")
    arguments.add_all(ctx.attr._define[_Conditions].values, before_each = "--define")
    arguments.add_all(ctx.attr.arguments)
    arguments.add_all("--from", parts)
    ctx.actions.run_shell(
        command = _LINK,
        arguments = [arguments],
        env = {"UNRETAIN_STATUS": status.path},
        inputs = depset(ctx.files.settings, transitive = [parts]),
        tools = [ctx.file._program],
        outputs = [report, sarif, status],
        mnemonic = "UnretainLink",
        progress_message = "Looking for closures that keep objects alive: %s" % ctx.label,
    )
    return report, sarif, status

_LINK_ATTRIBUTES = dict(
    targets = attr.label_list(
        doc = "What is to be looked at, with all that it depends on.",
        aspects = [unretain_aspect],
        mandatory = True,
    ),
    settings = attr.label_list(
        doc = "The project's `.unretain.yml`, which lies in the root of the workspace, and what is below `.unretain`: rules and models of its own.",
        allow_files = True,
    ),
    fail_on = attr.string(
        doc = "The least level that makes a test fail.",
        default = "warning",
        values = ["error", "warning", "note", "never"],
    ),
    arguments = attr.string_list(doc = "Further arguments of `unretain lint`."),
    **_COMMON
)

def _report(ctx):
    report, sarif, status = _link(ctx)
    return [DefaultInfo(files = depset([report, sarif])), OutputGroupInfo(status = depset([status]))]

unretain_report = rule(
    doc = "Reports on targets, as NAME.txt and NAME.sarif. The build does not fail for what is found.",
    implementation = _report,
    attrs = _LINK_ATTRIBUTES,
)

def _test(ctx):
    report, sarif, status = _link(ctx)
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(
        script,
        "#!/bin/sh\ncat '%s'\nexit \"$(cat '%s')\"\n" % (report.short_path, status.short_path),
        is_executable = True,
    )
    return [DefaultInfo(executable = script, files = depset([report, sarif]), runfiles = ctx.runfiles([report, status]))]

unretain_test = rule(
    doc = "Reports on targets like `unretain_report`, and fails where something at or above `fail_on` was found, or could not be read.",
    implementation = _test,
    test = True,
    attrs = _LINK_ATTRIBUTES,
)
