package import FacetDiagnostics

/// All diagnostics of parsing files, before decoding.
package enum SourceTreeKinds {
  package static let all: [DiagnosticKind] = [
    .yamlTooLarge, .yamlEncoding, .yamlInvalidUTF8, .yamlControlCharacter, .yamlLineSeparator, .yamlTooDeep,
    .yamlTooManyMistakes, .yamlSeveralDocuments, .yamlDuplicateKey, .yamlComplexKey, .yamlMergeKey, .yamlTag,
    .yamlUnknownAlias, .yamlAliasCycle, .yamlTooManyAliases, .yamlUnclosed, .yamlEscape, .yamlTab,
    .yamlReservedCharacter, .yamlMisplacedColon, .yamlMissingColon, .yamlIndentation, .yamlAfterClosing, .yamlDirective,
    .yamlSyntax, .jsonSyntax, .jsonLoneSurrogate, .mergeConflict,
  ]
}

// MARK: - Bytes

extension DiagnosticKind {
  static let yamlTooLarge = DiagnosticKind(
    "yaml/too-large", .error, "File larger than 8 MiB",
    explanation: """
      The maximum size of a file is 8 MiB (8,388,608 bytes). A larger one is probably not a spec, and would make every \
      run slow.

      Wrong: one tokens file with everything ever exported.
      Right: several files, one for each theme or group; all files of a project are read together.
      """)

  static let yamlEncoding = DiagnosticKind(
    "yaml/encoding", .error, "File that is not UTF-8",
    explanation: """
      Every file is read as UTF-8, with or without a byte order mark. UTF-16 and UTF-32 are refused, so that a file \
      means the same to every tool that reads it.

      Wrong: a file saved as "Unicode" by an old editor, which is UTF-16.
      Right: the same file saved as UTF-8: `iconv -f UTF-16 -t UTF-8 old.yaml > new.yaml`.
      """)

  static let yamlInvalidUTF8 = DiagnosticKind(
    "yaml/invalid-utf8", .error, "Invalid UTF-8",
    explanation: """
      The file contains bytes that are not valid UTF-8. It was saved in another encoding (Latin-1, Windows-1252), is \
      truncated, or is not text.

      Wrong: `title: Gr\\xFC\\xDFe` with the bytes of Latin-1.
      Right: `title: Grüße`, saved as UTF-8.
      """)

  static let yamlControlCharacter = DiagnosticKind(
    "yaml/control-character", .error, "Control character",
    explanation: """
      Control characters are invisible and can control terminals. YAML allows only tabs and line breaks. To use \
      another one in text, write an escape in double quotes.

      Wrong: a NUL or an ESC byte pasted into a text.
      Right: `text: "\\x1B"`.
      """)

  static let yamlLineSeparator = DiagnosticKind(
    "yaml/line-separator", .error, "Line or paragraph separator",
    explanation: """
      U+0085, U+2028 and U+2029 end a line for YAML 1.1 but not for editors, so the file would not mean what it looks \
      like: text after one in a comment would count. They come with text pasted from elsewhere.

      Wrong: a text with an invisible U+2028 between two words.
      Right: `text: "first\\Lsecond"` if it is meant (`\\N` U+0085, `\\L` U+2028, `\\P` U+2029), or a blank.
      """)
}

// MARK: - Bounds

extension DiagnosticKind {
  static let yamlTooDeep = DiagnosticKind(
    "yaml/too-deep", .error, "Nesting deeper than 64 levels",
    explanation: """
      YAML may be nested 64 levels deep, including the nodes of aliases. Deeper nesting could overflow the stack.

      Wrong: `[[[[ … ]]]]` with 100 brackets.
      Right: a component of its own for what lies deep inside.
      """)

  static let yamlTooManyMistakes = DiagnosticKind(
    "yaml/too-many-mistakes", .error, "File with more than a thousand errors",
    explanation: """
      The rest of the file was not read, because so many errors usually have one cause, such as a file that is not a \
      spec. Fix the first ones and run again.

      Wrong: a log file called `badge.component.yaml`.
      Right: only specs under the folders that facet.yaml names.
      """)

  static let yamlTooManyAliases = DiagnosticKind(
    "yaml/too-many-aliases", .error, "Aliases that add more than 10,000 nodes",
    explanation: """
      An alias is a copy of the node that it names. A few lines of nested aliases can expand to billions of nodes, so \
      aliases may add at most 10,000 nodes to a file.

      Wrong: `b: [*a, *a, *a]`, then `c: [*b, *b, *b]`, and so on for many lines.
      Right: a component, a style or a token where something is used again and again.
      """)
}

// MARK: - Structure

extension DiagnosticKind {
  static let yamlSeveralDocuments = DiagnosticKind(
    "yaml/several-documents", .error, "Several YAML documents in a file",
    explanation: """
      A line `---` starts another document. One file holds one component, project or set of tokens; nothing after the \
      second `---` would be read, so it is an error rather than a surprise.

      Wrong: two components in one file with `---` between them.
      Right: two files. A single `---` at the top of a file is fine.
      """)

  static let yamlDuplicateKey = DiagnosticKind(
    "yaml/duplicate-key", .error, "Duplicate key",
    explanation: """
      A mapping cannot contain a key twice. Keys are compared by Unicode canonical equivalence: a composed é and an e \
      with a combining accent are the same key.

      Wrong:
        spacing: space.s
        padding: space.m
        spacing: space.l
      Right: one `spacing`.
      """)

  static let yamlComplexKey = DiagnosticKind(
    "yaml/complex-key", .error, "Mapping or sequence as a key",
    explanation: """
      Keys are names, so a key is a plain or quoted word. A bracket or brace where a key stands is most often an \
      unquoted text.

      Wrong: `{title}: Hello`
      Right: `"{title}": Hello` or `title: Hello`
      """)

  static let yamlMergeKey = DiagnosticKind(
    "yaml/merge-key", .error, "The merge key << is not part of the language",
    explanation: """
      The merge key `<<` was removed from YAML. To share parts of a spec, use `extends:` for a style, a component for \
      elements, or a token for a value.

      Wrong:
        large:
          <<: *default
      Right:
        large:
          extends: default
      """)

  static let yamlTag = DiagnosticKind(
    "yaml/tag", .error, "YAML tag",
    explanation: """
      A word that starts with `!` is a tag: it names a type, and the `!` is not part of the value. Types come from the \
      language here, so no tag is read. Most often a negation was meant.

      Wrong: `disabled: !content.canSave`
      Right: `disabled: not content.canSave`
      """)

  static let yamlUnknownAlias = DiagnosticKind(
    "yaml/unknown-alias", .error, "Alias of an unknown anchor",
    explanation: """
      A value that starts with `*` is an alias: it stands for the node that was named with `&` further up in the same \
      file. Text that starts with an asterisk is quoted.

      Wrong: `label: *required`
      Right: `label: "*required"`
      """)

  static let yamlAliasCycle = DiagnosticKind(
    "yaml/alias-cycle", .error, "Alias inside the node it refers to",
    explanation: """
      An alias is a copy of the node that it names. Inside that node the copy would contain itself.

      Wrong: `a: &a { b: *a }`
      Right: the value written out, or an alias of a node that is complete.
      """)
}

// MARK: - Syntax

extension DiagnosticKind {
  static let yamlUnclosed = DiagnosticKind(
    "yaml/unclosed", .error, "Unclosed bracket or quote",
    explanation: """
      Every `[`, `{`, `"` and `'` must be closed. Inside single quotes, write a single quote twice; inside double \
      quotes, write a backslash before a double quote.

      Wrong: `text: 'Don't'` or `frame: { width: 10`
      Right: `text: 'Don''t'`, `text: "Don't"`, `frame: { width: 10 }`
      """)

  static let yamlEscape = DiagnosticKind(
    "yaml/escape", .error, "Unknown escape sequence",
    explanation: """
      In double quotes a backslash begins one of the escapes \\0 \\a \\b \\t \\n \\v \\f \\r \\e \\" \\/ \\\\ \\N \\_ \
      \\L \\P, \\x with two, \\u with four or \\U with eight hexadecimal digits. In single quotes and in plain text it \
      is itself.

      Wrong: `pattern: "\\d+"`
      Right: `pattern: '\\d+'`
      """)

  static let yamlTab = DiagnosticKind(
    "yaml/tab", .error, "Indentation with a tab",
    explanation: """
      YAML allows only spaces for indentation.

      Wrong: a tab before `text:`
      Right: two blanks for each level. Most editors do this when told to insert spaces for tabs.
      """)

  static let yamlReservedCharacter = DiagnosticKind(
    "yaml/reserved-character", .error, "Reserved character at the start of a value",
    explanation: """
      A plain value cannot start with @, ` or %. Quote it.

      Wrong: `handle: @facet`
      Right: `handle: "@facet"`
      """)

  static let yamlMisplacedColon = DiagnosticKind(
    "yaml/misplaced-colon", .error, "Misplaced colon",
    explanation: """
      A colon with a blank after it makes what stands before it a key. Within a text it is quoted; a key of its own \
      stands on a line of its own.

      Wrong: `label: Note: read this`
      Right: `label: "Note: read this"`
      """)

  static let yamlMissingColon = DiagnosticKind(
    "yaml/missing-colon", .error, "Missing colon",
    explanation: """
      Each entry of a mapping is `key: value`, with a blank after the colon. `key:value` is one word.

      Wrong:
        spacing:space.s
        padding: space.m
      Right:
        spacing: space.s
        padding: space.m
      """)

  static let yamlIndentation = DiagnosticKind(
    "yaml/indentation", .error, "Inconsistent indentation",
    explanation: """
      The entries of a mapping, and the items of a sequence, all start in the same column. What belongs to an entry is \
      indented deeper.

      Wrong:
        text: content.title
         color: red
      Right:
        text: content.title
        color: red
      """)

  static let yamlAfterClosing = DiagnosticKind(
    "yaml/after-closing", .error, "Text after a closing quote or bracket",
    explanation: """
      Where a value starts with a quote or a bracket, it ends with its partner, and nothing may follow on the line. \
      Within single quotes a quote is written twice; within double quotes, with a backslash.

      Wrong: `text: 'Don't'`, `text: "{count}" stars`
      Right: `text: "Don't"`, `text: "{count} stars"`
      """)

  static let yamlDirective = DiagnosticKind(
    "yaml/directive", .error, "YAML directive",
    explanation: """
      A line that starts with % before the first document is a directive to the YAML reader. None is needed; `%YAML \
      1.2` may stand there, nothing else.

      Wrong: `%TAG ! tag:example.com,2026:`
      Right: no such line.
      """)

  static let yamlSyntax = DiagnosticKind(
    "yaml/syntax", .error, "YAML syntax error",
    explanation: """
      The rest of the file cannot be parsed. Quote text that contains characters with a meaning in YAML.

      Wrong: `label: , then`
      Right: `label: ", then"`
      """)

  static let jsonSyntax = DiagnosticKind(
    "json/syntax", .error, "The file is not JSON",
    explanation: """
      A file whose name ends in .json is read as JSON by RFC 8259, and nothing beyond it: no comments, no trailing \
      commas, keys and texts in double quotes. A .yaml file may be JSON too, with all of YAML's freedom.

      Wrong: `{ 'a': 1, }`
      Right: `{ "a": 1 }`
      """)

  static let jsonLoneSurrogate = DiagnosticKind(
    "json/lone-surrogate", .error, "Escape of half a surrogate pair",
    explanation: """
      Characters beyond U+FFFF are written as two escapes, a high and a low surrogate, one right after the other. One \
      alone is no character.

      Wrong: `"\\uD83D"`
      Right: `"\\uD83D\\uDE00"`, or the character itself
      """)
}
