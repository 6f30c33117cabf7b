import locales from '@citation-js/plugin-csl/lib-mjs/locales.json';
import library from '@citation-js/plugin-csl/lib-mjs/styles.json';
import CSL, { type Engine } from 'citeproc';
import type { CslItem } from '@adp/shared-data/citation';
import { chicago } from './styles/chicago';
import { harvard } from './styles/harvard';
import { ieee } from './styles/ieee';

/** The citation styles. They are accessed by name, so that the bundle contains no other styles. */
const styles = { apa: library.apa, harvard, chicago, vancouver: library.vancouver, ieee };
export type CitationStyle = keyof typeof styles;

/** Cached engines, because creating an engine takes longer than formatting citations. */
const engines = new Map<CitationStyle, Engine>();
let cited: CslItem | undefined;

export function citeInStyle(item: CslItem, style: CitationStyle): string {
  const engine = engines.get(style) ?? makeEngine(style);
  engines.set(style, engine);
  // Clear the engine's items first, because it caches them by id.
  engine.updateItems([]);
  cited = style === 'vancouver' ? item : withoutRepeatedPublisher(item);
  engine.updateItems([item.id]);
  const [, [entry = '']] = engine.makeBibliography();
  // Remove the entry's number, because the reader's own list determines it.
  return entry.trim().replace(style === 'vancouver' ? /^1\.\s*/u : /^$/u, '');
}

/** Removes a publisher that is also the only author, because most styles do not repeat the name. Vancouver requires a publisher. */
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
