import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import type { CslItem } from './toCsl';

/** The item as a BibTeX entry. */
export function citeInBibtex(item: CslItem): string {
  // With `asciiOnly` the library drops every letter without a LaTeX command: an Arabic or Amharic title is lost.
  plugins.config.get('@bibtex').format.asciiOnly = false;
  return plugins.output.format('bibtex', [withoutCommands(item)]);
}

/** The library does not escape braces and commands: an unmatched brace ends the field, and LaTeX runs a command. */
function withoutCommands<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string' ? part.replaceAll('{', '(').replaceAll('}', ')').replaceAll('\\', '/') : part,
  ) as Value;
}
