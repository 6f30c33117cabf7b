import locales from '@citation-js/plugin-csl/lib-mjs/locales.json';
import styles from '@citation-js/plugin-csl/lib-mjs/styles.json';
import CSL from 'citeproc';
import type { CslItem } from './toCsl';

/** The item's entry in a bibliography of a style, as plain text in English. */
export function citeInStyle(item: CslItem, style: 'apa' | 'harvard'): string {
  // Named one by one, so that the bundle holds no other style or language.
  const xml = style === 'apa' ? styles.apa : styles.harvard1;
  const english = locales['en-US'];
  const engine = new CSL.Engine({ retrieveLocale: () => english, retrieveItem: () => item }, xml, 'en-US', true);
  engine.setOutputFormat('text');
  engine.updateItems([item.id]);
  const [, [entry = '']] = engine.makeBibliography();
  return entry.trim();
}
