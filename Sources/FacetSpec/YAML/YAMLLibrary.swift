import CLibYAML

/// The version of the system's libyaml, such as `0.2.5`, which is printed with Facet's version.
package var yamlLibraryVersion: String { String(cString: yaml_get_version_string()) }
