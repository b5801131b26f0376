import FacetIR
import FacetText

// Formatting of file contents in messages about tokens.

func shown(_ path: TokenPath) -> String { escapedForDisplay(path.description) }

func escaped(_ text: String) -> String { escapedForDisplay(text) }
