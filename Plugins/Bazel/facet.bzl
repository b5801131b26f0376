"""Rules for design systems: Swift from specs, and tests of specs and of snapshots.

Every action and every test sees its declared inputs only, in a folder of its own, with the paths that they have in the
workspace. So results name no absolute path, and are the same wherever they are made.
"""

_TOOL = attr.label(
    default = "@facet_tool//:facet",
    allow_single_file = True,
    cfg = "exec",
    doc = "The facet to run: that of one of the rules in repository.bzl.",
)

_PROJECT = attr.label(mandatory = True, allow_single_file = [".yaml"], doc = "The facet.yaml of the design system.")

_SPECS = attr.label_list(
    mandatory = True,
    allow_files = True,
    doc = "All that facet reads: specs, tokens, String Catalogs, data, hand-written Swift. 'facet ls files' lists it.",
)

def _facet_library_impl(ctx):
    inputs = depset([ctx.file.project] + ctx.files.specs)
    outputs = ctx.outputs.outs or [ctx.actions.declare_directory(ctx.label.name)]

    # The paths are relative to the folder in which the action runs.
    arguments = ctx.actions.args()
    arguments.add(ctx.file._tool)
    arguments.add(ctx.file.project)
    if ctx.outputs.outs:
        arguments.add_all(outputs, before_each = "--file")
    else:
        arguments.add_all(outputs, before_each = "--folder", expand_directories = False)
    arguments.add_all(inputs)
    ctx.actions.run(
        executable = ctx.executable._script,
        arguments = [arguments],
        inputs = inputs,
        tools = [ctx.file._tool],
        outputs = outputs,
        mnemonic = "FacetGenerate",
        progress_message = "Generating the Swift code of %s" % ctx.label,
    )
    return [DefaultInfo(files = depset(outputs))]

facet_library = rule(
    implementation = _facet_library_impl,
    attrs = {
        "outs": attr.output_list(
            doc = "The generated files, for rules that take no folder: 'facet ls files' lists them. If the specs make " +
                  "others, the build fails and says which.",
        ),
        "project": _PROJECT,
        "specs": _SPECS,
        "_script": attr.label(
            default = "//:generate.sh",
            allow_single_file = True,
            executable = True,
            cfg = "exec",
        ),
        "_tool": _TOOL,
    },
    doc = "Generates the Swift code of a design system: the files `outs`, or else a folder with the name of the rule.",
)

def _test(ctx, commands, inputs):
    """A test that runs commands of facet over copies of its inputs."""
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.expand_template(
        template = ctx.file._script,
        output = script,
        is_executable = True,
        substitutions = {
            "%{commands}": "\n".join(commands),
            "%{project}": ctx.file.project.short_path,
            "%{tool}": ctx.file._tool.short_path,
        },
    )
    runfiles = ctx.runfiles(files = [ctx.file.project, ctx.file._tool] + inputs)
    return [DefaultInfo(executable = script, runfiles = runfiles)]

_TEST = {
    "project": _PROJECT,
    "specs": _SPECS,
    "_script": attr.label(default = "//:test.sh", allow_single_file = True),
    "_tool": _TOOL,
}

def _facet_check_test_impl(ctx):
    commands = ["check_specs --strict" if ctx.attr.strict else "check_specs"]
    if ctx.files.generated:
        commands.append("check_generated")
    return _test(ctx, commands, ctx.files.specs + ctx.files.generated)

facet_check_test = rule(
    implementation = _facet_check_test_impl,
    test = True,
    attrs = dict(
        _TEST,
        generated = attr.label_list(
            allow_files = True,
            doc = "The generated code with its manifest, if it is checked in. The test fails if it is not current.",
        ),
        strict = attr.bool(doc = "Whether a warning fails the test."),
    ),
    doc = "Checks the specs of a design system, and its generated code if that is checked in.",
)

def _facet_snapshot_test_impl(ctx):
    return _test(ctx, ["check_snapshots"], ctx.files.specs + ctx.files.snapshots)

facet_snapshot_test = rule(
    implementation = _facet_snapshot_test_impl,
    test = True,
    attrs = dict(
        _TEST,
        snapshots = attr.label_list(
            mandatory = True,
            allow_files = True,
            doc = "The recorded snapshots: all files of the folder.",
        ),
    ),
    doc = "Compares the snapshots of a design system with the recorded ones. With shard_count, each shard draws a part.",
)
