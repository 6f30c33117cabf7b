import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import type { CslItem } from './toCsl';

/** The item as a BibTeX entry. */
export function citeInBibtex(item: CslItem): string {
  // Left on, it drops every letter that has no LaTeX command: the whole of an Arabic or Amharic title.
  plugins.config.get('@bibtex').format.asciiOnly = false;
  return plugins.output.format('bibtex', [withoutCommands(item)]);
}

/** The library lets braces and commands through: a brace without its partner ends the field too early, a command runs where the file is typeset. */
function withoutCommands<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string' ? part.replaceAll('{', '(').replaceAll('}', ')').replaceAll('\\', '/') : part,
  ) as Value;
}
