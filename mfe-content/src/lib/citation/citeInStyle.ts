import locales from '@citation-js/plugin-csl/lib-mjs/locales.json';
import library from '@citation-js/plugin-csl/lib-mjs/styles.json';
import CSL, { type Engine } from 'citeproc';
import { chicago } from './styles/chicago';
import { harvard } from './styles/harvard';
import { ieee } from './styles/ieee';
import type { CslItem } from './toCsl';

/** Named one by one, so that the bundle has no other style. */
const styles = { apa: library.apa, harvard, chicago, vancouver: library.vancouver, ieee };
export type CitationStyle = keyof typeof styles;

/** An engine takes longer to make than all its citations. */
const engines = new Map<CitationStyle, Engine>();
let cited: CslItem | undefined;

/** The item's entry in a bibliography of a style, as plain text in English. */
export function citeInStyle(item: CslItem, style: CitationStyle): string {
  const engine = engines.get(style) ?? makeEngine(style);
  engines.set(style, engine);
  // Cleared first: the engine caches items by their id.
  engine.updateItems([]);
  cited = style === 'vancouver' ? item : withoutRepeatedPublisher(item);
  engine.updateItems([item.id]);
  const [, [entry = '']] = engine.makeBibliography();
  // The number of the entry in its list, which is the reader's list.
  return entry.trim().replace(style === 'vancouver' ? /^1\.\s*/u : /^$/u, '');
}

/** Removes a publisher that is the author, because styles name it once. Vancouver requires a publisher. */
function withoutRepeatedPublisher(item: CslItem): CslItem {
  const { publisher, ...rest } = item;
  const [name, ...others] = item.author ?? [];
  const isRepeated = name && 'literal' in name && name.literal === publisher && others.length === 0;
  return isRepeated ? rest : item;
}

function makeEngine(style: CitationStyle): Engine {
  const english = locales['en-US'];
  const system = { retrieveLocale: () => english, retrieveItem: () => cited };
  const engine = new CSL.Engine(system, styles[style], 'en-US', true);
  engine.setOutputFormat('text');
  return engine;
}
