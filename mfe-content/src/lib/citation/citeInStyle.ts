import locales from '@citation-js/plugin-csl/lib-mjs/locales.json';
import styles from '@citation-js/plugin-csl/lib-mjs/styles.json';
import CSL, { type Engine } from 'citeproc';
import type { CslItem } from './toCsl';

/** An engine takes longer to make than all its citations. */
const engines = new Map<string, Engine>();
let cited: CslItem | undefined;

/** The item's entry in a bibliography of a style, as plain text in English. */
export function citeInStyle(item: CslItem, style: 'apa' | 'harvard'): string {
  const engine = engines.get(style) ?? makeEngine(style);
  engines.set(style, engine);
  // Cleared first: the engine caches items by their id.
  engine.updateItems([]);
  cited = item;
  engine.updateItems([item.id]);
  const [, [entry = '']] = engine.makeBibliography();
  return entry.trim();
}

function makeEngine(style: 'apa' | 'harvard'): Engine {
  // Named one by one, so that the bundle has no other style or language.
  const xml = style === 'apa' ? styles.apa : styles.harvard1;
  const english = locales['en-US'];
  const system = { retrieveLocale: () => english, retrieveItem: () => cited };
  const engine = new CSL.Engine(system, xml, 'en-US', true);
  engine.setOutputFormat('text');
  return engine;
}
